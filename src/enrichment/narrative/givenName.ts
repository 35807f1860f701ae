/** Decides which of the names beside the narrative is the payee's. */
import { withoutEntities } from '../../base/entities.js';
import { LONGEST_TEXT, squash, type Words, wordsOf } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { BEHIND_PROCESSOR, NO_NAMES } from '../../data/noNames.js';
import type { ParsedTransaction } from '../../requests/transactionSchemas.js';
import { findHits, type Hit, type Names } from '../lexicon/lexicon.js';
import { narrativeWords } from '../words/narrativeWords.js';
import { isLegalForm } from '../words/persons.js';
import { readNarrative } from './readNarrative.js';

export interface GivenName {
  readonly text: string;
  readonly words: Words;
  readonly hits: readonly Hit[];
  /** The name of a shop, as people call it: the text may say more exactly what was bought there. */
  readonly isBrand: boolean;
  /** PAYPAL: whom it stands before may be named in the text. */
  readonly isProcessor: boolean;
}

export interface GivenNames {
  readonly payee: GivenName | null;
  /** What else is given. */
  readonly other: string | null;
  /** The merchant's, as it is given. */
  readonly merchant: string | null;
}

const NONE: GivenNames = { payee: null, other: null, merchant: null };
const NAMES_NOBODY: ReadonlySet<string> = new Set(NO_NAMES.split(';'));
const STANDS_BEHIND: ReadonlySet<string> = new Set(BEHIND_PROCESSOR.split(';'));
const MASK = /^[X\d]*$/;

/** Merchant before counterparty: where both are given and differ, the counterparty is who collects for the merchant. */
export function givenNamesOf(
  { merchantName, counterPartyName }: ParsedTransaction,
  country: NarrativeCountry,
  names: Names,
): GivenNames {
  if (!merchantName && !counterPartyName) return NONE;
  const merchant = namedIn(merchantName);
  const shop = readName(merchant, true, country, names);
  const party = readName(namedIn(counterPartyName), false, country, names);
  if (shop === null || party === null) return { payee: shop ?? party, other: null, merchant };
  return shop.isProcessor && !party.isProcessor
    ? { payee: party, other: shop.text, merchant }
    : { payee: shop, other: party.text, merchant };
}

/** Null where it has nothing in it but figures and a bank's own words. */
function readName(
  given: string | null,
  isBrand: boolean,
  country: NarrativeCountry,
  names: Names,
): GivenName | null {
  if (given === null) return null;
  const words = narrativeWords(given, country);
  const hits = findHits(names, words);
  const name = { text: given, words, hits, isBrand, isProcessor: isProcessor(words, hits) };
  const { payeeStart, payeeEnd } = readNarrative(words, hits, country, names);
  return payeeStart === payeeEnd ? null : name;
}

/** What is given for a name; null where it is empty, or says that there is none. */
export function namedIn(given: string | null | undefined): string | null {
  if (!given) return null;
  const name = withoutEntities(given);
  const squashed = squash(name.slice(0, LONGEST_TEXT));
  return MASK.test(squashed) || NAMES_NOBODY.has(squashed) ? null : name;
}

/** The description behind the name that is given for the payee, where it does not have the name itself. */
export function narrativeTextOf({
  description,
  merchantName,
  counterPartyName,
}: Pick<ParsedTransaction, 'description' | 'merchantName' | 'counterPartyName'>): string {
  if (!merchantName && !counterPartyName) return description;
  const name = (namedIn(merchantName) ?? namedIn(counterPartyName))?.slice(0, LONGEST_TEXT);
  return name === undefined || spaced(description).includes(spaced(name))
    ? description
    : `${name} ${description}`;
}

function spaced(text: string): string {
  const { spelt } = wordsOf(text.slice(0, LONGEST_TEXT));
  return ` ${spelt.join(' ')} `;
}

function isProcessor(words: Words, hits: readonly Hit[]): boolean {
  const last = Math.max(
    -1,
    ...hits.flatMap(hit => (hit.kind === 'processor' && hit.first === 0 ? [hit.last] : [])),
  );
  return last >= 0 && words.spelt.slice(last + 1).every(word => isLegalForm(word) || STANDS_BEHIND.has(word));
}
