/**
 * The same bytes in other time zones and locales, and from both module formats; `npm run runtimes` tries other runtimes, and
 * more of both.
 */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const output = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...environment } }).trim();
const DIGEST = 'test/environment/digest.mjs';

describe('results', () => {
  const expected = output([DIGEST], { TZ: 'UTC', LANG: 'C' });

  it.each([
    ['Pacific/Apia', 'tr_TR.UTF-8'],
    ['Europe/London', 'en_GB.UTF-8'],
  ])('are the same bytes in %s with %s', { timeout: 180_000 }, (TZ, LANG) => {
    expect(output([DIGEST], { TZ, LANG, LC_ALL: LANG })).toBe(expected);
  });

  it('are the same from the CommonJS build', { timeout: 180_000 }, () => {
    const script = `
      const entries = {
        main: require('open-banking-insights'),
        mappings: require('open-banking-insights/mappings'),
        service: require('open-banking-insights/service'),
      };
      const load = file => import('./test/environment/' + file + '.mjs');
      Promise.all(['answers/all', 'digestOf', 'fixtures'].map(load)).then(
        ([{ answers }, { digestOfAll, digestsOf }, { fixtures }]) =>
          console.log(digestOfAll(digestsOf(answers(entries, fixtures())))),
      );`;
    expect(output(['--input-type=commonjs', '-e', script])).toBe(expected);
  });
});
