/** The figures of one period of a household. */
import { ACTIVITY_FIGURES, BALANCE_FIGURES } from './activity.js';
import { evidenced, type FigureTable, perMonth } from './figure.js';

const NO_INCOME = 'no income';

/** What each total is made of, to the penny. */
const TOTALS: FigureTable = {
  totalCredit: {
    formula: 'sum of credits',
    plus: [
      'income',
      'otherIncome',
      'borrowingReceived',
      'savingsWithdrawn',
      'transfersIn',
      'otherCredits',
      'refundsNetted',
    ],
  },
  totalDebit: {
    formula: 'sum of debits',
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
};

const INCOME: FigureTable = {
  income: {
    formula: 'credits of the verified income streams; before their twelve months, of the same sources',
  },
  incomePerMonth: { formula: 'income per month', ...perMonth('income') },
  incomeStability: {
    formula: '1 - coefficient of variation of income by whole month, at least 0',
    nullWhen: 'fewer than two whole months, or no income',
  },
  incomeSourceCount: { formula: 'streams that paid' },
  largestIncomeShare: { formula: 'the largest source / income', nullWhen: NO_INCOME, from: ['income'] },
  incomeHerfindahlIndex: {
    formula: 'sum of squared shares of the sources',
    nullWhen: NO_INCOME,
    from: ['income'],
  },
  benefitShareOfIncome: { formula: 'state benefits / income', nullWhen: NO_INCOME, from: ['income'] },
  otherIncome: { formula: 'credits worded as income, but in no verified stream' },
  borrowingReceived: { formula: 'loans and credit advances received' },
  savingsWithdrawn: { formula: 'drawn from savings and investments' },
  savingsPaidIn: { formula: 'paid into savings and investments' },
  transfersIn: { formula: 'credits from own accounts, people, crypto-assets' },
  transfersOut: {
    formula: 'debits to own accounts, people, crypto-assets; also those under no category of cost',
  },
  otherCredits: { formula: 'every other credit' },
  refundsNetted: { formula: 'refunds that reduced what they return' },
};

const SPENDING: FigureTable = {
  essentialSpending: {
    formula: 'spent on housing, utilities, insurance, transport, care, groceries, phone and the like',
  },
  discretionarySpending: { formula: 'every other purchase, cash and uncategorised debits' },
  debtRepayments: { formula: 'repaid on cards, loans, instalments, collection, debt plans' },
  'feesAndInterest.amount': {
    formula: 'bank fees, overdraft interest, fees for returned payments',
    ...evidenced('feesAndInterest'),
  },
  totalSpending: {
    formula: 'essential and discretionary spending + debt repayments + fees and interest',
    plus: ['essentialSpending', 'discretionarySpending', 'debtRepayments', 'feesAndInterest.amount'],
  },
  spendingPerMonth: { formula: 'total spending per month', ...perMonth('totalSpending') },
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
      'of total spending: by direct debit, standing order or recurring card payment; or to a payee paid 3 to 80 times on a recognised schedule, with a median deviation of amounts within 10 %',
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
    formula: 'streaming, software, gyms; other discretionary spending by recurring card payment',
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
  housingCosts: { formula: 'rent, mortgage, council tax, service charge' },
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
  cashWithdrawals: { formula: 'cash taken out' },
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
};

const PAYDAY: FigureTable = {
  averageBalanceBeforePayday: {
    formula: 'mean balance on the eve of pay of the largest source',
    nullWhen: 'no eve in the period',
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
};

export const CONSUMER_FIGURES: FigureTable = {
  ...TOTALS,
  ...ACTIVITY_FIGURES,
  ...BALANCE_FIGURES,
  ...INCOME,
  ...SPENDING,
  ...PAYDAY,
};
