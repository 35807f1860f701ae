/** Ours: what the body of an engine request may say beyond the specification. */
import * as z from 'zod';
import { assessAffordabilityRequestSchema, verifyIncomeRequestSchema } from '../../requests/requests.js';
import {
  countrySchema,
  dateSchema,
  plausibleDateSchema,
  timeZoneSchema,
} from '../../requests/requestValues.js';

/** The as-of date of the answer. */
export const asOf = plausibleDateSchema.nullish();
/** The time zone of the accounts, which makes days of instants. */
export const timeZone = timeZoneSchema.nullish();
/** The first day that the history is known to cover, with or without transactions. */
export const historyStart = dateSchema.nullish();

/** Of the body of any engine. */
export const engineOptionsSchema = z.object({ asOf, timeZone });
/** Where the account of the body is; what is no country or currency, the reader of the request refuses. */
export const engineBodySchema = engineOptionsSchema.extend({
  countryCode: countrySchema.nullish().catch(null),
  currencyCode: z.string().nullish().catch(null),
});

/** What calls of the engines are made of: requests of the library, where the as-of date is an option. */
export const incomeCallSchema = verifyIncomeRequestSchema.extend({ historyStart });
export const affordabilityCallSchema = assessAffordabilityRequestSchema.extend({ historyStart });
