/** The four sections of affordability that are scored, and figures of which a part is open. */
import { CATEGORIES } from '../../../../src/data/taxonomy.js';
import type { AffordabilitySection } from '../../../../src/model/taxonomy.js';

export const SECTIONS = ['income', 'fixed', 'flexible', 'debt'] as const;
export type Section = (typeof SECTIONS)[number];
export const COSTS = ['fixed', 'flexible', 'debt'] as const satisfies readonly Section[];

const SECTION_OF_CATEGORY = new Map<string, AffordabilitySection>(
  CATEGORIES.map(({ slug, affordability }) => [slug, affordability]),
);

/** Null for transfers, savings, refunds and what else is neither income nor cost. */
export function sectionOf(category: string): Section | null {
  const section = SECTION_OF_CATEGORY.get(category);
  return SECTIONS.find(one => one === section) ?? null;
}

/** Pence. Every figure between the two is right; they are the same where a careful person can tell. */
export interface Range {
  least: number;
  most: number;
}

export function bySection<Value>(figureOf: (section: Section) => Value): Record<Section, Value> {
  return {
    income: figureOf('income'),
    fixed: figureOf('fixed'),
    flexible: figureOf('flexible'),
    debt: figureOf('debt'),
  };
}

export function distance(pence: number, { least, most }: Range): number {
  return Math.max(least - pence, pence - most, 0);
}
