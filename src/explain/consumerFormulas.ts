/** The figures of one period of a household. */
import { COST_FIGURES, CREDIT_FIGURES } from '../contract/health/healthFigures.js';
import { SPENDING_FIGURES } from '../health/consumerFigures.js';
import { HOUSING } from '../health/spending.js';
import { ACTIVITY_FIGURES, BALANCE_FIGURES } from './activity.js';
import { CREDIT_IDS, costIn, creditsIn, DEBIT_IDS, partIds } from './breakdownFormulas.js';
import { evidenced, type FigureTable, perMonth } from './figure.js';

// What a household received in one period, and how its balance stands around payday.

const NO_INCOME = 'no income';
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

const CONSUMER_INCOME_FIGURES = { ...INCOME, ...PAYDAY };

const SPENDING_IDS = partIds(...[...SPENDING_FIGURES].map(figure => `figure=${figure}`));

/** The parts of each total, to the penny. */
const TOTALS = {
  totalCredit: {
    formula: 'sum of credits',
    ids: CREDIT_IDS,
    plus: [...CREDIT_FIGURES, 'refundsNetted'],
  },
  totalDebit: {
    formula: 'sum of debits',
    ids: DEBIT_IDS,
    plus: [
      'essentialSpending',
      'discretionarySpending',
      'debtRepayments',
      'feesAndInterest.amount',
      'savingsPaidIn',
      'transfersOut',
      'refundsNetted',
    ],
  },
} satisfies FigureTable;

const SPENDING = {
  essentialSpending: {
    formula:
      'spent on what cannot be given up, debts and fees aside: housing, utilities, insurance, travel, care, food, clothes, household goods; also cash and purchases of unknown purpose',
    ...costIn('figure=essentialSpending'),
  },
  discretionarySpending: {
    formula: 'spent on what is not essential: leisure, gifts, subscriptions, gambling and the like',
    ...costIn('figure=discretionarySpending'),
  },
  debtRepayments: {
    formula: 'repaid on cards, loans, instalments, collection, debt plans',
    ...costIn('figure=debtRepayments'),
  },
  'feesAndInterest.amount': {
    formula: 'bank fees, overdraft interest, fees for returned payments',
    ...evidenced('feesAndInterest'),
  },
  totalSpending: {
    formula: 'essential and discretionary spending + debt repayments + fees and interest',
    plus: ['essentialSpending', 'discretionarySpending', 'debtRepayments', 'feesAndInterest.amount'],
    ids: SPENDING_IDS,
  },
  spendingPerMonth: { formula: 'total spending per month', ...perMonth('totalSpending'), ids: SPENDING_IDS },
  spendToIncomeRatio: {
    formula: 'total spending / income',
    nullWhen: NO_INCOME,
    plus: ['totalSpending'],
    over: ['income'],
  },
  'borrowing.lenderCount': {
    formula: 'payees of repayments and payers of advances, each once',
    ids: ['borrowing.transactionIds'],
  },
  'borrowing.netBorrowed': {
    formula: 'borrowing received - debt repayments',
    plus: ['borrowingReceived'],
    minus: ['debtRepayments'],
    ids: ['borrowing.transactionIds'],
  },
  'regularCommitments.amount': {
    formula:
      'payments of the regular bills that affordability names, going and stopped, less what came back of them',
    ...evidenced('regularCommitments'),
  },
  commitmentShareOfIncome: {
    formula: 'regular commitments / income',
    nullWhen: NO_INCOME,
    plus: ['regularCommitments.amount'],
    over: ['income'],
    ids: ['regularCommitments.transactionIds'],
  },
  'subscriptions.amount': {
    formula:
      'streaming, software, gyms; by recurring card payment also what is discretionary or bought at will',
    ...evidenced('subscriptions'),
  },
  savingsContributions: {
    formula: 'savings paid in - withdrawn',
    plus: ['savingsPaidIn'],
    minus: ['savingsWithdrawn'],
  },
  savingsRate: {
    formula: 'savings contributions / income',
    nullWhen: NO_INCOME,
    plus: ['savingsContributions'],
    over: ['income'],
  },
  debtServiceRatio: {
    formula: '(debt + fees) / income',
    nullWhen: NO_INCOME,
    plus: ['debtRepayments', 'feesAndInterest.amount'],
    over: ['income'],
  },
  housingCosts: {
    formula: 'rent, mortgage, council tax, service charge',
    ...costIn(...HOUSING.map(category => `category=${category}`)),
  },
  housingCostRatio: {
    formula: 'housing costs / income',
    nullWhen: NO_INCOME,
    plus: ['housingCosts'],
    over: ['income'],
  },
  'gambling.amount': { formula: 'gambling stakes, winnings not taken off', ...evidenced('gambling') },
  gamblingShareOfIncome: {
    formula: 'gambling / income',
    nullWhen: NO_INCOME,
    plus: ['gambling.amount'],
    over: ['income'],
    ids: ['gambling.transactionIds'],
  },
  cashWithdrawals: { formula: 'cash taken out', ...costIn('category=cash-withdrawal') },
  cashShareOfSpending: {
    formula: 'cash withdrawals / total spending',
    nullWhen: 'no spending',
    plus: ['cashWithdrawals'],
    over: ['totalSpending'],
  },
  'highCostCredit.amount': {
    formula: 'repayments of payday loans, home and catalogue credit',
    ...evidenced('highCostCredit'),
  },
  monthsOfExpensesCovered: {
    formula: 'closing balance, at least 0 / spending per month',
    nullWhen: 'fewer than 28 days, no spending',
    plus: ['closingBalance'],
    over: ['spendingPerMonth'],
    check: { atLeast: 0 },
  },
  bufferDays: {
    formula: 'average balance, at least 0 / mean daily total spending',
    nullWhen: 'no spending',
    from: ['averageBalance', 'totalSpending', 'coverage.daysAvailable'],
  },
} satisfies FigureTable;

export const CONSUMER_FIGURES = {
  ...TOTALS,
  ...ACTIVITY_FIGURES,
  ...BALANCE_FIGURES,
  ...CONSUMER_INCOME_FIGURES,
  ...SPENDING,
} satisfies FigureTable;
