/** The rows of a table given to the accounts that they name. */
import { groupedBy } from '../../../base/grouped.js';
import type { DraftAccount, DraftRow } from '../../model/draft.js';
import type { CsvOptions } from './options.js';
import type { KeyedRow } from './rows/classify.js';

/** Parts the members of a key. No bank writes it in the name of an account. */
const SEPARATOR = '\u0000';

/** `stated`: the account that stands over the table. */
export function accountsOf(
  rows: readonly KeyedRow[],
  common: Omit<DraftAccount, 'rows' | 'accountId'>,
  stated: string | undefined,
  options: CsvOptions,
): readonly DraftAccount[] {
  const only = onlyAccount(rows);
  const groups = groupedBy(rows, ({ key }) =>
    [key.account === '' ? only : key.account, key.product, key.currency].join(SEPARATOR),
  );
  if (groups.size === 0) return [{ ...common, accountId: stated, rows: [] }];
  const cards = new Set(rows.map(({ key }) => key.card).filter(card => card !== ''));
  const [card] = cards.size === 1 ? [...cards] : [];
  return [...groups].map(([name, group]): DraftAccount => {
    const [account, product, currency] = name.split(SEPARATOR) as [string, string, string];
    const part = [product, currency].filter(text => text !== '').join('-');
    const own = account === '' ? (stated ?? card) : account;
    const isPart = part !== '' && (groups.size > 1 || options.accountId === undefined);
    const whole = own ?? (isPart ? options.accountId : undefined);
    return {
      ...common,
      accountId: whole === undefined ? undefined : isPart ? `${whole}-${part}` : whole,
      fallbackId: part === '' ? common.fallbackId : `${common.fallbackId}-${part}`,
      currencyCode: currency === '' ? undefined : currency,
      ...(groups.size > 1 ? { currentBalance: undefined, availableBalance: undefined } : undefined),
      accountHolders: holdersOf(group),
      rows: group.map(({ row }): DraftRow => row),
    };
  });
}

/** Rows without an account belong to the one that the others name, if it is one. */
function onlyAccount(rows: readonly KeyedRow[]): string {
  const named = new Set(rows.map(({ key }) => key.account).filter(account => account !== ''));
  return named.size === 1 ? ([...named][0] as string) : '';
}

function holdersOf(group: readonly KeyedRow[]): readonly string[] | undefined {
  const holders = new Set(group.map(({ key }) => key.holder).filter(holder => holder !== ''));
  return holders.size > 0 && holders.size <= 4 ? [...holders] : undefined;
}
