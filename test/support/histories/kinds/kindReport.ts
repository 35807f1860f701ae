/** The figures of every kind as text, and the failures of the tuned half. */
import { type IncomeScore, sumOf } from '../incomeScore.js';
import { type KindFigures, kindFiguresOf } from './figures.js';
import type { Half, Kind } from './kind.js';

export interface KindScore {
  readonly kind: Kind;
  readonly scores: Readonly<Record<Half, IncomeScore>>;
}

const HALVES: readonly Half[] = ['tuned', 'held-out'];

export function totalOf(kinds: readonly KindScore[], half: Half): IncomeScore {
  return sumOf(kinds.map(({ scores }) => scores[half]));
}

export function kindReportOf(kinds: readonly KindScore[]): string {
  const names = Object.keys(kindFiguresOf(totalOf(kinds, 'tuned'))) as (keyof KindFigures)[];
  const families = [...new Set(kinds.map(({ kind }) => kind.family))];
  return HALVES.flatMap(half => [
    '',
    `== ${half}`.padEnd(56) + names.map(name => name.padStart(15)).join(''),
    rowOf('all kinds', totalOf(kinds, half)),
    ...families.map(family =>
      rowOf(
        family,
        totalOf(
          kinds.filter(({ kind }) => kind.family === family),
          half,
        ),
      ),
    ),
    '',
    ...kinds.map(({ kind, scores }) => rowOf(`${kind.country} ${kind.name}`, scores[half])),
  ])
    .concat('', '== failures of the tuned half', ...kinds.flatMap(({ scores }) => failuresOf(scores.tuned)))
    .join('\n');
}

function rowOf(name: string, score: IncomeScore): string {
  const figures = Object.values(kindFiguresOf(score));
  return name.padEnd(56) + figures.map(share => `${(100 * share).toFixed(1)} %`.padStart(15)).join('');
}

/** Categories and names are not what the kinds are held to. */
function failuresOf({ failures }: IncomeScore): string[] {
  return failures
    .filter(({ kind }) => kind !== 'category' && kind !== 'name')
    .map(({ kind, text }) => `   [${kind}] ${text}`);
}
