/** Credits that come from one payer for one purpose. */
import type { EpochDay } from '../base/calendar.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { BenefitName } from '../model/benefits.js';
import type { CategoryId } from '../model/taxonomy.js';
import type { Payer } from './payer.js';

/** What a group was before it took its present name, or its present rhythm. */
interface EarlierPart {
  readonly name: string;
  readonly lastDay: EpochDay;
  /** All payments before the latest such change, by day, then by id. */
  readonly entries: readonly EnrichedEntry[];
}

export interface PaymentGroup {
  /** Of groups of one key, the first entries differ. */
  readonly key: string;
  readonly name: string;
  readonly category: CategoryId;
  /** The benefit's own name; null where it is none. */
  readonly benefit: BenefitName | null;
  readonly payer: Payer;
  /** By day, then by id. Those under an earlier name of the payer are among them. */
  readonly entries: readonly EnrichedEntry[];
  /** The same entries, each of one rhythm, the present rhythm last. */
  readonly rhythms: readonly (readonly EnrichedEntry[])[];
  /** Null where the payer had no other name, and always one rhythm. */
  readonly continues: EarlierPart | null;
}

/** The payments that tell what comes next. */
export function presentOf({ rhythms }: PaymentGroup): readonly EnrichedEntry[] {
  return rhythms.at(-1) as readonly EnrichedEntry[];
}
