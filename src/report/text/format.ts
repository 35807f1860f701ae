/** Amounts, dates and shares as a reader of the locale writes them. The same bytes everywhere, so nothing here asks the system. */
import type { CurrencyCode } from '../../model/transaction.js';
import type { ReportLocale } from '../model/options.js';

import { categoryWords } from './names.js';

export interface Format {
  readonly locale: ReportLocale;
  /** Such as `£`. Empty where the currency is not known. */
  readonly sign: string;
  /** `−£1,812.40` */
  readonly money: (amount: number) => string;
  /** `−1,812.40`, for columns that name their currency once. */
  readonly amount: (amount: number) => string;
  /** `−1,812`, for axes. */
  readonly whole: (amount: number) => string;
  /** `28 Feb 2026` */
  readonly date: (date: string) => string;
  /** `28 Feb` */
  readonly day: (date: string) => string;
  /** `Feb 2026`, of a date or of a month. */
  readonly month: (date: string) => string;
  /** `25%` of 0.25 */
  readonly percent: (share: number) => string;
  /** The name of a category, as people of the country call it. */
  readonly category: (name: string) => string;
}

export const MISSING = '—';
const MINUS = '−';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SIGNS: Readonly<Record<CurrencyCode, string>> = { GBP: '£', USD: '$' };

export function formatOf(locale: ReportLocale, currency: CurrencyCode | null): Format {
  const sign = currency === null ? '' : (SIGNS[currency] ?? '');
  const day = (date: string) =>
    locale === 'en-US'
      ? `${monthName(date)} ${Number(date.slice(8, 10))}`
      : `${Number(date.slice(8, 10))} ${monthName(date)}`;
  return {
    locale,
    sign,
    money: amount => `${isBelowZero(amount, 2) ? MINUS : ''}${sign}${grouped(Math.abs(amount).toFixed(2))}`,
    amount: amount => `${isBelowZero(amount, 2) ? MINUS : ''}${grouped(Math.abs(amount).toFixed(2))}`,
    whole: amount => `${isBelowZero(amount, 0) ? MINUS : ''}${grouped(Math.abs(amount).toFixed(0))}`,
    date: date => `${day(date)}${locale === 'en-US' ? ',' : ''} ${date.slice(0, 4)}`,
    day,
    month: date => `${monthName(date)} ${date.slice(0, 4)}`,
    percent: share =>
      share > 0 && share < 0.005
        ? 'under 1%'
        : `${isBelowZero(share, 2) ? MINUS : ''}${Math.abs(share * 100).toFixed(0)}%`,
    category: name => categoryWords(name, locale),
  };
}

/** `Jan` of `2026-01` and of `2026-01-31`. */
export function monthName(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/** `2026-02` */
export function monthText({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** `one month`, `12 months` */
export function counted(count: number, one: string, many: string = `${one}s`): string {
  return count === 1 ? `one ${one}` : `${grouped(String(count))} ${many}`;
}

/** For the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function isBelowZero(amount: number, decimals: number): boolean {
  return amount < 0 && Number(amount.toFixed(decimals)) !== 0;
}

function grouped(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const figures = whole.slice(sign.length);
  const first = figures.length % 3 || 3;
  const groups = [figures.slice(0, first)];
  for (let from = first; from < figures.length; from += 3) groups.push(figures.slice(from, from + 3));
  return [`${sign}${groups.join(',')}`, ...fraction].join('.');
}
