/** A narrative in its parts, in one pass: what is noise, which field each word belongs to, who the payee is, and the place behind it. */

import { COMMA } from '../../base/marks.js';
import type { Words } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import type { Field } from '../../data/wording/bankWording.js';
import type { Rail } from '../../model/rail.js';
import { noiseIn, openMarkedNames } from '../lexicon/gluedNames.js';
import type { Hit, Names } from '../lexicon/lexicon.js';
import { endBeforeAddress, hasWebAddress, telephoneIn } from '../words/contacts.js';
import { isFirmName } from '../words/persons.js';
import { trimPlaces } from '../words/placeNames.js';
import { fieldsOf } from './fields.js';
import { layoutOf, openNumberedName, type Span } from './layout.js';
import type { Narrative } from './narrative.js';
import { type BehindProcessors, type Run, runBehindProcessor, skipProcessors } from './processors.js';
import { trimStreet } from './streets.js';

/** `names`: the table that the hits were found in. `name`: of the payee, where it is given beside the narrative. */
export function readNarrative(
  words: Words,
  hits: readonly Hit[],
  country: NarrativeCountry,
  names: Names,
  name: Words | null = null,
): Narrative {
  const isNoise = openMarkedNames(noiseIn(words, hits), words, hits);
  const layout = layoutOf(words, country);
  if (layout !== null) openNumberedName(words, layout, isNoise);
  const { fields, rail } = fieldsOf(words, hits, isNoise, layout, names, name);
  const { run, start, processor } = payeeOf(words, hits, fields, isNoise, layout, rail);
  // Persons have no town: JO and LI are names.
  const end = rail === 'transfer' ? run.end : trimPlaces(words, start, run.end, country);
  const nameEnd = rail === 'transfer' ? end : endBeforeAddress(words, start, end);
  const payeeEnd = rail === 'transfer' ? end : trimStreet(words, start, nameEnd);
  return {
    words,
    fields,
    isNoise,
    payeeStart: start,
    payeeEnd,
    runStart: run.start,
    runEnd: run.end,
    rail,
    viaProcessor: processor !== null,
    isInPerson: processor === 'in-person',
    isWeb: nameEnd < end || hasWebAddress(words, start, run.end),
    telephone: telephoneIn(words),
    hasPlace: end < run.end,
    isGiven: false,
    hasReference: false,
  };
}

// Which words of a narrative are the payee, once its fields are known.

/** Words. */
const LONGEST_REFERENCE = 3;
const FEWEST_FIRM_WORDS = 2;

interface Payee extends BehindProcessors {
  /** The payee's words with the processors before them. */
  readonly run: Run;
}

function payeeOf(
  words: Words,
  hits: readonly Hit[],
  fields: Field[],
  isNoise: readonly boolean[],
  layout: Span | null,
  rail: Rail | null,
): Payee {
  const first = payeeRun(words, fields, isNoise, layout);
  const run = firmBehind(words, first, fields, isNoise, rail);
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
