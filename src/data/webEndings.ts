/** Ends of web addresses that only one kind of body may have: general knowledge of the registries' rules. */
import type { CategorySlug } from '../model/taxonomy.js';

export interface WebEnding {
  readonly category: CategorySlug;
  /** Upper case, with their dots, without the first. */
  readonly endings: string;
}

export const WEB_ENDINGS: readonly WebEnding[] = [
  { category: 'tuition-and-courses', endings: 'AC.UK;EDU' },
  { category: 'school-costs', endings: 'SCH.UK' },
  { category: 'healthcare', endings: 'NHS.UK' },
  { category: 'government-and-tax', endings: 'GOV.UK;GOV' },
];
