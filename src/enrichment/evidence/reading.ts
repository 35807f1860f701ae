/** A transaction's text and the names given beside it, read as one. */

import type { NarrativeCountry } from '../../countries/country.js';
import type { Rail } from '../../model/rail.js';
import type { ParsedTransaction } from '../../schema/transaction.js';
import { findHits, type Hit, type Lexicon, type MerchantEntry } from '../lexicon/lexicon.js';
import { givenNamesOf } from '../narrative/givenName.js';
import { type NamedReading, readNamed } from '../narrative/namedNarrative.js';
import { readNarrative } from '../narrative/readNarrative.js';
import { narrativeWords } from '../words/narrativeWords.js';
import { railOfCodes } from '../words/rails.js';
import type { Candidate } from './candidate.js';
import { candidatesOf } from './candidates.js';

export interface TransactionReading extends NamedReading {
  readonly rail: Rail | null;
  /** The description alone, as it is read. */
  readonly written: string;
  /** A name that is given and does not stand for the payee, as another does; null without one. */
  readonly otherName: string | null;
}

export function readTransaction(
  transaction: ParsedTransaction,
  country: NarrativeCountry,
  lexicon: Lexicon,
): TransactionReading {
  const { payee, other } = givenNamesOf(transaction, country, lexicon);
  const { description } = transaction;
  // Where the name had its columns there may be blanks.
  const words = narrativeWords(payee === null ? description : description.trimStart(), country);
  const hits = findHits(lexicon, words);
  const text = readNarrative(words, hits, country, lexicon, payee?.words);
  const codedRail = railOfCodes(transaction);
  const written = words.text;
  if (payee === null) {
    const rail = codedRail ?? text.rail;
    return { narrative: text, hits, text, isShopText: false, rail, written, otherName: null };
  }
  const isCredit = transaction.creditDebitIndicator === 'Credit';
  const named = readNamed({
    text: { narrative: text, hits },
    name: payee,
    codedRail,
    isCredit,
    country,
    names: lexicon,
  });
  return { ...named, rail: codedRail ?? named.narrative.rail, written, otherName: other };
}

/** What the names and phrases point to, and what those of a shop's text do by themselves, where a name stands beside it. */
export function candidatesIn(
  { narrative, text, isShopText, rail }: TransactionReading,
  hits: readonly Hit[],
  isCredit: boolean,
  glued: Hit<MerchantEntry> | null,
): Candidate[] {
  const candidates = candidatesOf({ narrative, hits, isCredit, rail }, glued);
  if (!isShopText) return [...candidates];
  const { payeeStart, payeeEnd } = narrative;
  const ofText = hits.filter(({ first, last }) => first < payeeStart || last >= payeeEnd);
  const isShop = ({ signal }: Candidate) => signal === 'merchant' || signal === 'trade-word';
  return [
    ...candidates,
    ...candidatesOf({ narrative: text, hits: ofText, isCredit, rail }, null).filter(isShop),
  ];
}
