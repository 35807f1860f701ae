/** The caller's own rules, and the confidence floor. */
import { describe, expect, it } from 'vitest';
import type { EnrichedTransaction, EnrichmentRule, InsightsOptions, Transaction } from '../../src/index.js';
import {
  affordability,
  at,
  categoryOf,
  credit,
  credits,
  debit,
  enrich,
  income,
  only,
  refusal,
} from '../support/build.js';
import { monthly } from '../support/dates.js';

const SHOP = debit('2026-01-05', 25, 'TESCO STORES 3021 LEEDS');

function ruled(transaction: Transaction, ...rules: EnrichmentRule[]): EnrichedTransaction['enrichedData'] {
  return only(enrich([transaction], { rules })).enrichedData;
}

function holds(transaction: Transaction, condition: Omit<EnrichmentRule, 'set'>): boolean {
  return (
    ruled(transaction, { ...condition, set: { category: 'gifts-and-flowers' } }).category.slug ===
    'gifts-and-flowers'
  );
}

describe('a rule', () => {
  it('decides the category with certainty, before anything else', () => {
    const { category, alternatives, predictedMerchantName } = ruled(SHOP, {
      text: 'tesco',
      set: { category: 'gifts-and-flowers' },
    });
    expect(category).toMatchObject({ slug: 'gifts-and-flowers', confidence: 1 });
    expect(alternatives.map(({ slug }) => slug)).toEqual(['gifts-and-flowers', 'groceries']);
    expect(predictedMerchantName).toBe('Tesco');
  });

  it('is named in the evidence, first, by its name or its position', () => {
    const set = { category: 'gifts-and-flowers' } as const;
    expect(at(ruled(SHOP, { name: 'my gifts', text: 'tesco', set }).evidence, 0)).toMatchObject({
      signal: 'rule',
      detail: 'my gifts',
      category: 'gifts-and-flowers',
      weight: 100,
    });
    const second = ruled(SHOP, { text: 'argos', set }, { text: 'tesco', set });
    expect(at(second.evidence, 0).detail).toBe('rule 2');
    expect(second.evidence.some(({ signal }) => signal === 'merchant')).toBe(true);
  });

  it('gives way to one before it', () => {
    const rules: EnrichmentRule[] = [
      { text: 'stores', set: { category: 'clothing' } },
      { text: 'tesco', set: { category: 'gifts-and-flowers' } },
    ];
    expect(ruled(SHOP, ...rules).category.slug).toBe('clothing');
    expect(ruled(SHOP, ...rules.toReversed()).category.slug).toBe('gifts-and-flowers');
  });

  it('sets a merchant, another category or both, and can take a merchant away', () => {
    expect(ruled(SHOP, { text: 'tesco', set: { merchant: 'Corner shop' } })).toMatchObject({
      predictedMerchantName: 'Corner shop',
      category: { slug: 'groceries' },
    });
    expect(ruled(SHOP, { text: 'tesco', set: { merchant: null } }).predictedMerchantName).toBeNull();
    const { evidence } = ruled(SHOP, { text: 'tesco', set: { merchant: 'Corner shop' } });
    expect(at(evidence, 0).replacedMerchant).toBe('Tesco');
    expect(ruled(SHOP, { text: 'tesco', set: { merchant: 'Me', category: 'savings' } })).toMatchObject({
      predictedMerchantName: 'Me',
      category: { slug: 'savings' },
    });
  });

  it('moves money between the sections of affordability', () => {
    const rules: EnrichmentRule[] = [{ text: 'tesco', set: { category: 'rent' } }];
    expect(at(affordability([SHOP], {}, { rules }).monthAffordabilities, 0)).toMatchObject({
      fixedCosts: 25,
      flexibleCosts: 0,
    });
  });

  it('makes income of what had no name', () => {
    const rows = credits(monthly(28, 2025, 7, 6), 100, 'ZORVEX 5');
    const rules: EnrichmentRule[] = [{ text: 'zorvex', set: { category: 'rental-income' } }];
    expect(income(rows).incomeStreams).toEqual([]);
    expect(only(income(rows, {}, { rules }).incomeStreams)).toMatchObject({
      category: 'rental-income',
      total: 600,
    });
  });

  it('changes no other transaction', () => {
    const rows = [SHOP, debit('2026-01-06', 3, 'GREGGS')];
    const rules: EnrichmentRule[] = [{ text: 'tesco', set: { category: 'clothing' } }];
    expect(at(enrich(rows, { rules }), 1)).toEqual(at(enrich(rows), 1));
  });
});

describe('the text of a rule', () => {
  it.each([
    ['CAFÉ ROUGE PARIS', 'cafe rouge'],
    ['CAFE ROUGE PARIS', 'Café Rouge'],
    ['cafe-rouge*paris', 'CAFE ROUGE'],
    ['B & Q 1234', 'b&q'],
    ['B&Q 1234', 'B and Q'.replace('and', '&')],
    ["SAINSBURY'S SMKT", 'sainsburys'],
    ['SAINSBURYS SMKT', "Sainsbury's"],
    ['Straße 7', 'STRASSE'],
    ['TESCO STORES 3021', 'tesco stores 3021'],
    ['TESCO3021', '3021'],
  ])('is found in %j as %j, whatever the case, accents and punctuation', (description, text) => {
    expect(holds(debit('2026-01-05', 5, description), { text })).toBe(true);
  });

  it.each([
    ['SPORTESCO', 'tesco'],
    ['TESCOS STORES', 'tesco'],
    ['TESCO STORES', 'tesco store'],
    ['THE SCOUTS', 'tesco'],
    ['STORES TESCO', 'tesco stores'],
  ])('is not found in %j as %j: only whole words count', (description, text) => {
    expect(holds(debit('2026-01-05', 5, description), { text })).toBe(false);
  });

  it.each(['', '  ', '***', '&'])('of %j is refused', text => {
    const error = refusal(() => holds(SHOP, { text }));
    expect(at(error.issues, 0).path).toEqual(['options', 'rules', 0, 'text']);
  });

  it.each(['Пятёрочка', '家賃', 'ελ'])('of %j, in another script, matches no text that lacks it', text => {
    expect(holdsOrIsRefused(SHOP, { text })).toBe(false);
  });
});

describe('the merchant of a rule', () => {
  it('is the name that enrichment found, whatever its case and punctuation', () => {
    expect(holds(SHOP, { merchant: 'tesco' })).toBe(true);
    expect(holds(SHOP, { merchant: 'TESCO!' })).toBe(true);
    expect(holds(SHOP, { merchant: 'Tesco Stores' })).toBe(false);
  });

  it.each(['Пятёрочка', '!'])('of %j does not match transactions without a merchant', merchant => {
    expect(holdsOrIsRefused(credit('2026-01-05', 5, 'INTEREST PAID'), { merchant })).toBe(false);
  });
});

describe('the amounts of a rule', () => {
  it.each([
    [24.99, false],
    [25, true],
    [25.004, true],
    [25.01, true],
    [30, true],
    [30.01, false],
  ])('bound an amount of %d, both included: %s', (amount, expected) => {
    const row = debit('2026-01-05', amount, 'TESCO STORES 3021');
    expect(holds(row, { minimumAmount: 25, maximumAmount: '30.00' })).toBe(expected);
  });

  it('are refused when they are negative or no amounts', () => {
    const error = refusal(() => holds(SHOP, { minimumAmount: -1, maximumAmount: 'x' }));
    expect(error.issues.map(({ path }) => path.at(-1))).toEqual(['minimumAmount', 'maximumAmount']);
  });
});

describe('the other conditions of a rule', () => {
  it('are the direction and the account, and all that are given must hold', () => {
    expect(holds(SHOP, { direction: 'Debit' })).toBe(true);
    expect(holds(SHOP, { direction: 'Credit' })).toBe(false);
    const row = { ...SHOP, accountId: 'a' };
    expect(holds(row, { accountId: 'a' })).toBe(true);
    expect(holds(row, { accountId: 'b' })).toBe(false);
    expect(holds(row, { accountId: 'a', direction: 'Debit', text: 'tesco', minimumAmount: 1 })).toBe(true);
    expect(holds(row, { accountId: 'a', direction: 'Debit', text: 'argos', minimumAmount: 1 })).toBe(false);
  });
});

describe('a rule for one transaction', () => {
  it('holds for that one alone, whatever else is like it', () => {
    const rows = [SHOP, { ...SHOP, transactionId: 'other' }];
    const rules: EnrichmentRule[] = [{ transactionId: 'other', set: { category: 'clothing' } }];
    expect(enrich(rows, { rules }).map(({ enrichedData }) => enrichedData.category.slug)).toEqual([
      'groceries',
      'clothing',
    ]);
  });
});

describe('a rule for a transfer between own accounts', () => {
  const rows = [
    debit('2026-01-05', 200, 'TRANSFER TO 12345678', { accountId: 'a' }),
    credit('2026-01-06', 200, 'TRANSFER FROM 87654321', { accountId: 'b' }),
  ];
  const ruledWith = (set: EnrichmentRule['set'], confidenceFloor = 0) =>
    at(enrich(rows, { rules: [{ text: 'transfer to', set }], confidenceFloor }), 0);

  it('that calls it something else makes it none', () => {
    const { transfer, enrichedData } = ruledWith({ category: 'person-to-person' });
    expect(transfer).toBeNull();
    expect(enrichedData.category).toMatchObject({ slug: 'person-to-person', confidence: 1 });
  });

  it('that calls it a transfer leaves it one, as sure as the rule', () => {
    const { transfer, enrichedData } = ruledWith({ category: 'savings' }, 0.99);
    expect(transfer).toMatchObject({ associatedAccountId: 'b' });
    expect(enrichedData.category).toMatchObject({ slug: 'savings', confidence: 1 });
  });

  it('that names a merchant leaves it one, with that name', () => {
    const { transfer, enrichedData } = ruledWith({ merchant: 'My other bank' });
    expect(transfer).toMatchObject({ associatedAccountId: 'b' });
    expect(enrichedData.category.slug).toBe('own-account-transfer');
    expect(enrichedData.predictedMerchantName).toBe('My other bank');
  });
});

describe('a rule that is refused', () => {
  const path = (rule: unknown) =>
    only(
      refusal(() => enrich([SHOP], { rules: [{ text: 'x', set: { category: 'rent' } }, rule] } as never))
        .issues,
    );

  it('names a category that does not exist, with the path to it', () => {
    const issue = path({ text: 'tesco', set: { category: 'grocery' } });
    expect(issue.path).toEqual(['options', 'rules', 1, 'set', 'category']);
    expect(issue.message).toContain('grocery');
    expect(issue.code).toBe('unknown_category');
  });

  it('has no condition', () => {
    const issue = path({ set: { category: 'rent' } });
    expect(issue.path).toEqual(['options', 'rules', 1]);
    expect(issue.message).toContain('condition');
    expect(issue.message).toContain('transactionId');
  });

  it('can hold for no amount', () => {
    const { path: where, message } = path({
      minimumAmount: 5,
      maximumAmount: '4.99',
      set: { category: 'rent' },
    });
    expect(where).toEqual(['options', 'rules', 1, 'minimumAmount']);
    expect(message).toContain('above maximumAmount');
    expect(holds(SHOP, { minimumAmount: 25, maximumAmount: '25.00' })).toBe(true);
  });

  it.each(['accountId', 'transactionId', 'name'])('has an empty %s', member => {
    expect(path({ text: 'tesco', [member]: '', set: { category: 'rent' } }).path).toEqual([
      'options',
      'rules',
      1,
      member,
    ]);
  });

  it('sets an empty merchant, where null would take it away', () => {
    const { path: where, message } = path({ text: 'tesco', set: { merchant: '' } });
    expect(where).toEqual(['options', 'rules', 1, 'set', 'merchant']);
    expect(message).toContain('null');
  });

  it('sets nothing', () => {
    expect(path({ text: 'tesco', set: {} }).path).toEqual(['options', 'rules', 1, 'set']);
    expect(path({ text: 'tesco' }).path).toEqual(['options', 'rules', 1, 'set']);
  });

  it('has a member that rules do not have', () => {
    const { message } = path({ text: 'tesco', txet: 'x', set: { category: 'rent' } });
    expect(message).toContain(
      'options.rules[1]: has no member "txet"; expected name, set or a condition: text,',
    );
    expect(path({ text: 'tesco', set: { category: 'rent', merchnat: 'x' } }).message).toContain(
      'options.rules[1].set: has no member "merchnat"; expected category or merchant',
    );
  });
});

describe('the confidence floor', () => {
  const row = debit('2026-01-05', 25, 'TESCO STORES 3021 LEEDS');
  const { confidence } = at(enrich([row]), 0).enrichedData.category;

  it('is 0 by default', () => {
    expect(enrich([row], { confidenceFloor: 0 })).toEqual(enrich([row]));
  });

  it('keeps a category of just that confidence', () => {
    expect(confidence).toBeGreaterThan(0.8);
    expect(categoryOf(row, { confidenceFloor: confidence })).toBe('groceries');
  });

  it('takes away one below it, which stays in alternatives and evidence', () => {
    const { category, alternatives, evidence, predictedMerchantName } = at(
      enrich([row], { confidenceFloor: confidence + 0.001 }),
      0,
    ).enrichedData;
    expect(category).toEqual({ id: 0, slug: 'uncategorised', name: 'Uncategorised', confidence: 0 });
    expect(at(alternatives, 0)).toMatchObject({ slug: 'groceries', confidence });
    expect(at(evidence, 0)).toMatchObject({ signal: 'confidence-floor' });
    expect(evidence.some(({ category: slug }) => slug === 'groceries')).toBe(true);
    expect(predictedMerchantName).toBe('Tesco');
  });

  it('spares what a rule decides', () => {
    const options: InsightsOptions = {
      confidenceFloor: 1,
      rules: [{ text: 'tesco', set: { category: 'clothing' } }],
    };
    expect(categoryOf(row, options)).toBe('clothing');
  });

  it('counts what it takes away as flexible cost, and as no income unless habits say so', () => {
    const options = { confidenceFloor: 1 };
    expect(at(affordability([row], {}, options).monthAffordabilities, 0).flexibleCosts).toBe(25);
    const result = income([credit('2026-01-28', 80, 'SALARY')], {}, options);
    expect(only(result.creditsNotCounted).reason).toBe('one-off');
  });
});

describe('the evidence', () => {
  const rows = [
    row('TESCO STORES 3021 LEEDS'),
    row('CAFÉ NERO GROUP LONDON'),
    row('Sainsbury’s S/mkt'),
    row('B & Q 1234 LEEDS'),
    row('PAYPAL *SPOTIFY'),
    row('STANDING ORDER TO MR A SMITH REFERENCE RENT , MANDATE NO 5'),
    row('UNIVERSAL CREDIT', 'Credit'),
    row('XXXXXXXXX DWP PIP', 'Credit'),
    row('HMRC CHILD BENEFIT', 'Credit'),
    row('NORTHGATE LOGISTICS LTD SALARY BGC', 'Credit'),
  ];

  it.each(rows)('of $description quotes the text as it stands there', transaction => {
    const { evidence } = only(enrich([transaction])).enrichedData;
    expect(evidence.length).toBeGreaterThan(0);
    for (const { matched } of evidence) {
      if (matched !== null) expect(transaction.description).toContain(matched);
    }
  });

  it.each(rows)(
    'of $description stands with alternatives, likeliest first, the chosen one among them',
    transaction => {
      const { alternatives, category } = only(enrich([transaction])).enrichedData;
      expect(alternatives.map(({ slug }) => slug)).toContain(category.slug);
      const confidences = alternatives.map(({ confidence }) => confidence);
      expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
      expect(alternatives.length).toBeLessThanOrEqual(3);
    },
  );

  it('says which merchant category code spoke', () => {
    const { category, evidence } = ruledless({ ...row('ZORVEX QUANDLE'), merchantCategoryCode: '5411' });
    expect(category.slug).toBe('groceries');
    expect(at(evidence, 0)).toMatchObject({ signal: 'merchant-category-code', matched: '5411' });
  });
});

function ruledless(transaction: Transaction): EnrichedTransaction['enrichedData'] {
  return only(enrich([transaction])).enrichedData;
}

function row(description: string, direction: 'Credit' | 'Debit' = 'Debit'): Transaction {
  return (direction === 'Credit' ? credit : debit)('2026-01-05', 60, description);
}

/** A rule whose text cannot be looked for may be refused; what it must not do is match. */
function holdsOrIsRefused(transaction: Transaction, condition: Omit<EnrichmentRule, 'set'>): boolean {
  try {
    return holds(transaction, condition);
  } catch {
    return false;
  }
}
