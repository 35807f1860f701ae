/**
 * The build makes the JSON Schema files and the OpenAPI document. A digest of each is kept here, and one of them whole, so that a
 * review sees which formats change. `npm run schemas` keeps a change.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const BUILT = 'schemas';
const KEPT = 'test/schemas/kept';
const DIGESTS = `${KEPT}/digests.txt`;
/** It has definitions, patterns and words of every kind, and the others are written by the same hand. */
const WHOLE = 'verify-income-request.json';

const textOf = (path: string) => readFileSync(path, 'utf8');
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const digests = readdirSync(BUILT)
  .sort()
  .map(file => `${digestOf(textOf(`${BUILT}/${file}`))}  ${file}\n`)
  .join('');

if (process.env['UPDATE_SCHEMAS'] === '1') {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(DIGESTS, digests);
  writeFileSync(`${KEPT}/${WHOLE}`, textOf(`${BUILT}/${WHOLE}`));
}

describe('the files of schemas', () => {
  it('are those that are kept, by their digests; `npm run schemas` keeps a change', () => {
    expect(digests).toBe(textOf(DIGESTS));
  });

  it('are as this one is kept', () => {
    expect(textOf(`${BUILT}/${WHOLE}`)).toBe(textOf(`${KEPT}/${WHOLE}`));
  });
});
