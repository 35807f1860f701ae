/** The figures of affordability: the months and the estimates. */

import type { IndicatorKind } from '../contract/affordability/affordabilityIndicators.js';
import type { EstimatedSection } from '../contract/affordability/affordabilityStatement.js';
import type { ExpenditureView } from '../contract/affordability/expenditure.js';
import type { AffordabilitySection } from '../model/taxonomy.js';
import { type FigureRow, type FigureRule, type FigureTable, type ReadPath, under } from './figure.js';
import { META_FIGURES, monthLabels } from './labels.js';
import { costSections, estimateIds, includesFlexible, leftRule } from './left.js';
import { LENDER_FIGURES } from './lenderQuestion.js';

// The estimates by how far costs can be given up.

const VIEW = 'expenditure.views[view]';
const CATEGORY = `${VIEW}.categories[category]`;

const EXPENDITURE_FIGURES = {
  'expenditure.committed': views('The estimated costs of the view', 'committed'),
  'expenditure.essential': views(
    'Basic essential expenditure and basic quality of life',
    'basic-essential',
    'basic-quality-of-life',
  ),
  'expenditure.discretionary': views('The estimated costs of the view', 'discretionary'),
  'expenditure.nonDiscretionary': views(
    'Committed and essential expenditure',
    'committed',
    'basic-essential',
    'basic-quality-of-life',
  ),
  'expenditure.total': {
    formula: 'Estimated fixed, flexible and debt costs, flexible ones always included',
    plus: ['estimatedFixedCosts', 'estimatedFlexibleCosts', 'estimatedDebtFees'],
    ids: (['fixed', 'flexible', 'debt'] as const).map(estimateIds),
  },
  'expenditure.views[view].amount': read => ({
    formula: `The sum of the estimates of the categories of the view: ${read(`${VIEW}.definition`)[0]}`,
    plus: [`${VIEW}.categories[].amount`],
    ids: idsOf(read(`${VIEW}.categories[].category`)),
  }),
  'expenditure.views[view].categories[category].amount': read => ({
    formula: `The estimate of the category, its regular bills and the mean of all else; it stands here because ${read(`${CATEGORY}.reason`)[0]}`,
    from: [`regularBills[category=${read(`${CATEGORY}.category`)[0]}].monthlyAmount`],
    ids: idsOf(read(`${CATEGORY}.category`)),
  }),
} satisfies FigureTable;

function views(formula: string, ...names: readonly ExpenditureView[]): FigureRule {
  const at = names.map(name => `expenditure.views[view=${name}]`);
  return read => ({
    formula,
    plus: at.map(view => `${view}.amount`),
    ids: idsOf(at.flatMap(view => read(`${view}.categories[].category`))),
  });
}

function idsOf(categories: readonly unknown[]): string[] {
  return categories.map(slug => `monthAffordabilities[].lines[category=${slug}].transactionIds`);
}

// The indicators of affordability. Each result includes its definition.

const INDICATOR = 'indicators[indicator]';
const IDS = [`${INDICATOR}.transactionIds`];
/** Their amounts are not sums of their transactions: they measure missed payments or balances. */
const NO_SUM_OF_TRANSACTIONS: ReadonlySet<unknown> = new Set<IndicatorKind>([
  'missed-housing-payments',
  'overdraft-depth',
]);
const FALL: Partial<FigureRow> = {
  plus: [`${INDICATOR}.trend.before`],
  minus: [`${INDICATOR}.trend.latest`],
  check: { atLeast: 0 },
};

const INDICATOR_FIGURES = {
  'indicators[indicator].amount': defined('Money over the months of the table', read => {
    const [kind] = read(`${INDICATOR}.kind`);
    if (kind === 'income-fall') return FALL;
    return NO_SUM_OF_TRANSACTIONS.has(kind) ? {} : { check: { relation: 'amounts' } };
  }),
  'indicators[indicator].count': defined('Transactions, days, payments or streams, as the definition says'),
  'indicators[indicator].shareOfIncome': share('recorded income', ['income']),
  'indicators[indicator].shareOfCosts': share('recorded fixed, flexible and debt costs', [
    'fixed',
    'flexible',
    'debt',
  ]),
  'indicators[indicator].trend.latest': defined('The latest three complete months'),
  'indicators[indicator].trend.before': defined('The three complete months before the latest three'),
} satisfies FigureTable;

function defined(what: string, also: (read: ReadPath) => Partial<FigureRow> = () => ({})): FigureRule {
  return read => ({
    formula: `${what}. ${String(read(`${INDICATOR}.definition`)[0]).replace(/\.$/, '')}`,
    nullWhen: 'the indicator has no such figure, balances are not known, or too few months are complete',
    ids: IDS,
    ...also(read),
  });
}

function share(of: string, sections: readonly AffordabilitySection[]): FigureRow {
  return {
    formula: `The amount / ${of} of the months of the table`,
    nullWhen: 'there is no amount, or nothing to divide by',
    plus: [`${INDICATOR}.amount`],
    over: sections.map(name => `monthAffordabilities[].lines[section=${name}].recorded`),
    ids: IDS,
  };
}

// Regular bills: those that continue, stopped or changed, and the payment that is assumed to be for the home.

const BILL_FIGURES = {
  'paymentsToPeople.monthlyMean': {
    formula:
      'Payments to people at no regular time, less what the same people paid, at least 0 for each; the mean of the months that estimate irregular costs',
    from: ['estimatedFrom[].year', 'estimatedFrom[].month'],
    ids: ['paymentsToPeople.transactionIds'],
  },
  'paymentsToPeople.count': {
    formula: 'How many of these payments were made in these months',
    ids: ['paymentsToPeople.transactionIds'],
  },
  ...bill('regularBills[bill]'),
  ...bill('stoppedBills[bill]'),
  'stoppedBills[bill].lastAmount': {
    formula: 'Its last payment, as it was',
    from: ['stoppedBills[bill].lastDate'],
    ids: ['stoppedBills[bill].transactionIds'],
  },
  ...bill('changedBills[bill]'),
  'changedBills[bill].previousPayment': {
    formula: 'One payment at the level before the change',
    from: ['changedBills[bill].since'],
    ids: ['changedBills[bill].transactionIds'],
  },
  'changedBills[bill].currentPayment': {
    formula: 'One payment since the change, as the bill goes on',
    plus: ['changedBills[bill].payment'],
    ids: ['changedBills[bill].transactionIds'],
  },
  ...bill('assumedHome'),
} satisfies FigureTable;

function bill<Place extends string>(at: Place) {
  const ids = [`${at}.transactionIds`];
  return under(at, {
    payment: {
      formula: 'What one payment is expected to be: the current level, or the mean of a bill that varies',
      from: [`${at}.lastDate`],
      ids,
    },
    monthlyAmount: {
      formula:
        'The payment x its payments a month: weekly 52/12, fortnightly 26/12, four-weekly 13/12, twice a month 2, ten instalments 10/12, else 1 / the months that one payment covers; less what a person who is paid pays back in a month',
      from: [`${at}.payment`, `${at}.frequency`],
      ids,
    },
  });
}

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
  ...LENDER_FIGURES,
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
