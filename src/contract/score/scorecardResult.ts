/** What a scorecard makes of the attributes of an account. */
import type { MembersOf } from '../kinds.js';

/** The points that one characteristic gave. */
export interface ScoreContribution {
  /** The name of the characteristic. */
  readonly characteristic: string;
  /** The name of its attribute. */
  readonly attribute: string;
  /** The value of the attribute, or null. */
  readonly value: number | null;
  /** The name of the bin that holds the value. For a null it is `missing`, unless the scorecard names it otherwise. */
  readonly bin: string;
  /** The points of that bin. */
  readonly points: number;
  /** The points to compare with. Null where the scorecard has none. */
  readonly baseline: number | null;
  /** The reason of the bin, or else of the characteristic. Null where neither has one. */
  readonly reasonCode: string | null;
}

const SCORE_CONTRIBUTION = {
  characteristic: 'text',
  attribute: 'text',
  value: { orNull: 'number' },
  bin: 'text',
  points: 'number',
  baseline: { orNull: 'number' },
  reasonCode: { orNull: 'text' },
} as const satisfies MembersOf<ScoreContribution>;

/** A reason for the score, and how much it weighs. */
export interface RankedReason {
  /** The reason code. */
  readonly code: string;
  /** Its text. Null where the scorecard gives no texts. */
  readonly text: string | null;
  /** How far the characteristics with this code lie on the unfavourable side of their baselines, added up. Above 0. */
  readonly points: number;
  /** The names of these characteristics. */
  readonly characteristics: readonly string[];
}

const RANKED_REASON = {
  code: 'text',
  text: { orNull: 'text' },
  points: 'aboveZero',
  characteristics: { list: 'text' },
} as const satisfies MembersOf<RankedReason>;

/** What `applyScorecard` returns: the score, and what it is made of. */
export interface ApplyScorecardResult {
  /** The initial score and the points of all contributions, added up. */
  readonly score: number;
  /** The lowest and the highest score that the bins allow. */
  readonly range: { readonly lowest: number; readonly highest: number };
  /** The version of the scorecard. */
  readonly version: string;
  /** The points that the scorecard begins with. */
  readonly initialScore: number;
  /**
   * The reasons, those with the most points first, and of equals in the order of the scorecard. Empty without `useReasonCodes`.
   */
  readonly reasonCodes: readonly RankedReason[];
  /** One for each characteristic, in the order of the scorecard. */
  readonly contributions: readonly ScoreContribution[];
}

export const APPLY_SCORECARD_RESULT = {
  score: 'number',
  range: { object: { lowest: 'number', highest: 'number' } },
  version: 'text',
  initialScore: 'number',
  reasonCodes: { list: { object: RANKED_REASON } },
  contributions: { list: { object: SCORE_CONTRIBUTION } },
} as const satisfies MembersOf<ApplyScorecardResult>;
