/** Decides which rows are credits: as the source says, and as the running balance proves. */

import { groupedBy } from '../../base/grouped.js';
import type { Minor } from '../../base/money.js';
import { append } from '../append.js';
import type { DraftAccount } from '../model/draft.js';
import type { CreditDebitIndicator } from '../model/request.js';
import type { BalanceCheck, SignBasis } from '../model/statements.js';
import type { ReadRow } from './readRow.js';

export interface SignFinding {
  readonly directions: readonly CreditDebitIndicator[];
  readonly basis: SignBasis;
  readonly check: BalanceCheck;
  /** Positive running balances are money owed. */
  readonly isOwed: boolean;
  /** The place of the first row whose balance does not follow from the one before. Undefined if all follow. */
  readonly firstBreak: number | undefined;
  /** The places of the rows whose direction is not known. */
  readonly assumed: readonly number[];
  /** The places of rows whose minus contradicts the word or the column beside it, where no balance tells which of them is right. */
  readonly doubtful: readonly number[];
  /** The row whose balance is the latest; undefined where the balances do not show it. */
  readonly last: number | undefined;
}

export function signsOf(rows: readonly ReadRow[], account: DraftAccount): SignFinding {
  const { readings, doubtful } = readingsOf(rows, account);
  const [asRead, ...others] = readings.map(reading => rows.map(row => signAsRead(row, account, reading))) as [
    (1 | -1)[],
    ...(1 | -1)[][],
  ];
  const basis = basisOf(rows, account);
  const chains = chainsOf(rows);
  const found = { basis, assumed: [], doubtful: [], isOwed: false, firstBreak: undefined, last: undefined };
  if (chains.length === 0) {
    const isShown = showDirections(rows, account);
    const isGuess = ({ stated, hint }: ReadRow) =>
      !isShown || (account.signs === 'unknown' && stated === undefined && hint !== undefined);
    const assumed = rows.flatMap((row, index) => (isGuess(row) ? [index] : []));
    return { ...found, directions: asRead.map(directionOf), check: 'absent', assumed, doubtful };
  }
  const isKnown = account.signs !== 'unknown' || rows.every(({ stated }) => stated !== undefined);
  const agreed = (chain: Chain, isOwed: boolean, signs = asRead) =>
    ({ ...found, directions: signs.map(directionOf), check: 'agrees', isOwed, last: chain.last }) as const;
  for (const signs of [asRead, ...others])
    for (const isOwed of meaningsOf(account, isKnown))
      for (const chain of chains)
        if (breakOf(chain, rows, signs, isOwed) === undefined)
          return { ...agreed(chain, isOwed, signs), basis: signs === asRead ? basis : 'balance' };
  if (!isKnown) {
    const isOwed = account.balanceMeans === 'owed';
    for (const chain of chains) {
      const shown = signsShown(chain, rows, asRead, isOwed);
      if (shown !== undefined) return { ...agreed(chain, isOwed), ...shown, basis: 'balance' };
    }
  }
  for (const signs of [asRead, ...others])
    for (const moving of movers(rows)) {
      const byDay = chainByDay(moving, rows, signs);
      if (byDay !== undefined && breakOf(byDay, rows, signs, false) === undefined)
        return agreed(byDay, false, signs);
    }
  return {
    ...found,
    directions: asRead.map(directionOf),
    check: 'differs',
    doubtful,
    firstBreak: firstBreakOf(chains, rows, asRead),
  };
}

/** 1 for a credit, -1 for a debit. */
function signAsRead(
  { stated, hint, isNegative }: ReadRow,
  { signs }: DraftAccount,
  repeats: MinusReading,
): 1 | -1 {
  if (stated === undefined && hint !== undefined) return hint === 'Debit' ? -1 : 1;
  const isDebit =
    stated === undefined
      ? isNegative !== (signs === 'reversed')
      : (stated === 'Debit') !== (isNegative && !repeats[stated]);
  return isDebit ? -1 : 1;
}

// What a minus means beside a word, or in a column, that already tells the direction: it repeats the direction, or it takes it back.

/** Whether it repeats. */
type MinusReading = Readonly<Record<CreditDebitIndicator, boolean>>;

interface Readings {
  /** The likeliest first. */
  readonly readings: readonly [MinusReading, ...MinusReading[]];
  readonly doubtful: readonly number[];
}

/** More amounts with a minus than this for each without one, and the minus is how the column is written. */
const MANY = 10;

/**
 * A minus repeats the direction where every amount of the direction has one, or most of the credits. One among others takes it back, as a
 * cheque that was returned among money in. A balance proves either; the other readings are there for it.
 */
function readingsOf(rows: readonly ReadRow[], { signs, minusIs, directionBasis }: DraftAccount): Readings {
  const all = { Debit: 0, Credit: 0 };
  const minus: Record<CreditDebitIndicator, number[]> = { Debit: [], Credit: [] };
  for (const [index, { stated, isNegative, minor }] of rows.entries()) {
    if (stated === undefined || minor === 0) continue;
    all[stated]++;
    if (isNegative) minus[stated].push(index);
  }
  const [debits, credits] = [minus.Debit.length, minus.Credit.length];
  if (debits === 0 && credits === 0) return { readings: [{ Debit: true, Credit: true }], doubtful: [] };
  // Nothing shows that a column writes all its money with a minus where it has one amount, and those of the other column have none.
  const isLone =
    signs === 'unknown' && directionBasis === 'columns' && all.Credit === 1 && all.Debit > debits;
  const likely: MinusReading = {
    Debit:
      minusIs !== undefined || (debits > MANY ? debits >= MANY * (all.Debit - debits) : debits === all.Debit),
    Credit: minusIs === 'idle' || (2 * credits > all.Credit && !isLone),
  };
  const isMixed = (side: CreditDebitIndicator) =>
    minus[side].length > 0 && minus[side].length < all[side] && minusIs !== 'idle';
  const doubtful = (['Debit', 'Credit'] as const).flatMap(side =>
    isMixed(side) || (side === 'Credit' && signs === 'unknown') ? minus[side] : [],
  );
  const further: MinusReading[] = [];
  for (const Debit of debits > 0 ? [likely.Debit, !likely.Debit] : [likely.Debit])
    for (const Credit of credits > 0 ? [likely.Credit, !likely.Credit] : [likely.Credit])
      if (Debit !== likely.Debit || Credit !== likely.Credit) further.push({ Debit, Credit });
  const best = isMixed('Debit') || isMixed('Credit') ? hinted(rows, minus, [likely, ...further]) : likely;
  return { readings: [best, ...[likely, ...further].filter(each => each !== best)], doubtful };
}

/** The reading with which the kinds of the payments agree most. */
function hinted(
  rows: readonly ReadRow[],
  minus: Readonly<Record<CreditDebitIndicator, readonly number[]>>,
  readings: readonly [MinusReading, ...MinusReading[]],
): MinusReading {
  const votes = ({ Debit, Credit }: MinusReading) => {
    const agrees = (side: CreditDebitIndicator, repeats: boolean) =>
      minus[side].filter(index => {
        const hint = rows[index]?.draft.amount?.hint;
        return hint !== undefined && (hint === side) === repeats;
      }).length;
    return agrees('Debit', Debit) + agrees('Credit', Credit);
  };
  return readings.reduce((best, each) => (votes(each) > votes(best) ? each : best), readings[0]);
}

function directionOf(sign: 1 | -1): CreditDebitIndicator {
  return sign === 1 ? 'Credit' : 'Debit';
}

function basisOf(rows: readonly ReadRow[], { signs, directionBasis }: DraftAccount): SignBasis {
  if (rows.length === 0) return 'none';
  if (rows.some(({ stated }) => stated !== undefined)) return directionBasis ?? 'stated';
  return signs === 'reversed' ? 'reversed' : 'written';
}

/** Amounts without any sign, in an unknown layout, do not show their direction. */
function showDirections(rows: readonly ReadRow[], { signs }: DraftAccount): boolean {
  return signs !== 'unknown' || rows.some(({ stated, isSigned }) => stated !== undefined || isSigned);
}

/** If the signs are known, a balance that falls with every credit is money owed. */
function meaningsOf({ balanceMeans }: DraftAccount, isKnown: boolean): readonly boolean[] {
  if (balanceMeans !== undefined) return [balanceMeans === 'owed'];
  return isKnown ? [false, true] : [false];
}

/** The signs that the balances show row by row. Undefined if a balance moves by another sum than the amount. */
function signsShown(
  chain: Chain,
  rows: readonly ReadRow[],
  asRead: readonly (1 | -1)[],
  isOwed: boolean,
): Pick<SignFinding, 'directions' | 'assumed'> | undefined {
  const signs: (1 | -1)[] = [...asRead];
  for (const { from, moved, rows: between } of chain.steps) {
    const [only, ...others] = between;
    if (only === undefined || others.length > 0 || from === undefined) return undefined;
    if (Math.abs(moved) !== rows[only]?.minor) return undefined;
    signs[only] = moved < 0 !== isOwed ? -1 : 1;
  }
  const { first } = chain;
  const oldest = rows[first];
  if (oldest === undefined || oldest.isSigned || oldest.stated !== undefined)
    return { directions: signs.map(directionOf), assumed: [] };
  if (oldest.hint === undefined) signs[first] = -1;
  return { directions: signs.map(directionOf), assumed: [first] };
}

/** The first break of the reading that agrees with the balances for longest. */
function firstBreakOf(
  chains: readonly Chain[],
  rows: readonly ReadRow[],
  asRead: readonly (1 | -1)[],
): number | undefined {
  const breaks = chains.map(chain => ({ chain, at: breakOf(chain, rows, asRead, false) ?? 0 }));
  const best = breaks.reduce((longest, each) => (each.at > longest.at ? each : longest));
  return best.chain.steps[best.at]?.rows.at(-1);
}

// Follows the running balances of an account step by step, in both orders in which statements are written.

interface Step {
  /** The row whose balance the step starts from. */
  readonly from: number;
  /** The rows between the two balances, including the row of the later one. */
  readonly rows: readonly number[];
  /** By how much the balance moved. */
  readonly moved: Minor;
}

interface Chain {
  /** The booked row whose balance is the latest. */
  readonly last: number;
  /** The oldest row with a balance: no step leads to it. */
  readonly first: number;
  readonly steps: readonly Step[];
}

/**
 * Empty if fewer than two rows that move a balance have one. Both orders are given, unless the days of the rows run forwards in only one of
 * them. Two equal amounts may follow from each other's balance in the wrong order too.
 */
function chainsOf(rows: readonly ReadRow[]): readonly Chain[] {
  return movers(rows).flatMap(moving => {
    const orders = [moving, [...moving].reverse()];
    const forwards = orders.filter(order => runsForwards(order, rows));
    return (forwards.length === 0 ? orders : forwards).flatMap(order => chainOf(order, rows) ?? []);
  });
}

/** The rows that move the balance: the booked ones alone, or also those that are pending and state a balance, where the bank counts them. */
function movers(rows: readonly ReadRow[]): readonly (readonly number[])[] {
  const booked = rows.flatMap((row, index) => (isPending(row) ? [] : [index]));
  if (!rows.some(row => isPending(row) && row.balance !== undefined)) return [booked];
  return [booked, rows.flatMap((row, index) => (isPending(row) && row.balance === undefined ? [] : [index]))];
}

function isPending({ draft }: ReadRow): boolean {
  return draft.status === 'Pending';
}

function runsForwards(order: readonly number[], rows: readonly ReadRow[]): boolean {
  const dayAt = (place: number): string => (rows[order[place] as number] as ReadRow).day;
  return order.every((_, place) => place === 0 || dayAt(place - 1) <= dayAt(place));
}

/**
 * The same for a statement that lists its days in one order, and the rows of a day in the other or in any. Each day is read from the end
 * that follows from the day before.
 */
function chainByDay(
  moving: readonly number[],
  rows: readonly ReadRow[],
  signs: readonly (1 | -1)[],
): Chain | undefined {
  const days = [...groupedBy(moving, index => rows[index]?.day as string)].sort(([one], [other]) =>
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

/** How many rows of a day do not lead from one balance to the next. */
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
  let last: number | undefined;
  let between: number[] = [];
  for (const index of oldestFirst) {
    between.push(index);
    const balance = rows[index]?.balance;
    if (balance === undefined) continue;
    if (from === undefined) first = index;
    else steps.push({ from, rows: between, moved: balance.minor - (rows[from]?.balance?.minor as number) });
    from = index;
    between = [];
    if (!isPending(rows[index] as ReadRow)) last = index;
  }
  if (first === undefined || last === undefined || steps.length === 0) return undefined;
  return { first, last, steps };
}

/** The first step whose rows do not add up to the movement of the balance. */
function breakOf(
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
