/** What an engine says of the last payment of a case, as far as the case looks. */
import type { EvidenceSignal } from '../../src/index.js';
import { CURRENCY } from '../support/country.js';
import type { GuardCase, Reading } from './guard.js';
import type { WeightedEngine } from './weightedEngine.js';

export function readCase(
  engine: WeightedEngine,
  { country, rows, is, holders, options }: GuardCase,
): Reading {
  const { transactions } = engine.enrichTransactions(
    {
      accountId: 'current',
      countryCode: country,
      currencyCode: CURRENCY[country],
      transactions: rows,
      ...(holders === undefined ? {} : { accountHolders: holders }),
    },
    options,
  );
  const data = transactions.at(-1)?.enrichedData;
  if (data === undefined) throw new Error('a case has no payment');
  const heaviest = (signal: string): number =>
    Math.max(...data.evidence.filter(row => row.signal === signal).map(({ weight }) => weight));
  const all: Required<Reading> = {
    category: data.category.slug,
    confidence: data.category.confidence,
    alternatives: Object.fromEntries(
      data.alternatives
        .filter(({ slug }) => slug in (is.alternatives ?? {}))
        .map(each => [each.slug, each.confidence]),
    ),
    merchant: data.predictedMerchantName,
    class: data.class.slug,
    classConfidence: data.class.confidence,
    weights: Object.fromEntries(
      Object.keys(is.weights ?? {}).map(signal => [signal as EvidenceSignal, heaviest(signal)]),
    ),
    words: Object.fromEntries(
      Object.keys(is.words ?? {}).map(words => [
        words,
        data.evidence
          .filter(({ signal, matched }) => signal === 'phrase' && matched === words)
          .map(({ weight }) => weight),
      ]),
    ),
  };
  const asked = Object.entries(all).filter(([name]) => name in is);
  return Object.fromEntries(asked) as Reading;
}

export function textOf({ rows }: GuardCase): string {
  return rows.at(-1)?.description ?? '';
}
