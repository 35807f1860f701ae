/** The ways to the figures of a result: `months[].net` of a period of financial health. */

/** To every member that is a number, or null in place of one. `Leaf`: what else counts as the end of a way. */
export type FigurePath<Result, Leaf = number> = {
  [Name in keyof Result & string]: PathAt<Result[Name], Name, Leaf>;
}[keyof Result & string];

type PathAt<Value, Path extends string, Leaf> = Value extends Leaf
  ? Path
  : Value extends string | number | boolean | null
    ? never
    : Value extends readonly (infer Item)[]
      ? PathAt<Item, `${Path}[]`, Leaf>
      : `${Path}.${FigurePath<Value, Leaf>}`;
