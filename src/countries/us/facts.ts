/** The United States, in facts that every room may ask. */
import type { CountryFacts } from '../country.js';

export const factsUs = {
  code: 'US',
  currency: 'USD',
  numericDates: 'month-first',
  // The country keeps several times.
  timeZone: undefined,
  mayExcludeBenefits: false,
} as const satisfies CountryFacts;
