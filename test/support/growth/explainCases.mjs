/** Results that no function of this library returned, deep, wide or long, and paths into them. */
import { countryAt } from './engines.mjs';
import { wordOf } from './rows.mjs';

const ANSWERED = new Set(['lists of ids', 'many streams', 'many months and lines']);

export function explainCases(library) {
  const deep = (size, leaf) => {
    let value = leaf;
    for (let at = 0; at < size; at++) value = { a: value };
    return value;
  };
  const list = (size, item) => Array.from({ length: size }, (_, index) => item(index));
  const wide = size => Object.fromEntries(list(size, index => [`member${wordOf(index)}`, index]));
  const hostile = {
    'a deep result, a path to its end': size => [
      { transactions: deep(size, 1) },
      `transactions${'.a'.repeat(size)}`,
    ],
    'a deep result, a path that misses': size => [
      { transactions: deep(size, 1) },
      `transactions${'.a'.repeat(size - 1)}.b`,
    ],
    'a wide result, a path that misses': size => [{ transactions: wide(size) }, 'transactions.membre'],
    'a long path to nothing': size => [{ transactions: [] }, `a${'.a'.repeat(size)}`],
    'a long path of indices': size => [{ transactions: [] }, `transactions${'[0]'.repeat(size)}`],
    'a path of one long name': size => [{ transactions: [] }, 'a'.repeat(size * 10)],
    'a path that is none': size => [{ transactions: [] }, '['.repeat(size * 10)],
    'lists of ids': size => [
      { incomeStreams: [{ estimatedIncome: 1, total: 1, transactionIds: list(size, String) }] },
      'incomeStreams[0].total',
    ],
    'many streams': size => [
      {
        incomeStreams: list(size, index => ({ rank: 'One', estimatedIncome: index, transactionIds: ['a'] })),
        incomeStreamsSummary: { estimatedIncome: 1 },
      },
      'incomeStreamsSummary.estimatedIncome',
    ],
    'many months and lines': size => [
      {
        estimatedFixedCosts: 1,
        estimatedCalculatedIncome: 1,
        statement: list(size, index => ({
          section: 'fixed',
          lines: [{ section: 'fixed', amount: index, transactionIds: [String(index)] }],
        })),
        monthAffordabilities: list(size, index => ({
          year: 2026,
          month: index,
          isPartial: false,
          fixedCosts: 1,
          lines: [],
        })),
      },
      'estimatedFixedCosts',
    ],
  };
  return Object.entries(hostile).map(([family, given], index) => ({
    engine: 'explain',
    family,
    country: countryAt(index, 0),
    isRefused: !ANSWERED.has(family),
    make: size => {
      const [result, asked] = given(size);
      return () => library.safeExplain(result, asked);
    },
  }));
}
