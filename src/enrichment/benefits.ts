/** State benefits of the United Kingdom: a payer's name with a code beside it, or the benefit's own name. */
import { squash, type Words, wordAt } from '../base/text.js';
import { BENEFIT_PAYERS, BENEFITS, type BenefitRow, NOT_A_BENEFIT } from '../data/benefits.js';

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

/** Words that follow each other. */
interface Run {
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

interface CodeRow {
  readonly benefit: BenefitRow;
  readonly isUnverified: boolean;
}

const PAYER_KEYS: readonly string[] = BENEFIT_PAYERS.split(';').map(squash);
/** HMRC also repays tax, Veterans UK also pays pensions of service. */
const OFFICES: ReadonlySet<string> = new Set(PAYER_KEYS.filter(key => !/HMRC|VETERANS|SPVA|NIHE/.test(key)));
const EXCLUDED: ReadonlySet<string> = new Set(NOT_A_BENEFIT.split(';').map(squash));
const BY_CODE: ReadonlyMap<string, CodeRow> = new Map(
  BENEFITS.flatMap(benefit => [
    ...keysOf(benefit.codes).map((key): [string, CodeRow] => [key, { benefit, isUnverified: false }]),
    ...keysOf(benefit.unverified).map((key): [string, CodeRow] => [key, { benefit, isUnverified: true }]),
  ]),
);
const BY_PHRASE: ReadonlyMap<string, BenefitRow> = new Map(
  BENEFITS.flatMap(benefit => keysOf(benefit.phrases).map((key): [string, BenefitRow] => [key, benefit])),
);
const BY_OWN_PAYER = BENEFITS.filter(({ payers }) => payers !== undefined).map(benefit => ({
  benefit,
  payers: new Set(keysOf(benefit.payers)),
  codes: new Set(keysOf(benefit.codes)),
}));
const LONGEST_RUN = 5;

/** Only credits can be benefits: the same words on a debit are repayments. */
export function findBenefit(words: Words): BenefitFinding | null {
  const payerEnd = lastPayerEnd(words);
  const runs = [...runsOf(words)];
  if (runs.some(({ key }) => EXCLUDED.has(key) && payerEnd !== null)) return null;
  const phrase = runs.find(({ key }) => BY_PHRASE.has(key));
  if (phrase !== undefined) {
    return {
      benefit: BY_PHRASE.get(phrase.key) as BenefitRow,
      first: phrase.first,
      last: phrase.last,
      isOneOfSeveral: false,
      isUnverified: false,
    };
  }
  if (payerEnd === null) return findByOwnPayer(runs);
  const codes = runs.filter(({ key }) => BY_CODE.has(key));
  // DWP UC at the end is the payment itself; codes before it are deductions and history (GOV.UK, MoJ samples).
  const chosen = codes.find(({ first }) => first >= payerEnd) ?? codes.at(-1);
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

function findByOwnPayer(runs: readonly Run[]): BenefitFinding | null {
  for (const { benefit, payers, codes } of BY_OWN_PAYER) {
    const code = runs.find(({ key }) => codes.has(key));
    if (code !== undefined && runs.some(({ key }) => payers.has(key)))
      return { benefit, first: code.first, last: code.last, isOneOfSeveral: false, isUnverified: false };
  }
  return null;
}

/** A benefit by its name, as streams carry it. */
export function isOneOffBenefit(name: string): boolean {
  return BENEFITS.some(benefit => benefit.name === name && benefit.oneOff === true);
}

/** Paid by an office that pays little but benefits, with no code that says which, or that says it is none. */
export function isUnnamedBenefit(words: Words): boolean {
  let isOffice = false;
  for (const { key } of runsOf(words)) {
    if (EXCLUDED.has(key)) return false;
    if (OFFICES.has(key)) isOffice = true;
  }
  return isOffice;
}

function lastPayerEnd(words: Words): number | null {
  let end: number | null = null;
  for (const { key, last } of runsOf(words)) if (PAYER_KEYS.includes(key)) end = last + 1;
  return end;
}

/** Runs of words that may be a code; a National Insurance number (AA123456A) is none, though its letters look like one. */
function* runsOf(words: Words): Generator<Run> {
  for (let first = 0; first < words.count; first++) {
    if (isInNationalInsuranceNumber(words, first)) continue;
    const limit = Math.min(words.count, first + LONGEST_RUN);
    for (let last = first; last < limit; last++) {
      if (isInNationalInsuranceNumber(words, last)) break;
      yield { key: words.squashed.slice(words.starts[first], words.ends[last]), first, last };
    }
  }
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

function keysOf(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(';').map(squash);
}
