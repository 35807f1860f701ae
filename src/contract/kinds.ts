/**
 * What a value of a result is, as plain data. The type of a result is written in TypeScript, with what each member means; beside it
 * stands a table that gives each member its kind, tied to the type with `satisfies`. The schemas of results, the formats of the service
 * and what a report reads are made from these tables, each by a writer of its own. Tables are plain data and no schemas, so that a
 * bundle drops those that it does not use, and a report carries no library of schemas.
 */
import type { BenefitName } from '../model/benefits.js';
import type { SfsLine, SfsSection, SfsWording } from '../model/standardFinancialStatement.js';
import type { CategoryId, CategorySlug, ClassId, ClassSlug } from '../model/taxonomy.js';
import type { CurrencyCode } from '../model/transaction.js';

/** The kinds of a single value, and what TypeScript calls the value. */
interface Values {
  /** An amount in the currency of the account, to the penny or cent. It may be below zero. */
  readonly money: number;
  /** An amount of at least 0. */
  readonly amount: number;
  /** The same, in the formats of the service too. */
  readonly moved: number;
  /** A whole number of at least 0. */
  readonly count: number;
  /** The same, in the formats of the service too. */
  readonly counted: number;
  /** A quotient of two amounts, which may be above 1 or below 0. */
  readonly ratio: number;
  /** Any number. */
  readonly number: number;
  readonly aboveZero: number;
  /** 0 to 1. */
  readonly fraction: number;
  /** 0 to 1, in the formats of the service too. */
  readonly probability: number;
  /** 0 to 100. */
  readonly outOf100: number;
  /** 0 to 2,147,483,647. */
  readonly countOf32Bits: number;
  /** 0 to 10. */
  readonly confidence: number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly truth: boolean;
  readonly text: string;
  readonly numberOrText: number | string;
  /** A step of a path: the name of a member, or the place in a list. */
  readonly pathKey: string | number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly categoryId: CategoryId;
  readonly categorySlug: CategorySlug;
  readonly classId: ClassId;
  readonly classSlug: ClassSlug;
  readonly currencyCode: CurrencyCode;
  /** Names of the Standard Financial Statement: of a line in words, and the keys of lines and headings. */
  readonly sfsWording: SfsWording;
  readonly sfsLine: SfsLine;
  readonly sfsHeading: SfsSection;
  /** A text for schemas: benefits are named by tables that grow. */
  readonly benefitName: BenefitName;
}

/** The name of the kind of a single value. */
export type Leaf = keyof Values;

/** What a value is. `most` and `least`: how many items a list has. */
export type Kind =
  | Leaf
  | { readonly orNull: Kind }
  /** It may be absent. */
  | { readonly optional: Kind }
  | { readonly list: Kind; readonly least?: number; readonly most?: number }
  | { readonly oneOf: readonly string[] }
  | { readonly constant: string }
  | { readonly points: readonly number[] }
  | { readonly object: Members };

/** The kind of each member of an object. */
export interface Members {
  readonly [name: string]: Kind;
}

/** What a table for the type may say: every member of it, and each of a kind that fits. */
export type MembersOf<Whole> = { readonly [Name in keyof Whole]-?: KindOf<Whole[Name]> };

type KindOf<Value> = undefined extends Value
  ? { readonly optional: KindOf<Exclude<Value, undefined>> }
  : null extends Value
    ? { readonly orNull: KindOf<Exclude<Value, null>> }
    : [Value] extends [readonly (infer Item)[]]
      ? { readonly list: KindOf<Item>; readonly least?: number; readonly most?: number }
      : [Value] extends [string]
        ? LeafOf<Value> | { readonly oneOf: readonly Value[] } | { readonly constant: Value }
        : [Value] extends [number]
          ? LeafOf<Value> | { readonly points: readonly Value[] }
          : [Value] extends [string | number | boolean]
            ? LeafOf<Value>
            : { readonly object: MembersOf<Value> };

/** The leaves of exactly this type. */
type LeafOf<Value> = {
  [Name in Leaf]: Same<Value, Values[Name]> extends true ? Name : never;
}[Leaf];

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** How each kind is written. */
export interface Writer<Written> {
  readonly leaves: Readonly<Record<Leaf, Written>>;
  orNull(value: Written): Written;
  optional(value: Written): Written;
  list(item: Written, length: { readonly least?: number; readonly most?: number }): Written;
  oneOf(names: readonly string[]): Written;
  constant(name: string): Written;
  points(numbers: readonly number[]): Written;
  object(members: Readonly<Record<string, Written>>): Written;
}

export function writeKind<Written>(kind: Kind, writer: Writer<Written>): Written {
  if (typeof kind === 'string') return writer.leaves[kind];
  if ('orNull' in kind) return writer.orNull(writeKind(kind.orNull, writer));
  if ('optional' in kind) return writer.optional(writeKind(kind.optional, writer));
  if ('list' in kind) return writer.list(writeKind(kind.list, writer), kind);
  if ('oneOf' in kind) return writer.oneOf(kind.oneOf);
  if ('constant' in kind) return writer.constant(kind.constant);
  if ('points' in kind) return writer.points(kind.points);
  return writer.object(writeMembers(kind.object, writer));
}

export function writeMembers<Written>(members: Members, writer: Writer<Written>): Record<string, Written> {
  return Object.fromEntries(Object.entries(members).map(([name, kind]) => [name, writeKind(kind, writer)]));
}
