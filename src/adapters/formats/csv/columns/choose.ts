/** Chooses the roles of a table's columns: from its layout or the caller, or else from names and values. */
import type { Layout } from '../layouts/layout.js';
import type { CsvRecord } from '../table/records.js';
import type { Columns, Section } from '../table/table.js';
import { isCurrencyName, isOfAnotherAmount, isOfOthers } from './currency.js';
import type { GivenColumns } from './given.js';
import { guessed } from './guess.js';
import { withMovedAmount } from './moved.js';
import {
  BY_WORDS,
  isSorting,
  isTick,
  type NamedColumn,
  namedColumn,
  partiesIn,
  roleOfName,
} from './names.js';
import { type Role, SEVERAL } from './roles.js';
import { type ColumnStats, isMoney, statsOf } from './stats.js';

/** `told`: the currency, or that of the country, that the caller names. None is guessed from values then. */
export function columnsOf(
  { header, layout, roles, records }: Section,
  given: GivenColumns,
  told: string | undefined,
): Columns {
  const width = Math.max(header?.cells.length ?? 0, roles?.length ?? 0, widest(records));
  const headers = Array.from({ length: width }, (_, index) => header?.cells[index] ?? '');
  const named = headers.map(namedColumn);
  const stats = statsOf(records, header?.cells.length);
  const known = Array.from({ length: width }, (_, index) => roles?.[index]);
  const byCaller = rolesGiven(given, headers);
  const names = named.map(({ name }) => name);
  const isOfAnother = named.map(
    ({ currency }) => told !== undefined && currency !== undefined && currency !== told,
  );
  const byNames =
    layout === undefined
      ? rolesByNames(names, stats, byCaller, isOfAnother)
      : withFurther(known, names, stats, byCaller, layout);
  const chosen = byNames.map((role, index) => byCaller[index] ?? role);
  const dated = layout === undefined ? withNamedDate(chosen, named, stats) : chosen;
  const all = withCurrency(dated, names, stats, byCaller.indexOf('currency'));
  const guess =
    layout === undefined
      ? guessed(all, stats, records, named, isOfAnother)
      : { roles: withDirection(all, stats), sides: 'told' as const };
  const moved =
    layout === undefined && !byCaller.includes('amount') && !byCaller.includes('fee')
      ? withMovedAmount(guess.roles, names, stats, records)
      : guess.roles;
  const found = told !== undefined || all.includes('currency') ? -1 : guessedCurrency(moved, named, stats);
  const taken = found === -1 ? moved : Object.assign([...moved], { [found]: 'currency' as const });
  const status = taken.indexOf('status');
  return {
    roles: taken,
    left: layout === undefined ? leftOf(taken, names, stats) : { figures: [], texts: [] },
    isCurrencyGuessed: found !== -1,
    sides: guess.sides,
    isTicked: layout === undefined && byCaller[status] === undefined && isTicked(names, records, status),
    names: uniqueNames(headers),
    currencies: named.map(({ currency }) => currency),
  };
}

/** Whether the owner of a budget ticks the rows: a column is called so, or some are reconciled, which no bank says. */
function isTicked(names: readonly string[], records: readonly CsvRecord[], status: number): boolean {
  if (status === -1) return false;
  return isTick(names[status] ?? '') || records.some(({ cells }) => /^reconciled/i.test(cells[status] ?? ''));
}

/** What nobody should overlook: figures, and texts that differ from row to row. */
function leftOf(
  roles: readonly (Role | undefined)[],
  names: readonly string[],
  stats: readonly ColumnStats[],
): Columns['left'] {
  const free = [...stats.keys()].filter(index => roles[index] === undefined);
  return {
    figures: free.filter(index => isMoney(stats[index] as ColumnStats)),
    texts: free.filter(index => {
      const { letters, distinct, filled } = stats[index] as ColumnStats;
      return letters > 0 && filled > 1 && distinct * 2 > filled && !isSorting(names[index] ?? '');
    }),
  };
}

function widest(records: readonly CsvRecord[]): number {
  return records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}

function rolesGiven(given: GivenColumns, headers: readonly string[]): readonly (Role | undefined)[] {
  const lower = headers.map(header => header.toLowerCase());
  const roles: (Role | undefined)[] = headers.map(() => undefined);
  for (const [role, column] of given) {
    const place =
      typeof column === 'number'
        ? column - 1
        : lower.findIndex(
            (header, index) => header === column.trim().toLowerCase() && roles[index] === undefined,
          );
    if (place >= 0 && place < roles.length) roles[place] = role;
  }
  return roles;
}

/** The best named column of each role, if its values are what the role needs. */
function rolesByNames(
  names: readonly string[],
  stats: readonly ColumnStats[],
  taken: readonly (Role | undefined)[],
  isOfAnother: readonly boolean[],
): readonly (Role | undefined)[] {
  const [from, to] = partiesIn(names) ?? [-1, -1];
  const hasParties = hasWords(stats[from]) && hasWords(stats[to]);
  const found = names.map((name, index): ReturnType<typeof roleOfName> => {
    if (hasParties && (index === from || index === to)) return [index === from ? 'from' : 'to', 0];
    return roleBeside(name, names);
  });
  const roles: (Role | undefined)[] = names.map(() => undefined);
  const rank = (index: number) => (found[index]?.[1] ?? 0) + (isOfAnother[index] ? BY_WORDS : 0);
  const order = [...names.keys()].sort((a, b) => rank(a) - rank(b) || a - b);
  const used = new Set<Role>(taken.filter(role => role !== undefined));
  for (const index of order) {
    const role = found[index]?.[0];
    if (
      role === undefined ||
      taken[index] !== undefined ||
      !fits(role, stats[index], roleOfName(names[index] ?? '')?.[1] === BY_WORDS)
    )
      continue;
    if (used.has(role) && (!SEVERAL.includes(role) || taken.includes(role))) continue;
    used.add(role);
    roles[index] = role;
  }
  return withoutDoubleMoney(roles, stats);
}

function hasWords(stats: ColumnStats | undefined): boolean {
  return stats !== undefined && (stats.letters > 0 || stats.filled === 0);
}

const PURCHASES = /^(?:purchases?|charges?|spend|spending|spent|sales|withdrawals?|purchase amount)$/;

/** Payments are money out of an account, but into a card, which has its purchases beside them. */
function roleBeside(name: string, names: readonly string[]): ReturnType<typeof roleOfName> {
  const role = roleOfName(name);
  const isPaidIn = /^payments?(?: amount)?$/.test(name) && names.some(other => PURCHASES.test(other));
  return isPaidIn ? ['credit', role?.[1] ?? 0] : role;
}

function fits(role: Role, stats: ColumnStats | undefined, isByWords = false): boolean {
  if (stats === undefined || stats.filled === 0) return true;
  const most = (count: number) => count * 2 >= stats.filled;
  if (isDateRole(role)) return most(stats.dates);
  if (role === 'amount' || role === 'debit' || role === 'credit' || role === 'balance' || role === 'fee')
    return most(stats.amounts);
  if (role === 'currency') return most(stats.currencies);
  if (role === 'direction') return most(stats.directions);
  if (role === 'payee') return stats.letters > 0 || !isByWords;
  // A customer number is the same in every row. As an id, it would merge rows that are alike.
  if (role === 'id') return stats.distinct * 10 >= stats.filled * 9;
  return true;
}

/**
 * If no column has dates, the one that is called a date is taken all the same. Each row is then skipped with the text found there as the
 * reason: the day numbers of a spreadsheet, days without a year, or a row of #.
 */
function withNamedDate(
  roles: readonly (Role | undefined)[],
  named: readonly NamedColumn[],
  stats: readonly ColumnStats[],
): readonly (Role | undefined)[] {
  if (roles.some(isDateRole) || stats.some(({ filled, dates }) => dates > 0 && dates * 2 >= filled))
    return roles;
  const places = [...named.keys()].filter(
    index => roles[index] === undefined && isDateRole(roleOfName(named[index]?.name ?? '')?.[0]),
  );
  const [first] = places;
  return first === undefined ? roles : Object.assign([...roles], { [first]: 'date' as const });
}

function isDateRole(role: Role | undefined): boolean {
  return role === 'date' || role === 'posted' || role === 'valueDate';
}

/**
 * An amount column beside columns of debits and credits adds nothing, and without a sign it says less. A lone column of credits in which
 * some are negative is a column of amounts.
 */
function withoutDoubleMoney(
  roles: readonly (Role | undefined)[],
  stats: readonly ColumnStats[],
): readonly (Role | undefined)[] {
  const amount = roles.indexOf('amount');
  const credit = roles.indexOf('credit');
  if (amount === -1 && credit !== -1 && !roles.includes('debit') && (stats[credit]?.negatives ?? 0) > 0)
    return roles.map(role => (role === 'credit' ? 'amount' : role));
  if (amount === -1 || credit === -1 || !roles.includes('debit')) return roles;
  const keepsAmount = (stats[amount]?.negatives ?? 0) > 0;
  return roles.map(role =>
    (keepsAmount ? role === 'debit' || role === 'credit' : role === 'amount') ? undefined : role,
  );
}

/** Roles that a bank's file may have besides, wherever its layout gives them to no column. */
const FURTHER: readonly (Role | undefined)[] = ['currency', 'balance', 'status'];

/** A layout does not know the columns that a bank added later, or that a person did. */
function withFurther(
  known: readonly (Role | undefined)[],
  names: readonly string[],
  stats: readonly ColumnStats[],
  byCaller: readonly (Role | undefined)[],
  { columns }: Layout,
): readonly (Role | undefined)[] {
  const roles = [...known];
  const rank = (index: number) => roleOfName(names[index] ?? '')?.[1] ?? 0;
  for (const index of [...names.keys()].sort((one, other) => rank(one) - rank(other) || one - other)) {
    const name = names[index] as string;
    const role = roleOfName(name)?.[0];
    const isListed = roles[index] !== undefined || columns.some(column => column.name === name);
    if (isListed || role === undefined || !FURTHER.includes(role)) continue;
    if (!roles.includes(role) && !byCaller.includes(role) && fits(role, stats[index])) roles[index] = role;
  }
  return roles;
}

/**
 * Takes the column that is called a currency, and not one that belongs to an amount of its own: of a purchase abroad, of a fee. `told` is
 * the column that the caller names.
 */
function withCurrency(
  roles: readonly (Role | undefined)[],
  names: readonly string[],
  stats: readonly ColumnStats[],
  told: number,
): readonly (Role | undefined)[] {
  if (told !== -1) return roles;
  const amount = roles.indexOf('amount');
  const belongs = (index: number) => !isOfAnotherAmount(names, index, amount);
  const taken = roles.indexOf('currency');
  if (taken !== -1 && belongs(taken)) return roles;
  const found = names.findIndex(
    (name, index) =>
      roles[index] === undefined && isCurrencyName(name) && belongs(index) && isOfCurrencies(stats[index]),
  );
  const changed = roles.map(role => (role === 'currency' ? undefined : role));
  return found === -1 ? changed : Object.assign(changed, { [found]: 'currency' as const });
}

function isOfCurrencies(stats: ColumnStats | undefined): boolean {
  return stats !== undefined && stats.filled > 0 && fits('currency', stats);
}

/** A column whose every row has a code, where neither its name nor the header of an amount tells the currency. -1: there is none. */
function guessedCurrency(
  roles: readonly (Role | undefined)[],
  named: readonly NamedColumn[],
  stats: readonly ColumnStats[],
): number {
  const isTold = roles.some(
    (role, index) =>
      (role === 'amount' || role === 'debit' || role === 'credit') && named[index]?.currency !== undefined,
  );
  if (isTold) return -1;
  const rows = Math.max(
    0,
    ...roles.map((role, index) => (isDateRole(role) ? (stats[index]?.filled ?? 0) : 0)),
  );
  return roles.findIndex((role, index) => {
    const { filled = 0, currencies = 0 } = stats[index] ?? {};
    const name = named[index]?.name ?? '';
    return role === undefined && filled > 0 && filled >= rows && currencies === filled && !isOfOthers(name);
  });
}

/** Finds a column without a name that has CR beside the amounts. */
function withDirection(
  roles: readonly (Role | undefined)[],
  stats: readonly ColumnStats[],
): readonly (Role | undefined)[] {
  const amount = roles.indexOf('amount');
  if (amount === -1 || roles.includes('direction')) return roles;
  const next = stats[amount + 1];
  const isBeside =
    roles[amount + 1] === undefined &&
    next !== undefined &&
    next.filled > 0 &&
    next.directions * 2 >= next.filled;
  return isBeside ? Object.assign([...roles], { [amount + 1]: 'direction' as const }) : roles;
}

function uniqueNames(headers: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return headers.map((header, index) => {
    const name = header === '' ? `column ${index + 1}` : header;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
