/** The same bytes in every time zone and locale, and from both module formats. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const digestIn = (environment: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['test/environment/digest.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  }).trim();

describe('results', () => {
  const expected = digestIn({ TZ: 'UTC', LANG: 'C' });

  it.each([
    ['America/Los_Angeles', 'en_US.UTF-8'],
    ['Asia/Kolkata', 'hi_IN.UTF-8'],
    ['Pacific/Apia', 'tr_TR.UTF-8'],
    ['Europe/London', 'en_GB.UTF-8'],
  ])('are the same bytes in %s with %s', { timeout: 60_000 }, (TZ, LANG) => {
    expect(digestIn({ TZ, LANG, LC_ALL: LANG })).toBe(expected);
  });

  it('are the same from the CommonJS build', { timeout: 60_000 }, () => {
    const script = `
      const { createHash } = require('node:crypto');
      const { readdirSync, readFileSync } = require('node:fs');
      const { analyse, applyScorecard, scoreAttributes } = require('open-banking-insights');
      const read = file => JSON.parse(readFileSync(file, 'utf8'));
      const scorecard = read('fixtures/scorecards/illustrative.json');
      const digest = createHash('sha256');
      for (const account of readdirSync('fixtures/accounts').sort()) {
        const request = read('fixtures/accounts/' + account + '/request.json');
        const scored = scoreAttributes(request);
        digest.update(JSON.stringify([analyse(request), scored, applyScorecard(scored.attributes, scorecard)]));
      }
      console.log(digest.digest('hex'));`;
    expect(
      execFileSync(process.execPath, ['--input-type=commonjs', '-e', script], { encoding: 'utf8' }).trim(),
    ).toBe(expected);
  });
});
