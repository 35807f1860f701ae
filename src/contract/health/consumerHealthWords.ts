/** The financial health of a person in words, in groups that each answer one question. */

import type { FigurePath } from '../../model/figurePath.js';
import type { ConsumerHealthPeriod } from './consumerHealth.js';
import {
  BALANCES,
  type FigureGroup,
  figure,
  IN_AND_OUT,
  LENDERS,
  money,
  OTHER_CREDITS,
  OVERDRAWN,
  RETURNED,
  share,
} from './healthWords.js';

export const CONSUMER_HEALTH_GROUPS = [
  {
    title: 'Is there money in the account?',
    figures: [
      ...BALANCES,
      money('averageBalanceBeforePayday', 'Before payday'),
      money('balanceVolatility', 'Typical swing'),
      figure('bufferDays', 'Balance lasts, days', 'days'),
      figure('monthsOfExpensesCovered', 'Covers costs, months', 'months'),
    ],
  },
  {
    title: 'Does it run out?',
    figures: [
      ...OVERDRAWN,
      figure('daysToZeroAfterPayday.days', 'Pay lasts, days', 'days'),
      share('spentWithinSevenDaysOfPay', 'Spent in first week'),
      ...RETURNED,
    ],
  },
  {
    title: 'What comes in?',
    figures: [
      money('income', 'Income'),
      money('incomePerMonth', 'Income a month'),
      share('incomeStability', 'Steadiness'),
      figure('incomeSourceCount', 'Sources', 'count'),
      share('largestIncomeShare', 'Largest source'),
      figure('incomeHerfindahlIndex', 'Concentration', 'number'),
      share('benefitShareOfIncome', 'From benefits'),
      money('otherIncome', 'Other income'),
      money('borrowingReceived', 'Borrowed'),
      ...LENDERS,
      money('savingsWithdrawn', 'Out of savings'),
      ...OTHER_CREDITS,
    ],
  },
  {
    title: 'Where does it go?',
    figures: [
      money('totalSpending', 'Spending'),
      money('spendingPerMonth', 'Spending a month'),
      share('spendToIncomeRatio', 'Spending, of income'),
      money('essentialSpending', 'Essential'),
      money('discretionarySpending', 'Can be given up'),
      money('housingCosts', 'Housing'),
      share('housingCostRatio', 'Housing, of income'),
      money('regularCommitments.amount', 'Regular bills'),
      share('commitmentShareOfIncome', 'Bills, of income'),
      money('subscriptions.amount', 'Subscriptions'),
      money('debtRepayments', 'Debt repayments'),
      share('debtServiceRatio', 'Debt costs, of income'),
      money('highCostCredit.amount', 'High-cost credit'),
      money('feesAndInterest.amount', 'Fees and interest'),
      money('gambling.amount', 'Gambling'),
      share('gamblingShareOfIncome', 'Gambling, of income'),
      money('cashWithdrawals', 'Cash taken out'),
      share('cashShareOfSpending', 'Cash, of spending'),
      money('transfersOut', 'Moved out'),
    ],
  },
  {
    title: 'Is any of it saved?',
    figures: [
      money('savingsPaidIn', 'Into savings'),
      money('savingsContributions', 'Less what came out'),
      share('savingsRate', 'Saved, of income'),
    ],
  },
  IN_AND_OUT,
] as const satisfies readonly FigureGroup<FigurePath<ConsumerHealthPeriod>>[];
