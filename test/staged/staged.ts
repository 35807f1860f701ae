/**
 * Statements that somebody altered or invented for a loan or a flat, and the honest ones that they were made of. Both come from a
 * seed and a country: the same two give the same accounts, everywhere and for ever. Nothing here knows what any check looks for.
 *
 * Each seed draws some forms of each method, in turn, so that a run of seeds draws them all.
 */
import type { CountryCode } from '../../src/index.js';
import { Random } from '../support/histories/random.js';
import { baseOf } from './base/household.js';
import { sent } from './base/request.js';
import { HOUSEHOLDS } from './households/households.js';
import { AMOUNTS } from './methods/amounts.js';
import { CIRCULAR } from './methods/circular.js';
import { DAYS } from './methods/days.js';
import { DELETED } from './methods/deleted.js';
import { GENERATED } from './methods/generated.js';
import { INCOME } from './methods/income.js';
import { type Donor, pastedWith } from './methods/pasted.js';
import { REPEATED } from './methods/repeated.js';
import { SMOOTHED } from './methods/smoothed.js';
import { TEXTS } from './methods/texts.js';
import type { Base, Form, HonestAccount, Method, StagedAccount } from './model.js';

/** Of each method, with balances and without. */
const FORMS_A_SEED = { withBalances: 2, withoutBalances: 1 } as const;
/** Bases are tried in an order of chance until one has what the form alters. */
const DRAWS_A_BASE = 3;

export function methodsWith(donor: Donor): readonly Method[] {
  return [
    ...REPEATED,
    ...AMOUNTS,
    ...INCOME,
    ...CIRCULAR,
    ...DELETED,
    ...TEXTS,
    ...DAYS,
    ...SMOOTHED,
    ...pastedWith(donor),
    ...GENERATED,
  ];
}

/** One account of each kind of household with balances, and the same without. */
export function honestAccounts(seed: number, country: CountryCode): readonly HonestAccount[] {
  return HOUSEHOLDS.flatMap(household => {
    const base = baseOf(household, country, seed);
    return [true, false].map(withBalances => ({
      kind: household.kind,
      country,
      withBalances,
      request: sent({
        country,
        sheets: base.sheets,
        holders: base.namesHolders ? base.holders : null,
        withBalances,
      }).request,
    }));
  });
}

export function stagedAccounts(seed: number, country: CountryCode): readonly StagedAccount[] {
  const made = new Map<number, Base>();
  const baseAt = (index: number): Base => {
    const base = made.get(index) ?? baseOf(HOUSEHOLDS[index] as (typeof HOUSEHOLDS)[number], country, seed);
    made.set(index, base);
    return base;
  };
  const random = new Random(seed).fork(`staged ${country}`);
  const methods = methodsWith(own => baseAt(own.integer(0, HOUSEHOLDS.length - 1)));
  return methods.flatMap(({ kind, forms }) =>
    (['withBalances', 'withoutBalances'] as const).flatMap(print => {
      const fitting = forms.filter(form => form[print] !== null);
      const count = Math.min(FORMS_A_SEED[print], fitting.length);
      return Array.from({ length: count }, (_, turn) => {
        const form = fitting[(seed * count + turn) % fitting.length] as Form;
        return altered(kind, form, print === 'withBalances', random.fork(`${kind} ${form.name} ${print}`));
      }).flatMap(account => account ?? []);
    }),
  );

  function altered(kind: string, form: Form, withBalances: boolean, own: Random): StagedAccount | null {
    const seen = withBalances ? form.withBalances : form.withoutBalances;
    if (seen === null) return null;
    const order = HOUSEHOLDS.map((_, index) => [own.next(), index] as const).sort(([a], [b]) => a - b);
    for (const [, index] of order)
      for (let draw = 0; draw < DRAWS_A_BASE; draw++) {
        const base = baseAt(index);
        const staged = form.stage(base, own.fork(`${index} ${draw}`));
        if (staged === null) continue;
        const holders = staged.holders ?? base.holders;
        const { request, ids } = sent({
          country,
          sheets: staged.sheets,
          holders: base.namesHolders ? holders : null,
          withBalances,
        });
        return {
          kind,
          variant: form.name,
          strength: staged.strength,
          household: base.household,
          country,
          withBalances,
          ...seen,
          request,
          touchedIds: [...staged.touched].map(key => ids.get(key) as string),
        };
      }
    return null;
  }
}
