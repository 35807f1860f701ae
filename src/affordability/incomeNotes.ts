/** What to know about the estimated income: which part of it is money before tax. */
import { type Minor, majorOf, shareOf, sumOf } from '../base/money.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { StreamFacts } from '../income/stream.js';
import type { IncomeNote } from '../model/netOfTax.js';
import type { OwnPart } from './ownership.js';

const DEFINITION =
  'This part of the estimated income is receipts: money before tax, and before the costs of earning it, such as takings, platform payouts, rent, dividends, interest and 1099 pay. It counts in full.';

export function incomeNotesOf(streams: readonly StreamFacts[], income: Minor, own: OwnPart): IncomeNote[] {
  const receipts = streams
    .filter(({ netOfTax }) => netOfTax === 'receipts')
    .map(({ group, estimate }) => ({
      group,
      monthly: own(estimate.monthly, (group.entries.at(-1) as EnrichedEntry).entry),
    }))
    .filter(({ monthly }) => monthly > 0)
    .sort((a, b) => b.monthly - a.monthly);
  if (receipts.length === 0) return [];
  const amount = sumOf(receipts.map(({ monthly }) => monthly));
  return [
    {
      code: 'income-before-tax',
      definition: DEFINITION,
      amount: majorOf(amount),
      shareOfIncome: shareOf(amount, income) as number,
      payers: receipts.map(({ group }) => group.name),
      transactionIds: receipts.flatMap(({ group }) => group.entries.map(({ entry }) => entry.transactionId)),
    },
  ];
}
