/** The input of the health engine for an account: its balance, its enriched rows and its verified income. */

import type { EpochDay } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import type { FindBills } from '../bills/sharedBills.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { IncomeFacts } from '../income/verify.js';
import type { CurrencyCode } from '../model/transaction.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

export interface HealthAccount {
  readonly accountId: string;
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly currencyCode: CurrencyCode;
  /** At the end of `asOf`; a debit balance is negative. */
  readonly current: Minor;
  readonly available: Minor | null;
  /** The first day the history is known to cover. */
  readonly historyStart: EpochDay | null;
  /** Those that moved this balance, by day, then by id. */
  readonly rows: readonly EnrichedEntry[];
  readonly income: IncomeFacts;
  /** Days on which its banks pay. */
  readonly calendar: WorkingCalendar;
  readonly findBills: FindBills;
}
