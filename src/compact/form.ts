/** What a compact result is made of, and the codes of its values. */

/**
 * A result in which each distinct text, each distinct decision and each list of member names is written once. It is plain JSON.
 * How it is written may change with `version`: read it with `expand` alone.
 */
export interface CompactResult {
  readonly format: 'open-banking-insights/compact';
  /** Of this form. It changes when `expand` of an older release could no longer read it. */
  readonly version: 1;
  /** The names of the members of an object, in their order, and a letter for each that says how its value is written. */
  readonly shapes: readonly (readonly [names: readonly string[], kinds: string])[];
  /** Each distinct text. */
  readonly texts: readonly string[];
  /** Each distinct decision, written as a value. */
  readonly decisions: readonly unknown[];
  /** The result, written as a value. */
  readonly result: unknown;
}

export const FORMAT = 'open-banking-insights/compact';
export const VERSION = 1;

/** How the value of a member is written: as it is, as a place in `texts`, or as a place in `decisions`. */
export const KIND = { value: 'v', text: 't', decision: 'd' } as const;

/**
 * A value that is a list begins with what it stands for: a list of values, a list of places in `texts`, or a number or
 * undefined that JSON cannot tell. From 0 on it is an object of that shape.
 */
export const CODE = { list: -1, texts: -2, special: -3 } as const;

/** What JSON would change, by the name it is written with. */
export const SPECIALS: ReadonlyMap<string, number | undefined> = new Map([
  ['undefined', undefined],
  ['-0', -0],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/** The member whose values repeat from row to row. */
export const DECISION_MEMBER = 'enrichedData';

/** Results are ten levels deep. Members of the caller may be deeper; a value that holds itself has no end. */
export const DEEPEST = 500;
