/** The names of a table, typed. For tables that are written out here: of another object a type may not tell every name. */

export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table) as Name[];
}

/** Each row with its name. */
export function rowsOf<Name extends string, Row>(
  table: Readonly<Record<Name, Row>>,
): readonly (readonly [name: Name, row: Row])[] {
  return Object.entries(table) as [Name, Row][];
}
