/** One narrative in its parts. */
import { type SafeResult, safely } from '../base/invalidRequest.js';
import { narrativeOver } from '../insights/enrichment.js';
import type { NarrativeOptions, NarrativeParts } from '../model/narrative.js';
import { everyCountry } from './everyCountry.js';

/**
 * Takes the text of one transaction apart: rail, payee, reference, dates, card, place, foreign amount.
 *
 * @param description - The text, as it appears on the statement.
 * @param options - The country whose banks wrote it.
 * @throws InvalidRequestError if the description is no text, or the country is neither GB nor US.
 *
 * @example
 * ```ts
 * import { readNarrative } from 'open-banking-insights';
 *
 * const parts = readNarrative('CARD PAYMENT TO TESCO STORES 3021', { countryCode: 'GB' });
 * console.log(parts.rail); // card
 * ```
 */
export function readNarrative(description: string, options: NarrativeOptions): NarrativeParts {
  return narrativeOver(everyCountry(), description, options);
}

/**
 * The same as `readNarrative`, except that bad input comes back as `{ success: false, error }` and is not thrown.
 *
 * @example
 * ```ts
 * import { safeReadNarrative } from 'open-banking-insights';
 *
 * const result = safeReadNarrative('CARD PAYMENT TO TESCO STORES 3021', { countryCode: 'GB' });
 * console.log(result.success ? result.data.rail : result.error.message); // card
 * ```
 */
export function safeReadNarrative(
  description: string,
  options: NarrativeOptions,
): SafeResult<NarrativeParts> {
  return safely(narrativeOver)(everyCountry(), description, options);
}
