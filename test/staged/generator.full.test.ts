/** More seeds of the same, and every form of every method. */
import { describe, expect, it } from 'vitest';
import { accountsOf, addsUp, analysed, verified } from './requests.js';
import { honestAccounts, methodsWith, stagedAccounts } from './staged.js';

const COUNTRIES = ['GB', 'US'] as const;
/** Forms take turns: the method with most of them needs so many seeds. */
const SEEDS = Array.from({ length: 18 }, (_, index) => index + 1);
/** A machine may be busy with other things. */
const TIMEOUT = 900_000;
const forms = methodsWith(() => {
  throw new Error('nobody stages anything here');
}).flatMap(({ kind, forms }) =>
  forms.flatMap(form => [
    ...(form.withBalances === null ? [] : [`${kind}: ${form.name}, with balances`]),
    ...(form.withoutBalances === null ? [] : [`${kind}: ${form.name}, without`]),
  ]),
);

describe.each(COUNTRIES)('staged accounts of %s', country => {
  it(
    'show every form of every method, rightly labelled',
    () => {
      const shown = new Set<string>();
      for (const account of SEEDS.flatMap(seed => stagedAccounts(seed, country))) {
        const { kind, variant, withBalances, visible } = account;
        shown.add(`${kind}: ${variant}, ${withBalances ? 'with balances' : 'without'}`);
        if (!withBalances) expect(visible, `${kind}, ${variant}`).not.toBe('by arithmetic');
        else
          expect(accountsOf(account).every(addsUp), `${kind}, ${variant}`).toBe(visible !== 'by arithmetic');
      }
      expect(forms.filter(form => !shown.has(form))).toEqual([]);
    },
    TIMEOUT,
  );

  it.each([1, 2, 3])(
    'are taken by the library, and the honest ones too: seed %i',
    seed => {
      for (const account of [...honestAccounts(seed, country), ...stagedAccounts(seed, country)]) {
        expect(() => analysed(account), account.kind).not.toThrow();
        expect(() => verified(account), account.kind).not.toThrow();
      }
    },
    TIMEOUT,
  );
});
