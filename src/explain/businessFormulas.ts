/** The figures of one period of a business. */

import { BUSINESS_COST_FIGURES, OPERATING_FIGURES } from '../contract/health/healthFigures.js';
import { ACTIVITY_FIGURES, BALANCE_FIGURES } from './activity.js';
import { CREDIT_IDS, costIn, creditsIn, DEBIT_IDS, debitsIn, partIds } from './breakdownFormulas.js';
import { amountsOf, evidenced, type FigureRule, type FigureTable, perMonth, under } from './figure.js';
import { monthLabels } from './labels.js';

// How much depends on few parties.

/** `over` are the figures that add up to the whole, if the result has them. */
function concentration<Place extends string>(
  at: Place,
  whole: string,
  nullWhen: string,
  over: readonly string[] = [],
) {
  const largest = `${at}.largest[].amount`;
  const share = (of: string) => (over.length > 0 ? { nullWhen, plus: [of], over } : { nullWhen, from: [of] });
  return under(at, {
    partyCount: { formula: `different parties in ${whole}, counted by payee` },
    largestShare: {
      formula: `the largest party / ${whole}`,
      ...share(`${at}.largest[0].amount`),
    },
    largestFiveShare: { formula: `the five largest parties / ${whole}`, ...share(largest) },
    herfindahlIndex: {
      formula: `sum of squared shares of the parties in ${whole}`,
      nullWhen,
      from: [largest],
    },
    unnamedShare: {
      formula: `amounts whose party is not known / ${whole}`,
      nullWhen,
    },
    'largest[party].amount': {
      formula: `of the party, in ${whole}`,
      ...amountsOf(`${at}.largest[party]`),
    },
    'largest[party].share': {
      formula: `the party / ${whole}`,
      ...share(`${at}.largest[party].amount`),
    },
    'largest[party].transactionCount': {
      formula: `transactions of the party, in ${whole}`,
      ids: [`${at}.largest[party].transactionIds`],
    },
  });
}

// What a business paid, borrowed and drew in one period, and how long the balance lasts.

const NO_FINANCING = "without transfers, borrowing and the owner's money in";

const COSTS = {
  ...concentration(
    'supplierConcentration',
    'rent, utilities and other operating costs before refunds',
    'no such costs',
  ),
  operatingCosts: {
    formula: 'payroll + rent + utilities + payments to people + other operating costs',
    plus: OPERATING_FIGURES,
    ids: partIds(...OPERATING_FIGURES.map(figure => `figure=${figure}`)),
  },
  payroll: { formula: 'wages, by the wording of the payments', ...costIn('figure=payroll') },
  rent: { formula: 'rent and service charges, by the wording of the payments', ...costIn('figure=rent') },
  utilities: { formula: 'energy, water, telephone and internet', ...costIn('figure=utilities') },
  paymentsToPeople: {
    formula: 'paid to people, where nothing says what for',
    ...costIn('figure=paymentsToPeople'),
  },
  otherOperatingCosts: {
    formula: 'every other operating cost, card bills among them',
    ...costIn('figure=otherOperatingCosts'),
  },
  payrollHeadcount: {
    formula: 'people paid wages by name in the calendar month with most of them',
    nullWhen: 'wages are paid in bulk, or none',
  },
  operatingMargin: {
    formula: '(revenue - operating costs) / revenue',
    nullWhen: 'no revenue',
    plus: ['revenue'],
    minus: ['operatingCosts'],
    over: ['revenue'],
  },
  taxes: { formula: 'paid to the tax authority', ...costIn('figure=taxes') },
  'vat.amount': {
    formula: 'the part of the taxes whose wording names VAT or sales tax',
    ...evidenced('vat'),
  },
  'taxPaymentPlans.amount': {
    formula:
      'taxes worded as paid by plan (Time to Pay, instalment agreement), or `HMRC NDDS` three times in one amount; a budget payment plan looks the same',
    ...evidenced('taxPaymentPlans'),
  },
} satisfies FigureTable;

const FINANCING = {
  loanRepayments: {
    formula: 'repaid on loans, mortgages, vehicle finance; overdraft interest',
    ...costIn('figure=loanRepayments'),
  },
  loanServiceCover: {
    formula: '(revenue - operating costs) / loan repayments',
    nullWhen: 'no repayments',
    plus: ['revenue'],
    minus: ['operatingCosts'],
    over: ['loanRepayments'],
  },
  borrowingReceived: { formula: 'advances received', ...creditsIn('figure=borrowingReceived') },
  'borrowing.lenderCount': {
    formula: 'payees of repayments and payers of advances, each once',
    ids: ['borrowing.transactionIds'],
  },
  'borrowing.netBorrowed': {
    formula: 'borrowing received - loan repayments',
    plus: ['borrowingReceived'],
    minus: ['loanRepayments'],
    ids: ['borrowing.transactionIds'],
  },
  'merchantCashAdvance.received': {
    formula: 'the part of borrowing received that is an advance on card takings, by its wording or funder',
    ids: ['merchantCashAdvance.transactionIds'],
  },
  'merchantCashAdvance.repaid': {
    formula:
      'of loan repayments, what wording or funder shows to repay an advance on card takings; what the processor keeps back is not on the statement',
    ids: ['merchantCashAdvance.transactionIds'],
  },
  ownerDrawings: {
    formula: "paid to the owner: dividends, drawings, director's loan",
    ...costIn('figure=ownerDrawings'),
  },
  ownerContributions: {
    formula: 'received from the owner, known by the same wording',
    ...creditsIn('figure=ownerContributions'),
  },
  'netOwnerDrawings.amount': {
    formula: 'owner drawings - contributions',
    plus: ['ownerDrawings'],
    minus: ['ownerContributions'],
    ids: ['netOwnerDrawings.transactionIds'],
  },
  transfersIn: {
    formula: 'credits from own accounts, savings, investments and crypto-assets',
    ...creditsIn('figure=transfersIn'),
  },
  transfersOut: {
    formula: 'debits to own accounts, savings, investments and crypto-assets',
    ...costIn('figure=transfersOut'),
  },
  otherCredits: { formula: 'every other credit', ...creditsIn('figure=otherCredits') },
  refundsNetted: {
    formula: 'refunds that reduced what they return',
    ...creditsIn(...BUSINESS_COST_FIGURES.map(figure => `figure=${figure}`)),
  },
  burnPerMonth: {
    formula: `debits - credits per month, ${NO_FINANCING}`,
    nullWhen: 'fewer than 28 days',
    from: [
      'totalDebit',
      'totalCredit',
      'transfersIn',
      'transfersOut',
      'borrowingReceived',
      'ownerContributions',
      'coverage.daysAvailable',
    ],
  },
  runwayDays: {
    formula: `closing balance, at least 0 / debits - credits a day, ${NO_FINANCING}; in whole days`,
    nullWhen: 'no outflow',
    from: ['closingBalance', 'burnPerMonth'],
  },
  bufferDays: {
    formula: 'average balance, at least 0 / mean daily operating costs, taxes and loan repayments',
    nullWhen: 'no outgoings',
    from: ['averageBalance', 'operatingCosts', 'taxes', 'loanRepayments', 'coverage.daysAvailable'],
  },
} satisfies FigureTable;

const COST_AND_FINANCING_FIGURES = { ...COSTS, ...FINANCING };

const NO_RECEIPTS = 'no receipts';
const THERE_ARE_NONE = 'there are none';
const MEAN_NOT_ABOVE_ZERO = 'fewer than three whole months, mean not above zero';

/** The parts of each total, to the penny. */
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
