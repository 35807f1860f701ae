/** An attribute has its definition and its formula in one place, so that nobody changes one without seeing the other. */
import type {
  ScoreAttributeDefinition,
  ScoreAttributeNullReason,
  ScoreAttributeUnit,
} from '../../contract/score/scoreAttributes.js';
import type { AttributeFacts, DayWindow, Month, Period } from './facts.js';

/** The figure, in minor units for money, or the reason why there is none. */
export type Measured = number | ScoreAttributeNullReason;

interface Definition {
  readonly name: string;
  readonly unit: ScoreAttributeUnit;
  readonly definition: string;
  /** The further reasons for null, besides those of the window. */
  readonly nullReasons: readonly ScoreAttributeNullReason[];
}

interface StandingRow extends Definition {
  readonly window: 'asOf' | 'incomeYear';
  readonly measure: (facts: AttributeFacts) => Measured;
}

interface PeriodRow extends Definition {
  readonly window: DayWindow;
  readonly measure: (period: Period, facts: AttributeFacts) => Measured;
}

interface MonthsRow extends Definition {
  readonly window: 'completeMonths';
  /** With fewer complete months there is no figure. */
  readonly fewest: number;
  /** `months`: the earliest first. */
  readonly measure: (months: readonly Month[]) => Measured;
}

export type AttributeRow = StandingRow | PeriodRow | MonthsRow;

export function measureRow(row: AttributeRow, facts: AttributeFacts): Measured {
  switch (row.window) {
    case 'asOf':
    case 'incomeYear':
      return row.measure(facts);
    case 'completeMonths':
      return facts.months.length < row.fewest ? 'too-few-months' : row.measure(facts.months);
    default: {
      const period = facts.periodOf(row.window);
      return period === null ? 'short-history' : row.measure(period, facts);
    }
  }
}

export function nullReasonsOf(row: AttributeRow): ScoreAttributeDefinition['nullReasons'] {
  switch (row.window) {
    case 'asOf':
    case 'incomeYear':
      return row.nullReasons;
    case 'completeMonths':
      return ['too-few-months', ...row.nullReasons];
    default:
      return ['short-history', ...row.nullReasons];
  }
}
