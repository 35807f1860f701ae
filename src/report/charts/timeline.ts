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
import type { ReportStream } from '../model/report.js';
import { isolated } from '../text/directions.js';
import type { Format } from '../text/format.js';
import { type Canvas, type Drawing, dot, label, line, type Mark, shortened } from './canvas.js';
import { areaScale, linearScale } from './scale.js';

const ROW = 56;
/** The room for a month's name, which must not be cut off on the right. */
const LABEL_ROOM = 28;

export function drawTimeline(
  streams: readonly ReportStream[],
  asOf: EpochDay,
  { size, width }: Canvas,
  format: Format,
): Drawing {
  const height = 24 + streams.length * ROW + 24;
  const first = streams.map(({ stream }) => dayOf(stream.firstDate)).reduce(earlierOf, addMonths(asOf, -11));
  const last = streams
    .map(({ stream }) => dayOf(stream.nextExpectedDate?.latest ?? stream.lastDate))
    .reduce(laterOf, asOf);
  const x = linearScale([firstDayOf(monthOf(first)), last + 3], [8, width - 12]);
  const largest = Math.max(1, ...streams.flatMap(({ paydays }) => paydays.map(({ amount }) => amount ?? 0)));
  const most = Math.max(1, ...streams.map(({ paydays }) => paydays.length));
  const radius = areaScale(largest, [2, Math.max(2.5, Math.min(8, (0.55 * width) / most))]);
  const months = monthsIn({ from: first, to: last })
    .map(firstDayOf)
    .flatMap((day, index) => {
      const name = monthName(monthNumberOf(monthOf(day)));
      const isNamed = (size !== 'narrow' || index % 3 === 0) && x(day) < width - LABEL_ROOM;
      return [
        line(x(day), 20, x(day), height - 24, 'grid'),
        ...(isNamed ? [label(x(day) + 3, height - 8, name, { roles: ['soft'] })] : []),
      ];
    });
  const marks = [
    ...months,
    line(x(asOf), 20, x(asOf), height - 24, 'today'),
    label(x(asOf) - 4, 13, `Report: ${format.day(textOf(asOf))}`, { anchor: 'end', roles: ['soft'] }),
    ...streams.flatMap((each, row) => rowOf(each, 24 + row * ROW, x, radius, width, format)),
  ];
  return { height, marks };
}

function rowOf(
  { stream, paydays }: ReportStream,
  top: number,
  x: (day: number) => number,
  radius: (amount: number) => number,
  width: number,
  format: Format,
): Mark[] {
  const y = top + 36;
  const next = stream.nextExpectedDate;
  const payments = paydays.map(({ date, amount }) =>
    amount === null
      ? dot(
          x(dayOf(date)),
          y,
          Math.min(5, radius(stream.expectedPayment) + 1),
          'missed',
          `${format.date(date)}: no payment`,
        )
      : dot(
          x(dayOf(date)),
          y,
          radius(Math.max(0, amount)),
          'payday',
          `${format.date(date)}: ${format.money(amount)}`,
        ),
  );
  const ahead =
    next === null
      ? []
      : [
          line(x(dayOf(next.earliest)), y, x(dayOf(next.latest)), y, 'interval'),
          dot(
            x(dayOf(next.expected)),
            y,
            Math.max(4, radius(stream.expectedPayment)),
            'next',
            `Next: ${format.date(next.expected)}`,
          ),
        ];
  return [
    label(8, top + 14, isolated(shortened(stream.name, width - 24)), { roles: ['strong', 'halo'] }),
    line(8, y, width - 12, y, 'row'),
    ...payments,
    ...ahead,
  ];
}
