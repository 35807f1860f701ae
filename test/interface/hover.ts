/** What an editor shows of the names that an entry exports, and of their members. */
import { resolve } from 'node:path';
import ts from 'typescript';
import { ENTRIES, type Entry } from './entries.js';
import { languageServiceOver } from './virtualHost.js';

export interface Hover {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  readonly documentation: string;
  readonly examples: readonly string[];
  /** Of an interface, a class or an object type that is written out under this name. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly name: string;
  readonly documentation: string;
  /** Whether its type says no more than text, number or true and false. */
  readonly isPlain: boolean;
}

const placeOf = ({ source }: Entry) => `hovered/${source}`;

/** What a caller writes to hover over: each name of an entry, imported. */
const names = languageServiceOver(
  new Map(ENTRIES.map(entry => [placeOf(entry), `import * as entry from '${entry.name}';\nentry;\n`])),
);

function exportsOf(entry: Entry): readonly ts.Symbol[] {
  const program = names.getProgram() as ts.Program;
  const source = program.getSourceFile(resolve(entry.source)) as ts.SourceFile;
  const checker = program.getTypeChecker();
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
}

const imported = new Map(
  ENTRIES.map(entry => [
    placeOf(entry),
    `import {\n${exportsOf(entry)
      .map(({ name }) => `  ${name},`)
      .join('\n')}\n} from '${entry.name}';\n`,
  ]),
);
const service = languageServiceOver(imported);
const checker = (service.getProgram() as ts.Program).getTypeChecker();

/** Every exported name of the entry, as hovering over its import shows it. */
export function hoversOf(entry: Entry): readonly Hover[] {
  const path = resolve(placeOf(entry));
  const text = imported.get(placeOf(entry)) as string;
  return exportsOf(entry).map(({ name }) => {
    const position = text.indexOf(`\n  ${name},`) + 3;
    const info = service.getQuickInfoAtPosition(path, position);
    if (info === undefined) throw new Error(`nothing is shown of ${name}`);
    const symbol = symbolAt(path, position);
    return {
      name,
      kind: kindOf(symbol),
      documentation: ts.displayPartsToString(info.documentation).trim(),
      examples: (info.tags ?? [])
        .filter(tag => tag.name === 'example')
        .map(tag => ts.displayPartsToString(tag.text)),
      members: membersOf(symbol),
    };
  });
}

/** What the import stands for. */
function symbolAt(path: string, position: number): ts.Symbol {
  const source = (service.getProgram() as ts.Program).getSourceFile(path) as ts.SourceFile;
  const [statement] = source.statements as unknown as readonly [ts.ImportDeclaration];
  const bindings = statement.importClause?.namedBindings as ts.NamedImports;
  const specifier = bindings.elements.find(element => element.getStart() === position) as ts.ImportSpecifier;
  return checker.getAliasedSymbol(checker.getSymbolAtLocation(specifier.name) as ts.Symbol);
}

function kindOf(symbol: ts.Symbol): Hover['kind'] {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'type';
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'value';
}

function membersOf(symbol: ts.Symbol): readonly Member[] {
  const isWrittenOut = (symbol.declarations ?? []).some(
    declaration =>
      ts.isInterfaceDeclaration(declaration) ||
      ts.isClassDeclaration(declaration) ||
      (ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type)),
  );
  if (!isWrittenOut) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(isOurs)
    .map(property => ({
      name: property.name,
      documentation: ts.displayPartsToString(property.getDocumentationComment(checker)).trim(),
      isPlain: isPlain(checker.getTypeOfSymbol(property)),
    }));
}

/** An error has a name, a message and a stack of the language's own. */
function isOurs({ declarations }: ts.Symbol): boolean {
  return !(declarations ?? []).some(declaration =>
    /[\\/]lib\.[^\\/]*\.d\.ts$/.test(declaration.getSourceFile().fileName),
  );
}

/** Lists are looked into, and what may be null or left out is taken without. */
function isPlain(type: ts.Type): boolean {
  const said = checker.getNonNullableType(type);
  const [row] = checker.isArrayType(said) ? checker.getTypeArguments(said as ts.TypeReference) : [said];
  const parts = row?.isUnion() ? row.types : [row as ts.Type];
  const PLAIN = ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.BooleanLike;
  return parts.every(part => (part.flags & PLAIN) !== 0);
}
