/** The names of a table, typed. Use it only for literal tables: another object may have names that its type does not list. */

export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table) as Name[];
}

/** Each row with its name. */
export function rowsOf<Name extends string, Row>(
  table: Readonly<Record<Name, Row>>,
): readonly (readonly [name: Name, row: Row])[] {
  return Object.entries(table) as [Name, Row][];
}
