/** Reads the payer as the words of a name, and decides whether two names are of one payer. */

import { beginsOne } from '../base/binarySearch.js';
import { oncePer } from '../base/once.js';
import { LONGEST_TEXT, squash, type Words, wordsOf } from '../base/text.js';
import { LEGAL_FORMS, OPTIONAL_WORDS } from '../data/firmWords.js';
import { CALENDAR_WORDS, PURPOSE_WORDS } from '../data/payerWords.js';
import { counterPartyAccountOf } from '../enrichment/account/payeeAccounts.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import type { Decision } from '../enrichment/vote/decision.js';
import { isOfTables } from '../enrichment/vote/payee.js';
import { personLikelihood } from '../enrichment/words/persons.js';

export interface Payer {
  /** In the order of the text. Empty if it names nobody. */
  readonly words: readonly string[];
  readonly isPerson: boolean;
}

/**
 * `same`: written in another order, cut off by a column, or without its legal form. `maybe`: one of them leaves so much out that only days
 * and amounts can decide.
 */
export type Likeness = 'same' | 'maybe' | 'different';

const NO_NAME: ReadonlySet<string> = new Set(`${PURPOSE_WORDS} ${CALENDAR_WORDS}`.split(' '));
/** Words that a firm's name may have or leave out. */
const LEGAL_LIST = `${LEGAL_FORMS} ${OPTIONAL_WORDS}`.split(' ');
const LEGAL: ReadonlySet<string> = new Set(LEGAL_LIST);
/** PAYROL, SALAR: a purpose that a column cut off. */
const SHORTEST_CUT = 4;
const CUT_PURPOSES = [...NO_NAME].filter(word => word.length > SHORTEST_CUT).sort();
/** A name cut off by a bank's column still names the same payer when this much of it is left. */
export const SHORTEST_TRUNCATION = 8;
const SHORTEST_WORD_CUT = 3;
const SHORTEST_NAME = 3;
const LIKELY_PERSON = 0.6;

export function payerOf(row: EnrichedEntry): Payer {
  const fromName = nameWords(wordsOf(row.decision.payeeName ?? ''));
  const words = fromName.length > 0 ? fromName : nameWords(wordsOf(textOf(row)));
  return payerWith(words, payeeIn(row.decision) ?? nameIn(textOf(row)) ?? '');
}

/** Reads the payers of many rows. Rows with the same decision share the payee's name, which is read once if it is complete. */
export interface PayerReader {
  payerOf(row: EnrichedEntry): Payer;
  /** The `keyOfPayer` of the payer. */
  keyOf(row: EnrichedEntry): string;
  /** The name as a person would write it, without the purpose or the date. Null if the text names nobody. */
  nameOf(row: EnrichedEntry): string | null;
}

interface Read {
  /** Null if the rest of the text has to be read. */
  readonly payer: Payer | null;
  readonly key: string;
  readonly name: string | null;
}

export function payerReader(): PayerReader {
  const readOnce = oncePer(readDecision);
  return {
    payerOf: row => readOnce(row.decision).payer ?? payerOf(row),
    keyOf(row) {
      const { payer, key } = readOnce(row.decision);
      return payer === null ? keyOfPayer(payerOf(row)) : key;
    },
    nameOf: row => readOnce(row.decision).name ?? nameIn(textOf(row)),
  };
}

function readDecision(decision: Decision): Read {
  const name = payeeIn(decision);
  const words = name === null ? [] : nameWords(wordsOf(decision.payeeName ?? ''));
  if (name === null || words.length === 0) return { payer: null, key: '', name };
  const payer = payerWith(words, name);
  return { payer, key: keyOfPayer(payer), name };
}

function payerWith(words: readonly string[], name: string): Payer {
  const withoutForm = words.filter(
    (word, index) => !LEGAL.has(word) && !(index > 0 && index === words.length - 1 && isCutForm(word)),
  );
  return { words: withoutForm.length > 0 ? withoutForm : words, isPerson: isPersonal(name) };
}

function isPersonal(name: string): boolean {
  const words = wordsOf(name);
  return personLikelihood(words, 0, words.count, false) >= LIKELY_PERSON;
}

/** The account by which the payer is known, its own or that of its name. Null if it is known only by its name. */
export function payerAccountOf({ decision, entry }: EnrichedEntry): string | null {
  return (
    counterPartyAccountOf(entry.transaction) ??
    (decision.payee.kind === 'account' ? decision.payee.identity : null)
  );
}

function payeeIn({ payee, payeeName }: Decision): string | null {
  if (payeeName === null) return null;
  // A payee of the tables by its account alone may be written in another way.
  return isOfTables(payee) && payee.identity === payeeName ? payeeName : nameIn(payeeName);
}

function textOf({ entry }: EnrichedEntry): string {
  return narrativeTextOf(entry.transaction).slice(0, LONGEST_TEXT);
}

function nameIn(text: string): string | null {
  const parts = text.split(' ').filter(part => {
    const word = squash(part);
    return part === '&' || (word !== '' && !/\d/.test(word) && !NO_NAME.has(word));
  });
  const name = parts.map(part => (part === part.toUpperCase() ? capitalised(part) : part)).join(' ');
  return name.length >= SHORTEST_NAME ? name : null;
}

function capitalised(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Numbers are references; what is left names the payer. */
function nameWords({ spelt, count }: Words): string[] {
  return spelt.filter(
    (word, index) => !/\d/.test(word) && !NO_NAME.has(word) && !(index === count - 1 && isCutPurpose(word)),
  );
}

/** LIMITE, HOLDIN. */
function isCutForm(word: string): boolean {
  return word.length >= SHORTEST_WORD_CUT && LEGAL_LIST.some(form => form.startsWith(word));
}

function isCutPurpose(word: string): boolean {
  return word.length >= SHORTEST_CUT && beginsOne(CUT_PURPOSES, word);
}

export function keyOfPayer({ words, isPerson }: Payer): string {
  return `${isPerson ? 'person:' : ''}${[...words].sort().join(' ')}`;
}

export function likenessOf(a: Payer, b: Payer): Likeness {
  const [shorter, longer] = lettersOf(a) <= lettersOf(b) ? [a.words, b.words] : [b.words, a.words];
  // CARTWRIGHT H may be a person, or what a column left of CARTWRIGHT HOTELS.
  if (a.isPerson !== b.isPerson) return isCutOff(shorter, longer) ? 'maybe' : 'different';
  if (shorter.length === 0) return 'maybe';
  if (isCutOff(shorter, longer)) return 'same';
  if (!eachBegins(shorter, longer)) return 'different';
  return shorter.length > 1 ? 'same' : 'maybe';
}

export function lettersOf({ words }: Payer): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

/** NORTHGATE LOGIS of NORTHGATE LOGISTICS; but NORTHGATE alone may be another firm's first word. */
function isCutOff(shorter: readonly string[], longer: readonly string[]): boolean {
  const cut = shorter.join('');
  if (cut.length < SHORTEST_TRUNCATION || !longer.join('').startsWith(cut)) return false;
  return shorter.length > 1 || !longer.includes(cut);
}

/**
 * Whether every word of the shorter name matches a different word of the longer one, in any order. If two words differ, one is cut off. The
 * last word written may be cut to any length.
 */
function eachBegins(shorter: readonly string[], longer: readonly string[]): boolean {
  const free = new Set(longer.keys());
  return shorter.every((word, index) => {
    const isLast = index === shorter.length - 1;
    const place = [...free].find(other =>
      isCutOfOther(word, longer[other] as string, isLast, other === longer.length - 1),
    );
    return place !== undefined && free.delete(place);
  });
}

function isCutOfOther(a: string, b: string, aIsLast: boolean, bIsLast: boolean): boolean {
  if (a === b) return true;
  if (b.startsWith(a)) return aIsLast || a.length >= SHORTEST_WORD_CUT;
  return a.startsWith(b) && (bIsLast || b.length >= SHORTEST_WORD_CUT);
}
