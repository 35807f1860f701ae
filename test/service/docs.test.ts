/** What the three pages about the service name is there. Their examples are run by test/interface/examples.full.test.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as service from '../../src/service.js';

const PAGES = ['docs/service.md', 'docs/service-operations.md', 'docs/service-server.md'] as const;
const [first, page, server] = PAGES.map(path => readFileSync(path, 'utf8')) as [string, string, string];
const chapterOf = (title: string) => rowsOf(page.split(/^## /m).find(text => text.startsWith(title)) ?? '');
const sections = chapterOf('What implements which section');
const facts = chapterOf('Facts of the specification as data');
const choices = chapterOf('What the specification does not show');

/** The headings of the specification, in its order. */
const HEADINGS = `
What the service does
Resources and their fields: Consent, Connect invitation, Account, Transaction, Balances, Income verification, Affordability, Financial health, Credit-information accounts, User verification request, Transaction input to the engines, Null handling
States and transitions: Consent status, Email state of an invitation, Connection status in invitation events, Data availability, Other status values
Endpoints: Get token, Connect invitation, Consents, Live bank data, Stored bank data, Live insights, Advanced insights, Engines, Credit information
Authentication
Events: Webhook delivery, V2 envelope, Consent event, Invitation event, Credit information event, V1 webhook, E-mail notifications
Errors
Limits
Versioning`
  .trim()
  .split('\n')
  .flatMap(line => {
    const [chapter = '', parts] = line.split(': ');
    const [word] = chapter.split(' ');
    return [chapter, ...(parts?.split(', ').map(part => `${word}: ${part}`) ?? [])];
  });

describe('the pages about the service', () => {
  it('show how switches are read, and how a server answers', () => {
    for (const shown of [first, server]) expect(shown).toMatch(/^```ts$/m);
  });

  it('have every operation with its path, its query and its formats, under its scope', () => {
    const nameOf = (schema: unknown) =>
      Object.entries<unknown>(service).find(([, value]) => value === schema)?.[0];
    const listed = page
      .split(/^### /m)
      .slice(1)
      .flatMap(chapter => {
        const [, scope = null] = chapter.match(/^Scope `(.*)`\.$/m) ?? [];
        return rowsOf(chapter.split(/^## /m)[0] ?? '').map(
          ([id = '', request, query = '', body = '', answer = '']) => ({
            id: inCode(id)[0],
            request,
            scope,
            query: inCode(query),
            formats: [...inCode(body), ...inCode(answer)],
          }),
        );
      });
    expect(listed).toEqual(
      service.OPERATIONS.map(({ id, method, path, scope }) => {
        const { query, request, response } = service.OPERATION_FORMATS[id];
        return {
          id,
          request: `\`${method} ${path}\``,
          scope,
          query: Object.keys(query?.shape ?? {}),
          formats: [request, response].filter(schema => schema !== undefined).map(nameOf),
        };
      }),
    );
  });

  it('has a row for every section of the specification', () => {
    expect(sections.map(([section]) => section)).toEqual(HEADINGS);
  });

  it.each(sections)('names for "%s" only what exists', (...row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it('would be found to name what does not exist', () => {
    const [section = '', names = '', files = '', test = ''] = sections[2] ?? [];
    expect(faultsOf([section, '`consentSchemes`', files, test])).toEqual(['no export consentSchemes']);
    expect(faultsOf([section, '', files, test])).toEqual(['no exports']);
    expect(faultsOf([section, names, '`src/service/none.ts`', test])).toEqual([
      'no file src/service/none.ts',
    ]);
    expect(faultsOf([section, names, files, '`test/service/none.test.ts`: a test of some name'])).toEqual([
      'no file test/service/none.test.ts',
    ]);
    expect(
      faultsOf([section, names, files, '`test/service/entry.full.test.ts`: a test of another name']),
    ).toEqual(['no test "a test of another name"']);
  });

  it('prints no template of a test title', () => {
    const isTemplate = (title: string) => /%[#a-z]|\$\w/.test(title);
    expect(sections.filter(([, , , test = '']) => isTemplate(test))).toEqual([]);
    expect(['%s reads it', '%# are those', 'of the $name format'].every(isTemplate)).toBe(true);
  });

  it('names for each fact its section of the specification, and exports that are there', () => {
    expect(facts.length).toBeGreaterThan(8);
    for (const [fact = '', named = '', exports = ''] of facts) {
      expect(
        named.split('; ').filter(section => !HEADINGS.includes(section)),
        fact,
      ).toEqual([]);
      expect(inCode(exports).length, fact).toBeGreaterThan(0);
      expect(
        inCode(exports).filter(name => !(name in service)),
        fact,
      ).toEqual([]);
    }
  });

  it('names every format and rule of the sub-path in some row', () => {
    const named = new Set(sections.flatMap(([, names = '']) => inCode(names)));
    expect(Object.keys(service).filter(name => !named.has(name))).toEqual([]);
  });

  it('makes a choice for each thing that is not shown', () => {
    expect(choices.length).toBeGreaterThan(30);
    expect(choices.filter(cells => cells.length !== 2 || cells.includes(''))).toEqual([]);
  });

  it('links only files that exist', () => {
    const links = [
      ...PAGES.map(path => readFileSync(path, 'utf8'))
        .join('')
        .matchAll(/\]\(((?!https:)[^)#]+)/g),
    ].map(([, link]) => join('docs', link as string));
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter(link => !existsSync(link))).toEqual([]);
    expect(readFileSync('README.md', 'utf8')).toContain('](docs/service.md)');
  });
});

function rowsOf(chapter: string): string[][] {
  return [...chapter.matchAll(/^\| (.*) \|$/gm)].slice(2).map(([, cells]) => (cells as string).split(' | '));
}

/** What is wrong with a row: names that the sub-path does not export, files and tests that are not there. */
function faultsOf(row: readonly (string | undefined)[]): string[] {
  const [, names = '', implementation = '', test = ''] = row;
  const [testFile = ''] = inCode(test);
  const title = test.slice(test.indexOf(': ') + 2);
  const missing = [...inCode(implementation), testFile].filter(file => !existsSync(file));
  const isTitled = missing.includes(testFile) || readFileSync(testFile, 'utf8').includes(`'${title}'`);
  return [
    ...(inCode(names).length === 0 ? ['no exports'] : []),
    ...inCode(names)
      .filter(name => !(name in service))
      .map(name => `no export ${name}`),
    ...missing.map(file => `no file ${file}`),
    ...(isTitled && title.length > 10 ? [] : [`no test "${title}"`]),
  ];
}

function inCode(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path as string);
}
