/**
 * Whether words name one of those who hold the account: in whatever order, with initials for first names, with or without titles
 * and middle names. A surname that is shared is no match: it is a relative's.
 */
import { FAMILY_WORDS } from '../../data/firmWords.js';
import { isCraftAt } from '../words/crafts.js';
import {
  firmWordsOf,
  generationIn,
  type Holder,
  isOfName,
  joinsCouple,
  type PersonName,
} from '../words/holderNames.js';
import { isCutFirmWord, isFirmWord, isKnownName, isLegalForm } from '../words/persons.js';

/** `holder`: one of them; `family`: somebody else with the surname of one. */
export type HolderMatch =
  | { readonly kind: 'holder'; readonly name: string }
  | { readonly kind: 'family'; readonly name: string };

/** Of words that are a name and perhaps a message: what begins with it may end otherwise. */
type Ending = 'name-only' | 'message-may-follow';

/** The names beside a surname, and the place after both. */
interface Named {
  readonly behind: number;
}

/** Smith and Sons are no couple. */
const OF_FIRM: ReadonlySet<string> = new Set(FAMILY_WORDS.split(' '));
/** A column that cuts a surname off leaves so much of the whole name. */
const SHORTEST_CUT_NAME = 14;
const SHORTEST_CUT_FIRM = 8;
const MOST_GIVEN = 4;

/** Whether these words begin with a holder's name. The first holder named counts; a holder counts before a relative. */
export function matchOf(
  holders: readonly Holder[],
  words: readonly string[],
  ending: Ending,
): HolderMatch | null {
  const generation = generationIn(words);
  const parts = partsOfCouple(words).map(part => part.filter(isOfName));
  const own = holders.find(({ people, firm }) =>
    firm.length > 0
      ? isFirm(firm, words)
      : people.some(
          person => mayBe(person, generation) && parts.some(part => isPerson(person, part, ending)),
        ),
  );
  if (own !== undefined) return { kind: 'holder', name: own.name };
  const names = words.filter(isOfName);
  const relative = holders.find(({ people }) => people.some(({ surname }) => isRelative(surname, names)));
  return relative === undefined ? null : { kind: 'family', name: relative.name };
}

/** The only holder that is named anywhere in these words; null where nobody is, or more than one may be. */
export function holderNamedIn(holders: readonly Holder[], words: readonly string[]): string | null {
  const named = holders.filter(({ people }) =>
    people.some(person => words.some((_, at) => givenBeside(person, words, at) !== null)),
  );
  return named.length === 1 ? (named[0] as Holder).name : null;
}

function isFirm(firm: readonly string[], words: readonly string[]): boolean {
  const other = firmWordsOf(words).join('');
  const own = firm.join('');
  return other === own || (other.length >= SHORTEST_CUT_FIRM && words.length > 1 && own.startsWith(other));
}

/** A father and a son of one name. */
function mayBe({ generation }: PersonName, other: number | null): boolean {
  return generation === null || other === null || generation === other;
}

/** J AND M SMITH: J SMITH, and M SMITH. */
function partsOfCouple(words: readonly string[]): (readonly string[])[] {
  const at = words.findIndex(joinsCouple);
  if (at <= 0 || at === words.length - 1) return [words];
  const [first, second] = [words.slice(0, at), words.slice(at + 1)];
  const isFirms =
    isFirmWord(second[0] as string) || second.some(word => OF_FIRM.has(word) || isLegalForm(word));
  return isFirms ? [words] : [first, [...first, ...second.slice(1)], second];
}

function isPerson(person: PersonName, names: readonly string[], ending: Ending): boolean {
  const named = givenBeside(person, names, 0);
  if (named === null) return isCutName(person, names);
  if (named.behind === names.length) return true;
  return ending === 'message-may-follow' && mayBeMessage(names.slice(named.behind));
}

/** A firm's word behind a name makes it a firm's, another name makes it somebody else's. */
function mayBeMessage(rest: readonly string[]): boolean {
  return !rest.some(
    (word, index) =>
      isFirmWord(word) ||
      isCutFirmWord(word) ||
      (index === 0 && word.length > 1 && isKnownName(word)) ||
      isCraftAt(rest, index, rest.length),
  );
}

/** Null where the words do not begin with the name at this place. */
function givenBeside({ given, surname }: PersonName, words: readonly string[], start: number): Named | null {
  const turned = surnameAt(words, start, surname);
  if (turned > 0) {
    const from = start + turned;
    // SMITH JOHN A: as many as fit.
    for (let count = Math.min(MOST_GIVEN, words.length - from); count > 0; count--)
      if (areGiven(words.slice(from, from + count), given, false)) return { behind: from + count };
    return null;
  }
  for (let at = start + 1; at <= Math.min(start + MOST_GIVEN, words.length - 1); at++) {
    const length = surnameAt(words, at, surname);
    if (length > 0) return areGiven(words.slice(start, at), given, true) ? { behind: at + length } : null;
  }
  return null;
}

/** The number of words of the surname at this place, such as two for O BRIEN. 0 if it is not here. */
function surnameAt(words: readonly string[], start: number, surname: string): number {
  let length = 0;
  for (let at = start; at < words.length && length < surname.length; at++) {
    const word = words[at] as string;
    if (!surname.startsWith(word, length)) return 0;
    length += word.length;
    if (length === surname.length) return at - start + 1;
  }
  return 0;
}

/** `stand`: they stand before the surname, so what is unknown among them can only be middle names. */
function areGiven(written: readonly string[], given: readonly string[], stand: boolean): boolean {
  const [first = '', ...middle] = written;
  const [name = '', ...others] = given;
  if (areInitials(first, given) || first === given.join('')) return middle.length === 0;
  // Who is called by the second name: JOHN of Peter John.
  if (written.length === 1 && first.length > 1 && others.includes(first)) return true;
  if (!agree(first, name)) return false;
  if (others.length === 0) return middle.every(word => word.length === 1 || (stand && !isFirmWord(word)));
  const at = middle.map(word => others.findIndex(other => agree(word, other)));
  return at.every((place, index) => place > (at[index - 1] ?? -1));
}

/** JA of John Andrew, which is no name itself. */
function areInitials(word: string, given: readonly string[]): boolean {
  return (
    word.length > 1 &&
    given.length >= word.length &&
    !isKnownName(word) &&
    [...word].every((letter, index) => (given[index] as string).startsWith(letter))
  );
}

/** J and JOHN. */
function agree(a: string, b: string): boolean {
  return a === b || ((a.length === 1 || b.length === 1) && a[0] === b[0]);
}

/** CHRISTOPHER HARTNE, which a column cut off: the first name is whole. */
function isCutName({ given, surname }: PersonName, names: readonly string[]): boolean {
  const whole = `${given[0]}${surname}`;
  const written = names.join('');
  return (
    written.length >= SHORTEST_CUT_NAME &&
    names.length > 1 &&
    names[0] === given[0] &&
    whole.startsWith(written)
  );
}

/** MARY SMITH, SMITH M: the surname, and a first name or an initial that is another. Nothing of a firm. */
function isRelative(surname: string, names: readonly string[]): boolean {
  if (names.length < 2) return false;
  const first = surnameAt(names, 0, surname);
  const others = first > 0 ? names.slice(first) : namesBefore(surname, names);
  return (
    others.length > 0 &&
    others.length < MOST_GIVEN &&
    !others.some((word, index) => isFirmWord(word) || isCraftAt(others, index, others.length))
  );
}

/** The names before the surname at the end of the words. Empty if they end differently. */
function namesBefore(surname: string, names: readonly string[]): readonly string[] {
  for (let at = 1; at <= Math.min(MOST_GIVEN - 1, names.length - 1); at++)
    if (at + surnameAt(names, at, surname) === names.length) return names.slice(0, at);
  return [];
}
