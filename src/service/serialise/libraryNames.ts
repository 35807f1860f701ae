/**
 * The part of a result that a format has, under the library's member names. The types are made from the schemas and not from the results,
 * so that a result may grow while its format stays.
 */
export type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Member in keyof Value]: ReadonlyDeep<Value[Member]> }
    : Value;

/** A format with some members named as the library names them. */
export type Renamed<Format, Names extends Readonly<Partial<Record<keyof Format, string>>>> = {
  readonly [Member in keyof Format as Member extends keyof Names
    ? Names[Member] & string
    : Member]: ReadonlyDeep<Format[Member]>;
};
