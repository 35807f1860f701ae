/** The figures of one period of a business. */
import { ACTIVITY_FIGURES, BALANCE_FIGURES } from './activity.js';
import { evidenced, type FigureRule, type FigureTable, perMonth } from './figure.js';
import { monthLabels } from './labels.js';

const NO_RECEIPTS = 'no receipts';
const NO_SUCH_COSTS = 'no such costs';
const THERE_ARE_NONE = 'there are none';
const NO_FINANCING = "without transfers, borrowing and the owner's money in";

const REVENUE: FigureTable = {
  grossReceipts: { formula: 'from customers, processors, cash and cheques paid in' },
  revenueReturned: { formula: 'bounced, charged back or refunded to customers' },
  returnRate: {
    formula: 'revenue returned / gross receipts',
    nullWhen: NO_RECEIPTS,
    plus: ['revenueReturned'],
    over: ['grossReceipts'],
  },
  revenue: { formula: 'gross receipts - returned', plus: ['grossReceipts'], minus: ['revenueReturned'] },
  revenuePerMonth: { formula: 'revenue per month', ...perMonth('revenue') },
  'receiptsByRail.cardSettlements': { formula: 'gross receipts paid out by card and payment processors' },
  'receiptsByRail.bankTransfers': {
    formula: 'gross receipts by bank credit, faster payment and other transfer',
  },
  'receiptsByRail.cashAndCheques': { formula: 'gross receipts paid in as cash or cheque' },
  'receiptsByRail.notStated': {
    formula:
      'gross receipts - card settlements - bank transfers - cash and cheques: neither text nor codes tell',
    plus: ['grossReceipts'],
    minus: [
      'receiptsByRail.cardSettlements',
      'receiptsByRail.bankTransfers',
      'receiptsByRail.cashAndCheques',
    ],
  },
  cashDepositShare: {
    formula: 'cash and cheques / gross receipts',
    nullWhen: NO_RECEIPTS,
    plus: ['receiptsByRail.cashAndCheques'],
    over: ['grossReceipts'],
  },
  cardSettlementShare: {
    formula: 'card settlements / gross receipts',
    nullWhen: NO_RECEIPTS,
    plus: ['receiptsByRail.cardSettlements'],
    over: ['grossReceipts'],
  },
  revenueTrend: {
    formula: 'slope of revenue by whole month / its mean: 0.02 is 2 % a month',
    nullWhen: 'fewer than three, mean not above zero',
    from: ['seasonality.months[].revenue'],
  },
  'seasonality.variation': {
    formula: 'coefficient of variation of revenue by whole month',
    nullWhen: 'mean not above zero',
    from: ['seasonality.months[].revenue'],
  },
  ...monthLabels('seasonality.highestMonth.'),
  'seasonality.highestMonth.revenue': {
    formula: 'revenue of the highest whole month, of equal ones the earliest',
    plus: ['seasonality.months[].revenue'],
    check: { relation: 'greatest' },
  },
  'seasonality.highestMonth.index': monthIndex('seasonality.highestMonth'),
  ...monthLabels('seasonality.lowestMonth.'),
  'seasonality.lowestMonth.revenue': {
    formula: 'revenue of the lowest whole month, of equal ones the earliest',
    plus: ['seasonality.months[].revenue'],
    check: { relation: 'least' },
  },
  'seasonality.lowestMonth.index': monthIndex('seasonality.lowestMonth'),
  ...monthLabels('seasonality.months[month].'),
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
  ...concentration(
    'customerConcentration',
    'gross receipts; processors and cash are many customers, so unnamed',
    NO_RECEIPTS,
    ['grossReceipts'],
  ),
};

const COSTS: FigureTable = {
  ...concentration(
    'supplierConcentration',
    'rent, utilities and other operating costs before refunds',
    NO_SUCH_COSTS,
  ),
  operatingCosts: {
    formula: 'payroll + rent + utilities + payments to people + other',
    plus: ['payroll', 'rent', 'utilities', 'paymentsToPeople', 'otherOperatingCosts'],
  },
  payroll: { formula: 'wages, as worded' },
  rent: { formula: 'rent and service charges, as worded' },
  utilities: { formula: 'energy, water, telephone and internet' },
  paymentsToPeople: { formula: 'to people, where nothing says what for' },
  otherOperatingCosts: { formula: 'every other cost; card bills are other costs' },
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
  taxes: { formula: 'to the tax authority' },
  vat: { formula: 'of the taxes, worded as VAT or sales tax' },
  'taxPaymentPlans.amount': {
    formula:
      'taxes worded as paid by plan (Time to Pay, instalment agreement), or `HMRC NDDS` three times in one amount; a budget payment plan looks the same',
    ...evidenced('taxPaymentPlans'),
  },
};

const FINANCING: FigureTable = {
  loanRepayments: { formula: 'loans, mortgages, vehicle finance, overdraft interest' },
  loanServiceCover: {
    formula: '(revenue - operating costs) / loan repayments',
    nullWhen: 'no repayments',
    plus: ['revenue'],
    minus: ['operatingCosts'],
    over: ['loanRepayments'],
  },
  borrowingReceived: { formula: 'advances received' },
  'borrowing.lenderCount': { formula: 'lenders by payee', ids: ['borrowing.transactionIds'] },
  'borrowing.netBorrowed': {
    formula: 'received - repaid',
    plus: ['borrowingReceived'],
    minus: ['loanRepayments'],
    ids: ['borrowing.transactionIds'],
  },
  'merchantCashAdvance.received': {
    formula: 'of borrowing received, what wording or funder shows to be an advance on card takings',
    ids: ['merchantCashAdvance.transactionIds'],
  },
  'merchantCashAdvance.repaid': {
    formula: 'of loan repayments, the same; repayments kept back by the processor are not on the statement',
    ids: ['merchantCashAdvance.transactionIds'],
  },
  ownerDrawings: { formula: "to the owner: dividends, drawings, director's loan" },
  ownerContributions: { formula: 'from the owner, known in the same ways' },
  'netOwnerDrawings.amount': {
    formula: 'drawings - contributions',
    plus: ['ownerDrawings'],
    minus: ['ownerContributions'],
    ids: ['netOwnerDrawings.transactionIds'],
  },
  transfersIn: { formula: 'from own accounts, savings, investments and crypto-assets' },
  transfersOut: { formula: 'to own accounts, savings, investments and crypto-assets' },
  otherCredits: { formula: 'every other credit' },
  refundsNetted: { formula: 'refunds that reduced what they return' },
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
    formula: `closing balance, at least 0 / debits - credits a day, ${NO_FINANCING}; whole days`,
    nullWhen: 'no outflow',
    from: ['closingBalance', 'burnPerMonth'],
  },
  bufferDays: {
    formula: 'average balance, at least 0 / mean daily operating costs, taxes and loan repayments',
    nullWhen: 'no outgoings',
    from: ['averageBalance', 'operatingCosts', 'taxes', 'loanRepayments', 'coverage.daysAvailable'],
  },
};

export const BUSINESS_FIGURES: FigureTable = {
  ...ACTIVITY_FIGURES,
  ...BALANCE_FIGURES,
  ...REVENUE,
  ...COSTS,
  ...FINANCING,
};

function monthIndex(month: string): FigureRule {
  const revenues = 'seasonality.months[].revenue';
  return read => ({
    formula: 'revenue of the month / mean of the whole months',
    nullWhen: 'mean not above zero',
    plus: [`${month}.revenue`],
    over: [revenues],
    check: { numerator: read(revenues).length },
  });
}

/** `over`: what adds up to the whole, where the result holds it. */
function concentration(
  at: string,
  whole: string,
  nullWhen: string,
  over: readonly string[] = [],
): FigureTable {
  const largest = `${at}.largest[].amount`;
  const share = (of: string) => (over.length > 0 ? { nullWhen, plus: [of], over } : { nullWhen, from: [of] });
  return {
    [`${at}.partyCount`]: { formula: `parties told apart by payee, over ${whole}` },
    [`${at}.largestShare`]: {
      formula: `of the largest party in ${whole}`,
      ...share(`${at}.largest[0].amount`),
    },
    [`${at}.largestFiveShare`]: { formula: `of the five largest parties in ${whole}`, ...share(largest) },
    [`${at}.herfindahlIndex`]: {
      formula: `sum of squared shares of the parties in ${whole}`,
      nullWhen,
      from: [largest],
    },
    [`${at}.unnamedShare`]: { formula: `of what no party is known for in ${whole}`, nullWhen },
    [`${at}.largest[party].amount`]: { formula: `of the party, in ${whole}` },
    [`${at}.largest[party].share`]: {
      formula: `of the party in ${whole}`,
      ...share(`${at}.largest[party].amount`),
    },
    [`${at}.largest[party].transactionCount`]: { formula: `transactions of the party, in ${whole}` },
  };
}
