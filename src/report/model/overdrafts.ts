/** The spells of days overdrawn, by the balances that the bank gave. They have the days that the sign of risk counts. */
import { addDays, dayOf, type EpochDay, textOf } from '../../base/calendar.js';
import { groupedBy } from '../../base/grouped.js';
import type { OverdraftSpell, ReportTransaction } from './report.js';

/** The oldest first. Days on which several accounts were overdrawn are one spell, and its depth is that of the deepest. */
export function overdraftSpells(
  transactions: readonly ReportTransaction[],
  asOf: string | null,
): OverdraftSpell[] {
  if (asOf === null) return [];
  const depths = new Map<EpochDay, number>();
  const accounts = groupedBy(transactions.filter(isOfBalance), ({ accountId }) => accountId);
  for (const rows of accounts.values())
    for (const [day, balance] of daysBelowZero(rows, dayOf(asOf)))
      depths.set(day, Math.min(balance, depths.get(day) ?? 0));
  const spells: OverdraftSpell[] = [];
  for (const [day, balance] of [...depths].toSorted(([a], [b]) => a - b)) {
    const last = spells.at(-1);
    const date = textOf(day);
    if (last !== undefined && textOf(addDays(dayOf(last.to), 1)) === date)
      spells[spells.length - 1] = {
        from: last.from,
        to: date,
        days: last.days + 1,
        deepest: Math.min(last.deepest, balance),
      };
    else spells.push({ from: date, to: date, days: 1, deepest: balance });
  }
  return spells;
}

type BalanceRow = ReportTransaction & { readonly balance: number };

function isOfBalance(row: ReportTransaction): row is BalanceRow {
  return row.isCounted && row.balance !== null;
}

/** As the sign of risk counts them: a day with any balance below zero, and the days after it while its closing balance is. */
function* daysBelowZero(rows: readonly BalanceRow[], asOf: EpochDay): Generator<readonly [EpochDay, number]> {
  const days = [...groupedBy(rows, ({ date }) => dayOf(date))].toSorted(([a], [b]) => a - b);
  for (const [index, [day, ofDay]] of days.entries()) {
    const lowest = ofDay.reduce((least, { balance }) => Math.min(least, balance), Number.POSITIVE_INFINITY);
    const closing = closingOf(ofDay);
    if (lowest < 0) yield [day, lowest];
    const next = days[index + 1]?.[0] ?? addDays(asOf, 1);
    if (closing < 0) for (let later = addDays(day, 1); later < next; later++) yield [later, closing];
  }
}

/** The closing balance is the one from which no other row of the day started. */
function closingOf(rows: readonly BalanceRow[]): number {
  const pence = (amount: number) => Math.round(amount * 100);
  const opening = new Set(rows.map(({ balance, amount }) => pence(balance) - pence(amount)));
  const closing = rows.filter(({ balance }) => !opening.has(pence(balance)));
  // Reports have the newest row first.
  return (closing.length === 1 ? closing : rows)[0]?.balance ?? 0;
}
