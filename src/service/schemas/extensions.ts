/** Our extensions: what the body of an engine request may have beyond the specification. */
import * as z from 'zod';
import { assessAffordabilityRequestSchema, verifyIncomeRequestSchema } from '../../requests/requests.js';
import {
  countrySchema,
  dateSchema,
  plausibleDateSchema,
  timeZoneSchema,
  withoutSign,
} from '../../requests/requestValues.js';
import { EXTENSION } from './ofContract.js';

/** The as-of date of the answer. */
export const asOf = plausibleDateSchema.nullish().describe(EXTENSION);
/** The time zone of the accounts, which makes days of instants. */
export const timeZone = timeZoneSchema.nullish().describe(EXTENSION);
/** The first day that the history is known to cover, with or without transactions. */
export const historyStart = dateSchema.nullish().describe(EXTENSION);

/** From which confidence on a category stands. Below it the category is uncategorised. */
export const floorOfBody = z.number().min(0).max(1).overwrite(withoutSign).nullish().describe(EXTENSION);

/** The extensions in the body of any engine that are options of the library. */
export const engineOptionsSchema = z.object({ asOf, timeZone, confidenceFloor: floorOfBody });
/** The country and the currency of the body's account. The reader of the request refuses wrong ones. */
export const engineBodySchema = engineOptionsSchema.extend({
  countryCode: countrySchema.nullish().catch(null),
  currencyCode: z.string().nullish().catch(null),
});

/** Calls of the engines are made of these: requests of the library, in which the as-of date is an option. */
export const incomeCallSchema = verifyIncomeRequestSchema.extend({ historyStart });
export const affordabilityCallSchema = assessAffordabilityRequestSchema.extend({ historyStart });
