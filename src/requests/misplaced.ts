/** Members that belong elsewhere: let pass, they would go unseen. */
import * as z from 'zod';
import { insightsOptionsSchema, type ParsedOptions } from './options.js';

/** Absent or null; all else is refused with what is said of it. */
export function misplacedMember(saying: string): z.ZodOptional<z.ZodNullable<z.ZodNever>> {
  return z.never({ error: saying }).nullish();
}

const OPTION_NAMES = Object.keys(insightsOptionsSchema.shape) as readonly (keyof ParsedOptions)[];

/** Of requests: the options are given beside them. */
export const noOptions = Object.fromEntries(
  OPTION_NAMES.map(name => [name, misplacedMember('is an option: pass it as the second argument')]),
) as Readonly<Record<keyof ParsedOptions, ReturnType<typeof misplacedMember>>>;
