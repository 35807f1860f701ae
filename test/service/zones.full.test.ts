/** The rules of time answer alike in every time zone. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { callsIn } from './calls.js';

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
