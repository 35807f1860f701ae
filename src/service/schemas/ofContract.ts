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
import { type LibraryName, libraryName } from '../names.js';
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
  pathKey: z.union([text, wholeSchema]),
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
  // Absent stays absent: a default would make null of it.
  optional: member => z.optional(member instanceof z.ZodDefault ? (member.unwrap() as z.ZodType) : member),
  list: item => z.array(item),
  oneOf: z.enum,
  constant: name => z.literal(name),
  points: () => wholeSchema,
  object: z.object,
};

/** What the descriptions of our members say, in JSON Schema and in OpenAPI. */
export const EXTENSION = 'An extension: the specification does not name it.';

/** Marks a member that the specification does not name. Answers of others lack it, and then it is read as null. */
export function extension<Schema extends z.ZodType>(schema: Schema): ReturnType<typeof orNull<Schema>> {
  return orNull(schema).describe(EXTENSION);
}

/**
 * Our members: those of a table that stand under no name of the format. `named` is the shape of the format as the specification has it.
 */
export function extensionsOf<const Table extends Members, const Named extends object>(
  table: Table,
  named: Named,
): { [Own in Exclude<keyof Table, LibraryName<keyof Named>>]: OwnOf<Table[Own]> } {
  const ours = Object.entries(membersBeyond(table, Object.keys(named))).map(([name, kind]) => [
    name,
    writeKind(kind, writer).describe(EXTENSION),
  ]);
  return Object.fromEntries(ours) as never;
}

/** The kinds of our members. */
export function membersBeyond(table: Members, named: readonly string[]): Members {
  const known = new Set(named.map(libraryName));
  const ours = Object.entries(table).filter(([name]) => !known.has(name));
  return Object.fromEntries(ours.map(([name, kind]) => [name, isNullable(kind) ? kind : { orNull: kind }]));
}

function isNullable(kind: Kind): boolean {
  return typeof kind === 'object' && 'orNull' in kind;
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
    : Of extends { readonly optional: { readonly orNull: infer Inner } }
      ? z.ZodOptional<z.ZodNullable<Extract<SchemaOf<Inner>, z.core.SomeType>>>
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
