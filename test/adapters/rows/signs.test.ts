import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property.js';
import { accountOf, codesOf, type Row, statementsOf } from '../support/drafts.js';

/** Amounts as they change the balance, with the balance after each. */
function written(amounts: readonly number[], opening: number, write: (amount: number) => string): Row[] {
  let balance = opening;
  return amounts.map((amount, index) => {
    balance += amount;
    const day = String(1 + Math.floor(index / 3)).padStart(2, '0');
    return {
      date: `2026-03-${day}`,
      amount: write(amount),
      balance: pounds(balance),
      narrative: `ROW ${index}`,
    };
  });
}

const pounds = (pence: number) =>
  `${pence < 0 ? '-' : ''}${Math.floor(Math.abs(pence) / 100)}.${String(Math.abs(pence) % 100).padStart(2, '0')}`;
const directions = (rows: readonly Row[], ...given: [account?: Parameters<typeof accountOf>[1]]) =>
  accountOf(rows, ...given).transactions.map(({ creditDebitIndicator }) => creditDebitIndicator);
const expected = (amounts: readonly number[]) => amounts.map(amount => (amount < 0 ? 'Debit' : 'Credit'));

const AMOUNTS = [-2350, -4500, -95_000, 210_000, -810, -810, 1999];

describe('signs', () => {
  it('are as written, and the running balance agrees', () => {
    const rows = written(AMOUNTS, 150_000, pounds);
    expect(directions(rows)).toEqual(expected(AMOUNTS));
    expect(accountOf(rows).origin).toMatchObject({ signBasis: 'written', balanceCheck: 'agrees' });
  });

  it('are proved in statements that begin with the newest row', () => {
    const rows = written(AMOUNTS, 150_000, pounds).reverse();
    expect(directions(rows)).toEqual(expected([...AMOUNTS].reverse()));
    expect(accountOf(rows).origin.balanceCheck).toBe('agrees');
    expect(accountOf(rows).balances?.current).toEqual({ amount: '2585.29', creditDebitIndicator: 'Credit' });
  });

  it('are shown by the running balance where the amounts have none', () => {
    const rows = written(AMOUNTS, 150_000, amount => pounds(Math.abs(amount)));
    expect(directions(rows, { signs: 'unknown' })).toEqual(expected(AMOUNTS));
    const statements = statementsOf(rows, { signs: 'unknown' });
    expect(statements.accounts[0]?.origin).toMatchObject({ signBasis: 'balance', balanceCheck: 'agrees' });
    expect(codesOf(statements)).toContain('sign_assumed');
  });

  it('are shown in the order of the days, where equal amounts would fit the other order too', () => {
    const rows: readonly Row[] = [
      { date: '2026-03-01', amount: '8999.87', payee: 'MEPLIN LTD', balance: '10499.87' },
      { date: '2026-03-02', amount: '8999.87', payee: 'ORBEL LTD', balance: '1500.00' },
    ];
    for (const written of [rows, [...rows].reverse()]) {
      const { transactions, origin } = accountOf(written, { signs: 'unknown' });
      const last = transactions.find(({ description }) => description === 'ORBEL LTD');
      expect([last?.creditDebitIndicator, origin.balanceCheck]).toEqual(['Debit', 'agrees']);
    }
  });

  it('are turned round by the running balance where nobody knows the layout', () => {
    const rows = written(AMOUNTS, 150_000, amount => pounds(-amount));
    expect(directions(rows, { signs: 'unknown' })).toEqual(expected(AMOUNTS));
    expect(accountOf(rows, { signs: 'unknown' }).origin.signBasis).toBe('balance');
  });

  it('of a known layout stand, and a balance that runs against them is money owed', () => {
    const rows = written(AMOUNTS, 150_000, amount => pounds(-amount));
    const account = accountOf(rows);
    expect(account.transactions.map(row => row.creditDebitIndicator)).toEqual(
      expected(AMOUNTS.map(amount => -amount)),
    );
    expect(account.origin).toMatchObject({ signBasis: 'written', balanceCheck: 'agrees' });
    expect(account.balances?.current?.creditDebitIndicator).toBe('Debit');
    expect(codesOf(statementsOf(rows))).toContain('balance_owed');
    expect(codesOf(statementsOf(rows, { accountSubType: 'CreditCard' }))).not.toContain('balance_owed');
  });

  it('of a layout that writes purchases without a minus are reversed', () => {
    const rows = AMOUNTS.map(amount => ({ amount: pounds(-amount) }));
    expect(directions(rows, { signs: 'reversed' })).toEqual(expected(AMOUNTS));
    expect(accountOf(rows, { signs: 'reversed' }).origin).toMatchObject({
      signBasis: 'reversed',
      balanceCheck: 'absent',
    });
  });

  it('are kept where no reading makes the balances hold, and the first row that breaks them is named', () => {
    const rows = written(AMOUNTS, 150_000, pounds).filter((_, index) => index !== 3);
    const statements = statementsOf(rows);
    const [account] = statements.accounts;
    expect(account?.transactions.map(row => row.creditDebitIndicator)).toEqual(
      expected(AMOUNTS.filter((_, index) => index !== 3)),
    );
    expect(account?.origin.balanceCheck).toBe('differs');
    const [note] = statements.notes.filter(({ code }) => code === 'balance_differs');
    expect(note?.place?.line).toBe(4);
    expect(note?.transactionIds).toEqual([account?.transactions[3]?.transactionId]);
    expect(account?.balances).toBeUndefined();
  });

  it('come from the words of the source, which a minus turns round', () => {
    const rows: Row[] = [
      { amount: { text: '5.00', direction: 'Debit' } },
      { amount: { text: '-5.00', direction: 'Debit' } },
      { amount: '5.00 DR' },
      { amount: '5.00 CR' },
    ];
    expect(directions(rows)).toEqual(['Debit', 'Credit', 'Debit', 'Credit']);
    expect(accountOf(rows).origin.signBasis).toBe('stated');
  });

  it('are proved where the rows of a day stand in another order than the days', () => {
    const rows = written(AMOUNTS, 150_000, pounds);
    const days = [rows.slice(6), rows.slice(3, 6), rows.slice(0, 3)];
    const { origin, balances } = accountOf(days.flat());
    expect(origin.balanceCheck).toBe('agrees');
    expect(balances?.current?.amount).toBe('2585.29');
    expect(accountOf([...days].reverse().flatMap(day => [...day].reverse())).origin.balanceCheck).toBe(
      'agrees',
    );
  });

  it('pass over pending rows, which have moved no balance yet', () => {
    const rows = written(AMOUNTS, 150_000, pounds);
    rows.splice(2, 0, { amount: '-1.00', balance: '9999.00', status: 'Pending', narrative: 'WAITING' });
    expect(accountOf(rows).origin.balanceCheck).toBe('agrees');
  });

  it('are followed over pending rows that the balance counts, as over those that it does not', () => {
    const amounts = fc.array(
      fc.record({
        pence: fc.integer({ min: -50_000, max: 50_000 }).filter(pence => pence !== 0),
        isPending: fc.boolean(),
      }),
      { minLength: 3, maxLength: 20 },
    );
    holds(
      fc.property(
        amounts.filter(all => all.filter(({ isPending }) => !isPending).length > 1),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('GB', 'US'),
        (all, isCounted, isNewestFirst, country) => {
          let balance = 1_000_000;
          const rows = all.map(({ pence, isPending }, index): Row => {
            if (isCounted || !isPending) balance += pence;
            return {
              date: `2026-03-${String(1 + index).padStart(2, '0')}`,
              amount: pounds(pence),
              narrative: `ROW ${index}`,
              balance: pounds(balance),
              ...(isPending ? { status: 'Pending' as const } : undefined),
            };
          });
          const last = all.findLastIndex(({ isPending }) => !isPending);
          const current = rows[last]?.balance;
          const account = accountOf(isNewestFirst ? rows.reverse() : rows, {}, { country });
          expect(account.origin.balanceCheck).toBe('agrees');
          expect(account.balances?.current?.amount).toBe(current);
          expect(account.transactions.filter(({ status }) => status === 'Pending')).toHaveLength(
            all.filter(({ isPending }) => isPending).length,
          );
        },
      ),
    );
  });

  it('are the same where pages overlap, for the rows that stand there twice are one step of the balance', () => {
    const amounts = fc.array(
      fc.integer({ min: -50_000, max: 50_000 }).filter(pence => pence !== 0),
      { minLength: 3, maxLength: 20 },
    );
    holds(
      fc.property(
        amounts,
        fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.constantFrom('written', 'reversed', 'unknown', 'unsigned'),
        fc.constantFrom('GB', 'US'),
        (all, cuts, isNewestFirst, kind, country) => {
          const write = (pence: number) =>
            pounds(kind === 'unsigned' ? Math.abs(pence) : kind === 'reversed' ? -pence : pence);
          const once = written(all, 1_000_000, write).map((row, index) => ({ ...row, id: `t-${index}` }));
          if (isNewestFirst) once.reverse();
          // Each page begins some rows before the end of the one before.
          const ends = [...new Set([...cuts.map(cut => cut % once.length), once.length])].sort(
            (a, b) => a - b,
          );
          const pages = ends.flatMap((end, page) => once.slice(Math.max(0, (ends[page - 1] ?? 0) - 2), end));
          const signs = kind === 'unsigned' ? ('unknown' as const) : (kind as 'written');
          const [whole, paged] = [once, pages].map(rows => accountOf(rows, { signs }, { country }));
          const told = (account: typeof whole) =>
            account?.transactions.map(({ transactionId, creditDebitIndicator }) => [
              transactionId,
              creditDebitIndicator,
            ]);
          expect(told(paged)).toEqual(told(whole));
          expect(paged?.origin).toEqual(whole?.origin);
          expect(paged?.origin.balanceCheck).toBe('agrees');
          expect(paged?.balances).toEqual(whole?.balances);
        },
      ),
    );
  });

  it('that the balance shows are right whatever the rows are', () => {
    const amounts = fc.array(
      fc.integer({ min: -500_000, max: 500_000 }).filter(amount => amount !== 0),
      {
        minLength: 3,
        maxLength: 40,
      },
    );
    holds(
      fc.property(amounts, fc.boolean(), fc.constantFrom('GB', 'US'), (all, isNewestFirst, country) => {
        const rows = written(all, 1_000_000, amount => pounds(Math.abs(amount)));
        const account = accountOf(isNewestFirst ? rows.reverse() : rows, { signs: 'unknown' }, { country });
        const found = account.transactions.map(row => row.creditDebitIndicator);
        const right = expected(isNewestFirst ? [...all].reverse() : all);
        // The oldest row has no balance before it.
        const from = isNewestFirst ? [0, -1] : [1];
        expect(found.slice(...from)).toEqual(right.slice(...from));
      }),
    );
  });
});
