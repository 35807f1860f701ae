/** What the answers say of each account, gathered by the account's id. */
import { append } from '../../append.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftAccount, DraftRow, Region } from '../../model/draft.js';
import { type AccountFacts, accountFacts } from './accountFacts.js';
import { availableOf, balanceOf, currentOf, type StatedBalance } from './balances.js';
import { withoutIdleMinus } from './idleMinus.js';
import { closingBalances, coveredFrom, type StatementPeriod, statementPeriod } from './statements.js';

interface Entry {
  readonly document: number;
  facts: AccountFacts;
  readonly holders: string[];
  readonly balances: StatedBalance[];
  readonly statements: StatementPeriod[];
  readonly rows: DraftRow[];
}

/** Where rows go that name no account. */
const UNNAMED = '';

export class AccountBook {
  private readonly entries = new Map<string, Entry>();

  /** The adders return false for what names no account or holds nothing. `linked`: the account that the answer is about. */
  addAccount(record: JsonRecord, linked: string | undefined): boolean {
    const id = record.text('AccountId') ?? linked;
    if (id === undefined) return false;
    const entry = this.entryOf(id, record.document);
    const facts = accountFacts(record);
    entry.facts = { ...entry.facts, ...onlyTold(facts) };
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

  /** Where all answers name one account only, rows without a name are of that account. */
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
  const rows = withoutIdleMinus(entry.rows);
  const currency = facts.currencyCode ?? rows[0]?.amount?.currency ?? entry.balances[0]?.money.currency;
  // An account may state its balance in a second currency too.
  const balances = [...entry.balances, ...closingBalances(statements, rows)].filter(
    ({ money }) => money.currency === undefined || money.currency === currency,
  );
  return {
    document,
    accountId,
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

/** A later answer may leave out what an earlier one told. */
function onlyTold(facts: AccountFacts): AccountFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
