/** Plaid's currency is a code of ISO 4217, or an unofficial one such as that of a crypto-currency. */
import { currencyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';

/** ISO 4217 for "no currency". */
const NONE = 'XXX';

/**
 * An unofficial code that does not have three letters, such as DOGE, becomes XXX, so that the money is not taken for the account's
 * currency. The code itself stays in `other`.
 */
export function plaidCurrency(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const official = currencyAt(record, ...path, 'iso_currency_code');
  if (official !== undefined) return official;
  const unofficial = record.at(...path, 'unofficial_currency_code');
  if (unofficial?.kind !== 'string' || unofficial.text.trim() === '')
    return currencyAt(record, ...path, 'currency');
  return currencyAt(record, ...path, 'unofficial_currency_code') ?? NONE;
}
