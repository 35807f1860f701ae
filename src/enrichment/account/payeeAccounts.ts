/**
 * Uses the account of the other party, if it is given. It distinguishes payees with one name, and identifies one payee however the name is
 * spelt.
 */
import { LONGEST_TEXT, squash } from '../../base/text.js';
import type { Ledger, LedgerEntry } from '../../ledger/ledger.js';
import type { ParsedTransaction } from '../../requests/transaction.js';
import type { Decision } from '../vote/decision.js';

const SHORTEST = 6;
const MASKED = /[*•]|X{3}/i;
const ONE_CHARACTER = /^(.)\1*$/;
/** It ends with the sort code and the account number. */
const BRITISH_IBAN = /^GB\d{2}[A-Z]{4}(\d{14})$/;
const PREFIX = 'account:';
const REPAID = /^expenses:/;
/** What tables know is one payee, whatever its accounts. */
const MERCHANT = /^merchant:/;
const KNOWN = /^(?:merchant|benefit):/;

/** The account as a key that ignores spaces, hyphens and case. Null if none is given, or if it is masked or too short. */
export function counterPartyAccountOf({ counterPartyAccount: given }: ParsedTransaction): string | null {
  if (!given || MASKED.test(given)) return null;
  const key = squash(given.slice(0, LONGEST_TEXT));
  if (key.length < SHORTEST || !/\d/.test(key) || ONE_CHARACTER.test(key)) return null;
  return BRITISH_IBAN.exec(key)?.[1] ?? key;
}

/** The account by which a payee is known (`Decision.payee`); null where it is known by its name. */
export function accountInPayee(payee: string): string | null {
  return payee.startsWith(PREFIX) ? payee.slice(PREFIX.length) : null;
}

/** Replaces the payees of decisions (by place in the request) by accounts, where any are given. */
export function tellByAccount({ rows, counted }: Ledger, decisions: Decision[]): void {
  const payeesOf = new Map<string, Set<string>>();
  const accountsOf = new Map<string, Set<string>>();
  // Only counted rows are used, so that a pending one changes nothing.
  for (const { index, transaction } of counted) {
    const account = counterPartyAccountOf(transaction);
    if (account === null) continue;
    const payee = nameIn(decisions[index] as Decision);
    put(payeesOf, account, payee);
    put(accountsOf, payee, account);
  }
  if (payeesOf.size === 0) return;
  const replaced = new Map<Decision, Map<string, Decision>>();
  for (const entry of rows) {
    const decision = decisions[entry.index] as Decision;
    const payee = payeeOf(entry, decision);
    if (payee === decision.payee) continue;
    const known = replaced.get(decision) ?? new Map<string, Decision>();
    replaced.set(decision, known);
    // Rows that shared a decision still share the new one.
    const after = known.get(payee) ?? { ...decision, payee };
    known.set(payee, after);
    decisions[entry.index] = after;
  }

  function payeeOf({ transaction }: LedgerEntry, decision: Decision): string {
    const payee = nameIn(decision);
    if (KNOWN.test(payee)) return decision.payee;
    const account = counterPartyAccountOf(transaction) ?? onlyOne(accountsOf.get(payee));
    if (account === null || (payee === '' && counterPartyAccountOf(transaction) === null))
      return decision.payee;
    const merchants = [...(payeesOf.get(account) ?? [])].filter(other => MERCHANT.test(other));
    const identity = merchants.length === 1 ? (merchants[0] as string) : `${PREFIX}${account}`;
    return REPAID.test(decision.payee) ? `expenses:${identity}` : identity;
  }
}

function nameIn({ payee }: Decision): string {
  return payee.replace(REPAID, '');
}

function onlyOne(accounts: ReadonlySet<string> | undefined): string | null {
  return accounts?.size === 1 ? ([...accounts][0] as string) : null;
}

function put(lists: Map<string, Set<string>>, key: string, value: string): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, new Set([value]));
  else known.add(value);
}
