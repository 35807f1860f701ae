/** Exact sums of amounts as ISO 20022 writes them: digits, and at most five of them after the point. */
import type { CreditDebitIndicator } from '../../model/request.js';

/** An amount with its side of the account. */
export interface SidedAmount {
  readonly text: string;
  readonly direction: CreditDebitIndicator | undefined;
}

const PLACES = 5;
const AMOUNT = /^[-+]?(\d{1,18})(?:\.(\d{0,5}))?$/;

/** The amount in hundred-thousandths, negative for a debit. The side tells the sign, and one beside it adds nothing. Undefined if the text is not such an amount or has no side. */
export function unitsOf({ text, direction }: SidedAmount): bigint | undefined {
  const [, whole, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined || direction === undefined) return undefined;
  const units = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return direction === 'Debit' ? -units : units;
}

/** Undefined where one of them cannot be added. */
export function sumOf(amounts: readonly SidedAmount[]): bigint | undefined {
  let sum = 0n;
  for (const amount of amounts) {
    const units = unitsOf(amount);
    if (units === undefined) return undefined;
    sum += units;
  }
  return sum;
}

/** Writes the sum as a decimal number, with a minus for a debit and at least two digits after the point. */
export function shownUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0{1,3}$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${fraction}`;
}
