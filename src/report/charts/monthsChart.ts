/** Draws what comes in and goes out each month: costs as stacked bars, income as a line with marks, and what is left above. */
import { line as lineOf } from 'd3-shape';
import { monthName, shortMoneyText } from '../../words/moneyText.js';
import { html, type Markup } from '../html/markup.js';
import type { ReportMonth } from '../model/report.js';
import type { Format } from '../text/format.js';
import { at, bar, type Canvas, chart, label, line } from './canvas.js';
import { columns, linearScale } from './scale.js';

const STACK = [
  ['fixed', 'Fixed costs'],
  ['debt', 'Debt and fees'],
  ['flexible', 'Flexible costs'],
] as const;

export function monthsChart(months: readonly ReportMonth[], sentence: string, format: Format): Markup {
  return chart(sentence, canvas => drawn(months, canvas, format));
}

function drawn(months: readonly ReportMonth[], { size, width }: Canvas, format: Format) {
  const isNarrow = size === 'narrow';
  const height = isNarrow ? 260 : Math.round(Math.min(360, (width * 6) / 16));
  const [top, right, bottom, left] = [isNarrow ? 56 : 40, isNarrow ? 4 : 104, 40, 48];
  const most = Math.max(1, ...months.map(month => Math.max(month.income, costsOf(month))));
  const x = columns(months.length, [left, width - right], 0.3, 0.15);
  const y = linearScale([0, most], [height - bottom, top], 4);
  const middle = (index: number) => x.at(index) + x.width / 2;
  const path = lineOf<ReportMonth>(
    (_, index) => middle(index),
    month => y(Math.max(0, month.income)),
  ).digits(1)(months as ReportMonth[]);
  const marks = html`
<pattern id="hatch-${size}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.5" height="6" class="hatch"/></pattern>
${y
  .ticks(4)
  .map(tick => [
    line(left, y(tick), width - right, y(tick), 'grid'),
    label(left - 8, y(tick) + 4, format.tick(tick), { anchor: 'end', name: 'soft' }),
  ])}
${label(4, 14, isNarrow ? 'Left each month' : `Left each month${format.sign === '' ? '' : ` (${format.sign})`}`, { name: 'soft' })}
${months.map((month, index) => [
  stackOf(month, x.at(index), x.width, y),
  month.isPartial &&
    html`<rect x="${at(x.at(index))}" y="${at(y(costsOf(month)))}" width="${at(x.width)}" height="${at(y(0) - y(costsOf(month)))}" fill="url(#hatch-${size})"/>`,
  label(middle(index), isNarrow && index % 2 === 1 ? 46 : 32, leftText(month.left, isNarrow), {
    anchor: 'middle',
    name: month.left < 0 ? 'strong' : '',
  }),
  label(middle(index), height - 20, isNarrow ? monthName(month.month).slice(0, 1) : monthName(month.month), {
    anchor: 'middle',
  }),
  (index === 0 || month.month === 1) &&
    label(middle(index), height - 4, String(month.year), { anchor: 'middle', name: 'soft' }),
])}
<path d="${path ?? ''}" class="income-line"/>
${months.map((month, index) => html`<circle cx="${at(middle(index))}" cy="${at(y(Math.max(0, month.income)))}" r="4" class="income-mark"/>`)}
${isNarrow ? null : directLabels(months.at(-1), width - right + 10, y)}`;
  return { height, marks };
}

function stackOf(month: ReportMonth, x: number, width: number, y: (amount: number) => number): Markup[] {
  let below = 0;
  return STACK.flatMap(([part]) => {
    const amount = Math.max(0, month[part]);
    const [from, to] = [y(below), y(below + amount)];
    below += amount;
    // A pixel of background separates the parts even without colours.
    return amount === 0 ? [] : [bar(x, to, width, from - to - (below === amount ? 0 : 1), part)];
  });
}

/** The labels beside the last bar, moved apart if they would touch. */
function directLabels(last: ReportMonth | undefined, x: number, y: (amount: number) => number): Markup[] {
  if (last === undefined) return [];
  let below = 0;
  const wanted = STACK.map(([part, text]) => {
    const amount = Math.max(0, last[part]);
    const place = y(below + amount / 2) + 4;
    below += amount;
    return { text, place, name: part as string };
  });
  const all = [
    ...wanted,
    { text: 'Income', place: y(Math.max(0, last.income)) + 4, name: 'income' },
  ].toSorted((a, b) => b.place - a.place);
  let lowest = y(0) + 16;
  return all.map(({ text, place, name }) => {
    lowest = Math.min(place, lowest - 16);
    return html`<text x="${at(x)}" y="${at(lowest)}" class="direct ${name}-text">${text}</text>`;
  });
}

function costsOf({ fixed, flexible, debt }: ReportMonth): number {
  return Math.max(0, fixed) + Math.max(0, flexible) + Math.max(0, debt);
}

/** On a phone there is room for `1.2k`. */
function leftText(left: number, isNarrow: boolean): string {
  return isNarrow ? shortMoneyText(left, 1000, 2) : shortMoneyText(left);
}
