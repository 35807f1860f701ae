/** The same narrative in lower case, without accents, padded, or cut to the width of a field says the same. */
import { describe, expect, it } from 'vitest';
import { squash } from '../../src/base/text.js';
import type { CountryCode, CreditDebitIndicator } from '../../src/index.js';
import { BANKS } from '../support/banks.js';
import { credit, debit, enrich } from '../support/build.js';
import { MERCHANTS } from '../support/merchants.js';

const COUNTRIES = ['GB', 'US'] as const;

type Narrative = readonly [text: string, direction: CreditDebitIndicator];

function readingsOf(narratives: readonly Narrative[], country: CountryCode): string[] {
  const rows = narratives.map(([text, direction], index) =>
    (direction === 'Credit' ? credit : debit)('2024-11-21', 10, text, { transactionId: `${index}` }),
  );
  return enrich(rows, { maxTransactions: 100_000 }, country).map(
    ({ enrichedData: { category, predictedMerchantName } }) => `${category.slug}, ${predictedMerchantName}`,
  );
}

/** The narratives whose other form says something else. */
function swayed(
  narratives: readonly Narrative[],
  form: (text: string) => string,
  country: CountryCode,
): string[] {
  const expected = readingsOf(narratives, country);
  const got = readingsOf(
    narratives.map(([text, direction]) => [form(text), direction]),
    country,
  );
  return narratives.flatMap(([text], index) =>
    expected[index]?.toUpperCase() === got[index]?.toUpperCase()
      ? []
      : [`${text}: ${expected[index]}, but ${got[index]}`],
  );
}

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'in lower case': text => text.toLowerCase(),
  'in upper case': text => text.toUpperCase(),
  'without accents': withoutAccents,
  'with double spaces': text => text.replaceAll(' ', '  '),
  'with spaces behind it': text => `${text}   `,
};

/** Columns are told by their widths, which double spaces undo. */
const COLUMNS = /\S {4,}\S/;

const STATEMENTS = COUNTRIES.flatMap(country =>
  Object.entries(FORMS).map(([name, form]) => ({
    country,
    name,
    form,
    narratives: BANKS.flatMap(({ examples, counterexamples }) => [...examples, ...counterexamples])
      .filter(example => example.country === country)
      .filter(({ description }) => name !== 'with double spaces' || !COLUMNS.test(description))
      .map(({ description, direction }): Narrative => [description, direction]),
  })),
);

function namesOf(country: CountryCode): string[] {
  return [...new Set(MERCHANTS[country].map(({ name }) => name))];
}

describe('a narrative', () => {
  it.each(STATEMENTS)('of a bank in $country says the same $name', ({ narratives, form, country }) => {
    expect(narratives.length).toBeGreaterThan(50);
    expect(swayed(narratives, form, country)).toEqual([]);
  });

  it.each(STATEMENTS)('of a merchant in $country says the same $name', ({ form, country }) => {
    const narratives = namesOf(country)
      .filter((_, index) => index % 10 === 0)
      .map((name): Narrative => [`CARD PAYMENT TO ${name} ON 21-11-2024`, 'Debit']);
    expect(swayed(narratives, form, country)).toEqual([]);
  });
});

/** Names longer than `width` that no other merchant's name begins like, whole and cut. */
function cutNames(country: CountryCode, width: number): { whole: Narrative; cut: Narrative }[] {
  const spellings = MERCHANTS[country]
    .flatMap(({ name, aliases }) => [name, ...aliases].map(text => ({ key: squash(text), name })))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return namesOf(country).flatMap(name => {
    const whole = withoutAccents(name).toUpperCase();
    const cut = whole.slice(0, width).trim();
    const key = squash(cut);
    if (whole.length <= width || sharers(spellings, key).size !== 1) return [];
    return [{ whole: [whole, 'Debit'], cut: [cut, 'Debit'] }];
  });
}

function sharers(spellings: readonly { key: string; name: string }[], beginning: string): Set<string> {
  let low = 0;
  let high = spellings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spellings[middle]?.key ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const names = new Set<string>();
  for (let index = low; spellings[index]?.key.startsWith(beginning); index++)
    names.add(spellings[index]?.name ?? '');
  return names;
}

/** The rest end, once cut, in a bank's code (SELF STO), go on behind a comma, or are a bank whose purpose was cut off. */
const LEAST_HELD = 0.95;

describe('a name cut to the width of a field', () => {
  it.each(COUNTRIES.flatMap(country => [18, 22, 25].map(width => ({ country, width }))))(
    'of $width characters says the same in $country, where no other begins so',
    ({ country, width }) => {
      const names = cutNames(country, width);
      expect(names.length).toBeGreaterThan(500);
      const expected = readingsOf(
        names.map(({ whole }) => whole),
        country,
      );
      const got = readingsOf(
        names.map(({ cut }) => cut),
        country,
      );
      const held = names.filter((_, index) => expected[index] === got[index]).length;
      expect(held / names.length).toBeGreaterThan(LEAST_HELD);
    },
  );
});
