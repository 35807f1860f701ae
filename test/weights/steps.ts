/** How far each weight is moved to see whether its guard holds it: five points, or what compares to them in its own unit. */
import { readFileSync } from 'node:fs';
import type { WeightName } from './guard.js';

const POINTS = 5;
/** Five points of a hundred. */
const PROBABILITY = 0.05;
/** Near even odds, what moves a probability by five points of a hundred. */
const NATS = 0.2;
/** A name of ten characters then weighs five points more or less. */
const PER_CHARACTER = 0.5;
const ROWS = 1;

const SOURCE = readFileSync('src/data/evidenceWeights.ts', 'utf8');

/** The unit stands at the beginning of what a weight means. */
function unitOf(name: WeightName): string {
  const [, meaning = ''] = new RegExp(`/\\*\\* (.*) \\*/\\n  ${name}: `).exec(SOURCE) ?? [];
  if (meaning === '') throw new Error(`${name} has no meaning`);
  return /^(Probability|Log odds|Nats|Rows): /.exec(meaning)?.[1] ?? 'Points';
}

export function stepOf(name: WeightName): number {
  const unit = unitOf(name);
  if (unit === 'Probability') return PROBABILITY;
  if (unit === 'Log odds' || unit === 'Nats') return NATS;
  if (unit === 'Rows') return ROWS;
  return name.endsWith('PerCharacter') ? PER_CHARACTER : POINTS;
}
