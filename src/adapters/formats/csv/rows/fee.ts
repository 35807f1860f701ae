/** An amount and the fee that was taken besides, as the one sum by which the balance moves. Exact. */
import { type DecimalMark, readAmount } from '../../../values/amount.js';

/** Undefined where either cannot be read. */
export function withoutFee(amount: string, fee: string, mark: DecimalMark): string | undefined {
  const [one, other] = [readAmount(amount, mark), readAmount(fee, mark)];
  if (one === undefined || other === undefined) return undefined;
  const places = Math.max(decimals(one.digits), decimals(other.digits));
  const taken = scaled(other.digits, places) * (other.isNegative ? -1n : 1n);
  const sum = scaled(one.digits, places) * (one.isNegative ? -1n : 1n) - taken;
  return written(sum, places);
}

function decimals(digits: string): number {
  const point = digits.indexOf('.');
  return point === -1 ? 0 : digits.length - point - 1;
}

function scaled(digits: string, places: number): bigint {
  return BigInt(digits.replace('.', '') + '0'.repeat(places - decimals(digits)));
}

function written(sum: bigint, places: number): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${sum < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`;
}
