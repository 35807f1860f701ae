/** What the answers say of each account, gathered by the account's id. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftAccount, DraftMoney, DraftRow, Region } from '../../model/draft.js';
import { type AccountFacts, accountFacts } from './accountFacts.js';
import { AVAILABLE_IN_ORDER, balanceOf, CURRENT_IN_ORDER, type StatedBalance } from './balances.js';

interface Entry {
  readonly document: number;
  facts: AccountFacts;
  readonly balances: StatedBalance[];
  readonly rows: DraftRow[];
}

export class AccountBook {
  private readonly entries = new Map<string, Entry>();

  /** False for what names no account. */
  addAccount(record: JsonRecord, document: number): boolean {
    const id = record.text('AccountId');
    if (id === undefined) return false;
    const entry = this.entryOf(id, document);
    entry.facts = { ...entry.facts, ...accountFacts(record) };
    return true;
  }

  addBalance(record: JsonRecord, document: number): boolean {
    const balance = balanceOf(record);
    if (balance === undefined) return false;
    this.entryOf(record.text('AccountId') ?? '', document).balances.push(balance);
    return true;
  }

  addRow(accountId: string | undefined, document: number, row: DraftRow): void {
    this.entryOf(accountId ?? '', document).rows.push(row);
  }

  regions(): readonly Region[] {
    return [...this.entries.values()].flatMap(({ rows }) => rows.map(({ region }) => region));
  }

  drafts(): readonly DraftAccount[] {
    return [...this.entries].map(([id, { document, facts, balances, rows }]): DraftAccount => {
      const current = latestOf(balances, CURRENT_IN_ORDER);
      const available = latestOf(balances, AVAILABLE_IN_ORDER);
      return {
        document,
        accountId: id === '' ? undefined : id,
        ...facts,
        currencyCode: facts.currencyCode ?? current?.money.currency ?? available?.money.currency,
        ...money('currentBalance', current),
        ...money('availableBalance', available),
        rows,
      };
    });
  }

  private entryOf(id: string, document: number): Entry {
    const known = this.entries.get(id);
    if (known !== undefined) return known;
    const entry: Entry = { document, facts: {}, balances: [], rows: [] };
    this.entries.set(id, entry);
    return entry;
  }
}

/** Of the first kind that there is; among several of it the latest. */
function latestOf(balances: readonly StatedBalance[], kinds: readonly string[]): StatedBalance | undefined {
  for (const kind of kinds) {
    const found = balances.filter(balance => balance.kind === kind);
    if (found.length > 0) return found.reduce((latest, each) => (each.at > latest.at ? each : latest));
  }
  return undefined;
}

function money<Name extends string>(
  name: Name,
  balance: StatedBalance | undefined,
): { readonly [N in Name]?: DraftMoney } | undefined {
  return balance && ({ [name]: balance.money } as { readonly [N in Name]?: DraftMoney });
}
