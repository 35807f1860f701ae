/**
 * docs/enrichment.md and docs/internals/evidence.md say the weights that the code uses. `npm run golden` prints the tables of docs/internals/evidence.md
 * and the table of docs/enrichment.md again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATEGORY_OF_RAIL } from '../../src/data/rails.js';
import { WEIGHT_OF_RAIL } from '../../src/data/railWeights.js';
import {
  CONFIDENCE_LINES,
  curveRows,
  DECIDES,
  ruleRows,
  WEIGHTS_TABLE,
  weightRows,
} from './evidenceLines.js';

const PAGE = 'docs/internals/evidence.md';
const GUIDE = 'docs/enrichment.md';
const ENRICHMENT = 'src/enrichment';
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

/** From the line that begins with `header` to the last line of that table. */
function tableIn(text: string, header: string): string {
  const lines = text.slice(text.indexOf(header)).split('\n');
  return lines
    .slice(
      0,
      lines.findIndex(line => !line.startsWith('|')),
    )
    .join('\n');
}

function printed(file: string, header: string, table: string): void {
  const text = readFileSync(file, 'utf8');
  if (isUpdate)
    writeFileSync(
      file,
      text.replace(tableIn(text, header), () => table),
    );
  expect(tableIn(readFileSync(file, 'utf8'), header)).toBe(table);
}

describe('the weights of evidence', () => {
  it('stand in the table of the guide', () => {
    printed(GUIDE, WEIGHTS_TABLE[0] as string, WEIGHTS_TABLE.join('\n'));
  });

  it('stand in what the guide says of deciding and of confidence', () => {
    const text = readFileSync(GUIDE, 'utf8');
    for (const line of [DECIDES, ...CONFIDENCE_LINES]) expect(text).toContain(line);
  });

  it('stand in docs/internals/evidence.md', () => {
    printed(PAGE, '| name | value |', weightRows());
    printed(PAGE, '| evidence | probability', curveRows());
  });

  it('stand beside the rules that adjust them', () => {
    printed(PAGE, '| rule | why |', ruleRows());
  });

  it('stand beside every rail that says a category', () => {
    const sidesOf = (table: object) =>
      Object.entries(table).flatMap(([rail, sides]) => Object.keys(sides).map(side => `${rail} ${side}`));
    expect(sidesOf(WEIGHT_OF_RAIL)).toEqual(sidesOf(CATEGORY_OF_RAIL));
  });

  it('stand nowhere else in the code that reads them', () => {
    const names = readdirSync(ENRICHMENT, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.ts'),
    );
    expect(names.length).toBeGreaterThan(50);
    const files = names.map(name => ({
      name,
      text: readFileSync(`${ENRICHMENT}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
    }));
    const WRITTEN = [
      /\w*(?:WEIGHT|CONFIDENCE|FLOOR)\w* = -?[\d.]+;/g,
      /\b(?:weight|nameWeight|confidence|classConfidence)(?: [<>]=?| \+=| -=|:) -?(?!0\b)\d[\d.]*/g,
      /(?<![\w.])0\.\d+/g,
    ];
    const found = files.flatMap(({ name, text }) =>
      WRITTEN.flatMap(pattern => [...text.matchAll(pattern)].map(([number]) => `${name}: ${number}`)),
    );
    expect(found.sort()).toEqual(NO_WEIGHTS);
  });
});

/** The share of gaps that must be regular; the least reason of the model that is shown, and the letter that stands for none. */
const NO_WEIGHTS = [
  'account/payRhythm.ts: 0.75',
  'lexicon/tradeFeatures.ts: ZERO_WEIGHT = 65;',
  'lexicon/tradeModel.ts: 0.3',
];
