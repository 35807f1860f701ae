/** Amounts, dates and shares as a reader of the locale writes them. The same bytes everywhere, so nothing here asks the system. */
import type { CurrencyCode } from '../../model/transaction.js';
import { shortCategoryName } from '../../words/categories.js';
import {
  dayOfMonthText,
  dayText,
  moneyText,
  monthText,
  numberText,
  shareText,
  shortMoneyText,
  symbolOf,
  wholeMoneyText,
} from '../../words/moneyText.js';
import type { ReportLocale } from '../model/options.js';

export interface Format {
  readonly locale: ReportLocale;
  /** Such as `£`. Empty where the currency is not known. */
  readonly sign: string;
  /** `−£1,812.40` */
  readonly money: (amount: number) => string;
  /** `−1,812.40`, for columns that name their currency once. */
  readonly amount: (amount: number) => string;
  /** `−1,812`. */
  readonly whole: (amount: number) => string;
  /** `−1,812`, and `2.5m` of 2,500,000, for axes. */
  readonly tick: (amount: number) => string;
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

/** Words follow the money: American beside dollars, British elsewhere. */
const CURRENCY_OF: Readonly<Record<ReportLocale, CurrencyCode>> = { 'en-GB': 'GBP', 'en-US': 'USD' };

export function formatOf(locale: ReportLocale, currency: CurrencyCode | null): Format {
  const own = currency ?? undefined;
  const country = CURRENCY_OF[locale];
  return {
    locale,
    sign: symbolOf(own).trim(),
    money: amount => moneyText(amount, own),
    amount: amount => moneyText(amount),
    whole: amount => wholeMoneyText(amount),
    tick: amount => shortMoneyText(amount),
    date: date => dayText(date, country),
    day: date => dayOfMonthText(date, country),
    month: date => monthText(Number(date.slice(0, 4)), Number(date.slice(5, 7))),
    percent: shareText,
    category: name => shortCategoryName(name, country),
  };
}

/** `one month`, `12 months` */
export function counted(count: number, one: string, many: string = `${one}s`): string {
  return count === 1 ? `one ${one}` : `${numberText(count)} ${many}`;
}

/** For the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
