/** Days below zero and how far, from the running balances on the transactions. */
import { addDays, type EpochDay, type MonthIndex, monthOf } from '../base/calendar.js';
import { groupedBy, summedBy } from '../base/grouped.js';
import type { Minor } from '../base/money.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { signedMinor } from '../ledger/balance.js';
import type { Finding } from './finding.js';
import type { OwnPart } from './ownership.js';

interface BalanceRow {
  readonly row: EnrichedEntry;
  /** Below zero when overdrawn. */
  readonly balance: Minor;
}

/** `entries`: by day, then by id. */
export function overdraftFindings(
  entries: readonly EnrichedEntry[],
  asOf: EpochDay,
  own: OwnPart,
): Finding[] {
  const rows = balanceRowsOf(entries);
  const isKnown = rows.length > 0;
  const overdrawn = rows.filter(({ balance }) => balance < 0);
  const transactionIds = overdrawn.map(({ row }) => row.entry.transactionId);
  const accounts = [...groupedBy(rows, ({ row }) => row.entry.accountId).values()];
  const days = [...new Set(accounts.flatMap(account => daysBelowZero(account, asOf)))];
  // The deepest of each month, which no sum tells.
  const depths = new Map<MonthIndex, Minor>();
  for (const { row, balance } of overdrawn) {
    const depth = own(-balance, row.entry);
    depths.set(row.entry.month, Math.max(depth, depths.get(row.entry.month) ?? 0));
  }
  return [
    {
      kind: 'overdraft-days',
      amount: null,
      count: isKnown ? days.length : null,
      transactionIds,
      byMonth: isKnown ? summedBy(days, monthOf, () => 1) : null,
      over: 'sum',
    },
    {
      kind: 'overdraft-depth',
      amount: isKnown ? Math.max(0, ...depths.values()) : null,
      count: null,
      transactionIds,
      byMonth: isKnown ? depths : null,
      over: 'largest',
    },
  ];
}

function balanceRowsOf(entries: readonly EnrichedEntry[]): BalanceRow[] {
  const rows: BalanceRow[] = [];
  for (const row of entries) {
    const { balance } = row.entry.transaction;
    if (balance) rows.push({ row, balance: signedMinor(balance) });
  }
  return rows;
}

/** A day counts when any of its balances is below zero; the days after it while its closing balance is. */
function daysBelowZero(rows: readonly BalanceRow[], asOf: EpochDay): EpochDay[] {
  const days = [...groupedBy(rows, ({ row }) => row.entry.day)];
  return days.flatMap(([day, ofDay], index) => {
    const next = days[index + 1]?.[0] ?? addDays(asOf, 1);
    const until =
      closingOf(ofDay) < 0 ? next : addDays(day, ofDay.some(({ balance }) => balance < 0) ? 1 : 0);
    return Array.from({ length: until - day }, (_, later) => addDays(day, later));
  });
}

/** The rows of a day stand in no order of time: its closing balance is the one that no other of its rows set out from. */
function closingOf(rows: readonly BalanceRow[]): Minor {
  const opening = new Set(
    rows.map(({ row: { entry }, balance }) => balance - (entry.isCredit ? entry.minor : -entry.minor)),
  );
  const closing = rows.filter(({ balance }) => !opening.has(balance));
  return (closing.length === 1 ? closing : rows).at(-1)?.balance ?? 0;
}
