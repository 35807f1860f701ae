/** open-banking-insights/taxonomy: classes and categories with descriptions that are true. */
import { describe, expect, it } from 'vitest';
import * as rows from '../../src/data/taxonomy.js';
import type { CountryCode } from '../../src/index.js';
import * as root from '../../src/index.js';
import { CATEGORY_SLUGS } from '../../src/model/categorySlugs.js';
import type { CategorySlug } from '../../src/taxonomy.js';
import * as taxonomy from '../../src/taxonomy.js';

const { CATEGORIES, CLASSES } = taxonomy;

describe('the tables', () => {
  it('are those of the main entry, with every category and class of the taxonomy', () => {
    expect(root.CATEGORIES).toBe(CATEGORIES);
    expect(root.CLASSES).toBe(CLASSES);
    const plain = ({ description, ...row }: { description: string }) => row;
    expect(CATEGORIES.map(plain)).toEqual(rows.CATEGORIES);
    expect(CLASSES.map(plain)).toEqual(rows.CLASSES);
    expect(CATEGORIES.map(({ slug }) => slug)).toEqual(CATEGORY_SLUGS);
  });

  it('describe each in one sentence of its own, short enough for a list', () => {
    const described = [...CATEGORIES, ...CLASSES];
    for (const { description, name } of described) {
      expect(description).toMatch(/^[A-Z][^!?]+\.$/);
      expect(description.replace(/\.$/, '')).not.toMatch(/\. [A-Z]/);
      expect(description.length).toBeLessThanOrEqual(130);
      expect(description).not.toBe(`${name}.`);
    }
    expect(new Set(described.map(({ description }) => description)).size).toBe(described.length);
  });
});

describe('the look-ups', () => {
  it.each(CATEGORIES.map(category => [category.slug, category] as const))('find %s', (slug, category) => {
    expect(taxonomy.categoryBySlug(slug)).toBe(category);
    expect(taxonomy.categoryById(category.id)).toBe(category);
    expect(taxonomy.isCategorySlug(slug)).toBe(true);
    expect(taxonomy.categoriesOfGroup(category.group)).toContain(category);
  });

  it.each(CLASSES.map(each => [each.slug, each] as const))('find the class %s', (slug, each) => {
    expect(taxonomy.classBySlug(slug)).toBe(each);
    expect(taxonomy.classById(each.id)).toBe(each);
    expect(taxonomy.isClassSlug(slug)).toBe(true);
  });

  it('answer null for what is not in the taxonomy', () => {
    for (const slug of ['grocreies', '', 'toString', 'Groceries']) {
      expect(taxonomy.categoryBySlug(slug)).toBeNull();
      expect(taxonomy.classBySlug(slug)).toBeNull();
      expect(taxonomy.isCategorySlug(slug)).toBe(false);
      expect(taxonomy.isClassSlug(slug)).toBe(false);
    }
    for (const id of [-1, 1.5, Number.NaN, 999]) {
      expect(taxonomy.categoryById(id)).toBeNull();
      expect(taxonomy.classById(id)).toBeNull();
    }
  });

  it('answer as their examples say', () => {
    expect(taxonomy.categoryBySlug('groceries').name).toBe('Groceries and supermarkets');
    expect(taxonomy.categoryById(301)?.slug).toBe('groceries');
    const utilities = taxonomy.categoriesOfGroup('utilities').map(({ slug }) => slug);
    expect(utilities).toEqual(['energy', 'water', 'tv-licence']);
    expect(taxonomy.classBySlug('standing-order').name).toBe('Standing order');
    expect(taxonomy.classById(1)?.slug).toBe('direct-debit');
  });
});

/** The firms that descriptions name, as bank statements spell them. */
const NAMED: readonly (readonly [CategorySlug, CountryCode, readonly string[]])[] = [
  ['gig-income', 'GB', ['Uber', 'Deliveroo']],
  ['gig-income', 'US', ['DoorDash', 'Instacart']],
  ['investments', 'GB', ['Vanguard', 'Trading 212']],
  ['crypto', 'GB', ['Coinbase', 'Kraken']],
  ['broadband-phone-tv', 'GB', ['BT', 'Sky']],
  ['broadband-phone-tv', 'US', ['Comcast', 'Spectrum']],
  ['mobile', 'GB', ['EE', 'giffgaff']],
  ['mobile', 'US', ['Verizon', 'T-Mobile']],
  ['health-insurance', 'GB', ['Bupa']],
  ['health-insurance', 'US', ['Aetna', 'Delta Dental']],
  ['parking-and-tolls', 'GB', ['Dart Charge']],
  ['parking-and-tolls', 'US', ['E-ZPass']],
  ['vehicle-maintenance', 'US', ['AAA']],
  ['taxi', 'GB', ['Uber', 'Bolt']],
  ['taxi', 'US', ['Lyft']],
  ['vehicle-purchase-and-hire', 'US', ['Hertz']],
  ['pharmacy', 'GB', ['Boots']],
  ['pharmacy', 'US', ['CVS']],
  ['groceries', 'GB', ['Tesco', 'Aldi']],
  ['groceries', 'US', ['Kroger']],
  ['takeaway-and-fast-food', 'GB', ["McDonald's", 'Greggs', 'Just Eat']],
  ['takeaway-and-fast-food', 'US', ['Grubhub']],
  ['electronics', 'GB', ['Currys']],
  ['electronics', 'US', ['Best Buy']],
  ['home-and-garden', 'GB', ['B&Q']],
  ['home-and-garden', 'US', ['Home Depot']],
  ['general-retail', 'GB', ['Argos']],
  ['general-retail', 'US', ['Target']],
  ['online-marketplace', 'GB', ['Amazon', 'eBay', 'Temu']],
  ['sports-goods', 'GB', ['Decathlon']],
  ['sports-goods', 'US', ['REI']],
  ['digital-subscriptions', 'GB', ['Netflix', 'Spotify']],
  ['hotels', 'GB', ['Premier Inn', 'Airbnb']],
  ['hotels', 'US', ['Marriott']],
  ['postage', 'GB', ['Royal Mail']],
  ['postage', 'US', ['USPS']],
  ['bnpl', 'GB', ['Klarna', 'Clearpay']],
  ['bnpl', 'US', ['Affirm']],
];

it.each(NAMED)('%s: what its description names in %s is found there', (slug, countryCode, names) => {
  const { description, direction } = taxonomy.categoryBySlug(slug);
  const { transactions } = root.enrichTransactions({
    countryCode,
    currencyCode: countryCode === 'GB' ? 'GBP' : 'USD',
    transactions: names.map((name, index) => ({
      transactionId: `t${index}`,
      description: name.toUpperCase(),
      amount: 20,
      creditDebitIndicator: direction === 'credit' ? ('Credit' as const) : ('Debit' as const),
      status: 'Booked' as const,
      bookingDate: '2026-01-05',
    })),
  });
  for (const name of names) expect(description).toContain(name);
  expect(transactions.map(({ enrichedData }) => enrichedData.category.slug)).toEqual(names.map(() => slug));
});
