/** A given name set into the text, in the place where the text would have it. */
import { insertWords } from '../../base/joinedWords.js';
import { type Words, wordsOf } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { noiseIn } from '../lexicon/gluedNames.js';
import { findHits, type Hit, type Names, type ProcessorEntry } from '../lexicon/lexicon.js';
import type { GivenName } from './givenName.js';
import type { Narrative } from './narrative.js';
import type { Reading } from './narrativeReading.js';
import { readNarrative } from './readNarrative.js';

export interface InsertedName {
  /** Its payee is still what the text alone has for one, behind the name. */
  readonly reading: Reading;
  /** As the text reads with somebody named in it. */
  readonly rail: Narrative['rail'];
  /** First word of the name, and one past its last. */
  readonly first: number;
  readonly end: number;
}

/** Stands for the name where the text is read, so that no word of a name is taken for the bank's. */
const SOMEBODY = wordsOf('SOMEBODY');

export function insertName(
  { narrative: alone, hits }: Reading,
  name: GivenName,
  names: Names,
  country: NarrativeCountry,
): InsertedName {
  const { words } = alone;
  const atEnd = readWithSomebody(words, words.count, hits, name, names, country);
  // FASTER PAYMENT FROM, and nobody behind it.
  const isAtEnd = atEnd.payeeStart === words.count;
  const at = isAtEnd ? words.count : freePlace(alone, hits);
  const read = isAtEnd ? atEnd : readWithSomebody(words, at, hits, name, names, country);
  const collector = collectorIn(alone, hits);
  const { count } = name.words;
  const joined = insertWords(words, at, name.words);
  const inPlace = <Item>(given: readonly Item[], added: readonly Item[]) => [
    ...given.slice(0, at),
    ...added,
    ...given.slice(at + 1),
  ];
  const ofSomebody = (index: number) => (index <= at ? index : index + count - 1);
  const ofText = (index: number) => (index < at ? index : index + count);
  return {
    rail: read.rail,
    first: at,
    end: at + count,
    reading: {
      hits: [
        ...hits.filter(({ last }) => last < at),
        ...name.hits.filter(({ kind }) => kind !== 'marker').map(hit => shifted(hit, at)),
        ...phrasesOver(at + count, findHits(names, joined, at, at + count)),
        ...hits.filter(({ first }) => first >= at).map(hit => shifted(hit, count)),
      ],
      narrative: {
        ...read,
        words: joined,
        fields: inPlace(read.fields, new Array(count).fill('payee')),
        isNoise: inPlace(read.isNoise, noiseIn(name.words, name.hits)),
        payeeStart: ofText(alone.payeeStart),
        payeeEnd: ofText(alone.payeeEnd),
        runStart: ofSomebody(read.runStart),
        runEnd: ofSomebody(read.runEnd),
        viaProcessor: read.viaProcessor || collector !== null,
        isInPerson: collector?.isInPerson ?? read.isInPerson,
      },
    },
  };
}

function readWithSomebody(
  words: Words,
  at: number,
  hits: readonly Hit[],
  name: GivenName,
  names: Names,
  country: NarrativeCountry,
): Narrative {
  const around = [
    ...hits.filter(({ last }) => last < at),
    ...hits.filter(({ first }) => first >= at).map(hit => shifted(hit, 1)),
  ];
  return readNarrative(insertWords(words, at, SOMEBODY), around, country, names, name.words);
}

/** Where the payee begins, or before the words of a name or a phrase that it would part. */
function freePlace(alone: Narrative, hits: readonly Hit[]): number {
  let at = collectorIn(alone, hits) === null ? alone.payeeStart : alone.runEnd;
  for (const { kind, first, last } of [...hits].reverse())
    if (kind !== 'marker' && kind !== 'processor' && first < at && last >= at) at = first;
  return at;
}

/** NAYLOR ESTATE MGMT, SERVICE CHARGE: a phrase that begins in the name is one of the text's own words. */
function phrasesOver(end: number, ofName: readonly Hit[]): Hit[] {
  return ofName.flatMap(hit => (hit.kind === 'phrase' && hit.last >= end ? [{ ...hit, first: end }] : []));
}

/** SQ * with nobody behind it. */
function collectorIn({ runStart, runEnd }: Narrative, hits: readonly Hit[]): ProcessorEntry | null {
  for (const { kind, entry, first, last } of hits)
    if (kind === 'processor' && first === runStart && last === runEnd - 1) return entry;
  return null;
}

function shifted(hit: Hit, by: number): Hit {
  return { ...hit, first: hit.first + by, last: hit.last + by };
}
