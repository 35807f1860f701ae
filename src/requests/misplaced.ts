/** Refuses members that belong elsewhere, since they would otherwise be ignored unnoticed. */
import * as z from 'zod';
import { insightsOptionsSchema, type ParsedOptions } from './options.js';

/** A member that must be absent or null. Anything else is refused with the given message. */
export function misplacedMember(saying: string): z.ZodOptional<z.ZodNullable<z.ZodNever>> {
  return z.never({ error: saying }).nullish();
}

const OPTION_NAMES = Object.keys(insightsOptionsSchema.shape) as readonly (keyof ParsedOptions)[];

/** Of requests: the options are given beside them. */
export const noOptions = Object.fromEntries(
  OPTION_NAMES.map(name => [name, misplacedMember('is an option: pass it as the second argument')]),
) as Readonly<Record<keyof ParsedOptions, ReturnType<typeof misplacedMember>>>;
