/** The figures of one period of a business. */
import { ACTIVITY_FIGURES, BALANCE_FIGURES } from './activity.js';
import { CREDIT_IDS, creditsIn, DEBIT_IDS, debitsIn, partIds } from './breakdown.js';
import { COST_AND_FINANCING_FIGURES } from './businessCosts.js';
import { concentration } from './concentration.js';
import { amountsOf, type FigureRule, type FigureTable, perMonth } from './figure.js';
import { monthLabels } from './labels.js';

const NO_RECEIPTS = 'no receipts';
const THERE_ARE_NONE = 'there are none';
const MEAN_NOT_ABOVE_ZERO = 'fewer than three whole months, mean not above zero';

/** What each total is made of, to the penny. */
const TOTALS = {
  totalCredit: {
    formula: 'sum of credits',
    ids: CREDIT_IDS,
    plus: [
      'revenue',
      'borrowingReceived',
      'ownerContributions',
      'transfersIn',
      'otherCredits',
      'refundsNetted',
      'revenueReturned',
    ],
  },
  totalDebit: {
    formula: 'sum of debits',
    ids: DEBIT_IDS,
    plus: [
      'operatingCosts',
      'taxes',
      'loanRepayments',
      'ownerDrawings',
      'transfersOut',
      'refundsNetted',
      'revenueReturned',
    ],
  },
} satisfies FigureTable;

const REVENUE = {
  grossReceipts: {
    formula: 'credits from customers, processors, cash and cheques paid in',
    ...creditsIn('figure=revenue'),
  },
  revenueReturned: {
    formula: 'receipts that bounced, were charged back or refunded to customers',
    ...debitsIn('figure=revenue'),
  },
  returnRate: {
    formula: 'revenue returned / gross receipts',
    nullWhen: NO_RECEIPTS,
    plus: ['revenueReturned'],
    over: ['grossReceipts'],
  },
  revenue: {
    formula: 'gross receipts - returned',
    plus: ['grossReceipts'],
    minus: ['revenueReturned'],
    ids: partIds('figure=revenue'),
  },
  revenuePerMonth: { formula: 'revenue per month', ...perMonth('revenue') },
  'receiptsByRail.cardSettlements.amount': {
    formula: 'gross receipts paid out by card and payment processors',
    ...amountsOf('receiptsByRail.cardSettlements'),
  },
  'receiptsByRail.bankTransfers.amount': {
    formula: 'gross receipts by bank credit, faster payment and other transfer',
    ...amountsOf('receiptsByRail.bankTransfers'),
  },
  'receiptsByRail.cashAndCheques.amount': {
    formula: 'gross receipts paid in as cash or cheque',
    ...amountsOf('receiptsByRail.cashAndCheques'),
  },
  'receiptsByRail.notStated.amount': {
    formula:
      'gross receipts - card settlements - bank transfers - cash and cheques: neither text nor codes tell',
    plus: ['grossReceipts'],
    minus: [
      'receiptsByRail.cardSettlements.amount',
      'receiptsByRail.bankTransfers.amount',
      'receiptsByRail.cashAndCheques.amount',
    ],
    ids: ['receiptsByRail.notStated.transactionIds'],
  },
  cashDepositShare: {
    formula: 'cash and cheques / gross receipts',
    nullWhen: NO_RECEIPTS,
    plus: ['receiptsByRail.cashAndCheques.amount'],
    ids: ['receiptsByRail.cashAndCheques.transactionIds'],
    over: ['grossReceipts'],
  },
  cardSettlementShare: {
    formula: 'card settlements / gross receipts',
    nullWhen: NO_RECEIPTS,
    plus: ['receiptsByRail.cardSettlements.amount'],
    ids: ['receiptsByRail.cardSettlements.transactionIds'],
    over: ['grossReceipts'],
  },
  revenueTrend: {
    formula: 'slope of revenue by whole month / its mean: 0.02 is 2 % a month',
    nullWhen: MEAN_NOT_ABOVE_ZERO,
    from: ['seasonality.months[].revenue'],
  },
  'seasonality.variation': {
    formula: 'coefficient of variation of revenue by whole month',
    nullWhen: MEAN_NOT_ABOVE_ZERO,
    from: ['seasonality.months[].revenue'],
  },
  ...monthLabels('seasonality.highestMonth'),
  'seasonality.highestMonth.revenue': {
    formula: 'revenue of the highest whole month, of equal ones the earliest',
    plus: ['seasonality.months[].revenue'],
    check: { relation: 'greatest' },
  },
  'seasonality.highestMonth.index': monthIndex('seasonality.highestMonth'),
  ...monthLabels('seasonality.lowestMonth'),
  'seasonality.lowestMonth.revenue': {
    formula: 'revenue of the lowest whole month, of equal ones the earliest',
    plus: ['seasonality.months[].revenue'],
    check: { relation: 'least' },
  },
  'seasonality.lowestMonth.index': monthIndex('seasonality.lowestMonth'),
  ...monthLabels('seasonality.months[month]'),
  'seasonality.months[month].revenue': { formula: 'revenue of a whole month' },
  'seasonality.months[month].index': monthIndex('seasonality.months[month]'),
  'latePaymentSpread.days': {
    formula: 'median over customers with three payments and more: median absolute deviation of the gaps',
    nullWhen: THERE_ARE_NONE,
    from: ['latePaymentSpread.customerCount'],
  },
  'latePaymentSpread.customerCount': { formula: 'customers with three payments and more' },
  'customerPaymentGap.days': {
    formula: 'median over customers with two days of payment and more: mean gap',
    nullWhen: THERE_ARE_NONE,
    from: ['customerPaymentGap.customerCount'],
  },
  'customerPaymentGap.customerCount': { formula: 'customers with two days of payment and more' },
  ...concentration('customerConcentration', 'gross receipts', NO_RECEIPTS, ['grossReceipts']),
} satisfies FigureTable;

export const BUSINESS_FIGURES = {
  ...TOTALS,
  ...ACTIVITY_FIGURES,
  ...BALANCE_FIGURES,
  ...REVENUE,
  ...COST_AND_FINANCING_FIGURES,
} satisfies FigureTable;

function monthIndex(month: string): FigureRule {
  const revenues = 'seasonality.months[].revenue';
  return read => ({
    formula: 'revenue of the month / mean of the whole months',
    nullWhen: MEAN_NOT_ABOVE_ZERO,
    plus: [`${month}.revenue`],
    over: [revenues],
    check: { numerator: read(revenues).length },
  });
}
