import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromCamt,
  mergeStatements,
  readStatements,
  type Statements,
  toAnalyseRequest,
} from '../../../src/adapters.js';
import { analyse, InvalidRequestError } from '../../../src/index.js';
import { holds } from '../../support/property.js';
import { codesOf, type Row, statementsOf } from '../support/drafts.js';

const SHOPS = ['TESCO STORES 3297', 'SHELL OIL 5744', 'TFL TRAVEL CH'];
const rowOf = (day: number, pence: number, shop: number): Row => ({
  date: `2026-03-${String(day).padStart(2, '0')}`,
  amount: `-${(pence / 100).toFixed(2)}`,
  narrative: SHOPS[shop] as string,
});
const keysOf = ({ accounts }: Statements) =>
  accounts.flatMap(({ transactions }) =>
    transactions.map(({ bookingDate, amount, description }) => `${bookingDate} ${amount} ${description}`),
  );
const accountsOf = ({ accounts }: Statements) => JSON.stringify(accounts);

const history = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 28 }), fc.constantFrom(250, 810, 2350), fc.nat({ max: 2 })),
  { maxLength: 40 },
);

describe('overlapping statements', () => {
  it('of one account give its history once, true twins included', () => {
    holds(
      fc.property(
        history,
        fc.nat({ max: 28 }),
        fc.nat({ max: 28 }),
        fc.constantFrom('GB', 'US'),
        (days, one, other, country) => {
          const rows = days
            .map(([day, pence, shop]) => rowOf(day, pence, shop))
            .sort((a, b) => ((a.date as string) < (b.date as string) ? -1 : 1));
          const options = { country } as const;
          const from = `2026-03-${String(Math.min(one, other)).padStart(2, '0')}`;
          const to = `2026-03-${String(Math.max(one, other)).padStart(2, '0')}`;
          const earlier = statementsOf(
            rows.filter(({ date }) => (date as string) <= to),
            {},
            options,
          );
          const later = statementsOf(
            rows.filter(({ date }) => (date as string) >= from),
            {},
            options,
          );
          const whole = statementsOf(rows, {}, options);
          const merged = mergeStatements([earlier, later]);
          expect(keysOf(merged).sort()).toEqual(keysOf(whole).sort());
          expect(keysOf(mergeStatements([later, earlier])).sort()).toEqual(keysOf(whole).sort());
          expect(accountsOf(mergeStatements([merged]))).toBe(accountsOf(merged));
          expect(keysOf(mergeStatements([merged, later]))).toEqual(keysOf(merged));
          const ids = merged.accounts.flatMap(({ transactions }) =>
            transactions.map(({ transactionId }) => transactionId),
          );
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });

  it('tell of every row that is merged', () => {
    const rows = [rowOf(1, 250, 0), rowOf(2, 250, 0)];
    const merged = mergeStatements([statementsOf(rows), statementsOf(rows.slice(1))]);
    expect(merged.notes).toMatchObject([
      {
        code: 'rows_merged',
        accountId: 'a',
        transactionIds: [merged.accounts[0]?.transactions[1]?.transactionId],
      },
    ]);
    expect(merged.documents).toHaveLength(2);
  });

  it('name the document of each row', () => {
    const merged = mergeStatements([
      statementsOf([rowOf(1, 250, 0)]),
      statementsOf([rowOf(2, 250, 0), { amount: 'none' }]),
    ]);
    expect(merged.accounts[0]?.transactions.map(({ source }) => source.document)).toEqual([0, 1]);
    expect(merged.skipped).toMatchObject([{ document: 1, line: 2 }]);
  });
});

describe('statements of one account', () => {
  it('in other words, with other ids, give each payment once', () => {
    const csv = statementsOf([rowOf(1, 250, 0), rowOf(1, 250, 0), rowOf(2, 810, 1)]);
    const [account] = statementsOf([
      { ...rowOf(1, 250, 0), id: 'f-1', narrative: 'TESCO' },
      { ...rowOf(3, 810, 1), id: 'f-2', narrative: 'SHELL' },
    ]).accounts as [Statements['accounts'][0]];
    const ofx: Statements = {
      documents: [{ format: 'ofx', encoding: 'utf-8' }],
      accounts: [{ ...account, origin: { ...account.origin, format: 'ofx' } }],
      skipped: [],
      notes: [],
    };
    expect(mergeStatements([csv, ofx]).accounts[0]?.transactions).toHaveLength(4);
  });

  it('keep rows apart that have the same id and are not the same', () => {
    const merged = mergeStatements([
      statementsOf([{ ...rowOf(1, 250, 0), id: '1' }]),
      statementsOf([{ ...rowOf(9, 810, 1), id: '1' }]),
    ]);
    const ids = merged.accounts[0]?.transactions.map(({ transactionId }) => transactionId) ?? [];
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toBe('1');
    expect(codesOf(merged)).toContain('repeated_id');
    expect(accountsOf(mergeStatements([merged]))).toBe(accountsOf(merged));
  });

  it('take the booked row for the pending one of the other', () => {
    const pending = statementsOf([{ ...rowOf(1, 250, 0), status: 'Pending' }]);
    const booked = statementsOf([rowOf(3, 250, 0)]);
    for (const order of [
      [pending, booked],
      [booked, pending],
    ]) {
      const merged = mergeStatements(order);
      expect(merged.accounts[0]?.transactions).toMatchObject([
        { status: 'Booked', bookingDate: '2026-03-03' },
      ]);
      expect(codesOf(merged)).toContain('pending_twin_dropped');
    }
  });

  it('take the pending row once it is booked under the same id', () => {
    const merged = mergeStatements([
      statementsOf([{ ...rowOf(1, 250, 0), id: 'x', status: 'Pending' }]),
      statementsOf([{ ...rowOf(3, 300, 0), id: 'x' }]),
    ]);
    expect(merged.accounts[0]?.transactions).toMatchObject([{ status: 'Booked', amount: '3.00' }]);
  });

  it('complete each other: the facts of one, the rows of the other', () => {
    const facts = statementsOf([], {
      accountType: 'Personal',
      currencyCode: 'GBP',
      currentBalance: { text: '100.00' },
      accountHolders: ['A N Other'],
      historyStart: '2026-01-01',
    });
    const merged = mergeStatements([facts, statementsOf([rowOf(1, 250, 0)])]);
    expect(merged.accounts).toMatchObject([
      {
        accountType: 'Personal',
        balances: { current: { amount: '100.00', creditDebitIndicator: 'Credit' } },
        accountHolders: ['A N Other'],
        historyStart: '2026-01-01',
        transactions: [{ amount: '2.50' }],
      },
    ]);
    expect(codesOf(merged)).not.toContain('account_without_rows');
  });

  it('keep the balance of the one that reaches further', () => {
    const january = statementsOf([rowOf(1, 250, 0)], { currentBalance: { text: '1.00' } });
    const march = statementsOf([rowOf(9, 250, 0)], { currentBalance: { text: '2.00' } });
    for (const order of [
      [january, march],
      [march, january],
    ])
      expect(mergeStatements(order).accounts[0]?.balances?.current?.amount).toBe('2.00');
  });
});

describe('answers of a provider whose ids are unique', () => {
  const plaid = (added: readonly object[], modified: readonly object[]) =>
    readStatements(JSON.stringify({ added, modified, removed: [], has_more: false, next_cursor: 'c' }));
  const row = (amount: number, date: string) => ({
    transaction_id: 't-1',
    account_id: 'a-1',
    amount,
    date,
    name: 'SHELL OIL 5744',
    pending: false,
    iso_currency_code: 'USD',
  });

  it('give the version of a row that was given later', () => {
    const first = plaid([row(20.1, '2026-03-03')], []);
    const second = plaid([], [row(21.1, '2026-03-04')]);
    const merged = mergeStatements([first, second]);
    expect(keysOf(merged)).toEqual(['2026-03-04 21.1 SHELL OIL 5744']);
    expect(codesOf(merged)).toContain('rows_merged');
    expect(accountsOf(mergeStatements([merged, second]))).toBe(accountsOf(merged));
  });
});

describe('statements with references of the bank', () => {
  const camt = (country: 'GB' | 'US', references: readonly string[]) => {
    const [account, currency] = country === 'GB' ? ['GB29NWBK60161331926819', 'GBP'] : ['4471003321', 'USD'];
    const entries = references.map(
      reference => `<Ntry><Amt Ccy="${currency}">23.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><AddtlNtryInf>RIDE</AddtlNtryInf></Ntry>`,
    );
    return `<Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>${entries.join('')}</Stmt>`;
  };
  const message = (statements: readonly string[]) =>
    `<Document><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`;

  it('have as many equal rows as there are references, in one message or in several', () => {
    const references = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 4 });
    holds(
      fc.property(
        fc.array(references, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('GB', 'US'),
        (lists, country) => {
          const statements = lists.map(list => camt(country, list));
          const apart = statements.map(statement => message([statement]));
          const all = [...new Set(lists.flat())].sort();
          for (const read of [
            readStatements(message(statements), { country }),
            fromCamt(apart, { country }),
            mergeStatements(apart.map(text => readStatements(text, { country }))),
          ])
            expect(
              read.accounts.flatMap(({ transactions }) => transactions.map(row => row.transactionId)).sort(),
            ).toEqual(all);
        },
      ),
    );
  });
});

describe('the request', () => {
  it('holds every account in pounds or dollars, and analyse takes it', () => {
    const merged = mergeStatements([
      statementsOf([rowOf(1, 250, 0)]),
      statementsOf([rowOf(1, 250, 0)], { accountId: 'b', currencyCode: 'EUR' }),
    ]);
    const request = toAnalyseRequest(merged);
    expect(request.accounts.map(({ accountId }) => accountId)).toEqual(['a']);
    expect(request.accounts[0]).not.toHaveProperty('origin');
    const [only] = analyse(request).accounts;
    expect(only?.enrichment.transactions[0]?.enrichedData.predictedMerchantName).toBe('Tesco');
  });

  it('is refused where no account is left, and says why', () => {
    const euros = statementsOf([rowOf(1, 250, 0)], { currencyCode: 'EUR' });
    expect(() => toAnalyseRequest(euros)).toThrow(InvalidRequestError);
    expect(() => toAnalyseRequest(euros)).toThrow(/the currency of the accounts read is EUR/);
  });
});

describe('what is no result of an adapter', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();

  it('is refused', () => {
    for (const given of [undefined, null, 'text', {}, { accounts: {} }, proxy]) {
      const hostile = given as unknown as Statements;
      expect(() => mergeStatements([hostile])).toThrow(
        /statements\.0 must be what readStatements or an adapter gives/,
      );
      expect(() => mergeStatements(hostile as unknown as Statements[])).toThrow(InvalidRequestError);
      expect(() => toAnalyseRequest(hostile)).toThrow(InvalidRequestError);
    }
  });

  it('gives nothing where nothing is given', () => {
    expect(mergeStatements([])).toEqual({ documents: [], accounts: [], skipped: [], notes: [] });
    expect(() => toAnalyseRequest(mergeStatements([]))).toThrow(/hold no account/);
  });
});

describe('statements that do not name their account', () => {
  const csv = (
    country: 'GB' | 'US',
    rows: readonly (readonly [day: number, pence: number, text: string])[],
  ) => {
    const money = (pence: number) => (pence / 100).toFixed(2);
    const lines = rows.map(
      ([day, pence, text]) => `2026-03-${String(day).padStart(2, '0')},${text},-${money(pence)}`,
    );
    return readStatements(`Date,Description,Amount\n${lines.join('\n')}\n`, { country });
  };
  const account = (texts: readonly string[], from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => {
      const day = from + index;
      return [day, 1000 + 7 * day, texts[day % texts.length] as string] as const;
    });
  const MINE = ['TESCO STORES 3297', 'SHELL OIL 5744'];
  const OURS = ['COUNCIL TAX', 'GREGGS PLC', 'KROGER #412'];

  it.each(['GB', 'US'] as const)('are two accounts if their rows differ on the same days (%s)', country => {
    const mine = csv(country, account(MINE, 1, 20));
    const ours = csv(country, account(OURS, 5, 25));
    const merged = mergeStatements([mine, ours]);
    const [first, second] = merged.accounts;
    expect(merged.accounts.map(({ transactions }) => transactions.length)).toEqual([20, 21]);
    expect(second?.accountId).toBe(`${first?.accountId}-2`);
    expect(merged.notes.at(-1)).toMatchObject({ code: 'account_unnamed', accountId: second?.accountId });
    const unnamed = merged.notes.filter(({ code }) => code === 'account_unnamed');
    expect(unnamed.map(({ accountId }) => accountId)).toContain(first?.accountId);
    // Again, and with more of the second account: nothing is mixed up.
    expect(accountsOf(mergeStatements([merged]))).toBe(accountsOf(merged));
    const more = mergeStatements([merged, csv(country, account(OURS, 24, 28))]);
    expect(more.accounts.map(({ transactions }) => transactions.length)).toEqual([20, 24]);
    expect(toAnalyseRequest(more).accounts).toHaveLength(2);
  });

  it.each(['GB', 'US'] as const)(
    'are one account if they have the same rows, or other days (%s)',
    country => {
      const first = csv(country, account(MINE, 1, 12));
      const next = csv(country, account(MINE, 13, 20));
      const whole = csv(country, account(MINE, 1, 20));
      for (const parts of [
        [first, next],
        [next, first],
        [first, whole],
        [whole, first, next],
      ]) {
        const { accounts } = mergeStatements(parts);
        expect(accounts.map(({ transactions }) => transactions.length)).toEqual([20]);
      }
    },
  );

  it('are an account of their own if nothing tells to which of two they belong', () => {
    const two = mergeStatements([csv('GB', account(MINE, 1, 10)), csv('GB', account(OURS, 1, 10))]);
    const { accounts } = mergeStatements([two, csv('GB', account(MINE, 15, 20))]);
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([10, 10, 6]);
    expect(new Set(accounts.map(({ accountId }) => accountId)).size).toBe(3);
  });

  describe('with running balances', () => {
    type Movement = readonly [date: string, cents: number, text: string];
    const files = (opening: number, months: readonly (readonly Movement[])[], country: 'GB' | 'US') => {
      let balance = opening;
      return months.map(rows => {
        const lines = rows.map(([date, cents, text]) => {
          balance += cents;
          return `${date},${text},${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`;
        });
        return readStatements(`Date,Description,Amount,Balance\n${lines.join('\n')}\n`, { country });
      });
    };
    const mine = (month: string): readonly Movement[] => [
      [`2026-${month}-05`, -1000, 'TESCO STORES 3297'],
      [`2026-${month}-12`, 100_000, 'SALARY'],
      [`2026-${month}-20`, -50_000, 'RENT'],
      [`2026-${month}-28`, -900, 'KROGER #412'],
    ];
    const ours = (month: string): readonly Movement[] => [
      [`2026-${month}-06`, -1100, 'SHELL OIL 5744'],
      [`2026-${month}-13`, 10_000, 'GIFT'],
      [`2026-${month}-21`, -5000, 'GYM'],
      [`2026-${month}-27`, -990, 'GREGGS PLC'],
    ];

    it.each(['GB', 'US'] as const)(
      'are two accounts if a single row differs on the same days (%s)',
      country => {
        const [one] = files(100_000, [mine('01')], country);
        const [other] = files(10_000, [ours('01')], country);
        const { accounts } = mergeStatements([one as Statements, other as Statements]);
        expect(accounts.map(({ transactions }) => transactions.length)).toEqual([4, 4]);
      },
    );

    it.each(['GB', 'US'] as const)(
      'go on where the balance of another one ends, in any order (%s)',
      country => {
        const months = ['01', '02', '03'];
        const [m1, m2, m3] = files(100_000, months.map(mine), country) as [
          Statements,
          Statements,
          Statements,
        ];
        const [o1, o2, o3] = files(10_000, months.map(ours), country) as [Statements, Statements, Statements];
        const isMine = (text: string) => mine('01').some(([, , each]) => each === text);
        for (const order of [
          [m1, o1, m2, o2, m3, o3],
          [o3, m3, m2, o2, o1, m1],
          [m2, o2, m1, o3, m3, o1],
          [m1, o1, m3, o3, m2, o2],
        ]) {
          const { accounts } = mergeStatements(order);
          expect(accounts.map(({ transactions }) => transactions.length)).toEqual([12, 12]);
          expect(new Set(accounts.map(({ accountId }) => accountId)).size).toBe(2);
          for (const { transactions } of accounts)
            expect(new Set(transactions.map(({ description }) => isMine(description))).size).toBe(1);
        }
      },
    );

    it('are one account with a note if nothing proves it', () => {
      const [one] = files(100_000, [mine('01')], 'US');
      const [other] = files(10_000, [ours('03')], 'US');
      const merged = mergeStatements([one as Statements, other as Statements]);
      expect(merged.accounts).toHaveLength(1);
      expect(merged.notes.filter(({ message }) => message.includes('do not go on'))).toHaveLength(1);
      const months = files(100_000, ['01', '02'].map(mine), 'US');
      expect(mergeStatements(months).notes.filter(({ message }) => message.includes('do not go on'))).toEqual(
        [],
      );
    });

    it('are spoken of once, however many there are', () => {
      const { notes } = mergeStatements(files(100_000, ['01', '02', '03'].map(mine), 'GB'));
      const codes = notes.filter(({ place }) => place === null).map(({ code }) => code);
      expect(codes).toEqual([...new Set(codes)]);
      expect(codes).toContain('account_unnamed');
    });
  });
});
