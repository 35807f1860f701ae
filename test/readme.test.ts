/** What the README shows is run, and what it says of itself is true. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '../src/index.js';

const readme = readFileSync('README.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code as string);

describe('the README', () => {
  it('shows three examples', () => {
    expect(examples).toHaveLength(3);
  });

  it.each([...examples.entries()])('shows, as example %i, what its comments say it prints', (_, code) => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    const promised = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line?.replaceAll(' | ', ' '));
    expect(printed.trim().split('\n')).toEqual(promised);
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
