/** Finds the currency and the country of an account: from the document, or else from the caller, or else one from the other. */
import { groupedBy } from '../../base/grouped.js';
import { COUNTRY_FACTS, countryOfCurrency } from '../../countries/facts.js';
import type { DraftAccount, DraftNote } from '../model/draft.js';
import type { AdapterOptions } from '../model/options.js';
import type { CountryCode } from '../model/request.js';
import type { StatementTransaction } from '../model/statements.js';
import { isPlain, readAmount } from '../values/amount.js';

export function currencyOf(draft: DraftAccount, { currency, country }: AdapterOptions): string | null {
  const stated = draft.currencyCode?.trim().toUpperCase();
  if (stated !== undefined && /^[A-Z]{3}$/.test(stated)) return stated;
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
    if (amount === undefined || (amount.currency === undefined && isPlain(amount.text))) continue;
    const currency = amount.currency ?? readAmount(amount.text)?.currency;
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
  transactions: readonly StatementTransaction[],
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
  if (currencyCode === 'GBP' || currencyCode === 'USD')
    return otherCurrencyNotes(accountId, currencyCode, transactions);
  return [
    {
      code: 'other_currency',
      message: `The account "${accountId}" is in ${currencyCode}; only accounts in GBP or USD can be analysed, so it is left out`,
      accountId,
      region,
    },
  ];
}

/** A row in another currency is in no total, as nothing here knows rates of exchange. */
function otherCurrencyNotes(
  accountId: string,
  currencyCode: string,
  transactions: readonly StatementTransaction[],
): readonly DraftNote[] {
  const others = transactions.filter(({ currency }) => currency !== undefined);
  if (others.length === 0) return [];
  const counts = [...groupedBy(others, ({ currency }) => currency as string)].map(
    ([currency, rows]) => `${rows.length} in ${currency}`,
  );
  const rows = others.length === 1 ? 'Of its rows 1 is' : `Of its rows ${others.length} are`;
  return [
    {
      code: 'rows_in_other_currency',
      message: `The account "${accountId}" is in ${currencyCode}. ${rows} in another currency (${counts.join(', ')}) and count in no total`,
      accountId,
      transactionIds: others.map(({ transactionId }) => transactionId),
    },
  ];
}
