/** Categories as callers name them. */
import * as z from 'zod';
import { CATEGORIES } from '../data/taxonomy.js';

const SLUGS = CATEGORIES.map(({ slug }) => slug);
const UNKNOWN = 'is no category slug of the taxonomy';

export const UNKNOWN_CATEGORY_CODE = 'unknown_category';

/** A text that is none of the slugs is told apart from what is no text. */
export const categorySlugSchema = z
  .string()
  .pipe(z.enum(SLUGS, { error: ({ input }) => unknownCategoryMessage(String(input)) }));

export function unknownCategoryMessage(given: string): string {
  return `"${given}" ${UNKNOWN}`;
}

export function isOfUnknownCategory(message: string): boolean {
  return message.endsWith(UNKNOWN);
}
