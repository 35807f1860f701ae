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

/** Every exported name of every entry, as hovering over its import shows it. */
export function hoversIn(
  kind: 'source' | 'built',
): readonly (readonly [entry: string, hovers: readonly Hover[]])[] {
  const listed = languageServiceOver(
    textsOf(entry => `import * as entry from '${entry.name}';\nentry;\n`),
    kind,
  );
  const namesOf = (entry: Entry) => exportsOf(listed.getProgram() as ts.Program, entry[kind]);
  const texts = textsOf(
    entry =>
      `import {\n${namesOf(entry)
        .map(name => `  ${name},\n`)
        .join('')}} from '${entry.name}';\n`,
  );
  const service = languageServiceOver(texts, kind);
  return ENTRIES.map(entry => [entry.name, hoversOf(service, placeOf(entry))]);
}

const placeOf = ({ name }: Entry) => `hovered/${name}.ts`;

function textsOf(textOf: (entry: Entry) => string): ReadonlyMap<string, string> {
  return new Map(ENTRIES.map(entry => [placeOf(entry), textOf(entry)]));
}

function exportsOf(program: ts.Program, path: string): readonly string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(resolve(path)) as ts.SourceFile;
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol).map(({ name }) => name);
}

/** Of a file that consists of one import. */
function hoversOf(service: ts.LanguageService, place: string): readonly Hover[] {
  const path = resolve(place);
  const program = service.getProgram() as ts.Program;
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path) as ts.SourceFile;
  const [statement] = source.statements as unknown as readonly [ts.ImportDeclaration];
  const bindings = statement.importClause?.namedBindings as ts.NamedImports;
  return bindings.elements.map(({ name }) => {
    const info = service.getQuickInfoAtPosition(path, name.getStart());
    if (info === undefined) throw new Error(`nothing is shown of ${name.text}`);
    const symbol = checker.getAliasedSymbol(checker.getSymbolAtLocation(name) as ts.Symbol);
    return {
      name: name.text,
      kind: kindOf(checker, symbol),
      documentation: ts.displayPartsToString(info.documentation).trim(),
      examples: (info.tags ?? [])
        .filter(tag => tag.name === 'example')
        .map(tag => ts.displayPartsToString(tag.text)),
      members: membersOf(checker, symbol),
    };
  });
}

function kindOf(checker: ts.TypeChecker, symbol: ts.Symbol): Hover['kind'] {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'type';
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'value';
}

function membersOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly Member[] {
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
      isPlain: isPlain(checker, checker.getTypeOfSymbol(property)),
    }));
}

/** An error has a name, a message and a stack of the language's own. */
function isOurs({ declarations }: ts.Symbol): boolean {
  return !(declarations ?? []).some(declaration =>
    /[\\/]lib\.[^\\/]*\.d\.ts$/.test(declaration.getSourceFile().fileName),
  );
}

/** Lists are looked into, and what may be null or left out is taken without. */
function isPlain(checker: ts.TypeChecker, type: ts.Type): boolean {
  const said = checker.getNonNullableType(type);
  const [row] = checker.isArrayType(said) ? checker.getTypeArguments(said as ts.TypeReference) : [said];
  const parts = row?.isUnion() ? row.types : [row as ts.Type];
  const PLAIN = ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.BooleanLike;
  return parts.every(part => (part.flags & PLAIN) !== 0);
}
