/** Score validation: one result for each account. It looks at dates and counts alone, so it needs no enrichment. */
import { type EpochDay, textOf } from '../base/calendar.js';
import { dayMeant } from '../base/instants.js';
import type { AccountScoreValidation, ValidateForScoreResult } from '../contract/score/scoreValidation.js';
import { timeZoneOf } from '../countries/facts.js';
import { TAXONOMY_VERSION } from '../data/taxonomy.js';
import { latestBookedDay } from '../ledger/days.js';
import type { AccountsResult } from '../model/accounts.js';
import type { TimeZone } from '../model/options.js';
import type { ScoreSwitches } from '../model/request.js';
import type { Balances, CountryCode } from '../model/transaction.js';
import { hasMember, readForm } from '../requests/forms.js';
import type { Path } from '../requests/issue.js';
import type { Notices } from '../requests/notices.js';
import type { ParsedOptions } from '../requests/options.js';
import { checkTransactionLimit, readNoticing, readOptions } from '../requests/read.js';
import {
  validateForScoreAccountsRequestSchema,
  validateForScoreRequestSchema,
  validateForScoreSeparateRequestSchema,
} from '../requests/requests.js';
import type { ParsedScoreTransaction } from '../requests/transactionSchemas.js';
import { type ScoreAccount, scoreRowsOf } from '../score/facts.js';
import { validateScoreOf } from '../score/validate.js';
import { ENGINE_VERSION } from '../version.js';
import { refuseRepeated } from './accounts.js';
import { asOfOf } from './asOf.js';

interface GivenScoreAccount extends ScoreAccount {
  readonly accountId: string;
  readonly transactions: readonly ParsedScoreTransaction[];
  /** To the transactions in the request. */
  readonly path: Path;
  readonly timeZone: TimeZone | undefined;
}

interface GivenScoreAccounts {
  readonly accounts: readonly GivenScoreAccount[];
  readonly areSeveral: boolean;
  readonly switches: ScoreSwitches;
  readonly notices: Notices;
}

export function scoreValidationOf(
  request: unknown,
  given: unknown,
): ValidateForScoreResult | AccountsResult<AccountScoreValidation> {
  const options = readOptions(given);
  const { accounts, areSeveral, switches, notices } = readScoreAccounts(request, options);
  checkTransactionLimit(
    accounts.map(({ path, transactions }) => ({ path, count: transactions.length })),
    options,
  );
  const asOf = asOfOf(options) ?? (areSeveral ? lastBookedDayOf(accounts) : null);
  const results = accounts.map(account =>
    validateScoreOf(
      account,
      scoreRowsOf(account, areSeveral ? undefined : notices),
      asOf,
      switches.correlationId ?? null,
    ),
  );
  if (!areSeveral) return results[0] as ValidateForScoreResult;
  return {
    accounts: results.map((result, index) => ({
      accountId: (accounts[index] as GivenScoreAccount).accountId,
      ...result,
    })),
    meta: {
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: TAXONOMY_VERSION,
      asOf: asOf === null ? null : textOf(asOf),
      transactionCount: results.reduce((count, { meta }) => count + meta.transactionCount, 0),
      ignored: results.flatMap(({ meta }) => meta.ignored),
      warnings: notices.warnings,
    },
  };
}

const FORMS = {
  account: validateForScoreRequestSchema,
  accounts: validateForScoreAccountsRequestSchema,
};

function readScoreAccounts(request: unknown, { timeZone }: Asked): GivenScoreAccounts {
  if (hasMember(request, 'account')) {
    const { input, notices } = readNoticing(validateForScoreSeparateRequestSchema, request, { timeZone });
    const account = scoreAccountOf(input.account, input.transactions, ['transactions'], { timeZone });
    return { accounts: [account], areSeveral: false, switches: input, notices };
  }
  const { areSeveral, input, notices } = readForm(FORMS, request, { timeZone });
  if (!areSeveral) {
    const account = scoreAccountOf(input, input.transactions, ['transactions'], { timeZone });
    return { accounts: [account], areSeveral, switches: input, notices };
  }
  refuseRepeated(input.accounts);
  const accounts = input.accounts.map((account, index) =>
    scoreAccountOf(account, account.transactions, ['accounts', index, 'transactions'], {
      timeZone,
      countryCode: input.countryCode,
    }),
  );
  return { accounts, areSeveral, switches: input, notices };
}

/** What is said of all accounts. */
type Asked = Pick<ParsedOptions, 'timeZone'> & { readonly countryCode?: CountryCode | null | undefined };

interface ReadScoreAccount {
  readonly accountId: string;
  readonly countryCode?: CountryCode | null | undefined;
  readonly currencyCode: string;
  readonly accountType?: string | null | undefined;
  readonly accountSubType?: string | null | undefined;
  readonly balances?: Balances | null | undefined;
}

function scoreAccountOf(
  { accountId, countryCode, currencyCode, accountType, accountSubType, balances }: ReadScoreAccount,
  transactions: readonly ParsedScoreTransaction[],
  path: Path,
  ofAll: Asked,
): GivenScoreAccount {
  const place = { countryCode: countryCode ?? ofAll.countryCode, currencyCode };
  return {
    accountId,
    currencyCode,
    accountType: accountType ?? null,
    accountSubType: accountSubType ?? null,
    hasBalances: (balances?.current ?? null) !== null,
    transactions,
    path,
    timeZone: timeZoneOf(place, ofAll.timeZone),
  };
}

/** Of all accounts, so that they are judged on one day. */
function lastBookedDayOf(accounts: readonly GivenScoreAccount[]): EpochDay | null {
  return accounts.reduce<EpochDay | null>((last, { transactions, currencyCode, timeZone }) => {
    const dated = transactions.map(transaction => ({
      day: transaction.bookingDate ? dayMeant(transaction.bookingDate, timeZone) : null,
      transaction,
    }));
    const day = latestBookedDay(dated, currencyCode.toUpperCase());
    return last === null || (day !== null && day > last) ? day : last;
  }, null);
}
