/** Examples compiled as a caller's project would, under `strict` and `noUncheckedIndexedAccess`. */
import { resolve } from 'node:path';
import ts from 'typescript';
import type { Example } from './examples.js';
import { languageServiceOver } from './virtualHost.js';

/** An example is a script: what it logs goes to the console of Node or of a browser. */
const CONSOLE = 'declare const console: { log(...values: unknown[]): void };\n';

/** What the compiler says of each example: `README.md, example 1, line 3: Cannot find name …`. */
export function faultsOf(examples: readonly Pick<Example, 'place' | 'code'>[]): string[] {
  const pathOf = (index: number) => `examples/${index}.ts`;
  const service = languageServiceOver(
    new Map([
      ['examples/console.d.ts', CONSOLE],
      // Without an import or an export, a file would share its names with the others.
      ...examples.map(({ code }, index) => [pathOf(index), `${code}\nexport {};\n`] as const),
    ]),
  );
  return examples.flatMap(({ place }, index) => {
    const path = resolve(pathOf(index));
    return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(fault => {
      const { line } = (fault.file as ts.SourceFile).getLineAndCharacterOfPosition(fault.start ?? 0);
      return `${place}, line ${line + 1}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`;
    });
  });
}
