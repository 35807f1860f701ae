/** The files that an entry of the built package loads. Each costs a start a millisecond or two, whatever is in it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../interface/entries.js';

const fileOf = (name: string) => `${name.split('/')[1] ?? 'index'}.js`;

interface Loaded {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

/** With `import` and `export … from`; what is imported when it is first needed is not counted. */
function loadedBy(file: string): Loaded {
  const files = new Set<string>();
  const packages = new Set<string>();
  const load = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    const { body } = parse(readFileSync(join('dist', name), 'utf8'), {
      ecmaVersion: 'latest',
      sourceType: 'module',
    });
    for (const statement of body) {
      const from = 'source' in statement ? statement.source?.value : undefined;
      if (typeof from !== 'string') continue;
      if (from.startsWith('./')) load(from.slice(2));
      else packages.add(from);
    }
  };
  load(file);
  return { files, packages };
}

const DATES = ['@date-fns/utc/date/mini', 'date-fns/addMonths'];
const ALL = [...DATES, 'decimal.js', 'zod'];

describe('an entry loads no package that it does not need', () => {
  const needed: Readonly<Record<string, readonly string[]>> = {
    'index.js': ALL,
    'gb.js': ALL,
    'us.js': ALL,
    'core.js': ALL,
    'service.js': ALL,
    'schemas.js': ALL,
    'adapters.js': [...DATES, 'saxes'],
    'report.js': [...DATES, 'decimal.js', 'zod/mini'],
    'taxonomy.js': [],
    'mappings.js': [],
    'compact.js': [],
  };

  it('of all entries', () => {
    expect(Object.keys(needed).sort()).toEqual(ENTRIES.map(({ name }) => fileOf(name)).sort());
  });

  it.each(Object.entries(needed))('%s', (file, packages) => {
    expect([...loadedBy(file).packages].sort()).toEqual([...packages].sort());
  });
});

describe('the files of an entry', () => {
  it.each(ENTRIES.map(({ name }) => fileOf(name)))('%s: few, and each of them ASCII', file => {
    const { files } = loadedBy(file);
    expect(files.size).toBeLessThanOrEqual(14);
    for (const name of files) expect(readFileSync(join('dist', name), 'latin1')).toMatch(/^[\0-\x7f]*$/);
  });

  it('hold each country once', () => {
    const [gb, us] = [loadedBy('gb.js').files, loadedBy('us.js').files];
    expect(gb.has('countryGb.js') && !gb.has('countryUs.js')).toBe(true);
    expect(us.has('countryUs.js') && !us.has('countryGb.js')).toBe(true);
    const both = loadedBy('index.js').files;
    expect(both.has('countryGb.js') && both.has('countryUs.js')).toBe(true);
  });

  it('share one class of error, in ES modules and in CommonJS', async () => {
    const require = createRequire(import.meta.url);
    const names = ['index', 'gb', 'core', 'adapters', 'report'];
    const modules = await Promise.all(names.map(name => import(join(process.cwd(), `dist/${name}.js`))));
    const required = names.map(name => require(join(process.cwd(), `dist/cjs/${name}.js`)));
    for (const entries of [modules, required]) {
      expect(new Set(entries.map(entry => entry.InvalidRequestError)).size).toBe(1);
      expect(entries[0].InvalidRequestError.name).toBe('InvalidRequestError');
    }
  });
});
