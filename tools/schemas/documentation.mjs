/**
 * The doc comments of the TypeScript types are the one place that says what a member means. Here they are read, and written
 * into JSON Schema as descriptions: schema and type are walked side by side.
 */
import ts from 'typescript';

/** Types of the library's own source, by file and exported name. */
export function readTypes() {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const symbolOf = (file, name) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .find(symbol => symbol.name === name);
  const exportOf = (file, name) => {
    const found = symbolOf(file, name);
    if (found === undefined) throw new Error(`${file} exports no ${name}`);
    return (found.flags & ts.SymbolFlags.Alias) === 0 ? found : checker.getAliasedSymbol(found);
  };
  return {
    checker,
    /** Whether the file exports a type of that name. */
    hasType: (file, name) => symbolOf(file, name) !== undefined,
    /** A type by its name. */
    typeNamed: (file, name) => checker.getDeclaredTypeOfSymbol(exportOf(file, name)),
    /** What a zod schema answers with. */
    outputOf: (file, name) => {
      const schema = checker.getTypeOfSymbol(exportOf(file, name));
      return checker.getTypeOfSymbol(schema.getProperty('_output'));
    },
    /** The comment above an exported constant. */
    commentOf: (file, name) => textOf(exportOf(file, name), checker),
    /** The comment above a member of what a zod schema answers with. */
    commentOfMember: (file, name, member) =>
      textOf(
        checker
          .getTypeOfSymbol(checker.getTypeOfSymbol(exportOf(file, name)).getProperty('_output'))
          .getProperty(member),
        checker,
      ),
  };
}

/**
 * What is known of each schema inside a schema, itself included: the `name` of its type, what is said of that type (`own`),
 * and what is said of it as a member of another (`member`). `types`: those that may say something, the first that does
 * counts. `typesOf`: more of them for a definition, by its name; `nameOfMember`: what they call a member.
 */
export function notesOn(
  schema,
  types,
  checker,
  definitions = {},
  { typesOf = () => [], nameOfMember = name => name } = {},
) {
  const notes = new Map();
  const followed = new Set();
  walk(
    schema,
    types.map(type => [type]),
  );
  return notes;

  /** `sources`: of each type given at first, what it may be here; only a union leaves more than one to choose from. */
  function walk(node, sources) {
    const owners = sources.map(alternatives => {
      const all = alternatives.flatMap(type => membersOfUnion(solid(type), node));
      const fitting = all.filter(type => fits(node, type));
      return fitting.length > 0 ? fitting : all;
    });
    const definition = node.$ref?.slice('#/$defs/'.length);
    if (definition !== undefined && !followed.has(definition)) {
      followed.add(definition);
      walk(definitions[definition], [...owners, ...typesOf(definition).map(type => [type])]);
    }
    for (const branch of node.anyOf ?? node.oneOf ?? []) if (!isNull(branch)) walk(branch, owners);
    if (node.items !== undefined)
      walk(
        node.items,
        owners.map(types => types.flatMap(elementsOf)),
      );
    for (const [name, member] of Object.entries(node.properties ?? {})) {
      const symbols = owners.map(types =>
        types
          .map(type => type.getProperty(name) ?? type.getProperty(nameOfMember(name)))
          .filter(symbol => symbol !== undefined),
      );
      walk(
        member,
        symbols.map(found => found.map(symbol => checker.getTypeOfSymbol(symbol))),
      );
      note(member, { member: saidOf(symbols.flat()) });
    }
    // A type names no schema in which its members have other names.
    const isRenamed = type =>
      Object.keys(node.properties ?? {}).some(
        name => type.getProperty(name) === undefined && type.getProperty(nameOfMember(name)) !== undefined,
      );
    const named = owners
      .flat()
      .filter(type => !isRenamed(type))
      .map(type => nameOf(type, checker))
      .filter(symbol => symbol !== null);
    if (named.length > 0 && (node.properties !== undefined || node.enum !== undefined))
      note(node, { name: named[0].name, own: saidOf(named) });
  }

  /** Whether the type has every member of the schema, deep inside too: two results differ in their periods alone. */
  function fits(node, given) {
    const type = solid(given);
    if (node.items !== undefined) return elementsOf(type).some(element => fits(node.items, element));
    if (node.anyOf !== undefined) return node.anyOf.every(branch => isNull(branch) || fits(branch, type));
    return membersOfUnion(type, node).some(each =>
      Object.entries(node.properties ?? {}).every(([name, member]) => {
        const symbol = each.getProperty(name);
        return symbol !== undefined && fits(member, checker.getTypeOfSymbol(symbol));
      }),
    );
  }

  /** Without null; for the rows of a generic request, what all rows have. */
  function solid(type) {
    const some = checker.getNonNullableType(type);
    return checker.getBaseConstraintOfType(some) ?? some;
  }

  function note(node, more) {
    notes.set(node, { ...notes.get(node), ...more });
  }

  function saidOf(symbols) {
    return symbols.map(symbol => textOf(symbol, checker)).find(text => text !== '');
  }

  function elementsOf(type) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return element === undefined || (type.flags & ts.TypeFlags.StringLike) !== 0 ? [] : [element];
  }
}

/** A union of objects is looked at one by one; a union of texts is a type of its own. */
function membersOfUnion(type, node) {
  const isOfTexts = node.enum !== undefined || !type.isUnion();
  return isOfTexts ? [type] : type.types;
}

/** A type that stands where it is used has no name of its own, nor has one whose parameters are not those it has by default. */
function nameOf(type, checker) {
  const { aliasSymbol, aliasTypeArguments = [], symbol } = type;
  if (aliasSymbol !== undefined) return aliasTypeArguments.length === 0 ? aliasSymbol : null;
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Interface) === 0) return null;
  const parameters = type.target?.typeParameters ?? [];
  const isUsual = parameters.every((parameter, index) => {
    const given = type.typeArguments?.[index];
    return given === undefined || given === parameter || isDefaultOf(parameter, given, checker);
  });
  return isUsual && /^[A-Z]/.test(symbol.name) ? symbol : null;
}

/** Or a parameter of the type that is around it, of which the same is known. */
function isDefaultOf(parameter, given, checker) {
  const usual = parameter.symbol?.declarations?.[0]?.default;
  return given.isTypeParameter() || (usual !== undefined && checker.getTypeAtLocation(usual) === given);
}

export function isNull(node) {
  return node.type === 'null';
}

/** Lines of a comment are one line of text, paragraphs stay apart; marks of code links are left out. */
function textOf(symbol, checker) {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .join('\n\n');
}
