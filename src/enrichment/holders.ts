/**
 * The names of those who hold the account, and whether other words name one of them: in whatever order, with initials for first
 * names, with or without titles and middle names. A surname that is shared is no match: it is a relative's.
 */
import { wordsOf } from '../base/text.js';
import { COUPLE_WORDS, NAME_ENDINGS } from '../data/holderWords.js';
import { isCraftAt } from './crafts.js';
import { isCutFirmWord, isFirmName, isFirmWord, isKnownName, isLegalForm, isTitle } from './persons.js';

/** Of a person: the parts of the name. */
interface PersonName {
  readonly given: readonly string[];
  /** SMITH and JONES of Smith-Jones. */
  readonly surname: readonly string[];
}

export interface Holder {
  /** As it was given. */
  readonly name: string;
  /** Two of a couple: MR J & MRS M SMITH. None of a firm. */
  readonly people: readonly PersonName[];
  /** The words of a firm's name without its legal form; empty for people. */
  readonly firm: readonly string[];
}

/** `holder`: one of them; `family`: somebody else with the surname of one. */
export type HolderMatch =
  | { readonly kind: 'holder'; readonly name: string }
  | { readonly kind: 'family'; readonly name: string };

/** Of words that are a name and perhaps a message: what begins with it may end otherwise. */
type Ending = 'name-only' | 'message-may-follow';

const ENDING: ReadonlySet<string> = new Set(NAME_ENDINGS.split(' '));
const COUPLE: ReadonlySet<string> = new Set(COUPLE_WORDS.split(' '));
/** A column that cuts a surname off leaves so much of the whole name. */
const SHORTEST_CUT_NAME = 14;
const SHORTEST_CUT_FIRM = 8;
const MOST_GIVEN = 4;

export function holdersOf(names: readonly string[]): readonly Holder[] {
  return names.map(name => {
    const words = wordsOf(name);
    const isFirm = isFirmName(words, 0, words.count) && !isTitle(words.spelt[0] ?? '');
    const people = isFirm ? [] : peopleOf(name);
    return { name, people, firm: people.length > 0 ? [] : firmWords(words.spelt) };
  });
}

/** Whether these words begin with a holder's name. The first holder named counts; a holder counts before a relative. */
export function matchOf(
  holders: readonly Holder[],
  words: readonly string[],
  ending: Ending,
): HolderMatch | null {
  const own = holders.find(holder => isNamed(holder, words, ending));
  if (own !== undefined) return { kind: 'holder', name: own.name };
  const relative = holders.find(({ people }) => people.some(person => isRelative(person, words)));
  return relative === undefined ? null : { kind: 'family', name: relative.name };
}

/** The only holder that is named anywhere in these words; null where nobody is, or more than one may be. */
export function holderNamedIn(holders: readonly Holder[], words: readonly string[]): string | null {
  const named = holders.filter(({ people }) =>
    people.some(person => words.some((_, at) => givenBeside(person, words.slice(at)) !== null)),
  );
  return named.length === 1 ? (named[0] as Holder).name : null;
}

/** Smith, John; John Smith-Jones; Mr J & Mrs M Smith. */
function peopleOf(name: string): PersonName[] {
  const [first = '', ...behind] = name.split(',');
  const isTurned = behind.length === 1 && namesIn(behind[0] as string).length > 0;
  const parts = (isTurned ? `${behind[0]} ${first}` : first)
    .split(/\s|(&)/)
    .filter(part => part !== undefined && part !== '');
  const people: string[][] = [[]];
  for (const part of parts)
    if (part === '&' || COUPLE.has(part.toUpperCase())) people.push([]);
    else if (namesIn(part).length > 0) people.at(-1)?.push(part);
  const surname = namesIn(people.at(-1)?.at(-1) ?? '');
  return people.flatMap((own, index) => {
    const isLast = index === people.length - 1;
    const hasOwn = isLast || own.filter(part => namesIn(part).join('').length > 1).length > 1;
    const given = (hasOwn ? own.slice(0, -1) : own).flatMap(namesIn);
    if (given.length === 0 || surname.length === 0) return [];
    return [{ given, surname: hasOwn ? namesIn(own.at(-1) as string) : surname }];
  });
}

function namesIn(text: string): string[] {
  return wordsOf(text).spelt.filter(isOfName);
}

function isOfName(word: string): boolean {
  return !isTitle(word) && !ENDING.has(word) && !/\d/.test(word);
}

function firmWords(words: readonly string[]): string[] {
  const named = words.filter(word => !isLegalForm(word));
  return named.length > 0 ? named : [...words];
}

function isNamed({ people, firm }: Holder, words: readonly string[], ending: Ending): boolean {
  if (firm.length > 0) return isFirm(firm, words);
  const parts = partsOfCouple(words);
  return people.some(person => parts.some(part => isPerson(person, part, ending)));
}

function isFirm(firm: readonly string[], words: readonly string[]): boolean {
  const other = firmWords(words).join('');
  const own = firm.join('');
  return other === own || (other.length >= SHORTEST_CUT_FIRM && words.length > 1 && own.startsWith(other));
}

/** J AND M SMITH: J SMITH, and M SMITH. */
function partsOfCouple(words: readonly string[]): (readonly string[])[] {
  const at = words.findIndex(word => COUPLE.has(word));
  if (at <= 0 || at === words.length - 1) return [words];
  const [first, second] = [words.slice(0, at), words.slice(at + 1)];
  return [first, [...first, second.at(-1) as string], second];
}

function isPerson(person: PersonName, words: readonly string[], ending: Ending): boolean {
  const names = words.filter(isOfName);
  const rest = givenBeside(person, names);
  if (rest === null) return isCutName(person, names);
  if (rest.length === 0) return true;
  return ending === 'message-may-follow' && mayBeMessage(rest);
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

/** What follows the name that the words begin with; null where they begin otherwise. */
function givenBeside({ given, surname }: PersonName, words: readonly string[]): readonly string[] | null {
  if (beginsWith(words, surname)) {
    const behind = words.slice(surname.length);
    // SMITH JOHN A: as many as fit.
    for (let count = Math.min(MOST_GIVEN, behind.length); count > 0; count--)
      if (areGiven(behind.slice(0, count), given, false)) return behind.slice(count);
    return null;
  }
  for (let at = 1; at <= Math.min(MOST_GIVEN, words.length - surname.length); at++)
    if (beginsWith(words.slice(at), surname))
      return areGiven(words.slice(0, at), given, true) ? words.slice(at + surname.length) : null;
  return null;
}

function beginsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, index) => words[index] === word);
}

/** `stand`: they stand before the surname, so what is unknown among them can only be middle names. */
function areGiven(written: readonly string[], given: readonly string[], stand: boolean): boolean {
  const [first = '', ...middle] = written;
  const [name = '', ...others] = given;
  if (areInitials(first, given)) return middle.length === 0;
  // Who is called by the second name: JOHN of Peter John.
  if (written.length === 1 && first.length > 1 && others.includes(first)) return true;
  if (!agree(first, name)) return false;
  if (others.length === 0) return middle.every(word => word.length === 1 || (stand && isGivenLike(word)));
  const at = middle.map(word => others.findIndex(other => agree(word, other)));
  return at.every((place, index) => place > (at[index - 1] ?? -1));
}

function isGivenLike(word: string): boolean {
  return !isFirmWord(word);
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
  const whole = [given[0], ...surname].join('');
  const written = names.join('');
  return (
    written.length >= SHORTEST_CUT_NAME &&
    names.length > 1 &&
    names[0] === given[0] &&
    whole.startsWith(written)
  );
}

/** MARY SMITH, SMITH M: the surname, and a first name or an initial that is another. Nothing of a firm. */
function isRelative({ surname }: PersonName, words: readonly string[]): boolean {
  const names = words.filter(isOfName);
  const isShort = names.length > surname.length && names.length <= surname.length + MOST_GIVEN - 1;
  if (!isShort || names.some((word, index) => isFirmWord(word) || isCraftAt(names, index, names.length)))
    return false;
  return beginsWith(names, surname) || beginsWith(names.slice(-surname.length), surname);
}
