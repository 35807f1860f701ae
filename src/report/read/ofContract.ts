/** What a report reads of results, made from the tables of the contract. */
import { type Kind, type Leaf, type Members, type Writer, writeKind } from '../../contract/kinds.js';
import {
  count,
  date,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  scalar,
  text,
  truth,
} from './shape.js';

const leaves: Readonly<Record<Leaf, Shape>> = {
  money: number,
  amount: number,
  moved: number,
  count,
  counted: count,
  ratio: number,
  number,
  aboveZero: number,
  fraction: number,
  probability: number,
  outOf100: number,
  countOf32Bits: count,
  confidence: number,
  year: count,
  month: count,
  truth,
  text,
  numberOrText: scalar,
  pathKey: scalar,
  date,
  categoryId: count,
  categorySlug: text,
  classId: count,
  classSlug: text,
  currencyCode: text,
  sfsWording: text,
  sfsLine: text,
  sfsHeading: text,
  benefitName: text,
};

const writer: Writer<Shape> = {
  leaves,
  orNull: nullable,
  optional,
  list: listOf,
  oneOf,
  constant: name => oneOf([name]),
  points: () => number,
  object,
};

/** An object of which these members are read. `parts`: in place of those of which not all is read. */
export function shapeOf<Table extends Members, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
  parts: { readonly [Part in keyof Table]?: Shape } = {},
): Shape {
  const whole = names.map(name => [name, writeKind(table[name] as Kind, writer)]);
  return object({ ...Object.fromEntries(whole), ...parts });
}
