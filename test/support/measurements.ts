/**
 * Some tests measure thousands of accounts, hold the figures to floors, and print a report where a command asks for it.
 * `MEASURE=few` measures as few as a report can be made of, and holds their figures to nothing: `npm run documented-commands` shows
 * so that the commands work. `npm run test:full` measures all.
 */
export const MEASURES_FEW = process.env['MEASURE'] === 'few';

export function measured<T>(all: T, few: T): T {
  return MEASURES_FEW ? few : all;
}
