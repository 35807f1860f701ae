/**
 * What makes money likely to be income where no word says what it is. Each figure is said once: the code reads it here, and
 * docs/internals/income.md is printed from here, the meanings from the comments.
 *
 * The points are log odds: their sum x gives the likelihood 1 / (1 + e^-x). A share runs from 0 to 1 and counts smoothly, so a
 * penny more or one odd payment never moves the likelihood by much.
 */
import type { CategorySlug } from '../model/taxonomy.js';

export const INCOME_POINTS = {
  /** Where every account of the payer begins. */
  start: -3.2,
  /** Times the size: how surely a month of these payments is as large as pay. */
  size: 5,
  /** Times the size, the share of the n payments on the very day of their schedule, and n / (n + 2). */
  regular: 3,
  /** Divided by the number of payments: a single payment gets all of it, and twelve a twelfth. */
  fewPayments: -1.5,
  /** Times the share of payments on no working day of the payer. */
  notWorkingDays: -2.5,
  /** Times the share of payments on usual pay days. */
  payDays: 0.7,
  /** Times the share of payments that are not in whole pounds or dollars. */
  oddPence: 0.6,
  /** Times the share of payments in round tens. */
  roundTens: -1.5,
  /** Times the share of payments in round hundreds, which are round tens too. */
  roundHundreds: -0.5,
  /** Times the steadiness: 1 when all payments are alike, 1/2 when half of them are 5 % off the usual one. */
  steady: 0.3,
  /** Times the share of payments by Bacs credit or direct deposit. */
  bankCredit: 1.1,
  /** Times the share of payments that come over a card. */
  card: -2.5,
  /** Times the share of payments by transfer from a bare name: two to four words, none only a firm's. A quarter if no rail is said. */
  bareName: -2.6,
  /** Times the size, where the name has a word for a firm or a trade: `MEDICAL PRACTICE`, `HAULAGE`. */
  firmName: 1.2,
  /** Times the share of payments from a payer written like a person. Fully up to 600 in a month, and not at all from 1,600 on. */
  personName: -4,
  /** The same where the name has a word of a household beside it: `BILLS`, `THANKS`. */
  personMessage: -6,
} as const;

/** The middle of the scale of sizes: what comes in a month, in pounds and in dollars, at which the size is 1/2. */
export const MIDDLE_SIZE = { GB: 250, US: 330 } as const;

/**
 * What a payer who is written like a person sends in a month, in pounds or dollars (judged by hand): up to `friends` it is what
 * friends pay, and the points against persons count in full. From `wages` on it is wages, and they count for nothing.
 */
export const PERSON_PAYS = { friends: 600, wages: 1600 } as const;

/** What words name as income is surer where it comes on a schedule: points added, and points times the share on its very day. */
export const WORDS_WITH_RHYTHM = { regular: 0.6, perFit: 1.6 } as const;

/** The most for kinds of income that words can name but that need not come again. */
export const MOST_BY_WORDS: Readonly<Partial<Record<CategorySlug, number>>> = {
  'tax-refund': 0.3,
  'other-income': 0.6,
  'investment-income': 0.85,
  'interest-income': 0.85,
  'rental-income': 0.9,
};
