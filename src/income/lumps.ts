/**
 * Money that came once is no monthly income: an inheritance, a redundancy payment, a prize, a tax refund. Pensions, benefits and pay
 * in words of wages are the exception. A first payment of those is the beginning of a stream, unless its words or its size speak
 * against it. A bonus or a commission is no beginning.
 */
import type { Minor } from '../base/money.js';
import { squash } from '../base/text.js';
import { LUMP_WORDS, WAGE_WORDS } from '../data/payWords.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { EntryPayment } from '../streams/payments.js';
import { reasonsSaid } from './outliers.js';
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

/** A third shows that commission is how somebody is paid. */
const MOST_BONUSES = 2;

const LUMPS: ReadonlySet<string> = new Set(LUMP_WORDS.split(';').map(squash));
const WAGES: ReadonlySet<string> = new Set(WAGE_WORDS.split(';').map(squash));

export interface LumpQuestion {
  /** Of the words; `uncategorised` where they say nothing. */
  readonly slug: CategorySlug;
  readonly payments: readonly EntryPayment[];
  readonly hasSchedule: boolean;
}

export function isLump({ slug, payments, hasSchedule }: LumpQuestion): boolean {
  const [first] = payments as readonly [EntryPayment];
  if (slug === 'salary' && payments.length <= MOST_BONUSES && payments.every(isBonus)) return true;
  if (payments.length === 1)
    return (
      !FIRST_OF_MANY.has(slug) ||
      (slug === 'salary' && !saysWages(first)) ||
      first.minor > LARGEST_FIRST_PAYMENT ||
      saysLump(first)
    );
  if (hasSchedule || payments.length >= FEWEST_OCCASIONAL) return false;
  return OCCASIONAL.has(slug) || payments.every(saysLump);
}

/** Also that of a wage, such as SALARY BONUS. */
function isBonus(payment: EntryPayment): boolean {
  return reasonsSaid([payment])(0) === 'bonus';
}

/** In its words, or by the code of the bank. */
function saysWages({ entries }: EntryPayment): boolean {
  const wagesIn = wordRunsReader(WAGES);
  return entries.some(({ entry, decision }) => decision.rail === 'salary' || wagesIn(entry).length > 0);
}

function saysLump({ entries }: EntryPayment): boolean {
  const lumpsIn = wordRunsReader(LUMPS);
  return entries.some(({ entry }) => lumpsIn(entry).length > 0);
}

/** What first payments tell of the usual one: larger sums are arrears, a bonus or a lump. */
export function isOfUsualSize({ minor }: { readonly minor: Minor }): boolean {
  return minor <= LARGEST_FIRST_PAYMENT;
}
