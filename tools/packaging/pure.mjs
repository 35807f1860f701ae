/**
 * Marks the constants of a module as pure: a bundler then drops those that a page does not use. No module of src does anything when it
 * is loaded but make its own constants, which is what "sideEffects": false in package.json says of the whole of it.
 */
import { parse } from 'acorn';
import MagicString from 'magic-string';

const MARK = '/* @__PURE__ */';

export function markedAsPure(code) {
  const text = new MagicString(code);
  for (const statement of parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const { type, declarations } = statement.declaration ?? statement;
    if (type !== 'VariableDeclaration') continue;
    for (const { init } of declarations) if (init && !isPlain(init)) mark(text, init);
  }
  return text.toString();
}

/** A call is marked as it stands where its parts are plain; anything else becomes the result of a call. */
function mark(text, init) {
  const { start, end, type } = init;
  const isCall = type === 'CallExpression' || type === 'NewExpression';
  if (isCall && [init.callee, ...init.arguments].every(isPlain)) {
    text.appendLeft(start, MARK);
  } else {
    text.appendLeft(start, `${MARK}(()=>(`);
    text.appendRight(end, '))()');
  }
}

/** Whether every bundler sees that it has no effect. */
function isPlain(node) {
  switch (node?.type) {
    case undefined:
    case 'Literal':
    case 'Identifier':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return true;
    // Within a call it would have no name, which errors are told by.
    case 'ClassExpression':
      return (
        isPlain(node.superClass ?? undefined) &&
        node.body.body.every(member => !member.static && !member.computed)
      );
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return node.operator !== 'delete' && isPlain(node.argument);
    case 'ArrayExpression':
      return node.elements.every(isPlain);
    case 'ObjectExpression':
      return node.properties.every(
        ({ type, computed, value }) => type === 'Property' && !computed && isPlain(value),
      );
    default:
      return false;
  }
}
