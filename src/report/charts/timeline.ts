/** Draws when income comes: a row for each stream and a mark at each payday, hollow if a payment was due and none was seen. */
import {
  addMonths,
  dayOf,
  type EpochDay,
  earlierOf,
  firstDayOf,
  laterOf,
  monthNumberOf,
  monthOf,
  textOf,
} from '../../base/calendar.js';
import { monthsIn } from '../../base/months.js';
import { monthName } from '../../words/moneyText.js';
import { html, type Markup } from '../html/markup.js';
import type { ReportStream } from '../model/report.js';
import { isolated } from '../text/directions.js';
import type { Format } from '../text/format.js';
import { at, type Canvas, chart, label, line, shortened } from './canvas.js';
import { areaScale, linearScale } from './scale.js';

const ROW = 56;
/** The room for a month's name, which must not be cut off on the right. */
const LABEL_ROOM = 28;

export function timelineChart(
  streams: readonly ReportStream[],
  asOf: string,
  sentence: string,
  format: Format,
): Markup {
  return chart(sentence, canvas => drawn(streams, dayOf(asOf), canvas, format));
}

function drawn(streams: readonly ReportStream[], asOf: EpochDay, { size, width }: Canvas, format: Format) {
  const height = 24 + streams.length * ROW + 24;
  const first = streams.map(({ stream }) => dayOf(stream.firstDate)).reduce(earlierOf, addMonths(asOf, -11));
  const last = streams
    .map(({ stream }) => dayOf(stream.nextExpectedDate?.latest ?? stream.lastDate))
    .reduce(laterOf, asOf);
  const x = linearScale([firstDayOf(monthOf(first)), last + 3], [8, width - 12]);
  const largest = Math.max(1, ...streams.flatMap(({ paydays }) => paydays.map(({ amount }) => amount ?? 0)));
  const most = Math.max(1, ...streams.map(({ paydays }) => paydays.length));
  const radius = areaScale(largest, [2, Math.max(2.5, Math.min(8, (0.55 * width) / most))]);
  const marks = html`
${monthsIn({ from: first, to: last })
  .map(firstDayOf)
  .map((day, index) => [
    line(x(day), 20, x(day), height - 24, 'grid'),
    (size !== 'narrow' || index % 3 === 0) &&
      x(day) < width - LABEL_ROOM &&
      label(x(day) + 3, height - 8, monthName(monthNumberOf(monthOf(day))), { name: 'soft' }),
  ])}
${line(x(asOf), 20, x(asOf), height - 24, 'today')}
${label(x(asOf) - 4, 13, `Report: ${format.day(textOf(asOf))}`, { anchor: 'end', name: 'soft' })}
${streams.map((each, row) => rowOf(each, 24 + row * ROW, x, radius, width, format))}`;
  return { height, marks };
}

function rowOf(
  { stream, paydays }: ReportStream,
  top: number,
  x: (day: number) => number,
  radius: (amount: number) => number,
  width: number,
  format: Format,
): Markup {
  const y = top + 36;
  const next = stream.nextExpectedDate;
  return html`${label(8, top + 14, isolated(shortened(stream.name, width - 24)), { name: 'strong halo' })}
${line(8, y, width - 12, y, 'row')}
${paydays.map(({ date, amount }) =>
  amount === null
    ? html`<circle cx="${at(x(dayOf(date)))}" cy="${y}" r="${at(Math.min(5, radius(stream.expectedPayment) + 1))}" class="missed"><title>${format.date(date)}: no payment</title></circle>`
    : html`<circle cx="${at(x(dayOf(date)))}" cy="${y}" r="${at(radius(Math.max(0, amount)))}" class="payday"><title>${format.date(date)}: ${format.money(amount)}</title></circle>`,
)}
${
  next !== null &&
  html`${line(x(dayOf(next.earliest)), y, x(dayOf(next.latest)), y, 'interval')}<circle cx="${at(x(dayOf(next.expected)))}" cy="${y}" r="${at(Math.max(4, radius(stream.expectedPayment)))}" class="next"><title>Next: ${format.date(next.expected)}</title></circle>`
}`;
}
