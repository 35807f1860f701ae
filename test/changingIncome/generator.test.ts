/** The generator of changing income held to its own laws. Every estimate of its truth is counted anew here, from the rows alone. */
import { describe, expect, it } from 'vitest';
import { changingHistoryOf } from '../support/changingIncome/changingHistoryOf.js';
import { KINDS } from '../support/changingIncome/kinds.js';
import type { ChangingHistory, ChangingStream, Estimate, Rhythm } from '../support/changingIncome/model.js';
import { addDays, daysBetween } from '../support/dates.js';
import { windowStart } from '../support/histories/months.js';

/** Two rounds of all kinds, odd and even: each kind in both countries. */
const HISTORIES = 4 * KINDS.length;
const LEAST_KINDS = 40;
/** So many of the latest gaps are looked at. */
const LATEST = 5;
/** The days between two payments, where weekends, holidays and slow payers move them. */
const GAPS: Readonly<Record<Rhythm, readonly [least: number, most: number]>> = {
  Weekly: [5, 9],
  Fortnightly: [11, 17],
  FourWeekly: [24, 32],
  SemiMonthly: [13, 19],
  Monthly: [25, 36],
  Quarterly: [86, 97],
};
const DAYS_OF_A_MONTH = 365.25 / 12;
const histories = Array.from({ length: HISTORIES }, (_, index) => changingHistoryOf(index + 1));
const told = ({ seed, kind }: ChangingHistory) => `seed ${seed}, ${kind}`;

function rowsOf({ request }: ChangingHistory) {
  return new Map(
    request.transactions.map(row => [
      row.transactionId,
      { day: row.bookingDate, amount: Number(row.amount), isCredit: row.creditDebitIndicator === 'Credit' },
    ]),
  );
}

function streamsOf(history: ChangingHistory): { history: ChangingHistory; stream: ChangingStream }[] {
  return history.truth.streams.map(stream => ({ history, stream }));
}

const streams = histories.flatMap(streamsOf);
const estimates = streams.flatMap(({ history, stream }) =>
  stream.estimate === null ? [] : [{ history, stream, estimate: stream.estimate }],
);

function amountsOf(history: ChangingHistory, ids: readonly string[]) {
  const rows = rowsOf(history);
  return ids.map(id => rows.get(id) as { day: string; amount: number; isCredit: boolean });
}

describe('a history of changing income', () => {
  it('is the same for the same seed, whatever was generated before', () => {
    for (const seed of [1, 2, 77, 150])
      expect(JSON.stringify(changingHistoryOf(seed))).toBe(JSON.stringify(histories[seed - 1]));
  });

  it('differs from seed to seed', () => {
    expect(new Set(histories.map(({ request }) => JSON.stringify(request))).size).toBe(HISTORIES);
  });

  it('is of every kind in both countries, and of both equally often', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(LEAST_KINDS);
    expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
    for (const parity of [0, 1]) {
      const drawn = histories.filter(({ seed }) => seed % 2 === parity);
      expect(new Set(drawn.map(({ kind, country }) => `${kind} ${country}`)).size).toBe(2 * KINDS.length);
      expect(drawn.filter(({ country }) => country === 'GB')).toHaveLength(KINDS.length);
    }
  });

  it('names no payer of odd seeds in even ones', () => {
    const schemes = /^(DWP|STATE|DEPT)/;
    const namesOf = (parity: number) =>
      new Set(
        streams
          .filter(({ history, stream }) => history.seed % 2 === parity && !schemes.test(stream.name))
          .map(({ stream }) => stream.name),
      );
    expect([...namesOf(1)].filter(name => namesOf(0).has(name))).toEqual([]);
  });

  it('has rows by day, from its first day to asOf, with ids of their own and amounts in whole pence', () => {
    for (const history of histories) {
      const { request, asOf } = history;
      const days = request.transactions.map(({ bookingDate }) => bookingDate);
      expect(days, told(history)).toEqual([...days].sort());
      expect((days[0] as string) >= (request.historyStart as string), told(history)).toBe(true);
      expect((days.at(-1) as string) <= asOf, told(history)).toBe(true);
      expect(new Set(request.transactions.map(({ transactionId }) => transactionId)).size).toBe(days.length);
      const faults = request.transactions.filter(
        ({ amount, description }) =>
          Number(amount) <= 0 ||
          Math.round(Number(amount) * 100) / 100 !== amount ||
          description.trim() === '' ||
          /undefined|[{}]/.test(description),
      );
      expect(faults, told(history)).toEqual([]);
    }
  });

  it('is 6 to 24 months long, with ordinary spending in every month', () => {
    for (const history of histories) {
      const { request, asOf } = history;
      const months = daysBetween(request.historyStart as string, asOf) / DAYS_OF_A_MONTH;
      expect(months, told(history)).toBeGreaterThan(5);
      expect(months, told(history)).toBeLessThan(25);
      const debits = request.transactions.filter(row => row.creditDebitIndicator === 'Debit');
      expect(debits.length / months, told(history)).toBeGreaterThan(10);
    }
  });

  it('has moved its paydays to working days', () => {
    const onWeekends = streams.flatMap(({ history, stream }) =>
      amountsOf(history, stream.transactionIds).filter(({ day }) =>
        [0, 6].includes(new Date(day).getUTCDay()),
      ),
    );
    expect(onWeekends).toEqual([]);
  });

  it('says of every credit once what it is', () => {
    for (const history of histories) {
      const { streams: found, notIncome, undecidable, beforeWindow } = history.truth;
      const said = [
        ...found.flatMap(({ transactionIds }) => transactionIds),
        ...notIncome,
        ...undecidable,
        ...beforeWindow,
      ];
      const credits = [...rowsOf(history)].filter(([, { isCredit }]) => isCredit).map(([id]) => id);
      expect(said.sort(), told(history)).toEqual(credits.sort());
    }
  });

  it('has in its window what it says, and nothing else', () => {
    for (const history of histories) {
      const start = windowStart(history.asOf);
      const { streams: found, beforeWindow } = history.truth;
      const within = amountsOf(
        history,
        found.flatMap(({ transactionIds }) => transactionIds),
      );
      expect(
        within.filter(({ day }) => day < start),
        told(history),
      ).toEqual([]);
      expect(amountsOf(history, beforeWindow).filter(({ day }) => day >= start)).toEqual([]);
      expect(found.filter(({ isBenefit }) => !isBenefit).length, told(history)).toBeLessThanOrEqual(3);
    }
  });

  it('mostly knows its own truth, and draws every status, rhythm and thought', () => {
    const share = (known: number) => known / streams.length;
    expect(share(streams.filter(({ stream }) => stream.frequency !== null).length)).toBeGreaterThan(0.6);
    expect(share(streams.filter(({ stream }) => stream.status !== null).length)).toBeGreaterThan(0.6);
    expect(share(estimates.length)).toBeGreaterThan(0.7);
    expect(new Set(streams.map(({ stream }) => stream.status))).toEqual(
      new Set([null, 'New', 'Active', 'Late', 'Ended']),
    );
    expect(new Set(streams.map(({ stream }) => stream.frequency))).toEqual(
      new Set([null, 'Weekly', 'Fortnightly', 'FourWeekly', 'SemiMonthly', 'Monthly', 'Quarterly']),
    );
    expect(new Set(estimates.map(({ estimate }) => estimate.thought))).toEqual(
      new Set(['level', 'mean', 'year', 'either', 'ended']),
    );
  });
});

describe('its truth, counted anew', () => {
  const by = (thought: Estimate['thought']) =>
    estimates.filter(({ estimate }) => estimate.thought === thought);
  const half = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
  /** Payments in a month, from the days between them alone. */
  const inAMonth = (days: readonly string[]) => {
    const gaps = days
      .slice(1)
      .map((day, index) => daysBetween(days[index] as string, day))
      .sort((one, other) => one - other);
    const middle = gaps.slice((gaps.length - 1) >> 1, (gaps.length >> 1) + 1);
    return (DAYS_OF_A_MONTH * middle.length) / middle.reduce((sum, gap) => sum + gap, 0);
  };

  it('is nothing for what has ended, and has had no payment for a month at least', () => {
    for (const { history, stream, estimate } of by('ended')) {
      expect(stream.status).toBe('Ended');
      expect(estimate.span).toEqual([0, 0]);
      const last = amountsOf(history, stream.transactionIds).at(-1);
      expect(daysBetween((last as { day: string }).day, history.asOf), told(history)).toBeGreaterThan(28);
    }
  });

  it('is the middle payment since the last change, times what the gaps between payments give', () => {
    for (const { history, estimate } of by('level')) {
      const payments = amountsOf(history, estimate.from);
      if (payments.length < 3) continue;
      const monthly = half(payments.map(({ amount }) => amount)) * inAMonth(payments.map(({ day }) => day));
      expect(monthly / estimate.span[0], told(history)).toBeGreaterThan(0.88);
      expect(monthly / estimate.span[0], told(history)).toBeLessThan(1.12);
    }
  });

  it('rests on payments that do not change any more', () => {
    for (const { history, estimate } of by('level')) {
      const amounts = amountsOf(history, estimate.from).map(({ amount }) => amount);
      expect(Math.max(...amounts) / Math.min(...amounts), told(history)).toBeLessThan(1.025);
    }
  });

  it('holds the mean of varying pay between its ends', () => {
    for (const { history, estimate } of by('mean')) {
      const payments = amountsOf(history, estimate.from);
      if (payments.length < 3) continue;
      const mean = payments.reduce((sum, { amount }) => sum + amount, 0) / payments.length;
      const monthly = mean * inAMonth(payments.map(({ day }) => day));
      expect(payments).toHaveLength(estimate.over);
      expect(monthly, told(history)).toBeGreaterThan(0.88 * estimate.span[0]);
      expect(monthly, told(history)).toBeLessThan(1.12 * estimate.span[1]);
    }
  });

  it('holds a twelfth of the last 365 days of seasonal pay between its ends', () => {
    for (const { history, stream, estimate } of by('year')) {
      const rows = rowsOf(history);
      const { truth, asOf } = history;
      const names = new Set([
        ...stream.transactionIds,
        ...truth.beforeWindow.filter(id => estimate.from.includes(id)),
      ]);
      const year = [...names]
        .map(id => rows.get(id) as { day: string; amount: number })
        .filter(({ day }) => day > addDays(asOf, -365))
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(year / 12, told(history)).toBeGreaterThanOrEqual(estimate.span[0] - 0.01);
      expect(year / 12, told(history)).toBeLessThanOrEqual(estimate.span[1] + 0.01);
      expect(estimate.over).toBe(12);
    }
  });

  it('is between two figures where a change may or may not last', () => {
    expect(by('either').length).toBeGreaterThan(10);
    for (const { history, estimate } of by('either')) {
      const payments = amountsOf(history, estimate.from);
      expect(payments.length, told(history)).toBeGreaterThan(0);
      expect(estimate.span[1], told(history)).toBeGreaterThanOrEqual(estimate.span[0]);
      if (payments.length < 3) continue;
      const total = payments.reduce((sum, { amount }) => sum + amount, 0);
      const asIs = (total / payments.length) * inAMonth(payments.map(({ day }) => day));
      const within = [asIs, total / 12].filter(
        monthly => monthly > 0.88 * estimate.span[0] && monthly < 1.12 * estimate.span[1],
      );
      expect(within.length, told(history)).toBeGreaterThan(0);
    }
  });

  it('sums up to the estimate of all streams, or to none where one is open', () => {
    for (const history of histories) {
      const { streams: found, summary } = history.truth;
      if (summary === null) continue;
      const ends = [0, 1].map(end =>
        found.reduce((sum, { estimate }) => sum + (estimate?.span[end] ?? Number.NaN), 0),
      );
      expect(ends[0], told(history)).toBeCloseTo(summary[0], 6);
      expect(ends[1], told(history)).toBeCloseTo(summary[1], 6);
    }
    expect(histories.filter(({ truth }) => truth.summary !== null).length).toBeGreaterThan(HISTORIES / 2);
  });

  /** The days between the latest payments, and since the last. */
  function gapsOf(history: ChangingHistory, { transactionIds }: ChangingStream) {
    const days = [...new Set(amountsOf(history, transactionIds).map(({ day }) => day))];
    const gaps = days.slice(1).map((day, index) => daysBetween(days[index] as string, day));
    return {
      last: gaps.slice(-2),
      gaps: gaps.slice(-LATEST).sort((one, other) => one - other),
      silence: daysBetween(days.at(-1) as string, history.asOf),
    };
  }

  it('calls a rhythm what one of the last two gaps says at least', () => {
    for (const { history, stream } of streams) {
      const { last } = gapsOf(history, stream);
      if (stream.frequency === null) continue;
      const [least, most] = GAPS[stream.frequency];
      expect(
        last.filter(gap => gap >= least && gap <= most).length,
        `${told(history)}: ${last.join(', ')}`,
      ).toBeGreaterThan(0);
    }
  });

  it('calls active what was silent for no longer than it is between two payments, and late or ended what was', () => {
    for (const { history, stream } of streams) {
      const { gaps, silence } = gapsOf(history, stream);
      if (gaps.length < LATEST) continue;
      const [usual, longest] = [gaps[LATEST >> 1] as number, gaps.at(-1) as number];
      if (stream.status === 'Active') expect(silence, told(history)).toBeLessThanOrEqual(longest + 5);
      if (stream.status === 'Late') expect(silence, told(history)).toBeGreaterThan(usual);
      if (stream.status === 'Ended') expect(silence, told(history)).toBeGreaterThan(1.8 * usual);
    }
  });

  it('calls nothing late or ended of which a payment came in the last week', () => {
    for (const { history, stream } of streams) {
      const last = amountsOf(history, stream.transactionIds).at(-1) as { day: string };
      if (stream.status !== 'Late' && stream.status !== 'Ended') continue;
      expect(daysBetween(last.day, history.asOf), told(history)).toBeGreaterThan(7);
    }
  });
});
