// Which names are safe to meet among other words (e), and which are plain words (g).
import { key, tokens } from './names.mjs';
import { firstNames, generic, known, surnames, words } from './words.mjs';

const isPerson = ([first, last, ...rest]) => rest.length === 0 && firstNames.has(first) && surnames.has(last);

/** A lone ordinary word, first name, surname or place; a person's whole name; a scrap of letters. */
function isGeneric(name) {
  const id = key(name);
  if (known.has(id)) return false;
  if (generic.has(id)) return true;
  const parts = tokens(name);
  if (parts.length === 1) return words.has(id) || id.length < 4 || /^\d+$/.test(id);
  return isPerson(parts) || parts.join('').length < 4;
}

/** BRADLEYS: one of many firms of that family name. */
const isFamily = part => part.endsWith('S') && surnames.has(part.slice(0, -1));

/** A coined word of some length, or several words of which one is coined. */
function isDistinctive(name) {
  const parts = tokens(name);
  const coined = parts.filter(part => !words.has(part) && !/^\d+$/.test(part));
  if (parts.length === 1) return coined.length === 1 && parts[0].length >= 6 && !isFamily(parts[0]);
  return coined.some(part => part.length >= 3) && parts.join('').length >= 9;
}

function nameFlag(name, given) {
  if (given.has('g') || given.has('e')) return undefined;
  if (isGeneric(name)) return 'g';
  return isDistinctive(name) ? 'e' : undefined;
}

const order = 'ghocsdbpe';

export function addFlags(merchants) {
  for (const lines of merchants)
    for (const [index, entry] of lines.entries()) {
      const flags = new Set(entry.flags);
      // An arm is met by its aliases only, and they say more than the brand: they are as distinctive at least.
      if (index > 0) {
        for (const flag of 'ghe') flags.delete(flag);
        if (lines[0].flags.includes('e')) flags.add('e');
      } else flags.add(nameFlag(entry.name, flags));
      entry.flags = [...order].filter(flag => flags.has(flag)).join('');
    }
  return merchants;
}
