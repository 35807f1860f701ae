/** Gives a list of texts a number that is the same everywhere and always, and that practically no other list has. */

/** Odd factors of 32 bits that spread the bits of a character over all bits (golden ratio, and Knuth's). */
const FACTORS = [0x9e3779b1, 0x5f356495] as const;
const SEEDS = [0x811c9dc5, 0x41c6ce57] as const;
/** The bits of the second half that are used, so that the whole is exact as a JSON number. */
const HIGH_BITS = 21;

/**
 * A whole number from 0 to 2^53 - 1. The length of each text is included, so that no two lists read alike. Among a million lists, two share
 * a number once in 18 000 times. It is not secret, and no protection against somebody who chooses the texts.
 */
export function fingerprintOf(texts: readonly string[]): number {
  let [low, high] = SEEDS as readonly [number, number];
  for (const text of texts) {
    low = mixed(low, text.length, FACTORS[0]);
    high = mixed(high, text.length, FACTORS[1]);
    for (let position = 0; position < text.length; position++) {
      const code = text.charCodeAt(position);
      low = mixed(low, code, FACTORS[0]);
      high = mixed(high, code, FACTORS[1]);
    }
  }
  // Every bit of each half affects all bits of both.
  const lowest = spread(low ^ (high >>> 15));
  const highest = spread(high ^ (lowest >>> 13));
  return (highest >>> (32 - HIGH_BITS)) * 2 ** 32 + (lowest >>> 0);
}

/** The largest integer of 32 bits with a sign, which is what most languages read an integer into. */
export const LARGEST_INT32 = 2 ** 31 - 1;

/**
 * A different number for each list, from 0 to LARGEST_INT32. A list has the same number whatever the others are, unless one of them has
 * that number too. Then the one with the lower fingerprint keeps it, so that their order does not matter.
 */
export function smallFingerprintsOf(lists: readonly (readonly string[])[]): number[] {
  const marked = lists.map((texts, index) => ({ texts, index, whole: fingerprintOf(texts) }));
  const taken = new Set(marked.map(({ whole }) => smallOf(whole)));
  const kept = new Set<number>();
  const numbers: number[] = [];
  for (const { texts, index, whole } of marked.sort(
    (a, b) => a.whole - b.whole || byText(a.texts, b.texts),
  )) {
    let number = smallOf(whole);
    for (let attempt = 1; kept.has(number); attempt++) {
      const other = smallOf(fingerprintOf([...texts, String(attempt)]));
      if (!taken.has(other)) number = other;
    }
    taken.add(number);
    kept.add(number);
    numbers[index] = number;
  }
  return numbers;
}

function smallOf(fingerprint: number): number {
  return fingerprint % (LARGEST_INT32 + 1);
}

function byText(a: readonly string[], b: readonly string[]): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

function mixed(half: number, code: number, factor: number): number {
  const product = Math.imul(half ^ code, factor);
  return (product << 13) | (product >>> 19);
}

/** The finishing steps of MurmurHash3. */
function spread(half: number): number {
  let bits = half;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
