/** The lines of the Standard Financial Statement, there and back. */
import { describe, expect, it } from 'vitest';
import { SFS_LINES } from '../../src/data/mappings/standardFinancialStatement.js';
import { CATEGORIES } from '../../src/data/taxonomy.js';
import { fromSfsLine, toSfsLine } from '../../src/mappings.js';
import { published, type Row, unstatedLosses, untrueLosses } from './support.js';

const LEAVES = published('sfs-lines');
/** Of the summary: an amount beside the budget, and the two lists of debts. */
const BESIDE = ['savings-contribution', 'priority-debts', 'non-priority-debts'];
const INCOME_SECTIONS = ['earnings', 'benefits', 'pensions', 'other-income'];

/** The headings that the taxonomy's wording begins with. */
const SECTION_OF_HEADING: Readonly<Record<string, string>> = {
  Earnings: 'earnings',
  Benefits: 'benefits',
  Pensions: 'pensions',
  'Other income': 'other-income',
  Savings: 'overview',
  'Home and contents': 'home-contents',
  Utilities: 'utilities',
  Water: 'water',
  'Care and health costs': 'care-health',
  'Transport and travel': 'transport-travel',
  'School costs': 'school',
  'Pensions and insurances': 'pensions-insurance',
  'Professional costs': 'professional',
  'Other essential costs': 'other-essential',
  'Communications and leisure': 'communications-leisure',
  'Food and housekeeping': 'food-housekeeping',
  'Personal costs': 'personal',
  Debts: 'debts',
};

const ours = CATEGORIES.flatMap(({ slug }): Row[] => {
  const { line, losses } = toSfsLine(slug) ?? { line: null, losses: null };
  return line === null ? [] : [{ category: slug, code: line, losses }];
});
const theirs = [...LEAVES, ...BESIDE].map(code => {
  const { category, losses } = fromSfsLine(code) ?? { category: '', losses: null };
  return { category, code, losses };
});

describe('the lines of the statement', () => {
  it('are the 88 of the schema, and three of its summary', () => {
    expect(LEAVES).toHaveLength(88);
    const table = Object.values(SFS_LINES).flatMap(rows => Object.keys(rows));
    expect(table.toSorted()).toEqual([...LEAVES, ...BESIDE].toSorted());
  });

  it('are income where the category is, and only there', () => {
    for (const { slug, affordability, direction } of CATEGORIES) {
      const section = toSfsLine(slug)?.section;
      if (section === null || section === undefined) continue;
      expect(INCOME_SECTIONS.includes(section), slug).toBe(affordability === 'income');
      expect(INCOME_SECTIONS.includes(section), slug).toBe(direction === 'credit');
    }
  });

  it.each([
    ['partner-salary-or-wages', 'salary'],
    ['council-tax-support', 'housing-benefit'],
    ['breakdown-cover', 'vehicle-maintenance'],
    ['gas', 'energy'],
    ['mortgage-payment-protection-insurance', 'life-insurance'], // which pays when one cannot work
    ['union-fees', 'professional-services'],
    ['smoking-products', 'alcohol-and-tobacco'],
    ['toiletries', 'hair-and-beauty'],
    ['non-priority-debts', 'personal-loan'],
  ])('give %s as %s', (line, category) => {
    expect(fromSfsLine(line)?.category).toBe(category);
  });
});

describe('categories as lines of the statement', () => {
  it('stand in the section that the taxonomy words, or say why on none', () => {
    for (const { slug, sfs } of CATEGORIES) {
      const place = toSfsLine(slug);
      if (place === null || place.line === null) {
        expect(place, slug).toMatchObject({ section: null, losses: expect.stringMatching(/\w/) });
      } else expect(place.section, slug).toBe(SECTION_OF_HEADING[sfs?.split(' / ')[0] ?? '']);
    }
  });

  it('stand on none where the taxonomy says none, and where the statement is itself the plan', () => {
    const unlined = CATEGORIES.filter(({ slug }) => toSfsLine(slug)?.line === null);
    expect(unlined.filter(({ sfs }) => sfs !== null).map(({ slug }) => slug)).toEqual([
      'debt-management-plan',
    ]);
    expect(
      CATEGORIES.filter(({ sfs, slug }) => sfs === null && !unlined.some(row => row.slug === slug)),
    ).toEqual([]);
  });

  it.each([
    ['universal-credit', 'benefits', 'tax-credits-universal-credit'],
    ['fuel', 'transport-travel', 'fuel-parking-toll-road-charges'],
    ['restaurants-and-cafes', 'communications-leisure', 'hobbies-leisure-sport'], // "including eating out"
    ['investments', 'overview', 'savings-contribution'],
    ['debt-collection', 'debts', 'priority-debts'],
  ] as const)('put %s under %s on %s', (slug, section, line) => {
    expect(toSfsLine(slug)).toMatchObject({ section, line });
  });
});

describe('there and back', () => {
  it('says what is lost', () => {
    expect(unstatedLosses({ ours, theirs })).toEqual([]);
  });

  it('loses what it says', () => {
    // That arrears of other kinds are priority debts too no row of ours can show.
    expect(untrueLosses({ ours, theirs }).map(text => text.split(':')[0])).toEqual([
      'debt-collection and priority-debts',
    ]);
  });
});
