/** Merchant category codes to categories and back, and that enrichment reads the same table. */
import { describe, expect, it } from 'vitest';
import { MERCHANT_CATEGORY_CODES, type MerchantCategoryRow } from '../../src/data/merchantCategoryCodes.js';
import { CATEGORIES } from '../../src/data/taxonomy.js';
import { fromMerchantCategoryCode, toMerchantCategoryCodes } from '../../src/mappings.js';
import { credit, debit, enrich } from '../support/build.js';
import { published } from './support.js';

const ROWS: readonly MerchantCategoryRow[] = MERCHANT_CATEGORY_CODES;
const LISTED = published('merchant-category-codes').flatMap(range => {
  const [from = '', to = from] = range.split('-');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => four(Number(from) + index));
});
const IN_TABLE = ROWS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => four(from + index)),
);

function four(code: number): string {
  return String(code).padStart(4, '0');
}

describe('the table', () => {
  it('is in order, without overlap, in four digits', () => {
    ROWS.forEach(([from, to], index) => {
      expect(to, `${from}`).toBeGreaterThanOrEqual(from);
      expect(from, `${from}`).toBeGreaterThan(ROWS[index - 1]?.[1] ?? 0);
      expect(to, `${from}`).toBeLessThan(10_000);
    });
  });

  it('has every code of the list', () => {
    expect(LISTED).toHaveLength(1088);
    expect(LISTED.filter(code => fromMerchantCategoryCode(code) === null)).toEqual([]);
  });

  it('has no other, the numbers kept for airlines, car hire and hotels apart, and the new code for guns', () => {
    const listed = new Set([...LISTED, '5723']);
    expect(IN_TABLE.filter(code => !listed.has(code) && !/^3/.test(code))).toEqual([]);
  });

  it('says why where it gives no category', () => {
    const silent = ROWS.filter(([, , category]) => category === null);
    expect(silent.length).toBeGreaterThan(20);
    expect(silent.filter(([, , , losses]) => !losses).map(([from]) => from)).toEqual([]);
  });

  it('gives categories of money out', () => {
    const directions = new Map<string, string>(CATEGORIES.map(({ slug, direction }) => [slug, direction]));
    expect(
      ROWS.filter(([, , category]) => category !== null && directions.get(category) === 'credit'),
    ).toEqual([]);
  });

  it.each([
    ['0742', 'pets'],
    ['3000', 'flights'],
    ['3351', 'vehicle-purchase-and-hire'],
    ['3838', 'hotels'],
    ['3882', null], // cash collection, amid the hotels
    ['4121', 'taxi'],
    ['4829', null], // money transfer
    ['5411', 'groceries'],
    ['5541', 'fuel'],
    ['5814', 'takeaway-and-fast-food'],
    ['5912', 'pharmacy'],
    ['5993', 'alcohol-and-tobacco'],
    ['6011', 'cash-withdrawal'],
    ['6012', null], // whatever a bank sells
    ['6051', null], // quasi-cash
    ['7995', 'gambling'],
    ['8398', 'charity'],
    ['9311', 'government-and-tax'],
    ['9999', null],
  ])('gives %s as %s', (code, category) => {
    expect(fromMerchantCategoryCode(code)?.category).toBe(category);
  });

  it.each(['5412', '0000', '742', ' 5411', '54111', '5e10', '٥٤١١', ''])('knows no code %j', code => {
    expect(fromMerchantCategoryCode(code)).toBeNull();
  });
});

describe('the codes of a category', () => {
  it('are all that give it, and no other', () => {
    for (const { slug } of CATEGORIES) {
      const expected = IN_TABLE.filter(code => fromMerchantCategoryCode(code)?.category === slug);
      expect(toMerchantCategoryCodes(slug)?.codes, slug).toEqual(expected);
    }
  });

  it('are none only with a reason', () => {
    for (const { slug } of CATEGORIES) {
      const answer = toMerchantCategoryCodes(slug);
      expect(answer?.losses === null, slug).toBe(answer?.codes.length !== 0);
    }
  });

  it.each([
    ['taxi', ['4121']],
    ['gambling', ['7800', '7801', '7802', '7995', '9406', '9754']],
    ['salary', []],
  ] as const)('are for %s %j', (slug, codes) => {
    expect(toMerchantCategoryCodes(slug)?.codes).toEqual(codes);
  });
});

describe('enrichment', () => {
  const categories = (make: typeof debit) =>
    // Each alone: what other payments say of a payee is not the question.
    IN_TABLE.flatMap(merchantCategoryCode =>
      enrich([make('2026-01-05', 10, 'QWXZ', { merchantCategoryCode })]),
    ).map(({ enrichedData }) => enrichedData.category.slug);

  it('reads the same table on the way out', () => {
    expect(categories(debit)).toEqual(
      IN_TABLE.map(code => fromMerchantCategoryCode(code)?.category ?? 'uncategorised'),
    );
  });

  it('takes money back from a shop for a refund', () => {
    expect(categories(credit)).toEqual(
      IN_TABLE.map(code => (fromMerchantCategoryCode(code)?.category ? 'refund' : 'uncategorised')),
    );
  });
});
