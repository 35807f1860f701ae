/** What a careful underwriter, who reads the whole statement on `asOf`, writes down of each source. */
import type { StreamStatus } from '../../../src/contract/income/incomeStream.js';
import { addDays, daysBetween } from '../dates.js';
import { completeMonths, monthOf, windowStart } from '../histories/months.js';
import type { ChangingStream, Estimate, Payment, Rhythm, Source, Span } from './model.js';
import { rhythmOf } from './pay.js';
import { IN_A_MONTH } from './world.js';

/** A payday so near that a bank or a payroll may be the reason why nothing is there. */
const DAYS_OF_GRACE = 5;
/** How many payments tell a rhythm: seven days are plain; the others have a near neighbour, from which a third gap parts them. */
const TELLS_RHYTHM: Readonly<Record<Rhythm, number>> = {
  Weekly: 3,
  Fortnightly: 4,
  FourWeekly: 4,
  SemiMonthly: 5,
  Monthly: 4,
  Quarterly: 3,
};
/** How many payments on a new level show that it lasts. Sick and parental pay is known to be for a time, so it takes more. */
const LASTS: Readonly<Record<Rhythm, readonly [usual: number, reduced: number]>> = {
  Weekly: [4, 8],
  Fortnightly: [3, 5],
  FourWeekly: [2, 3],
  SemiMonthly: [3, 5],
  Monthly: [2, 3],
  Quarterly: [2, 2],
};
/** Pay that varies shows a change later. */
const LASTS_WHERE_IT_VARIES = 2;
const SAME_LEVEL = 0.005;
/** In a season that was seen once only nobody knows that it comes again. */
const DAYS_OF_TWO_SEASONS = 600;
const LEAST_DAYS_OF_A_YEAR = 365;

/** So far from the nearest other rhythm the payments have come, when nobody takes them for it. */
const DAYS_APART = 4;
/** So many payments after a change of rhythm are too few to be sure of it. */
const MOST_OF_A_NEW_RHYTHM = 3;
const MOST_OF_A_NEW_JOB = 3;

export interface Seen {
  readonly stream: ChangingStream | null;
  readonly undecidable: readonly string[];
  readonly beforeWindow: readonly string[];
}

export interface Days {
  readonly from: string;
  readonly asOf: string;
}

export function seen(source: Source, idOf: (payment: Payment) => string, days: Days): Seen {
  const start = windowStart(days.asOf);
  const isInWindow = ({ day }: Payment) => day >= start;
  const beforeWindow = source.payments.filter(payment => !isInWindow(payment)).map(idOf);
  const inWindow = source.payments.filter(isInWindow);
  const main = source.payments.filter(({ isApart }) => !isApart);
  const mainInWindow = main.filter(isInWindow);
  const apart = inWindow.filter(({ isApart }) => isApart);
  if (mainInWindow.length < source.payer.tellsFrom)
    return { stream: null, undecidable: inWindow.map(idOf), beforeWindow };
  const status = statusOf(source, main, days.asOf);
  return {
    stream: {
      name: source.payer.name,
      isBenefit: source.isBenefit,
      frequency: frequencyOf(source, mainInWindow),
      status,
      estimate: isMixed(main, apart) ? null : estimateOf(source, main, status, idOf, days),
      transactionIds: mainInWindow.map(idOf),
    },
    undecidable: apart.map(idOf),
    beforeWindow,
  };
}

/** Of a new job nobody can part an unnamed bonus from the pay of its day. */
function isMixed(main: readonly Payment[], apart: readonly Payment[]): boolean {
  return main.length <= MOST_OF_A_NEW_JOB && apart.some(({ words }) => words === null);
}

/** Only the twelve months tell it, as that is what income verification looks at. */
function frequencyOf({ hasNoRhythm }: Source, main: readonly Payment[]): Rhythm | null {
  const since = sinceRhythm(main);
  const [first, last] = [since[0] as Payment, since.at(-1) as Payment];
  const rhythm = rhythmOf(last.schedule);
  if (hasNoRhythm || since.length < TELLS_RHYTHM[rhythm]) return null;
  const neighbour = rhythm === 'SemiMonthly' ? 14 : rhythm === 'Monthly' ? 28 : null;
  // From 1 February to 1 March two payments a month are two weeks apart.
  const apart =
    neighbour === null ? DAYS_APART : daysBetween(first.day, last.day) - neighbour * (since.length - 1);
  return apart < DAYS_APART ? null : rhythm;
}

/** The payments since the last change of rhythm. */
function sinceRhythm(main: readonly Payment[]): Payment[] {
  const last = main.at(-1) as Payment;
  const before = main.findLastIndex(({ schedule }) => schedule !== last.schedule);
  return main.slice(before + 1);
}

/** Missed paydays by now, surely and perhaps. */
function missedOf(payment: Payment, asOf: string): { readonly sure: number; readonly doubtful: number } {
  const expected = payment.schedule.paydays(addDays(payment.day, 1), asOf);
  const sure = expected.filter(day => day <= addDays(asOf, -DAYS_OF_GRACE)).length;
  return { sure, doubtful: expected.length - sure };
}

function statusOf(source: Source, main: readonly Payment[], asOf: string): StreamStatus | null {
  const last = main.at(-1) as Payment;
  const silence = daysBetween(last.day, asOf);
  const gaps = main.slice(1).map((payment, index) => daysBetween((main[index] as Payment).day, payment.day));
  const { sure, doubtful } = missedOf(last, asOf);
  const quiet = source.isQuiet;
  const rhythm = rhythmOf(last.schedule);
  if (source.hasNoRhythm) return null;
  if (sure === 0 && doubtful === 0) {
    // After a change of rhythm so few payments are `New` to one and `Active` to another, as the job is old.
    const since = sinceRhythm(main).length;
    if (since < main.length && since <= MOST_OF_A_NEW_RHYTHM) return null;
    if (main.length <= 2) return rhythm === 'Quarterly' ? null : 'New';
    return main.length === MOST_OF_A_NEW_JOB ? null : 'Active';
  }
  if (sure === 0) return null;
  // In the season's silence, or in one that has been before, nobody says late.
  if (quiet !== null && (quiet(asOf) || quiet(addDays(asOf, -DAYS_OF_GRACE)))) return null;
  if (gaps.some(gap => gap >= silence)) return null;
  const status = missedStatus(rhythm, sure, doubtful, silence);
  return main.length <= MOST_OF_A_NEW_JOB && status === 'Late' ? null : status;
}

/**
 * Weekly pay never ends within four weeks of silence, and monthly pay ends when two paydays are missed (incomeStream.ts). Between the
 * two, careful people differ.
 */
function missedStatus(rhythm: Rhythm, sure: number, doubtful: number, silence: number): StreamStatus | null {
  switch (rhythm) {
    case 'Weekly':
      if (silence <= 28) return sure >= 2 ? 'Late' : null;
      return sure >= 8 ? 'Ended' : null;
    case 'Fortnightly':
    case 'SemiMonthly':
      if (sure >= 4) return 'Ended';
      return sure === 1 && doubtful === 0 ? 'Late' : null;
    case 'FourWeekly':
    case 'Monthly':
      if (sure >= 2) return 'Ended';
      return doubtful === 0 ? 'Late' : null;
    case 'Quarterly':
      return sure >= 2 ? 'Ended' : null;
  }
}

function estimateOf(
  source: Source,
  main: readonly Payment[],
  status: StreamStatus | null,
  idOf: (payment: Payment) => string,
  days: Days,
): Estimate | null {
  if (status === 'Ended') return { span: [0, 0], thought: 'ended', from: [], over: 1 };
  const worked =
    source.pay === 'seasonal'
      ? ofTheYear(source, main, days)
      : isOpen(status, main, days.asOf)
        ? null
        : source.pay === 'varying'
          ? ofVaryingPay(main, days.asOf)
          : ofTheLevel(main);
  if (worked === null) return null;
  const { pence, payments, thought, over } = worked;
  return {
    span: [Math.min(...pence) / 100, Math.max(...pence) / 100],
    thought,
    from: payments.map(idOf),
    over,
  };
}

/** Whether nobody knows if it still pays. Where the payday was a few days ago only, all take it to. */
function isOpen(status: StreamStatus | null, main: readonly Payment[], asOf: string): boolean {
  return status === null && missedOf(main.at(-1) as Payment, asOf).sure > 0;
}

interface Worked {
  /** Pence a month, as each way of looking gives it. */
  readonly pence: readonly number[];
  readonly payments: readonly Payment[];
  readonly thought: Estimate['thought'];
  readonly over: number;
}

interface Run {
  readonly payments: Payment[];
  readonly rhythm: Rhythm;
  readonly level: number;
}

/** Payments in a row on one level and in one rhythm. Those that show no level are passed over. */
function runsOf(main: readonly Payment[]): Run[] {
  const runs: Run[] = [];
  for (const payment of main) {
    if (payment.level === null) continue;
    const run = runs.at(-1);
    const rhythm = rhythmOf(payment.schedule);
    if (run !== undefined && run.rhythm === rhythm && Math.abs(payment.level / run.level - 1) <= SAME_LEVEL)
      run.payments.push(payment);
    else runs.push({ payments: [payment], rhythm, level: payment.level });
  }
  return runs;
}

function ofTheLevel(main: readonly Payment[]): Worked | null {
  const runs = runsOf(main);
  const last = runs.at(-1);
  if (last === undefined || main.length === 1) return null;
  const monthly = (run: Run) => median(run.payments.map(({ pence }) => pence)) * IN_A_MONTH[run.rhythm];
  if (endsInAnother(last.rhythm, main)) return null;
  const after = main.slice(main.indexOf(last.payments.at(-1) as Payment) + 1);
  const before = runs.at(-2);
  // Back on the old pay: known from the second payment on. The first may be a bonus.
  const isKnown =
    last.payments.length > 1 && runs.slice(0, -1).some(run => isSameLevel(run, last) && hasLasted(run));
  const found: Worked = { pence: [monthly(last)], payments: last.payments, thought: 'level', over: 1 };
  if (after.length >= 2) {
    const recent = (sum(after) / after.length) * IN_A_MONTH[last.rhythm];
    return { ...found, pence: [monthly(last), recent], thought: 'either' };
  }
  if (before === undefined || hasLasted(last) || isKnown) return found;
  return { ...found, pence: [monthly(before), monthly(last)], thought: 'either' };
}

/** A part payment in a new rhythm says nothing of what comes. */
function endsInAnother(rhythm: Rhythm, main: readonly Payment[]): boolean {
  return rhythmOf((main.at(-1) as Payment).schedule) !== rhythm;
}

function isSameLevel(one: Run, other: Run): boolean {
  return one.rhythm === other.rhythm && Math.abs(one.level / other.level - 1) <= SAME_LEVEL;
}

function hasLasted({ payments, rhythm }: Run, times = 1): boolean {
  const isReduced = payments.some(payment => payment.isReduced);
  return payments.length >= times * LASTS[rhythm][isReduced ? 1 : 0];
}

/**
 * The mean of the paydays since the last change that lasts. Of them all, of a year or of three months: each is right, and so is a mean
 * with a bonus in it that nothing names. Where the payments before the change are like those after it, nobody can see it, so that the
 * mean of both is right as well.
 */
function ofVaryingPay(main: readonly Payment[], asOf: string): Worked | null {
  const runs = runsOf(main);
  const last = runs.at(-1);
  if (last === undefined || last.payments.length < 2 || endsInAnother(last.rhythm, main)) return null;
  const meansOf = ({ payments, rhythm, level }: Run) => {
    const since = main.slice(main.indexOf(payments[0] as Payment));
    const within = (days: number) => payments.filter(({ day }) => day > addDays(asOf, -days));
    return [payments, within(365), within(92), rhythm === last.rhythm ? since : []]
      .filter(some => some.length > 0)
      .map(some => sum(some) / some.length)
      .concat(level)
      .map(pence => pence * IN_A_MONTH[rhythm]);
  };
  const found: Worked = {
    pence: meansOf(last),
    payments: last.payments,
    thought: 'mean',
    over: last.payments.length,
  };
  const before = runs.at(-2);
  if (before === undefined) return found;
  if (!hasLasted(last, LASTS_WHERE_IT_VARIES))
    return { ...found, pence: [...meansOf(before), ...found.pence], thought: 'either' };
  return areAlike(before, last) ? { ...found, pence: [...found.pence, meanOfBoth(before, last)] } : found;
}

/** Whether amounts of one are amounts of the other too. */
function areAlike(one: Run, other: Run): boolean {
  const [first, second] = [one, other].map(({ payments, rhythm }) =>
    payments.map(({ pence }) => pence * IN_A_MONTH[rhythm]),
  ) as [number[], number[]];
  return Math.max(...first) >= Math.min(...second) && Math.min(...first) <= Math.max(...second);
}

function meanOfBoth(one: Run, other: Run): number {
  const both = [one, other].flatMap(({ payments, rhythm }) =>
    payments.map(({ pence }) => ({ monthly: pence * IN_A_MONTH[rhythm], months: 1 / IN_A_MONTH[rhythm] })),
  );
  const months = both.reduce((total, payment) => total + payment.months, 0);
  return both.reduce((total, payment) => total + payment.monthly * payment.months, 0) / months;
}

/**
 * A twelfth of the last 365 days, or of the last twelve whole months. Where the season was seen once only, it may as well be a lasting
 * change, so the last three months are right too.
 */
function ofTheYear({ isQuiet }: Source, main: readonly Payment[], { from, asOf }: Days): Worked | null {
  const covered = daysBetween(from, asOf);
  if (covered < LEAST_DAYS_OF_A_YEAR) return null;
  // Of a job that began within the year, a twelfth of the year is not its year.
  if (daysBetween((main[0] as Payment).day, asOf) < LEAST_DAYS_OF_A_YEAR - 45 && isQuiet === null)
    return null;
  const payments = main.filter(({ day }) => day > addDays(asOf, -365));
  if (payments.length === 0) return null;
  const whole = completeMonths(from, asOf).slice(0, 12);
  const inMonths = (months: readonly string[]) =>
    sum(main.filter(({ day }) => months.includes(monthOf(day)))) / months.length;
  const year = [sum(payments) / 12, ...(whole.length === 12 ? [inMonths(whole)] : [])];
  if (covered >= DAYS_OF_TWO_SEASONS) return { pence: year, payments, thought: 'year', over: 12 };
  return { pence: [...year, inMonths(whole.slice(0, 3))], payments, thought: 'either', over: 12 };
}

function sum(payments: readonly Payment[]): number {
  return payments.reduce((total, { pence }) => total + pence, 0);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Of all streams together; null where one is not known. */
export function summaryOf(streams: readonly ChangingStream[]): Span | null {
  let [least, most] = [0, 0];
  for (const { estimate } of streams) {
    if (estimate === null) return null;
    least += estimate.span[0];
    most += estimate.span[1];
  }
  return [least, most];
}
