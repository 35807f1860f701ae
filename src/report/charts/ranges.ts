/** How sure the income is: a thin line from the least to the most, with a dot where the estimate stands. */
import { scaleLinear } from 'd3-scale';
import { html, type Markup } from '../html/markup.js';
import type { IncomeRange } from '../model/ranges.js';
import { isolated } from '../text/directions.js';
import type { Format } from '../text/format.js';
import { at, type Canvas, chart, label, line, shortened } from './canvas.js';

const ALL = 'All sources';

export function rangesChart(ranges: readonly IncomeRange[], sentence: string, format: Format): Markup {
  return chart(sentence, canvas => drawn(ranges, canvas, format));
}

function drawn(ranges: readonly IncomeRange[], { size, width }: Canvas, format: Format) {
  const isNarrow = size === 'narrow';
  const [rowHeight, left, right] = isNarrow ? [52, 8, 20] : [32, 252, 24];
  const axis = ranges.length * rowHeight + 8;
  const most = Math.max(1, ...ranges.map(({ highest }) => highest));
  const least = Math.min(0, ...ranges.map(({ lowest }) => lowest));
  const x = scaleLinear()
    .domain([least, most])
    .nice(4)
    .range([left, width - right]);
  const marks = html`
${x
  .ticks(isNarrow ? 3 : 5)
  .map(tick => [
    line(x(tick), 0, x(tick), axis, 'grid'),
    label(x(tick), axis + 16, format.tick(tick), { anchor: 'middle', name: 'soft' }),
  ])}
${ranges.map(({ source, lowest, estimate, highest }, row) => {
  const y = row * rowHeight + (isNarrow ? 36 : 16);
  const name = source === null ? ALL : isolated(shortened(source, isNarrow ? width - 24 : left - 24));
  return [
    isNarrow
      ? label(left, y - 16, name, { name: 'strong halo' })
      : label(left - 16, y + 4, name, { anchor: 'end', name: source === null ? 'strong' : '' }),
    lowest < highest && line(x(lowest), y, x(highest), y, 'interval'),
    html`<circle cx="${at(x(estimate))}" cy="${y}" r="5" class="estimate"/>`,
  ];
})}`;
  return { height: axis + 24, marks };
}
