/** Amounts and balances, as SWIFT writes them: digits and a comma. */
import type { DraftMoney } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { readAmount } from '../../values/amount.js';
import { unitsOf } from '../camt/sums.js';
import { dayIn, type SwiftDay } from './dates.js';

export interface SwiftBalance {
  readonly money: DraftMoney;
  /** Undefined where it cannot be read. */
  readonly day: SwiftDay | undefined;
  readonly units: bigint;
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})?([\d.,]{1,40})$/;

/** `C260131GBP1234,50`. Undefined where it cannot be read. */
export function balanceIn(text: string): SwiftBalance | undefined {
  const [, mark, date = '', currency, amount = ''] = BALANCE.exec(text.trim()) ?? [];
  if (mark === undefined) return undefined;
  const direction = mark === 'C' ? 'Credit' : 'Debit';
  const units = signedUnits(amount, direction);
  return units === undefined
    ? undefined
    : { money: { text: amount, direction, currency }, day: dayIn(date), units };
}

/** Negative for a debit. Undefined where the amount cannot be added. */
export function signedUnits(amount: string, direction: CreditDebitIndicator): bigint | undefined {
  const digits = readAmount(amount, ',')?.digits;
  return digits === undefined ? undefined : unitsOf({ text: digits, direction });
}
