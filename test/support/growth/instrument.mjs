/** Rewrites a module so that it counts its own steps. Lines stay where they were, so that stack traces hold. */
import { parse } from 'acorn';
import MagicString from 'magic-string';

const LOOPS = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const COLLECTIONS = /^(Map|Set|WeakMap|WeakSet|\w*Array)$/;

/**
 * Packages that add to a text with `+=` and read it only at its end. The engine puts off the copying until then, so each
 * addition costs what is added.
 */
const APPENDING = /^saxes\//;

/** What a module needs of the counters; see counters.mjs. */
const PRELUDE = 'const { joined: $$joined, listed: $$listed, made: $$made } = globalThis.$$growth;';

/**
 * Counted are every call of a function, every turn of a loop, every text that `+`, `+=` or a template makes, every
 * item that a spread copies, and every list that a constructor is given. Built-in functions are counted by builtIns.mjs.
 */
export function instrument(code, file, sourceType) {
  const program = parse(code, { ecmaVersion: 2024, sourceType, locations: true });
  const text = new MagicString(code);
  const names = [];
  const sources = sourcesOf(code);
  const counterOf = (node, parent) => {
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? `line ${node.loc.start.line}`;
    return names.push(`${sourceAt(sources, node.start) ?? file} ${name}`) - 1;
  };
  const wrap = (node, helper) => {
    // Shortened code has no space in "return`a`".
    text.appendRight(node.start, ` ${helper}(`);
    text.prependLeft(node.end, ')');
  };

  const visit = (node, parent, counter) => {
    let own = counter;
    if (FUNCTIONS.has(node.type)) {
      own = counterOf(node, parent);
      const rests = node.params.flatMap(restNames).map(name => `, $$listed(${name})`);
      enter(text, node.body, `$$steps[${own}]++${rests.join('')}`);
    } else if (LOOPS.has(node.type)) {
      const rests = restNames(node.left?.declarations?.[0].id).map(name => `, $$listed(${name})`);
      enter(text, node.body, `$$steps[${counter}]++${rests.join('')}`, true);
    } else if (node.type === 'SpreadElement') {
      wrap(node.argument, '$$listed');
    } else if (node.type === 'NewExpression' && node.arguments[0] && COLLECTIONS.test(node.callee.name)) {
      wrap(node.arguments[0], '$$made');
    } else if (
      isJoin(node) ||
      (node.type === 'TemplateLiteral' && parent.type !== 'TaggedTemplateExpression')
    ) {
      const isAdded = node.type === 'AssignmentExpression' && APPENDING.test(file);
      if (node.expressions?.length !== 0) wrap(isAdded ? node.right : node, '$$joined');
    } else if (node.type === 'VariableDeclarator' && node.init && restNames(node.id).length > 0) {
      wrap(node.init, '$$listed');
    } else if (node.type === 'AssignmentExpression' && restNames(node.left).length > 0) {
      wrap(node.right, '$$listed');
    }
    for (const child of childrenOf(node)) visit(child, node, own);
  };
  const top = names.push(`${file} top level`) - 1;
  visit(program, null, top);
  text.prepend(`${PRELUDE} const $$steps = globalThis.$$growth.countersOf(${JSON.stringify(names)});`);
  return text.toString();
}

function enter(text, body, count, isLoop = false) {
  if (body.type === 'BlockStatement') {
    text.appendRight(body.start + 1, `${count};`);
  } else if (isLoop) {
    text.appendRight(body.start, `{${count};`);
    text.prependLeft(body.end, '}');
  } else {
    text.appendRight(body.start, `(${count}, `);
    text.prependLeft(body.end, ')');
  }
}

/** A `+` that may join texts; a number written beside it says that it does not. */
function isJoin(node) {
  if (node.type === 'AssignmentExpression') return node.operator === '+=' && !isNumber(node.right);
  return (
    node.type === 'BinaryExpression' && node.operator === '+' && !isNumber(node.left) && !isNumber(node.right)
  );
}

function isNumber(node) {
  return node.type === 'Literal' && typeof node.value === 'number';
}

/** Names that a pattern fills with all that is left. */
function restNames(pattern) {
  switch (pattern?.type) {
    case 'RestElement':
      return pattern.argument.type === 'Identifier' ? [pattern.argument.name] : [];
    case 'AssignmentPattern':
      return restNames(pattern.left);
    case 'ArrayPattern':
      return pattern.elements.flatMap(restNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap(property =>
        restNames(property.type === 'Property' ? property.value : property),
      );
    default:
      return [];
  }
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter(value => typeof value?.type === 'string');
}

/** The bundler names the source of each part of a chunk. */
function sourcesOf(code) {
  return [...code.matchAll(/^\/\/ (src\/\S+)$/gm)].map(match => ({ at: match.index, source: match[1] }));
}

function sourceAt(sources, position) {
  const next = sources.findIndex(({ at }) => at > position);
  return sources.at(next < 0 ? -1 : next - 1)?.source;
}
