/** The estimates in other cuts: by how far costs can be given up, and under stress. */
import type { FigureRow, FigureTable } from './figure.js';
import { leftRule } from './left.js';

const VIEW = 'expenditure.views[view]';
const CATEGORY = `${VIEW}.categories[category]`;
const BEFORE = 'stressTest.before';
const AFTER = 'stressTest.after';

export const EXPENDITURE_FIGURES: FigureTable = {
  'expenditure.committed': views('The estimated costs of the view', 'committed'),
  'expenditure.essential': views(
    'Basic essential expenditure and basic quality of life',
    'basic-essential',
    'basic-quality-of-life',
  ),
  'expenditure.discretionary': views('The estimated costs of the view', 'discretionary'),
  'expenditure.nonDiscretionary': {
    formula: 'Committed and essential expenditure',
    plus: ['expenditure.committed', 'expenditure.essential'],
  },
  'expenditure.total': {
    formula: 'Estimated fixed, flexible and debt costs, flexible ones always included',
    plus: ['estimatedFixedCosts', 'estimatedFlexibleCosts', 'estimatedDebtFees'],
  },
  [`${VIEW}.amount`]: read => ({
    formula: `The sum of the estimates of the categories of the view: ${read(`${VIEW}.definition`)[0]}`,
    plus: [`${VIEW}.categories[].amount`],
  }),
  [`${CATEGORY}.amount`]: read => ({
    formula: `The estimate of the category, its regular bills and the mean of all else; it stands here because ${read(`${CATEGORY}.reason`)[0]}`,
    from: [`regularBills[category=${read(`${CATEGORY}.category`)[0]}].monthlyAmount`],
    ids: [`monthAffordabilities[].lines[category=${read(`${CATEGORY}.category`)[0]}].transactionIds`],
  }),
  [`${BEFORE}.income`]: same('estimatedCalculatedIncome'),
  [`${BEFORE}.fixed`]: same('estimatedFixedCosts'),
  [`${BEFORE}.flexible`]: same('estimatedFlexibleCosts'),
  [`${BEFORE}.debt`]: same('estimatedDebtFees'),
  [`${BEFORE}.affordability`]: left(BEFORE),
  [`${AFTER}.income`]: stressed('Income x (100 - incomeDownPercent) / 100', 'income'),
  [`${AFTER}.fixed`]: stressed('Fixed costs x (100 + costsUpPercent) / 100', 'fixed'),
  [`${AFTER}.flexible`]: stressed('Flexible costs x (100 + costsUpPercent) / 100', 'flexible'),
  [`${AFTER}.debt`]: stressed('Debts, which are owed as agreed, + newMonthlyRepayment', 'debt'),
  [`${AFTER}.affordability`]: left(AFTER),
  'stressTest.affordable': { formula: 'Headroom is not below zero', from: ['stressTest.headroom'] },
  'stressTest.headroom': left(AFTER),
  'stressTest.largestAffordableRepayment': {
    formula: 'Headroom + newMonthlyRepayment, which is by how much debts rose, at least 0',
    plus: ['stressTest.headroom', `${AFTER}.debt`],
    minus: [`${BEFORE}.debt`],
    check: { atLeast: 0 },
  },
};

function views(formula: string, ...names: readonly string[]): FigureRow {
  return { formula, plus: names.map(name => `expenditure.views[view=${name}].amount`) };
}

function same(as: string): FigureRow {
  return { formula: 'The estimate, before any stress', plus: [as] };
}

function stressed(formula: string, member: string): FigureRow {
  return { formula: `${formula}, as the request asks`, from: [`${BEFORE}.${member}`] };
}

function left(at: string) {
  return leftRule({
    income: `${at}.income`,
    fixed: `${at}.fixed`,
    debt: `${at}.debt`,
    flexible: `${at}.flexible`,
  });
}
