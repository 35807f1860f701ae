/** Names that are shop and lender at once: by card a purchase, by bank the credit account. */
import { describe, expect, it } from 'vitest';
import { SHOP_CREDIT } from '../../src/data/shopCredit.js';
import { CATEGORIES } from '../../src/data/taxonomy.js';
import { affordability, at, credit, debit, enrich } from '../support/build.js';
import { BY_BANK, BY_CARD, type Country, LENDERS, SHOPS } from '../support/creditNames.js';
import { MERCHANTS } from '../support/merchants.js';

const DEBTS: readonly string[] = [
  'credit-card-payment',
  'catalogue-credit',
  'personal-loan',
  'vehicle-finance',
  'bnpl',
];

interface Case {
  readonly text: string;
  readonly country: Country;
  readonly isRight: (slug: string) => boolean;
}

function casesOf(
  names: string,
  country: Country,
  wordings: readonly string[],
  isRight: Case['isRight'],
): Case[] {
  return names
    .split(';')
    .flatMap(name => wordings.map(wording => ({ text: wording.replace('{N}', name), country, isRight })));
}

function wrongOf(cases: readonly Case[]): string[] {
  return (['GB', 'US'] as const).flatMap(country => {
    const own = cases.filter(each => each.country === country);
    const rows = own.map(({ text }, index) =>
      debit('2026-01-05', 34.2, text, { transactionId: `t${index}` }),
    );
    const slugs = enrich(rows, {}, country).map(({ enrichedData }) => enrichedData.category.slug);
    return own.flatMap(({ text, isRight }, index) =>
      isRight(slugs[index] as string) ? [] : [`${text} -> ${slugs[index]}`],
    );
  });
}

const purchases = (half: 'known' | 'held') =>
  SHOPS.flatMap(({ country, names, held }) =>
    casesOf(
      half === 'known' ? names : held,
      country,
      BY_CARD[country][half],
      slug => !DEBTS.includes(slug) && slug !== 'uncategorised',
    ),
  );
const accounts = (half: 'known' | 'held') =>
  SHOPS.flatMap(({ country, names, held, account }) =>
    casesOf(half === 'known' ? names : held, country, BY_BANK[country][half], slug => slug === account),
  );
const lenders = (half: 'known' | 'held') =>
  LENDERS.flatMap(({ country, names, held, is }) =>
    casesOf(half === 'known' ? names : held, country, BY_BANK[country][half], slug =>
      (is as readonly string[]).includes(slug),
    ),
  );

describe('a shop that lends', () => {
  it('sells by card', () => {
    expect(wrongOf(purchases('known'))).toEqual([]);
    expect(wrongOf(purchases('held')).length / purchases('held').length).toBeLessThanOrEqual(0.01);
  });

  it('is repaid by bank', () => {
    expect(wrongOf(accounts('known'))).toEqual([]);
    expect(wrongOf(accounts('held')).length / accounts('held').length).toBeLessThanOrEqual(0.02);
  });

  it('is a merchant that the gazetteer knows', () => {
    const known = {
      GB: new Set(MERCHANTS.GB.map(({ name }) => name)),
      US: new Set(MERCHANTS.US.map(({ name }) => name)),
    };
    for (const { country, names } of SHOP_CREDIT)
      for (const name of names.split(';')) expect([name, known[country].has(name)]).toEqual([name, true]);
  });

  it.each([
    [
      'GB',
      'NEXT RETAIL LTD LEEDS GB ON 03 JAN BCC',
      'NEXT 61834220 DDR',
      'NEXT RETAIL LTD LEEDS GB ON 09 JAN BCC',
      'clothing',
    ],
    [
      'US',
      'POS PURCHASE LOWES #1204 AUSTIN TX',
      'LOWES DES:ONLINE PMT ID:XXXXX12345 WEB',
      'LOWES #1204 AUSTIN TX 01/09',
      'home-and-garden',
    ],
  ] as const)('in %s gives back to the card what was bought, not what was paid to the account', (...row) => {
    const [country, purchase, payment, back, bought] = row;
    const rows = [
      debit('2026-01-03', 40, purchase),
      debit('2026-01-05', 40, payment),
      credit('2026-01-09', 40, back),
    ];
    const enriched = enrich(rows, {}, country).map(({ enrichedData }) => enrichedData);
    expect(at(enriched, 0).category.slug).toBe(bought);
    expect(DEBTS).toContain(at(enriched, 1).category.slug);
    expect(at(enriched, 2).category.slug).toBe('refund');
    expect(at(enriched, 2).refundOf).toBe(at(rows, 0).transactionId);
    // Alone with the payment to the account, the refund returns nothing.
    expect(at(enrich(rows.slice(1), {}, country), 1).enrichedData.refundOf).toBeNull();
  });

  it('returns what it sold where it pays back by bank, and what the account was paid where a debit comes back', () => {
    const rows = [
      debit('2026-01-03', 40, 'JOHN LEWIS LEEDS GB ON 03 JAN BCC'),
      debit('2026-01-05', 25, 'JOHN LEWIS 61834220 DDR'),
      credit('2026-01-06', 25, 'JOHN LEWIS 61834220 DDR UNPAID'),
      credit('2026-01-09', 40, 'JOHN LEWIS 5512 BGC'),
    ];
    const returned = enrich(rows, {}, 'GB').map(({ enrichedData }) => enrichedData.refundOf);
    expect(returned.slice(2)).toEqual([at(rows, 1).transactionId, at(rows, 0).transactionId]);
  });

  it.each([
    ['GB', 'NEXT RETAIL LTD LEEDS GB ON 03 JAN BCC', 'NEXT 61834220 DDR', 'catalogue-credit'],
    ['GB', 'JOHN LEWIS LEEDS GB ON 03 JAN BCC', 'JOHN LEWIS 61834220 DDR', 'credit-card-payment'],
    [
      'US',
      'POS PURCHASE KOHLS #1204 AUSTIN TX',
      'KOHLS DES:ONLINE PMT ID:XXXXX12345 WEB',
      'credit-card-payment',
    ],
  ] as const)('in %s counts as debt in affordability when the account is paid: %s', (...row) => {
    const [countryCode, purchase, payment, category] = row;
    const { monthAffordabilities } = affordability(
      [debit('2026-01-03', 40, purchase), debit('2026-01-05', 25, payment)],
      { countryCode, currencyCode: countryCode === 'GB' ? 'GBP' : 'USD' },
    );
    const month = at(monthAffordabilities, 0);
    const line = month.lines.find(each => each.category === category);
    expect([month.debtFees, line?.amount]).toEqual([25, 25]);
    expect(line?.sfs).toBe(sfsOf(category));
  });
});

function sfsOf(slug: string): string | null {
  return CATEGORIES.find(category => category.slug === slug)?.sfs ?? null;
}

describe('a lender', () => {
  it('is repaid by bank', () => {
    expect(wrongOf(lenders('known'))).toEqual([]);
    expect(wrongOf(lenders('held')).length / lenders('held').length).toBeLessThanOrEqual(0.04);
  });
});

describe('what stands beside the name', () => {
  const sluggedAs = (text: string, country: Country) =>
    enrich([debit('2026-01-05', 34.2, text)], {}, country)[0]?.enrichedData.category.slug;

  it.each([
    ['NEXT RETAIL LTD 634063178', 'GB', 'catalogue-credit'],
    ['SIMPLY BE , 950384171', 'GB', 'catalogue-credit'],
    ['BP NEXT RETAIL LTD 153758798', 'GB', 'catalogue-credit'],
    ['ARGOS LTD 6341', 'GB', 'general-retail'],
    ['ARGOS 08450345670', 'GB', 'general-retail'],
    ['BP CONNECT 1234', 'GB', 'fuel'],
    ['KOHLS PAYMENT 230306 010149825', 'US', 'credit-card-payment'],
    ['DIRECT DEBIT GRID FINANCE', 'GB', 'personal-loan'],
  ] as const)('%s in %s is %s', (text, country, slug) => {
    expect(sluggedAs(text, country)).toBe(slug);
  });

  it('tells goods sent back from payments to the store card', () => {
    const { lines } = affordability(
      [
        debit('2026-01-05', 90, 'Card Purchase 01/05 The Home Depot Austin TX Card 4974'),
        credit('2026-01-08', 40, 'Purchase Return 01/08 The Home Depot Card 4974'),
      ],
      { countryCode: 'US', currencyCode: 'USD' },
    ).monthAffordabilities[0] as { lines: readonly { category: string; recorded: number }[] };
    expect(lines.find(({ category }) => category === 'home-and-garden')?.recorded).toBe(50);
  });
});
