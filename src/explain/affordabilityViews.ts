/** The estimates in other cuts: by how far costs can be given up, and under stress. */
import type { AssessAffordabilityResult } from '../model/affordability.js';
import type { EstimatedSection } from '../model/affordabilityStatement.js';
import type { ExpenditureView } from '../model/expenditure.js';
import type { FigureRow, FigureRule, FigureTable } from './figure.js';
import { estimateIds, leftRule } from './left.js';

const VIEW = 'expenditure.views[view]';
const CATEGORY = `${VIEW}.categories[category]`;
const BEFORE = 'stressTest.before';
const AFTER = 'stressTest.after';

export const EXPENDITURE_FIGURES = {
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
  'stressTest.before.income': same('estimatedCalculatedIncome', 'income'),
  'stressTest.before.fixed': same('estimatedFixedCosts', 'fixed'),
  'stressTest.before.flexible': same('estimatedFlexibleCosts', 'flexible'),
  'stressTest.before.debt': same('estimatedDebtFees', 'debt'),
  'stressTest.before.paymentsToPeople': {
    formula: 'Irregular payments to people of a month, which the estimates leave out',
    from: ['paymentsToPeople.monthlyMean'],
    ids: ['paymentsToPeople.transactionIds'],
  },
  'stressTest.before.affordability': left(BEFORE),
  'stressTest.after.income': stressed('Income x (100 - incomeDownPercent) / 100', 'income'),
  'stressTest.after.fixed': stressed('Fixed costs x (100 + costsUpPercent) / 100', 'fixed'),
  'stressTest.after.flexible': stressed('Flexible costs x (100 + costsUpPercent) / 100', 'flexible'),
  'stressTest.after.debt': stressed('Debts, which are owed as agreed, + newMonthlyRepayment', 'debt'),
  'stressTest.after.paymentsToPeople': {
    formula: 'Irregular payments to people of a month x (100 + costsUpPercent) / 100, as the request asks',
    from: ['paymentsToPeople.monthlyMean'],
    ids: ['paymentsToPeople.transactionIds'],
  },
  'stressTest.after.affordability': left(AFTER),
  'stressTest.affordable': { formula: 'Headroom is not below zero', from: ['stressTest.headroom'] },
  'stressTest.headroom': left(AFTER),
  'stressTest.largestAffordableRepayment': {
    formula: 'Headroom + newMonthlyRepayment, which is by how much debts rose, at least 0',
    plus: ['stressTest.headroom', `${AFTER}.debt`],
    minus: [`${BEFORE}.debt`],
    check: { atLeast: 0 },
  },
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

function same(as: keyof AssessAffordabilityResult, section: EstimatedSection): FigureRow {
  return { formula: 'The estimate, before any stress', plus: [as], ids: [estimateIds(section)] };
}

/** `member`: named as the section is. */
function stressed(formula: string, member: EstimatedSection): FigureRow {
  return {
    formula: `${formula}, as the request asks`,
    from: [`${BEFORE}.${member}`],
    ids: [estimateIds(member)],
  };
}

function left(at: typeof BEFORE | typeof AFTER): FigureRule {
  return leftRule(
    {
      income: `${at}.income`,
      fixed: `${at}.fixed`,
      debt: `${at}.debt`,
      flexible: `${at}.flexible`,
      people: `${at}.paymentsToPeople`,
    },
    estimateIds,
  );
}
