/** What income is said to be, in words for people. */
import type {
  CreditNotCountedReason,
  EstimateMethod,
  Frequency,
  OutlyingReason,
  StreamStatus,
  VerifiedIncomeStatus,
} from '../model/income.js';

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

/** What the estimate of a stream rests on. */
export const ESTIMATE_METHOD_WORDS: Readonly<Record<EstimateMethod, string>> = {
  'current-level': 'what one payment is now',
  'mean-of-payments': 'the mean of its latest payments',
  'mean-of-paydays': 'the mean of its paydays',
  'mean-of-months': 'the mean of whole months',
  'first-payments': 'its first payments, so it may change much',
  none: 'nothing: no more is expected',
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
