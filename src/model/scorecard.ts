/** A scorecard, modelled on the Scorecard element of PMML 4.4. */

/**
 * Which of the two margins belong to an interval: `closedOpen` holds the left one and not the right one. A margin that is null or
 * left out is infinite.
 */
export type IntervalClosure = 'openOpen' | 'openClosed' | 'closedOpen' | 'closedClosed';

/** A range of values of an attribute. */
export interface ScorecardInterval {
  /** Which of the two margins belong to it. */
  readonly closure: IntervalClosure;
  /** The lower end. Minus infinity when it is null or left out. */
  readonly leftMargin?: number | null | undefined;
  /** The upper end. Infinity when it is null or left out. */
  readonly rightMargin?: number | null | undefined;
}

/** The points that a characteristic gives for a range of values. */
export interface ScorecardBin {
  /** Default: the interval in mathematical notation, such as `[0.8, ∞)`. */
  readonly name?: string | undefined;
  readonly interval: ScorecardInterval;
  /** The points, with at most four decimal places, like every number of points here. */
  readonly partialScore: number;
  /** The reason for few points. Default: that of the characteristic. */
  readonly reasonCode?: string | undefined;
}

/** One attribute of the account, and the points that it gives. */
export interface ScorecardCharacteristic {
  readonly name: string;
  /** A name of `SCORE_ATTRIBUTES`. */
  readonly attribute: string;
  /** The points to compare with, when reasons are ranked. Default: those of the scorecard. */
  readonly baselineScore?: number | undefined;
  /** The reason for few points in any of its bins, where the bin has none of its own. */
  readonly reasonCode?: string | undefined;
  /** In rising order, from minus to plus infinity, without gap or overlap. */
  readonly bins: readonly ScorecardBin[];
  /** The points where the attribute is null. It must be there when the attribute can be null. */
  readonly missing?: Omit<ScorecardBin, 'interval'> | undefined;
}

/**
 * How reasons are ranked. `pointsBelow`: by how far the points fall short of the baseline. `pointsAbove`: by how far they exceed
 * it.
 */
export type ReasonCodeAlgorithm = 'pointsBelow' | 'pointsAbove';

/** A scorecard of yours, modelled on the `Scorecard` element of PMML 4.4. docs/scorecards.md describes it. */
export interface Scorecard {
  /** Your name for this version of the scorecard. The result repeats it. */
  readonly version: string;
  readonly description?: string | undefined;
  /** The points to begin with. Default: 0. */
  readonly initialScore?: number | undefined;
  /** The baseline of the characteristics that have none of their own. */
  readonly baselineScore?: number | undefined;
  /** With true, every bin needs a reason code, and every characteristic a baseline. Default: true. */
  readonly useReasonCodes?: boolean | undefined;
  /** Default: `pointsBelow`, for scores in which high is good. */
  readonly reasonCodeAlgorithm?: ReasonCodeAlgorithm | undefined;
  /** How many reasons to give at most. Default: all. */
  readonly maxReasonCodes?: number | undefined;
  /** The texts of the reasons, by reason code. Where they are given, every code that is used must have one. */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
  readonly characteristics: readonly ScorecardCharacteristic[];
}
