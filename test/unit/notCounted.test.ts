/** Why a credit is in no stream, from the credit alone. */
import { describe, expect, it } from 'vitest';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import { reasonAgainst } from '../../src/income/notCounted.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { rows } from '../support/payments.js';

const PERSON = { excludeBenefits: false, isBusiness: false };

function row(slug: CategorySlug, description = 'QUENDALE', amount = 100): EnrichedEntry {
  const [made] = rows([['2026-01-05', amount, description]], { decision: { category: categoryIdOf(slug) } });
  return made as EnrichedEntry;
}

describe('the category of a credit', () => {
  it.each([
    ['refund', 'refund'],
    ['loan-proceeds', 'loan'],
    ['cash-deposit', 'cash'],
    ['cash-withdrawal', 'cash'],
    ['cashback-and-rewards', 'cashback'],
    ['gambling-winnings', 'gambling'],
    ['insurance-payout', 'insurance'],
    ['own-account-transfer', 'own-transfer'],
    ['savings', 'own-transfer'],
    ['person-to-person', 'person'],
    ['investments', 'investment-withdrawal'],
    ['crypto', 'investment-withdrawal'],
    ['groceries', 'not-like-income'],
    ['mortgage', 'not-like-income'],
    ['salary', null],
    ['private-pension', null],
    ['gig-income', null],
    ['uncategorised', null],
    ['universal-credit', null],
  ] as const)('%s speaks against it as %s', (slug, reason) => {
    expect(reasonAgainst(row(slug), PERSON)).toBe(reason);
  });

  it('is a benefit, which counts whatever its amount, unless the caller leaves benefits out', () => {
    expect(reasonAgainst(row('universal-credit', 'DWP UC', 12.5), PERSON)).toBeNull();
    const excluded = { ...PERSON, excludeBenefits: true };
    expect(reasonAgainst(row('universal-credit'), excluded)).toBe('benefit-excluded');
    expect(reasonAgainst(row('salary'), excluded)).toBeNull();
  });
});

describe('the amount', () => {
  it('of income must be more than 50', () => {
    const of = (amount: number) => reasonAgainst(row('salary', 'QUENDALE', amount), PERSON);
    expect([of(49.99), of(50), of(50.01)]).toEqual(['at-or-under-50', 'at-or-under-50', null]);
    expect(reasonAgainst(row('uncategorised', 'QUENDALE', 50), PERSON)).toBe('at-or-under-50');
  });
});

describe('what is known beside the words', () => {
  it('comes first: the other side of an own transfer, then a payment that came back', () => {
    const transfer = { kind: 'test' } as unknown as EnrichedEntry['transfer'];
    const salary = row('salary');
    expect(reasonAgainst({ ...salary, transfer, returned: 'payment' }, PERSON)).toBe('own-transfer');
    expect(reasonAgainst({ ...salary, returned: 'payment' }, PERSON)).toBe('returned-payment');
  });
});

describe('words', () => {
  it.each([
    ['refund', 'QUENDALE EXPENSES', 'expenses'],
    ['refund', 'EXP CLAIM QUENDALE', 'expenses'],
    ['refund', 'QUENDALE CHARGEBACK', 'chargeback'],
    ['refund', 'QUENDALE SECTION 75', 'chargeback'],
    ['other-income', 'QUENDALE TRAVEL CLAIM', 'expenses'],
    ['uncategorised', 'QUENDALE MILEAGE', 'expenses'],
    ['uncategorised', 'QUENDALE DISPUTE', 'chargeback'],
    ['cash-deposit', 'CHEQUE 000123', 'cheque'],
    ['cash-deposit', 'MOBILE DEPOSIT', 'cheque'],
    // Two words must follow each other, and parts of a word are none.
    ['refund', 'QUENDALE EXP HOTEL CLAIM', 'refund'],
    ['refund', 'QUENDALE UNDISPUTED', 'refund'],
    // Each is looked for in its own categories.
    ['cash-deposit', 'DEPOSIT EXPENSES', 'cash'],
    ['refund', 'CHEQUE', 'refund'],
    ['other-income', 'QUENDALE DISPUTE', null],
    ['salary', 'QUENDALE EXPENSES', null],
  ] as const)('of %s, %s: %s', (slug, description, reason) => {
    expect(reasonAgainst(row(slug, description), PERSON)).toBe(reason);
  });

  it('are read in the first thousand characters', () => {
    const far = (length: number) => `${'QUENDALE '.repeat(200).slice(0, length)} MILEAGE`;
    expect(reasonAgainst(row('refund', far(900)), PERSON)).toBe('expenses');
    expect(reasonAgainst(row('refund', far(1000)), PERSON)).toBe('refund');
  });
});

describe('a marketplace', () => {
  const sold = (slug: CategorySlug, merchant: CategorySlug, isBusiness: boolean) => {
    const made = row(slug);
    const decision = { ...made.decision, merchantCategory: categoryIdOf(merchant) };
    return reasonAgainst({ ...made, decision }, { ...PERSON, isBusiness });
  };

  it('pays a person for things sold, and a business its income', () => {
    for (const slug of ['gig-income', 'self-employment-income', 'other-income'] as const) {
      expect(sold(slug, 'online-marketplace', false)).toBe('sale-of-goods');
      expect(sold(slug, 'online-marketplace', true)).toBeNull();
      expect(sold(slug, 'groceries', false)).toBeNull();
    }
    expect(sold('salary', 'online-marketplace', false)).toBeNull();
  });
});
