/** Finds misspelt names of members. Most objects of a request have the same names, so each is compared with the one before. */
import { once, oncePer } from '../base/once.js';
import { nearNames } from './nearNames.js';

type Members = Readonly<Record<string, unknown>>;

export interface OddName {
  readonly name: string;
  /** The known name that it is near to; null of those that were asked for. */
  readonly near: string | null;
}

/** Of an object: its names that are near a known one, and those of `wanted`. */
export function nameWatch(
  known: readonly string[],
  wanted: readonly string[] = [],
): (members: Members) => readonly OddName[] {
  const isKnown = new Set(known);
  const isWanted = new Set(wanted);
  // Most requests have no odd name.
  const nearName = once(() => nearNames(known));
  const nearTo = oncePer((name: string) => ({ name, near: nearName()(name) }));
  let names: readonly string[] = [];
  let odd: readonly OddName[] = [];
  return members => {
    if (hasNames(members, names)) return odd;
    names = Object.keys(members);
    odd = names.flatMap(name => {
      if (isWanted.has(name)) return { name, near: null };
      if (isKnown.has(name)) return [];
      const each = nearTo(name);
      return each.near === null ? [] : each;
    });
    return odd;
  };
}

function hasNames(members: Members, names: readonly string[]): boolean {
  let place = 0;
  // Object.keys would make a list for each.
  for (const name in members) if (name !== names[place++]) return false;
  return place === names.length;
}
