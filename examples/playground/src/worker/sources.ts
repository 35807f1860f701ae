/** Who pays into the accounts, counted as income or not. */
import type { CategorySlug, IncomeSource } from 'open-banking-insights/core';
import { categoryBySlug } from 'open-banking-insights/taxonomy';
import type { SourceView } from '../shared/view';
import { accountsIn, keyOf, type Result, type Source } from './state';

function all(result: Result): readonly { readonly accountId: string; readonly source: IncomeSource }[] {
  return accountsIn(result).flatMap(({ accountId, income }) =>
    (income?.incomeSources ?? []).map(source => ({ accountId, source })),
  );
}

export function sourcesOf(result: Result): readonly Source[] {
  return all(result).map(({ accountId, source }) => ({ accountId, transactionIds: source.transactionIds }));
}

/** Those that count first, then the larger. Their id is their place in `sourcesOf`. */
export function sourceViews(result: Result): readonly SourceView[] {
  const streams = accountsIn(result).flatMap(({ accountId, income }) =>
    (income?.incomeStreams ?? []).map(({ transactionIds, confidenceScore }) => ({
      ids: new Set(transactionIds.map(each => keyOf(accountId, each))),
      confidenceScore,
    })),
  );
  /** The streams of a source share its payments. */
  const surenessOf = (accountId: string, { transactionIds }: IncomeSource) =>
    streams.find(({ ids }) => transactionIds.some(each => ids.has(keyOf(accountId, each))))
      ?.confidenceScore ?? null;
  return all(result)
    .map(({ accountId, source }, id) => viewOf(source, id, surenessOf(accountId, source)))
    .sort((one, other) => Number(other.counts) - Number(one.counts) || other.total - one.total);
}

function viewOf(source: IncomeSource, id: number, sureness: number | null): SourceView {
  const { name, category, countedAs, reason, total, typicalPayment, transactionIds } = source;
  return {
    id,
    name,
    slug: category,
    category: categoryBySlug(category as CategorySlug)?.name ?? category,
    payments: transactionIds.length,
    total,
    typical: typicalPayment,
    sureness: countedAs === null ? null : sureness,
    counts: countedAs !== null,
    counted: countedAs === null ? `No: ${inWords(reason ?? 'not known')}` : 'Yes',
  };
}

function inWords(code: string): string {
  return code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}
