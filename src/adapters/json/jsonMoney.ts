/** Amounts and currencies of JSON. */
import type { DraftMoney } from '../model/draft.js';
import type { JsonRecord } from './record.js';

/** A number with a larger exponent is not an amount. */
const LARGEST_EXPONENT = 30;

/** The digits of an amount, written out where the number has an exponent; undefined where there is none. */
export function amountAt(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const text = record.text(...path);
  return text === undefined ? undefined : writtenOut(text);
}

/** Undefined where there is no amount. */
export function moneyAt(
  record: JsonRecord,
  amount: readonly string[],
  currency: readonly string[],
): DraftMoney | undefined {
  const text = amountAt(record, ...amount);
  return text === undefined ? undefined : { text, currency: currencyAt(record, ...currency) };
}

/** The currency in capitals. Anything but a code of three letters is left. */
export function currencyAt(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = record.at(...path);
  if (node?.kind !== 'string' || !/^\s*[A-Za-z]{3}\s*$/.test(node.text)) return undefined;
  return record.text(...path)?.toUpperCase();
}

/** Removes the sign of an amount whose direction is given beside it. */
export function unsigned(money: DraftMoney | undefined): DraftMoney | undefined {
  return money && { ...money, text: money.text.replace(/^[-+]/, '') };
}

function writtenOut(text: string): string {
  const [, sign, whole, fraction = '', exponent] =
    /^([-+]?)(\d+)(?:\.(\d*))?[eE]([-+]?\d{1,3})$/.exec(text) ?? [];
  const shift = Number(exponent);
  if (whole === undefined || Math.abs(shift) > LARGEST_EXPONENT) return text;
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift))}`;
  const point = Math.max(0, -shift) + whole.length + shift;
  return `${sign}${digits.slice(0, point) || '0'}${point < digits.length ? `.${digits.slice(point)}` : ''}`;
}
