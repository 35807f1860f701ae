/** Payments of a group, made without a request, for stages that read days, amounts and words alone. */
import { dayOf, monthOf } from '../../src/base/calendar.js';
import { minorOf } from '../../src/base/money.js';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import type { Decision } from '../../src/enrichment/vote/decision.js';
import { type EntryPayment, type Payment, paymentsOf } from '../../src/streams/payments.js';
import { entryOf, OPEN } from './decisions.js';

/** A date, an amount in pounds or dollars, and a description. */
export type Line = readonly [date: string, amount: number, description?: string];

export interface RowExtra {
  readonly accountId?: string;
  readonly decision?: Partial<Decision>;
}

/** Credits in the order of their lines. */
export function rows(lines: readonly Line[], { accountId, decision }: RowExtra = {}): EnrichedEntry[] {
  return lines.map(([date, amount, description = 'QUENDALE'], index) => {
    const day = dayOf(date);
    const entry = entryOf({ day, minor: minorOf(amount), isCredit: true }, index);
    return {
      entry: {
        ...entry,
        month: monthOf(day),
        accountId: accountId ?? null,
        transaction: { ...entry.transaction, description },
      },
      decision: { ...OPEN, ...decision },
      transfer: null,
      refundOf: null,
      countsToward: OPEN.category,
      returned: null,
    };
  });
}

export function payments(lines: readonly Line[]): readonly EntryPayment[] {
  return paymentsOf(rows(lines));
}

/** Of the same amount on each of the dates. */
export function paidOn(dates: readonly string[], amount = 1000): readonly Payment[] {
  return dates.map(date => ({ day: dayOf(date), minor: minorOf(amount) }));
}
