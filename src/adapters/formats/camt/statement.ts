/** One statement (Stmt), report (Rpt) or notification (Ntfctn) as a draft account. */
import { elementsOf, type TagElement } from '../../markup/node.js';
import { ElementRecord } from '../../markup/record.js';
import type { Claims } from '../../markup/sweep.js';
import type { DraftAccount, DraftNote, DraftRow, DraftSkipped } from '../../model/draft.js';
import { type Balances, balancesOf } from './balances.js';
import { accountSubTypeOf, dateOf } from './codes.js';
import { type ReadEntry, readEntry } from './entry.js';
import { shownUnits, sumOf, unitsOf } from './sums.js';

export interface ReadStatement {
  readonly account: DraftAccount;
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
}

/** Parts of a statement that are no entries, by what they are. */
const FACTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Id: 'statement',
    StmtPgntn: 'statement',
    RptPgntn: 'statement',
    NtfctnPgntn: 'statement',
    ElctrncSeqNb: 'statement',
    RptgSeq: 'statement',
    LglSeqNb: 'statement',
    CreDtTm: 'statement',
    FrToDt: 'period',
    CpyDplctInd: 'statement',
    RptgSrc: 'statement',
    Acct: 'account',
    RltdAcct: 'account',
    Intrst: 'interest rate',
    Bal: 'balance',
    TxsSummry: 'summary',
    AddtlStmtInf: 'statement',
    AddtlRptInf: 'statement',
    AddtlNtfctnInf: 'statement',
  }),
);

const PAGES = ['StmtPgntn', 'RptPgntn', 'NtfctnPgntn'];

export function readStatement(element: TagElement, document: number, claims: Claims): ReadStatement {
  const record = new ElementRecord(element, document);
  const accountId = record.firstText(
    ['Acct', 'Id', 'IBAN'],
    ['Acct', 'Id', 'Othr', 'Id'],
    ['Acct', 'Id', 'PrtryAcct', 'Id'],
    ['Acct', 'Id', 'BBAN'],
    ['Acct', 'Id', 'UPIC'],
    ['Acct', 'Prxy', 'Id'],
  );
  const entries: ReadEntry[] = [];
  for (const child of elementsOf(element)) {
    const fact = FACTS.get(child.name);
    if (child.name === 'Ntry') entries.push(readEntry(child, document, claims, accountId));
    else if (fact !== undefined) claims.name(child, fact);
  }
  const balances = balancesOf(element, document);
  // What is a row, or in skipped, is no fact of the account.
  for (const child of elementsOf(element)) if (!FACTS.has(child.name)) record.take(child);
  for (const balance of [balances.current, balances.available]) if (balance) record.take(balance.element);
  const rows: DraftRow[] = [];
  for (const entry of entries) for (const row of entry.rows) rows.push(row);
  const account: DraftAccount = {
    document,
    accountId,
    ...(accountId?.startsWith('GB') === true ? { countryCode: 'GB' as const } : undefined),
    currencyCode:
      record.text('Acct', 'Ccy') ?? balances.current?.money.currency ?? balances.opening?.money.currency,
    accountSubType: accountSubTypeOf(record.text('Acct', 'Tp', 'Cd')),
    accountHolders: record.texts('Acct', 'Ownr', 'Nm'),
    currentBalance: balances.current?.money,
    availableBalance: balances.available?.money,
    historyStart: dateOf(record.firstText(['FrToDt', 'FrDtTm'], ['FrToDt', 'FrDt'])),
    statementDate: latest([
      dateOf(record.firstText(['FrToDt', 'ToDtTm'], ['FrToDt', 'ToDt'])),
      record.text('CreDtTm'),
    ]),
    rows,
  };
  return {
    account: { ...account, other: record.rest() },
    skipped: entries.flatMap(({ skipped }) => skipped),
    notes: [
      ...entries.flatMap(({ notes }) => notes),
      ...balanceNotes(record, balances, entries),
      ...countNotes(record, entries),
      ...pageNotes(record),
    ],
  };
}

/** The opening balance and the booked entries must give the closing balance, where the statement holds all of them. */
function balanceNotes(
  record: ElementRecord,
  { opening, closing }: Balances,
  entries: readonly ReadEntry[],
): readonly DraftNote[] {
  if (opening === undefined || closing === undefined || isOneOfSeveralPages(record)) return [];
  if (opening.money.currency !== closing.money.currency) return [];
  const from = unitsOf({ text: opening.money.text, direction: opening.money.direction });
  const to = unitsOf({ text: closing.money.text, direction: closing.money.direction });
  const booked = entries.flatMap(({ amount }) => (amount?.isBooked === true ? [amount] : []));
  const moved = sumOf(booked);
  if (from === undefined || to === undefined || moved === undefined || from + moved === to) return [];
  return [
    {
      code: 'sum_differs',
      message: `The opening balance ${shownUnits(from)} and the booked entries, ${shownUnits(moved)} together, do not give the closing balance ${shownUnits(to)}`,
      region: record.region,
    },
  ];
}

function pageNotes(record: ElementRecord): readonly DraftNote[] {
  const isLast = PAGES.every(
    name => record.all(name).length === 0 || !/^(?:false|0)$/.test(record.text(name, 'LastPgInd') ?? ''),
  );
  if (isLast) return [];
  const message = 'The statement goes on in another message; read all of its pages and merge them';
  return [{ code: 'more_pages', message, region: record.region }];
}

/** A statement of several pages has its balances on the first and the last. */
function isOneOfSeveralPages(record: ElementRecord): boolean {
  return PAGES.some(
    name =>
      record.all(name).length > 0 &&
      (record.text(name, 'LastPgInd') !== 'true' || Number(record.text(name, 'PgNb')) !== 1),
  );
}

function countNotes(record: ElementRecord, entries: readonly ReadEntry[]): readonly DraftNote[] {
  const told = record.text('TxsSummry', 'TtlNtries', 'NbOfNtries');
  if (told === undefined || isOneOfSeveralPages(record) || Number(told) === entries.length) return [];
  return [
    {
      code: 'sum_differs',
      message: `The statement says that it has ${told.slice(0, 20)} entries, and has ${entries.length}`,
      region: record.region,
    },
  ];
}

/** ISO dates: their texts are in the order of time. */
function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce(
    (last, date) =>
      date !== undefined && (last === undefined || date.slice(0, 10) > last.slice(0, 10)) ? date : last,
    undefined,
  );
}
