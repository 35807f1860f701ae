/**
 * One call allocates about as many bytes as is kept in bytes.json: a change that costs more of them costs time on any machine. Where the
 * figures change for a good reason: `UPDATE_ALLOCATION=1 npx vitest run test/allocation`, after a build.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

interface Kept {
  /** Objects have other sizes in other versions. */
  readonly node: string;
  readonly bytes: Readonly<Record<string, number>>;
}

const FILE = 'test/allocation/bytes.json';
const MARGIN = 0.05;
const FLAGS = [
  '--expose-gc',
  '--no-opt',
  '--no-flush-bytecode',
  '--single-threaded',
  '--min-semi-space-size=256',
  '--max-semi-space-size=256',
];
const NODE = process.versions.node.split('.')[0] as string;

const kept: Kept = JSON.parse(readFileSync(FILE, 'utf8'));

describe.runIf(NODE === kept.node || process.env['UPDATE_ALLOCATION'])('the bytes of one call', () => {
  let bytes: Kept['bytes'];
  beforeAll(() => {
    bytes = JSON.parse(
      execFileSync(process.execPath, [...FLAGS, 'test/allocation/allocation.mjs'], { encoding: 'utf8' }),
    );
    if (process.env['UPDATE_ALLOCATION'])
      writeFileSync(FILE, `${JSON.stringify({ node: NODE, bytes }, null, 2)}\n`);
  }, 600_000);

  it('are known of every engine and account', () => {
    expect(Object.keys(bytes)).toHaveLength(16);
    expect(Object.keys(kept.bytes)).toEqual(Object.keys(bytes));
  });

  it.each(Object.entries(kept.bytes))('of %s are about %d', (name, before) => {
    expect(bytes[name] as number).toBeLessThan(before * (1 + MARGIN));
    expect(bytes[name] as number).toBeGreaterThan(before * (1 - MARGIN));
  });
});
