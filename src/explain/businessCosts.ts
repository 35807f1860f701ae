/** What a business paid, borrowed and drew in one period, and how long the balance lasts. */
import { BUSINESS_COST_FIGURES, OPERATING_FIGURES } from '../data/healthFigures.js';
import { costIn, creditsIn, partIds } from './breakdown.js';
import { concentration } from './concentration.js';
import { evidenced, type FigureTable } from './figure.js';

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

export const COST_AND_FINANCING_FIGURES = { ...COSTS, ...FINANCING };
