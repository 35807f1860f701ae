import type { Recipe } from '../shared/recipe';

/** What a person stated, as the options of the library name it. */
export function statedIn({ lender: { statedIncome: income, statedRent: rent } }: Pick<Recipe, 'lender'>): {
  readonly stated?: { readonly income?: string; readonly rent?: string };
} {
  const stated = { ...(income === '' ? {} : { income }), ...(rent === '' ? {} : { rent }) };
  return Object.keys(stated).length === 0 ? {} : { stated };
}
