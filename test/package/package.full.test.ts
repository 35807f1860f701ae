/** What npm would publish: its files, its size, and that a caller's new project compiles and runs with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FUNCTION_SCHEMAS } from '../../src/schemas.js';
import { ENTRIES } from '../interface/entries.js';
import { pageExamples, promisedBy, withoutBars } from '../interface/examples.js';
import { linesOfEach } from '../interface/printed.js';
import { compiled, installed, packed, printedBy, projectWith, removePacked } from './packed.js';

// On a busy machine a process takes seconds to start.
vi.setConfig({ testTimeout: 60_000 });

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const tarball = packed();
const place = installed(tarball);
const examples = pageExamples().map((example, index) => ({ ...example, index, name: `example${index + 1}` }));

/** Imports every entry, and uses what each exports. */
const EVERY_ENTRY = [
  ...ENTRIES.map(({ name }, index) => `import * as entry${index} from '${name}';`),
  `console.log([${ENTRIES.map((_, index) => `entry${index}`)}].map(entry => Object.keys(entry).length > 5).join());`,
].join('\n');

/** Where the types were not found, the errors that are expected here would not be there. */
const REFUSED = `
import { type EnrichmentRule, verifyIncome } from 'open-banking-insights';
// @ts-expect-error: no category has this name
export const rule: EnrichmentRule = { name: 'shops', text: 'TESCO', set: { category: 'grocreies' } };
// @ts-expect-error: the currency is missing
export const income = () => verifyIncome({ accountId: 'account-1', transactions: [] });
`;

afterAll(removePacked);

describe('the tarball', () => {
  it('holds the built package, its schemas and its texts, and nothing else', () => {
    const KEPT =
      /^(?:dist\/[\w/-]+\.(?:js|d\.ts)|dist\/cjs\/package\.json|schemas\/[\w-]+\.json|docs\/(?:[\w-]+\/)?[\w-]+\.md|docs\/images\/[\w-]+\.webp|package\.json|(?:README|CHANGELOG|NOTICES|SECURITY)\.md|LICENSE)$/;
    expect(tarball.files.filter(path => !KEPT.test(path))).toEqual([]);
    expect(tarball.files.filter(path => /fixture|\.test\.|spec|\.map$/i.test(path))).toEqual([]);
  });

  it('holds whatever package.json names', () => {
    const named: readonly string[] = JSON.stringify([manifest.exports, manifest.bin, manifest.main])
      .match(/(?<="\.\/)[^"*]+\.\w+(?=")/g)
      ?.filter(path => /^(?:dist|schemas)\//.test(path)) as string[];
    expect(named.length).toBeGreaterThan(4 * ENTRIES.length);
    expect(named.filter(path => !tarball.files.includes(path))).toEqual([]);
  });

  it('holds the JSON Schemas of every function, of one account and of several', () => {
    const named = (name: string) => `schemas/${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
    const schemas = Object.entries<object>(FUNCTION_SCHEMAS).flatMap(([name, of]) => [
      `${named(name)}-request.json`,
      `${named(name)}-result.json`,
      ...('accounts' in of ? [`${named(name)}-accounts-request.json`] : []),
    ]);
    expect(schemas.length).toBeGreaterThan(2 * Object.keys(FUNCTION_SCHEMAS).length);
    expect(schemas.filter(path => !tarball.files.includes(path))).toEqual([]);
  });

  it('holds no reference to a source map', () => {
    const ends = tarball.files
      .filter(path => path.endsWith('.js'))
      .map(path => [path, readFileSync(path, 'utf8').slice(-200)] as const);
    expect(ends.filter(([, end]) => end.includes('sourceMappingURL')).map(([path]) => path)).toEqual([]);
  });

  it('holds no samples of wording, whose payees are called Meplin', () => {
    const built = tarball.files.filter(path => path.endsWith('.js'));
    expect(built.length).toBeGreaterThan(20);
    expect(built.filter(path => /meplin/i.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('is no larger than it was, and a little', () => {
    expect(tarball.size).toBeLessThan(2_550_000);
    // OpenAPI describes all operations, with examples.
    expect(tarball.unpackedSize).toBeLessThan(10_500_000);
  });
});

describe.each(['module', 'commonjs'] as const)('a new strict project of the type %s', moduleKind => {
  const sources = new Map([
    ...examples.map(({ name, code }) => [`${name}.ts`, code] as const),
    ['everyEntry.ts', EVERY_ENTRY],
    ['refused.ts', REFUSED],
  ]);
  const folder = projectWith(moduleKind, sources);
  let faults: string;
  let printed: readonly (readonly string[])[];
  beforeAll(() => {
    faults = compiled(folder);
    printed = linesOfEach(
      folder,
      examples.map(({ name }) => `out/${name}.js`),
    );
  }, 120_000);

  it('compiles the examples of the README and of docs', () => {
    expect(faults).toBe('');
  });

  it.each(examples)('prints what is said: $place', ({ index, code }) => {
    expect(printed[index]?.map(withoutBars)).toEqual(promisedBy(code));
  });

  it('loads every entry', () => {
    expect(printedBy(folder, ['out/everyEntry.js'])).toBe(ENTRIES.map(() => 'true').join());
  });

  it('finds the JSON files by the names that package.json gives them', () => {
    const names = ['package.json', 'openapi.json', 'schemas/verify-income-request.json'];
    const script = names.map(name => `require('open-banking-insights/${name}')`).join(', ');
    const printed = printedBy(folder, [
      '--input-type=commonjs',
      '-e',
      `console.log([${script}].every(value => typeof value === 'object'))`,
    ]);
    expect(printed).toBe('true');
  });

  it('has the command', () => {
    const command = join(place, manifest.bin[manifest.name]);
    expect(printedBy(folder, [command, '--version'])).toContain(manifest.version);
  });
});
