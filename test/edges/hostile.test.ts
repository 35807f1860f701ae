/** Objects that change, throw or vanish while they are read: an answer made of what was read once, or an InvalidRequestError. */
import { describe, expect, it } from 'vitest';
import {
  assessConsumerFinancialHealth,
  type EnrichedTransaction,
  enrichTransactions,
  InvalidRequestError,
  rulesFromCorrections,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import { credit, refusal } from '../support/build.js';
import { FUNCTIONS } from '../support/functions.js';

const ROW = credit('2026-01-28', '1500.25', 'NORTHGATE LOGISTICS LTD SALARY BGC');
const LATER = {
  transactionId: 7,
  description: null,
  amount: Number.NaN,
  creditDebitIndicator: 'credit',
  status: 'Posted',
  bookingDate: 'soon',
};

/** What it should be when first read, and something else ever after. */
function changing(member: keyof typeof LATER): object {
  let isRead = false;
  return Object.defineProperty({ ...ROW }, member, {
    enumerable: true,
    get: () => {
      const value = isRead ? LATER[member] : ROW[member];
      isRead = true;
      return value;
    },
  });
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe.each(FUNCTIONS)('$name', ({ requestFor, call, safe }) => {
  it.each(Object.keys(LATER) as (keyof typeof LATER)[])('reads %s once', member => {
    const expected = call(requestFor([{ ...ROW }]) as never);
    expect(call(requestFor([changing(member) as never]) as never)).toEqual(expected);
  });

  it('takes nothing over that the caller may change afterwards', () => {
    const row = { ...ROW, balance: { amount: 1, creditDebitIndicator: 'Credit' as const } };
    const result = call(requestFor([row]) as never);
    const before = JSON.stringify(result);
    row.description = 'changed';
    row.balance.amount = 2;
    expect(JSON.stringify(result)).toBe(before);
  });

  it('refuses what cannot be read, in its safe form too', () => {
    const throwing = Object.defineProperty({ ...ROW }, 'description', {
      enumerable: true,
      get: () => {
        throw new RangeError('no');
      },
    });
    for (const request of [revoked(), requestFor([throwing])]) {
      expect(refusal(() => call(request as never))).toBeInstanceOf(InvalidRequestError);
      expect(safe(request as never).success).toBe(false);
    }
    const valid = requestFor([ROW]) as never;
    expect(safe(valid, revoked()).success).toBe(false);
  });
});

it('refuses a row that cannot be read', () => {
  const transactions = [revoked() as never];
  expect(refusal(() => verifyIncome({ accountId: 'a', currencyCode: 'USD', transactions })).issues).toEqual([
    expect.objectContaining({ code: 'unreadable' }),
  ]);
});

it('refuses lists that are nothing but a length without looking through them', () => {
  const nothing = new Array(4_000_000_000) as never;
  const balances = { current: { amount: 1, creditDebitIndicator: 'Credit' } } as const;
  const account = { accountId: 'a', currencyCode: 'USD', balances, transactions: nothing } as const;
  const rows = { accountId: 'a', currencyCode: 'USD', transactions: [] } as const;
  for (const call of [
    () => verifyIncome(rows, { rules: nothing }),
    () => verifyIncome(account),
    () => assessConsumerFinancialHealth({ accounts: [account] }),
    () => assessConsumerFinancialHealth({ accounts: nothing }),
    () => validateForScore({ account, transactions: nothing }),
    () => rulesFromCorrections(nothing, []),
  ])
    expect(refusal(call).issues[0]?.message).toContain('at most 1000000 items, got 4000000000');
});

it.each([
  ['empty', {}, 6],
  ['of one fault', { ...ROW, amount: -1 }, 1],
])(
  'counts the issues of a hundred thousand rows that are %s, and words the first hundred',
  (_, row, faults) => {
    const rows = Array.from({ length: 100_000 }, () => row) as never;
    const error = refusal(() => verifyIncome({ accountId: 'a', currencyCode: 'USD', transactions: rows }));
    expect(error.issues).toHaveLength(100);
    expect(error.issueCount).toBe(100_000 * faults);
  },
);

describe('a request that is no plain object is read as one with the same members', () => {
  const members = { accountId: 'a', currencyCode: 'USD', transactions: [] as unknown[] };
  class Inherited {
    readonly reads: string[] = [];
    readonly rows: readonly unknown[];
    constructor(rows: readonly unknown[]) {
      this.rows = rows;
    }
    get accountId() {
      return 'a';
    }
    get currencyCode() {
      return 'USD';
    }
    get transactions() {
      this.reads.push('transactions');
      return this.rows;
    }
  }
  const KINDS: readonly (readonly [string, (rows: readonly unknown[]) => object])[] = [
    ['without a prototype', rows => Object.assign(Object.create(null), members, { transactions: rows })],
    ['with a member named __proto__', rows => ({ ...members, transactions: rows, ['__proto__']: 1 })],
    ['of a class with getters', rows => new Inherited(rows)],
  ];

  it.each(KINDS)('%s', (_, requestOf) => {
    const rows = [ROW, { ...ROW, transactionId: 't2' }];
    const plain = { ...members, transactions: rows } as never;
    expect(verifyIncome(requestOf(rows) as never)).toEqual(verifyIncome(plain));
    const bad = Array.from({ length: 1000 }, () => ({ ...ROW, amount: -1 }));
    const error = refusal(() => verifyIncome(requestOf(bad) as never));
    expect(error.issues).toHaveLength(100);
    expect(error.issueCount).toBe(1000);
  });

  it('whose getters are asked once', () => {
    const request = new Inherited([ROW]);
    verifyIncome(request as never);
    expect(request.reads).toEqual(['transactions']);
  });
});

it('compares repeats whose parts are shared many times over, in both countries', () => {
  const shared = () => {
    let part: object = { end: true };
    for (let level = 0; level < 28; level++) part = { left: part, right: part };
    return part;
  };
  for (const currencyCode of ['GBP', 'USD'] as const) {
    const rows = [ROW, ROW].map(row => ({ ...row, note: shared() }));
    const { meta } = verifyIncome({ accountId: 'a', currencyCode, transactions: rows });
    expect(meta.ignored).toEqual([{ transactionId: ROW.transactionId, reason: 'duplicate' }]);
  }
});

it.each(['GBP', 'USD'] as const)(
  'refuses a list that is mostly empty places with one issue, in %s',
  currencyCode => {
    const rows = { accountId: 'a', currencyCode, transactions: [ROW] };
    const evidence = new Array(1_000_000) as never;
    const [row] = enrichTransactions({
      ...rows,
      countryCode: currencyCode === 'GBP' ? 'GB' : 'US',
    }).transactions;
    const enriched = {
      ...(row as EnrichedTransaction),
      enrichedData: { ...row?.enrichedData, evidence },
    } as never;
    for (const call of [
      () => rulesFromCorrections([enriched], []),
      () => verifyIncome(rows, { rules: evidence }),
    ]) {
      const { issues, issueCount } = refusal(call);
      expect(issues[0]?.message).toContain('must have an item in every place, got 1000000 empty places');
      expect(issueCount).toBe(1);
    }
  },
);
