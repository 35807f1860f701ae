/** Whether a stream arrives after tax. */
import { squash } from '../base/text.js';
import { CONTRACTOR_WORDS, NET_OF_TAX, PAYS_THE_SELF_EMPLOYED } from '../data/netOfTax.js';
import { categoryOf } from '../enrichment/categories.js';
import type { NetOfTax } from '../model/netOfTax.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { CountryCode } from '../model/transaction.js';
import type { PaymentGroup } from '../streams/group.js';

const BY_CATEGORY: Readonly<Partial<Record<CategorySlug, readonly [NetOfTax, reason: string]>>> = NET_OF_TAX;

/** By category; what is called pay only for its rhythm goes by its payer, and 1099 pay by its words. */
export function netOfTaxOf(group: PaymentGroup, category: CategorySlug, country: CountryCode): NetOfTax {
  const [byCategory] = BY_CATEGORY[category] ?? (['receipts'] as const);
  if (category !== 'salary') return byCategory;
  const isNamedPay = categoryOf(group.category).group !== 'unknown';
  if (!isNamedPay && PAYS_THE_SELF_EMPLOYED.has(squash(group.name).toLowerCase())) return 'receipts';
  const isContractor =
    country === 'US' && group.entries.some(({ entry }) => CONTRACTOR_WORDS.test(entry.source.description));
  return isContractor ? 'receipts' : byCategory;
}
