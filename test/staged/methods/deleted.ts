/** Rows that were left out. */
import { addDays, daysBetween } from '../../support/dates.js';
import type { PaymentKind } from '../../support/histories/banks/bank.js';
import { lowestOf } from '../base/sums.js';
import type { Form, Method, Row, Seen } from '../model.js';
import { booked, by, type Editing, formsOf, nobody, ofCategories, pounds, without } from './tools.js';

/** What comes and goes without anybody's doing. */
const DUE: ReadonlySet<PaymentKind> = new Set<PaymentKind>(['direct-debit', 'standing-order', 'bank-credit']);
/** Nobody forges a statement to hide less, in pence. */
const LEAST_WORTH = 30_00;

const HOMES: ReadonlySet<string> = new Set(['rent', 'mortgage']);
const BETS: ReadonlySet<string> = new Set(['gambling']);
const DEBTS: ReadonlySet<string> = new Set([
  'personal-loan',
  'short-term-loan',
  'bnpl',
  'credit-card-payment',
  'vehicle-finance',
  'debt-collection',
  'catalogue-credit',
  'debt-management-plan',
]);
const SHAME: ReadonlySet<string> = new Set([
  'interest-and-overdraft-charges',
  'returned-payment-fee',
  'bank-charges',
]);

const costs =
  (categories: ReadonlySet<string>, least: number): Editing =>
  (sheet, _life, random) => {
    const found = ofCategories(sheet, categories).filter(({ pence }) => pence < 0);
    const sum = found.reduce((total, { pence }) => total - pence, 0);
    if (found.length < least || sum < LEAST_WORTH) return null;
    const some = random.chance(0.6) ? found : random.several(found, Math.ceil(found.length / 2));
    return named(sheet.rows, some);
  };

/** Direct debits that bounced, with what sent them back and what the bank took for it. */
const bounces: Editing = sheet => {
  const returns = booked(sheet).filter(({ kind }) => kind === 'direct-debit-returned');
  const bounced = returns.flatMap(back => {
    const debit = booked(sheet).findLast(
      ({ pence, day, kind }) => kind === 'direct-debit' && pence === -back.pence && day <= back.day,
    );
    return debit === undefined ? [back] : [debit, back];
  });
  const gone = [...bounced, ...ofCategories(sheet, SHAME)];
  return returns.length === 0 ? null : named(sheet.rows, gone);
};

/** What was lent is no longer seen to come, and what was bought with it is. */
const loanHidden: Editing = sheet => {
  const lent = ofCategories(sheet, new Set(['loan-proceeds']));
  if (lent.length === 0) return null;
  const repaid = ofCategories(sheet, new Set(['personal-loan', 'short-term-loan']));
  const edit = named(sheet.rows, [...lent, ...repaid]);
  return lowestOf(edit.rows, sheet.opening) < -sheet.overdraft - 100_00 ? edit : null;
};

function named(rows: readonly Row[], gone: readonly Row[]) {
  const sum = gone.reduce((total, { pence }) => total + pence, 0);
  return {
    ...without(rows, new Set(gone.map(({ key }) => key))),
    strength: `${gone.length} rows left out, ${pounds(sum)} in all`,
  };
}

const stretch =
  (which: 'some days' | 'a month' | 'the lowest days'): Editing =>
  (sheet, life, random) => {
    const length = which === 'a month' ? random.integer(28, 31) : random.integer(9, 24);
    const last = daysBetween(life.from, life.asOf) - length - 2;
    if (last < 3) return null;
    const rows = booked(sheet);
    const lowest = rows.reduce((low, row) => ((row.balance ?? 0) < (low.balance ?? 0) ? row : low));
    const start =
      which === 'the lowest days'
        ? addDays(lowest.day, -random.integer(1, length - 2))
        : addDays(life.from, random.integer(2, last));
    const end = addDays(start, length);
    const gone = rows.filter(({ day }) => day >= start && day < end);
    const isDue = gone.some(({ kind }) => DUE.has(kind));
    if (!isDue || gone.length < 6 || gone.length > rows.length * 0.7) return null;
    const edit = named(sheet.rows, gone);
    return { ...edit, strength: `${length} days from ${start}, ${edit.strength}` };
  };

/** Nothing is altered: the statement begins after the bad time, or ends before it. */
function cut(name: string, which: 'start' | 'end', seen: Seen): Form {
  return {
    name,
    withBalances: seen,
    withoutBalances: seen,
    stage({ sheets, life }, random) {
      const [sheet, ...others] = sheets;
      const length = daysBetween(life.from, life.asOf);
      if (sheet === undefined || length < 85) return null;
      const days = random.integer(14, Math.floor(length / 2));
      const [from, to] =
        which === 'start' ? [addDays(life.from, days), '9999'] : ['', addDays(life.asOf, -days)];
      const rows = sheet.rows.filter(({ day }) => day >= from && day <= to);
      const edge = which === 'start' ? rows[0] : rows.at(-1);
      if (edge === undefined || rows.length < 20) return null;
      const opening = which === 'start' ? (edge.balance ?? 0) - edge.pence : sheet.opening;
      return {
        sheets: [{ ...sheet, rows, opening }, ...others],
        touched: new Set([edge.key]),
        strength: `${days} days`,
      };
    },
  };
}

const CLEAN = nobody('What is left is the statement of somebody who never had such costs.');
const GAP = by('No row at all for days on end, and what falls due in them is missing.');
const CUT = nobody('Every statement begins and ends somewhere.');

export const DELETED: readonly Method[] = [
  {
    kind: 'costs left out',
    forms: [
      ...formsOf('rent or mortgage', costs(HOMES, 2), { slips: true, recomputed: CLEAN, without: CLEAN }),
      ...formsOf('bets', costs(BETS, 3), { recomputed: CLEAN, without: CLEAN }),
      ...formsOf('repayments of debts', costs(DEBTS, 2), { recomputed: CLEAN, without: CLEAN }),
      ...formsOf('charges of the bank', costs(SHAME, 1), { recomputed: CLEAN, without: CLEAN }),
    ],
  },
  {
    kind: 'bounced payments left out',
    forms: formsOf('with their returns and fees', bounces, {
      breaks: false,
      recomputed: CLEAN,
      without: CLEAN,
    }),
  },
  {
    kind: 'loan left out',
    forms: formsOf('the loan and what was paid back', loanHidden, {
      recomputed: by('The account goes below what the bank allows, and no charge and no bounce follows.'),
      without: nobody('Without balances nobody knows what was there to spend.'),
    }),
  },
  {
    kind: 'days left out',
    forms: [
      ...formsOf('some days', stretch('some days'), { recomputed: GAP, without: GAP }),
      ...formsOf('a month', stretch('a month'), { recomputed: GAP, without: GAP }),
      ...formsOf('the days of the lowest balance', stretch('the lowest days'), {
        recomputed: GAP,
        without: GAP,
      }),
    ],
  },
  {
    kind: 'statement cut',
    forms: [cut('begins late', 'start', CUT), cut('ends early', 'end', CUT)],
  },
];
