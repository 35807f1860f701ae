/** Figures and days for programs: plain numbers and ISO dates. */
import type { CurrencyCode } from '../../model/transaction.js';
import type { ReportLocale } from '../model/options.js';
import { type Format, formatOf } from '../text/format.js';

/** The words stay those of the locale. */
export function plainFormatOf(locale: ReportLocale, currency: CurrencyCode | null): Format {
  const number = (decimals: number) => (value: number) => String(Number(value.toFixed(decimals)));
  const itself = (date: string) => date;
  const amount = number(2);
  return {
    ...formatOf(locale, currency),
    money: amount,
    amount,
    whole: amount,
    tick: amount,
    date: itself,
    day: itself,
    month: itself,
    percent: number(4),
  };
}
