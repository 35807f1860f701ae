/** Finds processors, which collect for the payee, and the payee after them. */
import { STAR, UNDERSCORE } from '../../base/marks.js';
import { type Words, wordAt } from '../../base/text.js';
import type { Field } from '../../data/wording/bankWording.js';
import type { Hit, ProcessorEntry } from '../lexicon/lexicon.js';
import { isSurname } from '../words/persons.js';
import type { Narrative } from './narrative.js';

const LONGEST_COLLECTOR = 3;
const LONGEST_INITIALS = 2;

export interface Run {
  readonly start: number;
  /** One past its last word. */
  readonly end: number;
}

export interface BehindProcessors {
  /** The payee's first word behind the processors. */
  readonly start: number;
  /** Null if no processor is before it. */
  readonly processor: 'in-person' | 'online' | null;
}

/** PAYPAL INST XFER CORNER BAKES, PAYPAL DES:INST XFER ID:CORNER BAKES: a processor alone, then what the bank says, then the payee. */
export function runBehindProcessor(
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

/** The processor before the payee, where nearly all its customers are of one trade. */
export function processorOfOneTrade(
  { viaProcessor, runStart, payeeStart }: Narrative,
  hits: readonly Hit[],
): Hit<ProcessorEntry> | null {
  if (!viaProcessor) return null;
  const found = hits.find(
    (hit): hit is Hit<ProcessorEntry> =>
      hit.kind === 'processor' && hit.entry.sells !== null && hit.first >= runStart && hit.last < payeeStart,
  );
  return found ?? null;
}

export function skipProcessors(words: Words, hits: readonly Hit[], run: Run): BehindProcessors {
  let start = run.start;
  let processor: BehindProcessors['processor'] = null;
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

/** SP ENERGY, PAYPAL CREDIT; S P PATEL, SP JONES; SQ FOOT LTD. */
function isInName(words: Words, hits: readonly Hit[], { first, last, entry }: Hit<ProcessorEntry>): boolean {
  const areInitials =
    last - first + 1 === entry.key.length ||
    (entry.key.length <= LONGEST_INITIALS && isSurname(wordAt(words, last + 1)));
  return (
    areInitials ||
    entry.notBefore.includes(wordAt(words, last + 1)) ||
    hits.some(other => other.kind === 'merchant' && other.first === first && other.last > last)
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
