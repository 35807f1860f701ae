/** Chance from a seed, so that every run times the same bytes. */

/** mulberry32 (Tommy Ettinger, public domain): numbers from 0 to below 1. */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Drawing from lists, digits and identifiers, over one source of chance. */
export function drawsOf(seed) {
  const random = randomOf(seed);
  const pick = list => list[Math.floor(random() * list.length)];
  const digits = length => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  const hex = length => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  const letter = () => String.fromCharCode(65 + Math.floor(random() * 26));
  /** Another reference of the same form; its first three letters say what it is, so they stay, and X masks. */
  const reference = like =>
    like.slice(0, 3).replace(/\d/g, () => digits(1)) +
    like.slice(3).replace(/[a-wyz\d]/gi, found => (/\d/.test(found) ? digits(1) : letter()));
  const identifier = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
  const shuffled = list => {
    const copy = [...list];
    for (let index = copy.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [copy[index], copy[other]] = [copy[other], copy[index]];
    }
    return copy;
  };
  return { random, pick, digits, reference, identifier, shuffled };
}
