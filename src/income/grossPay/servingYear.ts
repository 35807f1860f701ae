/** Whose rates serve for the pay of a year: its own, or those of the newest known year, for some time. The same in both countries. */
import { YEARS_OF_GRACE } from '../../data/yearsOfGrace.js';

/** By the calendar year in which the tax year begins, without a gap. */
export type YearTables = Readonly<
  Record<number, { readonly bands: object; readonly carriedOver?: readonly unknown[] }>
>;

/** The newest year of which everything is known, nothing of it carried over from the year before. */
export function newestComplete(tables: YearTables): number {
  const complete = Object.entries(tables).filter(([, { carriedOver = [] }]) => carriedOver.length === 0);
  return Math.max(...complete.map(([year]) => Number(year)));
}

/** Null before the first year that is known, and after the years of grace. */
export function servingYear(year: number, tables: YearTables): number | null {
  if (year > newestComplete(tables) + YEARS_OF_GRACE) return null;
  const served = Math.min(year, Math.max(...Object.keys(tables).map(Number)));
  return tables[served] === undefined ? null : served;
}

/** For `basis`: `used` and `own` are names of tax years, `parts` what is carried over where not all is. */
export function carriedOverWords(used: string, own: string, parts?: readonly string[]): string {
  return parts === undefined
    ? `the rates of ${used}, since those of ${own} are not known to this library`
    : `carried over from ${used}, since not known to this library of ${own}: ${parts.join(', ')}`;
}
