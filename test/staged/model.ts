/** What a statement is here while it can still be altered: rows in the order of booking, in pence, each with its balance. */
import type {
  AnalyseAccountsRequest,
  AnalyseRequest,
  CountryCode,
  TransactionStatus,
} from '../../src/index.js';
import type { PaymentKind } from '../support/histories/banks/bank.js';
import type { Statement, Written } from '../support/histories/banks/statement.js';
import type { Life } from '../support/histories/life.js';
import type { Random } from '../support/histories/random.js';

export interface Row {
  /** Unlike that of every other row that was ever made. Not the id that the request has. */
  readonly key: string;
  readonly day: string;
  /** Below 0 where money goes out. */
  readonly pence: number;
  readonly category: string;
  readonly kind: PaymentKind;
  readonly written: Written;
  readonly status: TransactionStatus;
  /** After this row, in pence; null where the bank prints none: beside pending rows, and within a day at some banks. */
  readonly balance: number | null;
}

/** How a bank or an export prints rows. */
export interface Print {
  readonly newestFirst: boolean;
  /** Some banks print the balance once a day, beside the last row. */
  readonly balancesOn: 'every-row' | 'last-of-day';
  /** How rows are told apart. */
  readonly ids: 'counted' | 'hashed' | 'by-day';
  readonly times: 'none' | 'midnight';
  /** Card payments of a weekend are booked on the next working day, or on the day itself. */
  readonly cardsOnWorkingDays: boolean;
  readonly withinDay: 'as-it-came' | 'credits-first' | 'debits-first';
}

/** One account. */
export interface Sheet {
  readonly accountId: string;
  readonly accountSubType: string;
  readonly print: Print;
  /** Writes more rows as this bank writes them. */
  readonly statement: Statement;
  /** The balance before the first row. */
  readonly opening: number;
  /** How far below nothing the bank lets the account go, in pence. */
  readonly overdraft: number;
  /** Of the account on the day of the request, where it is given beside no balances of rows. */
  readonly givesCurrent: boolean;
  /** What is given as the balance of the day, where a forger wrote another than that of the last row. */
  readonly current?: number;
  /** In the order of booking. */
  readonly rows: readonly Row[];
}

/** An honest household with its accounts. */
export interface Base {
  readonly household: string;
  readonly country: CountryCode;
  readonly life: Life;
  /** As the bank knows them, whether or not the request names them. */
  readonly holders: readonly string[];
  readonly namesHolders: boolean;
  readonly sheets: readonly Sheet[];
}

/** Whether anybody could see it who has the rows and nothing else. */
type Visible = 'by arithmetic' | 'by pattern' | 'to nobody';

/** What a forger made of a base. */
export interface Staged {
  readonly sheets: readonly Sheet[];
  /** Keys of rows that were written or changed; of what was left out, those on both sides of the hole. */
  readonly touched: ReadonlySet<string>;
  /** How strong it was: amounts, days, numbers of rows. */
  readonly strength: string;
  /** Where somebody else's name was put on the account. */
  readonly holders?: readonly string[];
}

export interface Seen {
  readonly visible: Visible;
  /** One sentence. */
  readonly why: string;
}

/** One way of doing it. */
export interface Form {
  readonly name: string;
  /** With balances beside the rows, or without them; null where the form makes no sense that way. */
  readonly withBalances: Seen | null;
  readonly withoutBalances: Seen | null;
  /** Null where this base has nothing to do it with. */
  stage(base: Base, random: Random): Staged | null;
}

export interface Method {
  readonly kind: string;
  readonly forms: readonly Form[];
}

export interface HonestAccount {
  /** The household. */
  readonly kind: string;
  readonly country: CountryCode;
  readonly withBalances: boolean;
  readonly request: AnalyseRequest | AnalyseAccountsRequest;
}

export interface StagedAccount {
  /** The method. */
  readonly kind: string;
  /** The form of it, which other seeds have too. */
  readonly variant: string;
  /** What the seed drew: amounts, days, numbers of rows. */
  readonly strength: string;
  /** The kind of the honest account of this seed that was altered. */
  readonly household: string;
  readonly country: CountryCode;
  readonly withBalances: boolean;
  readonly visible: Visible;
  readonly why: string;
  readonly request: AnalyseRequest | AnalyseAccountsRequest;
  /** Rows that were written or changed; of what was left out, those on both sides of the hole. */
  readonly touchedIds: readonly string[];
}
