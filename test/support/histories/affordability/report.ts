/** Scores of affordability as figures, and what makes the difference to the truth, most money first. */
import type { AffordabilityScore, Contribution, Deviation } from './score.js';
import { SECTIONS, type Section } from './sections.js';
import { shapeOf } from './shape.js';

const MOST_CONTRIBUTORS = 20;

/** Shares of the truth by which a month's totals may be off, as they are asked for. */
const ASKED: Readonly<Record<Section, number>> = {
  income: 0.01,
  fixed: 0.03,
  flexible: 0.05,
  debt: 0.03,
};

/** Share of the truth by which the answers are off, 0 when all agree. */
export function weightedError({ error, truth }: Deviation): number {
  return truth === 0 ? 0 : error / truth;
}

export function affordabilityReport(scores: Readonly<Record<string, AffordabilityScore>>): string {
  return [
    ...tableOf(scores),
    // The rows of the held-out halves are never looked at.
    ...Object.entries(scores)
      .filter(([name]) => name.startsWith('tuned'))
      .flatMap(([name, score]) => SECTIONS.flatMap(section => contributorsTo(name, section, score))),
  ].join('\n');
}

function tableOf(scores: Readonly<Record<string, AffordabilityScore>>): string[] {
  const all = Object.values(scores);
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(24) + cells.map(cell => cell.padStart(20)).join('');
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  return [
    row('', [...Object.keys(scores), 'asked']),
    row(
      'months',
      all.map(({ months }) => String(months)),
    ),
    ...(['recorded', 'estimates'] as const).flatMap(figure =>
      SECTIONS.map(section =>
        row(
          `${figure} ${section}`,
          [...all.map(score => weightedError(score[figure][section])), ASKED[section]].map(percent),
        ),
      ),
    ),
  ];
}

function contributorsTo(name: string, section: Section, { contributions }: AffordabilityScore): string[] {
  const own = contributions.filter(one => one.section === section);
  const largest = (keyOf: (one: Contribution) => string) => groupsOf(own, keyOf).slice(0, MOST_CONTRIBUTORS);
  return [
    `== ${name}: ${section}, truly -> said`,
    ...largest(({ truly, said }) => `${truly} -> ${said}`),
    `== ${name}: ${section}, narratives`,
    ...largest(one => `${shapeOf(one)}: ${one.truly} -> ${one.said}`),
  ];
}

function groupsOf(
  contributions: readonly Contribution[],
  keyOf: (contribution: Contribution) => string,
): string[] {
  const groups = new Map<string, { pence: number; rows: number; seed: number }>();
  for (const one of contributions) {
    const { pence, rows, seed } = groups.get(keyOf(one)) ?? { pence: 0, rows: 0, seed: one.seed };
    groups.set(keyOf(one), { pence: pence + one.pence, rows: rows + 1, seed });
  }
  return [...groups]
    .sort(([, a], [, b]) => b.pence - a.pence)
    .map(
      ([key, { pence, rows, seed }]) =>
        `   ${(pence / 100).toFixed(0).padStart(8)}  ${String(rows).padStart(4)} rows  ${key}  (seed ${seed})`,
    );
}
