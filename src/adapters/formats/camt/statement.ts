/** Reads one statement (Stmt), report (Rpt) or notification (Ntfctn) as a draft account. */
import { elementsOf, type TagElement } from '../../markup/node.js';
import { ElementRecord } from '../../markup/record.js';
import type { Claims } from '../../markup/sweep.js';
import type { DraftAccount, DraftMoney, DraftNote, DraftRow, DraftSkipped } from '../../model/draft.js';
import { accountSubTypeOf, dateOf, directionOf } from './codes.js';
import { type ReadEntry, readEntry } from './entry.js';
import { shownUnits, sumOf, unitsOf } from './sums.js';

export interface ReadStatement {
  readonly account: DraftAccount;
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
}

/** The parts of a statement that are not entries, and what they are. */
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
  // A child that is a row, or is in `skipped`, is not a fact of the account.
  for (const child of elementsOf(element)) if (!FACTS.has(child.name)) record.take(child);
  for (const balance of [balances.current, balances.available]) if (balance) record.take(balance.element);
  const rows: DraftRow[] = [];
  for (const entry of entries) for (const row of entry.rows) rows.push(row);
  const account: DraftAccount = {
    document,
    accountId,
    // ISO 20022 writes amounts without a sign.
    minusIs: 'idle',
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
  const stated = record.text('TxsSummry', 'TtlNtries', 'NbOfNtries');
  if (stated === undefined || isOneOfSeveralPages(record) || Number(stated) === entries.length) return [];
  return [
    {
      code: 'sum_differs',
      message: `The statement says that it has ${stated.slice(0, 20)} entries, and has ${entries.length}`,
      region: record.region,
    },
  ];
}

/** ISO dates sort as texts in the order of time. */
function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce(
    (last, date) =>
      date !== undefined && (last === undefined || date.slice(0, 10) > last.slice(0, 10)) ? date : last,
    undefined,
  );
}

// Finds the current, the available and the opening balance of a statement.

interface StatedBalance {
  /** ExternalBalanceType1Code. */
  readonly code: string;
  readonly money: DraftMoney;
  /** The first ten characters are the day. Empty if there is none. */
  readonly at: string;
  readonly element: TagElement;
}

/** Booked balances at the end of something. The closing one comes first where both are of one day. */
const CURRENT = ['CLBD', 'ITBD'];
const AVAILABLE = ['CLAV', 'ITAV'];
/** Opening balances: they and the entries add up to the closing balance. */
const OPENING = ['OPBD', 'PRCD'];

interface Balances {
  readonly current: StatedBalance | undefined;
  readonly available: StatedBalance | undefined;
  readonly opening: StatedBalance | undefined;
  readonly closing: StatedBalance | undefined;
}

function balancesOf(statement: TagElement, document: number): Balances {
  const stated = [...elementsOf(statement)]
    .filter(({ name }) => name === 'Bal')
    .flatMap(element => balanceOf(new ElementRecord(element, document)));
  return {
    current: latestOf(stated, CURRENT),
    available: latestOf(stated, AVAILABLE),
    opening: OPENING.map(code => stated.find(balance => balance.code === code)).find(found => found),
    closing: stated.find(({ code }) => code === 'CLBD'),
  };
}

function balanceOf(record: ElementRecord): readonly StatedBalance[] {
  const [amount] = record.all('Amt');
  const text = record.text('Amt');
  // Version 1 has the code without the element around it.
  const code = record.firstText(['Tp', 'CdOrPrtry', 'Cd'], ['Tp', 'Cd']);
  if (text === undefined || code === undefined) return [];
  return [
    {
      code,
      money: {
        text,
        direction: directionOf(record.text('CdtDbtInd')),
        currency: amount?.attributes?.['Ccy'],
      },
      element: record.element,
      at: dateOf(record.firstText(['Dt', 'Dt'], ['Dt', 'DtTm'])) ?? '',
    },
  ];
}

function latestOf(balances: readonly StatedBalance[], codes: readonly string[]): StatedBalance | undefined {
  let latest: StatedBalance | undefined;
  for (const code of codes)
    for (const balance of balances)
      if (balance.code === code && (latest === undefined || dayOf(balance) > dayOf(latest))) latest = balance;
  return latest;
}

function dayOf({ at }: StatedBalance): string {
  return at.slice(0, 10);
}
