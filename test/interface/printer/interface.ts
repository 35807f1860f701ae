/** The public interface as text files: one for each entry, one for what they share, and one for package.json. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { ENTRIES } from '../entries.js';
import { languageServiceOver } from '../virtualHost.js';
import { DeclarationPrinter } from './declarationText.js';
import { declaredSymbol, moduleOf } from './names.js';

const SHARED = 'shared.txt';

/** Texts by file name. `changes`: what stands in modules of src instead of what is on the disk, by path. */
export function interfaceFiles(
  changes: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const imports = ENTRIES.map(({ name }) => [`declared/${name}.ts`, `import '${name}';\n`] as const);
  const service = languageServiceOver(new Map([...changes, ...imports]));
  const program = service.getProgram() as ts.Program;
  const checker = program.getTypeChecker();
  const sources = [...new Set(ENTRIES.map(({ source }) => source))];
  const exportsOf = new Map(sources.map(source => [source, exportedBy(program, source)]));

  let named = new Set<ts.Symbol>();
  const found = (symbol: ts.Symbol) => named.add(symbol);
  const printer = new DeclarationPrinter(checker, schemaNames(program, exportsOf), found);
  const printed = new Map<ts.Symbol, { readonly text: string; readonly names: ReadonlySet<ts.Symbol> }>();
  const printAll = (symbol: ts.Symbol, reached: Set<ts.Symbol>): void => {
    if (reached.has(symbol)) return;
    reached.add(symbol);
    if (!printed.has(symbol)) {
      named = new Set();
      printed.set(symbol, { text: printer.textOf(symbol), names: named });
    }
    for (const each of printed.get(symbol)?.names ?? []) printAll(each, reached);
  };

  /** By source: all that its exports name, and what that names. */
  const reachedBy = new Map(
    sources.map(source => {
      const reached = new Set<ts.Symbol>();
      for (const symbol of exportsOf.get(source)?.values() ?? []) printAll(symbol, reached);
      return [source, reached] as const;
    }),
  );
  const isShared = (symbol: ts.Symbol) =>
    sources.filter(source => reachedBy.get(source)?.has(symbol)).length > 1;
  const isExported = (symbol: ts.Symbol) =>
    sources.some(source => [...(exportsOf.get(source)?.values() ?? [])].includes(symbol));

  const all = [...printed.keys()];
  const inOrder = all.toSorted(
    (a, b) => compare(a.name, b.name) || compare(moduleOf(a) ?? '', moduleOf(b) ?? ''),
  );
  const hasNamesake = (symbol: ts.Symbol) =>
    all.some(other => other !== symbol && other.name === symbol.name);
  const blockFor = (symbol: ts.Symbol) => {
    const notes = [
      ...(isExported(symbol) ? [] : ['not exported']),
      ...(hasNamesake(symbol) ? [`of ${moduleOf(symbol)}`] : []),
    ];
    const note = notes.length === 0 ? '' : `// ${notes.join(', ')}\n`;
    return `${note}${printed.get(symbol)?.text}\n`;
  };

  const files = new Map<string, string>();
  const first = new Map<string, string>();
  for (const { name, source } of ENTRIES) {
    const file = `${name.split('/')[1] ?? 'index'}.txt`;
    const same = first.get(source);
    first.set(source, same ?? name);
    if (same !== undefined) {
      files.set(file, `${name} has the declarations of ${same}.\n`);
      continue;
    }
    const exported = [...(exportsOf.get(source) ?? [])].toSorted(([a], [b]) => compare(a, b));
    const list = exported.map(([as, symbol]) => {
      const renamed = as === symbol.name ? '' : `, declared as ${symbol.name}`;
      return `${as}${renamed}${isShared(symbol) ? ' (shared)' : ''}`;
    });
    const own = inOrder.filter(symbol => reachedBy.get(source)?.has(symbol) && !isShared(symbol));
    files.set(file, `${name} exports:\n${list.join('\n')}\n\n${own.map(blockFor).join('\n')}`);
  }
  files.set(SHARED, `Named by several entries:\n\n${inOrder.filter(isShared).map(blockFor).join('\n')}`);
  files.set('package.txt', packageText());
  return files;
}

function exportedBy(program: ts.Program, source: string): ReadonlyMap<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(resolve(source)) as ts.SourceFile);
  return new Map(
    checker
      .getExportsOfModule(module as ts.Symbol)
      .map(symbol => [symbol.name, declaredSymbol(checker, symbol)]),
  );
}

/** Constants of ours by the types of the schemas that they are; a short one, such as text, is written out. */
function schemaNames(
  program: ts.Program,
  exportsOf: ReadonlyMap<string, ReadonlyMap<string, ts.Symbol>>,
): ReadonlyMap<ts.Type, ts.Symbol> {
  const checker = program.getTypeChecker();
  const exported = new Set([...exportsOf.values()].flatMap(symbols => [...symbols.values()]));
  const names = new Map<ts.Type, ts.Symbol>();
  for (const file of program.getSourceFiles())
    for (const statement of file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name } of statement.declarationList.declarations) {
        const symbol = checker.getSymbolAtLocation(name);
        if (symbol === undefined || moduleOf(symbol) === null) continue;
        const type = checker.getTypeOfSymbol(symbol);
        if (!/^Zod(?:Object|Enum|Union|DiscriminatedUnion)$/.test(type.symbol?.name ?? '')) continue;
        const known = names.get(type);
        const rankOf = (each: ts.Symbol) => `${exported.has(each) ? 0 : 1} ${each.name}`;
        if (known === undefined || rankOf(symbol) < rankOf(known)) names.set(type, symbol);
      }
    }
  return names;
}

/** What package.json says of entries and of the command. */
function packageText(): string {
  const { exports, bin, main, module, types, engines, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  return `${JSON.stringify({ exports, bin, main, module, types, engines, dependencies }, null, 2)}\n`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
