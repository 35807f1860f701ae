/** Names that are shop and lender at once: by card a purchase, by bank the credit account. */
import { describe, expect, it } from 'vitest';
import { SHOP_CREDIT } from '../../src/data/shopCredit.js';
import { GAZETTEER as GB } from '../../src/data/gazetteer/gb.js';
import { GAZETTEER as US } from '../../src/data/gazetteer/us.js';
import { affordability, credit, debit, enrich } from '../support/build.js';
import { BY_BANK, BY_CARD, type Country, LENDERS, SHOPS } from '../support/creditNames.js';

const DEBTS: readonly string[] = ['credit-card-payment', 'catalogue-credit', 'personal-loan', 'vehicle-finance', 'bnpl'];

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
    const rows = own.map(({ text }, index) => debit('2026-01-05', 34.2, text, { transactionId: `t${index}` }));
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
    expect(wrongOf(purchases('held')).length / purchases('held').length).toBeLessThanOrEqual(0.02);
  });

  it('is repaid by bank', () => {
    expect(wrongOf(accounts('known'))).toEqual([]);
    expect(wrongOf(accounts('held')).length / accounts('held').length).toBeLessThanOrEqual(0.05);
  });
});
describe('a lender', () => {
  it('is repaid by bank', () => {
    expect(wrongOf(lenders('known'))).toEqual([]);
    expect(wrongOf(lenders('held')).length / lenders('held').length).toBeLessThanOrEqual(0.08);
  });
});
for (const [n, f] of Object.entries({ purchases, accounts, lenders }))
  console.log(n, 'known', wrongOf(f('known')), f('known').length, 'held', wrongOf(f('held')).length, f('held').length);
void credit; void affordability; void SHOP_CREDIT; void GB; void US;
