/** Credits that come from one payer for one purpose. */
import type { EpochDay } from '../base/calendar.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { BenefitName } from '../model/benefits.js';
import type { CategoryId } from '../model/taxonomy.js';
import type { Payer } from './payer.js';

/** The part of a group before its present name or its present rhythm. */
interface EarlierPart {
  readonly name: string;
  readonly lastDay: EpochDay;
  /** All payments before the latest such change, by day, then by id. */
  readonly entries: readonly EnrichedEntry[];
}

export interface PaymentGroup {
  /** Groups with the same key differ in their first entries. */
  readonly key: string;
  readonly name: string;
  readonly category: CategoryId;
  /** The benefit's own name. Null if it is not a benefit. */
  readonly benefit: BenefitName | null;
  readonly payer: Payer;
  /** By day, then by id, including those under an earlier name of the payer. */
  readonly entries: readonly EnrichedEntry[];
  /** The same entries, each of one rhythm, the present rhythm last. */
  readonly rhythms: readonly (readonly EnrichedEntry[])[];
  /**
   * What the same payer paid in the year before the twelve months, by day. Only income that may follow the year asks for it;
   * otherwise it is empty.
   */
  readonly yearBefore: readonly EnrichedEntry[];
  /** Null if the payer always had one name and one rhythm. */
  readonly continues: EarlierPart | null;
}

/** The payments of the present rhythm, which show what comes next. */
export function presentOf({ rhythms }: PaymentGroup): readonly EnrichedEntry[] {
  return rhythms.at(-1) as readonly EnrichedEntry[];
}
