/** What the health engine is told of an account: its balance, its enriched ledger and its verified income. */
import type { EpochDay } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import type { EnrichedLedger } from '../enrichment/enrich.js';
import type { IncomeFacts } from '../income/verify.js';

export interface HealthAccount {
  readonly accountId: string;
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly currencyCode: string;
  /** At the end of `asOf`; a debit balance is negative. */
  readonly current: Minor;
  readonly available: Minor | null;
  /** The first day the history is known to cover. */
  readonly historyStart: EpochDay | null;
  readonly enriched: EnrichedLedger;
  readonly income: IncomeFacts;
}
