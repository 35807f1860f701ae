/** The schemas of results, made from the tables of the contract. */
import * as z from 'zod';
import { LARGEST_INT32 } from '../base/fingerprint.js';
import { type Leaf, type Members, type Writer, writeMembers } from '../contract/kinds.js';
import type { BenefitName } from '../model/benefits.js';
import {
  categoryId,
  categorySlug,
  classId,
  classSlug,
  count,
  currencyCode,
  date,
  fraction,
  money,
  monthMembers,
  sfsHeading,
  sfsLine,
  sfsWording,
  text,
} from './values.js';

const leaves = {
  money,
  amount: money.min(0),
  moved: money.min(0),
  count,
  counted: count,
  ratio: z.number(),
  number: z.number(),
  aboveZero: z.number().gt(0),
  fraction,
  probability: fraction,
  outOf100: z.number().min(0).max(100),
  countOf32Bits: z.int().min(0).max(LARGEST_INT32),
  confidence: z.number().min(0).max(10),
  ...monthMembers,
  truth: z.boolean(),
  text,
  numberOrText: z.union([z.number(), text]),
  pathKey: z.union([text, count]),
  date,
  categoryId,
  categorySlug,
  classId,
  classSlug,
  currencyCode,
  sfsWording,
  sfsLine,
  sfsHeading,
  benefitName: text as z.ZodType<unknown> as z.ZodType<BenefitName>,
} satisfies Record<Leaf, z.ZodType>;

const writer: Writer<z.ZodType> = {
  leaves,
  orNull: z.nullable,
  optional: z.exactOptional,
  list: (item, { least, most }) => {
    const list = least === undefined ? z.array(item) : z.array(item).min(least);
    return most === undefined ? list : list.max(most);
  },
  oneOf: z.enum,
  constant: name => z.literal(name),
  points: numbers => z.literal([...numbers]),
  object: z.strictObject,
};

/** The schema of each member of a table. */
export function membersOf<const Table extends Members>(table: Table): ShapeOf<Table> {
  return writeMembers(table, writer) as ShapeOf<Table>;
}

type ShapeOf<Table> = { -readonly [Name in keyof Table]: SchemaOf<Table[Name]> };

type SchemaOf<Of> = Of extends Leaf
  ? (typeof leaves)[Of]
  : Of extends { readonly orNull: infer Inner }
    ? z.ZodNullable<Extract<SchemaOf<Inner>, z.core.SomeType>>
    : Of extends { readonly optional: infer Inner }
      ? z.ZodExactOptional<Extract<SchemaOf<Inner>, z.core.SomeType>>
      : Of extends { readonly list: infer Item }
        ? z.ZodArray<Extract<SchemaOf<Item>, z.core.SomeType>>
        : Of extends { readonly oneOf: readonly (infer Name extends string)[] }
          ? z.ZodEnum<z.core.util.ToEnum<Name>>
          : Of extends { readonly constant: infer Value extends string }
            ? z.ZodLiteral<Value>
            : Of extends { readonly points: readonly (infer Value extends number)[] }
              ? z.ZodLiteral<Value>
              : Of extends { readonly object: infer Table }
                ? z.ZodObject<ShapeOf<Table>, z.core.$strict>
                : never;
