/**
 * The same histories with the name of the other side in the text and in a field of its own, at every bank. What the text
 * says rightly the field says too; beyond that the field may only tell more, as it tells the name from the reference.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { squash } from '../../src/base/text.js';
import {
  assessAffordability,
  type CountryCode,
  type EnrichedTransaction,
  enrichTransactions,
  verifyIncome,
} from '../../src/index.js';
import { country } from '../support/country.js';
import type { History } from '../support/histories/history.js';
import { historyNaming } from '../support/histories/historyOf.js';
import { read } from '../support/narratives.js';
import { holds, PARAMETERS } from '../support/property.js';

/** Of histories that answer alike in all; the others hold rows that the text alone reads wrongly. */
const LEAST_ALIKE = 0.6;
/** Each run asks three engines about two histories. */
const SLOWER = 4;

/** American and British histories as often. */
const drawn = fc.record({
  code: country,
  from: fc.nat({ max: 1_000_000 }),
  place: fc.constantFrom('field' as const, 'both' as const),
});

function seedIn(code: CountryCode, from: number): number {
  let seed = from;
  while (historyNaming(seed, 'text').country !== code) seed++;
  return seed;
}

function answersOf({ country: countryCode, request }: History) {
  const currencyCode = countryCode === 'GB' ? 'GBP' : 'USD';
  const { transactions } = request;
  const place = { referenceId: 'reference', countryCode, currencyCode } as const;
  const { incomeStreams } = verifyIncome(request);
  const costs = assessAffordability({ ...place, transactions });
  // A name without its reference is another name, and may sound more or less like an employer's.
  const streams = incomeStreams.map(({ name, incomeLikelihood, ...stream }) => stream);
  return {
    rows: enrichTransactions({ ...place, transactions }).transactions,
    benefits: streams.filter(({ isBenefit }) => isBenefit),
    streams,
    costs: {
      fixed: costs.estimatedFixedCosts,
      flexible: costs.estimatedFlexibleCosts,
      debt: costs.estimatedDebtFees,
      lines: costs.monthAffordabilities.map(({ lines }) => lines),
    },
  };
}

const categoryOf = ({ enrichedData }: EnrichedTransaction) => enrichedData.category.slug;
const saidOf = (row: EnrichedTransaction) => [categoryOf(row), row.enrichedData.refundOf];

/** The text's payee is the name, or begins with it. */
function tellsName({ description }: EnrichedTransaction, name: string, code: CountryCode): boolean {
  return squash(read(description, code).payee).startsWith(squash(name));
}

it('moving the name from the text to a field changes no category, benefit, stream or cost that was right', () => {
  let alike = 0;
  let runs = 0;
  holds(
    fc.property(drawn, ({ code, from, place }) => {
      const seed = seedIn(code, from);
      const [inText, beside] = [historyNaming(seed, 'text'), historyNaming(seed, place)];
      const { categories, refunds } = inText.truth;
      const returned = new Map(refunds);
      const [before, after] = [answersOf(inText), answersOf(beside)];
      before.rows.forEach((row, index) => {
        const other = after.rows[index] as EnrichedTransaction;
        const { transactionId } = row;
        const name = other.counterPartyName;
        if (typeof name === 'string' && !tellsName(row, name, inText.country)) return;
        const was = [row.description, other.description, name];
        if (categoryOf(row) === categories[transactionId])
          expect([...was, categoryOf(other)]).toEqual([...was, categoryOf(row)]);
        const { refundOf } = row.enrichedData;
        if (refundOf !== null && refundOf === returned.get(transactionId))
          expect([...was, other.enrichedData.refundOf]).toEqual([...was, refundOf]);
      });
      expect(after.benefits).toEqual(before.benefits);
      const isSame = (index: number) =>
        JSON.stringify(saidOf(before.rows[index] as EnrichedTransaction)) ===
        JSON.stringify(saidOf(after.rows[index] as EnrichedTransaction));
      const changed = before.rows.filter((_, index) => !isSame(index));
      if (changed.every(({ creditDebitIndicator }) => creditDebitIndicator === 'Debit'))
        expect(after.streams).toEqual(before.streams);
      runs++;
      if (changed.length > 0) return;
      expect(after.costs).toEqual(before.costs);
      alike++;
    }),
    SLOWER,
  );
  expect(runs).toBeGreaterThanOrEqual(PARAMETERS.numRuns / SLOWER);
  expect(alike / runs).toBeGreaterThan(LEAST_ALIKE);
});

it('quotes nothing that stands neither in the text nor in a name', () => {
  holds(
    fc.property(drawn, ({ code, from, place }) => {
      const beside = historyNaming(seedIn(code, from), place);
      for (const { description, counterPartyName, enrichedData } of answersOf(beside).rows)
        for (const { matched } of enrichedData.evidence)
          if (matched !== null)
            expect([description, counterPartyName].some(text => text?.includes(matched) === true)).toBe(true);
    }),
    SLOWER * 2,
  );
});
