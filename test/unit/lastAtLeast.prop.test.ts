/** The last number of at least a bound, as a search from the end finds it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastAtLeast } from '../../src/base/lastAtLeast.js';
import { holds } from '../support/property.js';

it('finds what a search from the end finds, after any changes', () => {
  const change = fc.record({ place: fc.nat(40), value: fc.option(fc.integer({ min: -3, max: 20 })) });
  holds(
    fc.property(fc.integer({ min: 0, max: 41 }), fc.array(change), (places, changes) => {
      const row = lastAtLeast(places);
      const numbers = new Array<number>(places).fill(Number.NEGATIVE_INFINITY);
      for (const { place, value } of changes) {
        if (place >= places) continue;
        if (value === null) row.remove(place);
        else row.set(place, value);
        numbers[place] = value ?? Number.NEGATIVE_INFINITY;
        for (const bound of [-4, 0, 7, 21])
          expect(row.find(bound)).toBe(numbers.findLastIndex(number => number >= bound));
      }
    }),
  );
});
