/** Affordability: month by month, and the estimates. */
import * as z from 'zod';
import {
  AFFORDABILITY_LINE,
  ASSESS_AFFORDABILITY_RESULT,
} from '../../contract/affordability/affordabilityResult.js';
import { INCOME_NOTE } from '../../contract/affordability/incomeNotes.js';
import { RESULT_META } from '../../contract/meta.js';
import { AFFORDABILITY_SECTIONS } from '../../model/affordabilitySections.js';
import { allMembers, extension, extensionsOf } from './ofContract.js';
import { transactionListSchema } from './transaction.js';
import { dateSchema, moneySchema, monthsSchema, orNull, transactionIdsSchema } from './values.js';

const section = z.enum(AFFORDABILITY_SECTIONS);

const line = {
  section,
  /** Standard Financial Statement line. */
  sfs: orNull(z.string()),
  /** Slug of the taxonomy. */
  category: z.string(),
  /** The working amount, and what the transactions add up to. */
  amount: moneySchema,
  recorded: moneySchema,
  transactionIds: transactionIdsSchema,
};

/**
 * One line of a month of affordability: what was earned or spent in one category, with its transactions. Amounts are in the
 * account's currency.
 */
export const serviceAffordabilityLineSchema = z.object({
  ...line,
  ...extensionsOf(AFFORDABILITY_LINE, line),
});

const affordability = {
  /** False: flexible costs are shown, and left out of what affordability is calculated from. */
  includeFlexibleCosts: z.boolean(),
  MonthAffordabilities: monthsSchema({
    /** The first day of the month. */
    monthDateTime: dateSchema,
    isPartial: z.boolean(),
    /** Working values, behind the estimates. */
    calculatedIncome: moneySchema,
    fixedCosts: moneySchema,
    flexibleCosts: moneySchema,
    debtFees: moneySchema,
    affordability: moneySchema,
    /** As recorded. */
    IncomeForMonth: moneySchema,
    AffordabilityForMonth: moneySchema,
    lines: z.array(serviceAffordabilityLineSchema),
  }),
  estimatedCalculatedIncome: moneySchema,
  estimatedFixedCosts: moneySchema,
  estimatedFlexibleCosts: moneySchema,
  estimatedDebtFees: moneySchema,
  estimatedAffordability: moneySchema,
};
const ownOfAffordability = {
  ...extensionsOf(ASSESS_AFFORDABILITY_RESULT, { referenceId: null, ...affordability }),
  /** What to know about the estimated income. Empty when there is nothing. */
  incomeNotes: extension(z.array(z.object({ ...allMembers(INCOME_NOTE), code: z.string() }))),
  /** How the result was made: its as-of date, what was set aside, and what was noticed. */
  meta: extension(z.object(allMembers(RESULT_META))),
};

/**
 * Affordability of the accounts of a consent, month by month and estimated: the answer of `getAffordability` and
 * `getStoredAffordability`.
 */
export const affordabilitySchema = z.object({
  accountIds: z.array(z.string()).min(1),
  ...affordability,
  /** The transactions of the accounts. Null unless the query says `includeTransactions=true`. */
  transactions: orNull(transactionListSchema),
  ...ownOfAffordability,
});

/** Affordability of the transactions that a client sent: the answer of the engine `assessAffordability`. */
export const affordabilityEngineResponseSchema = z.object({
  referenceId: orNull(z.string()),
  ...affordability,
  ...ownOfAffordability,
});

/** One line of a month of affordability (`serviceAffordabilityLineSchema`). */
export type ServiceAffordabilityLine = z.output<typeof serviceAffordabilityLineSchema>;

/** Affordability of the accounts of a consent (`affordabilitySchema`). */
export type Affordability = z.output<typeof affordabilitySchema>;

/** Affordability of the transactions that a client sent (`affordabilityEngineResponseSchema`). */
export type AffordabilityEngineResponse = z.output<typeof affordabilityEngineResponseSchema>;
