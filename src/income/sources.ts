/** Every source of credits in the twelve months: the streams, the groups that were looked at and are none, and the rest. */

import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { oncePer } from '../base/once.js';
import { median } from '../base/statistics.js';
import { categoryOf } from '../enrichment/categories.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import { byDayThenId } from '../ledger/ledger.js';
import type { CreditNotCountedReason, IncomeSource, VerifyIncomeResult } from '../model/income.js';
import { type PaymentGroup, toGroup } from '../streams/group.js';
import { keyOfPayer, payerAccountOf, payerReader } from '../streams/payer.js';
import { paymentsOf } from '../streams/payments.js';
import { likelihoodSetAside } from './likelihood.js';
import type { IncomeSetting } from './setting.js';
import type { StreamFacts } from './stream.js';

/** What income verification has found of an account. */
interface Found {
  readonly looked: readonly StreamFacts[];
  readonly notCounted: ReadonlyMap<number, CreditNotCountedReason>;
}

interface Source {
  readonly group: PaymentGroup;
  readonly source: IncomeSource;
  readonly total: Minor;
}

/** The largest total first, then the earliest first payment, then the name. */
export function incomeSourcesOf(
  enriched: EnrichedLedger,
  found: Found,
  setting: IncomeSetting,
): VerifyIncomeResult['incomeSources'] {
  const looked = found.looked.map(facts => lookedAt(facts, found.notCounted));
  const others = setAside(enriched, found).map(({ group, reason }) => otherSource(group, reason, setting));
  return [...looked, ...others].sort(inOrder).map(({ source }) => source);
}

function lookedAt(facts: StreamFacts, notCounted: Found['notCounted']): Source {
  const { group, isBenefit } = facts;
  const reason = notCounted.get((group.entries[0] as EnrichedEntry).entry.index) ?? null;
  return sourceOf(group, {
    // What is no income is called what its words say, and not what it would be as income.
    category: mayBeIncome(reason) ? facts.category : categoryOf(group.category).slug,
    incomeLikelihood: facts.likelihood,
    countedAs: reason !== null ? null : isBenefit ? 'benefit' : 'stream',
    reason,
  });
}

function mayBeIncome(reason: CreditNotCountedReason | null): boolean {
  return reason === null || reason === 'beyond-three-streams';
}

function otherSource(group: PaymentGroup, reason: CreditNotCountedReason, setting: IncomeSetting): Source {
  return sourceOf(group, {
    category: categoryOf(group.category).slug,
    incomeLikelihood: likelihoodSetAside(group, reason, setting),
    countedAs: null,
    reason,
  });
}

function sourceOf(
  group: PaymentGroup,
  judged: Pick<IncomeSource, 'category' | 'incomeLikelihood' | 'countedAs' | 'reason'>,
): Source {
  const { name, entries } = group;
  const payments = paymentsOf(entries).map(({ minor }) => minor);
  const total = sumOf(payments);
  // Twice the median is a whole number of pence, so that it can be rounded exactly.
  const typical = scaled(2 * (median(payments) as number), 1, 2);
  return {
    group,
    total,
    source: {
      name,
      ...judged,
      transactionIds: entries.map(({ entry }) => entry.transactionId),
      total: majorOf(total),
      typicalPayment: majorOf(typical),
    },
  };
}

interface SetAside {
  readonly group: PaymentGroup;
  readonly reason: CreditNotCountedReason;
}

/**
 * The credits that their own words, codes or amount speak against, by payer and reason. Nothing is estimated from them, so their
 * names are compared as they stand: only one that is written alike, or paid from one account, is one payer.
 */
function setAside({ counted }: EnrichedLedger, { looked, notCounted }: Found): SetAside[] {
  const isLookedAt = new Set(looked.flatMap(({ group }) => group.entries));
  const payerOf = payerReader();
  const keyOf = oncePer(keyOfPayer);
  const drafts = new Map<string, { reason: CreditNotCountedReason; entries: EnrichedEntry[] }>();
  for (const row of counted) {
    const reason = row.entry.isCredit ? notCounted.get(row.entry.index) : undefined;
    if (reason === undefined || isLookedAt.has(row)) continue;
    const account = payerAccountOf(row);
    const key = `${reason}|${row.decision.benefit ?? (account === null ? keyOf(payerOf(row)) : `#${account}`)}`;
    const known = drafts.get(key);
    if (known === undefined) drafts.set(key, { reason, entries: [row] });
    else known.entries.push(row);
  }
  return [...drafts.values()].map(({ reason, entries }) => {
    const [first] = entries as [EnrichedEntry];
    return {
      reason,
      group: toGroup({ payer: payerOf(first), benefit: first.decision.benefit, entries }),
    };
  });
}

function inOrder(a: Source, b: Source): number {
  const [firstA, firstB] = [firstOf(a), firstOf(b)];
  if (a.total !== b.total) return b.total - a.total;
  if (firstA.day !== firstB.day) return firstA.day - firstB.day;
  if (a.group.name !== b.group.name) return a.group.name < b.group.name ? -1 : 1;
  return byDayThenId(firstA, firstB);
}

function firstOf({ group }: Source): EnrichedEntry['entry'] {
  return (group.entries[0] as EnrichedEntry).entry;
}
