/** `npm ci` works on every machine only if a lock file holds the packages of all platforms, and names no registry. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const LOCK_FILES = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
  .trim()
  .split('\n');

describe.each(LOCK_FILES)('%s', file => {
  const packages = new Map<string, Locked>(Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages));

  it('holds every package that another one takes on some platform', () => {
    const missing = [...packages].flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(name => !isFound(packages, place, name)),
    );
    expect(missing).toEqual([]);
  });

  // An address would hold on the machine alone where the file was written.
  it('says nowhere from where a package was fetched', () => {
    const fetched = [...packages].filter(([, { resolved, link }]) => resolved !== undefined && !link);
    expect(fetched).toEqual([]);
  });
});

/** As Node looks for a package: beside its user, then in each folder above. */
function isFound(packages: ReadonlyMap<string, Locked>, place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages.has(`${folder}${folder === '' ? '' : '/'}node_modules/${name}`)) return true;
    if (folder === '') return false;
  }
}
