/** The figures of bench/RESULTS.md say with what they were measured. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENGINE_VERSION } from '../../src/version.js';

it('they are those of this version: after a release, run npm run bench -- --write', () => {
  const results = readFileSync('bench/RESULTS.md', 'utf8');
  const measured = [...results.matchAll(/^open-banking-insights (\S+), Node v\S+, .*\n.*; commit \S+$/gm)];
  expect(measured.map(([, version]) => version)).toEqual([ENGINE_VERSION]);
});
