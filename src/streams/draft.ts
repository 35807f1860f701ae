/** Payments that are probably from one source, before groups that belong together are joined. */
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { BenefitName } from '../model/benefits.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { DescriptionLength } from './descriptionLength.js';
import { keyOfPayer, type Payer } from './payer.js';

export interface Draft {
  /** The longest of the names that one account uses. */
  payer: Payer;
  /** The account it is paid from. Null if the payer is known only by its name. */
  readonly paidFrom: string | null;
  /** The slug of the income or benefit that the words name. Empty if they name none. */
  readonly purpose: CategorySlug | '';
  /** Empty for a benefit without a name of its own. Null if it is not a benefit. */
  readonly benefit: BenefitName | '' | null;
  /** If several people hold the account, the one whom its payments name. Null if they name nobody. */
  readonly holder: string | null;
  readonly entries: EnrichedEntry[];
  /** By day, then by id. Entries of joined drafts are sorted when they are next read. */
  isInOrder: boolean;
  /** That of its entries. Null until it is first needed. */
  descriptionLength: DescriptionLength | null;
}

/** A named purpose joins the same purpose, or money of unknown purpose. */
export function mayJoin(a: Draft, b: Draft): boolean {
  if (a.holder !== null && b.holder !== null && a.holder !== b.holder) return false;
  if (a.benefit !== null || b.benefit !== null)
    return a.benefit === '' && b.benefit === '' && a.purpose === b.purpose;
  return a.purpose === b.purpose || a.purpose === '' || b.purpose === '';
}

export function keyOfDraft({ payer, purpose }: Draft): string {
  return `${keyOfPayer(payer)}|${purpose}`;
}
