/** Which names, examples and members lack documentation. */
import type { Hover, Member } from './hover.js';

/** Names that say all where their type is text: identifiers, and what something is called. */
const SPEAKS_FOR_ITSELF = /(?:^id|Ids?|^name|^slug|^year|^description)$/;

/**
 * A member whose type is a documented type, or a list of literals, is told by it. Of a plain number, text or boolean the
 * documentation says the unit, the form or what true means.
 */
function lacks({ name, documentation, isPlain }: Member): boolean {
  return documentation === '' && isPlain && !SPEAKS_FOR_ITSELF.test(name);
}

/** `analyse`, `analyse @example` or `Category.group`. */
export function lackingIn(hovers: readonly Hover[]): string[] {
  return hovers.flatMap(({ name, kind, documentation, examples, members }) => [
    ...(documentation === '' ? [name] : []),
    ...(kind === 'function' && examples.length === 0 ? [`${name} @example`] : []),
    ...members.filter(lacks).map(member => `${name}.${member.name}`),
  ]);
}
