/** Plaid's personal finance categories (version 2) to categories and back. */
import { PLAID_CATEGORIES, type PlaidDetailed, type PlaidPrimary } from '../data/mappings/plaid.js';
import { PLAID_OF_CATEGORY, type PlaidTarget } from '../data/mappings/plaidOfCategory.js';
import type { CategorySlug } from '../data/taxonomy.js';
import type { CreditDebitIndicator } from '../model/transaction.js';
import { type Row, read } from './row.js';

export interface PlaidCategory {
  /** Null, as `detailed` is, where Plaid has no code for the category; `losses` says why. */
  readonly primary: PlaidPrimary | null;
  readonly detailed: PlaidDetailed | null;
  /** What the category tells and the code does not. */
  readonly losses: string | null;
}

export interface PlaidMeaning {
  readonly category: CategorySlug;
  /** What the code tells and the category does not, or what else of ours comes under it. */
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

/** Null when it is no detailed code of version 2. */
export function fromPlaid(detailed: string): PlaidMeaning | null {
  const entry = ENTRIES.get(detailed);
  if (entry === undefined) return null;
  const { target, losses } = read(entry.row);
  return { category: target, losses };
}

/**
 * Null when it is no category. Transfers have a code for each side: money in with `Credit`, else money out.
 */
export function toPlaid(slug: string, side: CreditDebitIndicator = 'Debit'): PlaidCategory | null {
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
