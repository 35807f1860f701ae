/** What changed: the latest three complete months against the complete months before them. */
import { categoryBySlug } from '../../taxonomy/lookups.js';
import { COSTS } from './recorded.js';
import type { Report, ReportMonth } from './report.js';

const LATEST = 3;
const FEWEST_BEFORE = 3;
const CATEGORIES_SHOWN = 5;
/** Smaller changes of a category are no news. */
const LEAST_CHANGE = 10;

export const CHANGING_PARTS = [
  'income',
  'fixed',
  'debt',
  'flexible',
  'left',
] as const satisfies readonly (keyof ReportMonth)[];

/** Means of a month, as recorded. */
export interface Change {
  readonly before: number;
  readonly latest: number;
}

export interface Changes {
  readonly latest: readonly ReportMonth[];
  readonly before: readonly ReportMonth[];
  readonly parts: Readonly<Record<(typeof CHANGING_PARTS)[number], Change>>;
  /** The costs that changed most. */
  readonly categories: readonly (Change & { readonly name: string })[];
}

/** Null where fewer than three complete months come before the latest three. */
export function changesOf({
  months,
  affordability,
}: Pick<Report, 'months' | 'affordability'>): Changes | null {
  const complete = months.filter(({ isPartial }) => !isPartial);
  const [before, latest] = [complete.slice(0, -LATEST), complete.slice(-LATEST)];
  if (before.length < FEWEST_BEFORE || affordability === null) return null;
  const parts = Object.fromEntries(
    CHANGING_PARTS.map(of => [
      of,
      { before: meanOf(before.map(month => month[of])), latest: meanOf(latest.map(month => month[of])) },
    ]),
  ) as Changes['parts'];
  const spent = categoryMonths(affordability.monthAffordabilities);
  const sum = (slug: string, of: readonly ReportMonth[]) =>
    meanOf(of.map(month => spent.get(slug)?.get(keyOf(month)) ?? 0));
  const categories = [...spent.keys()]
    .map(slug => ({
      name: categoryBySlug(slug)?.name ?? slug,
      before: sum(slug, before),
      latest: sum(slug, latest),
    }))
    .filter(each => sizeOf(each) >= LEAST_CHANGE)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.name < b.name ? -1 : 1))
    .slice(0, CATEGORIES_SHOWN);
  return { latest, before, parts, categories };
}

function sizeOf({ before, latest }: Change): number {
  return Math.abs(latest - before);
}

function keyOf({ year, month }: Pick<ReportMonth, 'year' | 'month'>): number {
  return year * 12 + month;
}

/** Costs by category and month. */
function categoryMonths(
  months: NonNullable<Report['affordability']>['monthAffordabilities'],
): Map<string, Map<number, number>> {
  const spent = new Map<string, Map<number, number>>();
  for (const month of months)
    for (const { section, category, recorded } of month.lines) {
      if (!COSTS.has(section)) continue;
      const own = spent.get(category) ?? new Map<number, number>();
      spent.set(category, own.set(keyOf(month), (own.get(keyOf(month)) ?? 0) + recorded));
    }
  return spent;
}

function meanOf(amounts: readonly number[]): number {
  return Math.round((amounts.reduce((sum, each) => sum + each, 0) / amounts.length) * 100) / 100;
}
