/** Sheets as a caller would send them. */
import type {
  AccountRequest,
  AnalyseAccountsRequest,
  AnalyseRequest,
  Balance,
  CountryCode,
  Transaction,
} from '../../../src/index.js';
import { CURRENCY } from '../../support/country.js';
import type { Row, Sheet } from '../model.js';
import { printedBalances } from './sums.js';

interface Sent {
  readonly request: AnalyseRequest | AnalyseAccountsRequest;
  /** The id that the row of a key has. */
  readonly ids: ReadonlyMap<string, string>;
}

interface Letter {
  readonly country: CountryCode;
  readonly sheets: readonly Sheet[];
  /** Null where the request does not name them. */
  readonly holders: readonly string[] | null;
  readonly withBalances: boolean;
}

export function sent({ country, sheets, holders, withBalances }: Letter): Sent {
  const ids = new Map<string, string>();
  const accounts = sheets.map(
    (sheet): AccountRequest => ({
      accountId: sheet.accountId,
      countryCode: country,
      currencyCode: CURRENCY[country],
      accountType: 'Personal',
      accountSubType: sheet.accountSubType,
      ...(withBalances || sheet.givesCurrent ? { balances: { current: currentOf(sheet) } } : {}),
      ...(holders === null ? {} : { accountHolders: holders }),
      transactions: transactionsOf(sheet, ids, withBalances),
    }),
  );
  const [only] = accounts;
  return {
    request: accounts.length === 1 && only !== undefined ? only : { accounts, countryCode: country },
    ids,
  };
}

function transactionsOf(sheet: Sheet, ids: Map<string, string>, withBalances: boolean): Transaction[] {
  const { rows, print } = sheet;
  const printed = print.newestFirst ? rows.toReversed() : rows;
  const balances = printedBalances(sheet);
  const ofDay = new Map<string, number>();
  return printed.map((row, index) => {
    const count = (ofDay.get(row.day) ?? 0) + 1;
    ofDay.set(row.day, count);
    const transactionId = {
      counted: `${sheet.accountId}-${String(index + 1).padStart(4, '0')}`,
      hashed: hashed(`${sheet.accountId} ${row.key} ${sheet.opening}`),
      'by-day': `${row.day.replaceAll('-', '')}-${sheet.accountId}-${count}`,
    }[print.ids];
    ids.set(row.key, transactionId);
    const shows = withBalances && balances.has(row.key);
    return transactionOf(row, transactionId, print.times === 'midnight', shows);
  });
}

function transactionOf(
  row: Row,
  transactionId: string,
  hasTime: boolean,
  showsBalance: boolean,
): Transaction {
  return {
    transactionId,
    ...row.written,
    amount: Math.abs(row.pence) / 100,
    creditDebitIndicator: row.pence < 0 ? 'Debit' : 'Credit',
    status: row.status,
    bookingDate: hasTime ? `${row.day}T00:00:00Z` : row.day,
    ...(showsBalance && row.balance !== null ? { balance: balanceOf(row.balance) } : {}),
  };
}

/** The last balance that is printed. */
function currentOf({ rows, opening, current }: Sheet): Balance {
  return balanceOf(current ?? rows.findLast(({ balance }) => balance !== null)?.balance ?? opening);
}

function balanceOf(pence: number): Balance {
  return { amount: Math.abs(pence) / 100, creditDebitIndicator: pence < 0 ? 'Debit' : 'Credit' };
}

/** Sixteen characters that say nothing of the order, nor of who wrote the row (FNV-1a, mixed as in MurmurHash3). */
function hashed(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map(start => {
      let hash = start;
      for (let index = 0; index < text.length; index++)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
      return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
