/** Pay that comes evenly outvotes what a name alone says of the payer. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/base/calendar.js';
import { evenPay } from '../../src/enrichment/account/evenPay.js';
import type { Decision } from '../../src/enrichment/vote/decision.js';
import { NOBODY, type Payee, payeeOf } from '../../src/enrichment/vote/payee.js';
import { categoryIdOf, categoryOf } from '../../src/enrichment/words/categories.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { every, monthly } from '../support/dates.js';
import { entryOf, OPEN, runOver } from '../support/decisions.js';

type Evidence = Decision['evidence'][number];

const MONTHS = monthly(28, 2025, 1, 6);

/** A decision on a payment from a payer, by its name alone. */
function named(slug: CategorySlug, extra: Partial<Decision> = {}): Decision {
  return { ...OPEN, category: categoryIdOf(slug), confidence: 0.8, rail: 'bank-credit', ...extra };
}

function evidence(signal: Evidence['signal'], category: CategorySlug, weight = 80): Evidence {
  return { signal, detail: '', matched: null, category, weight };
}

interface Paid {
  readonly dates?: readonly string[];
  /** In turn. */
  readonly pounds?: readonly number[];
  readonly decision: Decision;
  readonly isCredit?: boolean;
}

/** The decisions after learning, for each payer in turn. */
function learned(...payers: readonly Paid[]): Decision[][] {
  const counted: LedgerEntry[] = [];
  const decisions: Decision[] = [];
  const places = payers.map(({ dates = MONTHS, pounds = [1234.56], decision, isCredit = true }) =>
    dates.map((date, index) => {
      const minor = Math.round((pounds[index % pounds.length] as number) * 100);
      const place = decisions.push(decision) - 1;
      counted.push(entryOf({ day: dayOf(date), minor, isCredit }, place));
      return place;
    }),
  );
  runOver(evenPay, counted, decisions);
  return places.map(own => own.map(place => decisions[place] as Decision));
}

/** What the payments of one payer are called afterwards. */
function called(paid: Paid): string {
  const slugs = learned(paid)[0]?.map(({ category }) => categoryOf(category).slug);
  return [...new Set(slugs)].join(' and ');
}

const isLearned = (paid: Paid) => called(paid) === 'uncategorised';
/** A firm that is called like a platform for investments. */
const firm = (paid: Partial<Paid> = {}) => isLearned({ decision: named('investments'), ...paid });
/** A person, with a bank credit that bears the name alone. */
const person = (paid: Partial<Paid> = {}, extra: Partial<Decision> = {}) =>
  isLearned({ decision: named('person-to-person', { isPerson: true, ...extra }), ...paid });

describe('the same odd sum every month', () => {
  it('leaves the payer without a category, and says why', () => {
    const [rows = []] = learned({ decision: named('investments', { isPerson: true }) });
    for (const row of rows) {
      expect(row).toMatchObject({ category: 0, confidence: 0, isPerson: false });
      expect(row.evidence[0]).toMatchObject({
        signal: 'history',
        category: null,
        detail: expect.stringContaining('even rhythm'),
      });
    }
    // Rows decided alike go on sharing one decision.
    expect(new Set(rows).size).toBe(1);
  });

  it.each([
    'investments',
    'crypto',
    'gambling-winnings',
    'loan-proceeds',
    'cashback-and-rewards',
    'person-to-person',
  ] as const)('is no %s', slug => {
    expect(called({ decision: named(slug) })).toBe('uncategorised');
  });

  it.each(['refund', 'insurance-payout', 'own-account-transfer', 'savings', 'salary'] as const)(
    'may be %s all the same',
    slug => {
      expect(called({ decision: named(slug) })).toBe(slug);
    },
  );

  it('tells nothing where it was paid out, came through a wallet, or names nobody', () => {
    expect(firm({ isCredit: false })).toBe(false);
    expect(firm({ decision: named('investments', { isWallet: true }) })).toBe(false);
    expect(firm({ decision: named('investments', { payee: NOBODY }) })).toBe(false);
  });

  it('tells nothing of a payer that is also paid', () => {
    const decision = named('investments');
    const paidTo = (payee: Payee) =>
      learned(
        { decision },
        { decision: named('groceries', { payee }), isCredit: false, dates: ['2025-02-02'] },
      )[0]?.map(({ category }) => categoryOf(category).slug);
    expect(new Set(paidTo(decision.payee))).toEqual(new Set(['investments']));
    expect(new Set(paidTo(payeeOf('name', 'ANOTHER')))).toEqual(new Set(['uncategorised']));
  });

  it('is told for each payer, and for each meaning of its name', () => {
    const uneven = [210.11, 999.99, 512.32];
    const found = learned(
      { decision: named('investments', { payee: payeeOf('name', 'A') }) },
      { decision: named('investments', { payee: payeeOf('name', 'B') }), pounds: uneven },
      { decision: named('crypto', { payee: payeeOf('name', 'A') }), pounds: uneven },
    );
    expect(found.map(([row]) => categoryOf(row?.category ?? 0).slug)).toEqual([
      'uncategorised',
      'investments',
      'crypto',
    ]);
  });
});

describe('even pay', () => {
  it('has come three times', () => {
    expect(firm({ dates: MONTHS.slice(0, 3) })).toBe(true);
    expect(firm({ dates: MONTHS.slice(0, 2) })).toBe(false);
  });

  it('is of 100 or more from what may be a firm, and of 300 from what may be a person', () => {
    expect([99.99, 100.01, 250.11].map(amount => firm({ pounds: [amount] }))).toEqual([false, true, true]);
    expect(firm({ pounds: [99.99, 100, 100.01] })).toBe(true);
    expect([250.11, 299.99, 300.01].map(amount => person({ pounds: [amount] }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is of odd sums: from firms no round tens, from people no half pounds', () => {
    expect([1230, 1235, 1234.5].map(amount => firm({ pounds: [amount] }))).toEqual([false, true, true]);
    expect([1235, 1234.5, 1234.25].map(amount => person({ pounds: [amount] }))).toEqual([false, false, true]);
  });

  it('may be round now and then, less than every other time', () => {
    expect(firm({ dates: MONTHS.slice(0, 5), pounds: [1230, 1234.56] })).toBe(false);
    expect(firm({ dates: MONTHS.slice(0, 5), pounds: [1234.56, 1230] })).toBe(true);
    expect(firm({ dates: MONTHS.slice(0, 4), pounds: [1234.56, 1230] })).toBe(false);
  });

  it('may rise or fall, while two steps of three are none', () => {
    const dates = MONTHS.slice(0, 4);
    expect(firm({ dates, pounds: [1234.56, 1234.56, 1234.56, 1334.56] })).toBe(true);
    expect(firm({ dates, pounds: [1334.56, 1234.56, 1234.56, 1234.56] })).toBe(true);
    expect(firm({ dates, pounds: [1234.56, 1234.56, 1334.56, 1434.56] })).toBe(false);
    expect(firm({ dates, pounds: [1434.56, 1334.56, 1234.56, 1234.56] })).toBe(false);
  });

  it('may change by a hundredth each time', () => {
    expect(firm({ pounds: [1000.01, 1009.99] })).toBe(true);
    expect(firm({ pounds: [1000.01, 1010.99] })).toBe(false);
  });

  it.each([
    [7, true],
    [10, false],
    [14, true],
    [20, false],
    [28, true],
    [30, true],
    [60, false],
  ])('comes every so many days: %i is a rhythm of pay: %s', (days, isPay) => {
    expect(firm({ dates: every(days, '2025-01-10', 6) })).toBe(isPay);
  });

  it('keeps its rhythm three times of four', () => {
    const weekly = every(7, '2025-01-10', 4);
    expect(firm({ dates: [...weekly, '2025-03-01'] })).toBe(true);
    expect(firm({ dates: [...weekly, '2025-03-01', '2025-04-01'] })).toBe(false);
  });
});

describe('the way by which the money came', () => {
  it.each(['bank-credit', 'direct-debit'] as const)('is that of pay: %s', rail => {
    expect(firm({ decision: named('investments', { rail }) })).toBe(true);
    expect(person({}, { rail })).toBe(true);
  });

  it.each(['faster-payment', 'transfer', 'card', 'cheque', 'standing-order'] as const)(
    'is not that of pay: %s',
    rail => {
      expect(firm({ decision: named('investments', { rail }) })).toBe(false);
      expect(person({}, { rail })).toBe(false);
    },
  );

  it('may be unsaid where a person pays a full wage', () => {
    expect(person({}, { rail: null })).toBe(true);
    expect(person({ pounds: [612.34] }, { rail: null })).toBe(false);
    expect(firm({ decision: named('investments', { rail: null }) })).toBe(false);
  });
});

describe('who is called like a friend', () => {
  const titled = { evidence: [evidence('person-name', 'person-to-person', 76)] };
  const plain = { evidence: [evidence('person-name', 'person-to-person', 75)] };

  it('by MR or MRS pays wages only if they are full ones', () => {
    expect(person({ pounds: [612.34] }, titled)).toBe(false);
    expect(person({ pounds: [1234.56] }, titled)).toBe(true);
    expect(person({ pounds: [612.34] }, plain)).toBe(true);
    expect(person({ pounds: [612.34] }, { evidence: [evidence('merchant', 'person-to-person', 90)] })).toBe(
      true,
    );
  });

  it('pays a full wage where a month of it comes to 1,000', () => {
    // 940 every four weeks is 1,021 a month.
    expect(person({ dates: every(28, '2025-01-10', 6), pounds: [940.11] }, titled)).toBe(true);
    expect(person({ dates: every(31, '2025-01-10', 6), pounds: [940.11] }, titled)).toBe(false);
    expect(person({ dates: every(7, '2025-01-10', 6), pounds: [320.11] }, titled)).toBe(true);
  });
});

describe('what is said by more than the name', () => {
  it('stands', () => {
    expect(
      firm({ decision: named('investments', { evidence: [evidence('bank-code', 'investments')] }) }),
    ).toBe(false);
    const both = [evidence('merchant', 'investments'), evidence('bank-code', 'investments')];
    expect(firm({ decision: named('investments', { evidence: both }) })).toBe(false);
  });

  it('is not what a name says, nor what speaks for another category', () => {
    for (const row of [
      evidence('merchant', 'investments'),
      evidence('person-name', 'investments'),
      evidence('bank-code', 'other-income'),
    ])
      expect(firm({ decision: named('investments', { evidence: [row] }) })).toBe(true);
  });
});

describe('a firm called like a bookmaker', () => {
  const winnings = (payeeName: string, rail: Decision['rail'], slug: CategorySlug = 'gambling-winnings') =>
    isLearned({
      decision: named(slug, { payeeName, rail, evidence: [evidence('bank-code', slug)] }),
    });

  it('pays wages, however it sends them, unless to a card', () => {
    expect(winnings('Bingo Wings Gym Ltd', 'faster-payment')).toBe(true);
    expect(winnings('Bingo Wings Gym Ltd', null)).toBe(true);
    expect(winnings('Bingo Wings Gym Ltd', 'card')).toBe(false);
    expect(winnings('Bingo', 'faster-payment')).toBe(false);
    expect(winnings('Bingo Wings Gym Ltd', 'faster-payment', 'investments')).toBe(false);
  });
});
