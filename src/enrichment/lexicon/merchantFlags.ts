/** What a merchant's heading in the gazetteer says of it, by name. */
import { oncePer } from '../../base/once.js';
import { rowsOf } from '../../base/tables.js';
import { MERCHANT_FLAGS } from '../../data/merchantFlags.js';

export type MerchantFlag = (typeof MERCHANT_FLAGS)[keyof typeof MERCHANT_FLAGS];

export type MerchantFlags = Readonly<Record<MerchantFlag, boolean>>;

/** `letters`: as a heading has them. Few headings have others than those before, so that merchants share their flags. */
export const merchantFlagsOf = oncePer(
  (letters: string) =>
    Object.fromEntries(
      rowsOf(MERCHANT_FLAGS).map(([letter, flag]) => [flag, letters.includes(letter)] as const),
    ) as MerchantFlags,
);
