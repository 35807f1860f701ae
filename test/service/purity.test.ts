/** Every function of the sub-path leaves its arguments as they were, and answers alike in every time zone. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../support/build.js';
import { COUNTRIES, call, callsIn, FUNCTION_NAMES } from './calls.js';

const OF_TIME = [
  'isTokenExpired',
  'liveTransactionWindow',
  'orderConsents',
  'parseEndOfDayBalances',
  'refreshAllowance',
  'revokeConsent',
  'serialiseEndOfDayBalances',
  'tokenExpiry',
];

describe.each(COUNTRIES)('every function, in %s', country => {
  const calls = callsIn(country);

  it('is called here', () => {
    expect(Object.keys(calls).sort()).toEqual(FUNCTION_NAMES.toSorted());
  });

  it.each(Object.entries(calls))('%s leaves its arguments as they were', (name, given) => {
    const before = structuredClone(given);
    // What is frozen all the way down throws where it is written to.
    const answer = call(name, deepFreeze(given));
    expect(structuredClone(given)).toEqual(before);
    expect(call(name, given)).toEqual(answer);
  });
});

/** Around the nights on which clocks change, in Europe, in America and where the day begins. */
describe.each(['Europe/London', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata'])('in %s', zone => {
  const calls = callsIn('GB');

  it('the rules of time answer as in UTC', () => {
    const timed = OF_TIME.map(name => [name, calls[name]]);
    const script = `
      import * as service from 'open-banking-insights/service';
      const calls = ${JSON.stringify(timed)};
      console.log(JSON.stringify(calls.map(([name, given]) => service[name](...given))));`;
    const inZone = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...process.env, TZ },
      });
    expect(inZone(zone)).toBe(inZone('UTC'));
  });
});
