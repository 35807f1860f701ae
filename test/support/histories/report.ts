/** Scores of many histories as figures, and their failures grouped by difficulty. */
import type { Failure, IncomeScore } from './incomeScore.js';

export interface Figures {
  /** Shares from 0 to 1. */
  readonly recall: number;
  readonly precision: number;
  readonly category: number;
  readonly cadence: number;
  readonly benefitRecall: number;
  readonly benefitCategory: number;
  readonly benefitName: number;
  readonly estimateWithin1Percent: number;
  readonly estimateWithin5Percent: number;
  readonly estimateWithin10Percent: number;
  readonly endedSeen: number;
  readonly moneyIncome: number;
}

export function figuresOf(score: IncomeScore): Figures {
  const within = (error: number) =>
    share(score.estimateErrors.filter(one => one <= error).length, score.estimateErrors.length);
  return {
    recall: share(score.found, score.streams),
    precision: share(score.right, score.given),
    category: share(score.categoriesRight, score.found),
    cadence: share(score.cadencesRight, score.cadences),
    benefitRecall: share(score.benefitsFound, score.benefits),
    benefitCategory: share(score.benefitCategoriesRight, score.benefitsFound),
    benefitName: share(score.benefitNamesRight, score.benefitNames),
    estimateWithin1Percent: within(0.01),
    estimateWithin5Percent: within(0.05),
    estimateWithin10Percent: within(0.1),
    endedSeen: share(score.endedRight, score.ended),
    moneyIncome: 1 - share(score.moneyNotIncome, score.moneyInStreams),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

export function reportOf(scores: Readonly<Record<string, IncomeScore>>): string {
  return [
    ...tableOf(scores),
    '',
    ...Object.entries(scores).flatMap(([name, score]) => failuresOf(name, score)),
  ].join('\n');
}

function tableOf(scores: Readonly<Record<string, IncomeScore>>): string[] {
  const names = Object.keys(scores);
  const figures = Object.values(scores).map(figuresOf);
  const rows = Object.keys(figures[0] as Figures) as (keyof Figures)[];
  return [
    ['', ...names].map(cell => cell.padStart(12)).join(''),
    ...rows.map(
      row => row.padEnd(26) + figures.map(one => `${(100 * one[row]).toFixed(1)} %`.padStart(12)).join(''),
    ),
    ...(['histories', 'streams', 'given', 'cadences', 'benefits', 'ended'] as const).map(
      row =>
        row.padEnd(26) +
        Object.values(scores)
          .map(one => String(one[row]).padStart(12))
          .join(''),
    ),
  ];
}

/** Kinds of failures, most first; in each the tags that stand on most, then every failure. */
function failuresOf(name: string, { failures }: IncomeScore): string[] {
  return [...groupsOf(failures, ({ kind }) => [kind])].flatMap(([kind, group]) => [
    `== ${name}: ${kind}, ${group.length}`,
    `   ${[...groupsOf(group, ({ tags }) => tags)]
      .slice(0, 14)
      .map(([tag, some]) => `${tag} ${some.length}`)
      .join('; ')}`,
    ...group.map(({ text }) => `   ${text}`),
  ]);
}

function groupsOf(failures: readonly Failure[], keysOf: (failure: Failure) => readonly string[]) {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures)
    for (const key of new Set(keysOf(failure))) groups.set(key, [...(groups.get(key) ?? []), failure]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
