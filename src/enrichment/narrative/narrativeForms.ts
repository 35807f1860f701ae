/** Dates, card digits and foreign amounts of a narrative, by the forms in which banks write them. */
import {
  CARD_FORMS,
  CURRENCY_NAMES,
  DATE_FORMS,
  FOREIGN_AMOUNT_FORMS,
  type NarrativeForm,
} from '../../data/narrativeForms.js';
import type { ForeignAmount } from '../../model/narrative.js';
import type { CountryCode } from '../../model/transaction.js';

/** Something found, and where in the text. */
export interface Found<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

const MONTHS = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
const HOME: Readonly<Record<CountryCode, string>> = { GB: 'GBP', US: 'USD' };

/** In the order written; each stretch of text is read once. */
export function datesIn(text: string, country: CountryCode): Found<string>[] {
  const found: Found<string>[] = [];
  for (const { pattern } of formsOf(DATE_FORMS, country)) {
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
  const named = MONTHS.indexOf(month.toUpperCase());
  const monthNumber = /^\d/.test(month) ? Number(month) : named / 3 + 1;
  const dayNumber = Number(day);
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return null;
  const written = year === '' ? '-' : year.length === 2 ? `20${year}` : year;
  return `${written}-${padded(monthNumber)}-${padded(dayNumber)}`;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

export function cardDigitsIn(text: string, country: CountryCode): Found<string> | null {
  return firstOf(CARD_FORMS, text, country, ({ digits = '' }) => digits);
}

export function foreignAmountIn(text: string, country: CountryCode): Found<ForeignAmount> | null {
  const found = firstOf(FOREIGN_AMOUNT_FORMS, text, country, ({ amount = '', currency = '' }) => ({
    amount: amount.replaceAll(',', ''),
    currency: CURRENCY_NAMES[currency.toUpperCase()] ?? currency.toUpperCase(),
  }));
  return found?.value.currency === HOME[country] ? null : found;
}

function firstOf<Value>(
  forms: readonly NarrativeForm[],
  text: string,
  country: CountryCode,
  read: (groups: Record<string, string>) => Value,
): Found<Value> | null {
  for (const { pattern } of formsOf(forms, country)) {
    const match = pattern.exec(text);
    if (match !== null)
      return { value: read(match.groups ?? {}), from: match.index, to: match.index + match[0].length };
  }
  return null;
}

function formsOf(forms: readonly NarrativeForm[], country: CountryCode): readonly NarrativeForm[] {
  return forms.filter(form => form.country === undefined || form.country === country);
}
