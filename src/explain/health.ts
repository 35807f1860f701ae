/** What health and end-of-day balances say of the accounts themselves. */
import type { FigureTable } from './figure.js';
import { META_FIGURES } from './labels.js';

const ACCOUNT = 'accounts[account]';
const RECONCILIATION = `${ACCOUNT}.reconciliation`;
const ALL_AGREE = 'no checked day differs';
const REBUILT = 'Rebuilt backwards: the current balance less all that moved after the day';

export const ACCOUNT_FIGURES = {
  'accounts[account].currentBalance': { formula: 'As given in the request; below zero in debit' },
  'accounts[account].availableBalance': { formula: 'As given in the request', nullWhen: 'none is given' },
  'accounts[account].creditLine': {
    formula: 'Available less current balance, at least 0',
    nullWhen: 'no available balance is given',
    plus: [`${ACCOUNT}.availableBalance`],
    minus: [`${ACCOUNT}.currentBalance`],
    check: { atLeast: 0 },
  },
  ...META_FIGURES,
} satisfies FigureTable;

export const END_OF_DAY_FIGURES = {
  ...ACCOUNT_FIGURES,
  'accounts[account].days[day].balance': { formula: REBUILT, from: [`${ACCOUNT}.currentBalance`] },
  'accounts[account].days[day].reported': {
    formula:
      "By the running balances of the day's transactions: the rebuilt balance where one of them equals it, else the nearest of those that no other transaction of the day started from",
    nullWhen: 'no transaction of the day has a running balance',
    from: [`${ACCOUNT}.days[day].balance`],
  },
  'accounts[account].reconciliation.checkedDays': { formula: 'Days with a running balance' },
  'accounts[account].reconciliation.differingDays': {
    formula: 'Days whose running balance is not the rebuilt one',
    from: [`${RECONCILIATION}.checkedDays`],
  },
  'accounts[account].reconciliation.firstDifference.expected': {
    formula: 'What the bank says of the latest day that differs',
    nullWhen: ALL_AGREE,
  },
  'accounts[account].reconciliation.firstDifference.computed': {
    formula: 'The rebuilt balance of the latest day that differs',
    nullWhen: ALL_AGREE,
  },
  'accounts[account].reconciliation.firstDifference.difference': {
    formula: 'Computed less expected',
    nullWhen: ALL_AGREE,
    plus: [`${RECONCILIATION}.firstDifference.computed`],
    minus: [`${RECONCILIATION}.firstDifference.expected`],
  },
  'accounts[account].reconciliation.constantDifference': {
    formula: 'The difference, where every checked day differs by the same amount',
    nullWhen: 'they do not',
    from: [`${RECONCILIATION}.firstDifference.difference`],
  },
  'combined.days[day].balance': {
    formula: `${REBUILT}, of all accounts as one`,
    from: ['accounts[].currentBalance'],
  },
} satisfies FigureTable;
