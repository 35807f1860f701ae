/** What the README says of itself is true. Its examples are run by test/interface/examples.test.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '../src/index.js';

const readme = readFileSync('README.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the README', () => {
  it('shows five examples', () => {
    expect([...readme.matchAll(/^```ts$/gm)]).toHaveLength(5);
  });

  it('names only scripts that exist', () => {
    const scripts = [...readme.matchAll(/npm run ([a-z-]+)/g)].map(([, script]) => script as string);
    expect(scripts.filter(script => manifest.scripts[script] === undefined)).toEqual([]);
  });

  it('links only files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link as string);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(link => !existsSync(link))).toEqual([]);
  });
});

describe('the version', () => {
  it('is that of the package', () => {
    expect(ENGINE_VERSION).toBe(manifest.version);
  });
});
