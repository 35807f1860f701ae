/** The merchant category code that the text itself states. */
import { STATED_CODE_FORMS } from '../data/statedCodes.js';
import { fromMerchantCategoryCode } from '../mappings/merchantCategoryCodes.js';
import type { CountryCode } from '../model/request.js';

/** Whether text of this shape states a code at all, known or not. */
export function statesACode(text: string, country: CountryCode): boolean {
  return printedCode(text, country) !== null;
}

/** Four digits of the list of codes; null where none is stated. */
export function statedCodeOf(text: string, country: CountryCode): string | null {
  const code = printedCode(text, country);
  return code === null || fromMerchantCategoryCode(code) === null ? null : code;
}

function printedCode(text: string, country: CountryCode): string | null {
  for (const form of STATED_CODE_FORMS) {
    const code = form.country === country ? form.pattern.exec(text)?.groups?.['code'] : undefined;
    if (code !== undefined) return code;
  }
  return null;
}
