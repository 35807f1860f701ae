/** Payments that are likely one source's, before what belongs together is joined. */
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { BenefitName } from '../model/benefits.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { DescriptionLength } from './descriptionLength.js';
import { keyOfPayer, type Payer } from './payer.js';

export interface Draft {
  /** Of those of one account, the longest name. */
  payer: Payer;
  /** The account it is paid from; null where the payer is known by its name alone. */
  readonly paidFrom: string | null;
  /** Slug of the income or benefit that the words name; empty where they name none. */
  readonly purpose: CategorySlug | '';
  /** Empty where it is a benefit that has no name of its own; null where it is none. */
  readonly benefit: BenefitName | '' | null;
  /** Where several hold the account: whom its payments name; null where they name nobody. */
  readonly holder: string | null;
  readonly entries: EnrichedEntry[];
  /** By day, then by id; those of drafts that joined are put in order when next looked at. */
  isInOrder: boolean;
  /** Of its entries; null until asked. */
  descriptionLength: DescriptionLength | null;
}

/** A named purpose joins its like, or money whose purpose nothing names. */
export function mayJoin(a: Draft, b: Draft): boolean {
  if (a.holder !== null && b.holder !== null && a.holder !== b.holder) return false;
  if (a.benefit !== null || b.benefit !== null)
    return a.benefit === '' && b.benefit === '' && a.purpose === b.purpose;
  return a.purpose === b.purpose || a.purpose === '' || b.purpose === '';
}

export function keyOfDraft({ payer, purpose }: Draft): string {
  return `${keyOfPayer(payer)}|${purpose}`;
}
