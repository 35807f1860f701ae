/** Transactions come back whole and count once; what goes in is never touched and what comes out is plain JSON. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse, safeVerifyIncome, type Transaction } from '../../src/index.js';
import {
  affordability,
  asJson,
  at,
  credit,
  credits,
  debit,
  deepFreeze,
  enrich,
  income,
  only,
  refusal,
  SCORABLE_ACCOUNT,
} from '../support/build.js';
import { monthly } from '../support/dates.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { holds } from '../support/property.js';

const SALARY = 'NORTHGATE LOGISTICS LTD SALARY BGC';
const ROWS = [
  ...credits(monthly(28, 2025, 7, 6), 2000.1, SALARY),
  debit('2025-12-03', 19.99, 'ARGOS'),
  credit('2025-12-10', 19.99, 'ARGOS REFUND'),
];

interface NotedTransaction extends Transaction {
  readonly note: unknown;
}

describe('a repeated transaction', () => {
  const first = at(ROWS, 0);

  it('counts once and is listed once for each repeat', () => {
    const result = income([...ROWS, first, first]);
    expect(result.incomeStreamsSummary.total).toBe(12_000.6);
    expect(result.meta.transactionCount).toBe(10);
    expect(result.meta.ignored).toEqual([
      { transactionId: first.transactionId, reason: 'duplicate' },
      { transactionId: first.transactionId, reason: 'duplicate' },
    ]);
  });

  it('is the same whatever the order of its members', () => {
    const turned = Object.fromEntries(Object.entries(first).reverse()) as Transaction;
    expect(income([...ROWS, turned]).meta.ignored).toEqual([
      { transactionId: first.transactionId, reason: 'duplicate' },
    ]);
  });

  it('comes back from enrichment in its place, enriched', () => {
    const rows = enrich([first, at(ROWS, 1), first]);
    expect(rows).toHaveLength(3);
    expect(at(rows, 2)).toEqual(at(rows, 0));
  });

  it('says of a refund what the first says', () => {
    const refund = at(ROWS, -1);
    const rows = enrich([...ROWS, refund]);
    expect(at(rows, -2).enrichedData.refundOf).toBe(at(ROWS, -2).transactionId);
    expect(at(rows, -1)).toEqual(at(rows, -2));
  });

  it('says of a transfer what the first says', () => {
    const out = debit('2025-12-01', 40, 'MR A SMITH', { accountId: 'a' });
    const into = credit('2025-12-02', 40, 'MR A SMITH', { accountId: 'b' });
    const rows = enrich([out, into, out]);
    expect(at(rows, 0).transfer?.associatedAccountId).toBe('b');
    expect(at(rows, 2)).toEqual(at(rows, 0));
  });

  it.each([
    ['amount', { amount: 2000.11 }],
    ['date', { bookingDate: '2025-07-29' }],
    ['direction', { creditDebitIndicator: 'Debit' }],
    ['description', { description: 'SALARY' }],
    ['unknown member', { note: 'x' }],
  ] as const)('with another %s is refused', (_, change) => {
    const { path, code, message } = only(refusal(() => income([...ROWS, { ...first, ...change }])).issues);
    expect(path).toEqual(['transactions', ROWS.length, 'transactionId']);
    expect(code).toBe('duplicate_transaction_id');
    expect(message).toContain(first.transactionId);
  });

  it('that is pending the first time counts as it is booked, in either order', () => {
    const pending = { ...first, status: 'Pending', amount: 1, description: 'PENDING' } as const;
    for (const rows of [
      [pending, ...ROWS],
      [...ROWS, pending],
    ]) {
      const { incomeStreamsSummary, meta } = income(rows);
      expect(incomeStreamsSummary.total).toBe(12_000.6);
      expect(meta.ignored).toEqual([{ transactionId: first.transactionId, reason: 'pending' }]);
    }
  });

  it('that is pending twice is a repeat, and refused with other content', () => {
    const pending = { ...first, status: 'Pending' } as const;
    expect(income([...ROWS, pending, pending]).meta.ignored.map(({ reason }) => reason)).toEqual([
      'pending',
      'duplicate',
    ]);
    const { path } = only(refusal(() => income([pending, ...ROWS, { ...pending, amount: 1 }])).issues);
    expect(path).toEqual(['transactions', ROWS.length + 1, 'transactionId']);
  });

  it('with unknown members that are equal in depth is a repeat', () => {
    const noted: NotedTransaction = { ...first, note: { by: ['a', { of: null }] } };
    expect(income([noted, asJson(noted)]).meta.ignored).toHaveLength(1);
    const other: NotedTransaction = { ...noted, note: { by: ['a', { of: 0 }] } };
    expect(() => income([noted, other])).toThrow();
  });

  it('with unknown members that hold themselves is answered or refused, never a crash', () => {
    const looped = (): NotedTransaction => {
      const note: Record<string, unknown> = {};
      note['self'] = note;
      return { ...first, note };
    };
    expectAnswerOrRefusal([looped(), looped()]);
  });

  it('with unknown members that nest very deep is answered or refused, never a crash', () => {
    const deep = (): NotedTransaction => {
      let note: unknown = null;
      for (let depth = 0; depth < 100_000; depth++) note = [note];
      return { ...first, note };
    };
    expectAnswerOrRefusal([deep(), deep()]);
  });

  it('with unknown members that throw when they are read is answered or refused, never a crash', () => {
    const throwing = (): NotedTransaction => ({
      ...first,
      note: Object.defineProperty({}, 'x', {
        enumerable: true,
        get: () => {
          throw new Error('not to be read');
        },
      }),
    });
    expectAnswerOrRefusal([throwing(), throwing()]);
  });
});

describe('unknown members', () => {
  it('come back untouched', () => {
    const extra = { note: { text: 'x', list: [1, null, true] }, 'odd key': '', zero: 0 };
    const row = { ...credit('2025-12-01', 10, SALARY), ...extra };
    expect(only(enrich([row]))).toMatchObject({ ...row, ...extra });
  });

  it.each([
    ['a hole in a list', Object.assign(new Array(2), { 1: 1 }), [null, 1]],
    ['undefined within', { list: [undefined], of: undefined }, { list: [null] }],
    ['a number without end', { of: [Number.NaN, Number.POSITIVE_INFINITY] }, { of: [null, null] }],
    ['minus zero', [-0], [0]],
    ['a date', { on: new Date('2025-12-01T00:00:00Z') }, { on: '2025-12-01T00:00:00.000Z' }],
    [
      'a class of its own',
      new (class {
        x = 1;
      })(),
      { x: 1 },
    ],
  ])('come back as JSON has them: %s', (_, note, expected) => {
    for (const country of ['GB', 'US'] as const) {
      const row: NotedTransaction = {
        ...credit('2025-12-01', 10, SALARY),
        note,
        transactionCode: { code: 'PMNT', subCode: 'RCDT', note } as Transaction['transactionCode'],
      };
      const result = only(enrich([row], {}, country)) as unknown as NotedTransaction;
      expect(result.note).toStrictEqual(expected);
      expect(result.transactionCode).toStrictEqual({ code: 'PMNT', subCode: 'RCDT', note: expected });
    }
  });

  it('that are functions are left out, as JSON leaves them out', () => {
    const row: NotedTransaction = { ...credit('2025-12-01', 10, SALARY), note: () => 1 };
    expect(only(enrich([row]))).not.toHaveProperty('note');
  });

  it('of any kind leave the result plain JSON', () => {
    holds(
      fc.property(fc.constantFrom('GB', 'US'), fc.anything(), (country, note) => {
        const row: NotedTransaction = { ...credit('2025-12-01', 10, SALARY), note };
        const result = enrich([row], {}, country);
        expect(result).toStrictEqual(asJson(result));
      }),
    );
  });

  it('of known objects come back untouched', () => {
    const row = credit('2025-12-01', 10, SALARY, {
      transactionCode: { code: 'PMNT', subCode: 'RCDT', domain: 'x' },
      balance: { amount: '1.50', creditDebitIndicator: 'Credit', type: 'closing' },
    } as Partial<Transaction>);
    expect(only(enrich([row]))).toMatchObject(row);
  });

  it('named __proto__ pollute nothing', () => {
    const row = JSON.parse(
      JSON.stringify(credit('2025-12-01', 10, SALARY)).replace('{', '{"__proto__":{"polluted":true},'),
    ) as Transaction;
    const result = only(enrich([row]));
    expect((result as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  });

  it('may be missing: optional members that are null or undefined change nothing', () => {
    const row = credit('2025-12-01', 10, SALARY);
    const bare = only(enrich([row])).enrichedData;
    for (const nothing of [null, undefined]) {
      const optional = {
        counterPartyName: nothing,
        merchantName: nothing,
        merchantCategoryCode: nothing,
        transactionCode: nothing,
        proprietaryTransactionCode: nothing,
        balance: nothing,
        accountId: nothing,
      };
      expect(only(enrich([{ ...row, ...optional }])).enrichedData).toEqual(bare);
    }
  });
});

describe('the order given', () => {
  it('is the order returned', () => {
    const turned = ROWS.toReversed();
    expect(enrich(turned).map(({ transactionId }) => transactionId)).toEqual(
      turned.map(({ transactionId }) => transactionId),
    );
  });

  it('does not decide which of two texts that differ in digits alone lends its evidence to the other', () => {
    const rows = [
      debit('2025-12-01', 1, 'BOOTS 1234 ON 01 DEC BCC'),
      debit('2025-08-02', 1, 'BOOTS 5678 ON 02 AUG BCC'),
    ];
    const [first, second] = enrich(rows);
    const [secondToo, firstToo] = enrich(rows.toReversed());
    expect(firstToo?.enrichedData).toEqual(first?.enrichedData);
    expect(secondToo?.enrichedData).toEqual(second?.enrichedData);
  });

  it('does not matter where a text holds the separator of a key', () => {
    const plain = debit('2025-12-01', 1, 'PAYMENT\u0000ARGOS', { transactionId: 'a', counterPartyName: '' });
    const named = debit('2025-12-01', 1, 'PAYMENT', { transactionId: 'b', counterPartyName: 'ARGOS\u0000' });
    const [first, second] = enrich([plain, named]);
    const [secondToo, firstToo] = enrich([named, plain]);
    expect(firstToo).toEqual(first);
    expect(secondToo).toEqual(second);
  });
});

describe('input', () => {
  it('that is deep-frozen works and stays as it is', () => {
    for (const engine of FUNCTIONS) {
      const frozen = deepFreeze(asJson(ROWS));
      expect(resultOf(engine, frozen, deepFreeze({ asOf: '2025-12-31' }))).toEqual(
        resultOf(engine, ROWS, { asOf: '2025-12-31' }),
      );
      expect(frozen).toEqual(ROWS);
    }
  });

  it('shares nothing with the result that a caller could change by accident in a known member', () => {
    const rows = asJson(ROWS);
    const result = enrich(rows);
    (result[0] as { description: string }).description = 'changed';
    expect(rows).toEqual(ROWS);
  });
});

describe('output', () => {
  it.each(FUNCTIONS)('of $name is plain JSON', engine => {
    const result = resultOf(engine, ROWS);
    expect(result).toStrictEqual(asJson(result));
  });

  it.each(FUNCTIONS.filter(({ name }) => name !== 'enrichTransactions' && name !== 'analyse'))(
    'of $name is plain JSON where amounts are zero and negative zero',
    engine => {
      const rows = [
        debit('2025-12-01', -0, 'ARGOS'),
        credit('2025-12-01', -0, SALARY),
        credit('2025-12-02', 0, 'ARGOS REFUND'),
      ];
      const result = resultOf(engine, rows);
      expect(result).toStrictEqual(asJson(result));
    },
  );

  it('stands on the same day and versions everywhere', () => {
    const metas = FUNCTIONS.map(engine => (resultOf(engine, ROWS) as { meta: Record<string, unknown> }).meta);
    for (const meta of metas) {
      expect(meta).toMatchObject({
        engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
        taxonomyVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
        asOf: '2025-12-28',
        transactionCount: 8,
        ignored: [],
      });
    }
  });
});

describe('analyse', () => {
  const request = { ...SCORABLE_ACCOUNT, countryCode: 'GB', includeFlags: true, transactions: ROWS } as const;

  it('gives what the functions give one by one', () => {
    const whole = analyse(request);
    expect(whole.enrichment.transactions).toEqual(enrich(ROWS));
    expect(whole.income).toEqual(income(ROWS, { includeFlags: true }));
    expect(whole.affordability).toEqual(affordability(ROWS, { referenceId: 'account' }));
    expect(whole.scoreValidation?.failures.map(({ code }) => code)).toEqual(['too_few_transactions']);
    expect(whole.financialHealth?.accounts).toHaveLength(1);
    expect(whole.meta.notComputed).toEqual([]);
  });

  it.each([null, undefined, {}, { current: null }])(
    'leaves health out, with the reason, for balances of %j',
    balances => {
      const { financialHealth, meta, scoreValidation } = analyse({ ...request, balances });
      expect(financialHealth).toBeNull();
      expect(meta.notComputed).toEqual([
        { part: 'financialHealth', reason: expect.stringContaining('balances.current') },
      ]);
      expect(scoreValidation?.failures.map(({ code }) => code)).toContain('balances_null');
    },
  );

  it('assesses a business account as a business', () => {
    expect(
      analyse({ ...request, accountType: 'Business' }).financialHealth?.accounts[0]?.periods.lastThirtyDays,
    ).toHaveProperty('revenue');
    expect(analyse(request).financialHealth?.accounts[0]?.periods.lastThirtyDays).toHaveProperty(
      'savingsRate',
    );
  });
});

function expectAnswerOrRefusal(transactions: readonly Transaction[]): void {
  const outcome = safeVerifyIncome({ accountId: 'account', currencyCode: 'GBP', transactions });
  expect(typeof outcome.success).toBe('boolean');
}
