/** The merchant category code that the text itself states. */
import type { NarrativeCountry } from '../../countries/country.js';

/** Four digits, of the list of codes or not; null where none is stated. */
export function statedCodeOf(text: string, country: NarrativeCountry): string | null {
  for (const { pattern } of country.statedCodes) {
    const code = pattern.exec(text.trimStart())?.groups?.['code'];
    if (code !== undefined) return code;
  }
  return null;
}
