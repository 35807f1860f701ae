/**
 * What a table, a set or a look-up of the source may not hold. `npm run types` compiles this file; each `@ts-expect-error`
 * fails where the line below it compiles after all. Nothing here runs.
 */
import { namesOf } from '../../src/base/tables.js';
import type { NAMES_ELSEWHERE } from '../../src/data/memberNames.js';
import { MERCHANT_FLAGS } from '../../src/data/merchantFlags.js';
import type { PhraseGroup } from '../../src/data/phraseGroup.js';
import type { ProcessorGroup } from '../../src/data/processors.js';
import type { ShopCreditGroup } from '../../src/data/shopCredit.js';
import type { TradeGroup } from '../../src/data/trades.js';
import type { WebEnding } from '../../src/data/webEndings.js';
import type { MerchantEntry } from '../../src/enrichment/lexicon/lexicon.js';
import type { MerchantFlag } from '../../src/enrichment/lexicon/merchantFlags.js';
import { categoryIdOf, categoryIdsOf, categoryOf, classIdOf } from '../../src/enrichment/words/categories.js';

export const ids = [categoryIdOf('groceries'), classIdOf('refund'), categoryIdsOf('rent', 'mortgage')];
// @ts-expect-error a misspelt category
categoryIdOf('grocreies');
// @ts-expect-error a misspelt category in a set
categoryIdsOf('rent', 'morgage');
// @ts-expect-error a misspelt class
classIdOf('direct-dbit');
// @ts-expect-error a class is no category
categoryIdOf('direct-debit');
// @ts-expect-error a group is no category
categoryIdOf('housing');
// @ts-expect-error a misspelt group
categoryOf(301).group === 'insurence';
// @ts-expect-error a misspelt section
categoryOf(301).affordability === 'flexibel';
// @ts-expect-error a misspelt line of the Standard Financial Statement
categoryOf(301).sfs === 'Food and housekeeping / Grocreies';

export const phrase: Pick<PhraseGroup, 'debit' | 'rail' | 'benefit'> = {
  // @ts-expect-error a misspelt category in a table
  debit: 'grocreies',
  // @ts-expect-error a misspelt rail
  rail: 'direct-dbit',
  // @ts-expect-error a misspelt benefit
  benefit: 'Universal Credits',
};
export const processor: Pick<ProcessorGroup, 'sells' | 'sellsOnly'> = {
  // @ts-expect-error
  sells: 'resturants-and-cafes',
  // @ts-expect-error
  sellsOnly: ['groceries', 'pubs-and-bar'],
};
export const credit: Pick<ShopCreditGroup, 'account' | 'paid'> = {
  // @ts-expect-error
  account: 'catalog-credit',
  // @ts-expect-error
  paid: 'colected',
};
export const trade: Pick<TradeGroup, 'category'> = {
  // @ts-expect-error
  category: 'grocreies',
};
export const ending: Pick<WebEnding, 'category'> = {
  // @ts-expect-error
  category: 'government-and-taxes',
};

export const member: (typeof NAMES_ELSEWHERE)[string] = 'counterPartyName';
// @ts-expect-error a member that no request has
export const misspeltMember: (typeof NAMES_ELSEWHERE)[string] = 'counterPartyNme';
export const names: readonly ('a' | 'b')[] = namesOf({ a: 1, b: 2 });
// @ts-expect-error a name that the table does not have
namesOf({ a: 1, b: 2 }).includes('c');

declare const merchant: MerchantEntry;
export const flag: MerchantFlag = MERCHANT_FLAGS.s;
export const flags: readonly boolean[] = [merchant.flags.subscription, merchant.flags[flag]];
// @ts-expect-error a letter is no flag
merchant.flags.s;
// @ts-expect-error a misspelt flag
merchant.flags.subscripton;
// @ts-expect-error flags are no text of letters
merchant.flags.includes('s');
// @ts-expect-error a letter that no gazetteer has
MERCHANT_FLAGS.z;
