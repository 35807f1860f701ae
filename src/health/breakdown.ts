/** Every row of a period in the one figure that it counts in, by category and side: what the figures are the sums of. */
import { majorOf, sumOf } from '../base/money.js';
import { categoryOf } from '../enrichment/categories.js';
import type { FigurePart } from '../model/health.js';
import type { CategoryId } from '../model/taxonomy.js';
import { idsOf } from './evidence.js';
import type { PeriodFacts } from './periods.js';
import type { HealthRow } from './rows.js';

/** `order`: all figures there are, as the parts are to stand; those of one figure stand as the taxonomy has them. */
export function breakdownOf<Figure extends string>(
  { byFigure }: PeriodFacts<Figure>,
  order: readonly Figure[],
): FigurePart<Figure>[] {
  return order.flatMap(figure => partsOf(figure, byFigure.get(figure) ?? []));
}

function partsOf<Figure extends string>(figure: Figure, rows: readonly HealthRow[]): FigurePart<Figure>[] {
  const credits = new Map<CategoryId, HealthRow[]>();
  const debits = new Map<CategoryId, HealthRow[]>();
  for (const row of rows) {
    const side = row.entry.isCredit ? credits : debits;
    const alike = side.get(row.category.id);
    if (alike === undefined) side.set(row.category.id, [row]);
    else alike.push(row);
  }
  const categories = [...new Set([...debits.keys(), ...credits.keys()])].sort((a, b) => a - b);
  return categories.flatMap(category =>
    [debits.get(category) ?? [], credits.get(category) ?? []]
      .filter(alike => alike.length > 0)
      .map(alike => partOf(figure, category, alike)),
  );
}

/** `rows`: of one side; at least one. */
function partOf<Figure extends string>(
  figure: Figure,
  category: CategoryId,
  rows: readonly HealthRow[],
): FigurePart<Figure> {
  return {
    figure,
    category: categoryOf(category).slug,
    creditDebitIndicator: rows[0]?.entry.isCredit ? 'Credit' : 'Debit',
    amount: majorOf(sumOf(rows.map(({ entry }) => entry.minor))),
    transactionIds: idsOf(rows),
  };
}
