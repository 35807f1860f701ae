/** Amounts and dates as the report writes them. */
import type { ReportView } from '../shared/view';

const SIGNS = { GBP: '£', USD: '$' } as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `−1,812.40` */
export function amountText(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return amount < 0 ? `−${digits}` : digits;
}

/** `−£1,812.40`, and a dash for what could not be computed. */
export function moneyText(amount: number | null, currency: ReportView['currency']): string {
  if (amount === null) return '—';
  const text = amountText(Math.abs(amount));
  return `${amount < 0 ? '−' : ''}${currency === null ? '' : SIGNS[currency]}${text}`;
}

export function signOf(currency: ReportView['currency']): string {
  return currency === null ? '' : SIGNS[currency];
}

/** `28 Feb`, in America `Feb 28` */
export function dayText(date: string, locale: ReportView['locale']): string {
  const [month, day] = [MONTHS[Number(date.slice(5, 7)) - 1] ?? '', String(Number(date.slice(8, 10)))];
  return locale === 'en-US' ? `${month} ${day}` : `${day} ${month}`;
}

/** `Feb 2026` */
export function monthText(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

/** `1 row`, `20,000 rows` */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : `${one}s`}`;
}

/** The name of a category as people of the country call it: American names stand in brackets. */
export function categoryText(name: string, locale: ReportView['locale']): string {
  const [british = name, bracket] = name.split(' (US: ');
  if (bracket?.endsWith(')') !== true) return name;
  const american = bracket.slice(0, -1);
  return locale === 'en-US' ? american.charAt(0).toUpperCase() + american.slice(1) : british;
}
