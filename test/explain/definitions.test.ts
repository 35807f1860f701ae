/** The documents define figures in the words that explanations give. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUSINESS_FIGURES } from '../../src/explain/business.js';
import { CONSUMER_FIGURES } from '../../src/explain/consumer.js';
import type { FigureTable } from '../../src/explain/figure.js';
import { FLAGS } from '../../src/explain/income.js';

/** Cells of the rows whose first cell is one name between backticks. */
function tableRows(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/^\| `([\w.[\]]+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => [
    name,
    ...rest.split(' | ').map(cell => cell.trim()),
  ]);
}

const LABELS = /\.(?:year|month)$|^coverage\./;

function definitionsOf(table: FigureTable): Record<string, readonly string[]> {
  const rows = Object.entries(table)
    .filter(([pattern]) => !LABELS.test(pattern))
    .map(([pattern, rule]) => {
      const { formula, nullWhen = '' } = typeof rule === 'function' ? rule(() => []) : rule;
      return [pattern.replace(/\[\w+\]/g, '[]'), [formula, nullWhen]] as const;
    });
  return Object.fromEntries(rows);
}

describe('docs/financial-health.md', () => {
  const sections = readFileSync('docs/financial-health.md', 'utf8').split('\n## ');

  it.each([
    ['Consumers', CONSUMER_FIGURES],
    ['Businesses', BUSINESS_FIGURES],
  ])('defines the figures of %s as they are explained', (heading, table) => {
    const documented = sections
      .filter(section => ['Activity', 'Balances', heading].some(start => section.startsWith(start)))
      .flatMap(tableRows)
      // A date is no figure.
      .filter(([name]) => name !== 'minimumBalanceDate')
      .map(([name = '', , formula = '', nullWhen = '']) => [name, [formula, nullWhen]] as const);
    expect(Object.fromEntries(documented)).toEqual(definitionsOf(table));
  });
});

describe('docs/income.md', () => {
  it('defines the flags of the confidence score as they are explained', () => {
    const [, section = ''] = readFileSync('docs/income.md', 'utf8').split('\n## Confidence score\n');
    const documented = tableRows(section.split('\n### ')[0] as string).map(
      ([flag = '', points, holdsWhen]) => [flag, { points, holdsWhen }] as const,
    );
    expect(Object.fromEntries(documented)).toEqual(FLAGS);
  });
});
