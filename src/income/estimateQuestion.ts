/** The input and the result of an estimate of a stream. */
import type { MonthIndex } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import type { Frequency } from '../contract/income/frequency.js';
import type { EstimateBasis } from '../contract/income/incomeEstimate.js';
import type { Level } from '../streams/level.js';
import type { Payment } from '../streams/payments.js';
import type { Schedule } from '../streams/schedule.js';
import type { TwelveMonths } from './twelveMonths.js';

export interface Estimate {
  readonly monthly: Minor;
  readonly annual: Minor;
  readonly basis: Omit<EstimateBasis, 'lastThreeMonths'>;
}

export interface EstimateQuestion {
  readonly frequency: Frequency;
  /** Null when irregular. */
  readonly schedule: Schedule | null;
  readonly level: Level;
  readonly payments: readonly Payment[];
  readonly byMonth: ReadonlyMap<MonthIndex, Minor>;
  readonly twelveMonths: TwelveMonths;
  /** Silent for longer than ever before: the estimate rests on the time up to the last payment. */
  readonly isLate: boolean;
}
