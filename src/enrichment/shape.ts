/**
 * The shape of a narrative: itself, with the digits of references, amounts and dates masked. Two narratives of one shape
 * are decided alike, since such digits name nobody; so each shape is decided once.
 */
import { FIGURE_OR_REFERENCE } from '../base/figures.js';

export interface ShapeMask {
  readonly pattern: RegExp;
  /** Numbers that are part of a known name, as digits: 247 of 24/7 Fitness, 1800 of 1-800 Contacts. */
  readonly named: ReadonlySet<string>;
}

export function shapeMask(keys: Iterable<string>): ShapeMask {
  const named = new Set<string>();
  for (const key of keys) for (const digits of key.match(/\d{2,}/g) ?? []) named.add(digits);
  return { pattern: new RegExp(FIGURE_OR_REFERENCE, 'gi'), named };
}

export function shapeOf(narrative: string, { pattern, named }: ShapeMask): string {
  return narrative.replace(pattern, figure => (named.has(figure.replace(/\D/g, '')) ? figure : '#'));
}
