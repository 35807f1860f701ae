/** From what happened to what a careful person, reading the statement on `asOf`, would say of it. */
import type { Frequency } from '../../../src/contract/income/frequency.js';
import type { StreamStatus } from '../../../src/contract/income/incomeStream.js';
import { addDays, daysBetween } from '../dates.js';
import type { MonthlyBill, NotIncomeReason, PeriodicBill, TrueStream, Truth } from './history.js';
import type { Entry, Ledger, PaymentDraft, StreamDraft } from './ledger.js';
import { completeMonths, monthOf, windowStart } from './months.js';
import { nextMonth } from './schedules.js';

const LEAST_MAIN_PENCE = 50_00;
const MOST_MAIN_STREAMS = 3;
/** With fewer, nobody can be sure that it goes on. */
const LEAST_PAYMENTS = 3;
const MISSED_WHEN_ENDED = 2;
/** So near to the second missed payday nobody can say yet that it was missed. */
const DAYS_OF_DOUBT = 4;
const DAYS_WITH_A_MONTH_LEFT_OUT = 45;
/** Irregular income that has come for a shorter time is divided by as many months, where the statement shows them. */
const LEAST_MONTHS_SINCE_FIRST = 3;
const SILENT_MONTHS_OF_IRREGULAR = 3;
/** One month of irregular income says nothing of the next. */
const LEAST_MONTHS_OF_IRREGULAR = 2;

export const PER_MONTH: Readonly<Record<Frequency, number>> = {
  Weekly: 52 / 12,
  Fortnightly: 26 / 12,
  FourWeekly: 13 / 12,
  SemiMonthly: 2,
  Monthly: 1,
  Quarterly: 1 / 3,
  Annual: 1 / 12,
  Irregular: 1,
};

/** `ids` holds the entries that the statement shows. */
export function truthOf(ledger: Ledger, ids: ReadonlyMap<Entry, string>, from: string, asOf: string): Truth {
  const start = windowStart(asOf);
  const isCounted = (entry: Entry) => ids.has(entry) && entry.day >= start;
  const idOf = (entry: Entry) => ids.get(entry) as string;
  const setAside = new Map<NotIncomeReason, Entry[]>();
  const undecidable = ledger.undecidable.filter(isCounted);
  const aside = (reason: NotIncomeReason, entries: readonly Entry[]) => {
    if (entries.length > 0) setAside.set(reason, [...(setAside.get(reason) ?? []), ...entries]);
  };
  for (const { reason, entry } of ledger.notIncome) if (isCounted(entry)) aside(reason, [entry]);

  const streams: Shown[] = [];
  for (const draft of ledger.streams) {
    const shown = shownOf(draft, isCounted);
    aside('at-or-under-50', shown.small);
    if (shown.payments.length === 0) continue;
    // What came before the twelve months tells too.
    const seen = draft.payments.filter(({ entries }) => entries.some(entry => ids.has(entry)));
    if (seen.length < draft.tellsFrom) undecidable.push(...shown.entries);
    else streams.push(shown);
  }
  const main = streams.filter(({ draft }) => !isBeside(draft)).sort((a, b) => b.total - a.total);
  aside(
    'beyond-three-streams',
    main.slice(MOST_MAIN_STREAMS).flatMap(({ entries }) => entries),
  );
  const asStream = (shown: Shown) => streamOf(shown, idOf, from > start ? from : start, asOf);
  const counted = [...main.slice(0, MOST_MAIN_STREAMS), ...streams.filter(({ draft }) => isBeside(draft))];

  return {
    streams: counted.map(asStream),
    streamsBeyondThree: main.slice(MOST_MAIN_STREAMS).map(asStream),
    notIncome: [...setAside].map(([reason, entries]) => ({ reason, transactionIds: entries.map(idOf) })),
    undecidable: undecidable.map(idOf),
    beforeWindow: [...ids.keys()].filter(entry => entry.isCredit && entry.day < start).map(idOf),
    categories: Object.fromEntries([...ids].map(([entry, id]) => [id, entry.category])),
    transfers: pairs(ledger.transfers, ids),
    refunds: pairs(ledger.refunds, ids),
    periodicBills: ledger.periodic.flatMap(bill => periodicBill(bill, ids)),
    monthlyBills: ledger.monthly.flatMap(bill => monthlyBill(bill, ids, asOf)),
    tags: [...ledger.tags].sort(),
  };
}

function periodicBill(
  { perYear, entries }: Ledger['periodic'][number],
  ids: ReadonlyMap<Entry, string>,
): PeriodicBill[] {
  const shown = entries.filter(entry => ids.has(entry));
  const [first] = shown;
  if (first === undefined) return [];
  const leavesOut = shown.some((entry, index) => {
    const before = shown[index - 1];
    return before !== undefined && daysBetween(before.day, entry.day) > DAYS_WITH_A_MONTH_LEFT_OUT;
  });
  return [
    {
      category: first.category,
      perYear,
      shows: leavesOut,
      transactionIds: shown.map(entry => ids.get(entry) as string),
    },
  ];
}

function monthlyBill(
  { varies, expected, payments }: Ledger['monthly'][number],
  ids: ReadonlyMap<Entry, string>,
  asOf: string,
): MonthlyBill[] {
  const shown = payments
    .map(entries => entries.filter(entry => ids.has(entry)))
    .flatMap(entries => (entries[0] === undefined ? [] : [{ first: entries[0], entries }]));
  const last = shown.at(-1);
  if (last === undefined) return [];
  return [
    {
      category: last.first.category,
      varies,
      missed: expected.filter(day => day > last.first.day && day <= asOf),
      payments: shown.map(({ first, entries }) => ({
        day: first.day,
        transactionIds: entries.map(entry => ids.get(entry) as string),
      })),
    },
  ];
}

function pairs(
  entries: readonly (readonly [Entry, Entry])[],
  ids: ReadonlyMap<Entry, string>,
): (readonly [string, string])[] {
  return entries.flatMap(([one, other]) => {
    const [first, second] = [ids.get(one), ids.get(other)];
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
}

/** A stream as far as the statement shows it and the rules count it. */
interface Shown {
  readonly draft: StreamDraft;
  readonly payments: readonly PaymentDraft[];
  readonly entries: readonly Entry[];
  /** Too small for a main stream. */
  readonly small: readonly Entry[];
  /** Pence. */
  readonly total: number;
}

function shownOf(draft: StreamDraft, isCounted: (entry: Entry) => boolean): Shown {
  const isLarge = (entry: Entry) => isBeside(draft) || entry.pence > LEAST_MAIN_PENCE;
  const small: Entry[] = [];
  const payments = draft.payments.flatMap(({ entries, isAtLevel }) => {
    const counted = entries.filter(isCounted);
    small.push(...counted.filter(entry => !isLarge(entry)));
    const large = counted.filter(isLarge);
    // With a part of it out of sight a payment no longer shows the level.
    return large.length === 0
      ? []
      : [{ entries: large, isAtLevel: isAtLevel && large.length === entries.length }];
  });
  const entries = payments.flatMap(payment => payment.entries);
  return { draft, payments, entries, small, total: penceOf(entries) };
}

function penceOf(entries: readonly Entry[]): number {
  return entries.reduce((total, { pence }) => total + pence, 0);
}

function streamOf(shown: Shown, idOf: (entry: Entry) => string, from: string, asOf: string): TrueStream {
  const { draft, entries } = shown;
  const { name, category, isBenefit, oneOff = false, frequency, tags } = draft;
  const { status, monthlyPence } = oneOff
    ? { status: 'Ended' as const, monthlyPence: 0 }
    : (draft.standing ?? standingOf(shown, from, asOf));
  const inPounds = (pence: number) => Math.round(pence) / 100;
  const range = typeof monthlyPence === 'object' ? monthlyPence : null;
  return {
    name,
    category,
    isBenefit,
    oneOff,
    frequency,
    status,
    monthlyAmount:
      monthlyPence === null
        ? null
        : typeof monthlyPence === 'number'
          ? inPounds(monthlyPence)
          : inPounds((monthlyPence[0] + monthlyPence[1]) / 2),
    ...(range === null ? {} : { monthlyRange: [inPounds(range[0]), inPounds(range[1])] as const }),
    transactionIds: entries.map(idOf),
    tags,
  };
}

interface Standing {
  readonly status: StreamStatus;
  readonly monthlyPence: number | null;
}

function standingOf(shown: Shown, from: string, asOf: string): Standing {
  const { draft, payments, entries } = shown;
  const last = lastDay(entries);
  const missed = draft.expected.filter(day => day > last && day <= asOf);
  const second = missed[MISSED_WHEN_ENDED - 1];
  if (draft.frequency === 'Irregular' && last < `${nextMonth(monthOf(asOf), -SILENT_MONTHS_OF_IRREGULAR)}-01`)
    return { status: 'Ended', monthlyPence: 0 };
  if (second !== undefined)
    return { status: 'Ended', monthlyPence: second <= addDays(asOf, -DAYS_OF_DOUBT) ? 0 : null };
  const status = payments.length < LEAST_PAYMENTS ? 'New' : 'Active';
  return { status, monthlyPence: monthlyPence(shown, from, asOf) };
}

function lastDay(entries: readonly Entry[]): string {
  return entries.reduce((last, { day }) => (day > last ? day : last), '');
}

function monthlyPence({ draft, payments, entries }: Shown, from: string, asOf: string): number | null {
  switch (draft.pay) {
    case 'no-monthly-figure':
      return null;
    case 'steady': {
      const level = payments.filter(({ isAtLevel }) => isAtLevel).at(-1);
      return level === undefined ? null : penceOf(level.entries) * PER_MONTH[draft.frequency];
    }
    case 'variable':
      return meanOfPaydays(draft, entries) * PER_MONTH[draft.frequency];
    case 'irregular':
      return meanOfMonths(entries, from, asOf);
  }
}

/** Of the paydays from the first payment in sight to the last; one on which nothing came counts as nothing. */
function meanOfPaydays({ expected }: StreamDraft, entries: readonly Entry[]): number {
  const days = new Set(entries.map(({ day }) => day));
  const [first, last] = [[...days].reduce((a, b) => (a < b ? a : b)), lastDay(entries)];
  const paydays = Math.max(expected.filter(day => day >= first && day <= last).length, days.size);
  return penceOf(entries) / paydays;
}

/** Of the complete months from that of the first payment in sight on. */
function meanOfMonths(entries: readonly Entry[], from: string, asOf: string): number | null {
  const complete = completeMonths(from, asOf);
  const first = entries.reduce((earliest, { day }) => (day < earliest ? day : earliest), '9999');
  const since = complete.filter(month => month >= monthOf(first));
  const months = complete.slice(0, Math.max(LEAST_MONTHS_SINCE_FIRST, since.length));
  if (months.length < LEAST_MONTHS_OF_IRREGULAR) return null;
  return penceOf(entries.filter(({ day }) => months.includes(monthOf(day)))) / months.length;
}

/** Benefits and state pensions are always shown, beside the three main streams. */
function isBeside({
  isBenefit,
  category,
}: {
  readonly isBenefit: boolean;
  readonly category: string;
}): boolean {
  return isBenefit || category === 'state-pension';
}
