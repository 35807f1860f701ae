/** What the caller says about a report. */
import type { TimeZone } from '../../model/options.js';
import type { CurrencyCode } from '../../model/transaction.js';

/** The sections of a report, in their order on the page. They have the names that open-banking-insights/service knows. */
export const REPORT_SECTIONS = [
  'User Summary',
  'Credit Profile',
  'Income and Affordability',
  'Account Overview',
  'Significant Transactions',
  'Statement',
] as const;

/** A section of a report. `Credit Profile` shows only where a credit profile is given. */
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** How dates and numbers are written: `28 Feb 2026` in Britain, `Feb 28, 2026` in America. */
export type ReportLocale = 'en-GB' | 'en-US';

/** What people call an account. Without it the report shows the account's id. */
export interface AccountName {
  /** The id of the account in the request. */
  readonly accountId: string;
  /** Such as `Current account`. */
  readonly name: string;
}

/** One credit account, as a credit reference agency gave it. Each text is shown as it is given. */
export interface CreditProfileAccount {
  /** The lender, or what it calls the account. */
  readonly name: string;
  /** Such as `Credit card`. */
  readonly kind: string;
  /** What is owed, or null where it is not known. */
  readonly balance: number | null;
  /** The credit limit, or null where there is none. */
  readonly limit: number | null;
  /** Such as `Up to date`. */
  readonly status: string;
}

/** A credit profile from elsewhere. The report prints it as given, and says that it is not from this library. */
export interface CreditProfile {
  /** Who made the profile. */
  readonly provider: string;
  /** The score, as the provider writes it. */
  readonly score?: number | string | null | undefined;
  /** The day it describes, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The credit accounts, in the order in which they are shown. */
  readonly accounts: readonly CreditProfileAccount[];
}

/** Settings of `reportOf`. */
export interface ReportOptions {
  /** Whose accounts these are, as the heading shows it. Default: no name is shown. */
  readonly holder?: string | undefined;
  /** Names for the accounts. */
  readonly accountNames?: readonly AccountName[] | undefined;
  /** Default: what financial health says. Needed where there is no financial health. Without it amounts stand without a sign. */
  readonly currencyCode?: CurrencyCode | undefined;
  /**
   * The time zone that `analyse` was given. Transactions that are instants are shown on its days. Default: that of the country whose
   * currency the accounts are in, where the whole country keeps one time.
   */
  readonly timeZone?: TimeZone | undefined;
  /** A credit profile from elsewhere. */
  readonly creditProfile?: CreditProfile | undefined;
}

/** Settings of `renderHtml`. */
export interface RenderOptions {
  /** The sections to show. Default: all of them. None chosen means all too. */
  readonly sections?: readonly ReportSection[] | undefined;
  /** Default: `en-US` for dollars, otherwise `en-GB`. */
  readonly locale?: ReportLocale | undefined;
  /** `light` and `dark` fix the colours. Default: `auto`, as the reader's device asks. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
}
