/** Every source of credits in the twelve months: the streams, the groups that were looked at and are none, and the rest. */

import { putIn } from '../base/grouped.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { median } from '../base/statistics.js';
import type {
  CreditNotCountedReason,
  IncomeSource,
  VerifyIncomeResult,
} from '../contract/income/incomeResult.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryOf } from '../enrichment/words/categories.js';
import { byDayThenId } from '../ledger/ledger.js';
import { toGroup } from '../streams/group.js';
import { type PayerReader, payerAccountOf, payerReader } from '../streams/payer.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import { paymentsOf } from '../streams/payments.js';
import { isStatePension } from './judgedStream.js';
import { likelihoodSetAside } from './likelihood.js';
import type { IncomeSetting } from './setting.js';
import type { StreamFacts } from './stream.js';

/** A credit that is set aside by its own words, codes or amount. */
export interface SetAsideCredit {
  readonly credit: EnrichedEntry;
  readonly reason: CreditNotCountedReason;
}

/** What income verification has found of an account. */
interface Found {
  readonly looked: readonly StreamFacts[];
  readonly setAside: readonly SetAsideCredit[];
  readonly notCounted: ReadonlyMap<number, CreditNotCountedReason>;
}

interface Source {
  readonly group: PaymentGroup;
  readonly source: IncomeSource;
  readonly total: Minor;
}

/** The largest total first, then the earliest first payment, then the name. */
export function incomeSourcesOf(found: Found, setting: IncomeSetting): VerifyIncomeResult['incomeSources'] {
  const looked = found.looked.map(facts => lookedAt(facts, found.notCounted));
  const others = sourcesSetAside(found.setAside).map(({ group, reason }) =>
    otherSource(group, reason, setting),
  );
  return [...looked, ...others].sort(inOrder).map(({ source }) => source);
}

function lookedAt(facts: StreamFacts, notCounted: Found['notCounted']): Source {
  const { group, isBenefit } = facts;
  const reason = notCounted.get((group.entries[0] as EnrichedEntry).entry.index) ?? null;
  return sourceOf(group, {
    // What is no income is called what its words say, and not what it would be as income.
    category: mayBeIncome(reason) ? facts.category : categoryOf(group.category).slug,
    incomeLikelihood: facts.likelihood,
    countedAs:
      reason !== null ? null : isBenefit ? 'benefit' : isStatePension(facts) ? 'state-pension' : 'stream',
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

interface SourceSetAside {
  readonly group: PaymentGroup;
  readonly reason: CreditNotCountedReason;
}

/**
 * By payer and reason. Nothing is estimated from them, so their names are compared as they stand: only one that is written
 * alike, or paid from one account, is one payer.
 */
function sourcesSetAside(setAside: readonly SetAsideCredit[]): SourceSetAside[] {
  const reader = payerReader();
  const byReason = new Map<CreditNotCountedReason, Map<string, EnrichedEntry[]>>();
  for (const { credit, reason } of setAside) {
    const byPayer = byReason.get(reason) ?? new Map<string, EnrichedEntry[]>();
    byReason.set(reason, byPayer);
    const key = keyIn(credit, reader);
    putIn(byPayer, key, credit);
  }
  return [...byReason].flatMap(([reason, byPayer]) =>
    Array.from(byPayer.values(), entries => {
      const [first] = entries as [EnrichedEntry];
      const draft = { payer: reader.payerOf(first), benefit: first.decision.benefit, entries };
      return { reason, group: toGroup(draft, reader) };
    }),
  );
}

function keyIn(credit: EnrichedEntry, reader: PayerReader): string {
  if (credit.decision.benefit !== null) return credit.decision.benefit;
  const account = payerAccountOf(credit);
  return account === null ? reader.keyOf(credit) : `#${account}`;
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
