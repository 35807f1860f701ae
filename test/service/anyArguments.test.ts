/** Whatever a function of the sub-path is called with, it returns or says in an InvalidRequestError what is wrong. */
import { describe, expect, it, vi } from 'vitest';
import * as service from '../../src/service.js';
import { PARAMETERS } from '../support/property.js';
import { COUNTRIES, call, callsIn, FUNCTION_NAMES } from './calls.js';
import { HOSTILE, JUNK, NAMES_OF_THE_PROTOTYPE } from './junk.js';
import { faultOf } from './law.js';
import { type Path, pathsOf, replaced, WITHOUT } from './mutations.js';

const MOST_SHOWN = 5;
/** They return the rows of the caller as they are, whatever else is in them. */
const RETURNS_ROWS_GIVEN = ['orderConsents', 'pageOf', 'selectConsents'];
/** Results of health have thousands of members, most of them in five periods alike. */
const MOST_PATHS = 2 * PARAMETERS.numRuns;

vi.setConfig({ testTimeout: 60_000 });

describe.each(FUNCTION_NAMES)('%s', name => {
  const returnsRowsGiven = RETURNS_ROWS_GIVEN.includes(name);
  const calls = COUNTRIES.map(country => callsIn(country)[name] ?? []);

  it('returns or refuses whatever it is called with', () => {
    const faults: string[] = [];
    const [given = []] = calls;
    const attempt = (what: string, wrong: readonly unknown[], isHostile: boolean) => {
      const fault = faultOf(() => call(name, wrong), { isHostile, returnsRowsGiven });
      if (fault !== null) faults.push(`${what}: ${fault}`);
    };
    attempt('no arguments', [], false);
    for (const [kinds, isHostile] of [[JUNK, false] as const, [HOSTILE, true] as const])
      for (const [what, make] of Object.entries(kinds)) {
        attempt(`all arguments ${what}`, [make(), make(), make()], isHostile);
        for (const index of given.keys())
          attempt(`argument ${index} ${what}`, given.with(index, make()), isHostile);
      }
    expect(faults.slice(0, MOST_SHOWN)).toEqual([]);
  });

  it.each(COUNTRIES.map((country, index) => [country, calls[index] ?? []] as const))(
    'says which member is wrong, in %s',
    (_, given) => {
      const faults: string[] = [];
      let place = 0;
      const attempt = (what: string, path: Path, value: unknown, isHostile: boolean) => {
        const wrong = replaced(given, path, value) as readonly unknown[];
        const fault = faultOf(() => call(name, wrong), { isHostile, returnsRowsGiven, path });
        if (fault !== null) faults.push(`${path.join('.')} ${what}: ${fault}`);
      };
      for (const path of someOf(pathsOf(given))) {
        if (path.length > 1) attempt('removed', path, WITHOUT, false);
        // Each member meets some of all that is wrong, and its neighbours meet the rest.
        for (const [kinds, count, isHostile] of [[JUNK, 3, false] as const, [HOSTILE, 1, true] as const])
          for (let turn = 0; turn < count; turn++) {
            const names = Object.keys(kinds);
            const what = names[place++ % names.length] as string;
            attempt(what, path, (kinds[what] as () => unknown)(), isHostile);
          }
      }
      expect(faults.slice(0, MOST_SHOWN)).toEqual([]);
    },
  );
});

/** From the first to the last, evenly. */
function someOf(paths: readonly Path[]): readonly Path[] {
  const count = Math.min(paths.length, MOST_PATHS);
  return Array.from(
    { length: count },
    (_, index) => paths[Math.floor((index * paths.length) / count)] as Path,
  );
}

describe('the names of a prototype', () => {
  const [OPERATION] = service.OPERATIONS;

  it.each(NAMES_OF_THE_PROTOTYPE)('are no names of anything else: %s', text => {
    const isRefused = (name: string, ...given: readonly unknown[]) =>
      expect(() => call(name, given), name).toThrow(service.InvalidRequestError);
    isRefused('nextConsentStatus', text, 'revoke');
    isRefused('nextConsentStatus', 'Active', text);
    isRefused('isPermitted', OPERATION, text);
    isRefused('reportSections', [text]);
    isRefused('verifyBankAccount', { scheme: text }, []);
    isRefused('parseWebhook', { eventType: text });
    expect(service.findOperation(text, '/consents/v2')).toBeNull();
    expect(service.findOperation('GET', `/${text}`)).toBeNull();
    expect(service.pathOf({ path: `/{${text}}` }, {})).toBe(`/{${text}}`);
  });
});
