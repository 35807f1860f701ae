/**
 * Draws the range of next month's income: a thick line for eight of ten cases, a thin one for nineteen of twenty, and a dot for the
 * expected amount.
 */
import type { IncomeRange } from '../model/ranges.js';
import { isolated } from '../text/directions.js';
import type { Format } from '../text/format.js';
import { type Canvas, type Drawing, dot, label, line, shortened } from './canvas.js';
import { linearScale } from './scale.js';

const ALL = 'All sources';

export function drawRanges(ranges: readonly IncomeRange[], { size, width }: Canvas, format: Format): Drawing {
  const isNarrow = size === 'narrow';
  const [rowHeight, left, right] = isNarrow ? [52, 8, 20] : [32, 252, 24];
  const axis = ranges.length * rowHeight + 8;
  const most = Math.max(1, ...ranges.map(({ prediction }) => prediction.nextMonth.high95));
  const x = linearScale([0, most], [left, width - right], 4);
  const ticks = x
    .ticks(isNarrow ? 3 : 5)
    .flatMap(tick => [
      line(x(tick), 0, x(tick), axis, 'grid'),
      label(x(tick), axis + 16, format.tick(tick), { anchor: 'middle', roles: ['soft'] }),
    ]);
  const rows = ranges.flatMap(({ source, prediction: { nextMonth } }, index) => {
    const { expected, low80, high80, low95, high95 } = nextMonth;
    const y = index * rowHeight + (isNarrow ? 36 : 16);
    const name = source === null ? ALL : isolated(shortened(source, isNarrow ? width - 24 : left - 24));
    return [
      isNarrow
        ? label(left, y - 16, name, { roles: ['strong', 'halo'] })
        : label(left - 16, y + 4, name, { anchor: 'end', roles: source === null ? ['strong'] : [] }),
      ...(low95 < high95 ? [line(x(low95), y, x(high95), y, 'outer')] : []),
      ...(low80 < high80 ? [line(x(low80), y, x(high80), y, 'interval')] : []),
      dot(x(expected), y, 5, 'estimate'),
    ];
  });
  return { height: axis + 24, marks: [...ticks, ...rows] };
}
