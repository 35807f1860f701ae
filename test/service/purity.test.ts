/** Every function of the sub-path leaves its arguments as they were. */
import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../support/build.js';
import { COUNTRIES, call, callsIn, FUNCTION_NAMES } from './calls.js';

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
