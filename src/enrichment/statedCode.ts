/** The merchant category code that the text itself states. */
import { STATED_CODE_FORMS } from '../data/statedCodes.js';
import type { CountryCode } from '../model/transaction.js';

/** Four digits, of the list of codes or not; null where none is stated. */
export function statedCodeOf(text: string, country: CountryCode): string | null {
  for (const form of STATED_CODE_FORMS) {
    const code = form.country === country ? form.pattern.exec(text)?.groups?.['code'] : undefined;
    if (code !== undefined) return code;
  }
  return null;
}
