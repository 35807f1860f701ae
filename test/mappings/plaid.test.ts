/** Plaid's categories, there and back. */
import { describe, expect, it } from 'vitest';
import { PLAID_CATEGORIES } from '../../src/data/mappings/plaid.js';
import { CATEGORIES } from '../../src/data/taxonomy.js';
import { type CreditDebitIndicator, fromPlaid, toPlaid } from '../../src/mappings.js';
import { published, type Row, unstatedLosses, untrueLosses } from './support.js';

const DETAILED = published('plaid-detailed');
const MONEY_IN = /^(?:INCOME|LOAN_DISBURSEMENTS|TRANSFER_IN)_/;
const DIRECTIONS = new Map<string, string>(CATEGORIES.map(({ slug, direction }) => [slug, direction]));

/** What only the names of Plaid's codes tell: no other row shows that these do not fit wholly. */
const TOLD_BY_NAME = [
  'ENTERTAINMENT_TV_AND_MOVIES', // cinemas
  'INCOME_CHILD_SUPPORT', // not for a spouse
  'LOAN_DISBURSEMENTS_STUDENT', // no grants
  'TRANSFER_IN_TRANSFER_IN_FROM_APPS', // not by bank
  'TRANSFER_OUT_TRANSFER_OUT_FROM_APPS',
];

const sidesOf = (direction: string): CreditDebitIndicator[] =>
  direction === 'either' ? ['Debit', 'Credit'] : [direction === 'credit' ? 'Credit' : 'Debit'];

const there = CATEGORIES.flatMap(({ slug, direction }) =>
  sidesOf(direction).map(side => ({ slug, side, answer: toPlaid(slug, side) })),
);
const ours = [
  ...new Map(
    there.flatMap(({ slug, answer }): [string, Row][] => {
      const { detailed: code, losses } = answer ?? { detailed: null, losses: null };
      return code === null ? [] : [[`${slug} ${code}`, { category: slug, code, losses }]];
    }),
  ).values(),
];
const theirs = DETAILED.map(code => {
  const { category, losses } = fromPlaid(code) ?? { category: '', losses: null };
  return { category, code, losses };
});

describe("Plaid's detailed codes", () => {
  it('are the 128 of the list, under 18 primaries', () => {
    const table = Object.entries(PLAID_CATEGORIES).flatMap(([primary, rows]) =>
      Object.keys(rows).map(rest => `${primary}_${rest}`),
    );
    expect(table.toSorted()).toEqual(DETAILED);
    expect([DETAILED.length, Object.keys(PLAID_CATEGORIES).length]).toEqual([128, 18]);
  });

  it.each([
    ['INCOME_WAGES', 'salary'],
    ['INCOME_OTHER_INCOME', 'other-income'],
    ['TRANSFER_IN_CASH_ADVANCES_AND_LOANS', 'loan-proceeds'],
  ])('of version 1 are read too, with what they lose: %s', (code, category) => {
    expect(DETAILED).not.toContain(code);
    const meaning = fromPlaid(code);
    expect(meaning?.category).toBe(category);
    expect(meaning?.losses).toEqual(expect.any(String));
    expect(fromPlaid(`${code}_X`)).toBeNull();
  });

  it('come to categories of their direction', () => {
    const fitting = (code: string) =>
      code === 'OTHER_OTHER' ? ['either'] : ['either', MONEY_IN.test(code) ? 'credit' : 'debit'];
    expect(
      theirs.filter(({ code, category }) => !fitting(code).includes(DIRECTIONS.get(category) ?? '')),
    ).toEqual([]);
  });

  it.each([
    ['INCOME_UNEMPLOYMENT', 'out-of-work-benefit'],
    ['INCOME_MILITARY', 'other-benefit'], // for veterans; the pay of soldiers is INCOME_SALARY
    ['INCOME_LONG_TERM_DISABILITY', 'disability-benefit'],
    ['TRANSFER_IN_DEPOSIT', 'cash-deposit'],
    ['TRANSFER_OUT_WITHDRAWAL', 'cash-withdrawal'],
    ['LOAN_PAYMENTS_CAR_PAYMENT', 'vehicle-finance'],
    ['BANK_FEES_INSUFFICIENT_FUNDS', 'returned-payment-fee'],
    ['FOOD_AND_DRINK_COFFEE', 'restaurants-and-cafes'],
    ['GENERAL_MERCHANDISE_TOBACCO_AND_VAPE', 'alcohol-and-tobacco'],
    ['MEDICAL_VETERINARY_SERVICES', 'pets'],
    ['RENT_AND_UTILITIES_SEWAGE_AND_WASTE_MANAGEMENT', 'water'],
    ['TRANSPORTATION_GAS', 'fuel'],
    ['OTHER_OTHER', 'uncategorised'],
  ])('give %s as %s', (code, category) => {
    expect(fromPlaid(code)?.category).toBe(category);
  });
});

describe('categories as Plaid has them', () => {
  it('are each a code of the list, under its primary, or say why not', () => {
    for (const { slug, answer } of there) {
      expect(answer, slug).not.toBeNull();
      if (answer?.detailed === null)
        expect([answer.primary, typeof answer.losses], slug).toEqual([null, 'string']);
      else expect(answer?.detailed.startsWith(`${answer.primary}_`), slug).toBe(true);
    }
    expect(ours.filter(({ code }) => !DETAILED.includes(code))).toEqual([]);
    expect(there.filter(({ answer }) => answer?.detailed === null).map(({ slug }) => slug)).toEqual([
      'refund',
    ]);
  });

  it.each([
    ['salary', 'Credit', 'INCOME', 'INCOME_SALARY'],
    ['universal-credit', 'Credit', 'INCOME', 'INCOME_UNEMPLOYMENT'],
    ['state-pension', 'Credit', 'INCOME', 'INCOME_RETIREMENT_PENSION'],
    ['savings', 'Credit', 'TRANSFER_IN', 'TRANSFER_IN_SAVINGS'],
    ['savings', 'Debit', 'TRANSFER_OUT', 'TRANSFER_OUT_SAVINGS'],
    ['person-to-person', 'Credit', 'TRANSFER_IN', 'TRANSFER_IN_TRANSFER_IN_FROM_APPS'],
    ['mortgage', 'Debit', 'LOAN_PAYMENTS', 'LOAN_PAYMENTS_MORTGAGE_PAYMENT'],
    ['pubs-and-bars', 'Debit', 'FOOD_AND_DRINK', 'FOOD_AND_DRINK_RESTAURANT'], // "restaurants, bars, gastropubs"
    ['hobbies-and-toys', 'Debit', 'GENERAL_MERCHANDISE', 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE'],
    ['gambling', 'Debit', 'ENTERTAINMENT', 'ENTERTAINMENT_CASINOS_AND_GAMBLING'],
  ] as const)('give %s on the side of %s as %s, %s', (slug, side, primary, detailed) => {
    expect(toPlaid(slug, side)).toMatchObject({ primary, detailed });
  });

  it('are money out unless the side is given', () => {
    expect(toPlaid('investments')).toEqual(toPlaid('investments', 'Debit'));
    expect(toPlaid('investments')).not.toEqual(toPlaid('investments', 'Credit'));
  });
});

/** A transfer has a code on each side; they are two mappings. */
describe.each([
  ['money in', (code: string) => MONEY_IN.test(code)],
  ['money out', (code: string) => !MONEY_IN.test(code)],
])('there and back, of %s', (_, isOfSide) => {
  const ways = {
    ours: ours.filter(({ code }) => isOfSide(code)),
    theirs: theirs.filter(({ code }) => isOfSide(code)),
  };

  it('says what is lost', () => {
    expect(unstatedLosses(ways)).toEqual([]);
  });

  it('loses what it says', () => {
    const told = TOLD_BY_NAME.filter(isOfSide).toSorted();
    expect(
      untrueLosses(ways)
        .map(text => /[A-Z_]{9,}/.exec(text)?.[0])
        .toSorted(),
    ).toEqual(told);
  });
});
