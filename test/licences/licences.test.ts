/** The run-time dependencies, theirs included, have licences that may be shipped, and NOTICES.md lists them as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Those that ask for no more than their text beside the work. */
const ACCEPTED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0']);
const HEADING = '## Run-time dependencies';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** The machines that it is built for, where it is not for all. */
  readonly cpu?: readonly string[];
}

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The line that names the holder of the copyright; null where no file holds a licence. */
  readonly holder: string | null;
}

const LOCK: Readonly<Record<string, Manifest>> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;

/** Where Node finds a package from the place of another: as near as can be. */
function placeFrom(from: string, name: string): string {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (LOCK[place] !== undefined) return place;
    if (at === '') throw new Error(`${name} is not in package-lock.json`);
    if (!at.includes('/node_modules/')) at = '';
  }
}

/** A build of the package that names it, under its licence; only that of the machine is installed. */
function isBuild(place: string): boolean {
  return LOCK[place]?.cpu !== undefined;
}

function placesOf(from: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies, optionalDependencies } = LOCK[from] as Manifest;
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = placeFrom(from, name);
    if (found.has(place)) continue;
    found.add(place);
    placesOf(place, found);
  }
  return found;
}

function licensed(place: string): Licensed {
  const { name, version, license }: Manifest = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
  const file = readdirSync(place).find(each => /^licen[cs]e(\.|$)/i.test(each));
  const text = file === undefined ? carried(`${name} ${version}`) : readFileSync(`${place}/${file}`, 'utf8');
  return {
    name: name ?? place,
    version: version ?? 'none',
    licence: license ?? 'none',
    holder: /^Copyright .*$/m.exec(text)?.[0].trim() ?? null,
  };
}

/** The licence of a package that has no file of it, as NOTICES.md has it under the package's name and version. */
function carried(nameAndVersion: string): string {
  const [, section = ''] = readFileSync('NOTICES.md', 'utf8').split(`\n### ${nameAndVersion}\n`);
  const text = section.split('\n##')[0] as string;
  return /^The ISC License$/m.test(text) ? text : '';
}

/** What is wrong with one package; empty where nothing is. */
function faultsOf({ name, version, licence, holder }: Licensed, locked: Manifest): string[] {
  const faults: string[] = [];
  if (!ACCEPTED.has(licence)) faults.push(`${name}: the licence ${licence} is not one of those accepted`);
  if (holder === null) faults.push(`${name}: no file of its licence names a holder of the copyright`);
  if (version !== locked.version) faults.push(`${name}: ${version} is installed, ${locked.version} locked`);
  return faults;
}

function rowOf({ name, licence, holder }: Licensed): string {
  return `| ${name} | ${licence} | ${holder} |`;
}

const all = [...placesOf('')].sort();
const found = all.filter(place => !isBuild(place)).map(place => ({ place, licence: licensed(place) }));

it('finds the dependencies of package.json', () => {
  const { dependencies }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(found.map(({ licence }) => licence.name)).toEqual(
    expect.arrayContaining(Object.keys(dependencies ?? {})),
  );
});

it('accepts the licence of each', () => {
  expect(found.flatMap(({ place, licence }) => faultsOf(licence, LOCK[place] as Manifest))).toEqual([]);
});

it('carries no build for one kind of machine', () => {
  expect(all.filter(isBuild)).toEqual([]);
});

it('accepts the licence of the optional peer piscina, and of its builds for one kind of machine', () => {
  const piscina = placeFrom('', 'piscina');
  const places = [piscina, ...placesOf(piscina)];
  expect(places.filter(isBuild).length).toBeGreaterThan(5);
  expect(places.filter(place => !ACCEPTED.has(LOCK[place]?.license ?? 'none'))).toEqual([]);
});

it('refuses what it does not know', () => {
  const sound = { name: 'a', version: '1.0.0', licence: 'MIT', holder: 'Copyright (c) B' };
  const locked = { version: '1.0.0' };
  expect(faultsOf(sound, locked)).toEqual([]);
  for (const change of [{ licence: 'GPL-3.0' }, { licence: 'none' }, { holder: null }, { version: '2.0.0' }])
    expect(faultsOf({ ...sound, ...change }, locked)).toHaveLength(1);
});

it('finds no licence where neither the package nor NOTICES.md has one', () => {
  expect(carried('saxes 6.0.0')).toContain('Permission to use, copy, modify');
  expect(carried('saxes 6.0.1')).toBe('');
});

it('is listed in NOTICES.md', () => {
  const [, section = ''] = readFileSync('NOTICES.md', 'utf8').split(`${HEADING}\n`);
  const rows = section
    .split('\n## ')[0]
    ?.split('\n')
    .filter(line => line.startsWith('| '));
  expect(rows?.slice(2)).toEqual(found.map(({ licence }) => rowOf(licence)));
});
