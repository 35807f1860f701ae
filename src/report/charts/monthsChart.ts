/** Draws what comes in and goes out each month: costs as stacked bars, income as a line with marks, and what is left above. */
import { line as lineOf } from 'd3-shape';
import { monthName, shortMoneyText } from '../../words/moneyText.js';
import type { ReportMonth } from '../model/report.js';
import type { Format } from '../text/format.js';
import { bar, type Canvas, curve, type Drawing, dot, type Link, label, line, type Mark } from './canvas.js';
import { columns, linearScale } from './scale.js';

const STACK = [
  ['fixed', 'Fixed costs'],
  ['debt', 'Debt and fees'],
  ['flexible', 'Flexible costs'],
] as const;

export function drawMonths(
  months: readonly ReportMonth[],
  links: readonly Link[],
  { size, width }: Canvas,
  format: Format,
): Drawing {
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
  const axis = y
    .ticks(4)
    .flatMap(tick => [
      line(left, y(tick), width - right, y(tick), 'grid'),
      label(left - 8, y(tick) + 4, format.tick(tick), { anchor: 'end', roles: ['soft'] }),
    ]);
  const title = isNarrow || format.sign === '' ? 'Left each month' : `Left each month (${format.sign})`;
  const bars = months.flatMap((month, index) => [
    ...stackOf(month, x.at(index), x.width, y),
    leftLabel(month.left, index, middle(index), { size, width }),
    ...monthLabels(months, index, middle(index), height, isNarrow),
  ]);
  const marks = [
    ...axis,
    label(4, 14, title, { roles: ['soft'] }),
    ...bars,
    curve(path, 'income-line'),
    ...months.map((month, index) => dot(middle(index), y(Math.max(0, month.income)), 4, 'income-mark')),
    ...(isNarrow ? [] : directLabels(months.at(-1), width - right + 10, y)),
    ...links.map((link, index): Mark => {
      const room = (width - right - left) / months.length;
      return {
        shape: 'link',
        ...link,
        x: middle(index) - room / 2,
        y: top - 20,
        width: room,
        height: height - top + 20,
      };
    }),
  ];
  return { height, marks };
}

/** Above the bar, and never beyond the edge of the chart. A character is assumed to be 0.6 times as wide as its height, which is 12. */
function leftLabel(left: number, index: number, middle: number, { size, width }: Canvas): Mark {
  const isNarrow = size === 'narrow';
  const text = leftText(left, isNarrow);
  const x = Math.min(middle, width - (text.length * 12 * 0.6) / 2);
  return label(x, isNarrow && index % 2 === 1 ? 46 : 32, text, {
    anchor: 'middle',
    roles: left < 0 ? ['strong'] : [],
  });
}

function monthLabels(
  months: readonly ReportMonth[],
  index: number,
  x: number,
  height: number,
  isNarrow: boolean,
): Mark[] {
  const { year, month } = months[index] as ReportMonth;
  const name = label(x, height - 20, isNarrow ? monthName(month).slice(0, 1) : monthName(month), {
    anchor: 'middle',
  });
  // Two years side by side would touch on a phone.
  const isCrowded = isNarrow && index === 0 && months[1]?.month === 1;
  return (index === 0 && !isCrowded) || month === 1
    ? [name, label(x, height - 4, String(year), { anchor: 'middle', roles: ['soft'] })]
    : [name];
}

function stackOf(month: ReportMonth, x: number, width: number, y: (amount: number) => number): Mark[] {
  let below = 0;
  const parts = STACK.flatMap(([part]) => {
    const amount = Math.max(0, month[part]);
    const [from, to] = [y(below), y(below + amount)];
    below += amount;
    // A pixel of background separates the parts even without colours.
    return amount === 0 ? [] : [bar(x, to, width, from - to - (below === amount ? 0 : 1), part)];
  });
  const [top, zero] = [y(costsOf(month)), y(0)];
  return month.isPartial ? [...parts, { shape: 'hatched', x, y: top, width, height: zero - top }] : parts;
}

/** The labels beside the last bar, moved apart if they would touch. */
function directLabels(last: ReportMonth | undefined, x: number, y: (amount: number) => number): Mark[] {
  if (last === undefined) return [];
  let below = 0;
  const wanted = STACK.map(([part, text]) => {
    const amount = Math.max(0, last[part]);
    const place = y(below + amount / 2) + 4;
    below += amount;
    return { text, place, role: `${part}-text` as const };
  });
  const all = [
    ...wanted,
    { text: 'Income', place: y(Math.max(0, last.income)) + 4, role: 'income-text' as const },
  ].toSorted((a, b) => b.place - a.place);
  let lowest = y(0) + 16;
  return all.map(({ text, place, role }) => {
    lowest = Math.min(place, lowest - 16);
    return label(x, lowest, text, { roles: ['direct', role] });
  });
}

function costsOf({ fixed, flexible, debt }: ReportMonth): number {
  return Math.max(0, fixed) + Math.max(0, flexible) + Math.max(0, debt);
}

/** On a phone there is room for `1.2k`. */
function leftText(left: number, isNarrow: boolean): string {
  return isNarrow ? shortMoneyText(left, 1000, 2) : shortMoneyText(left);
}
