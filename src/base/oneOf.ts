/** The type of a list of names. Written so, and not `(typeof LIST)[number]`, the type keeps its own name in JSON Schema. */
export type OneOf<Names extends readonly string[]> = Extract<Names[number], string>;
