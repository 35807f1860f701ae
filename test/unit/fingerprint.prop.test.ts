/** Numbers that stand for texts: the same for the same texts, and another for any other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, LARGEST_INT32, smallFingerprintsOf } from '../../src/base/fingerprint.js';
import { holds } from '../support/property.js';

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }));
const texts = fc.array(text, { maxLength: 6 });

describe('a fingerprint', () => {
  it('is a whole number that JSON carries exactly', () => {
    holds(
      fc.property(texts, given => {
        const number = fingerprintOf(given);
        expect(Number.isSafeInteger(number) && number >= 0 && !Object.is(number, -0)).toBe(true);
        expect(fingerprintOf([...given])).toBe(number);
      }),
    );
  });

  it('never changes: stored ones are compared with those of later versions', () => {
    expect(fingerprintOf(['current', 't1', 'savings', 't2'])).toBe(7_469_126_552_947_486);
    expect(fingerprintOf([])).toBe(4_603_942_013_157_317);
  });

  it('tells lists apart that read alike when joined', () => {
    holds(
      fc.property(texts, fc.nat(), fc.nat(), (given, place, cut) => {
        const joined = given.join('');
        const at = joined.length === 0 ? 0 : cut % joined.length;
        const others = [
          [joined],
          [joined.slice(0, at), joined.slice(at)],
          [...given, ''],
          given.toReversed(),
        ];
        for (const other of others) {
          const isSame = JSON.stringify(other) === JSON.stringify(given);
          expect(fingerprintOf(other) === fingerprintOf(given)).toBe(isSame);
        }
        const list = given.length === 0 ? [''] : given;
        const changed = list.with(place % list.length, `${list[place % list.length]}\u0000`);
        expect(fingerprintOf(changed)).not.toBe(fingerprintOf(list));
      }),
    );
  });

  it('is an integer of 32 bits where it has to be, one for each list in whatever order', () => {
    const lists = fc.uniqueArray(texts, { maxLength: 8, selector: given => JSON.stringify(given) });
    holds(
      fc.property(lists, given => {
        const numbers = smallFingerprintsOf(given);
        expect(new Set(numbers).size).toBe(given.length);
        for (const number of numbers)
          expect(Number.isInteger(number) && number >= 0 && number <= LARGEST_INT32).toBe(true);
        expect(smallFingerprintsOf(given.toReversed())).toEqual(numbers.toReversed());
        expect(given.flatMap(one => smallFingerprintsOf([one]))).toEqual(numbers);
      }),
    );
    expect(smallFingerprintsOf([['current', 't1', 'savings', 't2']])).toEqual([184060702]);
  });

  it('is another where two lists would share it: all of 300 000 differ, in whatever order', () => {
    const given = Array.from({ length: 300_000 }, (_, index) => ['a', `t${index}`]);
    const alone = given.map(list => fingerprintOf(list) % (LARGEST_INT32 + 1));
    const shared = given.length - new Set(alone).size;
    // 21 by chance.
    expect(shared).toBeGreaterThan(5);
    const numbers = smallFingerprintsOf(given);
    expect(new Set(numbers).size).toBe(given.length);
    expect(numbers.filter((number, index) => number !== alone[index])).toHaveLength(shared);
    expect(smallFingerprintsOf(given.toReversed())).toEqual(numbers.toReversed());
  });

  const COUNT = 100_000;
  it.each([
    ['numbered', (index: number) => ['a', `t${index}`, 'b', `t${index + 1}`]],
    ['numbered with zeros in front', (index: number) => ['a', `${index}`.padStart(20, '0'), 'b', 'x']],
    ['two numbers side by side', (index: number) => ['a', `${index % 300}`, 'b', `${index >> 8}.${index}`]],
    ['written in noughts and ones', (index: number) => [index.toString(2).padStart(40, '0'), 'x', 'b', 'y']],
  ])('is no other for any of 100 000 ids that banks may give: %s', (_, textsOf) => {
    const numbers = Array.from({ length: COUNT }, (_, index) => fingerprintOf(textsOf(index)));
    expect(new Set(numbers).size).toBe(COUNT);
    // And by chance alone: half as many bits are shared about as often as chance has it (1.2 pairs).
    expect(new Set(numbers.map(number => number % 2 ** 32)).size).toBeGreaterThan(COUNT - 12);
    expect(new Set(numbers.map(number => Math.floor(number / 2 ** 21))).size).toBeGreaterThan(COUNT - 12);
  });
});
