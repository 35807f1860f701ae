/** Ours: what the body of an engine request may say beyond the specification. */
import * as z from 'zod';
import { assessAffordabilityRequestSchema, verifyIncomeRequestSchema } from '../../schema/requests.js';
import { dateSchema, plausibleDateSchema } from '../../schema/values.js';

/** The as-of date of the answer. */
export const asOf = plausibleDateSchema.nullish();
/** The first day that the history is known to cover, with or without transactions. */
export const historyStart = dateSchema.nullish();

/** Of the body of any engine. */
export const engineOptionsSchema = z.object({ asOf });

/** What calls of the engines are made of: requests of the library, where the as-of date is an option. */
export const incomeCallSchema = verifyIncomeRequestSchema.extend({ historyStart });
export const affordabilityCallSchema = assessAffordabilityRequestSchema.extend({ historyStart });
