/**
 * Money that came once is no monthly income: an inheritance, a redundancy payment, a prize, a tax refund. Pay, pensions and
 * benefits are the exception. A first payment of those is the beginning of a stream, unless its words or its size speak against it.
 */
import type { Minor } from '../base/money.js';
import { squash } from '../base/text.js';
import { LUMP_WORDS } from '../data/payWords.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { EntryPayment } from '../streams/payments.js';
import { wordRunsReader } from './wordRuns.js';

/** A single payment of these may be the first of many. */
const FIRST_OF_MANY = new Set<CategorySlug>([
  'salary',
  'state-pension',
  'private-pension',
  'student-finance',
]);
/** These come now and then, and a few of them are no rhythm. */
const OCCASIONAL = new Set<CategorySlug>(['other-income', 'interest-income', 'tax-refund']);
/** So many payments that follow no schedule show that such money keeps coming. */
const FEWEST_OCCASIONAL = 4;
/** Hardly anybody is paid more at once. In pence or cents. */
const LARGEST_FIRST_PAYMENT: Minor = 10_000_00;

const LUMPS: ReadonlySet<string> = new Set(LUMP_WORDS.split(';').map(squash));

export interface LumpQuestion {
  /** Of the words; `uncategorised` where they say nothing. */
  readonly slug: CategorySlug;
  readonly payments: readonly EntryPayment[];
  readonly hasSchedule: boolean;
}

export function isLump({ slug, payments, hasSchedule }: LumpQuestion): boolean {
  const [first] = payments as readonly [EntryPayment];
  if (payments.length === 1)
    return !FIRST_OF_MANY.has(slug) || first.minor > LARGEST_FIRST_PAYMENT || saysLump(first);
  if (hasSchedule || payments.length >= FEWEST_OCCASIONAL) return false;
  return OCCASIONAL.has(slug) || payments.every(saysLump);
}

function saysLump({ entries }: EntryPayment): boolean {
  const lumpsIn = wordRunsReader(LUMPS);
  return entries.some(({ entry }) => lumpsIn(entry).length > 0);
}

/** What first payments tell of the usual one: larger sums are arrears, a bonus or a lump. */
export function isOfUsualSize({ minor }: { readonly minor: Minor }): boolean {
  return minor <= LARGEST_FIRST_PAYMENT;
}
