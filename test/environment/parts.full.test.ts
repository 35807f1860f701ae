/** What one function brings into a page: a bundler leaves out the merchants where the function needs none. */

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** An import of one name from a built entry, bundled, minified and gzipped. */
async function bundleOf(entry: string, name: string) {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './dist/${entry}.js';`, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const { text, contents } = outputFiles[0] as (typeof outputFiles)[0];
  return { text, kilobytes: gzipSync(contents, { level: 9 }).length / 1024 };
}

const MERCHANTS = /\n(?:wickes|wawa)\|/;

describe('a function that needs no merchants weighs at most', () => {
  /** Kilobytes, gzipped, with zod and decimal.js where they are needed, and a little air. */
  const caps = {
    endOfDayBalances: 58,
    validateForScore: 57,
    explain: 49,
    applyScorecard: 63,
    rulesFromCorrections: 129,
    InvalidRequestError: 1,
  };

  it.each(Object.entries(caps))('%s %i KB, from the core', async (name, cap) => {
    const { text, kilobytes } = await bundleOf('core', name);
    expect(text).not.toMatch(MERCHANTS);
    expect(kilobytes).toBeGreaterThan(0.1);
    expect(kilobytes).toBeLessThanOrEqual(cap);
  });

  it.each(Object.entries(caps).filter(([name]) => name !== 'endOfDayBalances'))(
    '%s %i KB, from the main entry',
    async (name, cap) => {
      const { text, kilobytes } = await bundleOf('index', name);
      expect(text).not.toMatch(MERCHANTS);
      expect(kilobytes).toBeLessThanOrEqual(cap);
    },
  );

  it('and the mark of the merchants is there where they are needed', async () => {
    expect((await bundleOf('index', 'enrichTransactions')).text).toMatch(MERCHANTS);
  });
});
