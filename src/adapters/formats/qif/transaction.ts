/** Reads one record of a bank, card or cash account as a draft row. */

import { putIn } from '../../../base/grouped.js';
import type { Minor } from '../../../base/money.js';
import type { DraftNote, DraftRow, Region } from '../../model/draft.js';
import { withoutOwnAmount } from '../../rows/ownAmount.js';
import { signedMoney } from '../../rows/readRow.js';
import type { QifField, QifRecord } from './records.js';

/** The meaning of the letters of a record that have no member of their own in a row. */
const NAMES: Readonly<Record<string, string>> = {
  N: 'number',
  C: 'cleared',
  L: 'category',
  A: 'address',
  F: 'reimbursable',
  K: 'flag',
  X: 'invoice',
};
const IN_PLACE = new Set('DTUPMSE$%');
/** Those of the parts of a split. */
const OF_SPLITS = 'SE$%';

export interface QifRow {
  readonly row: DraftRow;
  readonly notes: readonly DraftNote[];
}

export function readTransaction(record: QifRecord, document: number): QifRow {
  const { fields, from, to } = record;
  const region: Region = { document, from, to };
  const first = (code: string) => fields.find(field => field.code === code && field.value !== '')?.value;
  const amount = first('T') ?? first('U');
  const splits = splitsOf(fields);
  const payee = withoutOwnAmount(first('P'), amount);
  const memo = withoutOwnAmount(first('M'), amount);
  const other: Record<string, unknown> = {
    ...restOf(fields),
    ...(splits.length === 0 ? undefined : { splits }),
  };
  return {
    row: {
      region,
      date: dateOf(first('D')),
      amount: amount === undefined ? undefined : { text: amount },
      payee,
      additional: memo,
      ...(payee === undefined && memo === undefined ? { narrative: first('N') ?? first('L') } : undefined),
      other,
    },
    notes: sumNotes(amount, splits, region),
  };
}

export interface Opening {
  /** The account that its category names in brackets: Quicken marks a true opening balance with its own account. */
  readonly account: string | undefined;
}

/**
 * A record that is called an opening balance and has nothing of a payment: no category and no parts. A loan or a landlord may be called so
 * too. Without the brackets its place decides whether it is one.
 */
export function openingIn({ fields }: QifRecord): Opening | undefined {
  const isOpening = fields.some(({ code, value }) => code === 'P' && /^opening balance$/i.test(value));
  if (!isOpening || fields.some(({ code }) => OF_SPLITS.includes(code))) return undefined;
  const category = fields.find(({ code, value }) => code === 'L' && value !== '')?.value;
  if (category === undefined) return { account: undefined };
  // A class may follow: [Checking]/Home.
  const end = category.indexOf(']');
  return category.startsWith('[') && (end === category.length - 1 || category[end + 1] === '/')
    ? { account: category.slice(1, end).trim() }
    : undefined;
}

/** `1/ 5' 4`: Quicken writes the years from 2000 on after an apostrophe, and single digits after a space. */
export function dateOf(text: string | undefined): string | undefined {
  return text?.replace(/'\s?(\d)$/, "'0$1");
}

/** A letter that occurs more than once gives a list. Unknown letters keep their own name. */
function restOf(fields: readonly QifField[]): Readonly<Record<string, unknown>> {
  const seen = new Set<string>();
  const lists = new Map<string, string[]>();
  let isSplit = false;
  for (const { code, value } of fields) {
    const isFirst = !seen.has(code);
    seen.add(code);
    if (code === 'S') isSplit = true;
    const isOfSplit = OF_SPLITS.includes(code) || (code === 'D' && isSplit && !isFirst);
    if (value === '' || (IN_PLACE.has(code) && (isFirst || isOfSplit))) continue;
    const name = NAMES[code] ?? code;
    putIn(lists, name, value);
  }
  // T and U are one amount, which Quicken writes twice.
  const [twice] = lists.get('U') ?? [];
  if (twice !== undefined && twice === fields.find(({ code }) => code === 'T')?.value) lists.delete('U');
  return Object.fromEntries([...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
}

function sumNotes(
  amount: string | undefined,
  splits: ReturnType<typeof splitsOf>,
  region: Region,
): readonly DraftNote[] {
  const sum = splitSum(splits);
  const total = amount === undefined ? undefined : splitSum([{ amount }]);
  if (sum === undefined || total === undefined || sum === total) return [];
  return [
    {
      code: 'sum_differs',
      message: `The parts of a split add up to ${shownPence(sum)}, and the transaction is of ${shownPence(total)}, which was taken`,
      region,
    },
  ];
}

function shownPence(minor: number): string {
  return (minor / 100).toFixed(2);
}

// The parts into which a transaction is split (S category, E memo, $ amount, % share, and in some programs D date). They move no money of their own.

interface QifSplit {
  readonly category?: string;
  readonly memo?: string;
  readonly amount?: string;
  readonly share?: string;
  readonly date?: string;
}

const MEMBERS: Readonly<Record<string, keyof QifSplit>> = {
  S: 'category',
  E: 'memo',
  $: 'amount',
  '%': 'share',
};

/** A part begins with its category, or with a letter that the part before it already has. */
function splitsOf(fields: readonly QifField[]): readonly QifSplit[] {
  const splits: { -readonly [Member in keyof QifSplit]: QifSplit[Member] }[] = [];
  for (const { code, value } of fields) {
    const open = splits.at(-1);
    const member = Object.hasOwn(MEMBERS, code)
      ? MEMBERS[code]
      : code === 'D' && open !== undefined
        ? 'date'
        : undefined;
    if (member === undefined) continue;
    if (open === undefined || code === 'S' || open[member] !== undefined) splits.push({ [member]: value });
    else open[member] = value;
  }
  return splits;
}

/** Undefined where a part has no amount that can be read. */
function splitSum(splits: readonly QifSplit[]): Minor | undefined {
  if (splits.length === 0) return undefined;
  let sum = 0;
  for (const { amount } of splits) {
    const money = amount === undefined ? undefined : signedMoney({ text: amount }, '.');
    if (money === undefined) return undefined;
    sum += money.minor;
  }
  return sum;
}
