/** A pass over an account: it learns from the decisions on all rows, then changes those on some. */
import type { Ledger, LedgerEntry } from '../../ledger/ledger.js';
import type { Decision } from '../vote/decision.js';

export interface Account extends Pick<Ledger, 'rows' | 'counted'> {
  /** The names of those who hold it; empty where nobody says. */
  readonly holders: readonly string[];
  /** As the passes before decided it. */
  readonly decisionOf: (entry: LedgerEntry) => Decision;
}

/** What a pass changes in a decision. */
interface Change {
  /** Rows that were decided alike, and have this alike, go on sharing one decision. */
  readonly alike: string;
  readonly applied: (decision: Decision) => Decision;
}

interface Changes {
  /** Those that may change. */
  readonly rows: readonly LedgerEntry[];
  readonly changeOf: (entry: LedgerEntry, decision: Decision) => Change | null;
}

/** Null where nothing changes. */
export type AccountPass = (account: Account) => Changes | null;

/** Runs a pass over `decisions`, which are by place in the request. It sees none of its own changes. */
export function runPass(
  pass: AccountPass,
  { rows, counted, holders }: Pick<Account, 'rows' | 'counted' | 'holders'>,
  decisions: Decision[],
): void {
  const before = decisions.slice();
  const decisionOf = ({ index }: LedgerEntry) => before[index] as Decision;
  const changes = pass({ rows, counted, holders, decisionOf });
  if (changes === null) return;
  const changed = new Map<Decision, Map<string, Decision>>();
  for (const entry of changes.rows) {
    const decision = decisionOf(entry);
    const change = changes.changeOf(entry, decision);
    if (change === null) continue;
    const alike = changed.get(decision) ?? new Map<string, Decision>();
    changed.set(decision, alike);
    const after = alike.get(change.alike) ?? change.applied(decision);
    alike.set(change.alike, after);
    decisions[entry.index] = after;
  }
}
