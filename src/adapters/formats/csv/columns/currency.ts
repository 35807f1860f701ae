/**
 * The one owner of currencies in CSV. What tells the currency of a row, the surest first: its own cell in a column that is called so or
 * that the caller named; the header of its amount; the sign in the amount; a line above the table; a column of codes whose name tells
 * nothing. The last is a guess, so it counts only where the caller tells neither country nor currency.
 */

import { countryOfCurrency } from '../../../../countries/facts.js';
import type { CountryCode } from '../../../model/request.js';
import { readAmount } from '../../../values/amount.js';
import { isCurrency } from '../../../values/currencies.js';
import type { CsvRecord } from '../table/records.js';

const WORDS =
  /(?:^| )(?:currency|currencies|curr|cur|ccy|devise|devises|monnaie|monn|waehrung|wahrung|whg|valuta|munt|moneda|divisa|moeda|waluta|mena)(?= |$)/;
/** Of a purchase abroad, of a fee, or of another account. The account has a currency of its own. */
const OTHERS =
  /(?:^| )(?:foreign|fx|orig|original|originating|originated|local|merchant|merchants|exchange|exchanged|instructed|source|target|counter|counterparty|counterpart|purchase|purchased|spent|spend|fee|fees|charge|tax|tip|from|to|conversion|converted|payee|payer|recipient|beneficiary|sender|abroad|overseas|native|remote|destination|cashback|reward)(?= |$)/;

/** Whether a column of this name, as `namedColumn` gives it, holds the currency of the account's own amounts. */
export function isCurrencyName(name: string): boolean {
  return WORDS.test(name) && !OTHERS.test(name);
}

/** Whether the name says that its money or its currency is not the account's. */
export function isOfOthers(name: string): boolean {
  return OTHERS.test(name);
}

/** A card bills in the currency of the account what was bought in another. */
const BILLED = /^(?:billing|billed|settlement|settled|account|posted|home) /;
const OF_PURCHASE = /^(?:transaction|trans|tran|txn)$/;

/**
 * A currency belongs to the amount beside which its name puts it: Transaction Currency to Transaction Amount, even where the amount of the
 * account is another column.
 */
export function isOfAnotherAmount(names: readonly string[], currency: number, amount: number): boolean {
  const stem = (names[currency] ?? '')
    .replace(WORDS, '')
    .replace(/ code$/, '')
    .trim();
  if (stem === '' || amount === -1) return false;
  if (OF_PURCHASE.test(stem) && BILLED.test(names[amount] ?? '')) return true;
  const beside = names.findIndex(name => name === `${stem} amount` || name === `amount ${stem}`);
  return beside !== -1 && beside !== amount;
}

const SIGNS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', US$: 'USD', STERLING: 'GBP' };

/** The currency that a cell of its own names. Undefined where it names none. */
export function currencyOfCell(cell: string): string | undefined {
  const text = cell.trim().toUpperCase();
  return isCurrency(text) ? text : SIGNS[text];
}

/** Whether a cell can stand in a column of currencies. A dollar is one, though not of which country. */
export function isCurrencyCell(cell: string): boolean {
  return cell === '$' || currencyOfCell(cell) !== undefined;
}

export interface CurrencyPlaces {
  /** -1: there is no such column. */
  readonly currency: number;
  readonly isCurrencyGuessed: boolean;
  /** ISO 4217, by column, where the header of the column tells it. */
  readonly currencies: readonly (string | undefined)[];
}

/** The currency of the amount in column `place` of a row. */
export function rowCurrency(
  cells: readonly string[],
  place: number,
  { currency, isCurrencyGuessed, currencies }: CurrencyPlaces,
  above: string | undefined,
): string | undefined {
  const own = currency === -1 ? undefined : currencyOfCell(cells[currency] ?? '');
  const surely = (isCurrencyGuessed ? undefined : own) ?? currencies[place];
  if (surely !== undefined || (above === undefined && own === undefined)) return surely;
  return readAmount(cells[place] ?? '')?.currency ?? above ?? own;
}

const SAMPLE = 300;

/** The country whose currency most rows have. Undefined where they tell none, or that of another country. */
export function countryOfRows(
  records: readonly CsvRecord[],
  amounts: readonly number[],
  places: CurrencyPlaces,
  above: string | undefined,
): CountryCode | undefined {
  const counts = new Map<string, number>();
  for (const { cells } of records.slice(0, SAMPLE)) {
    const place = amounts.find(each => /[1-9]/.test(cells[each] ?? ''));
    if (place === undefined) continue;
    const found = rowCurrency(cells, place, places, above) ?? readAmount(cells[place] ?? '')?.currency;
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [best] = [...counts].sort((one, other) => other[1] - one[1]);
  return best === undefined ? undefined : countryOfCurrency(best[0]);
}
