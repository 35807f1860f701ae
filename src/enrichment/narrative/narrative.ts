/** A description split into its parts. */
import type { Words } from '../../base/text.js';
import type { Field } from '../../data/wording/bankWording.js';
import type { Rail } from '../../model/rail.js';
import { isFirmName, isLegalForm } from '../words/persons.js';

export interface Narrative {
  readonly words: Words;
  /** The field of each word. */
  readonly fields: readonly Field[];
  /** For each word whether it is a date, a number or the like. */
  readonly isNoise: readonly boolean[];
  /** First word of the payee, after processors; equals `payeeEnd` when there is none. */
  readonly payeeStart: number;
  /** One past the last word of the payee, before places, numbers and dates. */
  readonly payeeEnd: number;
  /** The words that contain the payee, with processors before it and places after it. */
  readonly runStart: number;
  readonly runEnd: number;
  readonly rail: Rail | null;
  /** A processor (PayPal, Square …) stood before the payee. */
  readonly viaProcessor: boolean;
  /** The processor reads cards on counters (Square, SumUp, Zettle …). */
  readonly isInPerson: boolean;
  /** The payee contains a web address. */
  readonly isWeb: boolean;
  /** In the place of a card purchase's town. A toll-free number is of a firm's customer service, so the card was not present. */
  readonly telephone: 'none' | 'local' | 'toll-free';
  /** A town, state or country was cut off behind the payee, as card purchases have it. */
  readonly hasPlace: boolean;
  /** The payee is given beside the text, as a name and nothing else. */
  readonly isGiven: boolean;
  /** So given, and the text says more than where: a reference. */
  readonly hasReference: boolean;
}

/** How only firms are called. */
export function isOfFirm({ words, payeeStart, payeeEnd }: Narrative): boolean {
  return isFirmName(words, payeeStart, payeeEnd);
}

/** LLC, CORP among the words of the payee, or behind it: SOFTECH COMMUNICATION, LLC. */
export function hasLegalForm({ words, payeeStart, payeeEnd }: Narrative): boolean {
  return words.spelt.slice(payeeStart, payeeEnd + 1).some(isLegalForm);
}
