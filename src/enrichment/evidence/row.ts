/** What is known of a row once it is read. Its evidence is gathered from this alone. */
import type { NarrativeCountry } from '../../countries/country.js';
import type { Rail } from '../../model/rail.js';
import type { Hit, Lexicon, MerchantEntry, ProcessorEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import type { PersonForm } from './personForm.js';
import type { ReturnWording } from './returnWording.js';

/** One text of a row: its description, or a name that is given beside it. */
export interface TextFacts {
  readonly narrative: Narrative;
  readonly hits: readonly Hit[];
  readonly isCredit: boolean;
  readonly rail: Rail | null;
}

export interface Row extends TextFacts {
  readonly country: NarrativeCountry;
  readonly lexicon: Lexicon;
  /** `rail` before a fee for cash is distinguished from cash. The meaning of words depends on this one. */
  readonly statedRail: Rail | null;
  /** The hits in the text itself. `hits` also has names that the bank cut short, and the bank's own wording. */
  readonly found: readonly Hit[];
  /** The `hits` that are no part of a person's name. */
  readonly saying: readonly Hit[];
  /** A merchant whose name begins the payee's first word, if no merchant's name is a word there. */
  readonly glued: Hit<MerchantEntry> | null;
  /** The processor of a purchase whose customers are nearly all of one trade. */
  readonly processor: Hit<ProcessorEntry> | null;
  /** The narrative as it reads without the name that is given, where the text is a shop's own and may name it better. */
  readonly shopText: Narrative | null;
  /** A given name that is not the payee's, because another one is. */
  readonly otherName: string | null;
  /** The merchant's name as the bank supplies it. */
  readonly merchantName: string | null;
  /** As the bank supplies it, or prints it in the text. */
  readonly merchantCategoryCode: string | null;
  readonly personForm: PersonForm;
  /** Whether the text or a code says that a payment came back unpaid. */
  readonly returnWording: ReturnWording | null;
  /** The payer's own words are beside a given name. */
  readonly hasMessage: boolean;
}
