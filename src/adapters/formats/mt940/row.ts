/** Makes a row of `:61:`, the texts that follow it, and what the bank adds. */
import { quoted } from '../../../base/shown.js';
import type { DraftNote, DraftRow, DraftSkipped, Region } from '../../model/draft.js';
import { isKindOfPayment } from '../../rows/kindOfPayment.js';
import { type Details, detailsIn } from './details.js';
import type { SwiftField } from './fields.js';
import {
  directionOf,
  furtherIn,
  isExpected,
  type Mark,
  type StatementLine,
  statementLineIn,
} from './statementLine.js';
import { signedUnits } from './swiftBalance.js';

export interface MessageRow {
  /** With the direction that the rules of SWIFT give its mark. */
  readonly draft: DraftRow;
  readonly mark: Mark;
  /** By how much it moves the account. Undefined where the amount cannot be added. */
  readonly units: bigint | undefined;
}

export interface ReadRow {
  readonly row: MessageRow | undefined;
  readonly skipped: DraftSkipped | undefined;
  readonly notes: readonly DraftNote[];
}

interface Around {
  readonly currency: string | undefined;
  readonly isInterim: boolean;
}

/** `texts`: the fields `:86:` behind the line. `own`: the fields of the bank there. */
export function readRow(
  field: SwiftField,
  texts: readonly SwiftField[],
  own: readonly SwiftField[],
  around: Around,
): ReadRow {
  const last = [...texts, ...own].reduce((to, { region }) => Math.max(to, region.to), field.region.to);
  const region: Region = { ...field.region, to: last };
  const line = statementLineIn(field.lines);
  if (line === undefined) {
    const message = `The line ${quoted(field.lines.join(' '))} has no date, mark and amount as field 61 has`;
    return { row: undefined, skipped: { region, reason: 'malformed', message }, notes: [] };
  }
  const said = [...line.further, line.behind ?? '', ...texts.flatMap(({ lines }) => lines)].join(' ');
  const units = signedUnits(line.amount, directionOf(line.mark));
  if (units === 0n && tellsBalance(said)) {
    const message = 'A line of 0,00 with a balance or a count in its text moves no money';
    return { row: undefined, skipped: { region, reason: 'balance_line', message }, notes: [] };
  }
  const draft: DraftRow = {
    region,
    id: line.bankReference,
    date: line.day?.text ?? line.dates,
    writtenDate: line.dates,
    valueDate: line.value?.text,
    amount: { text: line.amount, direction: directionOf(line.mark) },
    // An interim report tells what is not final yet.
    status: around.isInterim || isExpected(line.mark) ? 'Pending' : 'Booked',
    ...(line.type === undefined
      ? undefined
      : { proprietaryTransactionCode: { code: line.type, issuer: 'SWIFT' } }),
    ...partsOf(line, texts, own, around),
  };
  return { row: { draft, mark: line.mark, units }, skipped: undefined, notes: notesOf(line, region) };
}

/** Some banks write what BAI2 calls a summary into rows of nothing: `C 37897,00 BAI CD 025`. */
const TELLS_BALANCE =
  /\bBAI\b|\b(?:balances?|bal|totals?|counts?|items?|number of|no\. of)\b|\d[.,]\d{2}(?!\d)/i;

function tellsBalance(said: string): boolean {
  return said.trim() === '' || TELLS_BALANCE.test(said);
}

function notesOf({ day, value, dates, isBroken }: StatementLine, region: Region): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  const note = (message: string) => notes.push({ code: 'syntax_tolerated', message, region });
  if (day?.isLastOfMonth === true || value?.isLastOfMonth === true)
    note(`${quoted(dates)} names a day that does not exist, so the last day of its month was taken`);
  if (isBroken) note('A row is broken within its first line, and was read with the line below it');
  return notes;
}

// The texts of a row, in their roles.

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

function partsOf(
  line: StatementLine,
  texts: readonly SwiftField[],
  own: readonly SwiftField[],
  { currency }: Around,
): Partial<DraftRow> {
  const details = detailsIn(texts.map(({ lines }) => lines));
  const bankText = ownTextIn(own);
  const { words, text } = furtherIn(line.further);
  const account = details.account ?? [line.reference, text].find(each => IBAN.test(each ?? ''));
  const below = text !== undefined && isName(text, details) ? text : undefined;
  const payee = details.name ?? line.behind ?? below ?? bankText.name;
  const isNameless = details.free === undefined && details.wording === undefined;
  const additional = joined([
    details.kind,
    text === payee || text === account ? undefined : text,
    line.behind === payee ? undefined : line.behind,
    isNameless ? bankText.kind : undefined,
  ]);
  const reference = details.wording ?? (isNameless ? bankText.wording : undefined);
  const isSilent = [payee, reference, additional, details.free].every(each => each === undefined);
  return {
    narrative: isSilent ? wordsOf(line) : details.free,
    payee,
    payeeAccount: account,
    reference,
    additional,
    other: {
      mark: line.mark,
      ...(line.letter === undefined || line.letter === currency?.[2]
        ? undefined
        : { fundsCode: line.letter }),
      ...(line.reference === undefined ? undefined : { customerReference: line.reference }),
      ...(line.bankReference === undefined ? undefined : { bankReference: line.bankReference }),
      ...words,
      ...details.other,
      ...ownTold(own),
    },
  };
}

/** Below the line stands the other party, or what the bank calls the payment. */
function isName(text: string, { name }: Details): boolean {
  return name === undefined && /^\p{L}{2}/u.test(text) && !/\d{4}/.test(text) && !isKindOfPayment(text);
}

function joined(texts: readonly (string | undefined)[]): string | undefined {
  const said = [...new Set(texts.filter(text => text !== undefined && text !== ''))];
  return said.length === 0 ? undefined : said.join(' ');
}

// Fields NS of German banks: 01 to 14 the wording, 15 and 16 the name, 17 what the bank calls the payment.

function ownTextIn(own: readonly SwiftField[]): {
  readonly name: string | undefined;
  readonly wording: string | undefined;
  readonly kind: string | undefined;
} {
  const numbered = own
    .flatMap(({ lines }) => lines)
    .map(line => [Number(/^\d{2}/.exec(line)?.[0] ?? 0), line.slice(2)] as const);
  const within = (from: number, to: number) =>
    joined(numbered.filter(([number]) => number >= from && number <= to).map(([, text]) => text.trim()));
  return { wording: within(1, 14), name: within(15, 16), kind: within(17, 17) };
}

function ownTold(own: readonly SwiftField[]): Readonly<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const { tag, lines } of own)
    told[tag] = [told[tag], lines.join('\n')].filter(text => text !== undefined).join('\n');
  return told;
}

/** What the types of SWIFT are called, for rows without any text. Source: SWIFT Standards, MT940, field 61, subfield 6. */
const WORDS: Readonly<Record<string, string>> = {
  BOE: 'BILL OF EXCHANGE',
  BRF: 'BROKERAGE FEE',
  CHG: 'CHARGES',
  CHK: 'CHEQUE',
  CLR: 'CASH LETTER',
  COL: 'COLLECTION',
  COM: 'COMMISSION',
  DDT: 'DIRECT DEBIT',
  DIV: 'DIVIDEND',
  INT: 'INTEREST',
  MSC: 'MISCELLANEOUS',
  RTI: 'RETURNED ITEM',
  STO: 'STANDING ORDER',
  TCK: "TRAVELLERS' CHEQUES",
  TRF: 'TRANSFER',
};

function wordsOf({ type, reference }: StatementLine): string | undefined {
  return joined([WORDS[type?.slice(1) ?? ''], reference]);
}
