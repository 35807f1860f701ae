/** Rows of a table that hold in a country: its own, and those of no country. */
interface CountryRow {
  readonly country?: string;
}

export function rowsIn<Row extends CountryRow>(rows: readonly Row[], code: string): readonly Row[] {
  return rows.filter(({ country }) => country === undefined || country === code);
}
