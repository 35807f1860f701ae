/**
 * The checks of whether the transactions of an account can be relied on: what each counts, what it asks for, and its limits. All
 * limits are judged: they were chosen before any staged account was looked at, so that honest accounts stay below them. How often
 * each holds is measured by `npm run integrity`, and printed in docs/integrity.md.
 */
import type { AskingCheck, IntegrityCheck } from '../contract/integrity.js';

/** What a person should ask for. */
export const INTEGRITY_ASKS: Readonly<Record<IntegrityCheck, string>> = {
  'doubled-rows': 'Ask for the statement as the bank issued it, or for a connection to the bank.',
  'balance-gaps': 'Ask for the missing transactions, or for the statement as the bank issued it.',
  'rows-without-balance': 'Ask for the statement as the bank issued it.',
  'money-returned': 'Ask for a contract or payslips, and why the money went back.',
  'passed-on': 'Ask who received the money and why.',
  'person-as-employer': 'Ask for a contract or payslips: people employ cleaners, carers and nannies.',
  'impossible-day': 'Ask for a payslip with the date of payment.',
  'missing-stretch': 'Ask for the statement of these days.',
  'mixed-wording': 'Ask for the statement as the bank issued it.',
  'too-even': 'Ask for the statement as the bank issued it.',
  'dates-in-texts': 'Ask for the statement as the bank issued it.',
  'worded-out': 'Ask for the statement as the bank issued it.',
  'uneven-pay': 'Ask for payslips, or for who paid the money and why.',
  'new-before-asking': 'Ask for the contract of the new job.',
  'over-limits': 'Ask for a statement with balances.',
};

/** As it may stand in a notice to the person. */
export const INTEGRITY_NOTICES: Readonly<Record<AskingCheck, string>> = {
  'doubled-rows': 'Unable to verify income: transactions in the account information are repeated.',
  'balance-gaps': 'Unable to verify income: the balances do not agree with the transactions.',
  'rows-without-balance': 'Unable to verify income: some transactions lack the balance that all others have.',
  'money-returned': 'Unable to verify income: money received as income was returned to its sender.',
  'passed-on': 'Unable to verify income: money received as income was passed on at once.',
  'person-as-employer': 'Unable to verify income: payments described as wages were sent by a person.',
  'impossible-day': 'Unable to verify income: payments are dated on days on which they cannot be made.',
  'missing-stretch': 'Unable to verify income: the account information lacks a stretch of days.',
  'mixed-wording': 'Unable to verify income: the transactions are worded as by two different banks.',
  'too-even': 'Unable to verify income: the transactions are too regular to be an account in use.',
  'dates-in-texts':
    'Unable to verify income: the descriptions of transactions give other dates than the transactions.',
  'worded-out': 'Unable to verify income: money that came in is described as money that went out.',
  'uneven-pay':
    'Unable to verify income: payments described as wages have neither a usual day nor a usual amount.',
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
    /** A row that stands in more accounts is not compared. */
    mostAccounts: 12,
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
    /** Days of the week, where all rows seem to have moved by as many days. */
    fewestByWeekday: 20,
    emptyWeekday: 0.02,
    usedWeekendDay: 0.05,
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
    mostVisits: 3,
    fewestRareVisits: 8,
    fewestDays: 30,
    shareOfGaps: 0.9,
  },
  /** Cards settle within days; a booking of the day before is one of another time zone. */
  datesInTexts: { fewest: 10, fewestOff: 8, share: 0.3, daysBefore: 2, daysAfter: 10, fewestOfIncome: 2 },
  wordedOut: { leastAmount: 10_00, daysToComeBack: 14, daysBetweenBills: 16 },
  unevenPay: { fewest: 4, spread: 0.5, share: 0.3 },
  overLimits: { beyond: 100_00, fewestDays: 2 },
} as const;
