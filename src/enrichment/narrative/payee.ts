/** Which words of a narrative are the payee, once its fields are known. */
import { COMMA, STAR, UNDERSCORE } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import type { Field, Layout } from '../../data/wording/bankWording.js';
import type { Rail } from '../../model/rail.js';
import type { Hit, ProcessorEntry } from '../lexicon/lexicon.js';
import { isFirmName, isSurname } from '../words/persons.js';
import { isCountryCode } from '../words/placeNames.js';

const LONGEST_COLLECTOR = 3;
const LONGEST_INITIALS = 2;
/** Words. */
const LONGEST_REFERENCE = 3;
const FEWEST_FIRM_WORDS = 2;

export interface Span {
  readonly rail: Rail;
  /** Positions in the text. */
  readonly from: number;
  readonly to: number;
}

/** Text whose width is a layout's by chance ends in no country: 12 WATER AVE. */
function isPlausible(country: string | undefined): boolean {
  return country === undefined || country.length < 3 || isCountryCode(country);
}

function matchOf({ pattern, sign }: Layout, text: string): RegExpExecArray | null {
  return sign === undefined || sign.test(text) ? pattern.exec(text) : null;
}

/** What stands in a named group of the layout; null where it has none. */
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

export function layoutOf({ text }: Words, country: NarrativeCountry): Span | null {
  for (const layout of country.layouts) {
    const match = matchOf(layout, text);
    const [from, to] = match?.indices?.groups?.['payee'] ?? [0, 0];
    if (to > 0 && isPlausible(match?.groups?.['country'])) return { rail: layout.rail, from, to };
  }
  return null;
}

interface Run {
  readonly start: number;
  /** One past its last word. */
  readonly end: number;
}

export interface Payee {
  /** The payee's words with the processors before it, or those of the processor it stands behind. */
  readonly run: Run;
  /** Its first word behind the processors. */
  readonly start: number;
  /** Null where no processor stands before it. */
  readonly processor: 'in-person' | 'online' | null;
}

export function payeeOf(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  isNoise: readonly boolean[],
  layout: Span | null,
  rail: Rail | null,
): Payee {
  const run = firmBehind(words, payeeRun(words, fields, isNoise, layout), fields, isNoise, rail);
  const behind = runBehindProcessor(words, hits, fields, isNoise, run);
  if (behind === null) return { run, ...skipProcessors(words, hits, run) };
  fields.fill('payee', behind.start, behind.end);
  return { run: { start: run.start, end: behind.end }, start: behind.start, processor: 'online' };
}

/**
 * The first unbroken run of payee words. Numbers of one or two digits may be part of a name; longer ones end it, and so
 * does a comma, by which banks set the payee off from what follows.
 */
function payeeRun(
  words: Words,
  fields: readonly Field[],
  isNoise: readonly boolean[],
  layout: Span | null,
): Run {
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

/**
 * M WONG , OROURKE SEAFOODS LTD and HOL PAY , ADECCO UK LTD: what is paid by Bacs has the reference first. A firm's name behind
 * the only comma is the payer, unless one stands before it.
 */
function firmBehind(
  words: Words,
  run: Run,
  fields: readonly Field[],
  isNoise: readonly boolean[],
  rail: Rail | null,
): Run {
  if (rail !== null && rail !== 'bank-credit') return run;
  const { start, end } = run;
  if (start >= end || end >= words.count || words.marks[end] !== COMMA) return run;
  let behind = end;
  while (behind < words.count && fields[behind] === 'payee' && isNoise[behind] !== true) {
    if (behind > end && words.marks[behind] === COMMA) return run;
    behind++;
  }
  const isReference = end - start <= LONGEST_REFERENCE && !isFirmName(words, start, end);
  const isLast = behind === words.count && behind - end >= FEWEST_FIRM_WORDS;
  return isReference && isLast && isFirmName(words, end, behind) ? { start: end, end: behind } : run;
}

/** PAYPAL INST XFER CORNER BAKES, PAYPAL DES:INST XFER ID:CORNER BAKES: a processor alone, then what the bank says, then the payee. */
function runBehindProcessor(
  words: Words,
  hits: readonly Hit[],
  fields: readonly Field[],
  isNoise: readonly boolean[],
  { start, end }: Run,
): Run | null {
  const isAlone = hits.some(
    ({ kind, entry, first, last }) =>
      kind === 'processor' && !entry.needsMark && first === start && last === end - 1,
  );
  if (!isAlone || fields[end] === 'payee') return null;
  for (let index = end; index < words.count; index++) {
    const field = fields[index];
    if (isNoise[index] === true || (field !== 'payee' && !(field === 'reference' && isId(words, index - 1))))
      continue;
    let behind = index;
    while (behind < words.count && fields[behind] === field && isNoise[behind] !== true) behind++;
    return { start: index, end: behind };
  }
  return null;
}

function isId(words: Words, index: number): boolean {
  return wordAt(words, index) === 'ID';
}

export function skipProcessors(words: Words, hits: readonly Hit[], run: Run): Omit<Payee, 'run'> {
  let start = run.start;
  let processor: Payee['processor'] = null;
  for (let skipped = 0; skipped < 2; skipped++) {
    const hit = hits.find(
      (other): other is Hit<ProcessorEntry> =>
        other.kind === 'processor' &&
        other.first === start &&
        other.last + 1 < run.end &&
        (isProcessorMark(words.marks[other.last + 1]) ||
          (!other.entry.needsMark && !isInName(words, hits, other))),
    );
    if (hit === undefined && !isUnknownCode(words, hits, start, run.end)) break;
    if (hit !== undefined) processor = hit.entry.isInPerson ? 'in-person' : 'online';
    else processor ??= 'online';
    start = hit === undefined ? start + 1 : hit.last + 1;
  }
  return { start, processor };
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

/**
 * GAI*GAIAM TV: so short a word before an asterisk is the code of somebody who collects, where it is no merchant's; and
 * AVG*WWW.AVG.COM says a name twice.
 */
function isUnknownCode(words: Words, hits: readonly Hit[], at: number, end: number): boolean {
  return (
    at + 1 < end &&
    words.marks[at + 1] === STAR &&
    ((wordAt(words, at).length <= LONGEST_COLLECTOR &&
      !hits.some(({ kind, first }) => kind === 'merchant' && first === at)) ||
      (wordAt(words, at + 1) === 'WWW' && wordAt(words, at + 2) === wordAt(words, at)))
  );
}

function isProcessorMark(mark: number | undefined): boolean {
  return mark === STAR || mark === UNDERSCORE;
}
