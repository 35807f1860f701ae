/** A reader of the installed package follows no link into nothing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--silent', '--ignore-scripts'], {
  encoding: 'utf8',
});
const [{ files }] = JSON.parse(said);
const shipped = new Set<string>(files.map(({ path }: { path: string }) => path));
const pages = [...shipped].filter(path => path.endsWith('.md'));

const textOf = (page: string) => readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

/** As GitHub names a heading: small letters, a hyphen for each space, and nothing else but letters and digits. */
function anchorsIn(page: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const headings = [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(
    headings.map(name => {
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      return before === 0 ? name : `${name}-${before}`;
    }),
  );
}

/** The links of a page that are not of the web. */
function linksIn(page: string) {
  return [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter(link => !/^(?:https?|mailto):/.test(link))
    .map(link => {
      const [path = '', anchor] = link.split('#');
      return { page, link, path: path === '' ? page : normalize(join(dirname(page), path)), anchor };
    });
}

const links = pages.flatMap(linksIn);
const named = (dead: readonly { readonly page: string; readonly link: string }[]) =>
  dead.map(({ page, link }) => `${page}: ${link}`);

describe('the pages that the package ships', () => {
  it('are found, with their links', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/formats/csv.md']));
    expect(pages).toEqual(expect.arrayContaining(COMPUTED.map(name => `docs/internals/${name}`)));
    expect(links.length).toBeGreaterThan(120);
    expect(links.filter(({ anchor }) => anchor !== undefined).length).toBeGreaterThan(30);
  });

  it('link only files that the package ships', () => {
    expect(named(links.filter(({ path }) => !shipped.has(path)))).toEqual([]);
  });

  it('link only headings that are there', () => {
    const isDead = ({ path, anchor }: (typeof links)[number]) =>
      anchor !== undefined && path.endsWith('.md') && shipped.has(path) && !anchorsIn(path).has(anchor);
    expect(named(links.filter(isDead))).toEqual([]);
  });

  it('name only paths of the repository that are there', () => {
    const PATH = /`((?:bench|docs|examples|fixtures|src|test|tools)\/[\w./-]+)`/g;
    const paths = pages.flatMap(page =>
      [...textOf(page).matchAll(PATH)].map(([, path = '']) => ({ page, link: path })),
    );
    expect(paths.length).toBeGreaterThan(40);
    expect(named(paths.filter(({ link }) => !existsSync(link)))).toEqual([]);
  });
});

/** How results are computed. Those who use a result read it too. */
const COMPUTED = ['evidence.md', 'income.md'];

const OF_DEVELOPERS = [
  'CONTRIBUTING.md',
  'docs/releasing.md',
  ...readdirSync('docs/internals')
    .filter(name => !COMPUTED.includes(name))
    .map(name => `docs/internals/${name}`),
];

describe('the pages for those who work on the library', () => {
  it.each(OF_DEVELOPERS)('%s links only what is there', page => {
    expect(named(linksIn(page).filter(({ path }) => !existsSync(path)))).toEqual([]);
    const isDead = ({ path, anchor }: (typeof links)[number]) =>
      anchor !== undefined && path.endsWith('.md') && !anchorsIn(path).has(anchor);
    expect(named(linksIn(page).filter(isDead))).toEqual([]);
  });

  it.each(OF_DEVELOPERS)('%s is not in the package', page => {
    expect(shipped).not.toContain(page);
  });
});
