/** Figures that do not show where their pence begin: padded with noughts, or with three digits behind a point. */
import { quoted } from '../../../../base/shown.js';
import type { DraftNote, DraftRow } from '../../../model/draft.js';
import type { KeyedRow } from './classify.js';

export interface Figures {
  readonly rows: readonly KeyedRow[];
  readonly notes: readonly DraftNote[];
}

type Member = 'amount' | 'balance';

/** Whole numbers with noughts before them. */
const PADDED = /^[-+]?0\d{4,}[-+]?$/;
const WHOLE = /^[-+]?\d{5,}[-+]?$/;

/** Columns of one width, padded with noughts and without a point, are in pence. The rows as they are where none is. */
export function inPence(rows: readonly KeyedRow[]): Figures {
  let read = rows;
  const notes: DraftNote[] = [];
  for (const member of ['amount', 'balance'] as const) {
    const first = rows.find(({ row }) => row[member] !== undefined)?.row;
    if (first === undefined || !WHOLE.test(textOf(first, member))) continue;
    if (!isPadded(rows.map(({ row }) => textOf(row, member)).filter(text => text !== ''))) continue;
    read = read.map(each => ({ ...each, row: withPence(each.row, member) }));
    notes.push({
      code: 'ambiguous_decimal_mark',
      message: `${quoted(textOf(first, member))} and the other ${member}s are padded with noughts and have no point, so they were read as pence`,
      region: first.region,
    });
  }
  return { rows: read, notes };
}

function textOf(row: DraftRow, member: Member): string {
  return row[member]?.text ?? '';
}

function isPadded(texts: readonly string[]): boolean {
  if (!texts.every(text => WHOLE.test(text))) return false;
  const isOfOneLength = (length: (text: string) => number) =>
    texts.every(text => length(text) === length(texts[0] as string));
  return (
    texts.filter(text => PADDED.test(text)).length * 2 > texts.length &&
    (isOfOneLength(text => text.length) || isOfOneLength(text => text.replace(/\D/g, '').length))
  );
}

function withPence(row: DraftRow, member: Member): DraftRow {
  const money = row[member];
  if (money === undefined) return row;
  const text = money.text.replace(/(\d{2})(?!\d)/, '.$1');
  return { ...row, [member]: { ...money, text } };
}

/** What a person should know where all figures have three digits behind a point, which may part thousands. */
export function pointNotes(rows: readonly KeyedRow[]): readonly DraftNote[] {
  let first: DraftRow | undefined;
  for (const { row } of rows)
    for (const money of [row.amount, row.balance]) {
      const figure = money && /\d[\d.,]*/.exec(money.text)?.[0];
      if (figure === undefined || /^\d{1,3}$/.test(figure)) continue;
      if (!/^[1-9]\d{0,2}\.\d{3}$/.test(figure)) return [];
      first ??= row;
    }
  if (first === undefined) return [];
  return [
    {
      code: 'ambiguous_decimal_mark',
      message: `${quoted((first.amount ?? first.balance)?.text ?? '')} and the other figures were read with a decimal point, though it may part thousands`,
      region: first.region,
    },
  ];
}
