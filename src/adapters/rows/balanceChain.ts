/** The running balances of an account as steps from one to the next, in both orders in which statements are written. */
import type { Minor } from '../../base/money.js';
import type { ReadRow } from './readRow.js';

export interface Step {
  /** The row whose balance the step starts from. */
  readonly from: number;
  /** The rows that lie between the two balances, the later one's included. */
  readonly rows: readonly number[];
  /** By how much the balance moved. */
  readonly moved: Minor;
}

export interface Chain {
  readonly isOldestFirst: boolean;
  /** The oldest row with a balance: no step leads to it. */
  readonly first: number;
  readonly steps: readonly Step[];
}

/** None where fewer than two booked rows have a balance. Pending rows have moved no balance yet. */
export function chainsOf(rows: readonly ReadRow[]): readonly Chain[] {
  const booked = rows.flatMap(({ draft }, index) => (draft.status === 'Pending' ? [] : [index]));
  return [true, false].flatMap(isOldestFirst => {
    const chain = chainOf(isOldestFirst ? booked : [...booked].reverse(), rows, isOldestFirst);
    return chain === undefined ? [] : [chain];
  });
}

function chainOf(
  oldestFirst: readonly number[],
  rows: readonly ReadRow[],
  isOldestFirst: boolean,
): Chain | undefined {
  const steps: Step[] = [];
  let from: number | undefined;
  let first: number | undefined;
  let between: number[] = [];
  for (const index of oldestFirst) {
    between.push(index);
    const balance = rows[index]?.balance;
    if (balance === undefined) continue;
    if (from === undefined) first = index;
    else steps.push({ from, rows: between, moved: balance.minor - (rows[from]?.balance?.minor as number) });
    from = index;
    between = [];
  }
  return first === undefined || steps.length === 0 ? undefined : { isOldestFirst, first, steps };
}

/** The first step whose rows do not add up to the movement of the balance. */
export function breakOf(
  { steps }: Chain,
  rows: readonly ReadRow[],
  signs: readonly (1 | -1)[],
  isOwed: boolean,
): number | undefined {
  const at = steps.findIndex(({ rows: between, moved }) => {
    const sum = between.reduce(
      (total, index) => total + (rows[index]?.minor as number) * (signs[index] as number),
      0,
    );
    return sum !== (isOwed ? -moved : moved);
  });
  return at === -1 ? undefined : at;
}
