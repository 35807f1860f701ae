/** The rules that corrections make, in the order in which they are tried. */
import type { EnrichmentRule } from '../model/options.js';
import { categoryBySlug } from '../taxonomy.js';
import { shortCategoryName } from '../words/categories.js';
import { heading } from './headings.js';
import { paged } from './page.js';
import { table } from './table.js';

type Condition = Exclude<keyof EnrichmentRule, 'name' | 'set'>;

const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  text: 'text has',
  merchant: 'merchant is',
  direction: 'direction is',
  minimumAmount: 'amount from',
  maximumAmount: 'amount up to',
  accountId: 'account is',
  transactionId: 'transaction is',
};

export const rulesReport = paged((rules: readonly EnrichmentRule[]) => [
  ...heading('Rules'),
  ...(rules.length === 0
    ? ['  None: nothing was corrected.']
    : table(rules, [
        { title: 'Rule', value: ({ name }) => name ?? '' },
        { title: 'When', value: conditionsOf },
        {
          title: 'Category',
          value: ({ set }) => (set.category === undefined ? '' : categoryText(set.category)),
        },
        { title: 'Merchant', value: ({ set }) => (set.merchant === null ? 'none' : (set.merchant ?? '')) },
      ])),
]);

function conditionsOf({ name: _, set: __, ...conditions }: EnrichmentRule): string {
  return Object.entries(conditions)
    .map(([condition, value]) => `${CONDITION_WORDS[condition as keyof typeof conditions]} ${value}`)
    .join(', ');
}

/** A rule may come from a file that names a category of another version. */
function categoryText(slug: string): string {
  const category = categoryBySlug(slug as never) as { readonly name: string } | undefined;
  return category === undefined ? slug : shortCategoryName(category.name);
}
