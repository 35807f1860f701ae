/** The entries of one country: the same functions, without the other's data, within a published weight. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../bench/sizes.mjs';
import * as gb from '../../src/gb.js';
import * as all from '../../src/index.js';
import * as us from '../../src/us.js';
import { ENTRIES } from '../interface/entries.js';

const request = (country: 'GB' | 'US') => ({
  countryCode: country,
  currencyCode: country === 'GB' ? ('GBP' as const) : ('USD' as const),
  transactions: [
    {
      transactionId: 't1',
      description: 'TESCO STORES 3021 LEEDS',
      amount: 5,
      creditDebitIndicator: 'Debit' as const,
      status: 'Booked' as const,
      bookingDate: '2026-01-05',
    },
  ],
});

/** The files an entry of the built package loads. */
function filesOf(entry: string, known = new Set<string>()): ReadonlySet<string> {
  const path = join('dist', entry);
  if (known.has(path)) return known;
  known.add(path);
  for (const [, file] of readFileSync(path, 'utf8').matchAll(/from\s*["'](\.[^"']+\.js)["']/g))
    filesOf(join(dirname(entry), file as string), known);
  return known;
}

const textOf = (entry: string) => [...filesOf(entry)].map(path => readFileSync(path, 'utf8')).join('');

describe('the entries of one country', () => {
  it('export what the main entry exports', () => {
    expect(Object.keys(gb).sort()).toEqual(Object.keys(all).sort());
    expect(Object.keys(us).sort()).toEqual(Object.keys(all).sort());
  });

  it('answer as the main entry does, and refuse the other country', () => {
    expect(gb.enrichTransactions(request('GB'))).toEqual(all.enrichTransactions(request('GB')));
    expect(us.enrichTransactions(request('US'))).toEqual(all.enrichTransactions(request('US')));
    expect(gb.safeEnrichTransactions(request('US'))).toMatchObject({
      success: false,
      error: { issues: [{ code: 'country_not_loaded' }] },
    });
  });

  it('leave the merchants of the other country out', () => {
    const marks = { gb: 'wickes|', us: 'wawa|' };
    for (const mark of Object.values(marks)) expect(textOf('index.js')).toContain(`\n${mark}`);
    expect(textOf('gb.js')).toContain(`\n${marks.gb}`);
    expect(textOf('gb.js')).not.toContain(`\n${marks.us}`);
    expect(textOf('us.js')).toContain(`\n${marks.us}`);
    expect(textOf('us.js')).not.toContain(`\n${marks.gb}`);
    for (const entry of ['mappings.js', 'service.js', 'taxonomy.js', 'schemas.js', 'core.js', 'adapters.js'])
      expect(textOf(entry)).not.toMatch(/wickes\||wawa\|/);
  });
});

describe('the size that the README gives', () => {
  const readme = readFileSync('README.md', 'utf8');
  const published = [...readme.matchAll(/^\| `(open-banking-insights[^`]*)` \|.*\| (\d+) KB \|$/gm)].map(
    ([, entry, kilobytes]) => ({ entry: entry as string, kilobytes: Number(kilobytes) }),
  );
  const parts = [...readme.matchAll(/(\d+) KB\s+for `(\w+)` alone/g)].map(([, kilobytes, name]) => ({
    name: name as string,
    kilobytes: Number(kilobytes),
  }));

  /** Kilobytes are rounded, and compressors differ a little. A size that shrinks is news too. */
  function expectAbout({ gzipped }: { readonly gzipped: number }, kilobytes: number): void {
    expect(gzipped / 1024).toBeLessThanOrEqual(kilobytes * 1.01 + 1);
    expect(gzipped / 1024).toBeGreaterThan(kilobytes * 0.97 - 1);
  }

  it('is there for every entry', () => {
    expect(published.map(({ entry }) => entry).sort()).toEqual(ENTRIES.map(({ name }) => name).sort());
    expect(parts.map(({ name }) => name)).toEqual(['explain', 'rulesFromCorrections']);
  });

  it.each(published)('$entry: $kilobytes KB', { timeout: 60_000 }, async ({ entry, kilobytes }) => {
    expectAbout(await sizeOf(entry.split('/')[1] ?? 'index'), kilobytes);
  });

  it.each(parts)('core, $name alone: $kilobytes KB', { timeout: 60_000 }, async ({ name, kilobytes }) => {
    expectAbout(await sizeOf('core', name), kilobytes);
  });
});
