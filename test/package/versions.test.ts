/** What is installed is what was tested: each package is asked for at one version. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDERS = [
  '.',
  'examples/parquet',
  'examples/playground',
  'examples/scale-out',
  'examples/service',
  'tools/gazetteer',
  'site',
];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** The library beside an example. */
const BESIDE = 'file:../..';

const KINDS = ['dependencies', 'devDependencies', 'overrides'] as const;
type Manifest = Readonly<Partial<Record<(typeof KINDS)[number], Readonly<Record<string, string>>>>>;

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

const loose = (manifest: Manifest) =>
  KINDS.flatMap(kind => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => version !== BESIDE && !EXACT.test(version))
    .map(([name, version]) => `${name} ${version}`);

describe('versions of packages', () => {
  it.each(FOLDERS)('are exact in %s, and those of its lock file', folder => {
    const manifest = manifestIn(folder);
    expect(loose(manifest)).toEqual([]);
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    expect({ ...packages[''].dependencies, ...packages[''].devDependencies }).toEqual(wanted);
    for (const [name, version] of Object.entries(wanted))
      if (version !== BESIDE)
        expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  });

  it('are not exact as ranges, tags or addresses', () => {
    const versions = ['^1.2.3', '~1.2.3', '>=1.2.3', '1.2', '1.x', '*', 'latest', 'github:a/b'];
    const dependencies = Object.fromEntries(versions.map(version => [version, version]));
    expect(loose({ dependencies })).toHaveLength(versions.length);
    expect(loose({ dependencies: { a: '1.2.3', b: '1.2.3-beta.1' } })).toEqual([]);
  });
});
