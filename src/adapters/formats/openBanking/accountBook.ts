/** Collects what the answers say about each account, by the account's id. */
import { append } from '../../append.js';
import { type JsonNode, plainOf } from '../../json/node.js';
import { type JsonRecord, nodeAt } from '../../json/record.js';
import type { DraftAccount, DraftRow, Region } from '../../model/draft.js';
import { secondsOf } from '../../values/instant.js';
import { availableOf, balanceOf, currentOf, type StatedBalance } from './balances.js';
import { directionOf } from './codes.js';

// Statements of Open Banking: the days that they cover, and the balance at their end.

interface StatementPeriod {
  /** As written. */
  readonly start: string;
  /** Seconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly closing: StatedBalance | undefined;
}

/** From the end of one statement to the start of the next there may be a second, or a day. */
const LONGEST_GAP = 86_400;

/** Undefined if the statement does not say which days it covers. */
function statementPeriod(record: JsonRecord): StatementPeriod | undefined {
  const start = record.text('StartDateTime');
  const from = secondsOf(start ?? '');
  const to = secondsOf(record.text('EndDateTime') ?? '');
  if (start === undefined || from === undefined || to === undefined || to < from) return undefined;
  const amounts = record.at('StatementAmount');
  const list = amounts?.kind === 'array' ? amounts.items : amounts === undefined ? [] : [amounts];
  const closing = list.find(item => textAt(item, 'Type') === 'ClosingBalance');
  return { start, from, to, closing: closing && closingBalance(closing, to) };
}

function closingBalance(amount: JsonNode, at: number): StatedBalance | undefined {
  const text = textAt(amount, 'Amount', 'Amount');
  if (text === undefined) return undefined;
  const direction = directionOf(textAt(amount, 'CreditDebitIndicator'));
  return {
    kind: 'ClosingBooked',
    money: { text, direction, currency: textAt(amount, 'Amount', 'Currency') },
    at,
  };
}

function textAt(node: JsonNode, ...names: readonly string[]): string | undefined {
  const found = nodeAt(node, names);
  return found?.kind === 'string' || found?.kind === 'number' ? found.text.trim() : undefined;
}

/** The balance at the end of a statement is the current one only if nothing was booked after it. */
function closingBalances(
  statements: readonly StatementPeriod[],
  rows: readonly DraftRow[],
): readonly StatedBalance[] {
  const latest = latestBooking(rows);
  return statements.flatMap(({ to, closing }) => (closing !== undefined && latest <= to ? [closing] : []));
}

/**
 * The start of the first statement, if the statements follow each other without a gap and every booked row is within them. Rows outside
 * show that the rows were requested for other days than the statements.
 */
function coveredFrom(statements: readonly StatementPeriod[], rows: readonly DraftRow[]): string | undefined {
  const ordered = [...statements].sort((a, b) => a.from - b.from || a.to - b.to);
  const [first] = ordered;
  if (first === undefined || rows.length === 0) return undefined;
  let { to } = first;
  for (const statement of ordered) {
    if (statement.from - to > LONGEST_GAP) return undefined;
    to = Math.max(to, statement.to);
  }
  const times = bookingTimes(rows);
  return times.every(time => time >= first.from && time <= to) ? first.start : undefined;
}

function latestBooking(rows: readonly DraftRow[]): number {
  let latest = Number.NEGATIVE_INFINITY;
  for (const time of bookingTimes(rows)) latest = Math.max(latest, time);
  return latest;
}

function bookingTimes(rows: readonly DraftRow[]): readonly number[] {
  return rows.flatMap(({ status, date }) => (status === 'Pending' ? [] : (secondsOf(date ?? '') ?? [])));
}

// What an answer says of an account itself.

type AccountFacts = Pick<
  DraftAccount,
  'currencyCode' | 'accountType' | 'accountSubType' | 'accountHolders' | 'other'
>;

/** Version 4.0 names the kind of account by a code of ISO 20022 (ExternalCashAccountType1Code). */
const SUB_TYPES: Readonly<Record<string, string>> = {
  CACC: 'CurrentAccount',
  TRAN: 'CurrentAccount',
  CARD: 'CreditCard',
  CHAR: 'ChargeCard',
  EMON: 'EMoney',
  LOAN: 'Loan',
  MGLD: 'Loan',
  MORT: 'Mortgage',
  PPAY: 'PrePaidCard',
  SVGS: 'Savings',
  LLSV: 'Savings',
  OTHR: 'Other',
};

function accountFacts(record: JsonRecord): AccountFacts {
  const code = record.text('AccountTypeCode');
  record.text('AccountId');
  return {
    currencyCode: record.text('Currency'),
    accountType: record.firstText(['AccountType'], ['AccountCategory']),
    accountSubType: record.text('AccountSubType') ?? (code && (SUB_TYPES[code.toUpperCase()] ?? code)),
    accountHolders: namesIn(record.at('Account')),
    other: record.rest(),
  };
}

/** The names that the account's own numbers are held under. */
function namesIn(accounts: JsonNode | undefined): readonly string[] | undefined {
  const list = accounts?.kind === 'array' ? accounts.items : accounts === undefined ? [] : [accounts];
  const names = list.flatMap(item => {
    const name = nodeAt(item, ['Name']);
    const text = name === undefined ? '' : plainOf(name);
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
  return names.length === 0 ? undefined : [...new Set(names)];
}

interface Entry {
  readonly document: number;
  facts: AccountFacts;
  readonly holders: string[];
  readonly balances: StatedBalance[];
  readonly statements: StatementPeriod[];
  readonly rows: DraftRow[];
}

/** The key for rows that name no account. */
const UNNAMED = '';

export class AccountBook {
  private readonly entries = new Map<string, Entry>();

  /** The adders return false for a record that names no account or holds nothing. `linked` is the account that the answer is about. */
  addAccount(record: JsonRecord, linked: string | undefined): boolean {
    const id = record.text('AccountId') ?? linked;
    if (id === undefined) return false;
    const entry = this.entryOf(id, record.document);
    const facts = accountFacts(record);
    entry.facts = { ...entry.facts, ...onlyStated(facts) };
    append(entry.holders, facts.accountHolders ?? []);
    return true;
  }

  addHolder(record: JsonRecord, linked: string | undefined): boolean {
    const name = record.firstText(['FullLegalName'], ['Name']);
    const id = record.text('AccountId') ?? linked;
    if (name === undefined || id === undefined) return false;
    this.entryOf(id, record.document).holders.push(name);
    return true;
  }

  addBalance(record: JsonRecord, linked: string | undefined): boolean {
    const balance = balanceOf(record);
    if (balance === undefined) return false;
    this.entryOf(record.text('AccountId') ?? linked ?? UNNAMED, record.document).balances.push(balance);
    return true;
  }

  addStatement(record: JsonRecord, linked: string | undefined): boolean {
    const period = statementPeriod(record);
    if (period === undefined) return false;
    this.entryOf(record.text('AccountId') ?? linked ?? UNNAMED, record.document).statements.push(period);
    return true;
  }

  addRow(accountId: string | undefined, row: DraftRow): void {
    this.entryOf(accountId ?? UNNAMED, row.region.document).rows.push(row);
  }

  regions(): readonly Region[] {
    return [...this.entries.values()].flatMap(({ rows }) => rows.map(({ region }) => region));
  }

  drafts(): readonly DraftAccount[] {
    this.nameTheUnnamed();
    return [...this.entries].map(([id, entry]) => draftOf(id === UNNAMED ? undefined : id, entry));
  }

  /** If all answers name the same account, rows without a name belong to it. */
  private nameTheUnnamed(): void {
    const unnamed = this.entries.get(UNNAMED);
    const [named, ...others] = [...this.entries].filter(([id]) => id !== UNNAMED);
    if (unnamed === undefined || named === undefined || others.length > 0) return;
    const [, entry] = named;
    append(entry.rows, unnamed.rows);
    append(entry.balances, unnamed.balances);
    append(entry.statements, unnamed.statements);
    this.entries.delete(UNNAMED);
  }

  private entryOf(id: string, document: number): Entry {
    const known = this.entries.get(id);
    if (known !== undefined) return known;
    const entry: Entry = { document, facts: {}, holders: [], balances: [], statements: [], rows: [] };
    this.entries.set(id, entry);
    return entry;
  }
}

function draftOf(accountId: string | undefined, entry: Entry): DraftAccount {
  const { document, facts, holders, statements } = entry;
  const { rows } = entry;
  const currency = facts.currencyCode ?? rows[0]?.amount?.currency ?? entry.balances[0]?.money.currency;
  // An account may state its balance in a second currency too.
  const balances = [...entry.balances, ...closingBalances(statements, rows)].filter(
    ({ money }) => money.currency === undefined || money.currency === currency,
  );
  return {
    document,
    accountId,
    // The specification writes amounts without a sign.
    minusIs: 'idle',
    ...facts,
    countryCode: isBritish(currency) ? 'GB' : undefined,
    currencyCode: currency,
    accountHolders: [...new Set(holders)],
    currentBalance: currentOf(balances)?.money,
    availableBalance: availableOf(balances)?.money,
    historyStart: coveredFrom(statements, rows),
    rows,
  };
}

/** New Zealand and Bahrain have taken over the British standard. */
function isBritish(currency: string | undefined): boolean {
  return currency === undefined || !['NZD', 'BHD'].includes(currency);
}

/** A later answer may leave out what an earlier one stated. */
function onlyStated(facts: AccountFacts): AccountFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
