/** The page on requests names every time zone that the option takes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TIME_ZONES } from '../../src/base/timeZones.js';

it('lists the time zones that are known, each once', () => {
  const page = readFileSync('docs/requests.md', 'utf8');
  const list = page.slice(
    page.indexOf('These zones are known:'),
    page.indexOf('`asOf` and `historyStart` are days'),
  );
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...TIME_ZONES].sort());
});
