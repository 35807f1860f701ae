/** What a household received in one period, and how its balance stands around payday. */
import { COST_FIGURES } from '../data/healthFigures.js';
import { costIn, creditsIn, partIds } from './breakdown.js';
import { type FigureTable, perMonth } from './figure.js';

export const NO_INCOME = 'no income';
const INCOME_IDS = partIds('figure=income');

const INCOME = {
  income: {
    formula:
      'credits of all verified income streams, also beyond the three that income verification shows; before their twelve months, of the same sources',
    ...creditsIn('figure=income'),
  },
  incomePerMonth: { formula: 'income per month', ...perMonth('income'), ids: INCOME_IDS },
  incomeStability: {
    formula: '1 - coefficient of variation of income by whole month, at least 0',
    nullWhen: 'fewer than two whole months, or no income',
    ids: INCOME_IDS,
  },
  incomeSourceCount: { formula: 'streams that paid', ids: INCOME_IDS },
  largestIncomeShare: {
    formula: 'the largest source / income',
    nullWhen: NO_INCOME,
    from: ['income'],
    ids: INCOME_IDS,
  },
  incomeHerfindahlIndex: {
    formula: 'sum of squared shares of the sources',
    nullWhen: NO_INCOME,
    from: ['income'],
    ids: INCOME_IDS,
  },
  benefitShareOfIncome: {
    formula: 'state benefits / income',
    nullWhen: NO_INCOME,
    from: ['income'],
    ids: INCOME_IDS,
  },
  otherIncome: {
    formula: 'credits worded as income, but in no verified stream',
    ...creditsIn('figure=otherIncome'),
  },
  borrowingReceived: {
    formula: 'loans and credit advances received',
    ...creditsIn('figure=borrowingReceived'),
  },
  savingsWithdrawn: {
    formula: 'withdrawn from savings and investments',
    ...creditsIn('figure=savingsWithdrawn'),
  },
  savingsPaidIn: { formula: 'paid into savings and investments', ...costIn('figure=savingsPaidIn') },
  transfersIn: {
    formula: 'credits from own accounts, people, crypto-assets',
    ...creditsIn('figure=transfersIn'),
  },
  transfersOut: {
    formula: 'debits to own accounts, people, crypto-assets; also those under no category of cost',
    ...costIn('figure=transfersOut'),
  },
  otherCredits: { formula: 'every other credit', ...creditsIn('figure=otherCredits') },
  refundsNetted: {
    formula: 'refunds that reduced what they return',
    ...creditsIn(...COST_FIGURES.map(figure => `figure=${figure}`)),
  },
} satisfies FigureTable;

const PAYDAY = {
  averageBalanceBeforePayday: {
    formula: 'mean end-of-day balance on the day before each payment of the largest income source',
    nullWhen: 'no such day is in the period',
  },
  'daysToZeroAfterPayday.days': {
    formula:
      'median days from payday to the first day that ends at or below zero before the next payday; over cycles between two paydays in the period',
    nullWhen: 'no cycle reaches zero',
    from: ['daysToZeroAfterPayday.cyclesAtZero'],
  },
  'daysToZeroAfterPayday.cyclesAtZero': {
    formula: 'cycles between two paydays in the period with a day that ends at or below zero',
    from: ['daysToZeroAfterPayday.cycles'],
  },
  'daysToZeroAfterPayday.cycles': { formula: 'cycles between two paydays in the period' },
  spentWithinSevenDaysOfPay: {
    formula:
      'total spending / income of paydays of the largest source and the six days after, a day once; of paydays whose seven days are in the period',
    nullWhen: 'there are none, or no income',
  },
} satisfies FigureTable;

export const CONSUMER_INCOME_FIGURES = { ...INCOME, ...PAYDAY };
