/** The rules that corrections make, in the order in which they are tried. */
import type { EnrichmentRule } from '../model/options.js';
import { heading } from './headings.js';
import { paged } from './page.js';
import { table } from './table.js';

export const rulesReport = paged((rules: readonly EnrichmentRule[]) => [
  ...heading('Rules'),
  ...(rules.length === 0
    ? ['  None: nothing was corrected.']
    : table(rules, [
        { title: 'Rule', value: ({ name }) => name ?? '' },
        { title: 'When', value: conditionsOf },
        { title: 'Category', value: ({ set }) => set.category ?? '' },
        { title: 'Merchant', value: ({ set }) => (set.merchant === null ? 'none' : (set.merchant ?? '')) },
      ])),
]);

function conditionsOf({ name: _, set: __, ...conditions }: EnrichmentRule): string {
  return Object.entries(conditions)
    .map(([condition, value]) => `${condition} ${value}`)
    .join(', ');
}
