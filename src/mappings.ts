/** The taxonomy in other standards' terms, and theirs in its own: open-banking-insights/mappings. */

export type { PlaidDetailed, PlaidPrimary } from './data/mappings/plaid.js';
export { MAPPINGS_VERSION } from './data/mappings/version.js';
export { TAXONOMY_VERSION } from './data/taxonomy.js';
export {
  type BankTransactionCode,
  type BankTransactionCodes,
  type BankTransactionMeaning,
  fromBankTransactionCode,
  type StandardBankTransactionCode,
  toBankTransactionCodes,
} from './mappings/bankTransactionCodes.js';
export {
  fromMerchantCategoryCode,
  type MerchantCategoryCodes,
  type MerchantCategoryMeaning,
  toMerchantCategoryCodes,
} from './mappings/merchantCategoryCodes.js';
export { fromPlaid, type PlaidCategory, type PlaidMeaning, toPlaid } from './mappings/plaid.js';
export {
  fromSfsLine,
  type SfsMeaning,
  type SfsPlace,
  toSfsLine,
} from './mappings/standardFinancialStatement.js';
export type { SfsLine, SfsSection } from './model/standardFinancialStatement.js';
export type { CategorySlug, ClassSlug } from './model/taxonomy.js';
export type { CreditDebitIndicator } from './model/transaction.js';
