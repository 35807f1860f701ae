/** Members of results in the formats of the service, made from the tables of the contract. */
import * as z from 'zod';
import {
  type Kind,
  type Leaf,
  type Members,
  type Writer,
  writeKind,
  writeMembers,
} from '../../contract/kinds.js';
import { dateSchema, moneySchema, numberSchema, orNull, wholeSchema } from './values.js';

const text = z.string();
const month = z.int().min(1).max(12);

const leaves = {
  money: moneySchema,
  amount: moneySchema,
  moved: moneySchema.min(0),
  count: wholeSchema,
  counted: wholeSchema.min(0),
  ratio: numberSchema,
  number: numberSchema,
  aboveZero: numberSchema,
  fraction: numberSchema,
  probability: numberSchema.min(0).max(1),
  outOf100: numberSchema,
  countOf32Bits: wholeSchema,
  confidence: numberSchema.min(0).max(10),
  year: wholeSchema,
  month,
  truth: z.boolean(),
  text,
  numberOrText: z.union([numberSchema, text]),
  date: dateSchema,
  categoryId: wholeSchema,
  categorySlug: text,
  classId: wholeSchema,
  classSlug: text,
  currencyCode: text,
  sfsWording: text,
  sfsLine: text,
  sfsHeading: text,
  benefitName: text,
} satisfies Record<Leaf, z.ZodType>;

const writer: Writer<z.ZodType> = {
  leaves,
  orNull,
  optional: z.optional,
  list: item => z.array(item),
  oneOf: z.enum,
  constant: name => z.literal(name),
  points: () => wholeSchema,
  object: z.object,
};

/** Members of a table that the specification does not name: answers of others have null in their place. */
export function ownMembers<const Table extends Members, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
): { [Own in Name]: OwnOf<Table[Own]> } {
  const ours = names.map(name => {
    const kind = table[name] as Kind;
    const isNullable = typeof kind === 'object' && 'orNull' in kind;
    return [name, writeKind(isNullable ? kind : { orNull: kind }, writer)];
  });
  return Object.fromEntries(ours) as never;
}

/** All members of a table. */
export function allMembers<const Table extends Members>(table: Table): FormOf<Table> {
  return writeMembers(table, writer) as never;
}

type OwnOf<Of> = SchemaOf<Of extends { readonly orNull: unknown } ? Of : { readonly orNull: Of }>;

type FormOf<Table> = { -readonly [Name in keyof Table]: SchemaOf<Table[Name]> };

type SchemaOf<Of> = Of extends Leaf
  ? (typeof leaves)[Of]
  : Of extends { readonly orNull: infer Inner }
    ? z.ZodDefault<z.ZodNullable<Extract<SchemaOf<Inner>, z.core.SomeType>>>
    : Of extends { readonly optional: infer Inner }
      ? z.ZodOptional<Extract<SchemaOf<Inner>, z.core.SomeType>>
      : Of extends { readonly list: infer Item }
        ? z.ZodArray<Extract<SchemaOf<Item>, z.core.SomeType>>
        : Of extends { readonly oneOf: readonly (infer Name extends string)[] }
          ? z.ZodEnum<z.core.util.ToEnum<Name>>
          : Of extends { readonly constant: infer Value extends string }
            ? z.ZodLiteral<Value>
            : Of extends { readonly points: unknown }
              ? z.ZodInt
              : Of extends { readonly object: infer Table }
                ? z.ZodObject<FormOf<Table>, z.core.$strip>
                : never;
