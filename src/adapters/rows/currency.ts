/** The currency and the country of an account: what the document says, else what the caller knows, else one from the other. */

import { COUNTRY_FACTS, countryOfCurrency } from '../../countries/facts.js';
import type { DraftAccount, DraftNote } from '../model/draft.js';
import type { AdapterOptions } from '../model/options.js';
import type { CountryCode } from '../model/request.js';
import { readAmount } from '../values/amount.js';

export function currencyOf(draft: DraftAccount, { currency, country }: AdapterOptions): string | null {
  const told = draft.currencyCode?.trim().toUpperCase();
  if (told !== undefined && /^[A-Z]{3}$/.test(told)) return told;
  const likely = draft.countryCode ?? country;
  return currency ?? commonest(draft) ?? (likely === undefined ? null : COUNTRY_FACTS[likely].currency);
}

export function countryOf(
  draft: DraftAccount,
  currencyCode: string | null,
  { country }: AdapterOptions,
): CountryCode | undefined {
  return country ?? draft.countryCode ?? countryOfCurrency(currencyCode ?? '');
}

/** The currency that most rows name; undefined where none do. */
function commonest({ rows }: DraftAccount): string | undefined {
  const counts = new Map<string, number>();
  for (const { amount } of rows) {
    const currency = amount && (amount.currency ?? readAmount(amount.text)?.currency);
    if (currency !== undefined && /^[A-Z]{3}$/.test(currency))
      counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  let best: string | undefined;
  for (const [currency, count] of counts)
    if (best === undefined || count > (counts.get(best) as number)) best = currency;
  return best;
}

export function currencyNotes(
  accountId: string,
  currencyCode: string | null,
  { rows }: DraftAccount,
): readonly DraftNote[] {
  const region = rows[0]?.region ?? null;
  if (currencyCode === null)
    return [
      {
        code: 'currency_unknown',
        message: `Nothing tells the currency of "${accountId}", so the account is left out; set country or currency`,
        accountId,
        region,
      },
    ];
  if (currencyCode === 'GBP' || currencyCode === 'USD') return [];
  return [
    {
      code: 'other_currency',
      message: `The account "${accountId}" is in ${currencyCode}; only accounts in GBP or USD can be analysed, so it is left out`,
      accountId,
      region,
    },
  ];
}
