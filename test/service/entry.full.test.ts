/** The sub-path as callers have it: both module formats, and any body at all. */
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as service from '../../src/service.js';
import { junk, spoiled } from '../support/arbitraries.js';
import { holds } from '../support/property.js';
import { valuesOf } from './arbitrary.js';

const PARSERS = Object.entries<unknown>(service).filter(
  (entry): entry is [string, (body: unknown) => object] =>
    typeof entry[1] === 'function' && entry[0].startsWith('parse'),
);

const SENDING = { eventId: 'event', eventTime: '2026-01-01T00:00:00Z', schemaVersion: '1.0.0' };
const [CONSENT] = fc.sample(valuesOf(service.consentSchema) as fc.Arbitrary<service.Consent>, {
  seed: 1,
  numRuns: 1,
}) as [service.Consent];

describe('the sub-path', () => {
  it.each([
    ['module', "import * as service from 'open-banking-insights/service';"],
    ['commonjs', "const service = require('open-banking-insights/service');"],
  ])('exports the same from a %s, and the errors of the main entry', (type, line) => {
    const main = line
      .replace('* as service', '* as main')
      .replace('const service', 'const main')
      .replace('/service', '');
    const script = `${line} ${main} console.log(JSON.stringify([Object.keys(service).sort(), service.InvalidRequestError === main.InvalidRequestError]));`;
    const printed = execFileSync(process.execPath, [`--input-type=${type}`, '-e', script], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual([Object.keys(service).sort(), true]);
  });
});

describe.each(PARSERS)('%s', (_, parse) => {
  it('answers any body with a value or an InvalidRequestError', () => {
    const bodies = fc.oneof(junk, fc.array(junk), spoiled(service.consentEvent(CONSENT, SENDING)));
    holds(
      fc.property(bodies, body => {
        try {
          expect(parse(body)).toBeTypeOf('object');
        } catch (error) {
          expect(error).toBeInstanceOf(service.InvalidRequestError);
        }
      }),
    );
  });
});
