/** State benefits: a payer's name with a code beside it, or the benefit's own name (British); words (American). */
import { type Words, wordAt } from '../../base/text.js';
import type { BenefitRow } from '../../data/benefitRow.js';
import type { BenefitName } from '../../model/benefits.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { BenefitCode, BenefitIndex } from '../lexicon/benefitIndex.js';
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

const MOST_WORDS = 5;

/** A run of words that names a payer, a benefit or its code, or something that is not a benefit. */
export interface TellingRun {
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

/** Only credits can be benefits: the same words on a debit are repayments. */
export function findBenefit(runs: readonly TellingRun[], index: BenefitIndex): BenefitFinding | null {
  const { notBenefits, byPhrase, byCode } = index;
  const payerEnd = lastPayerEnd(runs, index);
  if (runs.some(({ key }) => notBenefits.has(key) && payerEnd !== null)) return null;
  const phrase = longestOf(
    runs,
    runs.find(({ key }) => byPhrase.has(key)),
    byPhrase,
  );
  if (phrase !== undefined) {
    return {
      benefit: byPhrase.get(phrase.key) as BenefitRow,
      first: phrase.first,
      last: phrase.last,
      isOneOfSeveral: false,
      isUnverified: false,
    };
  }
  if (payerEnd === null) return findByOwnPayer(runs, index) ?? findGlued(runs, index);
  const codes = runs.filter(({ key }) => byCode.has(key));
  // DWP UC at the end is the payment itself; codes before it are deductions and history (GOV.UK, MoJ samples).
  const nearest = codes.find(({ first }) => first >= payerEnd) ?? codes.at(-1);
  const chosen = longestOf(codes, nearest, byCode);
  if (chosen === undefined) return null;
  const row = byCode.get(chosen.key) as BenefitCode;
  return {
    benefit: row.benefit,
    first: chosen.first,
    last: chosen.last,
    isOneOfSeveral: codes.some(({ key }) => byCode.get(key)?.benefit !== row.benefit),
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

function findByOwnPayer(runs: readonly TellingRun[], { byOwnPayer }: BenefitIndex): BenefitFinding | null {
  for (const { benefit, payers, codes } of byOwnPayer) {
    const code = runs.find(({ key }) => codes.has(key));
    if (code !== undefined && runs.some(({ key }) => payers.has(key)))
      return { benefit, first: code.first, last: code.last, isOneOfSeveral: false, isUnverified: false };
  }
  return null;
}

function findGlued(runs: readonly TellingRun[], { byGlued }: BenefitIndex): BenefitFinding | null {
  for (const { key, first, last } of runs) {
    const row = first === last ? byGlued.get(key) : undefined;
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

/** Paid by an office that pays little but benefits, with no code that says which, or that says it is none. */
export function isUnnamedBenefit(
  runs: readonly TellingRun[],
  { offices, notBenefits }: BenefitIndex,
): boolean {
  return runs.some(({ key }) => offices.has(key)) && !runs.some(({ key }) => notBenefits.has(key));
}

function lastPayerEnd(runs: readonly TellingRun[], { payers }: BenefitIndex): number | null {
  const payer = runs.findLast(({ key }) => payers.has(key));
  return payer === undefined ? null : payer.last + 1;
}

/** In the order of the text. A National Insurance number (AA123456A) gives none, although its letters look like a code. */
export function tellingRuns(
  words: Words,
  { telling, longestKey, beginnings, beginning }: BenefitIndex,
): TellingRun[] {
  const { squashed, starts, ends, count } = words;
  const runs: TellingRun[] = [];
  for (let first = 0; first < count; first++) {
    // Most words begin no name of a benefit, and need not be looked up run by run.
    const start = starts[first] as number;
    if (!beginnings.has(squashed.slice(start, start + beginning))) continue;
    for (let last = first; last < Math.min(count, first + MOST_WORDS); last++) {
      if ((ends[last] as number) - (starts[first] as number) > longestKey) break;
      const key = squashed.slice(starts[first], ends[last]);
      if (telling.has(key) && !holdsNationalInsuranceNumber(words, first, last))
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
