/** Every example of the documentation compiles under `strict` and `noUncheckedIndexedAccess`, runs, and prints what its comments say. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { format } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { faultsOf } from './compile.js';
import { ENTRIES } from './entries.js';
import {
  type Example,
  exportExamples,
  PAGES,
  pageExamples,
  promisedBy,
  scriptOf,
  withImports,
  withoutBars,
} from './examples.js';
import { linesOfEach } from './printed.js';

const ofExports = exportExamples();
const ofPages = pageExamples();
const entries = new Map<string, object>(
  await Promise.all(
    ENTRIES.map(
      async ({ name, source }) => [name, await import(/* @vite-ignore */ `../../${source}`)] as const,
    ),
  ),
);

/** In this process, over the sources: there are many. What a promise prints comes later into the same list. */
function printedHere(code: string): readonly string[] {
  const lines: string[] = [];
  const run = new Function('require', 'exports', 'console', scriptOf(code, ts.ModuleKind.CommonJS));
  run(
    (name: string) => entries.get(name),
    {},
    { log: (...values: unknown[]) => lines.push(...format(...values).split('\n')) },
  );
  return lines;
}

/** As a reader runs them: by Node, with the package that was built. */
function printedByNode(codes: readonly string[]): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/open-banking-insights'));
  const names = codes.map((_, index) => `${index}.mjs`);
  for (const [index, code] of codes.entries())
    writeFileSync(join(folder, `${index}.mjs`), scriptOf(code, ts.ModuleKind.ESNext));
  const printed = linesOfEach(folder, names);
  rmSync(folder, { recursive: true });
  return printed;
}

const named = (examples: readonly Pick<Example, 'place' | 'code'>[]) =>
  examples.map(({ place, code }) => [place, code] as const);

describe('the examples of exported names', () => {
  it('compile under strict', { timeout: 60_000 }, () => {
    expect(faultsOf(ofExports)).toEqual([]);
  });

  it('print something, those of functions', () => {
    const silent = ofExports.filter(
      ({ isOfFunction, code }) => isOfFunction && promisedBy(code).length === 0,
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it.each(named(ofExports))('run, and print what they say: %s', { timeout: 60_000 }, async (_, code) => {
    const lines = printedHere(code);
    const timeout = code.includes('.then(') ? 50_000 : 0;
    if (timeout > 0) await vi.waitUntil(() => lines.length >= promisedBy(code).length, { timeout });
    expect(lines.map(withoutBars)).toEqual(promisedBy(code));
  });
});

describe('the examples of the README and of docs', () => {
  let printed: readonly (readonly string[])[] = [];
  beforeAll(() => {
    printed = printedByNode(ofPages.map(({ code }) => code));
  });

  it('are found, and none is in JavaScript, which would not be compiled', () => {
    expect(ofPages.length).toBeGreaterThan(6);
    for (const page of PAGES)
      expect(readFileSync(page, 'utf8'), page).not.toMatch(/```(?:js|javascript|typescript)$/m);
  });

  it('compile under strict', { timeout: 60_000 }, () => {
    expect(faultsOf(ofPages)).toEqual([]);
  });

  it.each(ofPages.map(({ place, code }, index) => [place, code, index] as const))(
    'prints what it says: %s',
    (_, code, index) => {
      expect(promisedBy(code)).not.toEqual([]);
      expect(printed[index]?.map(withoutBars)).toEqual(promisedBy(code));
    },
  );
});

describe('an example', () => {
  it('that imports nothing has the names of its entry', () => {
    const names = [{ name: 'analyse' }, { name: 'safeAnalyse' }, { name: 'explain' }];
    const code = 'console.log(explain(analyse(request)));';
    expect(withImports(code, 'some-entry', names)).toBe(
      `import { analyse, explain } from 'some-entry';\n${code}`,
    );
    expect(withImports(`import 'other';\n${code}`, 'some-entry', names)).toBe(`import 'other';\n${code}`);
  });

  it('that takes an item of a list for granted is found', () => {
    const code = 'const rows: number[] = [];\nconst [row] = rows;\nconsole.log(row.toFixed(2));\n';
    expect(faultsOf([{ place: 'a page', code }])).toEqual(["a page, line 3: 'row' is possibly 'undefined'."]);
  });

  it('that does not compile is found, with its place and line', () => {
    const example = {
      place: 'a page',
      code: 'const count: number = 1;\nconst text: string = count;\nconsole.log(text);\n',
    };
    expect(faultsOf([example])).toEqual([
      "a page, line 2: Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('promises what stands behind its logging, and nothing else', () => {
    const code = [
      '// This is said before.',
      'const rows = [1, 2];',
      '// This is said between.',
      'console.log(rows.length, 3); // 2 | 3',
      'for (const row of rows)',
      '  // This is said within.',
      '  console.log(row);',
      '// 1',
      '// 2',
      '',
      '// This is said behind.',
    ].join('\n');
    expect(promisedBy(code)).toEqual(['2 3', '1', '2']);
    expect(printedHere(code)).toEqual(promisedBy(code));
    expect(printedByNode([code])).toEqual([promisedBy(code)]);
  });
});
