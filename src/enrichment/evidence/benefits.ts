/** State benefits: of the United Kingdom a payer's name with a code beside it, or the benefit's own name; of the United States words. */

import { squash, type Words, wordAt } from '../../base/text.js';
import type { BenefitRow } from '../../data/benefitRow.js';
import { BENEFIT_PAYERS, BENEFITS, GLUED_PAYERS, NOT_A_BENEFIT, PAYS_MORE } from '../../data/benefits.js';
import type { BenefitName } from '../../model/benefits.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit } from '../lexicon/lexicon.js';

export interface BenefitFinding {
  readonly benefit: BenefitRow;
  /** The words that name it. */
  readonly first: number;
  readonly last: number;
  /** Several different benefits are named in one narrative: a person should look. */
  readonly isOneOfSeveral: boolean;
  /** The code is general knowledge, not seen on a published statement. */
  readonly isUnverified: boolean;
}

interface CodeRow {
  readonly benefit: BenefitRow;
  readonly isUnverified: boolean;
}

/** A column may cut off the last word of a name. Its first letter is enough when so many letters are left of the name. */
const LONG_CUT = 14;
/** A shorter name keeps this much of itself, and of its last word: INDUSTRIAL IN may mean something else. */
const SHORTEST_CUT = 12;
const SHORTEST_LAST_WORD = 3;

const PAYERS: ReadonlySet<string> = new Set(BENEFIT_PAYERS.split(';').flatMap(withCuts));
const OFFICES: ReadonlySet<string> = new Set([...PAYERS].filter(key => !PAYS_MORE.test(key)));
const EXCLUDED: ReadonlySet<string> = new Set(NOT_A_BENEFIT.split(';').map(squash));
const BY_CODE: ReadonlyMap<string, CodeRow> = new Map(
  BENEFITS.flatMap(benefit => [
    ...keysOf(benefit.codes).map((key): [string, CodeRow] => [key, { benefit, isUnverified: false }]),
    ...keysOf(benefit.unverified).map((key): [string, CodeRow] => [key, { benefit, isUnverified: true }]),
  ]),
);
/** A whole phrase stands before one that is cut off, which may be the beginning of two. */
const BY_PHRASE: ReadonlyMap<string, BenefitRow> = new Map([
  ...BENEFITS.flatMap(benefit =>
    phrasesOf(benefit)
      .flatMap(withCuts)
      .map(key => [key, benefit] as const),
  ),
  ...BENEFITS.flatMap(benefit => phrasesOf(benefit).map(phrase => [squash(phrase), benefit] as const)),
]);
/** DWPUC: payer and code in one word. */
const BY_GLUED: ReadonlyMap<string, CodeRow> = new Map(
  keysOf(GLUED_PAYERS).flatMap(payer => [...BY_CODE].map(([code, row]) => [payer + code, row] as const)),
);
const BY_OWN_PAYER = BENEFITS.filter(({ payers }) => payers !== undefined).map(benefit => ({
  benefit,
  payers: new Set((benefit.payers ?? '').split(';').flatMap(withCuts)),
  codes: new Set(keysOf(benefit.codes)),
}));
const TELLING: ReadonlySet<string> = new Set([
  ...PAYERS,
  ...EXCLUDED,
  ...BY_CODE.keys(),
  ...BY_PHRASE.keys(),
  ...BY_GLUED.keys(),
  ...BY_OWN_PAYER.flatMap(({ payers }) => [...payers]),
]);
const LONGEST_KEY = Math.max(...Array.from(TELLING, ({ length }) => length));
const MOST_WORDS = 5;
const BEGINNING = Math.min(2, ...Array.from(TELLING, ({ length }) => length));
const BEGINNINGS: ReadonlySet<string> = new Set(Array.from(TELLING, key => key.slice(0, BEGINNING)));

/** Words that stand together and name a payer, a benefit or its code, or what is no benefit. */
export interface TellingRun {
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

/** Only credits can be benefits: the same words on a debit are repayments. */
export function findBenefit(runs: readonly TellingRun[]): BenefitFinding | null {
  const payerEnd = lastPayerEnd(runs);
  if (runs.some(({ key }) => EXCLUDED.has(key) && payerEnd !== null)) return null;
  const phrase = longestOf(
    runs,
    runs.find(({ key }) => BY_PHRASE.has(key)),
    BY_PHRASE,
  );
  if (phrase !== undefined) {
    return {
      benefit: BY_PHRASE.get(phrase.key) as BenefitRow,
      first: phrase.first,
      last: phrase.last,
      isOneOfSeveral: false,
      isUnverified: false,
    };
  }
  if (payerEnd === null) return findByOwnPayer(runs) ?? findGlued(runs);
  const codes = runs.filter(({ key }) => BY_CODE.has(key));
  // DWP UC at the end is the payment itself; codes before it are deductions and history (GOV.UK, MoJ samples).
  const nearest = codes.find(({ first }) => first >= payerEnd) ?? codes.at(-1);
  const chosen = longestOf(codes, nearest, BY_CODE);
  if (chosen === undefined) return null;
  const row = BY_CODE.get(chosen.key) as CodeRow;
  return {
    benefit: row.benefit,
    first: chosen.first,
    last: chosen.last,
    isOneOfSeveral: codes.some(({ key }) => BY_CODE.get(key)?.benefit !== row.benefit),
    isUnverified: row.isUnverified,
  };
}

/** CHILD DISABILITY rather than CHILD: of the names that begin at one word, the longest. */
function longestOf(
  runs: readonly TellingRun[],
  run: TellingRun | undefined,
  named: ReadonlyMap<string, unknown>,
): TellingRun | undefined {
  return run && runs.findLast(({ key, first }) => first === run.first && named.has(key));
}

function findByOwnPayer(runs: readonly TellingRun[]): BenefitFinding | null {
  for (const { benefit, payers, codes } of BY_OWN_PAYER) {
    const code = runs.find(({ key }) => codes.has(key));
    if (code !== undefined && runs.some(({ key }) => payers.has(key)))
      return { benefit, first: code.first, last: code.last, isOneOfSeveral: false, isUnverified: false };
  }
  return null;
}

function findGlued(runs: readonly TellingRun[]): BenefitFinding | null {
  for (const { key, first, last } of runs) {
    const row = first === last ? BY_GLUED.get(key) : undefined;
    if (row !== undefined) return { ...row, first, last, isOneOfSeveral: false };
  }
  return null;
}

/** The benefit that the phrases of a credit of this category name (data/phrases.ts). */
export function benefitOfWords(hits: readonly Hit[], category: CategoryId): BenefitName | null {
  for (const { kind, entry } of hits)
    if (kind === 'phrase' && entry.benefit !== null && entry.credit === category) return entry.benefit;
  return null;
}

/** A benefit by its name, as streams carry it. */
export function isOneOffBenefit(name: string): boolean {
  return BENEFITS.some(benefit => benefit.name === name && benefit.oneOff === true);
}

/** Paid by an office that pays little but benefits, with no code that says which, or that says it is none. */
export function isUnnamedBenefit(runs: readonly TellingRun[]): boolean {
  return runs.some(({ key }) => OFFICES.has(key)) && !runs.some(({ key }) => EXCLUDED.has(key));
}

function lastPayerEnd(runs: readonly TellingRun[]): number | null {
  const payer = runs.findLast(({ key }) => PAYERS.has(key));
  return payer === undefined ? null : payer.last + 1;
}

/** In the order of the text; none in a National Insurance number (AA123456A), though its letters look like a code. */
export function tellingRuns(words: Words): TellingRun[] {
  const { squashed, starts, ends, count } = words;
  const runs: TellingRun[] = [];
  for (let first = 0; first < count; first++) {
    // Most words begin no name of a benefit, and need not be looked up run by run.
    const start = starts[first] as number;
    if (!BEGINNINGS.has(squashed.slice(start, start + BEGINNING))) continue;
    for (let last = first; last < Math.min(count, first + MOST_WORDS); last++) {
      if ((ends[last] as number) - (starts[first] as number) > LONGEST_KEY) break;
      const key = squashed.slice(starts[first], ends[last]);
      if (TELLING.has(key) && !holdsNationalInsuranceNumber(words, first, last))
        runs.push({ key, first, last });
    }
  }
  return runs;
}

function holdsNationalInsuranceNumber(words: Words, first: number, last: number): boolean {
  for (let index = first; index <= last; index++) if (isInNationalInsuranceNumber(words, index)) return true;
  return false;
}

function isInNationalInsuranceNumber(words: Words, index: number): boolean {
  return [index, index - 1, index - 2].some(
    start =>
      start >= 0 &&
      start + 1 < words.count &&
      words.glued[start + 1] === true &&
      /^[A-Z]{2}$/.test(wordAt(words, start)) &&
      /^[0-9X]{6}$/.test(wordAt(words, start + 1)) &&
      (index - start < 2 || words.glued[index] === true),
  );
}

function phrasesOf({ phrases }: BenefitRow): string[] {
  return phrases === undefined ? [] : phrases.split(';');
}

/** The name itself, and what a column leaves of it: SOCIAL SECURITY SC is all that 18 characters of Bacs hold. */
function withCuts(name: string): string[] {
  const words = name.split(' ').map(squash);
  const whole = words.join('');
  const lastWord = words.at(-1) ?? '';
  const others = whole.length - lastWord.length;
  const cuts: string[] = [whole];
  for (let length = others + 1; others > 0 && length < whole.length; length++) {
    const isLong = length >= LONG_CUT || (length >= SHORTEST_CUT && length >= others + SHORTEST_LAST_WORD);
    if (isLong) cuts.push(whole.slice(0, length));
  }
  return cuts;
}

function keysOf(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(';').map(squash);
}
