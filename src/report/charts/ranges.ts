/**
 * Draws the range of next month's income: a thick line for eight of ten cases, a thin one for nineteen of twenty, a dot for the
 * expected amount, and a tick for each month so far.
 */
import type { IncomeRange } from '../model/ranges.js';
import { isolated } from '../text/directions.js';
import type { Format } from '../text/format.js';
import { type Canvas, type Drawing, dot, label, line, shortened } from './canvas.js';
import { linearScale } from './scale.js';

const ALL = 'All sources';

export function drawRanges(ranges: readonly IncomeRange[], { size, width }: Canvas, format: Format): Drawing {
  const isNarrow = size === 'narrow';
  const [rowHeight, left, right] = isNarrow ? [56, 8, 20] : [40, 252, 24];
  const axis = ranges.length * rowHeight + 8;
  const amounts = ranges.flatMap(({ paid, prediction: { nextMonth } }) => [
    ...paid,
    nextMonth.low95,
    nextMonth.high95,
  ]);
  const [least, most] = [Math.min(...amounts), Math.max(1, ...amounts)];
  // Dots and lines are no bars, so the axis may begin near the least.
  const x = linearScale([Math.max(0, least - (most - least) / 8), most], [left, width - right], 4);
  const ticks = x
    .ticks(isNarrow ? 3 : 5)
    .flatMap(tick => [
      line(x(tick), 0, x(tick), axis, 'grid'),
      label(x(tick), axis + 16, format.tick(tick), { anchor: 'middle', roles: ['soft'] }),
    ]);
  const rows = ranges.flatMap(({ source, paid, prediction: { nextMonth } }, index) => {
    const { expected, low80, high80, low95, high95 } = nextMonth;
    const y = index * rowHeight + (isNarrow ? 40 : 20);
    const name = source === null ? ALL : isolated(shortened(source, isNarrow ? width - 24 : left - 24));
    return [
      isNarrow
        ? label(left, y - 20, name, { roles: ['strong', 'halo'] })
        : label(left - 16, y + 4, name, { anchor: 'end', roles: source === null ? ['strong'] : [] }),
      ...(low95 < high95 ? [line(x(low95), y, x(high95), y, 'outer')] : []),
      ...(low80 < high80 ? [line(x(low80), y, x(high80), y, 'interval')] : []),
      ...paid.map(amount => line(x(amount), y - 9, x(amount), y - 4, 'paid')),
      dot(x(expected), y, 5, 'estimate'),
    ];
  });
  return { height: axis + 24, marks: [...ticks, ...rows] };
}
