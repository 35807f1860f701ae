/** Which account of the file a row belongs to. */
import type { RowTable } from './row.js';

export interface AccountKey {
  /** As the columns of the account name it; blank where there are none. */
  readonly account: string;
  readonly card: string;
  /** Of layouts that keep an account for each. */
  readonly product: string;
  readonly currency: string;
  readonly holder: string;
}

export function accountKeyOf(cells: readonly string[], { places, layout }: RowTable): AccountKey {
  const number = places.account.map(place => cells[place] ?? '').find(cell => cell !== '') ?? '';
  const sortCode = cells[places.sortCode] ?? '';
  const isPerCurrency = layout?.isPerCurrency === true;
  return {
    account: number === '' ? '' : plain(sortCode === '' ? number : `${plain(sortCode)} ${plain(number)}`),
    card: plain(cells[places.card] ?? ''),
    product: isPerCurrency ? (cells[places.product] ?? '') : '',
    currency: isPerCurrency ? (cells[places.currency] ?? '').toUpperCase() : '',
    holder: plain(cells[places.holder] ?? ''),
  };
}

/** Without the marks that keep spreadsheets from reading a number. */
function plain(text: string): string {
  if (!text.startsWith("'") && !text.startsWith('-')) return text;
  return text.slice(1, text.endsWith("'") && text.length > 1 ? -1 : undefined).trim();
}
