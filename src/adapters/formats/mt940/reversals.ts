/** Decides on the rows that take another one back, by the balances of the message, and checks its sum. */
import type { DraftNote, DraftRow } from '../../model/draft.js';
import { shownUnits } from '../camt/sums.js';
import type { MessageRow } from './row.js';
import type { ReadMessage } from './statement.js';
import { isReversal } from './statementLine.js';

/** Which of the two marks are read against the rules of SWIFT, as some banks and programs do. */
interface MarkReading {
  readonly RC: boolean;
  readonly RD: boolean;
}

const READINGS: readonly MarkReading[] = [
  { RC: false, RD: false },
  { RC: true, RD: true },
  { RC: true, RD: false },
  { RC: false, RD: true },
];

export function rowsOf(message: ReadMessage): {
  readonly rows: readonly DraftRow[];
  readonly notes: readonly DraftNote[];
} {
  const { rows, opening, closing, region } = message;
  const moved = movedBy(message);
  const sums = READINGS.map(reading => sumOf(rows, reading));
  const [bySwift] = sums;
  const fits = READINGS.filter((_, place) => moved !== undefined && sums[place] === moved);
  const [found = READINGS[0] as MarkReading] = fits;
  const notes: DraftNote[] = [];
  if (moved !== undefined && bySwift !== undefined && fits.length === 0)
    notes.push({
      code: 'sum_differs',
      message: `The opening balance ${shownUnits(opening?.units ?? 0n)} and the rows, ${shownUnits(bySwift)} together, do not give the closing balance ${shownUnits(closing?.units ?? 0n)}`,
      region,
    });
  const reversed = rows.filter(({ mark }) => isReversal(mark));
  const [first] = reversed;
  if (first !== undefined) notes.push(reversalNote(reversed, first, found, isProved(rows, fits)));
  return { rows: rows.map(row => asRead(row, found)), notes };
}

/** By how much the balances say that the rows moved the account. */
function movedBy({ opening, closing }: ReadMessage): bigint | undefined {
  if (opening === undefined || closing === undefined) return undefined;
  if (opening.money.currency !== undefined && closing.money.currency !== undefined)
    if (opening.money.currency !== closing.money.currency) return undefined;
  return closing.units - opening.units;
}

/** Undefined where a row cannot be added. */
function sumOf(rows: readonly MessageRow[], reading: MarkReading): bigint | undefined {
  let sum = 0n;
  for (const { mark, units, draft } of rows) {
    if (units === undefined) return undefined;
    if (draft.status !== 'Pending') sum += isTurned(mark, reading) ? -units : units;
  }
  return sum;
}

function isTurned(mark: MessageRow['mark'], { RC, RD }: MarkReading): boolean {
  return (mark === 'RC' && RC) || (mark === 'RD' && RD);
}

/** Each mark that occurs is read in the same way by all readings with which the balances agree. */
function isProved(rows: readonly MessageRow[], fits: readonly MarkReading[]): boolean {
  if (fits.length === 0) return false;
  return (['RC', 'RD'] as const).every(
    mark => !rows.some(row => row.mark === mark) || new Set(fits.map(reading => reading[mark])).size === 1,
  );
}

function reversalNote(
  rows: readonly MessageRow[],
  { draft }: MessageRow,
  { RC, RD }: MarkReading,
  isShown: boolean,
): DraftNote {
  const what = `${rows.length === 1 ? 'A row takes' : `${rows.length} rows take`} an earlier one back (${[...new Set(rows.map(({ mark }) => mark))].join(', ')})`;
  if (!isShown)
    return {
      code: 'sign_assumed',
      message: `${what}. No balance shows whether RC is a debit and RD a credit, as SWIFT has it, so that was taken`,
      region: draft.region,
    };
  const how = RC || RD ? 'against the rules of SWIFT' : 'by the rules of SWIFT';
  return {
    code: 'reversals_read',
    message: `${what}. Opening and closing balance show that ${how} ${rows.length === 1 ? 'it is' : 'they are'} read rightly`,
    region: draft.region,
  };
}

function asRead({ draft, mark }: MessageRow, reading: MarkReading): DraftRow {
  if (!isTurned(mark, reading) || draft.amount === undefined) return draft;
  const direction = draft.amount.direction === 'Debit' ? 'Credit' : 'Debit';
  return { ...draft, amount: { ...draft.amount, direction } };
}
