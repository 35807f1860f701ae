/** Which declaration of ours a name in a type stands for. */
import { relative, sep } from 'node:path';
import ts from 'typescript';

/** What one imports of another module is followed to where it is declared. */
export function declaredSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

/** `requests/requestValues`: the module of src that declares it, or null where that is another package or the language. */
export function moduleOf(symbol: ts.Symbol): string | null {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  if (file === undefined) return null;
  const path = relative('src', file).split(sep).join('/');
  return path.startsWith('..') ? null : path.replace(/\.ts$/, '');
}

/** The declarations of our modules that a piece of source names as types or with `typeof`. */
export function namedIn(checker: ts.TypeChecker, node: ts.Node): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part)) {
      const named = symbolNamed(checker, part);
      if (named !== undefined && isTopLevel(named) && moduleOf(named) !== null) found.push(named);
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

function symbolNamed(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  // The compiler's own nodes, of types that are inferred, are in no file, and carry their symbols.
  const symbol = name.pos < 0 ? (name as { symbol?: ts.Symbol }).symbol : checker.getSymbolAtLocation(name);
  return symbol && declaredSymbol(checker, symbol);
}

/** No member, parameter or type parameter. */
function isTopLevel({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    declaration =>
      (declaration.parent !== undefined && ts.isSourceFile(declaration.parent)) ||
      (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent)),
  );
}
