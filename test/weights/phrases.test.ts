/** No weight of a group of phrases can move by five points, up or down, without a payment that is read otherwise. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PhraseGroup } from '../../src/data/phraseGroup.js';
import type { PhraseEntry } from '../../src/enrichment/lexicon/lexicon.js';
import { keyOf } from '../../src/enrichment/lexicon/vocabulary.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import { enrichTransactions } from '../../src/index.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { ALL_PHRASES } from '../support/phrases.js';
import type { GuardCase, PhraseCases } from './guard.js';
import { BANK_PHRASES } from './phrases/bank.js';
import { BENEFITS_PHRASES } from './phrases/benefits.js';
import { DEBT_PHRASES } from './phrases/debt.js';
import { HOUSEHOLD_PHRASES } from './phrases/household.js';
import { INCOME_PHRASES } from './phrases/income.js';
import { MONEY_IN_PHRASES } from './phrases/moneyIn.js';
import { SPENDING_PHRASES } from './phrases/spending.js';
import { TRANSFERS_PHRASES } from './phrases/transfers.js';
import { TREASURY_PHRASES } from './phrases/treasury.js';
import { readCase, textOf } from './readCase.js';
import { engineMaker, type WeightedEngine } from './weightedEngine.js';

const CASES: PhraseCases = {
  ...BANK_PHRASES,
  ...BENEFITS_PHRASES,
  ...DEBT_PHRASES,
  ...HOUSEHOLD_PHRASES,
  ...INCOME_PHRASES,
  ...MONEY_IN_PHRASES,
  ...SPENDING_PHRASES,
  ...TRANSFERS_PHRASES,
  ...TREASURY_PHRASES,
};
const POINTS = 5;

/** The group whose weight is moved, if any. */
let moved: { readonly group: PhraseGroup; readonly keys: ReadonlySet<string>; readonly by: number } | null =
  null;
let engine: WeightedEngine;

function phrasesOf({ phrases, behind }: PhraseGroup): string[] {
  const listed = phrases.split(';');
  return behind === undefined
    ? listed
    : behind.split(';').flatMap(name => listed.map(each => `${name} ${each}`));
}

function nameOf(group: PhraseGroup): string {
  const { debit, credit, on, country } = group;
  const says = [
    ...(debit === null ? [] : [`out: ${debit}`]),
    ...(credit === null ? [] : [`in: ${credit}`]),
  ].join(', ');
  const rails = on === undefined ? '' : `, on ${on.map(rail => rail ?? 'none').join(' or ')}`;
  return `${phrasesOf(group)[0]} (${says}${rails}${country === undefined ? '' : `, ${country}`})`;
}

function categoryOf(slug: CategorySlug | null) {
  return slug === null ? null : categoryIdOf(slug);
}

function isOf(
  { key, debit, credit, weight }: PhraseEntry,
  group: PhraseGroup,
  keys: ReadonlySet<string>,
): boolean {
  return (
    keys.has(key) &&
    weight === group.weight &&
    debit === categoryOf(group.debit) &&
    credit === categoryOf(group.credit)
  );
}

function weightOf(entry: PhraseEntry): number {
  return moved !== null && isOf(entry, moved.group, moved.keys) ? entry.weight + moved.by : entry.weight;
}

/** The texts of the payments that are read otherwise with the weight of the group moved. */
function failing(group: PhraseGroup, cases: readonly GuardCase[], by: number): string[] {
  moved = { group, keys: new Set(phrasesOf(group).map(keyOf)), by };
  const texts = cases.filter(each => !isDeepStrictEqual(readCase(engine, each), each.is)).map(textOf);
  moved = null;
  return texts;
}

beforeAll(async () => {
  engine = (await engineMaker())({}, undefined, weightOf);
});

describe('the weight of phrases', () => {
  for (const group of ALL_PHRASES) {
    const name = nameOf(group);
    const cases = CASES[name] ?? [];

    it(`like ${name}: the payments read as they should`, () => {
      for (const each of cases) expect(readCase({ enrichTransactions }, each), textOf(each)).toEqual(each.is);
    });

    it(`like ${name}: no move of five points goes unseen`, () => {
      expect(failing(group, cases, 0)).toEqual([]);
      expect(failing(group, cases, POINTS), 'more').not.toEqual([]);
      expect(failing(group, cases, -POINTS), 'less').not.toEqual([]);
    });
  }

  it('has payments of both countries where the words are of both, and none of words that are gone', () => {
    for (const group of ALL_PHRASES)
      expect(new Set((CASES[nameOf(group)] ?? []).map(({ country }) => country)), nameOf(group)).toEqual(
        new Set(group.country === undefined ? ['GB', 'US'] : [group.country]),
      );
    expect(Object.keys(CASES).sort()).toEqual(ALL_PHRASES.map(nameOf).sort());
  });
});
