/** The figures that answer a lender: the stress test with a new repayment, and what was stated against what is seen. */
import type { AssessAffordabilityResult } from '../contract/affordability/affordabilityResult.js';
import type { EstimatedSection } from '../contract/affordability/affordabilityStatement.js';
import { type FigureRow, type FigureRule, type FigureTable, under } from './figure.js';
import { estimateIds, leftRule } from './left.js';

const BEFORE = 'stressTest.before';
const AFTER = 'stressTest.after';

const STRESS_FIGURES = {
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
  'stressTest.leftInOrdinaryMonth': {
    formula: 'What is left before any stress - newMonthlyRepayment, which is by how much debts rose',
    plus: [`${BEFORE}.affordability`, `${BEFORE}.debt`],
    minus: [`${AFTER}.debt`],
    ids: (['income', 'fixed', 'debt', 'flexible'] as const).map(estimateIds),
  },
  'stressTest.poorestMonthIncome': {
    formula:
      'What a cautious lender would count on in the poorest month, of all verified income streams together',
    from: [`${BEFORE}.income`],
    ids: [estimateIds('income')],
  },
  'stressTest.leftInPoorestMonth': {
    formula:
      'What is left of an ordinary month, with the income of the poorest month in place of the estimate',
    plus: ['stressTest.leftInOrdinaryMonth', 'stressTest.poorestMonthIncome'],
    minus: [`${BEFORE}.income`],
    ids: (['income', 'fixed', 'debt', 'flexible'] as const).map(estimateIds),
  },
} satisfies FigureTable;

function same(as: keyof AssessAffordabilityResult, section: EstimatedSection): FigureRow {
  return { formula: 'The estimate, before any stress', plus: [as], ids: [estimateIds(section)] };
}

/** `member` has the name of the section. */
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

// What was stated, against what is seen.

const STATED_FIGURES = {
  ...stated('income', {
    formula: 'The estimated income',
    plus: ['estimatedCalculatedIncome'],
  }),
  ...stated('rent', {
    formula:
      'The estimate of rent: its regular bills and the mean of all else, with a payment that is assumed to be the rent',
    from: ['regularBills[category=rent].monthlyAmount'],
  }),
} satisfies FigureTable;

function stated<Name extends 'income' | 'rent'>(
  name: Name,
  seen: Pick<FigureRow, 'formula' | 'plus' | 'from'>,
) {
  const at = `stated.${name}` as const;
  const ids = [`${at}.transactionIds`];
  return under(at, {
    stated: { formula: `\`options.stated.${name}\``, ids },
    seen: { ...seen, ids },
    difference: { formula: 'Seen - stated', plus: [`${at}.seen`], minus: [`${at}.stated`], ids },
    seenOfStated: {
      formula: 'Seen / stated',
      nullWhen: '0 was stated',
      plus: [`${at}.seen`],
      over: [`${at}.stated`],
      ids,
    },
  });
}

export const LENDER_FIGURES = { ...STRESS_FIGURES, ...STATED_FIGURES } satisfies FigureTable;
