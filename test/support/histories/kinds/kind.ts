/** What a kind of history is: one of those that lenders meet, which a seed draws in many forms. */

import type { Life } from '../life.js';
import type { Random } from '../random.js';
import type { Division } from '../workingDays.js';

type Family =
  | 'british-pay'
  | 'own-business'
  | 'benefits-and-pensions'
  | 'not-income'
  | 'two-people'
  | 'misleading-names'
  | 'american';

export interface Kind {
  /** Unlike every other. A few words: `sick pay dip and return`. */
  readonly name: string;
  readonly country: 'GB' | 'US';
  readonly family: Family;
  /** Calendar months that the statement shows, least and most; 9 to 14 when left out. */
  readonly months?: readonly [least: number, most: number];
  /** Pence a month, least and most, that the person lives on. */
  readonly means?: readonly [least: number, most: number];
  /** Accounts in the request; 1 when left out. */
  readonly accounts?: 1 | 2;
  /**
   * Payments of which the bank must show what the payer wrote, since only that tells what the kind is about. Where the kind
   * leaves it out, those seeds that tell have a bank that shows it of bank credits.
   */
  readonly needsWords?: readonly ('bank-credit' | 'payment-in')[];
  /** Where the person lives; anywhere in the country when left out. */
  readonly division?: Division;
  /** The calendar months (1 to 12) in which the statement may end; any when left out. */
  readonly endsIn?: readonly number[];
  /** Writes what is peculiar to the kind, with its truth. Spending and the rest of a life come beside it. */
  build(life: KindLife, random: Random): void;
}

/** Odd seeds are tuned on; even seeds are held out, and their names and wordings are others. */
export type Half = 'tuned' | 'held-out';

export interface KindLife extends Life {
  readonly half: Half;
  /** Whether payers of this seed say what they pay for, as far as the kind leaves a choice. Each half has as many of both. */
  readonly isTold: boolean;
}

/** Lists of which each half has its own. */
export type Halves<Item> = Readonly<Record<Half, readonly Item[]>>;

export function drawn<Item>(life: KindLife, random: Random, halves: Halves<Item>): Item {
  return random.pick(halves[life.half]);
}
