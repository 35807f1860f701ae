/**
 * Makes the larger constants of a module when they are first asked for: most of what a start costs is tables that the first call, or
 * any call, may never ask for. `var TABLE = …` becomes a function that makes the table once, and `TABLE` becomes `TABLE()`. It changes
 * no result, since the constants of src depend on nothing but constants (pure.mjs says why).
 *
 * Only what a module keeps to itself is changed, and only a name that is declared once, so that every mention of it is of
 * that constant.
 */
import { parse } from 'acorn';
import MagicString from 'magic-string';

/** Constants of src are in capitals. What is written in fewer characters costs no more than the function that would make it. */
const CONSTANT = /^[A-Z][A-Z\d_$]+$/;
const SHORTEST = 700;

export function madeWhenAsked(code) {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const { declared, mentions, kept } = namesIn(program);
  const text = new MagicString(code);
  for (const { type, declarations } of program.body) {
    if (type !== 'VariableDeclaration' || declarations.length !== 1) continue;
    const [{ id, init }] = declarations;
    const { name } = id;
    if (!CONSTANT.test(name ?? '') || declared.get(name) !== 1 || kept.has(name)) continue;
    if (!init || !isDear(init)) continue;
    const made = `${name}$made`;
    const { start, end } = declarations[0];
    text.appendLeft(start, `${made}; function ${name}() { return ${made} ??=`);
    // Not up to the value, which may stand in brackets.
    text.remove(start, code.indexOf('=', id.end) + 1);
    text.appendRight(end, '; }');
    for (const { node, isShorthand } of mentions.get(name) ?? [])
      if (node !== id) text.appendLeft(node.end, isShorthand ? `: ${name}()` : '()');
  }
  return text.toString();
}

/** A list of many things is dear, and so is a set or a map of what is in another table. */
function isDear(init) {
  const value = withoutCall(init);
  if (/^(?:Literal|TemplateLiteral|(?:ArrowFunction|Function|Class)Expression)$/.test(value.type))
    return false;
  const isOfTable = value.type === 'NewExpression' && value.arguments.some(given => !isList(given));
  return isOfTable || value.end - value.start >= SHORTEST;
}

const isList = ({ type }) => type === 'ArrayExpression' || type === 'Literal';

/** What pure.mjs has put into a call. */
function withoutCall(init) {
  const { type, callee, arguments: given } = init;
  const isWrapped =
    type === 'CallExpression' && callee.type === 'ArrowFunctionExpression' && given.length === 0;
  return isWrapped && callee.body.type !== 'BlockStatement' ? callee.body : init;
}

/** How often each name is declared, where it is mentioned, and which names may not become a function: exported or assigned. */
function namesIn(program) {
  const declared = new Map();
  const mentions = new Map();
  const kept = new Set();
  const declare = pattern => {
    for (const name of boundBy(pattern)) declared.set(name, (declared.get(name) ?? 0) + 1);
  };
  visit(program, (node, parent) => {
    if (/^Export/.test(node.type)) for (const { local } of node.specifiers ?? []) kept.add(local.name);
    if (/^Import.*Specifier$/.test(node.type)) declare(node.local);
    if (node.type === 'VariableDeclarator') declare(node.id);
    if (node.type === 'CatchClause' && node.param) declare(node.param);
    if (/Function/.test(node.type)) node.params.forEach(declare);
    if (/^(?:Function|Class)(?:Declaration|Expression)$/.test(node.type) && node.id) declare(node.id);
    if (node.type === 'AssignmentExpression') for (const name of boundBy(node.left)) kept.add(name);
    if (node.type === 'UpdateExpression') for (const name of boundBy(node.argument)) kept.add(name);
    if (node.type !== 'Identifier' || !isMention(node, parent)) return;
    const list = mentions.get(node.name) ?? [];
    list.push({ node, isShorthand: parent.type === 'Property' && parent.shorthand });
    mentions.set(node.name, list);
  });
  return { declared, mentions, kept };
}

function isMention(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  // A shorthand member is visited as its key and as its value.
  if (parent.type === 'Property') return parent.value === node || parent.computed;
  if (/^(?:PropertyDefinition|MethodDefinition)$/.test(parent.type))
    return parent.value === node || parent.computed;
  return !/^(?:LabeledStatement|BreakStatement|ContinueStatement)$/.test(parent.type);
}

function boundBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap(property => boundBy(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
}

function visit(node, each, parent = null) {
  if (typeof node?.type !== 'string') return;
  each(node, parent);
  for (const [key, value] of Object.entries(node)) {
    // The key of a shorthand member is its value, too.
    if (key === 'key' && node.shorthand) continue;
    if (Array.isArray(value)) for (const item of value) visit(item, each, node);
    else if (value !== null && typeof value === 'object') visit(value, each, node);
  }
}
