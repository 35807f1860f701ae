/** Draws where the money goes: bars by category, the largest first. */
import type { SpendingCategory } from '../model/report.js';
import type { Format } from '../text/format.js';
import { bar, type Canvas, type Drawing, type Link, label, type Mark, shortened } from './canvas.js';
import { linearScale } from './scale.js';

const SHOWN = 10;

/** The first ten, and the rest as one. */
function withOthers(spending: readonly SpendingCategory[]): readonly SpendingCategory[] {
  const others = spending.slice(SHOWN);
  if (others.length < 2) return spending;
  const sum = (of: (each: SpendingCategory) => number) => others.reduce((total, each) => total + of(each), 0);
  return [
    ...spending.slice(0, SHOWN),
    { name: `${others.length} others`, amount: sum(each => each.amount), share: sum(each => each.share) },
  ];
}

export function drawSpending(
  spending: readonly SpendingCategory[],
  links: readonly Link[],
  { size, width }: Canvas,
  format: Format,
): Drawing {
  const rows = withOthers(spending);
  const isNarrow = size === 'narrow';
  const rowHeight = isNarrow ? 40 : 28;
  const left = isNarrow ? 0 : 252;
  const x = linearScale(
    [0, Math.max(1, ...rows.map(({ amount }) => amount))],
    [0, width - left - (isNarrow ? 100 : 128)],
  );
  const marks = rows.flatMap(({ name, amount, share }, index): Mark[] => {
    // The rest is no category.
    const link = rows.length === spending.length || index < SHOWN ? links[index] : undefined;
    const top = index * rowHeight;
    const middle = top + (isNarrow ? 27 : 14);
    return [
      isNarrow
        ? label(0, top + 14, shortened(format.category(name), width))
        : label(left - 12, middle + 4, shortened(format.category(name), left - 20), { anchor: 'end' }),
      bar(left, middle - 8, Math.max(1, x(amount)), 16, 'spending'),
      label(
        left + Math.max(1, x(amount)) + 8,
        middle + 4,
        `${isNarrow ? format.tick(amount) : format.whole(amount)} · ${format.percent(share)}`,
        {
          roles: ['strong'],
        },
      ),
      ...(link === undefined
        ? []
        : [{ shape: 'link', ...link, x: 0, y: top, width, height: rowHeight } as const]),
    ];
  });
  return { height: rows.length * rowHeight + 4, marks };
}
