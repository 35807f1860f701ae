/** The figures of affordability: the months and the estimates. */
import type { EstimatedSection } from '../model/affordabilityStatement.js';
import type { AffordabilitySection } from '../model/taxonomy.js';
import { BILL_FIGURES } from './affordabilityBills.js';
import { EXPENDITURE_FIGURES } from './affordabilityViews.js';
import type { FigureRow, FigureRule, FigureTable } from './figure.js';
import { INDICATOR_FIGURES } from './indicators.js';
import { META_FIGURES, monthLabels } from './labels.js';
import { costSections, estimateIds, includesFlexible, leftRule } from './left.js';

const MONTH = 'monthAffordabilities[month]';
const LINE = `${MONTH}.lines[line]`;
const RECORDED_IDS = 'recordedTransactionIds';

const MONTHS = {
  ...monthLabels(MONTH),
  'monthAffordabilities[month].calculatedIncome': section(
    'income',
    'amount',
    'The sum of the working amounts of the income lines: verified recurring income, of streams beyond the three that income verification shows too',
  ),
  'monthAffordabilities[month].fixedCosts': section(
    'fixed',
    'amount',
    'The sum of the working amounts of the fixed lines',
  ),
  'monthAffordabilities[month].flexibleCosts': section(
    'flexible',
    'amount',
    'The sum of the working amounts of the flexible lines',
  ),
  'monthAffordabilities[month].debtFees': section(
    'debt',
    'amount',
    'The sum of the working amounts of the debt lines',
  ),
  'monthAffordabilities[month].affordability': leftRule(
    {
      income: `${MONTH}.calculatedIncome`,
      fixed: `${MONTH}.fixedCosts`,
      debt: `${MONTH}.debtFees`,
      flexible: `${MONTH}.flexibleCosts`,
    },
    idsOfMonth,
  ),
  'monthAffordabilities[month].incomeForMonth': section(
    'income',
    'recorded',
    'The sum of what the income lines recorded',
  ),
  'monthAffordabilities[month].affordabilityForMonth': read => ({
    formula: `All recorded income less recorded fixed${includesFlexible(read) ? ', flexible' : ''} and debt costs`,
    plus: [linesOf('income', 'recorded')],
    minus: costSections(includesFlexible(read)).map(name => linesOf(name, 'recorded')),
    ids: (['income', ...costSections(includesFlexible(read))] as const).map(name =>
      linesOf(name, RECORDED_IDS),
    ),
  }),
  'monthAffordabilities[month].lines[line].amount': {
    formula:
      'The working amount of the category in the month. Income: what verified streams paid; of weekly to four-weekly pay what came on its paydays / these paydays up to the day x paydays of an average month, and what came beside them; costs: what was paid, bills less frequent than monthly spread over the months they cover, refunds in the month of their purchase',
    from: [`${LINE}.recorded`],
    ids: [`${LINE}.transactionIds`],
  },
  'monthAffordabilities[month].lines[line].recorded': read => ({
    formula:
      read(`${LINE}.section`)[0] === 'income'
        ? "The month's transactions of the category: money in less money out"
        : "The month's transactions of the category: money out less money in",
    ids: [`${LINE}.${RECORDED_IDS}`],
    check: {
      relation: read(`${LINE}.section`)[0] === 'income' ? 'credits-less-debits' : 'debits-less-credits',
    },
  }),
} satisfies FigureTable;

const ESTIMATES = {
  estimatedCalculatedIncome: estimate(
    'income',
    'The sum of the estimates of all verified income streams, those beyond the three that income verification shows too',
  ),
  estimatedFixedCosts: estimate('fixed', 'The sum of the fixed lines of the statement'),
  estimatedFlexibleCosts: estimate('flexible', 'The sum of the flexible lines of the statement'),
  estimatedDebtFees: estimate('debt', 'The sum of the debt lines of the statement'),
  estimatedSavings: estimate('savings', 'The sum of the savings lines of the statement'),
  estimatedAffordability: leftRule(
    {
      income: 'estimatedCalculatedIncome',
      fixed: 'estimatedFixedCosts',
      debt: 'estimatedDebtFees',
      flexible: 'estimatedFlexibleCosts',
    },
    estimateIds,
  ),
  ...monthLabels('estimatedFrom[month]'),
} satisfies FigureTable;

const NOTE = 'incomeNotes[note]';

const NOTES = {
  'incomeNotes[note].amount': read => ({
    formula: `The sum of the estimates of these streams. ${String(read(`${NOTE}.definition`)[0])}`,
    from: ['estimatedCalculatedIncome'],
    ids: [`${NOTE}.transactionIds`],
  }),
  'incomeNotes[note].shareOfIncome': {
    formula: 'The amount / the estimated income',
    plus: [`${NOTE}.amount`],
    over: ['estimatedCalculatedIncome'],
    ids: [`${NOTE}.transactionIds`],
  },
} satisfies FigureTable;

const STATEMENT_LINE = 'statement[heading].lines[line]';

const STATEMENT = {
  'statement[heading].amount': {
    formula: 'The sum of the lines of the heading',
    plus: ['statement[heading].lines[].amount'],
    ids: ['statement[heading].lines[].transactionIds'],
  },
  'statement[heading].lines[line].amount': read => ({
    formula:
      read(`${STATEMENT_LINE}.section`)[0] === 'income'
        ? 'The sum of the estimates of all verified income streams of these categories'
        : 'The monthly amounts of the regular bills of these categories, and the mean of all else in the latest six complete months (`estimatedFrom`), at least 0 for a cost',
    from: [
      ...read(`${STATEMENT_LINE}.categories[]`).map(slug => `regularBills[category=${slug}].monthlyAmount`),
      'estimatedFrom[].year',
      'estimatedFrom[].month',
    ],
    ids: [`${STATEMENT_LINE}.transactionIds`],
  }),
  'statement[heading].lines[line].monthsSeen': {
    formula: 'Months of the table in which something was recorded on the line',
    ids: [`${STATEMENT_LINE}.transactionIds`],
  },
  'statement[heading].lines[line].minimum': ofCompleteMonths('The least'),
  'statement[heading].lines[line].maximum': ofCompleteMonths('The greatest'),
  'statement[heading].lines[line].mean': ofCompleteMonths('The mean'),
} satisfies FigureTable;

export const AFFORDABILITY_FIGURES = {
  ...MONTHS,
  ...ESTIMATES,
  ...NOTES,
  ...STATEMENT,
  ...EXPENDITURE_FIGURES,
  ...BILL_FIGURES,
  ...INDICATOR_FIGURES,
  ...META_FIGURES,
} satisfies FigureTable;

function linesOf(name: AffordabilitySection, member: string): string {
  return `${MONTH}.lines[section=${name}].${member}`;
}

function idsOfMonth(name: AffordabilitySection): string {
  return linesOf(name, 'transactionIds');
}

function section(name: AffordabilitySection, member: 'amount' | 'recorded', formula: string): FigureRow {
  const ids = member === 'amount' ? idsOfMonth(name) : linesOf(name, RECORDED_IDS);
  return { formula, plus: [linesOf(name, member)], ids: [ids] };
}

function estimate(name: EstimatedSection, formula: string): FigureRow {
  return { formula, plus: [`statement[].lines[section=${name}].amount`], ids: [estimateIds(name)] };
}

function ofCompleteMonths(which: 'The least' | 'The mean' | 'The greatest'): FigureRule {
  return read => {
    const categories = read(`${STATEMENT_LINE}.categories[]`);
    return {
      formula: `${which} of what each complete month of the table recorded on the line, months without any counted as 0`,
      nullWhen: 'no month is complete',
      from: read('monthAffordabilities[].isPartial').flatMap((isPartial, month) =>
        isPartial === false
          ? categories.map(slug => `monthAffordabilities[${month}].lines[category=${slug}].recorded`)
          : [],
      ),
      ids: [`${STATEMENT_LINE}.transactionIds`],
    };
  };
}
