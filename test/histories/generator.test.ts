/** The generator held to its word: the same seed gives the same history, and its truth is whole and agrees with itself. */
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Transaction } from '../../src/index.js';
import { addDays } from '../support/dates.js';
import type { History } from '../support/histories/history.js';
import { historyInDebt, historyOf } from '../support/histories/historyOf.js';
import { asHmrcMoves } from '../support/histories/incomes/hmrcDays.js';
import { windowStart } from '../support/histories/months.js';
import { everyDays } from '../support/histories/schedules.js';
import { AMERICAN_BILLS, BRITISH_BILLS } from '../support/histories/spending/bills.js';
import { AMERICAN_CREDIT, BRITISH_CREDIT } from '../support/histories/spending/credit/bills.js';
import { AMERICAN_HABITS, BRITISH_HABITS } from '../support/histories/spending/habits.js';
import { GB_A } from '../support/histories/vocabulary/gbA.js';
import { GB_B } from '../support/histories/vocabulary/gbB.js';
import { namesFor } from '../support/histories/vocabulary/names.js';
import { US_A } from '../support/histories/vocabulary/usA.js';
import { US_B } from '../support/histories/vocabulary/usB.js';

/** Those that came later than the generator itself. */
const DIFFICULTIES = [
  'twice-a-month',
  'student-awards-scotland',
  'yearly-bonus',
  'paid:yearly',
  'cheques-out',
  'pending-rows',
  'iso-codes:letters',
  'iso-codes:names',
  'bill-switched',
  'bill-begins-or-stops',
  'returned-payments',
  'overdrawn',
  'buy-now-pay-later',
  'payday-loans',
  'heavy-gambling',
];
const SEEDS = Array.from({ length: 300 }, (_, index) => index + 1);
const histories = SEEDS.map(historyOf);

function idsOf({ request }: History): string[] {
  return request.transactions.map(({ transactionId }) => transactionId);
}

function creditsOf({ request, asOf }: History) {
  return request.transactions.filter(
    ({ creditDebitIndicator, bookingDate }) => creditDebitIndicator === 'Credit' && bookingDate <= asOf,
  );
}

function decidedOf({ truth }: History): string[] {
  return [
    ...truth.streams.flatMap(({ transactionIds }) => transactionIds),
    ...truth.notIncome.flatMap(({ transactionIds }) => transactionIds),
    ...truth.undecidable,
    ...truth.beforeWindow,
  ];
}

describe('a generated history', () => {
  it('is the same for the same seed, whatever was generated before', () => {
    for (const seed of [1, 2, 77])
      expect(JSON.stringify(historyOf(seed))).toBe(JSON.stringify(histories[seed - 1]));
  });

  it('differs from seed to seed', () => {
    expect(new Set(histories.map(({ request }) => JSON.stringify(request))).size).toBe(SEEDS.length);
  });

  it('has unique ids, amounts above zero in whole pence, and days up to asOf', () => {
    const isSound = ({ amount, bookingDate, description }: Transaction, asOf: string) =>
      Number(amount) > 0 &&
      Math.round(Number(amount) * 100) / 100 === amount &&
      bookingDate <= asOf &&
      description !== '' &&
      !/undefined|\{[A-Z]/.test(description);
    for (const history of histories) {
      const { transactions } = history.request;
      expect(new Set(idsOf(history)).size).toBe(transactions.length);
      expect(transactions.filter(row => !isSound(row, history.asOf))).toEqual([]);
    }
  });

  it('is as long as real ones', () => {
    const lengths = histories.map(history => history.request.transactions.length).sort((a, b) => a - b);
    expect(lengths[0]).toBeGreaterThan(40);
    expect(lengths.at(-1)).toBeLessThan(1500);
    expect(lengths[lengths.length / 2]).toBeGreaterThan(200);
  });

  it('says of every credit once what it is', () => {
    for (const history of histories)
      expect(decidedOf(history).sort(), `seed ${history.seed}`).toEqual(
        creditsOf(history)
          .map(({ transactionId }) => transactionId)
          .sort(),
      );
  });

  it('knows the category of every transaction, on the right side', () => {
    const directions = new Map<string, string>(CATEGORIES.map(({ slug, direction }) => [slug, direction]));
    for (const { request, truth } of histories) {
      const strays = request.transactions
        .map(row => ({ ...row, slug: truth.categories[row.transactionId] as string }))
        .filter(({ slug, creditDebitIndicator }) => {
          const direction = directions.get(slug);
          return direction !== 'either' && direction !== creditDebitIndicator.toLowerCase();
        });
      expect(strays).toEqual([]);
    }
  });

  it('leaves to pend only card purchases of the last two days', () => {
    const pending = histories.flatMap(({ request, asOf }) =>
      request.transactions.filter(({ status }) => status === 'Pending').map(row => ({ ...row, asOf })),
    );
    expect(pending.length).toBeGreaterThan(20);
    for (const { creditDebitIndicator, bookingDate, asOf } of pending) {
      expect(creditDebitIndicator).toBe('Debit');
      expect(addDays(bookingDate, 1) >= asOf).toBe(true);
    }
  });

  it('draws every difficulty', () => {
    const drawn = new Set(
      histories.flatMap(({ truth }) => [...truth.tags, ...truth.streams.flatMap(({ tags }) => tags)]),
    );
    expect(DIFFICULTIES.filter(tag => !drawn.has(tag))).toEqual([]);
  });

  it('draws every kind of debt and charge', () => {
    const drawn = new Set(histories.flatMap(({ truth }) => Object.values(truth.categories)));
    const debts = CATEGORIES.filter(({ affordability }) => affordability === 'debt').map(({ slug }) => slug);
    expect(debts.filter(slug => !drawn.has(slug))).toEqual(['secured-loan']);
  });

  it('draws every kind of debt, and shops that lend, for people in debt', () => {
    const inDebt = SEEDS.slice(0, 120).map(historyInDebt);
    const drawn = new Set(inDebt.flatMap(({ truth }) => Object.values(truth.categories)));
    const debts = CATEGORIES.filter(({ affordability }) => affordability === 'debt').map(({ slug }) => slug);
    expect(debts.filter(slug => !drawn.has(slug))).toEqual([]);
    const withShops = inDebt.filter(({ truth }) => truth.tags.includes('shop-and-lender'));
    expect(withShops.length).toBeGreaterThan(inDebt.length / 2);
  });

  it('changes nothing of the income where debts are added', () => {
    const moneyOf = ({ truth, request }: History) => {
      const amounts = new Map(request.transactions.map(row => [row.transactionId, row.amount]));
      return truth.streams.map(({ name, transactionIds }) => [
        name,
        transactionIds.map(id => amounts.get(id)),
      ]);
    };
    for (const seed of SEEDS.slice(0, 20))
      expect(moneyOf(historyInDebt(seed))).toEqual(moneyOf(histories[seed - 1] as History));
  });

  it('pairs transfers of equal amounts between two accounts', () => {
    for (const { request, truth } of histories) {
      const byId = new Map(request.transactions.map(row => [row.transactionId, row]));
      for (const [debitId, creditId] of truth.transfers) {
        const [debit, credit] = [byId.get(debitId), byId.get(creditId)];
        expect(debit?.creditDebitIndicator).toBe('Debit');
        expect(credit?.creditDebitIndicator).toBe('Credit');
        expect(debit?.amount).toBe(credit?.amount);
        expect(debit?.accountId).not.toBe(credit?.accountId);
      }
    }
  });

  it('refunds no more than was paid, and not before', () => {
    for (const { request, truth } of histories) {
      const byId = new Map(request.transactions.map(row => [row.transactionId, row]));
      for (const [creditId, purchaseId] of truth.refunds) {
        const [credit, purchase] = [byId.get(creditId), byId.get(purchaseId)];
        expect(Number(credit?.amount)).toBeLessThanOrEqual(Number(purchase?.amount));
        expect(String(credit?.bookingDate) >= String(purchase?.bookingDate)).toBe(true);
      }
    }
  });

  it('counts at most three main streams, of credits above 50.00, in the twelve months', () => {
    for (const { request, truth, asOf } of histories) {
      const byId = new Map(request.transactions.map(row => [row.transactionId, row]));
      const main = truth.streams.filter(stream => !stream.isBenefit && stream.category !== 'state-pension');
      expect(main.length).toBeLessThanOrEqual(3);
      for (const id of main.flatMap(({ transactionIds }) => transactionIds)) {
        expect(Number(byId.get(id)?.amount)).toBeGreaterThan(50);
        expect(String(byId.get(id)?.bookingDate) >= windowStart(asOf)).toBe(true);
      }
    }
  });

  it('brings no money a month once a stream has ended', () => {
    for (const { truth } of histories)
      for (const { status, monthlyAmount } of truth.streams)
        if (status === 'Ended') expect([0, null]).toContain(monthlyAmount);
  });
});

describe('the two vocabularies', () => {
  const payers = [
    'firstNames',
    'surnames',
    'places',
    'trades',
    'wellKnownEmployers',
    'payrollAgents',
    'gigPlatforms',
    'pensionPayers',
    'dividendPayers',
    'maintenancePayers',
    'lenders',
    'insurers',
    'bookmakers',
    'cashbackPayers',
    'marketplaces',
    'investmentPlatforms',
    'paydayLenders',
    'instalmentPlans',
    'returnedFees',
    'overdraftCharges',
    'accountFees',
    'bonusWords',
  ] as const;

  it.each([
    ['GB', GB_A, GB_B],
    ['US', US_A, US_B],
  ] as const)('of %s share no name', (_, a, b) => {
    for (const list of payers) expect(a[list].filter(name => b[list].includes(name))).toEqual([]);
  });

  it.each([
    ['GB', GB_A, GB_B, BRITISH_HABITS, BRITISH_BILLS],
    ['US', US_A, US_B, AMERICAN_HABITS, AMERICAN_BILLS],
  ] as const)(
    'of %s know every shop and biller that is asked for, none of them the same',
    (_, a, b, habits, bills) => {
      for (const { category } of habits)
        expect(shared(namesFor(a.shops, category), namesFor(b.shops, category))).toEqual([]);
      for (const { biller } of bills)
        expect(shared(namesFor(a.billers, biller), namesFor(b.billers, biller))).toEqual([]);
      for (const words of [a, b])
        for (const { biller, changes } of bills)
          if (changes === 'biller') expect(namesFor(words.billers, biller).length).toBeGreaterThan(1);
    },
  );

  it.each([
    ['GB', GB_A.credit, GB_B.credit, BRITISH_CREDIT],
    ['US', US_A.credit, US_B.credit, AMERICAN_CREDIT],
  ] as const)('of %s know every lender, none of them the same', (_, a, b, list) => {
    for (const { biller } of list)
      expect(shared(namesFor(a.billers, biller), namesFor(b.billers, biller))).toEqual([]);
    const names = ({ stores, homeCredit, plansOfShops, paydayLenders }: typeof a | typeof b) => [
      ...stores.map(({ account }) => account),
      ...homeCredit,
      ...plansOfShops,
      ...paydayLenders,
    ];
    expect(shared(names(a), names(b))).toEqual([]);
  });

  /** Names that begin with the same two words, or whole patterns where the name is one's own. */
  function shared(a: readonly string[], b: readonly string[]): string[] {
    const brand = (name: string) => (/\{[SP]\}/.test(name) ? name : name.split(/[ *.{]/, 2).join(' '));
    const others = new Set(b.map(brand));
    return a.filter(name => others.has(brand(name)));
  }
});

describe('the calendar of HMRC', () => {
  const mondays = asHmrcMoves(everyDays(7, '2025-12-15', 'none', 'england-and-wales'));
  const tuesdays = asHmrcMoves(everyDays(7, '2025-12-16', 'none', 'england-and-wales'));

  it('keeps two holidays apart, and pays after them what nobody could make ready', () => {
    expect(mondays.paydays('2025-12-15', '2026-01-06')).toEqual([
      '2025-12-15',
      '2025-12-22',
      '2025-12-30',
      '2026-01-05',
    ]);
    expect(tuesdays.paydays('2025-12-15', '2026-01-06')).toEqual([
      '2025-12-16',
      '2025-12-23',
      '2025-12-31',
      '2026-01-06',
    ]);
    expect(mondays.paydays('2025-12-30', '2025-12-30')).toEqual(['2025-12-30']);
  });
});
