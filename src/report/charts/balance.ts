/** Draws the balance: a step for each day, the overdraft shaded, paydays marked, the lowest day named. */
import { area, curveStepAfter, line as lineOf } from 'd3-shape';
import { addDays, dayOf, type EpochDay, firstDayOf, monthNumberOf, monthOf } from '../../base/calendar.js';
import { monthsIn } from '../../base/months.js';
import { monthName } from '../../words/moneyText.js';
import type { DayBalance } from '../model/report.js';
import type { Format } from '../text/format.js';
import { lowestOf } from '../text/sentences.js';
import { type Canvas, curve, type Drawing, dot, label, line, type Mark } from './canvas.js';
import { linearScale } from './scale.js';

/** A month's name takes the room of this many days. */
const LABEL_DAYS = 11;

/** `paydays` are days, `YYYY-MM-DD`. */
export function drawBalance(
  days: readonly DayBalance[],
  paydays: readonly string[],
  { size, width }: Canvas,
  format: Format,
): Drawing {
  const isNarrow = size === 'narrow';
  const height = isNarrow ? 246 : Math.round(Math.min(360, (width * 6) / 16));
  const [top, right, bottom, left] = [16, 12, 36, 56];
  const amounts = days.map(({ balance }) => balance);
  const from = dayOf(days[0]?.date ?? '');
  const to = addDays(dayOf(days.at(-1)?.date ?? ''), 1);
  const x = linearScale([from, to], [left, width - right]);
  const y = linearScale(
    [1.2 * Math.min(0, ...amounts), 1.05 * Math.max(1, ...amounts)],
    [height - bottom, top],
  );
  const { balance, overdraft } = curvesOf(days, from, x, y);
  const lowest = lowestOf(days);
  const axis = y
    .ticks(4)
    .flatMap(tick => [
      line(left, y(tick), width - right, y(tick), tick === 0 ? 'zero' : 'grid'),
      label(left - 8, y(tick) + 4, format.tick(tick), { anchor: 'end', roles: ['soft'] }),
    ]);
  const ticks = paydays
    .map(dayOf)
    .filter(day => day >= from && day < to)
    .map(day => line(x(day + 0.5), height - bottom, x(day + 0.5), height - bottom - 8, 'payday-tick'));
  const names = monthTicks(from, to, isNarrow ? 3 : 1).map(day =>
    label(x(day) + 2, height - 18, monthName(monthNumberOf(monthOf(day)))),
  );
  const key = isNarrow ? 'Green ticks: paydays' : 'Ticks on the axis: paydays';
  const marks = [
    ...axis,
    ...(amounts.some(amount => amount < 0) ? [curve(overdraft, 'overdraft')] : []),
    curve(balance, 'balance-line'),
    ...ticks,
    ...names,
    label(left, height - 3, key, { roles: ['soft'] }),
    ...(lowest === null
      ? []
      : lowestMark(
          lowest,
          x(dayOf(lowest.date) + 0.5),
          y(lowest.balance),
          { width, height, bottom },
          format,
        )),
  ];
  return { height, marks };
}

/** The paths of the balance, and of the part of it below zero. */
function curvesOf(
  days: readonly DayBalance[],
  from: EpochDay,
  x: (day: number) => number,
  y: (amount: number) => number,
) {
  // The last day is a step of its own.
  const points = [...days, ...days.slice(-1)].map(({ balance }, index) => ({
    place: x(from + index),
    balance,
  }));
  const path = lineOf<(typeof points)[number]>(
    ({ place }) => place,
    ({ balance }) => y(balance),
  )
    .curve(curveStepAfter)
    .digits(1);
  const overdraft = area<(typeof points)[number]>()
    .x(({ place }) => place)
    .y0(y(0))
    .y1(({ balance }) => y(Math.min(0, balance)))
    .curve(curveStepAfter)
    .digits(1);
  return { balance: path(points), overdraft: overdraft(points) };
}

function lowestMark(
  { date, balance }: DayBalance,
  x: number,
  y: number,
  { width, height, bottom }: { readonly width: number; readonly height: number; readonly bottom: number },
  format: Format,
): Mark[] {
  const isRight = x > width / 2;
  const place = Math.min(y + 18, height - bottom - 12);
  return [
    dot(x, y, 4, 'lowest'),
    label(x + (isRight ? -8 : 8), place, `Lowest: ${format.tick(balance)} on ${format.day(date)}`, {
      anchor: isRight ? 'end' : 'start',
      roles: ['strong', 'halo'],
    }),
  ];
}

/** The first days of every `step`th month. */
function monthTicks(from: EpochDay, to: EpochDay, step: number): EpochDay[] {
  return monthsIn({ from, to: addDays(to, -LABEL_DAYS) })
    .filter((_, place) => place % step === 0)
    .map(firstDayOf)
    .filter(day => day >= from);
}
