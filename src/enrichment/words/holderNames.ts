/** The names of those who hold the account, as the request gives them: people, couples and firms. */
import { wordsOf } from '../../base/text.js';
import { COUPLE_WORDS, GENERATIONS, NAME_ENDINGS, SURNAME_PARTICLES } from '../../data/holderWords.js';
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
  const last = people.at(-1) as string[];
  return people.flatMap(parts => {
    const own = namesOf(parts);
    if (own.length > 0 || parts === last) return own;
    return namesOf([...parts, last.at(-1) as string]);
  });
}

/** The last part is the surname, perhaps with the particles before it: Anna van der Berg, but Nguyen Van An. */
function namesOf(parts: readonly string[]): PersonName[] {
  const generation = generationIn(parts.flatMap(part => wordsOf(part).spelt));
  const named = parts.map(namesIn).filter(words => words.length > 0);
  const last = named.length - 1;
  let first = last;
  while (first > 1 && (named[first - 1] as string[]).every(word => PARTICLE.has(word))) first--;
  return [...new Set([first, last])].flatMap(at => {
    const surname = named.slice(Math.max(0, at)).flat().join('');
    if (at < 1 || surname.length < SHORTEST_SURNAME) return [];
    return [{ given: named.slice(0, at).flat(), surname, generation }];
  });
}

function namesIn(text: string): string[] {
  return wordsOf(text).spelt.filter(isOfName);
}
