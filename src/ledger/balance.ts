/** Turns a bank's balance, an amount and a side, into one signed number. */
import { type Minor, minorOf } from '../base/money.js';
import type { Balance } from '../model/transaction.js';

/** Below zero when in debit. */
export function signedMinor({ amount, creditDebitIndicator }: Balance): Minor {
  return creditDebitIndicator === 'Debit' ? -minorOf(amount) + 0 : minorOf(amount);
}
