/**
 * The checks of whether the transactions of an account can be relied on: what each counts, what it asks for, and its limits. All
 * limits are judged: they were chosen before any staged account was looked at, so that honest accounts stay below them. How often
 * each holds is measured by `npm run integrity`, and printed in docs/integrity.md.
 */
import type { IntegrityCheck } from '../contract/integrity.js';

export interface IntegrityRule {
  /** What `found` and `outOf` count, and when it is a finding. */
  readonly formula: string;
  /** What a person should ask for. */
  readonly askFor: string;
  /** As it may stand in a notice to the person, where the finding weighs `ask` or more. */
  readonly notice: string;
}

/** In the order in which results list them. */
export const INTEGRITY_RULES: Readonly<Record<IntegrityCheck, IntegrityRule>> = {
  'doubled-rows': {
    formula:
      'found: rows that repeat the day, text, side and amount of another row under another id. outOf: rows. `severe` where every row of three days in a row stands twice, where three rows in ten stand again one to three days later, or where two accounts share half of their rows, or the days and texts of seven in ten. `ask` where three texts or more, and one row in fifty, are doubled that are no small purchases by card, and no balances prove them; or where a wage, pension or benefit stands twice on a day.',
    askFor: 'Ask for the statement as the bank issued it, or for a connection to the bank.',
    notice: 'Unable to verify income: transactions in the account information are repeated.',
  },
  'balance-gaps': {
    formula:
      'found: places at which no order of the rows of a day leads from the balances before to the balances after. outOf: days with balances. `ask` from one on; `severe` where the row at such a place is of an income.',
    askFor: 'Ask for the missing transactions, or for the statement as the bank issued it.',
    notice: 'Unable to verify income: the balances do not agree with the transactions.',
  },
  'rows-without-balance': {
    formula:
      'found: booked rows without a balance, other than those of the last two days. Where all balances go on, only rows of days without any balance count: some banks print one a day. outOf: rows. Only where seven rows in ten or more, or seven days in ten, have a balance. `ask` where one of them is money in of 100 or more, else `note`.',
    askFor: 'Ask for the statement as the bank issued it.',
    notice: 'Unable to verify income: some transactions lack the balance that all others have.',
  },
  'money-returned': {
    formula:
      'found: payments of an income of which four fifths or more go back to the payer within five days. outOf: its payments. `ask` from two and half of them on; `severe` from three and three in four on.',
    askFor: 'Ask for a contract or payslips, and why the money went back.',
    notice: 'Unable to verify income: money received as income was returned to its sender.',
  },
  'passed-on': {
    formula:
      'found: payments of an income of which four fifths or more leave within two days to one payee that is no firm and no account of the request. outOf: its payments. `ask` from two and three in five on.',
    askFor: 'Ask who received the money and why.',
    notice: 'Unable to verify income: money received as income was passed on at once.',
  },
  'person-as-employer': {
    formula:
      'found: payments that a person sends by instant payment and calls wages. outOf: payments of the same income. `ask` from one on.',
    askFor: 'Ask for a contract or payslips: people employ cleaners, carers and nannies.',
    notice: 'Unable to verify income: payments described as wages were sent by a person.',
  },
  'impossible-day': {
    formula:
      'found: payments of an income that come by Bacs or ACH and are booked on a weekend or a bank holiday. outOf: its payments by these schemes. Only where less than one in ten of the other rows of these schemes is so booked. `ask` from two and more than half on, else `note`.',
    askFor: 'Ask for a payslip with the date of payment.',
    notice: 'Unable to verify income: payments are dated on days on which they cannot be made.',
  },
  'missing-stretch': {
    formula:
      'found: days in a row without any row. outOf: days from the first row to the last. Only where it is twice as long as the fourth longest. `note` where twelve rows or more would be usual in as many days, and they are fourteen or more; `ask` where they are twenty-eight or more and thirty rows would be usual.',
    askFor: 'Ask for the statement of these days.',
    notice: 'Unable to verify income: the account information lacks a stretch of days.',
  },
  'new-before-asking': {
    formula:
      'found: what an income of which the first payment lies in the last 45 days brings in a month. outOf: what all bring. `note` where it is more than a third, and the account is known for three months before. New jobs are honest.',
    askFor: 'Ask for the contract of the new job.',
    notice: 'Income partly verified: the income began only recently.',
  },
  'mixed-wording': {
    formula:
      'found: rows in a form that only another bank prints. outOf: rows in a form of the account’s own bank, which is the bank of more than half of the rows that have any such form, and of eight or more. `ask` from one on.',
    askFor: 'Ask for the statement as the bank issued it.',
    notice: 'Unable to verify income: the transactions are worded as by two different banks.',
  },
  'too-even': {
    formula:
      'found: purchases of groceries, fuel, meals and goods whose payee and amount occur again on another day, or whose amount is whole pounds or dollars. outOf: such purchases. `ask` from 60 % on, of 40 or more at two payees or more. `ask` too where a month of ten purchases or more repeats another one, seven in ten of them with the same payee and amount; then found and outOf are those of that month.',
    askFor: 'Ask for the statement as the bank issued it.',
    notice: 'Unable to verify income: the transactions are too regular to be an account in use.',
  },
  'over-limits': {
    formula:
      'found: days at whose end the balance that follows from the rows is more than 100 below the overdraft limit that the balances of the request show. outOf: days with rows. `ask` from two on. Only where the rows have no balances of their own, and none is a charge for an overdraft.',
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
