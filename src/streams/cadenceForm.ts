/** What a cadence says. */
import type { Frequency } from '../contract/income/frequency.js';
import type { Schedule } from './schedule.js';

export interface Cadence {
  readonly frequency: Frequency;
  /** Null when irregular. */
  readonly schedule: Schedule | null;
  /** 0 to 1: the share of payments that fall on the very day the schedule names. */
  readonly fit: number;
  /** 0 to 1: how surely it is this frequency and no other. */
  readonly certainty: number;
  /** The length of the shortest description of the days. */
  readonly bits: number;
  /** Largest deviations seen, in days, both at least 0. */
  readonly earliest: number;
  readonly latest: number;
  /** Expected payments between the first and the last that did not come. */
  readonly missed: number;
  /** In how many gaps they were missed, and the most in one gap. */
  readonly gaps: number;
  readonly longestGap: number;
  /** Payments on days that the schedule does not name. */
  readonly extra: number;
}
