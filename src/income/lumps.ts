/**
 * Money that came once is no monthly income: an inheritance, a redundancy payment, a prize, a tax refund. Pensions, benefits and pay
 * in words of wages are the exception. A first payment of those is the beginning of a stream, unless its words or its size speak
 * against it. A bonus or a commission is no beginning.
 */
import type { Minor } from '../base/money.js';
import { squash } from '../base/text.js';
import { BONUS_WORDS, LUMP_WORDS, NO_WAGE_WORDS, WAGE_WORDS } from '../data/payWords.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { EntryPayment } from '../streams/payments.js';
import { hasLegalForm, reasonsSaid } from './outliers.js';
import { wordRunsOf, wordRunsReader } from './wordRuns.js';

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
const BONUSES: ReadonlySet<string> = new Set(BONUS_WORDS.split(';').map(squash));
const NO_WAGES: ReadonlySet<string> = new Set(NO_WAGE_WORDS.split(';').map(squash));

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
      (slug === 'salary' && !first.entries.some(saysWages)) ||
      first.minor > LARGEST_FIRST_PAYMENT ||
      saysLump(first)
    );
  if (hasSchedule || payments.length >= FEWEST_OCCASIONAL) return false;
  return OCCASIONAL.has(slug) || payments.every(saysLump);
}

/**
 * Every part of it is one. Where no legal form ends the name of the firm, the word has to follow those of wages, as in SALARY BONUS: a
 * CARE QUALITY COMMISSION pays wages too.
 */
export function isBonus({ day, minor, entries }: EntryPayment): boolean {
  return entries.every(row => {
    if (reasonsSaid([{ day, minor, entries: [row] }])(0) !== 'bonus') return false;
    return hasLegalForm(row.entry.transaction) || !saysWages(row) || endsInBonus(row.entry);
  });
}

function endsInBonus(entry: LedgerEntry): boolean {
  const runs = wordRunsOf(entry);
  return runs.findLastIndex(run => BONUSES.has(run)) > runs.findLastIndex(run => WAGES.has(run));
}

/** In its words, or by the code of the bank. */
function saysWages({ entry, decision }: EnrichedEntry): boolean {
  const runs = wordRunsOf(entry);
  return (
    decision.rail === 'salary' || (runs.some(run => WAGES.has(run)) && !runs.some(run => NO_WAGES.has(run)))
  );
}

function saysLump({ entries }: EntryPayment): boolean {
  const lumpsIn = wordRunsReader(LUMPS);
  return entries.some(({ entry }) => lumpsIn(entry).length > 0);
}

/** Whether a payment shows the usual amount. Larger sums are arrears, a bonus or a lump sum. */
export function isOfUsualSize({ minor }: { readonly minor: Minor }): boolean {
  return minor <= LARGEST_FIRST_PAYMENT;
}
