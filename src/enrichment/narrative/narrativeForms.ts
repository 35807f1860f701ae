/** Dates, card digits and foreign amounts of a narrative, by the forms in which banks write them. */

import type { NarrativeCountry } from '../../countries/country.js';
import { CURRENCY_NAMES } from '../../data/currencyNames.js';
import { MONTHS } from '../../data/figureWords.js';
import type { NarrativeForm } from '../../data/wording/bankWording.js';
import type { ForeignAmount } from '../../model/narrative.js';

/** Something found, and where in the text. */
export interface Found<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

const NAMED_MONTHS = MONTHS.split(' ');

/** In the order written; each stretch of text is read once. */
export function datesIn(text: string, country: NarrativeCountry): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { pattern } of country.dateForms) {
    for (const match of text.matchAll(pattern)) {
      const value = dateOf(match.groups ?? {});
      const from = match.index;
      const to = from + match[0].length;
      if (value !== null && found.every(other => other.to <= from || other.from >= to))
        found.push({ value, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function dateOf({ year = '', month = '', day = '' }: Record<string, string>): string | null {
  const monthNumber = /^\d/.test(month)
    ? Number(month)
    : NAMED_MONTHS.indexOf(month.slice(0, 3).toUpperCase()) + 1;
  const dayNumber = Number(day);
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return null;
  const written = year === '' ? '-' : year.length === 2 ? `20${year}` : year;
  return `${written}-${padded(monthNumber)}-${padded(dayNumber)}`;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

export function cardDigitsIn(text: string, country: NarrativeCountry): Found<string> | null {
  return firstOf(country.cardForms, text, ({ digits = '' }) => digits);
}

export function foreignAmountIn(text: string, country: NarrativeCountry): Found<ForeignAmount> | null {
  const found = firstOf(country.foreignAmountForms, text, ({ amount = '', currency = '' }) => ({
    amount: amount.replaceAll(',', ''),
    currency: CURRENCY_NAMES[currency.toUpperCase()] ?? currency.toUpperCase(),
  }));
  return found?.value.currency === country.currency ? null : found;
}

function firstOf<Value>(
  forms: readonly NarrativeForm[],
  text: string,
  read: (groups: Record<string, string>) => Value,
): Found<Value> | null {
  for (const { pattern } of forms) {
    const match = pattern.exec(text);
    if (match !== null)
      return { value: read(match.groups ?? {}), from: match.index, to: match.index + match[0].length };
  }
  return null;
}
