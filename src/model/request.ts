/** The requests of the functions: one account, or several. The schemas of requests/requests.ts check exactly these shapes. */
import type { IsoDate } from '../base/calendar.js';
import type {
  Amount,
  Balances,
  CountryCode,
  CurrencyCode,
  ScoreTransaction,
  Transaction,
} from './transaction.js';

/** What is said of an account beside its transactions. */
export interface AccountDetails {
  /** An id of your own, which results and transactions name. */
  readonly accountId: string;
  /** Whose banks wrote the descriptions. Default: GB for pounds, US for dollars. */
  readonly countryCode?: CountryCode | null | undefined;
  readonly currencyCode: CurrencyCode;
  /** `Personal` or `Business`, as Open Banking has it. A business is paid for invoices, not with wages. */
  readonly accountType?: string | null | undefined;
  /** Such as `CurrentAccount`, `Savings` or `CreditCard`, as Open Banking has it. */
  readonly accountSubType?: string | null | undefined;
  /** Financial health and end-of-day balances need `balances.current`; the other functions do without. */
  readonly balances?: Balances | null | undefined;
  /**
   * The first day that the history is known to cover, where it begins before the first transaction. Months from there on are
   * whole though nothing was booked at first. A booked transaction before it shows that the history covers more, so the
   * earlier day counts. A day after `asOf` gives no history.
   */
  readonly historyStart?: IsoDate | null | undefined;
  /**
   * The full names of the people, or the name of the business, that hold the account: at most 10, each of 1 to 140 characters.
   * Money from or to one of them is a transfer between own accounts, and money from somebody else of their surname is a
   * relative's. An empty list is the same as none. docs/income.md has an example.
   */
  readonly accountHolders?: readonly string[] | null | undefined;
}

/**
 * One account with its transactions: the request that every function takes.
 *
 * @example
 * ```ts
 * import type { AccountRequest } from 'open-banking-insights';
 *
 * const request: AccountRequest = {
 *   accountId: 'current-1',
 *   currencyCode: 'GBP',
 *   transactions: [
 *     {
 *       transactionId: 't-1',
 *       description: 'BRIGHTSIDE LTD SALARY',
 *       amount: '2150.00',
 *       creditDebitIndicator: 'Credit',
 *       status: 'Booked',
 *       bookingDate: '2026-02-27',
 *     },
 *   ],
 * };
 * console.log(request.transactions.length); // 1
 * ```
 */
export interface AccountRequest<Row extends Transaction = Transaction> extends AccountDetails {
  readonly transactions: readonly Row[];
}

/**
 * Several accounts of one person, household or firm. Their transactions are enriched together, so that a transfer from one
 * account to another is seen on both sides.
 */
export interface AccountsRequest<Row extends Transaction = Transaction> {
  /** At least one, each with an `accountId` of its own. */
  readonly accounts: readonly AccountRequest<Row>[];
  /** Of the accounts that name no country of their own. */
  readonly countryCode?: CountryCode | null | undefined;
}

/** What enrichment is asked beside the account. */
export interface EnrichmentSwitches {
  /** A reference of your own. It is checked and not used. */
  readonly referenceId?: string | null | undefined;
}

/** The request of `enrichTransactions` for one account. The account needs no id here. */
export interface EnrichTransactionsRequest<Row extends Transaction = Transaction>
  extends Omit<AccountRequest<Row>, 'accountId'>,
    EnrichmentSwitches {
  readonly accountId?: string | null | undefined;
}

/** The request of `enrichTransactions` for several accounts. */
export interface EnrichTransactionsAccountsRequest<Row extends Transaction = Transaction>
  extends AccountsRequest<Row>,
    EnrichmentSwitches {}

/** What income verification is asked beside the account. */
export interface IncomeSwitches {
  /** Whether the answer has the flags behind each confidence score. Default: false. */
  readonly includeFlags?: boolean | null | undefined;
  /** Whether benefits are left out; British accounts only. For others `meta.warnings` says so. Default: false. */
  readonly excludeBenefits?: boolean | null | undefined;
}

/** The request of `verifyIncome` for one account. */
export interface VerifyIncomeRequest<Row extends Transaction = Transaction>
  extends AccountRequest<Row>,
    IncomeSwitches {}

/** The request of `verifyIncome` for several accounts. */
export interface VerifyIncomeAccountsRequest<Row extends Transaction = Transaction>
  extends AccountsRequest<Row>,
    IncomeSwitches {}

/** What a lender asks beside the estimates: less income, higher costs, a new repayment. */
export interface StressInput {
  /** 0 to 100 per cent. Default: 0. */
  readonly incomeDownPercent?: number | null | undefined;
  /** 0 to 1000 per cent of fixed and flexible costs. Default: 0. */
  readonly costsUpPercent?: number | null | undefined;
  /** The monthly repayment of the new loan. Default: 0. */
  readonly newMonthlyRepayment?: Amount | null | undefined;
}

/** What affordability is asked beside the account. */
export interface AffordabilitySwitchesInput {
  /** Whether flexible costs are taken from what is left. Default: true. */
  readonly includeFlexibleCosts?: boolean | null | undefined;
  /** The person's part of a joint account, above 0 and at most 1. Every figure of affordability is this part. Default: 1. */
  readonly ownershipShare?: number | null | undefined;
  /** The same by account id. `ownershipShare` holds for the accounts that are not named. */
  readonly ownershipShares?: Readonly<Record<string, number>> | null | undefined;
  readonly stress?: StressInput | null | undefined;
}

/** What `assessAffordability` is asked beside the account. */
export interface AssessAffordabilitySwitches extends AffordabilitySwitchesInput {
  /** A reference of your own, given back in the result. */
  readonly referenceId?: string | null | undefined;
}

/** The request of `assessAffordability` for one account. The account needs no id here. */
export interface AssessAffordabilityRequest<Row extends Transaction = Transaction>
  extends Omit<AccountRequest<Row>, 'accountId'>,
    AssessAffordabilitySwitches {
  readonly accountId?: string | null | undefined;
}

/** The request of `assessAffordability` for several accounts, which must be in one currency. */
export interface AssessAffordabilityAccountsRequest<Row extends Transaction = Transaction>
  extends AccountsRequest<Row>,
    AssessAffordabilitySwitches {}

/** What score validation is asked beside the account. */
export interface ScoreSwitches {
  /** An id of your own, given back in the error that the service answers with. */
  readonly correlationId?: string | null | undefined;
}

/** An account as score validation takes it: its currency may be any, since that is one of the things that are checked. */
export interface ScoreAccountDetails extends Omit<AccountDetails, 'currencyCode'> {
  /** ISO 4217. */
  readonly currencyCode: string;
}

/** One account with its transactions, as score validation takes it. An `AccountRequest` is one. */
export interface ScoreAccountRequest<Row extends ScoreTransaction = ScoreTransaction>
  extends ScoreAccountDetails {
  readonly transactions: readonly Row[];
}

/** The request of `validateForScore` for one account. */
export interface ValidateForScoreRequest<Row extends ScoreTransaction = ScoreTransaction>
  extends ScoreAccountRequest<Row>,
    ScoreSwitches {}

/** The same with the account apart from its transactions. */
export interface ValidateForScoreSeparateRequest<Row extends ScoreTransaction = ScoreTransaction>
  extends ScoreSwitches {
  readonly account: ScoreAccountDetails;
  readonly transactions: readonly Row[];
}

/** The request of `validateForScore` for several accounts. */
export interface ValidateForScoreAccountsRequest<Row extends ScoreTransaction = ScoreTransaction>
  extends ScoreSwitches {
  readonly accounts: readonly ScoreAccountRequest<Row>[];
  readonly countryCode?: CountryCode | null | undefined;
}

/** The request of `scoreAttributes` for one account. Without a current balance, the attributes of balances are null. */
export type ScoreAttributesRequest<Row extends Transaction = Transaction> = AccountRequest<Row>;

/** The request of `scoreAttributes` for several accounts. */
export type ScoreAttributesAccountsRequest<Row extends Transaction = Transaction> = AccountsRequest<Row>;

/** What `checkIntegrity` takes for one account. */
export type CheckIntegrityRequest<Row extends Transaction = Transaction> = AccountRequest<Row>;

/** What `checkIntegrity` takes for several accounts. */
export type CheckIntegrityAccountsRequest<Row extends Transaction = Transaction> = AccountsRequest<Row>;

/** What `analyse` is asked beside the account. */
export interface AnalyseSwitches extends IncomeSwitches, AffordabilitySwitchesInput, ScoreSwitches {}

/** The request of `analyse` for one account. */
export interface AnalyseRequest<Row extends Transaction = Transaction>
  extends AccountRequest<Row>,
    AnalyseSwitches {}

/** The request of `analyse` for several accounts. */
export interface AnalyseAccountsRequest<Row extends Transaction = Transaction>
  extends AccountsRequest<Row>,
    AnalyseSwitches {}

/** The request of financial health and of end-of-day balances for one account, which needs its current balance. */
export type AssessFinancialHealthRequest<Row extends Transaction = Transaction> = AccountRequest<Row>;

/** The request of financial health and of end-of-day balances for several accounts, each with its current balance. */
export type AssessFinancialHealthAccountsRequest<Row extends Transaction = Transaction> =
  AccountsRequest<Row>;
