/** What is let pass though it may be meant otherwise is said once, and changes nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyse,
  assessConsumerFinancialHealth,
  enrichTransactions,
  explain,
  type RequestWarning,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import { ledger, MAIN_ACCOUNT } from '../support/arbitraries.js';
import { asJson, credit, only, refusal, SCORABLE_ACCOUNT } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { holds } from '../support/property.js';

const SLIPS = {
  merchantname: 'merchantName',
  merchant_name: 'merchantName',
  MerchantName: 'merchantName',
  merchantNmae: 'merchantName',
  mcc: 'merchantCategoryCode',
  merchant_category_code: 'merchantCategoryCode',
  bookingdate: 'bookingDate',
  booking_date: 'bookingDate',
  transactionid: 'transactionId',
  CounterPartyName: 'counterPartyName',
  counter_party_name: 'counterPartyName',
  currencyCode: 'currency',
  accountID: 'accountId',
  Balance: 'balance',
  descripton: 'description',
} as const;
const HARMLESS = ['note', 'tags', 'category', 'reference', 'id', 'date', 'type', 'valueDate', 'code', ''];

/** Some rows with slips and names of the caller's own; and how often each slip is made. */
const slipped = ledger({ hasSecondAccount: true })
  .chain(({ transactions }) =>
    fc.tuple(
      fc.constant(transactions),
      fc.array(
        fc.dictionary(fc.constantFrom(...Object.keys(SLIPS), ...HARMLESS), fc.constantFrom('x', 7, null), {
          maxKeys: 4,
        }),
        { minLength: transactions.length, maxLength: transactions.length },
      ),
    ),
  )
  .map(([transactions, extras]) => {
    const counts = new Map<string, number>();
    for (const extra of extras)
      for (const [name, value] of Object.entries(extra))
        if (value !== null && Object.hasOwn(SLIPS, name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return { transactions, counts, rows: transactions.map((row, index) => ({ ...row, ...extras[index] })) };
  });

describe.each(FUNCTIONS)('$name', engine => {
  it('lists each name that is nearly one of ours once, with its count and the one that was meant', () => {
    holds(
      fc.property(slipped, ({ rows, counts }) => {
        const found = warningsOf(resultOf(engine, rows)).map(({ code, member, suggestion, count }) => [
          code,
          member,
          suggestion,
          count,
        ]);
        const expected = [...counts]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, count]) => ['unknown-member', name, SLIPS[name as keyof typeof SLIPS], count]);
        expect(found).toEqual(expected);
      }),
      3,
    );
  });

  it('says the same wherever the rows stand, but for the path to the first', () => {
    holds(
      fc.property(slipped, ({ rows }) => {
        const listed = (given: readonly Transaction[]) =>
          warningsOf(resultOf(engine, given)).map(({ path: _path, message: _message, ...rest }) => rest);
        expect(listed(rows.toReversed())).toEqual(listed(rows));
      }),
      6,
    );
  });

  it('leads to a place that holds the member, and says each thing once in the whole result', () => {
    holds(
      fc.property(slipped, ({ rows }) => {
        const request = engine.requestFor(rows);
        const result = engine.call(request as never);
        const warnings = warningsOf(result);
        for (const { path, member, message } of warnings) {
          expect(path.reduce<unknown>((value, key) => Object(value)[key], request)).not.toBeUndefined();
          expect(message).toContain(`"${member}"`);
        }
        expect(allWarnings(result)).toEqual(warnings);
      }),
      6,
    );
  });

  it('is not moved by slips in any figure', () => {
    holds(
      fc.property(slipped, ({ transactions, rows }) => {
        expect(figuresOf(resultOf(engine, rows))).toEqual(figuresOf(resultOf(engine, transactions)));
      }),
      6,
    );
  });

  it('answers counterpartyName as it answers counterPartyName', () => {
    holds(
      fc.property(named, ({ usual, documented }) => {
        const [given, result] = [resultOf(engine, usual), resultOf(engine, documented)];
        expect(asSpelt(figuresOf(given))).toEqual(figuresOf(result));
        expect(warningsOf(given)).toEqual([]);
      }),
      4,
    );
  });

  it('refuses a counterpartyName that is no text', () => {
    const row = { ...credit('2026-01-28', 10, 'SALARY'), counterpartyName: 5 };
    if (engine.name === 'validateForScore') return;
    expect(only(refusal(() => resultOf(engine, [row as never])).issues).path.at(-1)).toBe('counterpartyName');
  });
});

/** A name in every row, under one spelling or the other. */
const named = ledger({ hasSecondAccount: true })
  .chain(({ transactions, country }) =>
    fc.tuple(
      fc.constant(transactions),
      fc.array(fc.constantFrom(...NAMES[country]), {
        minLength: transactions.length,
        maxLength: transactions.length,
      }),
    ),
  )
  .map(([transactions, names]) => ({
    usual: transactions.map((row, index) => ({ ...row, counterpartyName: names[index] })),
    documented: transactions.map((row, index) => ({ ...row, counterPartyName: names[index] })),
  }));
const NAMES = {
  GB: ['Tesco', 'NORTHGATE LOGISTICS LTD', 'DWP UNIVERSAL CREDIT', 'Mr A Smith', '', null],
  US: ['Kroger', 'NORTHGATE LOGISTICS INC', 'SSA TREAS 310', 'ANNA SMITH', '', null],
};

describe('both spellings of counterPartyName', () => {
  const DESCRIPTION = 'FASTER PAYMENT';
  const row = credit('2026-01-28', 10, DESCRIPTION, { transactionId: 'a' });
  const answer = (names: object) =>
    enrichTransactions({ ...placeOf([row]), transactions: [{ ...row, ...names }] });

  it('that differ: the documented one counts, and a warning says so', () => {
    const both = answer({ counterPartyName: 'Tesco', counterpartyName: 'HMRC CHILD BENEFIT' });
    expect(only(both.transactions).enrichedData).toEqual(
      only(answer({ counterPartyName: 'Tesco' }).transactions).enrichedData,
    );
    expect(only(both.meta.warnings)).toMatchObject({
      code: 'conflicting-members',
      member: 'counterpartyName',
      suggestion: 'counterPartyName',
      count: 1,
      path: ['transactions', 0, 'counterpartyName'],
    });
  });

  it.each([{ counterPartyName: 'Tesco' }, { counterPartyName: null }, { counterPartyName: '' }])(
    'are echoed as given beside %j, without a warning where they do not differ',
    documented => {
      const both = answer({ ...documented, counterpartyName: 'Tesco' });
      const { enrichedData, transfer: _transfer, ...echo } = only(both.transactions);
      expect(echo).toStrictEqual({ ...row, ...documented, counterpartyName: 'Tesco' });
      expect(enrichedData.predictedMerchantName).toBe('Tesco');
      expect(both.meta.warnings).toEqual([]);
    },
  );

  it('make repeats of one transaction', () => {
    const transactions = [
      { ...row, counterPartyName: 'Tesco' },
      { ...row, counterpartyName: 'Tesco' },
    ];
    const { meta } = enrichTransactions({ ...placeOf([row]), transactions });
    expect(meta.ignored).toEqual([{ transactionId: 'a', reason: 'duplicate' }]);
  });
});

describe('a result that is sent in again', () => {
  it('gives the same result, and says once that its members gave way', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        fc.pre(transactions.length > 0);
        const request = { ...placeOf(transactions), accountId: MAIN_ACCOUNT };
        const first = enrichTransactions({ ...request, transactions });
        const again = enrichTransactions({ ...request, transactions: asJson(first.transactions) });
        expect(JSON.stringify(again.transactions)).toBe(JSON.stringify(first.transactions));
        const paired = first.transactions.filter(({ transfer }) => transfer !== null).length;
        expect(again.meta.warnings.map(({ code, member, count }) => [code, member, count])).toEqual([
          ['replaced-member', 'enrichedData', transactions.length],
          ...(paired === 0 ? [] : [['replaced-member', 'transfer', paired]]),
        ]);
        const whole = analyse({ ...request, transactions: asJson(first.transactions) });
        expect(whole.meta.warnings).toEqual(again.meta.warnings);
      }),
      2,
    );
  });

  it('holds repeats of rows that were not enriched', () => {
    const row = credit('2026-01-28', 10, 'SALARY');
    const { transactions } = enrichTransactions({ ...placeOf([row]), transactions: [row] });
    const { meta } = enrichTransactions({ ...placeOf([row]), transactions: [row, ...transactions] });
    expect(meta.ignored.map(({ reason }) => reason)).toEqual(['duplicate']);
  });

  it('is no news to a function that does not return its rows', () => {
    const row = { ...credit('2026-01-28', 10, 'SALARY'), enrichedData: { category: 'mine' } };
    for (const engine of FUNCTIONS) {
      const isReturned = engine.name === 'enrichTransactions' || engine.name === 'analyse';
      expect(warningsOf(resultOf(engine, [row])), engine.name).toHaveLength(isReturned ? 1 : 0);
    }
  });
});

describe('members of a request', () => {
  const row = credit('2026-01-28', 10, 'SALARY');

  it('are looked at too, within their parts as well', () => {
    const { meta } = validateForScore({
      account: { ...SCORABLE_ACCOUNT, account_type: 'Personal', balances: { Current: 1 } },
      transactions: [],
      correlationid: 'x',
    } as never);
    expect(meta.warnings.map(({ member, suggestion, path }) => [member, suggestion, path])).toEqual([
      ['Current', 'current', ['account', 'balances', 'Current']],
      ['account_type', 'accountType', ['account', 'account_type']],
      ['correlationid', 'correlationId', ['correlationid']],
    ]);
  });

  it('of a row are looked into', () => {
    const transactions = [
      { ...row, balance: { amount: 1, creditDebitIndicator: 'Credit', Currency: 'GBP' } },
      { ...row, transactionId: 'b', transactionCode: { Code: 'PMNT', SubCode: null } },
    ] as never;
    const { meta } = enrichTransactions({ ...placeOf([row]), transactions });
    expect(meta.warnings.map(({ member, suggestion }) => [member, suggestion])).toEqual([
      ['transactionCode.Code', 'transactionCode.code'],
    ]);
  });
});

describe('a country and the currency of another', () => {
  it.each([
    ['GB', 'USD', 'GBP'],
    ['US', 'GBP', 'USD'],
  ] as const)('%s and %s are let pass with a warning', (countryCode, currencyCode, suggestion) => {
    for (const engine of FUNCTIONS.filter(({ name }) => name !== 'validateForScore')) {
      const isHealth = 'accounts' in engine.requestFor([]);
      const request = engine.requestFor([]) as { accounts?: readonly object[] };
      const contradicting = isHealth
        ? { countryCode, accounts: request.accounts?.map(account => ({ ...account, currencyCode })) }
        : { ...request, countryCode, currencyCode };
      const warning = only(warningsOf(engine.call(contradicting as never)));
      expect(warning).toMatchObject({
        code: 'country-and-currency',
        member: 'currencyCode',
        suggestion,
        count: 1,
      });
      expect(warning.path).toEqual(isHealth ? ['accounts', 0, 'currencyCode'] : ['currencyCode']);
      expect(warning.message).toContain(`is ${currencyCode}, but "countryCode" is ${countryCode}`);
    }
  });

  it('are counted by account', () => {
    const account = (accountId: string, currencyCode: 'GBP' | 'USD') => ({
      accountId,
      currencyCode,
      balances: { current: { amount: 1, creditDebitIndicator: 'Credit' as const } },
      transactions: [],
    });
    const accounts = [account('a', 'USD'), account('b', 'GBP'), account('c', 'USD')];
    const warning = only(assessConsumerFinancialHealth({ countryCode: 'GB', accounts }).meta.warnings);
    expect(warning).toMatchObject({ count: 2, path: ['accounts', 0, 'currencyCode'] });
    expect(assessConsumerFinancialHealth({ accounts }).meta.warnings).toEqual([]);
  });
});

describe('benefits that are to be left out', () => {
  const row = { ...credit('2026-01-05', 300, 'STATE UNEMPLOYMENT UI BENEFIT'), accountId: undefined };
  type Ask = (request: never) => object;
  const ASKED: [string, Ask][] = [
    ['verifyIncome', verifyIncome],
    ['analyse', analyse],
  ];
  const message = (of = '') =>
    `request: "excludeBenefits" changes nothing where the country is US: benefits count there as without it${of}`;
  const warning = (count: number, of = ''): RequestWarning => ({
    code: 'benefits-not-excluded',
    member: 'excludeBenefits',
    suggestion: null,
    count,
    path: ['excludeBenefits'],
    message: message(of),
  });

  it.each(ASKED)('are told of where they stay: %s', (_, ask) => {
    const account = { accountId: 'a', currencyCode: 'USD', transactions: [row] } as const;
    const warnings = (request: object) => warningsOf(ask(request as never));
    for (const place of [{}, { countryCode: 'US' }, { countryCode: 'US', excludeBenefits: true }])
      expect(warnings({ ...account, excludeBenefits: true, ...place })).toEqual([warning(1)]);
    for (const excludeBenefits of [false, null, undefined])
      expect(warnings({ ...account, excludeBenefits })).toEqual([]);
    const british = { ...account, currencyCode: 'GBP', excludeBenefits: true };
    expect(warnings(british)).toEqual([]);
    const several = [
      account,
      { ...account, accountId: 'b' },
      { ...account, accountId: 'c', currencyCode: 'GBP' },
    ];
    expect(warnings({ accounts: several, excludeBenefits: true })).toEqual([warning(2, ' (in 2 accounts)')]);
    expect(warnings({ accounts: several.slice(2), excludeBenefits: true })).toEqual([]);
  });

  it('change no figure of an American account, and are left out of a British one', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: false }), ({ country, transactions }) => {
        const account = { accountId: MAIN_ACCOUNT, ...placeOf(transactions), transactions };
        const { meta, ...asked } = verifyIncome({ ...account, excludeBenefits: true });
        const { meta: plain, ...all } = verifyIncome(account);
        const told = meta.warnings.filter(({ code }) => code === 'benefits-not-excluded');
        expect(told).toHaveLength(country === 'US' ? 1 : 0);
        expect(plain.warnings).toEqual(meta.warnings.filter(each => !told.includes(each)));
        if (country === 'US') expect(asked).toEqual(all);
        else expect(asked.incomeStreams.some(({ isBenefit }) => isBenefit)).toBe(false);
      }),
    );
  });
});

describe('hostile names', () => {
  const row = credit('2026-01-28', 10, 'SALARY');
  const answer = (names: readonly string[]) =>
    enrichTransactions({
      ...placeOf([row]),
      transactions: [{ ...row, ...Object.fromEntries(names.map(name => [name, 1])) }],
    }).meta.warnings;

  it('ten thousand of them make no more warnings than are listed, and one that counts the rest', () => {
    const names = Array.from(
      { length: 10_000 },
      (_, index) => `merchantName${String.fromCodePoint(0x4e00 + index)}`,
    );
    const warnings = answer(names);
    expect(warnings).toHaveLength(21);
    expect(warnings.at(-1)).toMatchObject({ code: 'further-warnings', member: null, count: 9980 });
    expect(JSON.stringify(warnings).length).toBeLessThan(10_000);
  });

  it('of a megabyte are near nothing', () => {
    expect(answer([`m${'_'.repeat(1_000_000)}cc`, 'merchantName'.repeat(100_000)])).toEqual([]);
  });

  it('are quoted without what breaks a line or turns the reading direction', () => {
    for (const mark of ['\n', '\u001b', '\u202e', '\u2028', '\ud800'])
      expect(only(answer([`merchant${mark}Name`])).message).toContain('"merchant\ufffdName"');
  });

  it('may be those of every object', () => {
    expect(answer(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])).toEqual([]);
  });

  it('are counted where the rows are proxies or have getters, each read once', () => {
    let reads = 0;
    const target = { ...row, merchantname: 'x' };
    const proxy = new Proxy(target, {
      get: (from, name) => (name === 'merchantname' ? ++reads : Reflect.get(from, name)),
    });
    const { meta } = enrichTransactions({ ...placeOf([row]), transactions: [proxy] });
    expect(only(meta.warnings).member).toBe('merchantname');
    expect(reads).toBe(1);
  });
});

it('the figures of a warning are explained', () => {
  const row = { ...credit('2026-01-28', 10, 'SALARY'), merchantname: 'x' };
  const result = enrichTransactions({ ...placeOf([row]), transactions: [row] });
  expect(explain(result, 'meta.warnings[0].count').value).toBe(1);
});

function warningsOf(result: object): readonly RequestWarning[] {
  return (result as { meta: { warnings: readonly RequestWarning[] } }).meta.warnings;
}

function allWarnings(value: unknown): RequestWarning[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'warnings' ? member : allWarnings(member),
  );
}

/** Without warnings, and without what is only echoed of the rows. */
function figuresOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(figuresOf);
  if (typeof value !== 'object' || value === null) return value;
  const echoed = 'enrichedData' in value ? [...Object.keys(SLIPS), ...HARMLESS] : [];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'warnings' && !echoed.includes(key))
      .map(([key, member]) => [key, figuresOf(member)]),
  );
}

function asSpelt(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"counterpartyName":', '"counterPartyName":'));
}
