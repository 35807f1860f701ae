/** The figures of activity and balances in a period, for households and businesses. */
import { CREDIT_IDS, DEBIT_IDS, PART_FIGURES } from './breakdownFormulas.js';
import type { FigureRow, FigureTable } from './figure.js';
import { monthLabels } from './labels.js';

/** From a period: of its account, from the whole history of one, and of all accounts together likewise. The first that leads somewhere counts. */
const CREDIT_LINES = [
  '../../creditLine',
  '../creditLine',
  '../../../accounts[].creditLine',
  '../../accounts[].creditLine',
] as const;

export const ACTIVITY_FIGURES = {
  'coverage.daysRequested': { formula: 'The days that the name of the period says' },
  'coverage.daysAvailable': {
    formula: 'Days of history in the period, on which all its figures are based',
    from: ['coverage.daysRequested', 'coverage.historyFrom'],
  },
  'coverage.historyFrom': {
    formula: 'The first day of the history',
    nullWhen: 'there is no history',
    from: ['coverage.basis'],
  },
  'coverage.basis': {
    formula:
      "How the start of the history is known. given: by the request. first-row: it is the day of the earliest transaction. usual-gap: 365 days to `asOf`, as the earliest transaction comes no later in them than the account's usual gap between booked days, at most seven days",
    nullWhen: 'there is no history',
  },
  net: {
    formula: 'credits - debits = closing - opening balance',
    plus: ['totalCredit'],
    minus: ['totalDebit'],
  },
  creditCount: { formula: 'number of credits', ids: CREDIT_IDS },
  debitCount: { formula: 'number of debits', ids: DEBIT_IDS },
  ...PART_FIGURES,
  'largestCredit.amount': largest('largestCredit', 'credit'),
  'largestDebit.amount': largest('largestDebit', 'debit'),
  'returnedPayments.count': {
    formula:
      'payments sent back unpaid and cheques paid in that bounced, or the fees for them where these are more',
    ids: ['returnedPayments.transactionIds'],
  },
  'returnedPayments.fees': {
    formula: 'fees for payments sent back, net of those given back',
    ids: ['returnedPayments.transactionIds'],
  },
  ...monthLabels('months[month]'),
  'months[month].credit': { formula: 'credits of a whole month' },
  'months[month].debit': { formula: 'debits of a whole month' },
  'months[month].net': {
    formula: 'credits - debits of a whole month',
    plus: ['months[month].credit'],
    minus: ['months[month].debit'],
  },
  monthsInDeficit: { formula: 'whole months with net below zero', from: ['months[].net'] },
  netTrend: {
    formula: 'slope of the least-squares line through the net of the whole months',
    nullWhen: 'fewer than three whole months',
    from: ['months[].net'],
  },
} satisfies FigureTable;

export const BALANCE_FIGURES = {
  openingBalance: {
    formula: 'at the end of the day before the period: closing balance - net',
    plus: ['closingBalance'],
    minus: ['net'],
  },
  closingBalance: { formula: 'at the end of `asOf`' },
  averageBalance: { formula: 'mean of the end-of-day balances' },
  minimumBalance: { formula: 'least of the end-of-day balances' },
  maximumBalance: { formula: 'greatest of the end-of-day balances' },
  balanceVolatility: { formula: 'standard deviation of the end-of-day balances (population)' },
  daysOverdrawn: { formula: 'days that end below zero' },
  daysBelowOneHundred: { formula: 'days that end below 100.00' },
  deepestOverdraft: {
    formula: '-minimum balance, at least 0',
    plus: ['minimumBalance'],
    check: { numerator: -1, atLeast: 0 },
  },
  averageOverdraft: {
    formula: 'mean depth of the days overdrawn',
    nullWhen: 'no day is',
    from: ['daysOverdrawn'],
  },
  overdraftSpells: { formula: 'runs of days overdrawn' },
  longestOverdraftSpell: { formula: 'days of the longest run overdrawn' },
  overdraftLimitUsed: read => ({
    formula: "deepest overdraft / today's credit line",
    nullWhen: 'no line is known',
    plus: ['deepestOverdraft'],
    over: CREDIT_LINES.filter(line => read(line).length > 0).slice(0, 1),
  }),
} satisfies FigureTable;

function largest(at: string, what: string): FigureRow {
  return {
    formula: `the largest ${what}, of equal ones the earliest`,
    nullWhen: 'there is none',
    ids: [`${at}.transactionId`],
    check: { relation: 'amounts' },
  };
}
