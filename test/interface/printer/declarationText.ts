/** One exported declaration as text: its kind, its name and its signature, with a line for each member. */
import ts from 'typescript';
import { namedIn } from './names.js';
import { type SchemaPrinter, schemaPrinter } from './schemaText.js';
import { blockOf, memberTexts, oneLine, typeText, withUnionsInOrder } from './typeText.js';

const INFERRED =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

export class DeclarationPrinter {
  private readonly schemas: SchemaPrinter;

  constructor(
    private readonly checker: ts.TypeChecker,
    schemaNames: ReadonlyMap<ts.Type, ts.Symbol>,
    /** Is told of every declaration of ours that a text names. */
    private readonly found: (named: ts.Symbol) => void,
  ) {
    this.schemas = schemaPrinter(checker, schemaNames, found, (type, indent) => this.plainText(type, indent));
  }

  textOf(symbol: ts.Symbol): string {
    const declarations = symbol.declarations ?? [];
    const texts = declarations.filter(isPublic).map(declaration => this.declarationText(symbol, declaration));
    // Overloads are tried in their order.
    return texts.join('\n');
  }

  private declarationText(symbol: ts.Symbol, declaration: ts.Declaration): string {
    if (ts.isInterfaceDeclaration(declaration)) return this.interfaceText(declaration);
    if (ts.isTypeAliasDeclaration(declaration)) return this.aliasText(symbol, declaration);
    if (ts.isFunctionDeclaration(declaration)) return this.functionText(declaration);
    if (ts.isClassDeclaration(declaration)) return this.classText(symbol, declaration);
    if (ts.isVariableDeclaration(declaration)) return this.constantText(symbol, declaration);
    throw new Error(
      `${symbol.name} is declared in a way that is not printed: ${ts.SyntaxKind[declaration.kind]}`,
    );
  }

  private interfaceText(declaration: ts.InterfaceDeclaration): string {
    this.findIn(declaration);
    const heritage = heritageText(declaration);
    const head = `interface ${declaration.name.text}${parametersText(declaration.typeParameters)}${heritage}`;
    return declaration.members.length === 0
      ? `${head} {}`
      : `${head} ${blockOf('{}', memberTexts(declaration.members, '  '))}`;
  }

  private aliasText(symbol: ts.Symbol, declaration: ts.TypeAliasDeclaration): string {
    const head = `type ${symbol.name}${parametersText(declaration.typeParameters)} =`;
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const names = this.namesOf(declaration.type);
    if (names !== null) {
      const text = typeText(names);
      return text.startsWith('\n') ? head + text : `${head} ${text}`;
    }
    // `(typeof CATEGORIES)[number]['slug']` is shown as the slugs.
    if (!ts.isUnionTypeNode(declaration.type) && type.isUnion() && type.types.every(part => part.isLiteral()))
      return `${head}${type.types
        .map(part => `\n  | ${this.inferredText(part, '')}`)
        .sort()
        .join('')}`;
    this.findIn(declaration);
    const text = typeText(declaration.type);
    return text.startsWith('\n') ? head + text : `${head} ${text}`;
  }

  /** `OneOf<typeof NAMES>` is shown as the union of the names, in their order. */
  private namesOf(node: ts.TypeNode): ts.UnionTypeNode | null {
    if (!ts.isTypeReferenceNode(node) || oneLine(node.typeName) !== 'OneOf') return null;
    const [list] = node.typeArguments ?? [];
    const names = this.checker.getTypeArguments(
      this.checker.getTypeFromTypeNode(list as ts.TypeNode) as ts.TypeReference,
    );
    const written = names.map(name => this.checker.typeToTypeNode(name, undefined, INFERRED) as ts.TypeNode);
    return ts.factory.createUnionTypeNode(written);
  }

  private functionText(declaration: ts.FunctionDeclaration): string {
    const { name, typeParameters, parameters, type } = declaration;
    for (const part of [...(typeParameters ?? []), ...parameters, ...(type ? [type] : [])]) this.findIn(part);
    const signature = this.checker.getSignatureFromDeclaration(declaration) as ts.Signature;
    const result = type ?? this.checker.getReturnTypeOfSignature(signature);
    const given = parameters.map(oneLine);
    const head = `function ${name?.text}${parametersText(typeParameters)}`;
    const line = `(${given.join(', ')})`;
    const answer = 'kind' in result ? typeText(result) : this.inferredText(result, '');
    return `${head}${head.length + line.length > 110 ? blockOf('()', given) : line}: ${answer}`;
  }

  private classText(symbol: ts.Symbol, declaration: ts.ClassDeclaration): string {
    const heritage = heritageText(declaration);
    const members = declaration.members.map(member => {
      if (ts.isConstructorDeclaration(member)) {
        for (const parameter of member.parameters) this.findIn(parameter);
        return `constructor(${member.parameters.map(oneLine).join(', ')})`;
      }
      const modifiers = (ts.getModifiers(member as ts.PropertyDeclaration) ?? []).map(oneLine);
      const type = this.checker.getTypeOfSymbol((member as unknown as { symbol: ts.Symbol }).symbol);
      const said = (member as ts.PropertyDeclaration).type;
      if (said !== undefined) this.findIn(said);
      const text = said === undefined ? this.inferredText(type, '  ') : typeText(said, '  ');
      return `${[...modifiers, oneLine(member.name as ts.PropertyName)].join(' ')}: ${text}`;
    });
    return `class ${symbol.name}${heritage} ${blockOf('{}', members.sort())}`;
  }

  private constantText(symbol: ts.Symbol, declaration: ts.VariableDeclaration): string {
    const head = `const ${symbol.name}:`;
    if (declaration.type !== undefined) {
      this.findIn(declaration.type);
      return `${head} ${typeText(declaration.type).trim()}`;
    }
    return `${head} ${this.inferredText(this.checker.getTypeOfSymbol(symbol), '', symbol).trim()}`;
  }

  private inferredText(type: ts.Type, indent: string, own?: ts.Symbol): string {
    const schema = this.schemas.textOf(type, indent, own);
    if (schema !== null) return schema;
    const isTable = (type.flags & ts.TypeFlags.Object) !== 0 && type.aliasSymbol === undefined;
    const members = isTable && !type.isClassOrInterface() ? this.checker.getPropertiesOfType(type) : [];
    if (members.some(member => this.holdsSchemas(this.checker.getTypeOfSymbol(member)))) {
      const texts = members.map(
        member => `${member.name}: ${this.inferredText(this.checker.getTypeOfSymbol(member), `${indent}  `)}`,
      );
      return blockOf('{}', texts.sort(), indent);
    }
    return this.plainText(type, indent);
  }

  private plainText(type: ts.Type, indent: string): string {
    const node = this.checker.typeToTypeNode(type, undefined, INFERRED) as ts.TypeNode;
    this.findIn(node);
    return typeText(withUnionsInOrder(node), indent);
  }

  private holdsSchemas(type: ts.Type): boolean {
    if (/^Zod[A-Z]/.test(type.symbol?.name ?? '')) return true;
    if (type.symbol?.name !== '__object') return false;
    return this.checker
      .getPropertiesOfType(type)
      .some(member => this.holdsSchemas(this.checker.getTypeOfSymbol(member)));
  }

  private findIn(node: ts.Node): void {
    for (const named of namedIn(this.checker, node)) this.found(named);
  }
}

/** What implements overloads is not called. */
function isPublic(declaration: ts.Declaration, _: number, all: readonly ts.Declaration[]): boolean {
  return !(ts.isFunctionDeclaration(declaration) && declaration.body !== undefined && all.length > 1);
}

function parametersText(parameters: readonly ts.TypeParameterDeclaration[] | undefined): string {
  return parameters === undefined ? '' : `<${parameters.map(oneLine).join(', ')}>`;
}

function heritageText(declaration: ts.InterfaceDeclaration | ts.ClassDeclaration): string {
  return (declaration.heritageClauses ?? []).map(clause => ` ${oneLine(clause)}`).join('');
}
