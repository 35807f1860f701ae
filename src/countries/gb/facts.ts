/** The United Kingdom, in facts that every room may ask. */
import type { CountryFacts } from '../country.js';

export const factsGb = {
  code: 'GB',
  currency: 'GBP',
  numericDates: 'day-first',
  timeZone: 'Europe/London',
  mayExcludeBenefits: true,
} as const satisfies CountryFacts;
