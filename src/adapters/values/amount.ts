/** Reads amounts, as people and banks write them, into exact decimal text. */
import type { CreditDebitIndicator } from '../model/request.js';
import { isCurrency } from './currencies.js';

export interface ReadAmount {
  /** Digits, and a point before the pence: `1234.50`. Never a sign. */
  readonly digits: string;
  readonly isNegative: boolean;
  /** Whether there is a plus, a minus or brackets. */
  readonly isSigned: boolean;
  /** CR, DR or OD beside the figure. */
  readonly direction: CreditDebitIndicator | undefined;
  /** ISO 4217, by a code or a sign that has one meaning. */
  readonly currency: string | undefined;
}

export type DecimalMark = '.' | ',';

const LONGEST = 60;
const SIGNS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '₹': 'INR', '₽': 'RUB' };
/** Of several countries. */
const OTHER_SIGNS = '$¥¤';
const MINUS = '-\u2212\u2010\u2011\u2012\u2013\u2014\ufe63\uff0d';
/** Spaces of any kind, between thousands or beside a figure. */
const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = {
  CR: 'Credit',
  C: 'Credit',
  DR: 'Debit',
  DB: 'Debit',
  D: 'Debit',
  OD: 'Debit',
  DEBIT: 'Debit',
  CREDIT: 'Credit',
};

/** A pound sign of which an encoding was mistaken, or that was written for a web page or a letter of seven bits. */
const DAMAGED = /[\u00c2\u00c3]|\ufffd|&|\+AKM-|\u252c\u00fa/;

function withoutDamage(text: string): string {
  return text
    .replace(/(?:\u00c3\u201a)?\u00c2?\u00a3|\u00c2\ufffd|&pound;|&#163;|&#xa3;|\+AKM-|\u252c\u00fa/i, '£')
    .replace('\ufffd', '¤');
}

/** Whether an amount has a pound sign that is damaged, and was read all the same. */
export function isDamaged(text: string): boolean {
  return DAMAGED.test(text);
}

/** Undefined if the text is not an amount. `decimalMark` is that of the column, for figures that do not show it. */
export function readAmount(text: string, decimalMark: DecimalMark = '.'): ReadAmount | undefined {
  if (text.length > LONGEST) return undefined;
  if (isPlain(text)) return plainAmount(text);
  return (
    amountIn(text, decimalMark) ??
    (DAMAGED.test(text) ? amountIn(withoutDamage(text), decimalMark) : undefined)
  );
}

/**
 * Whether a text is written as almost every bank writes an amount: digits, perhaps with a minus before them and pence behind a point. The
 * general reading finds the same in it.
 */
export function isPlain(text: string): boolean {
  const length = text.length;
  const from = text.charCodeAt(0) === 45 ? 1 : 0;
  if (length === from) return false;
  for (let at = from; at < length; at++) {
    const code = text.charCodeAt(at);
    if ((code < 48 || code > 57) && !(code === 46 && at === length - 3 && at > from)) return false;
  }
  // Noughts before other digits go.
  const next = text.charCodeAt(from + 1);
  return text.charCodeAt(from) !== 48 || !(next >= 48 && next <= 57);
}

function plainAmount(text: string): ReadAmount {
  const isNegative = text.charCodeAt(0) === 45;
  return {
    digits: isNegative ? text.slice(1) : text,
    isNegative,
    isSigned: isNegative,
    direction: undefined,
    currency: undefined,
  };
}

function amountIn(text: string, decimalMark: DecimalMark): ReadAmount | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  const digits = plainDigits(parts.figure, decimalMark);
  return digits === undefined ? undefined : { ...parts, digits };
}

type Parts = Omit<ReadAmount, 'digits'> & { readonly figure: string };

/** Removes, from both ends, whatever may surround a figure. Each kind may occur once. */
function partsOf(text: string): Parts | undefined {
  let rest = text.replace(SPACES, ' ').trim();
  let sign: '+' | '-' | undefined;
  let direction: CreditDebitIndicator | undefined;
  let currency: string | undefined;
  let hasSign = false;
  for (;;) {
    const before = rest;
    if (sign === undefined && rest.startsWith('(') && rest.endsWith(')')) {
      sign = '-';
      rest = rest.slice(1, -1).trim();
    }
    const first = rest.slice(0, 1);
    const last = rest.slice(-1);
    if (sign === undefined && first !== '' && (MINUS.includes(first) || first === '+')) {
      sign = first === '+' ? '+' : '-';
      rest = rest.slice(1).trim();
      // A minus before a minus takes it back: --21.78 is money in.
      if (sign === '-' && rest !== '' && MINUS.includes(rest[0] as string)) {
        sign = '+';
        rest = rest.slice(1).trim();
      }
    } else if (sign === undefined && last !== '' && (MINUS.includes(last) || last === '+')) {
      sign = last === '+' ? '+' : '-';
      rest = rest.slice(0, -1).trim();
    }
    const marked = currencySign(rest);
    if (!hasSign && marked !== undefined) {
      hasSign = true;
      currency ??= marked.currency;
      rest = marked.rest;
    }
    const word = /^[A-Z]{1,6}(?=[^A-Z])|(?<=[^A-Z])(?:[A-Z]{1,6}\.?|O\/D)$/i.exec(rest)?.[0];
    if (word !== undefined) {
      const stated = DIRECTIONS[word.toUpperCase().replace(/[./]/g, '')];
      if (stated !== undefined && direction === undefined) direction = stated;
      else if (stated === undefined && currency === undefined && isCurrency(word.toUpperCase()))
        currency = word.toUpperCase();
      else return undefined;
      rest = (rest.startsWith(word) ? rest.slice(word.length) : rest.slice(0, -word.length)).trim();
    }
    if (rest === before) break;
  }
  return { figure: rest, isNegative: sign === '-', isSigned: sign !== undefined, direction, currency };
}

function currencySign(
  text: string,
): { readonly currency: string | undefined; readonly rest: string } | undefined {
  for (const [character, rest] of [
    [text.slice(0, 1), text.slice(1)],
    [text.slice(-1), text.slice(0, -1)],
  ] as const) {
    if (character === '') continue;
    const currency = SIGNS[character];
    if (currency !== undefined || OTHER_SIGNS.includes(character)) return { currency, rest: rest.trim() };
  }
  return undefined;
}

/** Undefined where the separators make no sense. */
function plainDigits(figure: string, decimalMark: DecimalMark): string | undefined {
  if (!/^[\d.,' ’]+$/.test(figure) || !/\d/.test(figure)) return undefined;
  const mark = markOf(figure) ?? decimalMark;
  const cut = figure.lastIndexOf(mark);
  const [whole, fraction] = cut === -1 ? [figure, ''] : [figure.slice(0, cut), figure.slice(cut + 1)];
  if (!/^\d*$/.test(fraction)) return undefined;
  const plain = wholeDigits(whole);
  if (plain === undefined) return undefined;
  const digits = plain.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Thousands are parted by one mark throughout, into threes. */
function wholeDigits(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  const mark = /\D/.exec(whole)?.[0] as string;
  const [first, ...groups] = whole.split(mark);
  const isGrouped = /^\d{1,3}$/.test(first as string) && groups.every(group => /^\d{3}$/.test(group));
  return isGrouped ? whole.split(mark).join('') : undefined;
}

/** The decimal mark that a figure shows by itself. Undefined if both fit, as in 1,234, or if it has none. */
export function markOf(figure: string): DecimalMark | undefined {
  const comma = figure.lastIndexOf(',');
  const dot = figure.lastIndexOf('.');
  if (comma !== -1 && dot !== -1) return comma > dot ? ',' : '.';
  if (comma === -1 && dot === -1) return undefined;
  const mark = comma === -1 ? '.' : ',';
  const other = mark === ',' ? '.' : ',';
  const parts = figure.split(mark);
  if (parts.length > 2) return other;
  const isThousands = (parts[1] as string).length === 3 && /^[1-9]\d{0,2}$/.test(parts[0] as string);
  return isThousands ? undefined : mark;
}
