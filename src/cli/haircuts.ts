/** `variable=0.4,one-off=0.5` as the option of the library. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['guaranteed', 'guaranteed'],
  ['variable', 'variable'],
  ['one-off', 'oneOff'],
]);
const SHARE = /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/;

/** Null where the word does not have that form, or names a kind twice. */
export function haircutsOf(word: string): Readonly<Record<string, number>> | null {
  const haircuts: Record<string, number> = {};
  for (const each of word.split(',')) {
    const [name = '', share = '', ...more] = each.split('=').map(part => part.trim());
    const kind = KINDS.get(name);
    if (kind === undefined || kind in haircuts || more.length > 0 || !SHARE.test(share)) return null;
    haircuts[kind] = Number(share);
  }
  return haircuts;
}
