/** Amounts, shares and days as people write them. The same everywhere: no locale of the machine is asked. */

const SYMBOLS: Readonly<Record<string, string>> = { GBP: '£', USD: '$' };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const MINUS = '\u2212';

/** What stands in place of a figure that there is none of. */
export const MISSING = '\u2014';

/** -1234.5 in GBP: `−£1,234.50`. Without a currency there is no sign: `−1,234.50`. */
export function moneyText(amount: number, currency?: string): string {
  const [whole, fraction] = Math.abs(amount).toFixed(2).split('.') as [string, string];
  return `${signOf(amount, 2)}${symbolOf(currency)}${thousands(whole)}.${fraction}`;
}

/** -1234.5: `−1,235`. For the ends of axes, and wherever pennies say nothing. */
export function wholeMoneyText(amount: number, currency?: string): string {
  return `${signOf(amount, 0)}${symbolOf(currency)}${thousands(Math.abs(amount).toFixed(0))}`;
}

/** 1234567: `1.2m`, and 123456: `123k`, for ticks and labels that have little room; below `from` as it is. `figures`: 2 or 3. */
export function shortMoneyText(amount: number, from = 100_000, figures = 3): string {
  const size = Math.abs(amount);
  if (size < from) return wholeMoneyText(amount);
  const [unit, letter] = size < 999_500 ? [1000, 'k'] : [1_000_000, 'm'];
  const decimals = size / unit < 10 ** (figures - 1) - 0.05 ? 1 : 0;
  return `${numberText(amount / unit, decimals)}${letter}`;
}

/** `£` for GBP, `$` for USD, nothing for no currency, and the code itself with a space for any other. */
export function symbolOf(currency?: string): string {
  return currency === undefined ? '' : (SYMBOLS[currency] ?? `${currency} `);
}

/** 0.274: `27%`. What is not nothing and rounds to nothing is `<1%`, or `>−1%` below zero. */
export function shareText(share: number): string {
  const whole = Math.abs(share * 100).toFixed(0);
  if (whole === '0' && share !== 0) return share < 0 ? `>${MINUS}1%` : '<1%';
  return `${share < 0 ? MINUS : ''}${thousands(whole)}%`;
}

/** A plain number with at most `decimals` places: 9 and 9.3, not 9.0. */
export function numberText(value: number, decimals = 2): string {
  const [whole, fraction = ''] = Math.abs(value).toFixed(decimals).split('.') as [string, string?];
  const kept = fraction.slice(0, [...fraction].findLastIndex(digit => digit !== '0') + 1);
  return `${signOf(value, decimals)}${thousands(whole)}${kept === '' ? '' : `.${kept}`}`;
}

/** `2026-02-28`: `28 Feb 2026`, and `Feb 28, 2026` beside dollars. */
export function dayText(date: string, currency?: string): string {
  return `${dayOfMonthText(date, currency)}${currency === 'USD' ? ',' : ''} ${Number(date.slice(0, 4))}`;
}

/** `28 Feb`, and `Feb 28` beside dollars. */
export function dayOfMonthText(date: string, currency?: string): string {
  const [month, day] = [monthName(Number(date.slice(5, 7))), Number(date.slice(8, 10))];
  return currency === 'USD' ? `${month} ${day}` : `${day} ${month}`;
}

/** 2026 and 2: `Feb 2026`. */
export function monthText(year: number, month: number): string {
  return `${monthName(month)} ${year}`;
}

/** `2026-12-05`: `Jan 2027`, the month after that of the day. */
export function nextMonthText(date: string): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return month === 12 ? monthText(year + 1, 1) : monthText(year, month + 1);
}

/** 2: `Feb`. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** No minus before a figure that rounds to nothing. */
function signOf(value: number, decimals: number): string {
  return value < 0 && Number(Math.abs(value).toFixed(decimals)) !== 0 ? MINUS : '';
}

function thousands(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
