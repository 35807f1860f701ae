/** Collects what several answers of a provider say about each account, by the account's id. */

import { append } from '../append.js';
import type { DraftAccount, DraftMoney, DraftRow, DraftSkipped, Region } from '../model/draft.js';
import type { AdapterOptions } from '../model/options.js';

export type AccountFacts = Partial<Omit<DraftAccount, 'document' | 'rows'>>;

export interface StatedBalance {
  readonly role: 'current' | 'available';
  /** Among the kinds of balance that a source has for one role, the one with the lowest rank is taken. */
  readonly rank: number;
  /** ISO 8601. Empty if it is not known. Among balances of one rank the latest is taken. */
  readonly at: string;
  readonly money: DraftMoney;
  readonly region: Region;
}

interface Entry {
  readonly document: number;
  facts: AccountFacts;
  readonly balances: StatedBalance[];
  readonly rows: DraftRow[];
}

/** The key for items that name no account. */
const UNNAMED = '';

export class AccountBook {
  private readonly entries = new Map<string, Entry>();

  /** A later fact replaces an earlier one. */
  addFacts(id: string | undefined, document: number, facts: AccountFacts): void {
    const entry = this.entryOf(id, document);
    entry.facts = together(entry.facts, facts);
  }

  addBalance(id: string | undefined, balance: StatedBalance): void {
    this.entryOf(id, balance.region.document).balances.push(balance);
  }

  addRow(id: string | undefined, row: DraftRow): void {
    this.entryOf(id, row.region.document).rows.push(row);
  }

  /**
   * Items that name no account belong to the one that the caller names, or else to the only one that the answers name. If there is neither,
   * balances are skipped, and rows become an account without a name.
   */
  finish({ accountId }: AdapterOptions): {
    readonly accounts: readonly DraftAccount[];
    readonly skipped: readonly DraftSkipped[];
  } {
    const unnamed = this.entries.get(UNNAMED);
    const names = [...this.entries.keys()].filter(id => id !== UNNAMED);
    const skipped: DraftSkipped[] = [];
    if (unnamed !== undefined) {
      const owner = accountId ?? (names.length === 1 ? names[0] : undefined);
      const known = owner === undefined ? undefined : this.entries.get(owner);
      if (known !== undefined) {
        known.facts = together(unnamed.facts, known.facts);
        append(known.balances, unnamed.balances);
        append(known.rows, unnamed.rows);
        this.entries.delete(UNNAMED);
      } else if (unnamed.rows.length === 0 && accountId === undefined && names.length > 1) {
        const regions = new Map(
          unnamed.balances.map(({ region }) => [`${region.document} ${region.from}`, region]),
        );
        append(skipped, [...regions.values()].map(balanceOfNobody));
        this.entries.delete(UNNAMED);
      }
    }
    return { accounts: [...this.entries].map(([id, entry]) => draftOf(id, entry)), skipped };
  }

  private entryOf(id: string | undefined, document: number): Entry {
    const key = id ?? UNNAMED;
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const entry: Entry = { document, facts: {}, balances: [], rows: [] };
    this.entries.set(key, entry);
    return entry;
  }
}

function draftOf(id: string, { document, facts, balances, rows }: Entry): DraftAccount {
  const current = bestOf(balances, 'current');
  const available = bestOf(balances, 'available');
  return {
    document: rows[0]?.region.document ?? document,
    accountId: id === UNNAMED ? undefined : id,
    // JSON writes numbers with a point, and so do all providers that write amounts as texts.
    decimalMark: '.',
    ...facts,
    currencyCode: facts.currencyCode ?? current?.money.currency ?? available?.money.currency,
    ...(current && { currentBalance: current.money }),
    ...(available && { availableBalance: available.money }),
    rows,
  };
}

function bestOf(balances: readonly StatedBalance[], role: StatedBalance['role']): StatedBalance | undefined {
  let best: StatedBalance | undefined;
  for (const balance of balances)
    if (balance.role === role && (best === undefined || isBetter(balance, best))) best = balance;
  return best;
}

function isBetter(balance: StatedBalance, best: StatedBalance): boolean {
  return balance.rank === best.rank ? balance.at >= best.at : balance.rank < best.rank;
}

/** An undefined member removes no fact. */
function together(earlier: AccountFacts, later: AccountFacts): AccountFacts {
  const stated = Object.fromEntries(Object.entries(later).filter(([, value]) => value !== undefined));
  const holders = [...new Set([...(earlier.accountHolders ?? []), ...(later.accountHolders ?? [])])];
  return {
    ...earlier,
    ...stated,
    ...(holders.length === 0 ? undefined : { accountHolders: holders }),
    other: { ...earlier.other, ...later.other },
  };
}

/** One answer may state two balances. */
function balanceOfNobody(region: Region): DraftSkipped {
  return {
    region,
    reason: 'unrecognised',
    message: 'Nothing tells which of the accounts this balance is of; set accountId to name it',
  };
}
