/** Categories as callers name them. */
import * as z from 'zod';
import { CATEGORY_SLUGS } from '../model/categorySlugs.js';
import { unknownCategoryMessage } from './unknownCategory.js';

/** A text that is none of the slugs is told apart from what is no text. */
export const categorySlugSchema = z
  .string()
  .pipe(z.enum(CATEGORY_SLUGS, { error: ({ input }) => unknownCategoryMessage(String(input)) }))
  // JSON Schema would otherwise be told of the text alone.
  .meta({ enum: CATEGORY_SLUGS });
