/** Finds, from the values, the roles that names do not show: which column has the dates, the money and the words. */

import { MOST_VOTES, signsByWords } from '../rows/signVote.js';
import { isNothing } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import type { Columns } from '../table/table.js';
import { isBalanceOf } from './moved.js';
import { isNoMoney, isSorting, type NamedColumn, unlikelihood } from './names.js';
import type { Role } from './roles.js';
import { type ColumnStats, isMoney, isShortNumbers } from './stats.js';

export interface Guess {
  readonly roles: readonly (Role | undefined)[];
  readonly sides: Columns['sides'];
}

type Roles = (Role | undefined)[];

export function guessed(
  known: readonly (Role | undefined)[],
  stats: readonly ColumnStats[],
  records: readonly CsvRecord[],
  named: readonly NamedColumn[],
  isOfAnother: readonly boolean[],
): Guess {
  const roles: Roles = [...known];
  const has = (...wanted: Role[]) => roles.some(role => role !== undefined && wanted.includes(role));
  const free = (is: (column: ColumnStats) => boolean) =>
    [...stats.keys()].filter(index => roles[index] === undefined && is(stats[index] as ColumnStats));
  if (!has('date'))
    give(
      roles,
      most(free(isDates), index => stats[index]?.dates),
      'date',
    );
  let sides: Columns['sides'] = 'told';
  if (!has('amount', 'debit', 'credit')) {
    const isSameMoney = (one: number, other: number) =>
      named[one]?.currency === named[other]?.currency || !named[one]?.currency || !named[other]?.currency;
    const likely = likeliest(moneyIn(free, named), named);
    const own = likely.filter(index => isOfAnother[index] !== true);
    sides = giveMoney(roles, own.length > 0 ? own : likely, stats, records, isSameMoney);
  }
  giveOtherSide(roles, likeliest(free(isMoney), named), records);
  const moved = placesOf(roles, has('amount') ? ['amount'] : ['debit', 'credit']);
  if (moved.length > 0 && !has('balance'))
    give(
      roles,
      moneyIn(free, named).find(
        index => !isNoMoney(named[index]?.name ?? '') && isBalanceOf(records, moved, index),
      ),
      'balance',
    );
  if (has('amount') && !has('direction')) {
    const beside = free(isDirections).find(index => isBeside(index, roles.indexOf('amount'), stats));
    give(roles, beside ?? typeOfDirections(roles, stats), 'direction');
  }
  if (!has('status')) {
    const isStatuses = ({ filled, statuses }: ColumnStats) => filled > 0 && statuses === filled;
    give(roles, free(isStatuses)[0], 'status');
  }
  if (!has('narrative', 'payee', 'merchant', 'from')) giveWording(roles, stats, named);
  return { roles, sides };
}

function placesOf(roles: Roles, wanted: readonly Role[]): readonly number[] {
  return wanted.map(role => roles.indexOf(role)).filter(place => place !== -1);
}

/** Columns of money. Where there is no header and none is surely money, a column of short numbers can be: whole pounds or dollars. */
function moneyIn(
  free: (is: (column: ColumnStats) => boolean) => readonly number[],
  named: readonly NamedColumn[],
): readonly number[] {
  const surely = free(isMoney);
  return surely.length > 0 || named.some(({ name }) => name !== '') ? surely : free(isShortNumbers);
}

/** Of columns of debits and credits, a known one finds the other: it has money where the known one has none. */
function giveOtherSide(roles: Roles, places: readonly number[], records: readonly CsvRecord[]): void {
  const [debit, credit] = [roles.indexOf('debit'), roles.indexOf('credit')];
  if (roles.includes('amount') || (debit === -1) === (credit === -1)) return;
  const side = Math.max(debit, credit);
  const other = places.find(index => isComplement(records, side, index));
  give(roles, other, credit === -1 ? 'credit' : 'debit');
}

/** What the payer wrote is the wording where the bank wrote none. What sorts payments never is. */
function giveWording(roles: Roles, stats: readonly ColumnStats[], named: readonly NamedColumn[]): void {
  const texts = [...stats.keys()].filter(index => {
    const role = roles[index];
    const isFree = role === undefined || role === 'reference' || role === 'additional';
    return isFree && (stats[index]?.letters ?? 0) > 0 && !isSorting(named[index]?.name ?? '');
  });
  give(
    roles,
    most(texts, index => wordingOf(stats[index])),
    'narrative',
  );
}

/** Without what is surely no amount. Fees, taxes and money in another currency are left out where other money is there. */
function likeliest(places: readonly number[], named: readonly NamedColumn[]): readonly number[] {
  const rank = (index: number) => unlikelihood(named[index]?.name ?? '');
  const best = Math.min(...places.map(rank));
  return best > 2 ? [] : places.filter(index => rank(index) === best);
}

/** The wording of a bank is long, and seldom the same in two rows. */
function wordingOf(column: ColumnStats | undefined): number {
  return column === undefined ? 0 : column.letters * column.distinct;
}

function give(roles: Roles, index: number | undefined, role: Role): void {
  if (index !== undefined) roles[index] = role;
}

function most(places: readonly number[], value: (place: number) => number | undefined): number | undefined {
  if (places.length === 0) return undefined;
  return places.reduce((best, place) => ((value(place) ?? 0) > (value(best) ?? 0) ? place : best));
}

function isDates({ filled, dates }: ColumnStats): boolean {
  return dates > 0 && dates * 2 >= filled;
}

function isDirections({ filled, directions }: ColumnStats): boolean {
  return filled > 0 && directions * 20 >= filled * 19;
}

/** Finds a column that is called "type" and says debit or credit in every row. */
function typeOfDirections(roles: Roles, stats: readonly ColumnStats[]): number | undefined {
  const type = roles.indexOf('type');
  const column = stats[type];
  return column !== undefined && isDirections(column) ? type : undefined;
}

/** Finds a column that holds only D and C. Far from the amount it counts only if both letters occur. */
function isBeside(index: number, amount: number, stats: readonly ColumnStats[]): boolean {
  return Math.abs(index - amount) === 1 || stats[index]?.distinct === 2;
}

/**
 * One column of money is the amount. If there are two of one currency, and each row fills only one of them, they are debits and credits. A column that is
 * negative throughout has the debits, unless the wording says that the file is of a card, where payments to the card are negative. If none is
 * negative, the fuller one is assumed to have them.
 */
function giveMoney(
  roles: Roles,
  places: readonly number[],
  stats: readonly ColumnStats[],
  records: readonly CsvRecord[],
  isSameMoney: (one: number, other: number) => boolean,
): Columns['sides'] {
  const [first, ...others] = places;
  if (first === undefined) return 'told';
  const second = others.find(other => isSameMoney(first, other) && isComplement(records, first, other));
  if (second === undefined) {
    const chained = places.flatMap(amount =>
      places.some(balance => balance !== amount && isBalanceOf(records, [amount], balance)) ? [amount] : [],
    );
    roles[chained[0] ?? first] = 'amount';
    return 'told';
  }
  const isNegative = (place: number) =>
    stats[place]?.negatives === stats[place]?.filled && (stats[place]?.filled ?? 0) > 0;
  const fuller = (stats[second]?.filled ?? 0) > (stats[first]?.filled ?? 0) ? second : first;
  const isOneNegative = isNegative(first) !== isNegative(second);
  const negative = isNegative(first) ? first : second;
  const isReversed = isOneNegative && areReversed(records, first, second);
  const debit = isOneNegative === isReversed ? (isReversed ? otherOf(negative) : fuller) : negative;
  roles[debit] = 'debit';
  roles[otherOf(debit)] = 'credit';
  return isReversed ? 'worded' : isOneNegative ? 'told' : 'fuller';

  function otherOf(place: number): number {
    return place === first ? (second as number) : (first as number);
  }
}

/** Whether the wording says that what is negative, in one column or the other, is money in. */
function areReversed(records: readonly CsvRecord[], one: number, other: number): boolean {
  const rows = records.slice(0, MOST_VOTES).map(({ cells }) => ({
    amount: isNothing(cells[one] ?? '') ? (cells[other] ?? '') : (cells[one] ?? ''),
    text: cells.filter((_, place) => place !== one && place !== other).join(' '),
  }));
  return signsByWords(rows) === 'reversed';
}

const SAMPLE = 300;

function isComplement(records: readonly CsvRecord[], one: number, other: number): boolean {
  let ones = 0;
  let others = 0;
  for (const { cells } of records.slice(0, SAMPLE)) {
    const isOne = !isNothing(cells[one] ?? '');
    const isOther = !isNothing(cells[other] ?? '');
    if (isOne && isOther) return false;
    if (isOne) ones++;
    if (isOther) others++;
  }
  return ones > 0 && others > 0;
}
