/** Where a bank sets each part of a narrative at a fixed place. */
import { COMMA } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import type { Layout } from '../../data/wording/bankWording.js';
import type { Rail } from '../../model/rail.js';
import { isCountryCode } from '../words/placeNames.js';

/** Of years, and of few branches. */
const NUMBER = /^\d{3,4}$/;

export interface Span {
  readonly rail: Rail;
  /** Positions in the text. */
  readonly from: number;
  readonly to: number;
}

export function layoutOf({ text }: Words, country: NarrativeCountry): Span | null {
  for (const layout of country.layouts) {
    const match = matchOf(layout, text);
    const [from, to] = match?.indices?.groups?.['payee'] ?? [0, 0];
    if (to > 0 && isPlausible(match?.groups?.['country'])) return { rail: layout.rail, from, to };
  }
  return null;
}

/** 1984 CLUB: a number that opens the place of the payee, before a word of the name, is the first word of it. */
export function openNumberedName(words: Words, { from, to }: Span, isNoise: boolean[]): void {
  const first = words.from.indexOf(from);
  const next = first + 1;
  if (first < 0 || next >= words.count || (words.from[next] as number) >= to || isNoise[next] === true)
    return;
  if (words.glued[next] === true || words.marks[next] === COMMA) return;
  if (NUMBER.test(wordAt(words, first)) && !/\d/.test(wordAt(words, next))) isNoise[first] = false;
}

/** The text of a named group of the layout. Null if the group is empty. */
export function layoutGroup(
  { text }: Words,
  name: 'town' | 'country' | 'purpose',
  country: NarrativeCountry,
): string | null {
  for (const layout of country.layouts) {
    const groups = matchOf(layout, text)?.groups;
    if (groups !== undefined && isPlausible(groups['country'])) return groups[name]?.trim() || null;
  }
  return null;
}

function matchOf({ pattern, sign }: Layout, text: string): RegExpExecArray | null {
  return sign === undefined || sign.test(text) ? pattern.exec(text) : null;
}

/** Text whose width is a layout's by chance ends in no country: 12 WATER AVE. */
function isPlausible(country: string | undefined): boolean {
  return country === undefined || country.length < 3 || isCountryCode(country);
}
