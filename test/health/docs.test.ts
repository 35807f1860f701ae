/** What docs/financial-health.md lists is what the results hold. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { businessPeriods, consumerPeriods } from './support.js';

const docs = readFileSync('docs/financial-health.md', 'utf8');
const FRAME = ['from', 'to', 'coverage'];

function named(heading: string): Set<string> {
  const section = docs.split('\n## ').find(part => part.startsWith(heading)) ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell as string);
  return new Set(
    cells.flatMap(cell => [...cell.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name as string)),
  );
}

const shared = [...named('Activity'), ...named('Balances')];

it.each([
  ['Consumers', consumerPeriods('2026-06-30', {})],
  ['Businesses', businessPeriods('2026-06-30', {})],
])('the docs define each figure of %s once, and no other', (heading, { lastThirtyDays }) => {
  const listed = [...shared, ...named(heading), ...FRAME];
  expect(listed.sort()).toEqual(Object.keys(lastThirtyDays).sort());
});
