/** Which of several figures a balance moves by: the amount, the amount with its fee, or a total beside it. */
import { signedMoney } from '../../../rows/readRow.js';
import { readAmount } from '../../../values/amount.js';
import { decimalMarkOf } from '../../../values/decimalMark.js';
import type { CsvRecord } from '../table/records.js';
import { isFee, isNoMoney } from './names.js';
import type { Role } from './roles.js';
import { type ColumnStats, isMoney } from './stats.js';

const SAMPLE = 300;
/** No bank writes more totals or more fees in a row. Each is tried with each. */
const MOST_TRIED = 5;

/** The roles with the amount, and the fee, by which most balances move. As they are where there is no balance. */
export function withMovedAmount(
  roles: readonly (Role | undefined)[],
  names: readonly string[],
  stats: readonly ColumnStats[],
  records: readonly CsvRecord[],
): readonly (Role | undefined)[] {
  const balance = roles.indexOf('balance');
  const amount = roles.indexOf('amount');
  const sides = [roles.indexOf('debit'), roles.indexOf('credit')].filter(place => place !== -1);
  if (balance === -1 || (amount === -1 && sides.length === 0)) return roles;
  const free = [...stats.keys()].filter(
    index => roles[index] === undefined && (stats[index]?.amounts ?? 0) > 0 && !isNoMoney(names[index] ?? ''),
  );
  const fees = free.filter(index => isFee(names[index] ?? '')).slice(0, MOST_TRIED);
  const rivals =
    amount === -1
      ? []
      : free
          .filter(index => !isFee(names[index] ?? '') && isMoney(stats[index] as ColumnStats))
          .slice(0, MOST_TRIED);
  if (fees.length + rivals.length === 0) return roles;
  const own = amount === -1 ? sides : [amount];
  let best: Mover = { of: own, fee: -1 };
  let most = -1;
  for (const of of [own, ...rivals.map(rival => [rival])])
    for (const fee of [-1, ...fees]) {
      const { agreeing } = followed(records, { of, fee }, balance);
      if (agreeing > most) [best, most] = [{ of, fee }, agreeing];
    }
  const taken = [...roles];
  if (amount !== -1) {
    taken[amount] = undefined;
    taken[best.of[0] as number] = 'amount';
  }
  if (best.fee !== -1) taken[best.fee] = 'fee';
  return taken;
}

/** Whether most steps of one column are as large as the amounts of the others, in either order of the rows. */
export function isBalanceOf(records: readonly CsvRecord[], of: readonly number[], balance: number): boolean {
  const { steps, agreeing } = followed(records, { of, fee: -1 }, balance);
  return steps > 0 && agreeing * 2 > steps;
}

/** The columns of an amount, of which one is filled in each row, and that of its fee, or -1. */
interface Mover {
  readonly of: readonly number[];
  readonly fee: number;
}

function followed(
  records: readonly CsvRecord[],
  { of, fee }: Mover,
  balance: number,
): { readonly steps: number; readonly agreeing: number } {
  const sample = records
    .slice(0, SAMPLE)
    .filter(({ cells }) => of.some(place => readAmount(cells[place] ?? '') !== undefined));
  const { mark } = decimalMarkOf(sample.map(({ cells }) => cells[balance] ?? ''));
  const read = ({ cells }: CsvRecord, place: number) =>
    signedMoney({ text: cells[place] ?? '' }, mark)?.minor;
  const moves = (record: CsvRecord, moved: number) => {
    const amount = of.map(place => read(record, place)).find(minor => minor) ?? read(record, of[0] as number);
    if (amount === undefined) return false;
    const cost = fee === -1 ? 0 : Math.abs(read(record, fee) ?? 0);
    return moved === Math.abs(amount - cost) || (amount >= 0 && moved === amount + cost);
  };
  let steps = 0;
  let oldestFirst = 0;
  let newestFirst = 0;
  for (const [place, record] of sample.entries()) {
    const before = place === 0 ? undefined : (sample[place - 1] as CsvRecord);
    if (before === undefined) continue;
    const [now, then] = [read(record, balance), read(before, balance)];
    if (now === undefined || then === undefined) continue;
    steps++;
    const moved = Math.abs(now - then);
    if (moves(record, moved)) oldestFirst++;
    if (moves(before, moved)) newestFirst++;
  }
  return { steps, agreeing: Math.max(oldestFirst, newestFirst) };
}
