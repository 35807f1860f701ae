/** The checks, in the service's order. Each is a small function that returns the failure, or nothing if it passes. */
import type { ScoreFailure } from '../contract/score/scoreValidation.js';
import type { ScoreFacts } from './facts.js';

type Check = (facts: ScoreFacts) => ScoreFailure | null;

const MINIMUM_PERIOD_DAYS = 90;
const MINIMUM_TRANSACTIONS = 50;

const hasTransactions: Check = ({ transactionCount }) =>
  transactionCount > 0 ? null : failure('no_transactions', 'The account has no transactions.', 0, 1);

const isGbp: Check = ({ account }) =>
  account.currencyCode === 'GBP'
    ? null
    : failure('not_gbp_account', 'The account is not a GBP account.', account.currencyCode, 'GBP');

const isPersonal: Check = ({ account }) =>
  account.accountType === 'Personal'
    ? null
    : failure(
        'not_personal_account',
        account.accountType === null
          ? 'The type of the account is not given, so it is not known to be a Personal account.'
          : 'The account is not a Personal account.',
        account.accountType,
        'Personal',
      );

const isCurrent: Check = ({ account }) =>
  account.accountSubType === 'CurrentAccount'
    ? null
    : failure(
        'not_current_account',
        account.accountSubType === null
          ? 'The sub-type of the account is not given, so it is not known to be a Current account.'
          : 'The account is not a Current account.',
        account.accountSubType,
        'CurrentAccount',
      );

const isLongEnough: Check = ({ periodDays }) =>
  periodDays >= MINIMUM_PERIOD_DAYS
    ? null
    : failure(
        'period_too_short',
        `The minimum transaction period of ${MINIMUM_PERIOD_DAYS} days is not met: the transactions span ${periodDays}.`,
        periodDays,
        MINIMUM_PERIOD_DAYS,
      );

const hasEnough: Check = ({ bookedCount }) =>
  bookedCount >= MINIMUM_TRANSACTIONS
    ? null
    : failure(
        'too_few_transactions',
        `The minimum transaction count of ${MINIMUM_TRANSACTIONS} is not met: there are ${bookedCount}.`,
        bookedCount,
        MINIMUM_TRANSACTIONS,
      );

const areDated: Check = ({ undatedIds }) =>
  undatedIds.length === 0
    ? null
    : failure(
        'transactions_without_booking_date',
        undatedIds.length === 1
          ? '1 transaction has no booking date.'
          : `${undatedIds.length} transactions have no booking date.`,
        undatedIds.length,
        0,
        undatedIds,
      );

const hasBalances: Check = ({ account }) =>
  account.hasBalances
    ? null
    : failure('balances_null', 'The account balances are null.', null, 'a current balance');

export const CHECKS: readonly Check[] = [
  hasTransactions,
  isGbp,
  isPersonal,
  isCurrent,
  isLongEnough,
  hasEnough,
  areDated,
  hasBalances,
];

function failure(
  code: ScoreFailure['code'],
  details: string,
  measured: ScoreFailure['measured'],
  required: ScoreFailure['required'],
  transactionIds: readonly string[] = [],
): ScoreFailure {
  return { code, details, measured, required, transactionIds };
}
