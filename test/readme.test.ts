/** What the README says of itself is true. Its examples are run by test/interface/examples.test.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allLayouts } from '../src/adapters/formats/csv/layouts/layout.js';
import { analyse, ENGINE_VERSION } from '../src/index.js';
import { PAGES, promisedBy } from './interface/examples.js';

const readme = readFileSync('README.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link as string);
const isOfWeb = (link: string) => /^https?:/.test(link);

describe('the README', () => {
  it('is short', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThan(230);
  });

  it('shows two examples', () => {
    expect([...readme.matchAll(/^```ts$/gm)]).toHaveLength(2);
  });

  it('shows a part of the result that its request has', () => {
    const [, example = ''] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
    const [, part = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
    const body = /const paydays[\s\S]*?\n}\);/.exec(example)?.[0] ?? '';
    const result = new Function('analyse', `${body}\nreturn result;`)(analyse);
    expect(promisedBy(example)).toHaveLength(1);
    expect(result).toMatchObject(JSON.parse(part));
  });

  it('counts the layouts of CSV files, and whose they are', () => {
    const [, layouts, banks] = /in (\d+) layouts, of (\d+) banks and services/.exec(readme) ?? [];
    expect(Number(layouts)).toBe(allLayouts().length);
    expect(Number(banks)).toBe(new Set(allLayouts().map(({ bank }) => bank)).size);
  });

  it('names only scripts that exist', () => {
    const scripts = [...readme.matchAll(/npm run ([a-z:-]+)/g)].map(([, script]) => script as string);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter(script => manifest.scripts[script] === undefined)).toEqual([]);
  });
});

describe('the pages', () => {
  it('name the tarball of this version', () => {
    const tarballs = PAGES.flatMap(
      page => readFileSync(page, 'utf8').match(/open-banking-insights-[\d.]+\.tgz/g) ?? [],
    );
    expect(new Set(tarballs)).toEqual(new Set([`open-banking-insights-${manifest.version}.tgz`]));
  });

  it('are each reached from the README, from CONTRIBUTING, or from a page that is', () => {
    const reached = new Set<string>(['README.md', 'CONTRIBUTING.md']);
    for (const page of reached)
      for (const link of linksIn(readFileSync(page, 'utf8')))
        if (link.endsWith('.md') && !isOfWeb(link)) {
          const target = normalize(join(dirname(page), link));
          if (existsSync(target)) reached.add(target);
        }
    expect(PAGES.filter(page => !reached.has(page))).toEqual([]);
  });
});

describe('the errors page', () => {
  it('lists every code of an issue that the library names', () => {
    const page = readFileSync('docs/errors.md', 'utf8');
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      name => name.endsWith('.ts') && !/^(?:cli|service|adapters.formats|adapters.merge)/.test(name),
    );
    const codes = files.flatMap(name =>
      [
        ...readFileSync(join('src', name), 'utf8').matchAll(
          /(?:issueAt|refusal)\([^;]*?'([a-z]+(?:_[a-z]+)+)'/g,
        ),
      ].map(([, code]) => code as string),
    );
    expect(codes.length).toBeGreaterThan(12);
    expect([...new Set(codes)].filter(code => !page.includes(`\`${code}\``))).toEqual([]);
  });
});

describe('the version', () => {
  it('is that of the package', () => {
    expect(ENGINE_VERSION).toBe(manifest.version);
  });
});
