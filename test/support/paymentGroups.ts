/** Credits of made-up payers, and the groups that they form in both countries. */

import { expect } from 'vitest';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { NOBODY, payeeOf } from '../../src/enrichment/vote/payee.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import type { BenefitName } from '../../src/model/benefits.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { groupBySource } from '../../src/streams/group.js';
import type { PaymentGroup } from '../../src/streams/paymentGroup.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { type Line, rows } from './payments.js';

const CALENDARS = [workingCalendar('england-and-wales'), workingCalendar('federal-reserve')] as const;

export interface PaidExtra {
  readonly slug?: CategorySlug;
  readonly benefit?: BenefitName | null;
  /** The payer's own account. */
  readonly account?: string;
  readonly accountId?: string;
}

let made = 0;

/** Of one amount on each of the dates, each with an id of its own. */
export function paid(
  text: string,
  dates: readonly string[],
  pounds: number,
  { slug = 'salary', benefit = null, account, accountId = 'own' }: PaidExtra = {},
): EnrichedEntry[] {
  const payee = benefit === null ? NOBODY : payeeOf('benefit', benefit);
  const decision = { category: categoryIdOf(slug), benefit, payee, payeeName: benefit };
  return rows(
    dates.map((date): Line => [date, pounds, text]),
    { accountId, decision },
  ).map(row => {
    made++;
    const transaction =
      account === undefined
        ? row.entry.transaction
        : { ...row.entry.transaction, counterPartyAccount: account };
    const transactionId = `t${String(made).padStart(6, '0')}`;
    return { ...row, entry: { ...row.entry, transaction, index: made, transactionId } };
  });
}

/** By day, then by id, as the ledger gives them. */
function inOrder(entries: readonly EnrichedEntry[]): EnrichedEntry[] {
  return [...entries].sort(
    ({ entry: a }, { entry: b }) => a.day - b.day || (a.transactionId < b.transactionId ? -1 : 1),
  );
}

/** The same in both countries, of days that no holiday is near. */
export function groups(...entries: readonly (readonly EnrichedEntry[])[]): readonly PaymentGroup[] {
  const all = inOrder(entries.flat());
  const [british, american] = CALENDARS.map(calendar => groupBySource(all, () => calendar));
  expect(american).toEqual(british);
  return british as readonly PaymentGroup[];
}

/** Name and number of payments of each group, by name. */
export function sorted(...entries: readonly (readonly EnrichedEntry[])[]): string[] {
  return groups(...entries)
    .map(({ name, entries: own }) => `${name}: ${own.length}`)
    .sort();
}
