/** A scorecard, modelled on the Scorecard element of PMML 4.4, and what it says of a set of attributes. */

/** Of the two margins; a margin that is null or left out is infinite. */
export type IntervalClosure = 'openOpen' | 'openClosed' | 'closedOpen' | 'closedClosed';

export interface ScorecardInterval {
  readonly closure: IntervalClosure;
  readonly leftMargin?: number | null | undefined;
  readonly rightMargin?: number | null | undefined;
}

export interface ScorecardBin {
  /** Default: the interval in mathematical notation. */
  readonly name?: string | undefined;
  readonly interval: ScorecardInterval;
  /** At most four decimal places, as every number of points here. */
  readonly partialScore: number;
  /** Default: that of the characteristic. */
  readonly reasonCode?: string | undefined;
}

export interface ScorecardCharacteristic {
  readonly name: string;
  /** A name of SCORE_ATTRIBUTES. */
  readonly attribute: string;
  /** What the points are set against. Default: that of the scorecard. */
  readonly baselineScore?: number | undefined;
  readonly reasonCode?: string | undefined;
  /** In rising order, from minus to plus infinity, without gap or overlap. */
  readonly bins: readonly ScorecardBin[];
  /** For a null; must be there when the attribute can be null. */
  readonly missing?: Omit<ScorecardBin, 'interval'> | undefined;
}

/** `pointsBelow`: by how far the points fall short of the baseline. `pointsAbove`: by how far they exceed it. */
export type ReasonCodeAlgorithm = 'pointsBelow' | 'pointsAbove';

export interface Scorecard {
  readonly version: string;
  readonly description?: string | undefined;
  /** Default 0. */
  readonly initialScore?: number | undefined;
  readonly baselineScore?: number | undefined;
  /** Default true: then every bin needs a reason code, and every characteristic a baseline. */
  readonly useReasonCodes?: boolean | undefined;
  /** Default pointsBelow, for scores in which high is good. */
  readonly reasonCodeAlgorithm?: ReasonCodeAlgorithm | undefined;
  /** How many reasons to give at most. Default: all. */
  readonly maxReasonCodes?: number | undefined;
  /** Texts by reason code; if given, of every code used. */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
  readonly characteristics: readonly ScorecardCharacteristic[];
}

export interface ScoreContribution {
  readonly characteristic: string;
  readonly attribute: string;
  readonly value: number | null;
  /** The name of the bin that holds the value; `missing` unless named otherwise for null. */
  readonly bin: string;
  readonly points: number;
  readonly baseline: number | null;
  readonly reasonCode: string | null;
}

export interface RankedReason {
  readonly code: string;
  readonly text: string | null;
  /** Above 0: by how far the characteristics with this code lie on the unfavourable side of their baselines, added up. */
  readonly points: number;
  /** Names of these characteristics. */
  readonly characteristics: readonly string[];
}

export interface ApplyScorecardResult {
  /** The initial score and the points of all contributions. */
  readonly score: number;
  /** The least and the most that the bins allow. */
  readonly range: { readonly lowest: number; readonly highest: number };
  readonly version: string;
  readonly initialScore: number;
  /** Most points first; of equals, in the order of the scorecard. Empty without useReasonCodes. */
  readonly reasonCodes: readonly RankedReason[];
  /** One for each characteristic, in the order of the scorecard. */
  readonly contributions: readonly ScoreContribution[];
}
