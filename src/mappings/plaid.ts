/** Plaid's personal finance categories (version 2) to categories and back. */
import {
  PLAID_CATEGORIES,
  PLAID_CATEGORIES_OF_VERSION_1,
  type PlaidDetailed,
  type PlaidPrimary,
} from '../data/mappings/plaid.js';
import { PLAID_OF_CATEGORY, type PlaidTarget } from '../data/mappings/plaidOfCategory.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { CreditDebitIndicator } from '../model/transaction.js';
import { type Row, read } from './mappingRow.js';

/** A category of ours in Plaid's personal finance categories (version 2). */
export interface PlaidCategory {
  /**
   * Plaid's primary category. Null, as `detailed` is, where Plaid has no code for the category; `losses` then says why.
   */
  readonly primary: PlaidPrimary | null;
  /** Plaid's detailed category, or null. */
  readonly detailed: PlaidDetailed | null;
  /** In words, what our category tells and Plaid's code does not. Null when they say the same. */
  readonly losses: string | null;
}

/** What a detailed category of Plaid means in the terms of the taxonomy. */
export interface PlaidMeaning {
  /** Our category. */
  readonly category: CategorySlug;
  /**
   * In words, what the code tells and our category does not, or what else of ours comes under the code. Null when they say the
   * same.
   */
  readonly losses: string | null;
}

interface PlaidEntry {
  readonly primary: PlaidPrimary;
  readonly row: Row<CategorySlug>;
}

const ENTRIES: ReadonlyMap<string, PlaidEntry> = new Map(
  Object.entries(PLAID_CATEGORIES).flatMap(([primary, rows]) =>
    Object.entries(rows as Readonly<Record<string, Row<CategorySlug>>>).map(
      ([rest, row]): [string, PlaidEntry] => [
        `${primary}_${rest}`,
        { primary: primary as PlaidPrimary, row },
      ],
    ),
  ),
);
const TARGETS = new Map(Object.entries(PLAID_OF_CATEGORY));

const OF_VERSION_1: ReadonlyMap<string, Row<CategorySlug>> = new Map(
  Object.entries(PLAID_CATEGORIES_OF_VERSION_1),
);

/**
 * Translates a detailed category of Plaid into a category: of version 2, and of version 1, which Plaid still sends to many. The
 * answer is null when neither has such a code. It never throws.
 *
 * @example
 * ```ts
 * import { fromPlaid } from 'open-banking-insights/mappings';
 *
 * console.log(fromPlaid('TRANSPORTATION_GAS')?.category); // fuel
 * ```
 */
export function fromPlaid(detailed: string): PlaidMeaning | null {
  const row = ENTRIES.get(detailed)?.row ?? OF_VERSION_1.get(detailed);
  if (row === undefined) return null;
  const { target, losses } = read(row);
  return { category: target, losses };
}

/**
 * Translates a category into Plaid's personal finance categories (version 2). Transfers have a code for each side: pass
 * `Credit` for money that came in. The answer is null when the slug is none of a category. It never throws.
 *
 * @param slug - The slug of a category.
 * @param side - The side of the transaction. Default: `Debit`.
 *
 * @example
 * ```ts
 * import { toPlaid } from 'open-banking-insights/mappings';
 *
 * const plaid = toPlaid('pubs-and-bars');
 * console.log(plaid?.detailed, '-', plaid?.losses); // FOOD_AND_DRINK_RESTAURANT - that it was a pub
 * console.log(toPlaid('own-account-transfer', 'Credit')?.primary); // TRANSFER_IN
 * ```
 */
export function toPlaid(slug: CategorySlug, side: CreditDebitIndicator = 'Debit'): PlaidCategory | null {
  const row = TARGETS.get(slug);
  if (row === undefined) return null;
  const { target, losses } = read<PlaidDetailed | null>(targetOn(side, row));
  const primary = target === null ? null : (ENTRIES.get(target)?.primary ?? null);
  return { primary, detailed: target, losses };
}

type Sides = { readonly debit: PlaidTarget; readonly credit: PlaidTarget };

function targetOn(side: CreditDebitIndicator, row: PlaidTarget | Sides): PlaidTarget {
  if (typeof row === 'string' || !('debit' in row)) return row;
  return side === 'Credit' ? row.credit : row.debit;
}
