/** Types as text: on one line where there is room, else a member to a line, in the order of their names. */
import ts from 'typescript';

const LONGEST_LINE = 110;
const PRINTER = ts.createPrinter({ removeComments: true });
const NOWHERE = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.ES2022);

/** Source as it is written, without comments and line breaks. */
export function oneLine(node: ts.Node): string {
  const file = node.pos < 0 ? NOWHERE : node.getSourceFile();
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, file).replace(/\s+/g, ' ').trim();
}

/** The compiler lists the parts of a union that it infers in the order in which it met them. */
export function withUnionsInOrder(node: ts.TypeNode): ts.TypeNode {
  const result = ts.transform(node, [
    context => {
      const visit = (part: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(part, visit, context);
        if (!ts.isUnionTypeNode(inner)) return inner;
        const types = [...inner.types].sort((a, b) => (oneLine(a) < oneLine(b) ? -1 : 1));
        return ts.factory.createUnionTypeNode(types);
      };
      return root => visit(root) as ts.TypeNode;
    },
  ]);
  return result.transformed[0] as ts.TypeNode;
}

/** `indent` is what stands before the line that the text goes on. */
export function typeText(node: ts.TypeNode, indent = ''): string {
  const line = oneLine(node);
  if (line.length + indent.length <= LONGEST_LINE) return line;
  const deeper = `${indent}  `;
  if (ts.isParenthesizedTypeNode(node)) return `(${typeText(node.type, indent)})`;
  if (ts.isArrayTypeNode(node)) return `${typeText(node.elementType, indent)}[]`;
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword)
    return `readonly ${typeText(node.type, indent)}`;
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map(type => typeText(type, deeper)).sort();
    return parts.map(part => `\n${deeper}| ${part}`).join('');
  }
  // The order of a tuple says something.
  if (ts.isTupleTypeNode(node))
    return blockOf(
      '[]',
      node.elements.map(element => typeText(element, deeper)),
      indent,
    );
  if (ts.isTypeLiteralNode(node)) return blockOf('{}', memberTexts(node.members, deeper), indent);
  return line;
}

/** A line or a few for each member; what has several declarations, such as a method, keeps their order. */
export function memberTexts(
  members: readonly (ts.TypeElement | ts.ClassElement)[],
  indent: string,
): readonly string[] {
  const texts = members.map(member => ({
    name: member.name === undefined ? '' : oneLine(member.name),
    text: memberText(member, indent),
  }));
  return texts.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ text }) => text);
}

function memberText(member: ts.TypeElement | ts.ClassElement, indent: string): string {
  if (!ts.isPropertySignature(member) || member.type === undefined) return oneLine(member).replace(/;$/, '');
  const modifiers = (member.modifiers ?? []).map(modifier => `${oneLine(modifier)} `).join('');
  const optional = member.questionToken === undefined ? '' : '?';
  return `${modifiers}${oneLine(member.name)}${optional}: ${typeText(member.type, indent)}`;
}

export function blockOf(
  [open, close]: '{}' | '[]' | '()' | string,
  lines: readonly string[],
  indent = '',
): string {
  return [open, ...lines.map(line => `${indent}  ${line}`), `${indent}${close}`].join('\n');
}
