/** The running balances of an account as steps from one to the next, in both orders in which statements are written. */

import { groupedBy } from '../../base/grouped.js';
import type { Minor } from '../../base/money.js';
import { append } from '../append.js';
import type { ReadRow } from './readRow.js';

interface Step {
  /** The row whose balance the step starts from. */
  readonly from: number;
  /** The rows that lie between the two balances, the later one's included. */
  readonly rows: readonly number[];
  /** By how much the balance moved. */
  readonly moved: Minor;
}

export interface Chain {
  /** The row whose balance is the latest. */
  readonly last: number;
  /** The oldest row with a balance: no step leads to it. */
  readonly first: number;
  readonly steps: readonly Step[];
}

/**
 * None where fewer than two booked rows have a balance. Pending rows have moved no balance yet. Both orders are given unless the days of
 * the rows run forwards in one of them alone: two equal amounts may follow from each other's balance in the wrong order too.
 */
export function chainsOf(rows: readonly ReadRow[]): readonly Chain[] {
  const booked = rows.flatMap(({ draft }, index) => (draft.status === 'Pending' ? [] : [index]));
  const orders = [booked, [...booked].reverse()];
  const forwards = orders.filter(order => runsForwards(order, rows));
  return (forwards.length === 0 ? orders : forwards).flatMap(order => chainOf(order, rows) ?? []);
}

function runsForwards(order: readonly number[], rows: readonly ReadRow[]): boolean {
  const dayAt = (place: number): string => (rows[order[place] as number] as ReadRow).day;
  return order.every((_, place) => place === 0 || dayAt(place - 1) <= dayAt(place));
}

/**
 * The same, where a statement lists its days in one order and the rows of a day in the other, or in either: each day is taken
 * from the end from which it follows the day before.
 */
export function chainByDay(rows: readonly ReadRow[], signs: readonly (1 | -1)[]): Chain | undefined {
  const booked = rows.flatMap(({ draft }, index) => (draft.status === 'Pending' ? [] : [index]));
  const days = [...groupedBy(booked, index => rows[index]?.day as string)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const ordered: number[] = [];
  for (const [, day] of days) {
    const reversed = [...day].reverse();
    const last = ordered.at(-1);
    const before = last === undefined ? undefined : rows[last]?.balance?.minor;
    append(
      ordered,
      breaksIn(reversed, before, rows, signs) < breaksIn(day, before, rows, signs) ? reversed : day,
    );
  }
  return chainOf(ordered, rows);
}

/** How many of the rows of a day do not lead from one balance to the next. */
function breaksIn(
  day: readonly number[],
  before: Minor | undefined,
  rows: readonly ReadRow[],
  signs: readonly (1 | -1)[],
): number {
  let breaks = 0;
  let balance = before;
  for (const index of day) {
    const { minor, balance: after } = rows[index] as ReadRow;
    if (
      balance !== undefined &&
      after !== undefined &&
      balance + minor * (signs[index] as number) !== after.minor
    )
      breaks++;
    balance = after?.minor;
  }
  return breaks;
}

function chainOf(oldestFirst: readonly number[], rows: readonly ReadRow[]): Chain | undefined {
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
  if (first === undefined || from === undefined || steps.length === 0) return undefined;
  return { first, last: from, steps };
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
