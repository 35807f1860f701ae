/** The examples of the documentation: those of every exported name, and those of the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type Hover, hoversIn } from './hover.js';

export interface Example {
  /** Where it stands: `open-banking-insights/gb enrichTransactions` or `README.md, example 1`. */
  readonly place: string;
  readonly code: string;
  /** That of a function prints something; that of a type may only stand there. */
  readonly isOfFunction: boolean;
}

/** The README and every page of docs/ and its folders. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .sort()
    .map(page => `docs/${page}`),
];

const FENCED = /```ts\n([\s\S]*?)```/g;

/** Each `@example` of the names of all entries; what several entries share, once. */
export function exportExamples(): readonly Example[] {
  const examples = new Map<string, Example>();
  for (const [entry, hovers] of hoversIn('source'))
    for (const { name, kind, examples: texts } of hovers)
      for (const text of texts) {
        const code = withImports(codeIn(text), entry, hovers);
        const known = examples.get(text)?.place ?? `${entry} ${name}`;
        examples.set(text, { place: known, code, isOfFunction: kind === 'function' });
      }
  return [...examples.values()];
}

/** Editors show an example without fences as code. */
function codeIn(text: string): string {
  const blocks = [...text.matchAll(FENCED)].map(([, block]) => block as string);
  return blocks.length === 0 ? `${text}\n` : blocks.join('\n');
}

/** An example that imports nothing stands for itself where the names of its entry are there. */
export function withImports(code: string, entry: string, hovers: readonly Pick<Hover, 'name'>[]): string {
  if (/^import /m.test(code)) return code;
  const used = hovers.map(({ name }) => name).filter(name => new RegExp(`\\b${name}\\b`).test(code));
  return `import { ${used.join(', ')} } from '${entry}';\n${code}`;
}

/** Each block of TypeScript in the README and in docs/. */
export function pageExamples(): readonly Omit<Example, 'isOfFunction'>[] {
  return PAGES.flatMap(page =>
    [...readFileSync(page, 'utf8').matchAll(FENCED)].map(([, code], index) => ({
      place: `${page}, example ${index + 1}`,
      code: code as string,
    })),
  );
}

/**
 * What an example says it prints: the comments behind a statement that logs, at the end of its line or on lines of their
 * own, up to a blank line. `|` stands between values that are logged together.
 */
export function promisedBy(code: string): readonly string[] {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  return source.statements.flatMap((statement, index) => {
    if (!statement.getText().includes('console.log(')) return [];
    const next = source.statements[index + 1]?.getStart() ?? code.length;
    const [behind = ''] = code.slice(statement.end, next).split('\n\n');
    return [...behind.matchAll(/^\s*\/\/ (.*)$/gm)].map(([, line]) => withoutBars(line as string));
  });
}

export function withoutBars(line: string): string {
  return line.replaceAll(' | ', ' ');
}

/** As Node runs it: the types taken off. */
export function scriptOf(code: string, module: ts.ModuleKind): string {
  return ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022, module } }).outputText;
}
