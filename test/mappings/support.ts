/** The law of a mapping that goes both ways: what it loses it says, and what it says is lost is. */
import { readFileSync } from 'node:fs';

/** A row of either way: `ours` gives the code of a category, `theirs` the category of a code. */
export interface Row {
  readonly category: string;
  readonly code: string;
  readonly losses: string | null;
}

export interface BothWays {
  readonly ours: readonly Row[];
  readonly theirs: readonly Row[];
}

export function published(name: string): string[] {
  return readFileSync(`test/mappings/published/${name}.txt`, 'utf8').trim().split('\n');
}

/** Rows that do not come back, or whose code other categories have too, and that do not say so. */
export function unstatedLosses({ ours, theirs }: BothWays): string[] {
  return [...ours, ...theirs]
    .filter(row => row.losses === null && !isExact(row, { ours, theirs }))
    .map(({ category, code }) => `${category} and ${code}`);
}

/** Rows that come back, alone with their code, and still say that they lose something. */
export function untrueLosses({ ours, theirs }: BothWays): string[] {
  const isWider = (category: string) => theirs.filter(row => row.category === category).length > 1;
  return [...ours.filter(({ category }) => !isWider(category)), ...theirs]
    .filter(row => row.losses !== null && isExact(row, { ours, theirs }))
    .map(({ category, code, losses }) => `${category} and ${code}: ${losses}`);
}

function isExact({ category, code }: Row, { ours, theirs }: BothWays): boolean {
  const there = ours.some(row => row.category === category && row.code === code);
  const back = theirs.some(row => row.category === category && row.code === code);
  return there && back && ours.filter(row => row.code === code).length === 1;
}
