/** Corrections fed back as rules come true in the next run, whatever the ledger and whatever is corrected. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  type Correction,
  type EnrichedTransaction,
  type InsightsOptions,
  rulesFromCorrections,
  safeRulesFromCorrections,
  type Transaction,
} from '../../src/index.js';
import { junk, ledger, spoiled } from '../support/arbitraries.js';
import { at, debit, enrich, refusal } from '../support/build.js';
import { holds } from '../support/property.js';

type Values = Pick<Correction, 'category' | 'merchant'>;

const category = fc.constantFrom(...CATEGORIES.map(({ slug }) => slug));
const merchant = fc.constantFrom('Corner shop', 'Tesco', 'ARGOS', 'Пятёрочка', null);
const values: fc.Arbitrary<Values> = fc.oneof(
  fc.record({ category }),
  fc.record({ merchant }),
  fc.record({ category, merchant }),
);
const drafts = fc.array(
  fc.record({ place: fc.nat(), values, applyTo: fc.constantFrom(undefined, 'payee', 'transaction') }),
  { minLength: 1, maxLength: 8 },
);
const ledgers = ledger({ hasSecondAccount: true })
  .map(({ transactions }) => transactions)
  .filter(rows => rows.length > 0);
const options = fc.constantFrom<InsightsOptions>({}, { confidenceFloor: 0.9 }, { confidenceFloor: 1 });

const corrected = fc.record({ rows: ledgers, drafts, options }).map(given => ({
  rows: given.rows,
  options: given.options,
  first: enrich(given.rows, given.options),
  corrections: given.drafts.map(({ place, values: right, applyTo }): Correction => {
    const { transactionId } = at(given.rows, place % given.rows.length);
    return { transactionId, ...right, applyTo };
  }),
}));

/** Those whose text names no payee are made corrections of one transaction, as the error proposes. */
function possible(first: readonly EnrichedTransaction[], corrections: readonly Correction[]): Correction[] {
  return corrections.map(correction => {
    if (correction.applyTo === 'transaction') return correction;
    try {
      rulesFromCorrections(first, [correction]);
      return correction;
    } catch {
      const error = refusal(() => rulesFromCorrections(first, [correction]));
      expect(error.issues.map(({ code }) => code)).toEqual(['no_payee']);
      return { ...correction, applyTo: 'transaction' };
    }
  });
}

function rowOf(rows: readonly EnrichedTransaction[], { transactionId }: Correction): EnrichedTransaction {
  return rows.find(row => row.transactionId === transactionId) as EnrichedTransaction;
}

function expectValues({ enrichedData }: EnrichedTransaction, expected: Values): void {
  if (expected.category !== undefined) expect(enrichedData.category.slug).toBe(expected.category);
  if (expected.merchant !== undefined) expect(enrichedData.predictedMerchantName).toBe(expected.merchant);
}

function isLike(a: Transaction, b: Transaction): boolean {
  return a.description === b.description && a.creditDebitIndicator === b.creditDebitIndicator;
}

describe('corrections', () => {
  it('of one transaction come true for it, and with its payee for all that are written alike', () => {
    holds(
      fc.property(corrected, ({ rows, first, corrections, options: given }) => {
        for (const correction of possible(first, corrections)) {
          const second = enrich(rows, { ...given, rules: rulesFromCorrections(first, [correction]) });
          const row = rowOf(second, correction);
          expectValues(row, correction);
          if (correction.applyTo === 'transaction')
            expect(ruledRows(second)).toEqual([correction.transactionId]);
          else for (const other of second) if (isLike(row, other)) expectValues(other, correction);
        }
      }),
    );
  });

  it('of many come true, but for what a later one says of the same payee', () => {
    holds(
      fc.property(corrected, ({ rows, first, corrections, options: given }) => {
        const list = possible(first, corrections);
        const second = enrich(rows, { ...given, rules: rulesFromCorrections(first, list) });
        list.forEach((correction, index) => {
          const later = list
            .slice(index + 1)
            .filter(
              other =>
                other.transactionId === correction.transactionId ||
                (correction.applyTo !== 'transaction' && other.applyTo !== 'transaction'),
            );
          const { category: slug, predictedMerchantName } = rowOf(second, correction).enrichedData;
          if (correction.category !== undefined)
            expect([correction, ...later].map(other => other.category)).toContain(slug.slug);
          if (correction.merchant !== undefined)
            expect([correction, ...later].map(other => other.merchant)).toContain(predictedMerchantName);
        });
        expectValues(rowOf(second, at(list, -1)), at(list, -1));
      }),
    );
  });

  it('and transactions that are anything at all are refused with the one error', () => {
    const transactions = enrich([debit('2026-01-05', 5, 'TESCO STORES 3021')]);
    const corrections = transactions.map(({ transactionId }) => ({
      transactionId,
      category: 'pets' as const,
    }));
    const lists = spoiled({ transactions, corrections });
    holds(
      fc.property(lists, junk, junk, (list, ...given) => {
        // Anything else that is thrown passes through, and fails the test.
        safeRulesFromCorrections(list.transactions, list.corrections);
        safeRulesFromCorrections(...(given as unknown as Parameters<typeof rulesFromCorrections>));
      }),
    );
  });

  it('make the same rules from the run they correct and from the corrected one', () => {
    holds(
      fc.property(corrected, ({ rows, first, corrections, options: given }) => {
        const list = possible(first, corrections);
        const rules = rulesFromCorrections(first, list);
        const second = enrich(rows, { ...given, rules });
        expect(rulesFromCorrections(second, list)).toEqual(rules);
        expect(enrich(second, { ...given, rules })).toEqual(second);
      }),
    );
  });
});

function ruledRows(rows: readonly EnrichedTransaction[]): string[] {
  return rows
    .filter(({ enrichedData }) => enrichedData.evidence.some(({ signal }) => signal === 'rule'))
    .map(({ transactionId }) => transactionId);
}
