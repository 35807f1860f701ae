/** Finds the member that a misspelt name was meant to be. */
import { slipsBetween } from '../base/slips.js';
import { NAMES_ELSEWHERE, NAMES_INSTEAD } from '../data/memberNames.js';

/** Of names that are known; null where a name is near none of them. */
export type NearName = (name: string) => string | null;

/** A longer name is not a misspelling. Hostile names may have any length. */
const LONGEST_NAME = 40;
/** In a shorter name, one letter makes another word. */
const SHORTEST_MISSPELT = 6;

export function nearNames(known: readonly string[]): NearName {
  const byBareName = new Map(known.map(name => [bare(name), name]));
  const misspellable = known.filter(name => name.length >= SHORTEST_MISSPELT);
  return name => {
    if (name.length > LONGEST_NAME) return null;
    const given = bare(name);
    const same = byBareName.get(given);
    if (same !== undefined) return same;
    const elsewhere = Object.hasOwn(NAMES_ELSEWHERE, given) ? NAMES_ELSEWHERE[given] : undefined;
    if (elsewhere !== undefined && known.includes(elsewhere)) return elsewhere;
    return misspellable.find(each => isOneSlipApart(bare(each), given)) ?? null;
  };
}

/** Among the names given, one under which the missing member may stand. */
export function givenInstead(missing: string, given: readonly string[]): string | null {
  const near = nearNames([missing]);
  const isMeant = (name: string) => near(name) !== null || (namesInstead(name) ?? []).includes(missing);
  return given.find(name => name !== missing && isMeant(name)) ?? null;
}

function namesInstead(name: string): readonly string[] | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const given = bare(name);
  return Object.hasOwn(NAMES_INSTEAD, given) ? NAMES_INSTEAD[given] : undefined;
}

/** merchant_name, MerchantName and merchant-name are merchantname. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[_\-. ]+/g, '');
}

/** One letter is wrong, missing or too many, or two change places. */
function isOneSlipApart(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && slipsBetween(a, b) <= 1;
}
