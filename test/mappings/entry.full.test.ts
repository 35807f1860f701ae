/** The sub-path as callers have it: both module formats, any input, a version that stands for its answers. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, CLASSES } from '../../src/data/taxonomy.js';
import * as mappings from '../../src/mappings.js';
import { published } from './support.js';

const UNKNOWN: readonly unknown[] = [
  'no-such-thing',
  '',
  'toString',
  '__proto__',
  'constructor',
  undefined,
  null,
  0,
  5411,
  Number.NaN,
  true,
  {},
  [],
  ['salary'],
  { family: null },
  { family: 'XXXX', subFamily: 'STDO' },
  { domain: 'XXXX', family: 'RCDT', subFamily: 'SALA' },
  { domain: 1, family: 'RCDT' },
  Symbol('salary'),
  () => 'salary',
];

const FUNCTIONS = Object.entries<unknown>(mappings).filter(
  (entry): entry is [string, (input: unknown) => unknown] => typeof entry[1] === 'function',
);

/** Every answer, in the order of the tables. */
function answers(): string {
  const slugs = CATEGORIES.map(({ slug }) => slug);
  const digits = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'));
  return JSON.stringify([
    slugs.map(slug => [
      mappings.toPlaid(slug),
      mappings.toPlaid(slug, 'Credit'),
      mappings.toSfsLine(slug),
      mappings.toMerchantCategoryCodes(slug),
    ]),
    published('plaid-detailed').map(mappings.fromPlaid),
    published('sfs-lines').map(mappings.fromSfsLine),
    digits.map(mappings.fromMerchantCategoryCode),
    CLASSES.map(({ slug }) => {
      const codes = mappings.toBankTransactionCodes(slug);
      return [codes, codes?.codes.map(mappings.fromBankTransactionCode)];
    }),
  ]);
}

describe('the sub-path', () => {
  it.each([
    ['module', "import * as mappings from 'open-banking-insights/mappings';"],
    ['commonjs', "const mappings = require('open-banking-insights/mappings');"],
  ])('exports the same from a %s', (type, line) => {
    const script = `${line} console.log(JSON.stringify([Object.keys(mappings).sort(), mappings.toPlaid('rent')]));`;
    const printed = execFileSync(process.execPath, [`--input-type=${type}`, '-e', script], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual([Object.keys(mappings).sort(), mappings.toPlaid('rent')]);
  });

  it.each(FUNCTIONS)('answers null from %s to what it does not know', (_, ask) => {
    expect(UNKNOWN.map(input => ask(input))).toEqual(UNKNOWN.map(() => null));
  });

  it('has a version for its answers: change one and the version changes too', () => {
    const digest = createHash('sha256').update(answers()).digest('hex').slice(0, 16);
    expect([mappings.MAPPINGS_VERSION, digest]).toEqual(['2.0.0', '8f3cbe89a19373a9']);
  });
});
