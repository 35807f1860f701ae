/** Names of the field for what the results call by short words. */
import type { IndicatorKind } from '../../model/affordability.js';
import type { AnalysisPart } from '../../model/analysis.js';
import type { Frequency, OutlyingReason, StreamStatus } from '../../model/income.js';
import type { ReportLocale, ReportSection } from '../model/options.js';

/** The heading of each section, and its address on the page. */
export const SECTIONS: Readonly<Record<ReportSection, { readonly title: string; readonly id: string }>> = {
  'User Summary': { title: 'Summary', id: 'summary' },
  'Credit Profile': { title: 'Credit profile', id: 'credit-profile' },
  'Income and Affordability': { title: 'Income and affordability', id: 'income-and-affordability' },
  'Account Overview': { title: 'Account overview', id: 'account-overview' },
  'Significant Transactions': { title: 'Significant transactions', id: 'significant-transactions' },
  Statement: { title: 'Statement', id: 'statement' },
};

export const INDICATOR_NAMES: Readonly<Record<IndicatorKind, string>> = {
  'short-term-credit': 'Payday and short-term loans',
  'buy-now-pay-later': 'Buy now, pay later',
  'debt-collection': 'Debt collection',
  'debt-management': 'Debt management plan',
  'catalogue-credit': 'Catalogue credit',
  'credit-cards': 'Credit card payments',
  loans: 'Loan repayments',
  'new-credit': 'New credit',
  gambling: 'Gambling',
  'returned-payments': 'Returned payments',
  'overdraft-charges': 'Overdraft charges',
  'cash-withdrawals': 'Cash withdrawals',
  'benefit-income': 'Benefit income',
  'returned-direct-debits': 'Returned direct debits',
  'loan-stacking': 'Several lenders at once',
  'minimum-card-payments': 'Minimum card payments',
  'missed-housing-payments': 'Missed housing payments',
  'income-fall': 'Fall of income',
  'overdraft-days': 'Days overdrawn',
  'overdraft-depth': 'Deepest overdraft',
};

export const FREQUENCY_NAMES: Readonly<Record<Frequency, string>> = {
  Weekly: 'Weekly',
  Fortnightly: 'Every two weeks',
  FourWeekly: 'Every four weeks',
  SemiMonthly: 'Twice a month',
  Monthly: 'Monthly',
  Quarterly: 'Quarterly',
  Annual: 'Once a year',
  Irregular: 'No regular day',
};

export const STATUS_NAMES: Readonly<Record<StreamStatus, string>> = {
  New: 'New',
  Active: 'Still paid',
  Late: 'Late',
  Ended: 'Ended',
};

export const OUTLIER_NAMES: Readonly<Record<OutlyingReason, string>> = {
  bonus: 'bonus',
  'back-pay': 'back pay',
  overtime: 'overtime',
  'double-payment': 'two payments at once',
  'final-payment': 'final payment',
  'unpaid-leave': 'unpaid leave',
  'starter-part-period': 'part of a first period',
  'leaver-part-period': 'part of a last period',
  'larger-than-usual': 'larger than usual',
  'smaller-than-usual': 'smaller than usual',
};

export const PART_NAMES: Readonly<Record<AnalysisPart, string>> = {
  income: 'Income',
  affordability: 'Affordability',
  scoreValidation: 'Checks of the data',
  financialHealth: 'Financial health',
};

/** `estimatedFixedCosts` -> `Estimated fixed costs` */
export function memberWords(member: string): string {
  const words = member
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/(\d+)/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The taxonomy names some categories for both countries: `Council tax or rates (US: property tax)`. */
export function categoryWords(name: string, locale: ReportLocale): string {
  const [british, bracket] = name.split(' (US: ') as [string, string?];
  if (bracket?.endsWith(')') !== true) return name;
  const american = bracket.slice(0, -1);
  return locale === 'en-US' ? american.charAt(0).toUpperCase() + american.slice(1) : british;
}
