import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf, likenessOf, type Payer } from '../../src/streams/payer.js';
import { MOST_NEAR, noPayers } from '../../src/streams/payerIndex.js';

/** Few letters, so that many words begin alike. */
const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 6 });
const payer: fc.Arbitrary<Payer> = fc.record({
  words: fc.array(word, { maxLength: 4 }),
  isPerson: fc.boolean(),
});

describe('the index of payers', () => {
  it('finds, in the order added, every payer that comparing with each would find', () => {
    fc.assert(
      fc.property(fc.array(payer, { maxLength: 30 }), payer, (longer, shorter) => {
        const index = noPayers<Payer>();
        for (const each of longer) index.add(each, each);
        const isLike = (other: Payer) =>
          lettersOf(shorter) <= lettersOf(other) && likenessOf(shorter, other) !== 'different';
        expect(index.near(shorter).filter(isLike)).toEqual(longer.filter(isLike));
      }),
      { numRuns: 2000 },
    );
  });

  it('names no more than so many, those added last, however many are alike', () => {
    const index = noPayers<number>();
    for (let number = 0; number < 500; number++)
      index.add({ words: ['NORTHGATE', madeUp(number)], isPerson: false }, number);
    const found = index.near({ words: ['NORTHGATE'], isPerson: false });
    expect(found).toEqual(Array.from({ length: MOST_NEAR }, (_, place) => 500 - MOST_NEAR + place));
  });

  it.each([
    ['nothing in common', (name: string, other: string) => [name, other]],
    ['their first word in common', (name: string) => ['JONES', name]],
    ['the beginning of their only word in common', (name: string) => [`PAYER${name}`]],
    ['their last word in common', (name: string) => [name, 'LOGISTICS']],
  ])('names few of two thousand payers with %s', (_, wordsOf) => {
    const count = 2000;
    const index = noPayers<number>();
    let found = 0;
    for (let number = 0; number < count; number++) {
      const words = wordsOf(madeUp(number), madeUp(7 * number + 3));
      found += index.near({ words, isPerson: false }).length;
      index.add({ words, isPerson: false }, number);
    }
    expect(found / count).toBeLessThan(count / 100);
  });
});

/** Another word for each number below 4096. */
function madeUp(number: number): string {
  const syllables = 'BA KE LO MI NU RA SE TO VI WE ZA PO DU FE GI HO'.split(' ');
  return [number, number >> 4, number >> 8].map(digits => syllables[digits & 15]).join('');
}
