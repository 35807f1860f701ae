/** The types of zod schemas as one writes the schemas: `z.array(z.string()).nullable()`, and by name where they have one. */
import type ts from 'typescript';
import { blockOf } from './typeText.js';

const BEHIND: Readonly<Record<string, string>> = {
  ZodOptional: 'optional',
  ZodNullable: 'nullable',
  ZodDefault: 'default',
  ZodReadonly: 'readonly',
  ZodPrefault: 'prefault',
  ZodCatch: 'catch',
};
const KEEPS_MEMBERS: Readonly<Record<string, string>> = {
  $strip: 'object',
  $strict: 'strictObject',
  $loose: 'looseObject',
};
const LONGEST_LINE = 110;

export interface SchemaPrinter {
  /** Null where the type is no schema. `own` is the name of the constant that is printed, which does not name itself. */
  textOf(type: ts.Type, indent: string, own?: ts.Symbol): string | null;
}

/**
 * `names`: of the types of schemas that are constants of ours. `found` is told of each that is named. `plainText` prints what
 * is no schema.
 */
export function schemaPrinter(
  checker: ts.TypeChecker,
  names: ReadonlyMap<ts.Type, ts.Symbol>,
  found: (named: ts.Symbol) => void,
  plainText: (type: ts.Type, indent: string) => string,
): SchemaPrinter {
  function textOf(type: ts.Type, indent: string, own?: ts.Symbol): string | null {
    const kind = type.symbol?.name ?? '';
    if (!/^Zod[A-Z]/.test(kind)) return null;
    const named = names.get(type);
    if (named !== undefined && named !== own) {
      found(named);
      return named.name;
    }
    const parts = checker.getTypeArguments(type as ts.TypeReference);
    const [first] = parts;
    const behind = BEHIND[kind];
    if (first !== undefined && behind !== undefined) return `${partText(first, indent)}.${behind}()`;
    if (kind === 'ZodObject') return objectText(type as ts.TypeReference, indent);
    if (kind === 'ZodType' && first !== undefined) return `z.ZodType<${plainText(first, indent)}>`;
    const called = `z.${kind.slice(3, 4).toLowerCase()}${kind.slice(4)}`;
    if (kind === 'ZodEnum' && first !== undefined) return `${called}(${valuesText(first, indent)})`;
    return `${called}(${parts.map(part => partText(part, indent)).join(', ')})`;
  }

  function partText(part: ts.Type, indent: string): string {
    const schema = textOf(part, indent);
    if (schema !== null) return schema;
    if (!checker.isTupleType(part)) return plainText(part, indent);
    const members = checker.getTypeArguments(part as ts.TypeReference);
    return listText(
      members.map(member => partText(member, `${indent}  `)),
      indent,
    );
  }

  /** An enumeration has its values as members. */
  function valuesText(values: ts.Type, indent: string): string {
    const members = checker.getPropertiesOfType(values);
    return listText(members.map(member => plainText(checker.getTypeOfSymbol(member), indent)).sort(), indent);
  }

  function listText(items: readonly string[], indent: string): string {
    const line = `[${items.join(', ')}]`;
    return line.length + indent.length <= LONGEST_LINE ? line : blockOf('[]', items, indent);
  }

  function objectText(type: ts.TypeReference, indent: string): string {
    const [shape, config] = checker.getTypeArguments(type);
    const keeps = KEEPS_MEMBERS[config?.aliasSymbol?.name ?? config?.symbol?.name ?? ''] ?? 'object';
    const members = checker.getPropertiesOfType(shape as ts.Type).map(member => {
      const text = partText(checker.getTypeOfSymbol(member), `${indent}  `);
      return `${member.name}: ${text}`;
    });
    return `z.${keeps}(${blockOf('{}', members.sort(), indent)})`;
  }

  return { textOf };
}
