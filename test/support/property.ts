/** Every property runs on the same cases everywhere; FC_RUNS asks for more or fewer of them, FC_SEED for others. */
import fc from 'fast-check';
import { vi } from 'vitest';

const SEED = 20260101;
const RUNS = 60;
/** Many times what a run takes: a busy machine fails no property, and one that hangs still ends. */
const MILLISECONDS_PER_RUN = 2000;

export const PARAMETERS = {
  seed: Number(process.env['FC_SEED'] ?? SEED),
  numRuns: Number(process.env['FC_RUNS'] ?? RUNS),
} as const;

vi.setConfig({ testTimeout: MILLISECONDS_PER_RUN * PARAMETERS.numRuns });

/** What so many of 60 cases show at least, in proportion to the cases that are drawn. */
export function inProportion(count: number): number {
  return (count * PARAMETERS.numRuns) / RUNS;
}

/** `slower` divides the number of runs, for properties that call many functions a run. */
export function holds<Values extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Values>,
  slower = 1,
): void {
  fc.assert(property, { ...PARAMETERS, numRuns: Math.ceil(PARAMETERS.numRuns / slower) });
}
