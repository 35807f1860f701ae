/** Every function of /mappings, asked about everything it knows. */
import { said } from './said.mjs';

/** [name, text] of each answer. */
export function* mappingAnswers(mappings, { CATEGORIES, CLASSES }) {
  const categories = CATEGORIES.map(({ slug }) => slug);
  const plaid = categories.flatMap(slug => [mappings.toPlaid(slug), mappings.toPlaid(slug, 'Credit')]);
  const lines = categories.map(slug => mappings.toSfsLine(slug));
  const codes = CLASSES.map(({ slug }) => mappings.toBankTransactionCodes(slug));
  const merchants = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'));
  const answers = {
    toPlaid: () => plaid,
    fromPlaid: () => plaid.map(found => mappings.fromPlaid(found?.detailed)),
    toSfsLine: () => lines,
    fromSfsLine: () => lines.map(found => mappings.fromSfsLine(found?.line)),
    toMerchantCategoryCodes: () => categories.map(slug => mappings.toMerchantCategoryCodes(slug)),
    fromMerchantCategoryCode: () => merchants.map(code => mappings.fromMerchantCategoryCode(code)),
    toBankTransactionCodes: () => codes,
    fromBankTransactionCode: () =>
      codes.map(found => found?.codes.map(code => mappings.fromBankTransactionCode(code))),
  };
  for (const [name, call] of Object.entries(answers)) yield [name, said(call)];
}
