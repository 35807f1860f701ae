/** The generator held to its word: requests that the library takes, honest balances that add up, and labels that are true. */
import { describe, expect, it } from 'vitest';
import type { AccountRequest, Transaction } from '../../src/index.js';
import { isWorkingDay } from '../support/histories/workingDays.js';
import { baseOf } from './base/household.js';
import { HOUSEHOLDS } from './households/households.js';
import { accountsOf, addsUp, analysed, verified } from './requests.js';
import { honestAccounts, methodsWith, stagedAccounts } from './staged.js';

const COUNTRIES = ['GB', 'US'] as const;
const SEEDS = [1, 2];
const drawn = SEEDS.flatMap(seed =>
  COUNTRIES.map(country => ({
    seed,
    country,
    honest: honestAccounts(seed, country),
    staged: stagedAccounts(seed, country),
  })),
);
const honest = drawn.flatMap(one => one.honest);
const staged = drawn.flatMap(one => one.staged);
const kinds = methodsWith(() => {
  throw new Error('nobody stages anything here');
}).map(({ kind }) => kind);

describe('honest accounts', () => {
  it('are of all kinds, with balances and without', () => {
    expect(HOUSEHOLDS.length).toBeGreaterThan(30);
    expect(honest).toHaveLength(SEEDS.length * COUNTRIES.length * HOUSEHOLDS.length * 2);
    for (const account of honest) {
      const rows = accountsOf(account).flatMap(({ transactions }) => transactions);
      expect(rows.length, account.kind).toBeGreaterThan(25);
      expect(rows.some(({ balance }) => balance != null)).toBe(account.withBalances);
    }
  });

  it('have balances that add up to the penny, in the order in which they are printed', () => {
    for (const account of honest)
      for (const one of accountsOf(account))
        expect(addsUp(one), `${account.kind} ${account.country}`).toBe(true);
  });

  it('print days upwards or downwards, and pending rows at the new end', () => {
    for (const account of honest)
      for (const { transactions } of accountsOf(account)) {
        const days = transactions
          .filter(({ status }) => status === 'Booked')
          .map(({ bookingDate }) => bookingDate);
        const upwards = days.toSorted();
        expect([upwards, upwards.toReversed()]).toContainEqual(days);
      }
    const withPending = honest.filter(account =>
      accountsOf(account).some(({ transactions }) => transactions.some(({ status }) => status === 'Pending')),
    );
    expect(withPending.length).toBeGreaterThan(honest.length / 20);
    expect(withPending.length).toBeLessThan(honest.length / 2);
  });

  it.each(COUNTRIES)('of %s settle on working days what settles on no other', country => {
    const rows = HOUSEHOLDS.flatMap(household =>
      baseOf(household, country, 4).sheets.flatMap(sheet => sheet.rows),
    ).filter(({ kind }) => kind === 'bank-credit' || kind === 'direct-debit');
    const keeper = country === 'US' ? 'federal-reserve' : 'england-and-wales';
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ day }) => !isWorkingDay(day, keeper))).toEqual([]);
  });

  it('name holders, give times, and print newest first, each now and then', () => {
    const all = honest.flatMap(accountsOf);
    const shareOf = (has: (account: AccountRequest) => boolean) => all.filter(has).length / all.length;
    for (const has of [
      ({ accountHolders }: AccountRequest) => accountHolders != null,
      ({ transactions }: AccountRequest) => transactions[0]?.bookingDate.includes('T') === true,
      ({ transactions }: AccountRequest) =>
        String(transactions[0]?.bookingDate) > String(transactions.at(-1)?.bookingDate),
    ]) {
      expect(shareOf(has)).toBeGreaterThan(0.05);
      expect(shareOf(has)).toBeLessThan(0.8);
    }
  });
});

describe('staged accounts', () => {
  it.each(drawn)('of seed $seed in $country show every method', ({ staged: some }) => {
    expect([...new Set(some.map(({ kind }) => kind))].sort()).toEqual(kinds.toSorted());
  });

  it('are labelled by arithmetic where the balances do not add up, and nowhere else', () => {
    for (const account of staged.filter(({ withBalances }) => withBalances))
      expect(
        accountsOf(account).every(addsUp),
        `${account.kind}, ${account.variant}, ${account.country}`,
      ).toBe(account.visible !== 'by arithmetic');
    expect(staged.filter(one => !one.withBalances && one.visible === 'by arithmetic')).toEqual([]);
  });

  it('print balances or none, as they say', () => {
    for (const account of staged)
      expect(
        accountsOf(account).some(({ transactions }) => transactions.some(({ balance }) => balance != null)),
      ).toBe(account.withBalances);
  });

  it('name rows of the request that were touched', () => {
    for (const account of staged) {
      const ids = accountsOf(account).flatMap(({ transactions }) =>
        transactions.map(({ transactionId }) => transactionId),
      );
      expect(new Set(ids).size, account.kind).toBe(ids.length);
      expect(account.touchedIds.length, account.kind).toBeGreaterThan(0);
      expect(account.touchedIds.filter(id => !ids.includes(id))).toEqual([]);
    }
  });

  it('say in one sentence why anybody could see it, or nobody', () => {
    for (const { why } of staged) expect(why).toMatch(/^[A-Z][^.]+\.$/);
    for (const visible of ['by arithmetic', 'by pattern', 'to nobody'])
      expect(staged.filter(one => one.visible === visible).length).toBeGreaterThan(staged.length / 8);
  });

  it('have one method in several forms, and each form in several strengths', () => {
    for (const kind of ['wages raised', 'circular pay', 'days left out', 'costs left out']) {
      const some = staged.filter(one => one.kind === kind);
      expect(new Set(some.map(({ variant }) => variant)).size, kind).toBeGreaterThan(3);
      expect(new Set(some.map(({ strength }) => strength)).size, kind).toBeGreaterThan(3);
    }
  });
});

describe('any account', () => {
  it.each([
    [1, 'GB'],
    [2, 'US'],
  ] as const)('is the same for the same seed: %i in %s', (seed, country) => {
    const first = drawn.find(one => one.seed === seed && one.country === country);
    expect(JSON.stringify(stagedAccounts(seed, country))).toBe(JSON.stringify(first?.staged));
    expect(JSON.stringify(honestAccounts(seed, country))).toBe(JSON.stringify(first?.honest));
  });

  it('has amounts in whole pence, above nothing, and texts without holes', () => {
    const sound = ({ amount, description }: Transaction) =>
      Number(amount) > 0 &&
      Math.round(Number(amount) * 100) / 100 === amount &&
      description.trim() !== '' &&
      !/undefined|\{[A-Z]/.test(description);
    for (const account of [...honest, ...staged])
      for (const { transactions } of accountsOf(account))
        expect(
          transactions.filter(row => !sound(row)),
          account.kind,
        ).toEqual([]);
  });

  // Each takes some hundredths of a second: the full test takes them all.
  it.each(COUNTRIES)('of %s is taken by the library', country => {
    const taken = drawn
      .filter(one => one.country === country)
      .flatMap(one => [...one.honest, ...one.staged])
      .filter((_, index) => index % 5 === 0);
    expect(taken.length).toBeGreaterThan(70);
    for (const [index, account] of taken.entries())
      expect(() => (index % 2 === 0 ? analysed : verified)(account), account.kind).not.toThrow();
  });
});
