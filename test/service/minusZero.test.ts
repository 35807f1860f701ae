/** JSON may hold -0, which is no other number than 0: no request on the wire keeps it. */
import { describe, expect, it } from 'vitest';
import { assessAffordability } from '../../src/index.js';
import * as service from '../../src/service.js';

const COUNTRIES = [
  ['GB', 'GBP'],
  ['US', 'USD'],
] as const;

describe.each(COUNTRIES)('in %s, -0 in a request', (countryCode, currencyCode) => {
  const request = { countryCode, currencyCode, transactions: [] };

  it.each(['incomeDownPercent', 'costsUpPercent', 'newMonthlyRepayment'])(
    'is 0 as %s of the stress test',
    member => {
      const written = service.serialiseAffordabilityRequest({ ...request, stress: { [member]: -0 } });
      expect(JSON.stringify(written.body)).not.toContain('-0');
      expect(Object.is(written.body.stress?.[member as never], 0)).toBe(true);
      expect(assessAffordability({ ...request, stress: { [member]: -0 } }).stressTest).toEqual(
        assessAffordability({ ...request, stress: { [member]: 0 } }).stressTest,
      );
    },
  );

  it('is 0 as the floor of confidence', () => {
    const written = service.serialiseAffordabilityRequest(request, { confidenceFloor: -0 });
    expect(Object.is(written.body.confidenceFloor ?? 0, 0)).toBe(true);
    const read = service.engineOptionsOf({ confidenceFloor: -0 });
    expect(Object.is(read.confidenceFloor, 0)).toBe(true);
  });
});
