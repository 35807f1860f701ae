/** Draws a chart on a canvas. */
import { dayOf } from '../../base/calendar.js';
import type { Format } from '../text/format.js';
import type { Chart } from '../view/block.js';
import { drawBalance } from './balance.js';
import type { Canvas, Drawing } from './canvas.js';
import { drawMonths } from './monthsChart.js';
import { drawRanges } from './ranges.js';
import { drawSpending } from './spending.js';
import { drawTimeline } from './timeline.js';

export function drawingOf(chart: Chart, canvas: Canvas, format: Format): Drawing {
  switch (chart.name) {
    case 'months':
      return drawMonths(chart.months, chart.links, canvas, format);
    case 'timeline':
      return drawTimeline(chart.streams, dayOf(chart.asOf), canvas, format);
    case 'balance':
      return drawBalance(chart.days, chart.paydays, canvas, format);
    case 'spending':
      return drawSpending(chart.spending, chart.links, canvas, format);
    case 'ranges':
      return drawRanges(chart.ranges, canvas, format);
  }
}
