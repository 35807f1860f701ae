/**
 * The values of the service's formats. Names of the specification are written as there. A member that the specification does not show has
 * this library's name, so that stored data can be sent to the engines as they are.
 */
import * as z from 'zod';

/**
 * A member that may have no value. It is always written, as null. The service once left such members out, so a missing one is read as null.
 */
export function orNull<Schema extends z.ZodType>(schema: Schema): z.ZodDefault<z.ZodNullable<Schema>> {
  return z._default(z.nullable(schema), null as never);
}

export const guidSchema = z.guid();
/** A moment in UTC, with or without fractions of a second: `2026-01-31T09:30:00Z`, or as .NET writes it `…+00:00`. */
export const timestampSchema = z.iso
  .datetime({ offset: true })
  .refine(text => text.endsWith('Z') || text.endsWith('+00:00'), {
    error: 'must be in UTC: it must end with Z or +00:00',
  });
export const dateSchema = z.iso.date();
/** JSON may contain -0, which becomes 0. */
export const numberSchema = z.number().overwrite(withoutMinusZero);
export const wholeSchema = z.int().overwrite(withoutMinusZero);
/** In the account's currency, with its minor digits; below zero where money goes out. */
export const moneySchema = numberSchema;
export const transactionIdsSchema = z.array(z.string());

const monthMembers = { year: wholeSchema, month: z.int().min(1).max(12) };

/** At most twelve calendar months, the latest first. */
export function monthsSchema<Members extends z.ZodRawShape>(members: Members) {
  return z
    .array(z.object({ ...monthMembers, ...members }))
    .max(12)
    .refine(isNewestFirst, { error: 'must be in descending order of date' });
}

function withoutMinusZero(value: number): number {
  return value + 0;
}

function isNewestFirst(months: readonly unknown[]): boolean {
  const order = (months as readonly { year: number; month: number }[]).map(
    ({ year, month }) => year * 12 + month,
  );
  return order.every((month, index) => index === 0 || month < (order[index - 1] as number));
}
