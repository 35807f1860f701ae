/** A draft account as an account of the result: columns decided, rows read, signs proved, ids given, twins dropped. */

import { timeZoneIn } from '../../countries/facts.js';
import { LONGEST_HOLDER, MOST_HOLDERS } from '../../data/holderLimits.js';
import type { TimeZone } from '../../model/options.js';
import type { SourceDocument } from '../input/sourceDocument.js';
import type { DraftAccount, DraftMoney, DraftNote, DraftSkipped } from '../model/draft.js';
import type { AdapterOptions } from '../model/options.js';
import type { Balances, CountryCode } from '../model/request.js';
import type {
  AccountOrigin,
  FormatName,
  StatementAccount,
  StatementTransaction,
} from '../model/statements.js';
import { readDateText } from '../values/dateText.js';
import { dayMeant } from '../values/day.js';
import { balanceFromRows } from './balanceFromRows.js';
import { type ColumnFinding, columnsOf } from './columns.js';
import { countryOf, currencyNotes, currencyOf } from './currency.js';
import { historyStartOf } from './historyStart.js';
import { identified } from './identified.js';
import { type ReadRow, readRow, signedMoney } from './readRow.js';
import { signNotes } from './signNotes.js';
import { type SignFinding, signsOf } from './signs.js';
import { statusesOf } from './statuses.js';
import { balanceOf, transactionOf } from './transaction.js';

export interface FinishedAccount {
  readonly account: StatementAccount;
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
}

export function finishAccount(
  draft: DraftAccount,
  format: FormatName,
  documents: readonly SourceDocument[],
  options: AdapterOptions,
): FinishedAccount {
  const documentOf = (part: { readonly document: number }) => documents[part.document] as SourceDocument;
  const named = draft.accountId ?? options.accountId;
  const accountId = named ?? draft.fallbackId ?? draft.layout ?? format;
  const currencyCode = currencyOf(draft, options);
  const country = countryOf(draft, currencyCode, options);
  const { columns, notes: columnNotes } = columnsOf(draft, accountId, country, options);
  const skipped: DraftSkipped[] = [];
  const rows: ReadRow[] = [];
  for (const row of draft.rows) {
    const read = readRow(row, columns);
    if ('reason' in read) skipped.push(read);
    else rows.push(read);
  }
  const signs = signsOf(rows, draft);
  const dayIn = (text: string | undefined) => {
    const date = text === undefined ? undefined : readDateText(text);
    return date && dayMeant(date, columns.dateOrder, columns.timeZone ?? zoneOf(country, options));
  };
  const statementDate = dayIn(draft.statementDate);
  const statuses = statusesOf(rows, accountId, statementDate, options.asOf);
  const { ids, dropped, notes: idNotes } = identified(accountId, draft, rows, signs, statuses.statuses);
  const transactions: StatementTransaction[] = [];
  for (const [index, row] of rows.entries())
    if (!dropped.has(index))
      transactions.push(
        transactionOf(row, {
          transactionId: ids[index] as string,
          direction: signs.directions[index] as 'Credit' | 'Debit',
          status: statuses.statuses[index] as 'Booked' | 'Pending',
          isOwed: signs.isOwed,
          currencyCode,
          place: documentOf(row.draft.region).placeOf(row.draft.region),
        }),
      );
  const balances = balancesOf(draft, rows, signs, columns, statuses.statuses);
  const origin: AccountOrigin = {
    format,
    layout: draft.layout ?? null,
    fallbackId: named === undefined ? accountId : null,
    encoding: documentOf(draft).encoding,
    signBasis: signs.basis,
    balanceCheck: signs.check,
    dateOrder: columns.dateOrder,
    timeZone: columns.timeZone ?? null,
    statementDate: statementDate ?? null,
    other: draft.other ?? {},
  };
  const historyStart = historyStartOf(
    dayIn(draft.historyStart),
    rows.map(({ day }) => day),
  );
  const holders = acceptableHolders(draft.accountHolders ?? []);
  return {
    account: {
      accountId,
      ...(country === undefined ? undefined : { countryCode: country }),
      currencyCode,
      ...(draft.accountType === undefined ? undefined : { accountType: draft.accountType }),
      ...(draft.accountSubType === undefined ? undefined : { accountSubType: draft.accountSubType }),
      ...(balances.found === undefined ? undefined : { balances: balances.found }),
      ...(historyStart === undefined ? undefined : { historyStart }),
      ...(holders.length === 0 ? undefined : { accountHolders: holders }),
      transactions,
      origin,
    },
    skipped,
    notes: [
      ...unnamedNotes(draft, accountId, options),
      ...currencyNotes(accountId, currencyCode, draft),
      ...columnNotes,
      ...signNotes(accountId, rows, signs, ids, draft),
      ...statuses.notes,
      ...idNotes,
      ...(balances.isFromRows ? [balanceNote(accountId)] : []),
    ],
  };
}

function zoneOf(country: CountryCode | undefined, { timeZone }: AdapterOptions): TimeZone | undefined {
  return timeZone ?? timeZoneIn(country);
}

function balancesOf(
  draft: DraftAccount,
  rows: readonly ReadRow[],
  signs: SignFinding,
  { decimalMark }: ColumnFinding['columns'],
  statuses: readonly ('Booked' | 'Pending')[],
): { readonly found: Balances | undefined; readonly isFromRows: boolean } {
  const read = (money: DraftMoney | undefined) => {
    const signed = money && signedMoney(money, decimalMark);
    return signed && balanceOf(signed, draft.balanceMeans === 'owed');
  };
  const stated = read(draft.currentBalance);
  const current = stated ?? balanceFromRows(rows, signs, statuses);
  const available = read(draft.availableBalance);
  const found =
    current === undefined && available === undefined
      ? undefined
      : { ...(current && { current }), ...(available && { available }) };
  return { found, isFromRows: stated === undefined && current !== undefined };
}

function balanceNote(accountId: string): DraftNote {
  return {
    code: 'balance_from_rows',
    message:
      'The document states no balance, so the running balance of its latest row is taken as the current one',
    accountId,
  };
}

function unnamedNotes(draft: DraftAccount, accountId: string, options: AdapterOptions): readonly DraftNote[] {
  if (draft.accountId !== undefined || options.accountId !== undefined) return [];
  const message = `The document does not name its account, so it is called "${accountId}"; set accountId to name it`;
  return [{ code: 'account_unnamed', message, accountId }];
}

/** As many and as long as a request takes. */
function acceptableHolders(names: readonly string[]): readonly string[] {
  return names.filter(name => name !== '' && name.length <= LONGEST_HOLDER).slice(0, MOST_HOLDERS);
}
