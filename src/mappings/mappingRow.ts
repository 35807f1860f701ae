/** A row of a mapping is its target, with what the translation loses where it loses something. */

export type Row<Target> = Target | readonly [target: Target, losses: string];

export interface Translation<Target> {
  readonly target: Target;
  readonly losses: string | null;
}

export function read<Target extends string | null>(row: Row<Target>): Translation<Target> {
  if (typeof row === 'string' || row === null) return { target: row, losses: null };
  return { target: row[0], losses: row[1] };
}
