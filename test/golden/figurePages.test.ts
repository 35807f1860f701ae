/** The tables of figures in the documentation say what explanations and results say: `npm run golden` prints them again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INDICATOR_KINDS } from '../../src/contract/affordability/affordabilityIndicators.js';
import { BUSINESS_HEALTH_GROUPS } from '../../src/contract/health/businessHealthWords.js';
import { CONSUMER_HEALTH_GROUPS } from '../../src/contract/health/consumerHealthWords.js';
import type { FigureGroup, FigureUnit } from '../../src/contract/health/healthWords.js';
import { INDICATOR_DEFINITIONS } from '../../src/data/indicators.js';
import { ACTIVITY_FIGURES, BALANCE_FIGURES } from '../../src/explain/activity.js';
import { BUSINESS_FIGURES } from '../../src/explain/businessFormulas.js';
import { CONSUMER_FIGURES } from '../../src/explain/consumerFormulas.js';
import type { FigureRow, FigureTable } from '../../src/explain/figure.js';
import { FLAGS } from '../../src/explain/income.js';

type Row = readonly string[];

/** The table under the heading is as it is printed here; where a golden is to be written, it is written first. */
function isPrinted(file: string, heading: string, head: Row, rows: readonly Row[]): void {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  const page = readFileSync(file, 'utf8');
  const start = page.indexOf(line(head), page.indexOf(`\n${heading}\n`));
  expect(start, heading).toBeGreaterThan(0);
  const end = page.indexOf('\n\n', start) < 0 ? page.length - 1 : page.indexOf('\n\n', start);
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  const printed = `${page.slice(0, start)}${table}${page.slice(end)}`;
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, printed);
  expect(readFileSync(file, 'utf8')).toBe(printed);
}

/** What a label or the coverage of a period says needs no table. */
const NO_FIGURE = /\.(?:year|month)$|^coverage\./;
const TOTALS = new Set(['totalCredit', 'totalDebit']);

const GROUPS: readonly FigureGroup[] = [...CONSUMER_HEALTH_GROUPS, ...BUSINESS_HEALTH_GROUPS];
const UNITS = new Map(GROUPS.flatMap(({ figures }) => figures.map(({ figure, unit }) => [figure, unit])));
/** Of figures that have no words, by the last member of their way. */
const UNITS_WITHOUT_WORDS: Readonly<Record<string, FigureUnit>> = {
  amount: 'money',
  credit: 'money',
  debit: 'money',
  net: 'money',
  revenue: 'money',
  share: 'share',
  index: 'number',
  transactionCount: 'count',
  customerCount: 'count',
  cycles: 'count',
  cyclesAtZero: 'count',
};

function unitOf(path: string, { ids = [] }: FigureRow): string {
  const at = path.split('.');
  const unit = UNITS.get(path) ?? UNITS_WITHOUT_WORDS[at.at(-1) as string];
  if (unit === undefined) throw new Error(`${path} has no unit`);
  const beside = [...at.slice(0, -1), 'transactionId'].join('.');
  const evidence = ids.some(id => id.replace(/\[\w+\]/g, '[]') === `${beside}s`)
    ? ', ids'
    : ids.includes(beside)
      ? ', id'
      : '';
  return `${unit === 'trend' ? 'money a month' : unit}${at.length > 1 ? evidence : ''}`;
}

function figureRows(table: FigureTable, isShown: (pattern: string) => boolean): Row[] {
  return Object.entries(table)
    .filter(([pattern]) => !NO_FIGURE.test(pattern) && isShown(pattern))
    .map(([pattern, rule]) => {
      const row = typeof rule === 'function' ? rule(() => []) : rule;
      const path = pattern.replace(/\[\w+\]/g, '[]');
      return [`\`${path}\``, unitOf(path, row), row.formula, row.nullWhen ?? ''];
    });
}

describe('docs/financial-health.md', () => {
  const isShared = (pattern: string) => pattern in ACTIVITY_FIGURES || pattern in BALANCE_FIGURES;
  const isOwn = (pattern: string) => !isShared(pattern) && !TOTALS.has(pattern);

  it.each([
    [
      '## Activity, for consumers and businesses',
      figureRows(CONSUMER_FIGURES, pattern => TOTALS.has(pattern) || pattern in ACTIVITY_FIGURES),
    ],
    ['## Balances, for consumers and businesses', figureRows(BALANCE_FIGURES, () => true)],
    ['## Consumers', figureRows(CONSUMER_FIGURES, isOwn)],
    ['## Businesses', figureRows(BUSINESS_FIGURES, isOwn)],
  ])('defines each figure as it is explained: %s', (heading, rows) => {
    isPrinted('docs/financial-health.md', heading, ['metric', 'unit', 'formula', 'null when'], rows);
  });
});

describe('docs/affordability.md', () => {
  it('defines each indicator as results do', () => {
    isPrinted(
      'docs/affordability.md',
      '## Indicators',
      ['kind', 'definition'],
      INDICATOR_KINDS.map(kind => [`\`${kind}\``, INDICATOR_DEFINITIONS[kind]]),
    );
  });
});

describe('docs/income.md', () => {
  it('defines the flags of the confidence score as they are explained', () => {
    isPrinted(
      'docs/income.md',
      '## Confidence score',
      ['flag', 'points', 'holds when'],
      Object.entries(FLAGS).map(([flag, { points, holdsWhen }]) => [`\`${flag}\``, points, holdsWhen]),
    );
  });
});
