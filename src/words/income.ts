/** What income is said to be, in words for people. */

import type { Frequency } from '../model/frequency.js';
import type {
  CreditNotCountedReason,
  SufficiencyReason,
  SufficiencyVerdict,
  VerifiedIncomeStatus,
} from '../model/income.js';
import type { FixedTermReason } from '../model/incomeForward.js';
import type { OutlyingPayment, OutlyingReason } from '../model/incomePayments.js';
import type { IncomeForecast, StreamStatus } from '../model/incomeStream.js';
import type { NetOfTax } from '../model/netOfTax.js';
import { INTEGRITY_WORDS } from './integrity.js';

/** Why a credit is not counted as income. */
export const CREDIT_REASON_WORDS: Readonly<Record<CreditNotCountedReason, string>> = {
  'own-transfer': 'from an account of their own',
  refund: 'a refund',
  chargeback: 'a disputed card payment returned',
  'returned-payment': 'a payment that came back',
  expenses: 'expenses repaid',
  loan: 'borrowed money',
  cash: 'cash paid in',
  cheque: 'a cheque paid in',
  person: 'from a person',
  gambling: 'gambling winnings',
  cashback: 'cashback or a reward',
  insurance: 'an insurance payout',
  'sale-of-goods': 'something sold',
  'investment-withdrawal': 'savings or investments taken out',
  'at-or-under-50': '50 or less',
  'one-off': 'came only once',
  'not-like-income': 'does not look like income',
  'beyond-three-streams': 'smaller than the three main sources',
  'benefit-excluded': 'a benefit, left out as asked',
};

export const STREAM_STATUS_WORDS: Readonly<Record<StreamStatus, string>> = {
  New: 'new',
  Active: 'still paid',
  Late: 'late',
  Ended: 'ended',
};

export const FREQUENCY_WORDS: Readonly<Record<Frequency, string>> = {
  Weekly: 'every week',
  Fortnightly: 'every two weeks',
  FourWeekly: 'every four weeks',
  SemiMonthly: 'twice a month',
  Monthly: 'every month',
  Quarterly: 'every three months',
  Annual: 'once a year',
  Irregular: 'at no regular time',
};

export const INCOME_STATUS_WORDS: Readonly<Record<VerifiedIncomeStatus, string>> = {
  Processed: 'Income was looked for in all money that came in.',
  NoCreditTransactions: 'No money came in, so there is no income to verify.',
  UnsupportedAccountType: 'Income is not verified for an account of this kind.',
};

/** Why a payment is off the usual level. */
export const OUTLYING_REASON_WORDS: Readonly<Record<OutlyingReason, string>> = {
  bonus: 'a bonus',
  'back-pay': 'back pay',
  overtime: 'overtime',
  'double-payment': 'paid twice',
  'final-payment': 'a final payment',
  'unpaid-leave': 'unpaid leave',
  'starter-part-period': 'a first part of a pay period',
  'leaver-part-period': 'a last part of a pay period',
  'larger-than-usual': 'more than usual',
  'smaller-than-usual': 'less than usual',
};

const AS_SEEN: ReadonlySet<OutlyingReason> = new Set(['larger-than-usual', 'smaller-than-usual']);

/** What no words say is a guess, and worded as one. */
export function outlyingReasonText(reason: OutlyingReason, basis: OutlyingPayment['basis']): string {
  const isGuess = basis === 'amount' && !AS_SEEN.has(reason);
  return `${isGuess ? 'perhaps ' : ''}${OUTLYING_REASON_WORDS[reason]}`;
}

/** Whether the account says enough to state an income. */
export const SUFFICIENCY_WORDS: Readonly<Record<SufficiencyVerdict, string>> = {
  sufficient: 'enough',
  limited: 'limited',
  insufficient: 'not enough',
};

/** What is lacking. Each is a sentence without its full stop, and can follow a colon. */
export const SUFFICIENCY_REASON_WORDS: Readonly<Record<SufficiencyReason, string>> = {
  'unsupported-account': 'income is not paid into an account of this kind',
  'no-income-found': 'no income that is still paid was found',
  'history-too-short': 'less than two whole months are covered',
  'history-short': 'less than three whole months are covered',
  'one-payday': 'only one payment of the income was seen',
  'few-paydays': 'fewer than three payments of the income were seen',
  'income-late': 'most of the income is late',
  'irregular-income': 'the income is irregular, and less than six whole months of it were seen',
  'source-not-confirmed': 'the texts of the bank do not say that most of the money is income',
  'not-main-account': 'little everyday spending is seen, so there may be another account',
  ...INTEGRITY_WORDS,
};

/** `in eight of ten cases between £1,800.00 and £2,100.00`, behind what is expected. `money`: how an amount is written. */
export function forecastText(
  { low80, high80 }: Pick<IncomeForecast, 'low80' | 'high80'>,
  money: (amount: number) => string,
): string {
  return low80 === high80
    ? 'the same in eight of ten cases'
    : `in eight of ten cases between ${money(low80)} and ${money(high80)}`;
}

/** `prudentIncome` as a sentence. */
export function prudentText(prudentIncome: number, money: (amount: number) => string): string {
  return prudentIncome === 0
    ? 'A cautious lender would not count on it.'
    : `A cautious lender would count on ${money(prudentIncome)} a month.`;
}

/** Whether money arrives after tax. */
export const NET_OF_TAX_WORDS: Readonly<Record<NetOfTax, string>> = {
  net: 'after tax, or free of it',
  receipts: 'before tax',
};

/** Why income ends. */
export const FIXED_TERM_REASON_WORDS: Readonly<Record<FixedTermReason, string>> = {
  'maternity-pay': 'maternity pay',
  'adoption-pay': 'adoption pay',
  'shared-parental-pay': 'shared parental pay',
  'paternity-pay': 'paternity pay',
  'neonatal-care-pay': 'neonatal care pay',
  'parental-bereavement-pay': 'parental bereavement pay',
  'sick-pay': 'sick pay',
  'maternity-allowance': 'Maternity Allowance',
  'new-style-jobseekers-allowance': 'New Style Jobseeker’s Allowance',
  'bereavement-support': 'bereavement support',
  'unemployment-insurance': 'unemployment insurance',
  'paid-family-leave': 'paid family leave',
  'state-disability-insurance': 'state disability insurance',
  'academic-year': 'the end of the academic year',
};
