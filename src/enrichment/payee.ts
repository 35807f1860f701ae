/** Which words of a narrative are the payee, once its fields are known. */
import { COMMA, STAR, UNDERSCORE } from '../base/marks.js';
import { type Words, wordAt } from '../base/text.js';
import { LAYOUTS, type Layout } from '../data/layouts.js';
import type { Field } from '../data/markers.js';
import type { Rail } from '../model/rail.js';
import type { CountryCode } from '../model/request.js';
import type { Hit, ProcessorEntry } from './lexicon.js';
import { isSurname } from './persons.js';

const LONGEST_COLLECTOR = 3;
const LONGEST_INITIALS = 2;

const LAYOUTS_OF: Readonly<Record<CountryCode, readonly Layout[]>> = {
  GB: LAYOUTS.filter(({ country }) => country === 'GB'),
  US: LAYOUTS.filter(({ country }) => country === 'US'),
};

export interface Span {
  readonly rail: Rail;
  /** Positions in the text. */
  readonly from: number;
  readonly to: number;
}

/** What stands in a named group of the layout; null where it has none. */
export function layoutGroup(
  { text }: Words,
  name: 'town' | 'country' | 'purpose',
  country: CountryCode,
): string | null {
  for (const { pattern } of LAYOUTS_OF[country]) {
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined) return groups[name]?.trim() || null;
  }
  return null;
}

export function layoutOf({ text }: Words, country: CountryCode): Span | null {
  for (const { pattern, rail } of LAYOUTS_OF[country]) {
    const [from, to] = pattern.exec(text)?.indices?.groups?.['payee'] ?? [0, 0];
    if (to > 0) return { rail, from, to };
  }
  return null;
}

/**
 * The first unbroken run of payee words. Numbers of one or two digits may be part of a name; longer ones end it, and so
 * does a comma, by which banks set the payee off from what follows.
 */
export function payeeRun(
  words: Words,
  fields: readonly Field[],
  isNoise: readonly boolean[],
  layout: Span | null,
): { start: number; end: number } {
  const isOutside = (index: number) =>
    layout !== null &&
    ((words.from[index] as number) < layout.from || (words.to[index] as number) > layout.to);
  let start = 0;
  while (start < words.count && (fields[start] !== 'payee' || isNoise[start] === true || isOutside(start)))
    start++;
  let end = start;
  while (end < words.count && fields[end] === 'payee' && isNoise[end] !== true && !isOutside(end)) {
    if (end > start && words.marks[end] === COMMA) break;
    end++;
  }
  return { start, end };
}

export function skipProcessors(
  words: Words,
  hits: readonly Hit[],
  run: { start: number; end: number },
): { start: number; found: boolean; isInPerson: boolean } {
  let start = run.start;
  let found = false;
  let isInPerson = false;
  for (let skipped = 0; skipped < 2; skipped++) {
    const hit = hits.find(
      (other): other is Hit<ProcessorEntry> =>
        other.kind === 'processor' &&
        other.first === start &&
        other.last + 1 < run.end &&
        (isProcessorMark(words.marks[other.last + 1]) ||
          (!other.entry.needsMark && !isInName(words, hits, other))),
    );
    if (hit !== undefined) isInPerson = hit.entry.isInPerson;
    else if (!isUnknownCode(words, hits, start, run.end)) break;
    start = hit === undefined ? start + 1 : hit.last + 1;
    found = true;
  }
  return { start, found, isInPerson };
}

/** SP ENERGY, PAYPAL CREDIT; S P PATEL, SP JONES. */
function isInName(words: Words, hits: readonly Hit[], { first, last, entry }: Hit<ProcessorEntry>): boolean {
  const areInitials =
    last - first + 1 === entry.key.length ||
    (entry.key.length <= LONGEST_INITIALS && isSurname(wordAt(words, last + 1)));
  return (
    areInitials || hits.some(other => other.kind === 'merchant' && other.first === first && other.last > last)
  );
}

/** GAI*GAIAM TV: so short a word before an asterisk is the code of somebody who collects, where it is no merchant's. */
function isUnknownCode(words: Words, hits: readonly Hit[], at: number, end: number): boolean {
  return (
    at + 1 < end &&
    words.marks[at + 1] === STAR &&
    wordAt(words, at).length <= LONGEST_COLLECTOR &&
    !hits.some(({ kind, first }) => kind === 'merchant' && first === at)
  );
}

function isProcessorMark(mark: number | undefined): boolean {
  return mark === STAR || mark === UNDERSCORE;
}
