/**
 * The values of results. The meaning of a member is written once, beside its TypeScript type in src/contract or src/model. The JSON Schema
 * files take their descriptions from there.
 */
import * as z from 'zod';
import { SFS_LINES } from '../data/mappings/standardFinancialStatement.js';
import { CATEGORIES, CLASSES } from '../data/taxonomy.js';
import type { SfsLine, SfsSection, SfsWording } from '../model/standardFinancialStatement.js';
import type { CategorySlug, ClassSlug } from '../model/taxonomy.js';
import type { CurrencyCode } from '../model/transaction.js';
import { currencySchema } from '../requests/requestValues.js';

/** An amount in the currency of the account, rounded to the penny or cent. It may be below zero. */
export const money = z.number();
/** A whole number of at least 0. */
export const count = z.int().min(0);
/** 0 to 1. */
export const fraction = z.number().min(0).max(1);
export const date = z.iso.date();
export const text = z.string();
export const textOrNull = text.nullable();
export const transactionIds = z.array(text);

/** A member of a calendar month. */
export const monthMembers = { year: z.int(), month: z.int().min(1).max(12) };

export const categoryId = z.int().min(0);
export const classId = z.int().min(0);

// The tables have their values, and the model their types.
export const currencyCode: z.ZodType<CurrencyCode> = currencySchema;
export const categorySlug: z.ZodType<CategorySlug> = z.enum(CATEGORIES.map(({ slug }) => slug));
export const classSlug: z.ZodType<ClassSlug> = z.enum(CLASSES.map(({ slug }) => slug));

/** What the taxonomy calls a line of the Standard Financial Statement; the keys of its lines and headings. */
export const sfsWording = oneOf<SfsWording>(CATEGORIES.map(({ sfs }) => sfs));
export const sfsLine = oneOf<SfsLine>(Object.values(SFS_LINES).flatMap(Object.keys));
export const sfsHeading = oneOf<SfsSection>(Object.keys(SFS_LINES));

function oneOf<Value>(values: readonly (string | null)[]): z.ZodType<Value> {
  const names = [...new Set(values.filter(value => value !== null))];
  return z.enum(names) as z.ZodType<unknown> as z.ZodType<Value>;
}
