/** The state benefits of a country as statements show them. */
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

/** Lists are upper case, with semicolons between. */
export interface BenefitTable {
  readonly benefits: readonly BenefitRow[];
  /** Beside whom the codes of benefits count. */
  readonly payers: string;
  /** Those of them that pay much besides, so that their name alone says no benefit. */
  readonly paysMore: RegExp;
  /** Those of them that are written in one word with a code. */
  readonly gluedPayers: string;
  /** Paid by or through them, and no benefit. */
  readonly notBenefits: string;
}
