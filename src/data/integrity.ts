/**
 * The checks of whether the transactions of an account can be relied on: what each counts, what it asks for, and its limits. All
 * limits are judged: they were chosen before any staged account was looked at, so that honest accounts stay below them. How often
 * each holds is measured by `npm run integrity`, and printed in docs/integrity.md.
 */
import type { IntegrityCheck } from '../contract/integrity.js';

export interface IntegrityRule {
  /** What a person should ask for. */
  readonly askFor: string;
  /** As it may stand in a notice to the person, where the finding weighs `ask` or more. */
  readonly notice: string;
}

/** In the order in which results list them. */
export const INTEGRITY_RULES: Readonly<Record<IntegrityCheck, IntegrityRule>> = {
  'doubled-rows': {
    askFor: 'Ask for the statement as the bank issued it, or for a connection to the bank.',
    notice: 'Unable to verify income: transactions in the account information are repeated.',
  },
  'balance-gaps': {
    askFor: 'Ask for the missing transactions, or for the statement as the bank issued it.',
    notice: 'Unable to verify income: the balances do not agree with the transactions.',
  },
  'rows-without-balance': {
    askFor: 'Ask for the statement as the bank issued it.',
    notice: 'Unable to verify income: some transactions lack the balance that all others have.',
  },
  'money-returned': {
    askFor: 'Ask for a contract or payslips, and why the money went back.',
    notice: 'Unable to verify income: money received as income was returned to its sender.',
  },
  'passed-on': {
    askFor: 'Ask who received the money and why.',
    notice: 'Unable to verify income: money received as income was passed on at once.',
  },
  'person-as-employer': {
    askFor: 'Ask for a contract or payslips: people employ cleaners, carers and nannies.',
    notice: 'Unable to verify income: payments described as wages were sent by a person.',
  },
  'impossible-day': {
    askFor: 'Ask for a payslip with the date of payment.',
    notice: 'Unable to verify income: payments are dated on days on which they cannot be made.',
  },
  'missing-stretch': {
    askFor: 'Ask for the statement of these days.',
    notice: 'Unable to verify income: the account information lacks a stretch of days.',
  },
  'new-before-asking': {
    askFor: 'Ask for the contract of the new job.',
    notice: 'Income partly verified: the income began only recently.',
  },
  'mixed-wording': {
    askFor: 'Ask for the statement as the bank issued it.',
    notice: 'Unable to verify income: the transactions are worded as by two different banks.',
  },
  'too-even': {
    askFor: 'Ask for the statement as the bank issued it.',
    notice: 'Unable to verify income: the transactions are too regular to be an account in use.',
  },
  'over-limits': {
    askFor: 'Ask for a statement with balances.',
    notice: 'Unable to verify income: the transactions could not have been paid out of the account.',
  },
};

export const INTEGRITY_LIMITS = {
  doubled: {
    /** Of rows that are more than something small bought by card. */
    fewestTexts: 3,
    shareToAsk: 0.02,
    largestSmall: 50_00,
    fewestDays: 3,
    fewestTextsOfStretch: 3,
    /** Of the smaller of two accounts, and how many rows these are at least. */
    sharedAccounts: 0.5,
    sharedWithOtherAmounts: 0.7,
    fewestShared: 10,
    /** A whole statement may be given again some days later. */
    mostDaysApart: 3,
    shareShifted: 0.3,
    fewestTextsShifted: 5,
  },
  balances: {
    fewestRows: 3,
    shareWithBalance: 0.7,

    daysStillOpen: 2,
    creditToAsk: 100_00,
  },
  returned: { share: 0.8, days: 5, fewest: 2, shareToAsk: 0.5, fewestSevere: 3, shareSevere: 0.75 },
  passedOn: { share: 0.8, mostShare: 1.05, days: 2, fewest: 2, shareToAsk: 0.6, leastPayment: 100_00 },
  impossibleDay: {
    fewest: 2,
    shareToAsk: 0.5,
    habit: 0.1,
    fewestOthers: 5,
    othersForOne: 20,
    nearUsual: 0.05,
  },
  missing: { daysToNote: 14, rowsToNote: 12, daysToAsk: 28, rowsToAsk: 30, fewestRows: 60, beyondHabit: 2 },
  isNew: { days: 45, share: 1 / 3, daysKnownBefore: 90 },
  wording: { fewestOwn: 8, shareOwn: 0.5 },
  even: {
    fewestRows: 40,
    fewestPayees: 2,
    share: 0.6,
    leastAmount: 3_00,
    fewestOfMonth: 10,
    shareOfMonth: 0.7,
  },
  overLimits: { beyond: 100_00, fewestDays: 2 },
} as const;
