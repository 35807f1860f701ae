/** The house rules, as checks: one direction, one importer per dependency, nothing that could make two runs differ. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { groupedBy } from '../src/base/grouped.js';
import { ROOMS, roomsTable } from './support/rooms.js';

/** The rooms that a row passes in enrichment, in this order. A room may import from its own files and from rooms above it. */
const ROW_ROOMS = ['words', 'lexicon', 'narrative', 'evidence', 'vote', 'account', 'corrections'];

/** zod: the library's own requests, the formats of the service's interface, and the schemas of results. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  zod: ['requests/', 'service/schemas/', 'results/', 'schemas.ts'],
  'zod/mini': ['report/read/shape.ts'],
  'decimal.js': ['base/money.ts'],
  'date-fns/addMonths': ['base/calendar.ts'],
  '@date-fns/utc/date/mini': ['base/calendar.ts'],
  saxes: ['adapters/'],
  piscina: ['cli/many/'],
  'string-width': ['cli/displayWidth.ts'],
  'd3-array': ['report/charts/scale.ts'],
  'd3-shape': ['report/charts/'],
  pdfmake: ['report/pdf/pdfmake.ts'],
  'pdfmake/build/vfs_fonts.js': ['report/pdf/pdfmake.ts'],
  fflate: ['report/pdf/document.ts'],
  'fflate/browser': ['adapters/formats/xlsx/parts.ts'],
};

/** What would make the answer depend on when, where or how often it is asked; and what to use instead. */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bDate\.now\b/, 'options.asOf'],
  [/\bnew Date\(\s*\)/, 'options.asOf'],
  [/(?<!\.)\bDate\(\s*\)/, 'options.asOf'],
  [/\bperformance\b/, 'no clock'],
  [/\bMath\.random\b/, 'a seed from the caller'],
  [/\bcrypto\.(?!assets)/, 'a seed from the caller'],
  [/\bfetch\s*\(/, 'no network'],
  [/\bXMLHttpRequest\b|\bWebSocket\b/, 'no network'],
  [/from 'node:|require\(/, 'no Node built-ins in the library'],
  [/\bprocess\./, 'options'],
  [/\bglobalThis\b|\bwindow\b\./, 'parameters'],
  [/\btoLocale[A-Z]\w*|\blocaleCompare\b|\bIntl\b/, 'plain comparison: the same bytes everywhere'],
  [/\bget(?:FullYear|Month|Date|Day|Hours|TimezoneOffset)\(/, 'the UTC getters of base/calendar.ts'],
  [/\bconsole\b/, 'results'],
  [/\b(?:eval|new Function)\b/, 'plain code: strict content security policies forbid it'],
  [/\bsetTimeout\b|\bsetInterval\b/, 'no clock'],
];

/** What a country is, its own files say; rows of tables name it, and the types of requests list it. */
const KNOWS_COUNTRIES = new Set(['countries', 'data', 'model']);
const COUNTRY_COMPARED = /(?:[=!]==?|\bcase)\s*(['"`])(?:GB|US)\1|(['"`])(?:GB|US)\2\s*[=!]==?/;

/** A file may have the name of the types or the table of what it computes, checks or writes. */
const GIVE_THEIR_NAMES: readonly string[] = ['model', 'contract', 'data'];

const LONGEST_FILE = 400;
/** From its first line to its last, functions inside it included. */
const LONGEST_FUNCTION = 60;
const SOURCE = 'src';

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly { readonly from: string; readonly isTypeOnly: boolean }[];
}

const files: readonly SourceFile[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => path.replaceAll('\\', '/'))
  .map(path => {
    const text = readFileSync(join(SOURCE, path), 'utf8');
    return { path, text, imports: importsOf(text) };
  });
const library = files.filter(({ path }) => !path.startsWith('cli/'));
const isData = (path: string) => path.startsWith('data/');

describe('architecture', () => {
  it('finds the source', () => {
    expect(files.length).toBeGreaterThan(40);
  });

  it('imports from no room but those of the table', () => {
    expect(files.flatMap(file => strayImports(file))).toEqual([]);
  });

  it('has a table that allows nothing that no file does, and no room that is gone', () => {
    const done = new Set(
      files.flatMap(file => roomsImported(file).map(room => `${folderOf(file.path)} ${room}`)),
    );
    const allowed = Object.entries(ROOMS).flatMap(([name, { imports }]) =>
      imports.map(room => `${name} ${room}`),
    );
    expect(allowed.filter(each => !done.has(each))).toEqual([]);
    expect(Object.keys(ROOMS).sort()).toEqual([...new Set(files.map(({ path }) => folderOf(path)))].sort());
  });

  it('has a table that leads upwards only', () => {
    const names = Object.keys(ROOMS);
    const down = Object.entries(ROOMS).flatMap(([name, { imports }]) =>
      imports
        .filter(room => names.indexOf(room) >= names.indexOf(name))
        .map(room => `${name} imports ${room}`),
    );
    expect(down).toEqual([]);
  });

  it('has a table that CONTRIBUTING.md prints', () => {
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(roomsTable());
  });

  it('has no file called as one that it may import from another room, model, contract and data apart', () => {
    expect(sameNamesIn(files.map(({ path }) => path))).toEqual([]);
  });

  it.each([
    ['income/verify.ts', 'streams/verify.ts', 1],
    ['cli/many/table.ts', 'adapters/formats/csv/table/table.ts', 1],
    ['streams/verify.ts', 'income/verify.ts', 1],
    ['income/verify.ts', 'model/verify.ts', 0],
    ['income/verify.ts', 'contract/verify.ts', 0],
    ['income/verify.ts', 'data/deep/verify.ts', 0],
    ['income/verify.ts', 'score/attributes/verify.ts', 1],
    ['income/verify.ts', 'service/verify.ts', 0],
    ['adapters/json/record.ts', 'adapters/markup/record.ts', 0],
  ])('of %s and %s names %i', (one, other, count) => {
    expect(sameNamesIn([one, other])).toHaveLength(count);
  });

  it.each([
    ['base/money.ts', '../requests/read.js', 1],
    ['base/instants.ts', '../model/options.js', 1],
    ['income/verify.ts', '../base/money.js', 0],
    ['adapters/finish.ts', '../enrichment/enrich.js', 1],
    ['insights/analysisOver.ts', '../adapters/finish.js', 1],
    ['adapters/finish.ts', '../base/money.js', 0],
    ['cli/main.ts', '../adapters/finish.js', 0],
    ['report/model/reportOf.ts', '../../income/verify.js', 1],
    ['explain/explain.ts', '../report/html/renderHtml.js', 1],
    ['report/model/reportOf.ts', '../../explain/explain.js', 0],
  ])('of %s importing %s finds %i', (path, from, count) => {
    expect(strayImports({ path, text: '', imports: [{ from, isTypeOnly: false }] })).toHaveLength(count);
  });

  it('has each dependency imported in its place alone, and no other dependency', () => {
    const strays = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => !from.startsWith('.') && !(path.startsWith('cli/') && from.startsWith('node:')))
        .filter(({ from }) => !(IMPORTERS[from] ?? []).some(place => path.startsWith(place)))
        .map(({ from }) => `${path} imports ${from}`),
    );
    expect(strays).toEqual([]);
  });

  it('imports zod as a namespace, so that bundles leave out its locales', () => {
    const found = files.filter(({ text }) => /import (?:type )?\{[^}]*\bz\b[^}]*\} from 'zod'/.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('has no clock, chance, network, locale or file access in the library', () => {
    const found = library.flatMap(({ path, text }) =>
      BANNED.filter(([pattern]) => pattern.test(withoutComments(isData(path) ? '' : text))).map(
        ([pattern, instead]) => `${path}: ${pattern} is banned, use ${instead}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('has no variable of a module, which all calls would share', () => {
    const found = files.filter(({ text }) => /^(?:export )?(?:let|var) /m.test(withoutTexts(text)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('catches what it bans', () => {
    const samples = [
      'Date.now()',
      'new Date()',
      'Math.random()',
      "import 'x' from 'node:fs'",
      'a.localeCompare(b)',
      'fetch(url)',
      'date.getMonth()',
    ];
    for (const sample of samples)
      expect(
        BANNED.some(([pattern]) => pattern.test(sample)),
        sample,
      ).toBe(true);
    expect(BANNED.some(([pattern]) => pattern.test('new Date(day * 5).getUTCMonth()'))).toBe(false);
  });

  it('passes the rooms of enrichment in one direction, types included', () => {
    const rooms = new Set(files.map(({ path }) => rowRoomOf(path)).filter(room => room !== null));
    expect([...rooms].sort()).toEqual([...ROW_ROOMS].sort());
    expect(files.flatMap(file => importsBackThroughRooms(file))).toEqual([]);
  });

  it('catches an import from a later room', () => {
    const of = (path: string, from: string): SourceFile => ({
      path,
      text: '',
      imports: [{ from, isTypeOnly: true }],
    });
    expect(importsBackThroughRooms(of('enrichment/evidence/gather.ts', '../vote/decision.js'))).toHaveLength(
      1,
    );
    expect(importsBackThroughRooms(of('enrichment/words/rails.ts', '../enrich.js'))).toHaveLength(1);
    expect(importsBackThroughRooms(of('enrichment/vote/decide.ts', '../evidence/gather.js'))).toEqual([]);
    expect(importsBackThroughRooms(of('enrichment/enrich.ts', './account/account.js'))).toEqual([]);
  });

  it('has no import cycles, types included', () => {
    expect(cyclesOf(files)).toEqual([]);
  });

  it('catches a cycle of types', () => {
    const of = (path: string, from: string): SourceFile => ({
      path,
      text: '',
      imports: [{ from, isTypeOnly: true }],
    });
    expect(cyclesOf([of('health/a.ts', './b.js'), of('health/b.ts', './a.js')])).toHaveLength(1);
  });

  it('compares with no country outside the countries: engines ask for facts', () => {
    const found = files.filter(
      ({ path, text }) => !KNOWS_COUNTRIES.has(folderOf(path)) && comparesCountry(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "country === 'GB' ? 1 : 2",
    "if ('US' !== country)",
    "country ===\n  'US'",
    "case 'GB':",
    'country == "US"',
  ])('catches a comparison with a country in %s', text => {
    expect(comparesCountry(text)).toBe(true);
  });

  it.each(["// country === 'GB'", "/** country === 'US' */", "{ GB: 'GBP' }", "country === 'GBP'"])(
    'finds no comparison with a country in %s',
    text => {
      expect(comparesCountry(text)).toBe(false);
    },
  );

  it('keeps files small, tables apart', () => {
    const long = files
      .filter(({ path }) => !isData(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > LONGEST_FILE);
    expect(long).toEqual([]);
  });

  it('keeps functions short', () => {
    const long = files.filter(({ path }) => !isData(path)).flatMap(file => longFunctionsOf(file));
    expect(long).toEqual([]);
  });

  it.each([
    ['function', before => `function f() {${before}}`, 'f'],
    ['method', before => `class A { m() {${before}} }`, 'm'],
    ['function in a constant', before => `const g = () => {${before}};`, 'g'],
    ['member of an object', before => `const all = { h: () => {${before}} };`, 'h'],
    ['constructor', before => `class A { constructor() {${before}} }`, 'unnamed'],
    ['function that another takes', before => `run(() => {${before}});`, 'unnamed'],
  ] satisfies [string, (body: string) => string, string][])('catches a long %s', (_, around, name) => {
    const lines = (count: number) => around('\n'.repeat(count - 1));
    const found = (count: number) => longFunctionsOf({ path: 'a.ts', text: lines(count), imports: [] });
    expect(found(LONGEST_FUNCTION)).toEqual([]);
    expect(found(LONGEST_FUNCTION + 1)).toEqual([`a.ts ${name}`]);
  });

  it('has no logic in data', () => {
    const logic = files.filter(
      ({ path, text }) =>
        isData(path) && /\bfunction\b|\bif \(|\bfor \(/.test(withoutComments(withoutTexts(text))),
    );
    expect(logic.map(({ path }) => path)).toEqual([]);
  });
});

/** Without texts of many lines that hold no code, such as the names of merchants. */
function withoutTexts(text: string): string {
  return text.replace(/`[^`$]*`/g, '``');
}

function importsOf(text: string): SourceFile['imports'] {
  return [...text.matchAll(/^(?:import|export)\s+(type\s+)?[^;]*?from\s+'([^']+)'/gm)].map(
    ([, type, from]) => ({
      from: from as string,
      isTypeOnly: type !== undefined,
    }),
  );
}

/** The rooms that a file imports, its own apart. */
function roomsImported({ path, imports }: SourceFile): string[] {
  return imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => folderOf(normalize(join(dirname(path), from)).replaceAll('\\', '/')))
    .filter(room => room !== folderOf(path));
}

/** Two files of one name, of which the first may import the second. */
function sameNamesIn(paths: readonly string[]): string[] {
  const named = groupedBy(paths, path => path.split('/').at(-1));
  return [...named.values()].flatMap(alike =>
    alike.flatMap(path => {
      const near = (ROOMS[folderOf(path)]?.imports ?? []).filter(room => !GIVE_THEIR_NAMES.includes(room));
      return alike
        .filter(other => near.includes(folderOf(other)))
        .map(other => `${path} is called as ${other}, which it may import`);
    }),
  );
}

function strayImports(file: SourceFile): string[] {
  const allowed = ROOMS[folderOf(file.path)]?.imports ?? [];
  return roomsImported(file)
    .filter(room => !allowed.includes(room))
    .map(room => `${file.path} imports ${room}`);
}

function importsBackThroughRooms({ path, imports }: SourceFile): string[] {
  const room = rowRoomOf(path);
  if (room === null) return [];
  return imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => normalize(join(dirname(path), from)).replaceAll('\\', '/'))
    .filter(target => target.startsWith('enrichment/'))
    .filter(
      target =>
        ROW_ROOMS.indexOf(rowRoomOf(target) ?? '') > ROW_ROOMS.indexOf(room) || rowRoomOf(target) === null,
    )
    .map(target => `${path} imports ${target}`);
}

/** Null outside enrichment, and for the files that lead through its rooms. */
function rowRoomOf(path: string): string | null {
  const [folder, room, file] = path.split('/');
  return folder === 'enrichment' && file !== undefined ? (room as string) : null;
}

function folderOf(path: string): string {
  return (path.split('/')[0] as string).replace(/\.(ts|js)$/, '');
}

function cyclesOf(all: readonly SourceFile[]): string[] {
  const graph = new Map(
    all.map(({ path, imports }) => [
      path,
      imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) =>
          normalize(join(dirname(path), from))
            .replaceAll('\\', '/')
            .replace(/\.js$/, '.ts'),
        ),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    else if (!done.has(path)) {
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    }
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}

/** As file and name. */
function longFunctionsOf({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
    if (lines <= LONGEST_FUNCTION) return;
    if (ts.isFunctionLike(node)) found.push(`${path} ${nameOf(node, source)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Its own, or that of the constant or member that it is the value of. */
function nameOf(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  const { parent } = node;
  const named = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent : node;
  return named.name?.getText(source) ?? 'unnamed';
}

function comparesCountry(text: string): boolean {
  return COUNTRY_COMPARED.test(withoutComments(text));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'])\/\/.*$/gm, '$1');
}
