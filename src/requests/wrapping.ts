import * as z from 'zod';

/** The schema of a present member, without the wrappers for null and undefined. */
export function withoutWrapping(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? withoutWrapping(schema.unwrap() as z.ZodType)
    : schema;
}
