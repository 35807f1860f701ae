/** The names of those who hold the account, as the request gives them: people, couples and firms. */
import { wordsOf } from '../base/text.js';
import { COUPLE_WORDS, GENERATIONS, NAME_ENDINGS, SURNAME_PARTICLES } from '../data/holderWords.js';
import { isCraftAt } from './crafts.js';
import { isFirmWord, isFirstName, isKnownName, isLegalForm, isSurname, isTitle } from './persons.js';

/** Of a person: the parts of the name. */
export interface PersonName {
  readonly given: readonly string[];
  /** SMITHJONES of Smith-Jones, since banks write it in one word or in several. */
  readonly surname: string;
  /** Place among `GENERATIONS`; null where the name has no such ending. */
  readonly generation: number | null;
}

export interface Holder {
  /** As it was given. */
  readonly name: string;
  /** Two of a couple: MR J & MRS M SMITH. None of a firm. */
  readonly people: readonly PersonName[];
  /** The words of a firm's name without its legal form; empty for people, and for what names nobody. */
  readonly firm: readonly string[];
}

const ENDING: ReadonlySet<string> = new Set(NAME_ENDINGS.split(' '));
const COUPLE: ReadonlySet<string> = new Set(COUPLE_WORDS.split(' '));
const PARTICLE: ReadonlySet<string> = new Set(SURNAME_PARTICLES.split(' '));
const GENERATION: ReadonlyMap<string, number> = new Map(
  GENERATIONS.split(';').flatMap((endings, place) => endings.split(' ').map(ending => [ending, place])),
);
/** A surname of one letter is an initial. */
const SHORTEST_SURNAME = 2;

export function holdersOf(names: readonly string[]): readonly Holder[] {
  return names.map(name => {
    const text = turned(withoutSigns(name));
    const { spelt } = wordsOf(text);
    const people = isFirm(spelt) ? [] : peopleOf(text);
    return { name, people, firm: people.length > 0 ? [] : firmWordsOf(spelt) };
  });
}

/** J & M SMITH: J AND M SMITH. */
export function withoutSigns(text: string): string {
  return text.replaceAll('&', ' AND ');
}

/** Whether a word of a name is neither a title nor an ending nor a number. */
export function isOfName(word: string): boolean {
  return !isTitle(word) && !ENDING.has(word) && !/\d/.test(word);
}

export function joinsCouple(word: string): boolean {
  return COUPLE.has(word);
}

/** Of a name's words; null where none says it. */
export function generationIn(words: readonly string[]): number | null {
  for (const word of words) {
    const place = GENERATION.get(word);
    if (place !== undefined) return place;
  }
  return null;
}

export function firmWordsOf(words: readonly string[]): string[] {
  return words.filter(word => !isLegalForm(word) && !isTitle(word) && !COUPLE.has(word));
}

/** Smith, John: John Smith. */
function turned(text: string): string {
  const [first = '', second = '', ...more] = text.split(',');
  const isTurned = more.length === 0 && namesIn(second).length > 0;
  return isTurned ? `${second} ${first}` : text.replaceAll(',', ' ');
}

/** A legal form or a trade, or two names joined; but a couple, and Mary Green or Peter Hall, whose surnames are firm's words too. */
function isFirm(words: readonly string[]): boolean {
  if (words.some(isLegalForm)) return true;
  const sides = sidesOf(words);
  return (sides.length > 1 && !areCouple(sides)) || sides.some(isFirmSide);
}

function sidesOf(words: readonly string[]): string[][] {
  const sides: string[][] = [[]];
  for (const word of words)
    if (COUPLE.has(word)) sides.push([]);
    else sides.at(-1)?.push(word);
  return sides;
}

/** ELLIS AND FARROW is a firm; J AND M SMITH are not. */
function areCouple(sides: readonly (readonly string[])[]): boolean {
  const isWhole = (sides.at(-1) as readonly string[]).length > 1;
  return isWhole && sides.some(([first = '']) => isTitle(first) || first.length === 1 || isFirstName(first));
}

function isFirmSide(words: readonly string[]): boolean {
  const named = words.filter(isOfName);
  return named.some((word, index) => {
    if (index === named.length - 1 && index > 0 && isSurname(word)) return false;
    // Names are given whole: nothing was cut off behind the last word.
    return isFirmWord(word) || (index > 0 && !isKnownName(word) && isCraftAt(named, index, named.length + 1));
  });
}

/** Those whose surname is not written share the last one's: Mr J and Mrs M Smith. */
function peopleOf(text: string): PersonName[] {
  const people: string[][] = [[]];
  for (const part of text.split(/\s+/))
    if (COUPLE.has(part.toUpperCase())) people.push([]);
    else if (wordsOf(part).count > 0) people.at(-1)?.push(part);
  const last = nameOf(people.at(-1) as string[]);
  if (last.surname.length < SHORTEST_SURNAME) return [];
  return people.flatMap((parts, index) => {
    const isLast = index === people.length - 1;
    const own = isLast ? last : nameOf(parts);
    const isWhole = isLast || (own.given.length > 0 && own.surname.length >= SHORTEST_SURNAME);
    const name = isWhole ? own : { ...own, given: parts.flatMap(namesIn), surname: last.surname };
    return name.given.length === 0 ? [] : [name];
  });
}

/** The last part is the surname, with the particles before it. */
function nameOf(parts: readonly string[]): PersonName {
  const named = parts.filter(part => namesIn(part).length > 0);
  let first = named.length - 1;
  while (first > 1 && namesIn(named[first - 1] as string).every(word => PARTICLE.has(word))) first--;
  return {
    given: named.slice(0, Math.max(0, first)).flatMap(namesIn),
    surname: named.slice(Math.max(0, first)).flatMap(namesIn).join(''),
    generation: generationIn(parts.flatMap(part => wordsOf(part).spelt)),
  };
}

function namesIn(text: string): string[] {
  return wordsOf(text).spelt.filter(isOfName);
}
