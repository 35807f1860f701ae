/** What callers pass in. The schemas of schema/ check exactly these shapes. */
import type { IsoDate } from '../base/calendar.js';

export type CountryCode = 'GB' | 'US';
export type CurrencyCode = 'GBP' | 'USD';
export type CreditDebitIndicator = 'Credit' | 'Debit';
export type TransactionStatus = 'Pending' | 'Booked';

/** Money as callers write it: a number of at least 0, or the same as a decimal string ("12.34"). */
export type Amount = number | string;

export interface BalanceInput {
  readonly amount: Amount;
  readonly creditDebitIndicator: CreditDebitIndicator;
}

/** A bank transaction. Unknown members are kept and echoed. */
export interface TransactionInput {
  /** Unique within its account: two accounts may use the same id. Lists of ids in results name them as they are given. */
  readonly transactionId: string;
  readonly description: string;
  readonly amount: Amount;
  readonly creditDebitIndicator: CreditDebitIndicator;
  readonly status: TransactionStatus;
  /** ISO 8601 date or date-time. The calendar date as written counts. */
  readonly bookingDate: string;
  /**
   * Who paid a credit or is paid by a debit, as the provider names them apart from the text. The name takes the payee's place
   * in the description as it is read, unless the description has it there; rail, reference and wording are read from the
   * description alone. Names that say nothing ("Unknown", "N/A", a masked number) count as none. A processor's name ("PayPal")
   * gives way to a payee whom the description names.
   */
  readonly counterPartyName?: string | null | undefined;
  /** The same, as it is usually spelt. Where both are given, `counterPartyName` counts. */
  readonly counterpartyName?: string | null | undefined;
  /**
   * The shop or firm, as people call it. Stands for the payee before `counterPartyName`, which is then evidence for a category
   * and no more, unless it is only a processor's. Where the description begins with it, the description is read as it is.
   */
  readonly merchantName?: string | null | undefined;
  /**
   * The account of the other side, in one form throughout a request: sort code and account number, IBAN, or an id of the
   * provider's. Two accounts are two payees, whatever their names; one account is one payee, however its name is spelt. Spaces,
   * hyphens and case do not matter; a British IBAN is the same as its sort code and account number. Fewer than six letters
   * and digits, or a mask ("****1234"), tell nothing.
   */
  readonly counterPartyAccount?: string | null | undefined;
  readonly merchantCategoryCode?: string | null | undefined;
  /** ISO 20022 family and sub-family, or the Open Banking long names. */
  readonly transactionCode?:
    | { readonly code?: string | null | undefined; readonly subCode?: string | null | undefined }
    | null
    | undefined;
  /** The bank's own type code: DD, SO, DEB, FPO … */
  readonly proprietaryTransactionCode?:
    | { readonly code?: string | null | undefined; readonly issuer?: string | null | undefined }
    | null
    | undefined;
  /** The running balance after this transaction. */
  readonly balance?: BalanceInput | null | undefined;
  /** Default: the account of the request. An empty one is none. */
  readonly accountId?: string | null | undefined;
  /** ISO 4217. Default: the request's. A transaction in another currency counts in nothing and is listed in `meta.ignored`. */
  readonly currency?: string | null | undefined;
  readonly [member: string]: unknown;
}

export interface EnrichTransactionsRequest {
  readonly referenceId?: string | null | undefined;
  readonly accountId?: string | null | undefined;
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  readonly transactions: readonly TransactionInput[];
}

export interface VerifyIncomeRequest {
  readonly accountId: string;
  /** Default: the country of the currency. */
  readonly countryCode?: CountryCode | null | undefined;
  readonly currencyCode: CurrencyCode;
  readonly accountType?: string | null | undefined;
  readonly accountSubType?: string | null | undefined;
  readonly includeFlags?: boolean | null | undefined;
  readonly excludeBenefits?: boolean | null | undefined;
  readonly transactions: readonly TransactionInput[];
}

/** What a lender asks for beside the estimates: less income, higher costs, a new repayment. */
export interface StressInput {
  /** 0 to 100; default 0. */
  readonly incomeDownPercent?: number | null | undefined;
  /** 0 to 1000, of fixed and flexible costs; default 0. */
  readonly costsUpPercent?: number | null | undefined;
  /** Default 0. */
  readonly newMonthlyRepayment?: Amount | null | undefined;
}

export interface AffordabilitySwitchesInput {
  /** Default true. */
  readonly includeFlexibleCosts?: boolean | null | undefined;
  /** The person's part of a joint account, above 0, at most 1; default 1. Every figure of affordability is this part. */
  readonly ownershipShare?: number | null | undefined;
  /** The same by account id, for transactions of several accounts; ownershipShare holds of the others. */
  readonly ownershipShares?: Readonly<Record<string, number>> | null | undefined;
  readonly stress?: StressInput | null | undefined;
}

/** What it shares with an AnalyseRequest means the same there, and gives the same affordability. */
export interface AssessAffordabilityRequest extends AffordabilitySwitchesInput {
  readonly referenceId?: string | null | undefined;
  readonly accountId?: string | null | undefined;
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  readonly accountType?: string | null | undefined;
  /**
   * The first day the history is known to cover: months from there on are whole though nothing was booked at first. A booked
   * transaction before it shows that the history covers more, so the earlier day counts.
   */
  readonly historyStart?: IsoDate | null | undefined;
  readonly transactions: readonly TransactionInput[];
}

export interface BalancesInput {
  readonly current?: BalanceInput | null | undefined;
  readonly available?: BalanceInput | null | undefined;
}

export interface ValidateForScoreRequest {
  readonly account: {
    readonly accountId: string;
    readonly currencyCode: string;
    readonly accountType?: string | null | undefined;
    readonly accountSubType?: string | null | undefined;
    readonly balances?: BalancesInput | null | undefined;
  };
  readonly transactions: readonly ScoreTransactionInput[];
  readonly correlationId?: string | null | undefined;
}

/**
 * As a transaction, but the booking date may be missing (null, or left out): that is one of the things the score validation
 * looks for. What it counts is told with each code of a failure (ScoreFailureCode).
 */
export interface ScoreTransactionInput {
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly bookingDate?: string | null | undefined;
  /** ISO 4217. Default: the account's. A transaction in another currency counts in no check. */
  readonly currency?: string | null | undefined;
  readonly [member: string]: unknown;
}

/** An AnalyseRequest fits too. */
export interface ScoreAttributesRequest {
  readonly accountId: string;
  /** Default: the country of the currency. */
  readonly countryCode?: CountryCode | null | undefined;
  readonly currencyCode: CurrencyCode;
  readonly accountType?: string | null | undefined;
  /** Without a current balance the attributes of balances are null. */
  readonly balances?: BalancesInput | null | undefined;
  /**
   * The first day the account's history is known to cover. A booked transaction before it shows that the history covers
   * more, so the earlier day counts. A day after `asOf` tells of no history.
   */
  readonly historyStart?: IsoDate | null | undefined;
  readonly transactions: readonly TransactionInput[];
}

export interface HealthAccountInput {
  readonly accountId: string;
  readonly accountType?: string | null | undefined;
  readonly accountSubType?: string | null | undefined;
  readonly currencyCode: CurrencyCode;
  readonly balances: {
    /** Without pending transactions and without a drawn overdraft. */
    readonly current: BalanceInput;
    readonly available?: BalanceInput | null | undefined;
  };
  /**
   * The first day the account's history is known to cover. A booked transaction before it shows that the history covers
   * more, so the earlier day counts. A day after `asOf` tells of no history.
   */
  readonly historyStart?: IsoDate | null | undefined;
  readonly transactions: readonly TransactionInput[];
}

export interface AssessFinancialHealthRequest {
  readonly accounts: readonly HealthAccountInput[];
  /** Default: the country of the accounts' currency. */
  readonly countryCode?: CountryCode | null | undefined;
}

export interface AnalyseRequest extends AffordabilitySwitchesInput {
  readonly accountId: string;
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  readonly accountType?: string | null | undefined;
  readonly accountSubType?: string | null | undefined;
  readonly balances?: BalancesInput | null | undefined;
  readonly historyStart?: IsoDate | null | undefined;
  readonly includeFlags?: boolean | null | undefined;
  readonly excludeBenefits?: boolean | null | undefined;
  readonly correlationId?: string | null | undefined;
  readonly transactions: readonly TransactionInput[];
}

/** A rule of the caller's own. Every condition given must hold; the first rule that holds wins. */
export interface EnrichmentRule {
  /** Named in the evidence. Default: `rule <position>`. */
  readonly name?: string | undefined;
  /**
   * Text found anywhere in the description or the given name before it, at word boundaries; case, accents, spacing and punctuation
   * do not matter.
   */
  readonly text?: string | undefined;
  /** The merchant name that enrichment found, whatever name a rule gives it. */
  readonly merchant?: string | undefined;
  readonly direction?: CreditDebitIndicator | undefined;
  readonly minimumAmount?: Amount | undefined;
  readonly maximumAmount?: Amount | undefined;
  readonly accountId?: string | undefined;
  /** This one transaction; with `accountId` where several accounts use the id. */
  readonly transactionId?: string | undefined;
  /** What the rule decides: a category slug, a merchant name, or both. */
  readonly set: {
    readonly category?: string | undefined;
    readonly merchant?: string | null | undefined;
  };
}

export interface InsightsOptions {
  /**
   * The day the calculation stands on, from 1990 to 2098. Default: the latest day in these years on which the input has a
   * booked transaction. Pending ones do not move it.
   */
  readonly asOf?: IsoDate | undefined;
  /** 0 to 1. Below it a category comes back as uncategorised. Default 0. */
  readonly confidenceFloor?: number | undefined;
  readonly rules?: readonly EnrichmentRule[] | undefined;
  /** In each list of transactions, 1 to 1 000 000. Default 5000 for `assessAffordability` and `analyse`, else no limit. */
  readonly maxTransactions?: number | undefined;
  /** Whose bank holidays move pay. Default: England and Wales for GB. */
  readonly division?: 'england-and-wales' | 'scotland' | 'northern-ireland' | undefined;
}
