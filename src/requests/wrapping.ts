import * as z from 'zod';

/** The schema of a member that is there: without what says that it may be null or left out. */
export function withoutWrapping(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? withoutWrapping(schema.unwrap() as z.ZodType)
    : schema;
}
