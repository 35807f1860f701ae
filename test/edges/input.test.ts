/** What is refused, and how the refusal reads. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  assessAffordability,
  assessConsumerFinancialHealth,
  endOfDayBalances,
  enrichTransactions,
  InvalidRequestError,
  safeEnrichTransactions,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import { at, credit, enrich, income, messages, only, refusal, SCORABLE_ACCOUNT } from '../support/build.js';
import { FUNCTIONS } from '../support/functions.js';

const ROW = credit('2026-01-28', 10, 'SALARY');
const COUNTRY = { countryCode: 'GB', currencyCode: 'GBP' } as const;

function paths(call: () => unknown): string[] {
  return refusal(call).issues.map(({ path }) => path.join('.'));
}

describe('an amount', () => {
  it.each([
    [2.345, 2.34],
    [2.355, 2.36],
    ['2.345', 2.34],
    ['2.355', 2.36],
    ['2.3450000001', 2.35],
    [1.005, 1],
    ['1.005', 1],
    [1.015, 1.02],
    ['0.00500', 0],
    ['0.01500', 0.02],
    [0.1 + 0.2, 0.3],
    ['12.34', 12.34],
    ['007', 7],
    ['0', 0],
    [1.1, 1.1],
    [8.2 * 3, 24.6],
    [1e-7, 0],
  ])('of %j counts as %d: half-even, once', (amount, expected) => {
    const rows = [credit('2026-01-28', amount, 'ARGOS REFUND'), credit('2026-01-28', 100, 'SALARY')];
    const { monthAffordabilities } = assessAffordability({ ...COUNTRY, transactions: rows });
    const refund = at(monthAffordabilities, 0).lines.find(({ transactionIds }) =>
      transactionIds.includes(at(rows, 0).transactionId),
    );
    expect(Math.abs(refund?.recorded ?? Number.NaN)).toBe(expected);
  });

  it.each([
    -0.01,
    -5,
    '-5',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    'NaN',
    'Infinity',
    '1e3',
    '1,234.56',
    '.5',
    '5.',
    '+5',
    ' 5',
    '5 ',
    '',
    '£5',
    '0x10',
    '１２',
    '1.2.3',
    '1.123456789012345678901',
    true,
    null,
    undefined,
    [],
    [5],
    {},
    5n,
    new Date(5),
  ])('of %o is refused by name', amount => {
    const { path, message } = only(refusal(() => enrich([{ ...ROW, amount } as never])).issues);
    expect(path).toEqual(['transactions', 0, 'amount']);
    expect(message).toContain('transactions[0].amount');
  });

  it.each([-1, 'abc', null])('of %j is refused with what is expected of one', amount => {
    const { message } = only(refusal(() => enrich([{ ...ROW, amount } as never])).issues);
    expect(message).toContain('from 0 to 999999999.99');
  });

  it('comes back as it was written', () => {
    expect(only(enrich([{ ...ROW, amount: '10.50' }])).amount).toBe('10.50');
  });
});

describe('a transaction', () => {
  it.each([
    ['transactionId', ''],
    ['transactionId', 5],
    ['transactionId', undefined],
    ['description', null],
    ['description', undefined],
    ['description', 7],
    ['creditDebitIndicator', 'credit'],
    ['creditDebitIndicator', 'CRDT'],
    ['creditDebitIndicator', undefined],
    ['status', 'booked'],
    ['status', 'Rejected'],
    ['status', undefined],
    ['bookingDate', undefined],
    ['bookingDate', null],
    ['bookingDate', 20260128],
    ['bookingDate', new Date(0)],
    ['merchantCategoryCode', '541'],
    ['merchantCategoryCode', '54111'],
    ['merchantCategoryCode', 5411],
    ['merchantName', 5],
    ['counterPartyName', {}],
    ['accountId', 5],
    ['transactionCode', 'PMNT'],
    ['proprietaryTransactionCode', []],
    ['balance', 5],
  ])('with %s of %j is refused by name', (member, value) => {
    const { path, code, message } = only(
      refusal(() => enrich([{ ...ROW, [member]: value } as never])).issues,
    );
    expect(path).toEqual(['transactions', 0, member]);
    expect(code).not.toBe('');
    expect(message.startsWith(`transactions[0].${member}: `)).toBe(true);
  });

  it('with an empty description is enriched: nothing is known of it', () => {
    const { enrichedData } = only(enrich([{ ...ROW, description: '' }]));
    expect(enrichedData).toMatchObject({
      category: { id: 0, slug: 'uncategorised', confidence: 0 },
      predictedMerchantName: null,
      evidence: [],
    });
  });

  it('may hold any text: emoji, controls, lone surrogates, other scripts, very long ones', () => {
    const texts = [
      '🍕🍕',
      '\u0000\u0007\n\t',
      '\ud800',
      'Пятёрочка',
      '家賃',
      'ﷺ',
      'Ⅷ ½ ﬁ',
      ' ',
      '*',
      "'",
      'A'.repeat(100_000),
    ];
    for (const description of texts) {
      const row = only(enrich([{ ...ROW, description }]));
      expect(row.description).toBe(description);
    }
  });
});

describe('a request with several faults', () => {
  const faulty = {
    countryCode: 'FR',
    currencyCode: 'EUR',
    transactions: [{ ...ROW, amount: -1, status: 'open' }, ROW, { ...ROW, bookingDate: '2026-02-30' }, 5],
  };

  it('lists each of them, in order, with the path to it and its name', () => {
    const error = refusal(() => enrichTransactions(faulty as never));
    expect(error.issues.map(({ path }) => path)).toEqual([
      ['countryCode'],
      ['currencyCode'],
      ['transactions', 0, 'amount'],
      ['transactions', 0, 'status'],
      ['transactions', 2, 'bookingDate'],
      ['transactions', 3],
    ]);
    expect(error.issueCount).toBe(6);
    for (const [name, message] of [
      ['countryCode', 0],
      ['currencyCode', 1],
      ['transactions[0].amount', 2],
      ['transactions[0].status', 3],
      ['transactions[2].bookingDate', 4],
      ['transactions[3]', 5],
    ] as const) {
      expect(at(messages(error), message).startsWith(`${name}: `)).toBe(true);
    }
  });

  it('is an InvalidRequestError: an Error with a name, a code and a message', () => {
    const error = refusal(() => enrichTransactions(faulty as never));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'InvalidRequestError', code: 'invalid_request' });
    expect(error.message).toContain('countryCode');
    expect(error.message).toContain('5 more');
  });

  it('comes back as data from the safe form', () => {
    const outcome = safeEnrichTransactions(faulty as never);
    expect(outcome.success).toBe(false);
    if (!outcome.success) expect(outcome.error).toEqual(refusal(() => enrichTransactions(faulty as never)));
  });
});

describe('the members of each request', () => {
  it('are named when they are missing', () => {
    const refusals = (call: (request: never) => unknown) => paths(() => call({} as never));
    for (const anonymous of [enrichTransactions, assessAffordability])
      expect(refusals(anonymous)).toEqual(['currencyCode', 'transactions']);
    for (const call of [verifyIncome, validateForScore, assessConsumerFinancialHealth, analyse])
      expect(refusals(call)).toEqual(['accountId', 'currencyCode', 'transactions']);
  });

  it('that belong to each account are refused beside a list of accounts', () => {
    const account = { accountId: 'a', currencyCode: 'GBP' as const, transactions: [ROW] };
    const beside = { accounts: [account], transactions: [ROW], balances: null, accountId: 'a' };
    expect(messages(refusal(() => analyse(beside as never)))).toEqual([
      'accountId: stands inside each of "accounts", not beside them',
      'transactions: stands inside each of "accounts", not beside them',
    ]);
  });

  it('name what a function needs and the account lacks', () => {
    const account = { accountId: 'a', currencyCode: 'GBP' as const, transactions: [ROW] };
    expect(paths(() => endOfDayBalances(account))).toEqual(['balances.current']);
    expect(paths(() => assessConsumerFinancialHealth({ accounts: [account] }))).toEqual([
      'accounts.0.balances.current',
    ]);
  });

  it.each([
    ['accountId', ''],
    ['countryCode', 'UK'],
    ['currencyCode', 'gbp'],
    ['includeFlags', 'true'],
    ['excludeBenefits', 1],
    ['accountSubType', 5],
    ['transactions', {}],
    ['transactions', null],
  ])('of verifyIncome refuse %s of %j', (member, value) => {
    expect(paths(() => income([ROW], { [member]: value } as never))).toEqual([member]);
  });

  it('of a health account are named with their place', () => {
    const account = {
      accountId: 'a',
      currencyCode: 'GBP',
      balances: { current: { amount: -1, creditDebitIndicator: 'x' } },
    };
    expect(paths(() => assessConsumerFinancialHealth({ accounts: [account] } as never))).toEqual([
      'accounts.0.balances.current.amount',
      'accounts.0.balances.current.creditDebitIndicator',
      'accounts.0.transactions',
    ]);
    expect(paths(() => assessConsumerFinancialHealth({ accounts: [] }))).toEqual(['accounts']);
  });

  it('that are unknown are let pass', () => {
    const request = { ...COUNTRY, transactions: [ROW], something: { else: true } };
    expect(enrichTransactions(request).transactions).toHaveLength(1);
  });
});

describe('an option that stands in the request', () => {
  const OPTIONS = {
    asOf: '2026-01-31',
    confidenceFloor: 0,
    rules: [],
    maxTransactions: 10,
    division: 'scotland',
  };

  it.each(Object.entries(OPTIONS))('such as %s is refused by every function, by name', (option, value) => {
    for (const { name, call, requestFor } of FUNCTIONS) {
      const { path, message } = only(
        refusal(() => call({ ...requestFor([ROW]), [option]: value } as never)).issues,
      );
      expect([name, path, message]).toEqual([
        name,
        [option],
        `${option}: is an option: pass it as the second argument`,
      ]);
    }
  });

  it('is let pass where it says nothing', () => {
    for (const { name, call, requestFor } of FUNCTIONS) {
      const nothing = Object.fromEntries(
        Object.keys(OPTIONS).map((option, index) => [option, [null, undefined][index % 2]]),
      );
      expect(() => call({ ...requestFor([ROW]), ...nothing } as never), name).not.toThrow();
    }
  });

  it('is known where it is nearly named', () => {
    const { meta } = enrichTransactions({ ...COUNTRY, transactions: [ROW], asof: '2026-01-31' } as never);
    expect(only(meta.warnings)).toMatchObject({ member: 'asof', suggestion: 'asOf' });
  });
});

describe('options', () => {
  it.each([
    ['confidenceFloor', -0.1],
    ['confidenceFloor', 1.1],
    ['confidenceFloor', '0.5'],
    ['confidenceFloor', Number.NaN],
    ['division', 'wales'],
    ['rules', {}],
    ['maxTransactions', null],
    ['asOf', null],
  ])('refuse %s of %j', (member, value) => {
    const { path, message } = only(refusal(() => enrich([ROW], { [member]: value } as never)).issues);
    expect(path).toEqual(['options', member]);
    expect(message).toContain(`options.${member}`);
  });

  it('refuse a member that they do not have, by name', () => {
    const error = refusal(() => enrich([ROW], { asof: '2026-01-01', confidencefloor: 1 } as never));
    expect(messages(error).join()).toContain('asof');
    expect(messages(error).join()).toContain('confidencefloor');
    for (const { path } of error.issues) expect(path[0]).toBe('options');
  });

  it.each(['x', 5, true, [], () => 1, Symbol('x'), 5n])('refuse %s', options => {
    expect(at(refusal(() => enrich([ROW], options as never)).issues, 0).path[0]).toBe('options');
  });

  it.each([undefined, null, {}])('may be %j', options => {
    expect(enrich([ROW], options as never)).toEqual(enrich([ROW]));
  });

  it('may hold undefined members', () => {
    const options = { asOf: undefined, confidenceFloor: undefined, rules: undefined, division: undefined };
    expect(enrich([ROW], options)).toEqual(enrich([ROW]));
  });

  it('are read once: a getter that throws the second time does no harm', () => {
    for (const { name, requestFor, call } of FUNCTIONS) {
      let reads = 0;
      const options = {
        get maxTransactions() {
          reads++;
          if (reads > 1) throw new RangeError('read twice');
          return 10;
        },
      };
      expect(() => call(requestFor([ROW]) as never, options), name).not.toThrow(RangeError);
    }
  });
});

describe('a request that is no object', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['transactions'] = cyclic;
  const throwingProxy = new Proxy(
    {},
    {
      get: () => {
        throw new TypeError('get');
      },
      has: () => {
        throw new TypeError('has');
      },
      ownKeys: () => {
        throw new TypeError('ownKeys');
      },
      getPrototypeOf: () => {
        throw new TypeError('getPrototypeOf');
      },
    },
  );
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const throwingGetter = {
    get transactions() {
      throw new Error('not to be read');
    },
  };
  const strange: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
    ['NaN', Number.NaN],
    ['a string', 'transactions'],
    ['a boolean', true],
    ['a symbol', Symbol('x')],
    ['a bigint', 5n],
    ['a function', () => ({ transactions: [] })],
    ['an array', []],
    ['an array of transactions', [ROW]],
    ['a date', new Date(0)],
    ['a map', new Map([['transactions', []]])],
    ['an object without prototype', Object.create(null)],
    ['an object that holds itself', cyclic],
    ['a proxy that throws', throwingProxy],
    ['a revoked proxy', revoked],
    ['an object whose getter throws', throwingGetter],
  ];

  it.each(strange)('such as %s is refused by every function, in both of its forms', (_, request) => {
    for (const { name, call, safe } of FUNCTIONS) {
      expect(() => call(request as never), name).toThrow(InvalidRequestError);
      expect(safe(request as never).success, name).toBe(false);
    }
  });

  it.each(strange)('such as %s is refused as a transaction too', (_, transaction) => {
    for (const { name, call, safe, requestFor } of FUNCTIONS) {
      // Health sorts transactions into accounts before it asks, so its request is built around the value.
      const request = spoiled(requestFor([ROW]), transaction);
      expect(() => call(request as never), name).toThrow(InvalidRequestError);
      expect(safe(request as never).success, name).toBe(false);
    }
  });

  it('is refused with a path to the member that throws when it is read, or to the whole', () => {
    const error = refusal(() => verifyIncome(throwingGetter as never));
    expect(error.issues).toHaveLength(1);
    expect(messages(error)[0]).toMatch(/request|transactions/);
  });
});

describe('a list of transactions', () => {
  it.each([
    ['a hole', Object.assign([], { 0: ROW, 2: ROW }) as unknown],
    ['an array-like object', { length: 1, 0: ROW }],
    ['a set', new Set([ROW])],
    ['a string', 'transactions'],
  ])('that is or has %s is refused', (_, transactions) => {
    expect(() => enrichTransactions({ ...COUNTRY, transactions } as never)).toThrow(InvalidRequestError);
  });
});

describe('currency and country of a score request', () => {
  it('may be any text: that is what the checks look at', () => {
    const request = { account: { ...SCORABLE_ACCOUNT, currencyCode: 'EUR' }, transactions: [] };
    expect(validateForScore(request).failures.map(({ code }) => code)).toContain('not_gbp_account');
  });
});

function spoiled(request: object, transaction: unknown): object {
  return 'accounts' in request
    ? {
        accounts: (request.accounts as object[]).map(account => ({
          ...account,
          transactions: [ROW, transaction],
        })),
      }
    : { ...request, transactions: [ROW, transaction as Transaction] };
}
