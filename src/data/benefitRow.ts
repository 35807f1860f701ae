/** One state benefit as statements show it. */
import type { BenefitName } from '../model/benefits.js';
import type { CategorySlug } from '../model/taxonomy.js';

export interface BenefitRow {
  readonly name: BenefitName;
  readonly category: CategorySlug;
  /** Codes that follow or surround a payer's name. */
  readonly codes: string;
  readonly unverified?: string;
  /** Whole phrases that name the benefit without a payer. A bank's column may cut off the last word. */
  readonly phrases?: string;
  /** Payers beside whom this benefit's codes count, other than the offices that pay many. */
  readonly payers?: string;
  /** Paid once or once a year by a scheme: listed, never projected. */
  readonly oneOff?: true;
}
