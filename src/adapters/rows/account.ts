/** Turns a draft account into one of the result: decides columns, reads rows, proves signs, gives ids and drops twins. */

import { dayOf, type IsoDate } from '../../base/calendar.js';
import { timeZoneIn } from '../../countries/facts.js';
import { LONGEST_HOLDER, MOST_HOLDERS } from '../../data/holderLimits.js';
import type { TimeZone } from '../../model/options.js';
import type { SourceDocument } from '../input/sourceDocument.js';
import type { DraftAccount, DraftMoney, DraftNote, DraftSkipped, Region } from '../model/draft.js';
import type { AdapterOptions } from '../model/options.js';
import type { Place } from '../model/place.js';
import type {
  Balance,
  Balances,
  CountryCode,
  CreditDebitIndicator,
  TransactionStatus,
} from '../model/request.js';
import type {
  AccountOrigin,
  FormatName,
  StatementAccount,
  StatementTransaction,
} from '../model/statements.js';
import { readDateText } from '../values/dateText.js';
import { datesOfColumn, dayMeant } from '../values/day.js';
import { withoutReferences } from '../values/references.js';
import { type ColumnFinding, columnsOf } from './columns.js';
import { countryOf, currencyNotes, currencyOf } from './currency.js';
import { type IdentifiedRows, identifiedRows } from './identifiedRows.js';
import { type Columns, type ReadRow, readRow, signedMoney } from './readRow.js';
import { signsOnce } from './repeats.js';
import type { SignFinding } from './signs.js';
import { laterNotes, statusesOf } from './statuses.js';
import { balanceOf, transactionOf } from './transaction.js';

export interface FinishedAccount {
  readonly account: StatementAccount;
  /** The document names the account and has no row of it, not even one that cannot be read. */
  readonly isEmpty: boolean;
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
  const { rows, skipped } = rowsOf(draft, columns);
  const signs = signsOnce(rows, draft);
  const dayIn = dayReader(columns, columns.timeZone ?? zoneOf(country, options));
  const statementDate = dayIn(draft.statementDate);
  const statuses = statusesOf(rows, statementDate, options.asOf);
  const identified = identifiedRows(accountId, draft, rows, signs, statuses.statuses);
  const balances = balancesOf(draft, rows, signs, columns, statuses.statuses);
  const historyStart = historyStartOf(
    dayIn(draft.historyStart),
    rows.map(({ day }) => day),
  );
  const transactions = transactionsOf(rows, signs, statuses.statuses, identified, {
    currencyCode,
    placeOf: region => documentOf(region).placeOf(region),
  });
  const holders = acceptableHolders((draft.accountHolders ?? []).map(withoutReferences));
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
      origin: originOf(draft, signs, columns, {
        format,
        fallbackId: named === undefined ? accountId : null,
        encoding: documentOf(draft).encoding,
        statementDate: statementDate ?? null,
      }),
    },
    isEmpty: draft.rows.length === 0,
    skipped,
    notes: [
      ...unnamedNotes(draft, accountId, options),
      ...currencyNotes(accountId, currencyCode, draft, transactions),
      ...columnNotes,
      ...signNotes(accountId, rows, signs, identified.ids, draft),
      ...laterNotes(accountId, rows, identified.ids, statuses, { statementDate, asOf: options.asOf }),
      ...identified.notes,
      ...(balances.isFromRows ? [balanceNote(accountId)] : []),
    ],
  };
}

/** The days that stand beside the rows, written as theirs. */
function dayReader({ dateOrder }: Columns, timeZone: ReturnType<typeof zoneOf>) {
  return (text: string | undefined) => {
    const date = text === undefined ? undefined : readDateText(text);
    return date && dayMeant(date, dateOrder, timeZone);
  };
}

function rowsOf(draft: DraftAccount, columns: Columns) {
  const skipped: DraftSkipped[] = [];
  const rows: ReadRow[] = [];
  const dates = datesOfColumn(columns.dateOrder, columns.timeZone);
  for (const row of draft.rows) {
    const read = readRow(row, columns, dates);
    if ('reason' in read) skipped.push(read);
    else rows.push(read);
  }
  return { rows, skipped };
}

/** Without the rows that were dropped. */
function transactionsOf(
  rows: readonly ReadRow[],
  { directions, isOwed }: SignFinding,
  statuses: readonly TransactionStatus[],
  { ids, dropped }: IdentifiedRows,
  of: { readonly currencyCode: string | null; readonly placeOf: (region: Region) => Place },
): readonly StatementTransaction[] {
  return rows.flatMap((row, index) =>
    dropped.has(index)
      ? []
      : transactionOf(row, {
          transactionId: ids[index] as string,
          direction: directions[index] as CreditDebitIndicator,
          status: statuses[index] as TransactionStatus,
          isOwed,
          currencyCode: of.currencyCode,
          place: of.placeOf(row.draft.region),
        }),
  );
}

function originOf(
  draft: DraftAccount,
  signs: SignFinding,
  columns: Columns,
  of: Pick<AccountOrigin, 'format' | 'fallbackId' | 'encoding' | 'statementDate'>,
): AccountOrigin {
  return {
    format: of.format,
    layout: draft.layout ?? null,
    fallbackId: of.fallbackId,
    encoding: of.encoding,
    signBasis: signs.basis,
    balanceCheck: signs.check,
    dateOrder: columns.dateOrder,
    timeZone: columns.timeZone ?? null,
    statementDate: of.statementDate,
    other: draft.other ?? {},
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
    const signed = money && signedMoney(money, decimalMark, draft.minusIs === 'idle');
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

// Finds the balance after the latest booked row, if the running balances can be trusted.

function balanceFromRows(
  rows: readonly ReadRow[],
  { check, last, isOwed }: SignFinding,
  statuses: readonly TransactionStatus[],
): Balance | undefined {
  if (check !== 'agrees' || last === undefined || statuses[last] !== 'Booked') return undefined;
  const { balance } = rows[last] as ReadRow;
  return balance && balanceOf(balance, isOwed);
}

// Finds the first day that a document says it covers, if that is plausible.

/** Documents that begin longer than this before their first row say "all there is", often with 1970 or 2000 as the year. */
const LONGEST_SILENCE = 2 * 366;

/** Undefined if rows are dated before it, or if it says nothing about the rows. */
export function historyStartOf(start: IsoDate | undefined, days: readonly IsoDate[]): IsoDate | undefined {
  if (start === undefined) return undefined;
  let first: IsoDate | undefined;
  for (const day of days) if (first === undefined || day < first) first = day;
  if (first === undefined) return start;
  return start <= first && dayOf(first) - dayOf(start) <= LONGEST_SILENCE ? start : undefined;
}

// What a person should know of how the signs were found.

const CARDS: ReadonlySet<string> = new Set(['CreditCard', 'ChargeCard', 'Loan', 'Mortgage']);

function signNotes(
  accountId: string,
  rows: readonly ReadRow[],
  { check, firstBreak, assumed, doubtful, isOwed, directions }: SignFinding,
  ids: readonly string[],
  draft: DraftAccount,
): readonly DraftNote[] {
  const { balanceMeans, accountSubType } = draft;
  const notes: DraftNote[] = [];
  const broken = firstBreak === undefined ? undefined : rows[firstBreak];
  if (check === 'differs' && broken !== undefined)
    notes.push({
      code: 'balance_differs',
      message: `The running balances do not follow from the amounts. The first that does not is of ${broken.day}: ${broken.draft.amount?.text}, balance ${broken.draft.balance?.text}`,
      accountId,
      region: broken.draft.region,
      transactionIds: [ids[firstBreak as number] as string],
    });
  if (isOwed && balanceMeans !== 'owed' && !CARDS.has(accountSubType ?? ''))
    notes.push({
      code: 'balance_owed',
      message:
        'The running balance falls with every credit and rises with every debit, so it is taken as money owed, as on a card; if it is none, credits and debits are the wrong way round',
      accountId,
      region: rows.find(({ balance }) => balance !== undefined)?.draft.region ?? null,
    });
  const [doubt] = doubtful;
  if (doubt !== undefined) {
    const turned = doubtful.filter(place => directions[place] !== rows[place]?.stated).length;
    notes.push({
      code: 'sign_assumed',
      message: `No balance proves the signs. ${doubtful.length === 1 ? '1 row has' : `${doubtful.length} rows have`} a minus beside what already tells a debit or a credit; ${turned === 0 ? 'it was taken to repeat it' : turned === doubtful.length ? 'it was taken to reverse it' : 'some were taken to repeat it, others to reverse it'}`,
      accountId,
      region: rows[doubt]?.draft.region ?? null,
      transactionIds: doubtful.map(place => ids[place] as string),
    });
  }
  const [first] = assumed;
  if (first !== undefined)
    notes.push({
      code: 'sign_assumed',
      message: `Nothing tells whether ${assumed.length === 1 ? 'this row is a credit or a debit; it was' : `${assumed.length} rows are credits or debits; they were`} ${directionWord(rows, assumed)}`,
      accountId,
      region: rows[first]?.draft.region ?? null,
      transactionIds: assumed.map(place => ids[place] as string),
    });
  return [...notes, ...idleMinusNotes(accountId, rows, draft)];
}

function directionWord(rows: readonly ReadRow[], assumed: readonly number[]): string {
  if (assumed.some(place => rows[place]?.hint !== undefined))
    return 'taken as the kind of payment, its wording or the other rows suggest';
  return assumed.length === rows.length
    ? 'taken as a credit, as an amount without a minus is'
    : 'taken as a debit, as most rows are';
}

/** Formats that write amounts without a sign, in documents that have one. */
function idleMinusNotes(
  accountId: string,
  rows: readonly ReadRow[],
  { minusIs, currentBalance, availableBalance, rows: drafts }: DraftAccount,
): readonly DraftNote[] {
  if (minusIs !== 'idle') return [];
  const hasMinus = (money: DraftMoney | undefined) =>
    money?.direction !== undefined && /^\s*-/.test(money.text);
  const found = rows.filter(({ draft }) => hasMinus(draft.amount) || hasMinus(draft.balance));
  const stated = [currentBalance, availableBalance].filter(hasMinus).length;
  if (found.length + stated === 0) return [];
  const where = [
    ...(found.length === 0 ? [] : [found.length === 1 ? '1 row' : `${found.length} rows`]),
    ...(stated === 0 ? [] : ['the balance of the account']),
  ].join(' and ');
  return [
    {
      code: 'syntax_tolerated',
      message: `A minus stands beside the word for debit or credit in ${where}. The format has no signs, so the word was taken`,
      accountId,
      region: (found[0]?.draft ?? drafts[0])?.region ?? null,
    },
  ];
}
