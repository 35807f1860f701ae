/** Groups rows by the one figure in which each counts, by category and side. The figures of a period are sums of these parts. */
import { majorOf, sumOf } from '../base/money.js';
import type { FigurePart } from '../contract/health/healthFigures.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { CategoryId } from '../model/taxonomy.js';
import { idsOf } from './evidence.js';
import type { PeriodFacts } from './periodFacts.js';
import type { FigureOf, HealthRow } from './rows.js';

/** Of the whole history. */
export interface Part<Figure extends string> {
  readonly figure: Figure;
  readonly category: CategoryId;
  readonly isCredit: boolean;
  /** By day, then by id. */
  readonly rows: readonly HealthRow[];
}

/** `order` has all figures, in the order of the parts. Parts of one figure are in the order of the taxonomy. */
export function partsOf<Figure extends string>(
  rows: readonly HealthRow[],
  figureOf: FigureOf<Figure>,
  order: readonly Figure[],
): Part<Figure>[] {
  const parts = new Map(
    order.map(figure => [figure, new Map<number, Part<Figure> & { rows: HealthRow[] }>()]),
  );
  for (const row of rows) {
    const figure = figureOf(row);
    const { id } = row.category;
    const { isCredit } = row.entry;
    const place = 2 * id + Number(isCredit);
    const ofFigure = parts.get(figure);
    const known = ofFigure?.get(place);
    if (known === undefined) ofFigure?.set(place, { figure, category: id, isCredit, rows: [row] });
    else known.rows.push(row);
  }
  return [...parts.values()].flatMap(ofFigure =>
    [...ofFigure].sort(([place], [other]) => place - other).map(([, part]) => part),
  );
}

export function breakdownOf<Figure extends string>(
  parts: readonly Part<Figure>[],
  { within }: PeriodFacts,
): FigurePart<Figure>[] {
  return parts
    .map(({ rows, ...part }) => ({ ...part, rows: within(rows) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ figure, category, isCredit, rows }) => ({
      figure,
      category: categoryOf(category).slug,
      creditDebitIndicator: isCredit ? 'Credit' : 'Debit',
      amount: majorOf(sumOf(rows.map(({ entry }) => entry.minor))),
      transactionIds: idsOf(rows),
    }));
}
