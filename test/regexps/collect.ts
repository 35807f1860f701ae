/** Every regular expression of the source: those written in it, and those it builds while its modules load. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const SOURCE = 'src';
/** Runs a command when it is imported. */
const PROGRAM = 'cli/main.ts';
/** Methods that make a regular expression of a string. */
const IMPLICIT = new Set(['match', 'matchAll', 'search']);

export interface Expression {
  /** The file under src, with the line of a literal. */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

export interface Written {
  readonly literals: readonly Expression[];
  /** Files that call `RegExp`. */
  readonly builders: ReadonlySet<string>;
  /** Places that hand a string to a method that makes an expression of it. */
  readonly implicit: readonly string[];
}

const paths: readonly string[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.ts'))
  .sort();

export function writtenExpressions(): Written {
  const all = paths.map(path => expressionsIn(path, readFileSync(`${SOURCE}/${path}`, 'utf8')));
  return {
    literals: all.flatMap(({ literals }) => literals),
    builders: new Set(all.flatMap(({ builders }) => [...builders])),
    implicit: all.flatMap(({ implicit }) => implicit),
  };
}

export function expressionsIn(path: string, text: string): Written {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const literals: Expression[] = [];
  const builders = new Set<string>();
  const implicit: string[] = [];
  const placeOf = (node: ts.Node) =>
    `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const slash = node.text.lastIndexOf('/');
      literals.push({
        place: placeOf(node),
        source: node.text.slice(1, slash),
        flags: node.text.slice(slash + 1),
      });
    } else if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const { expression: callee, arguments: given } = node;
      if (callee.getText() === 'RegExp') builders.add(path);
      else if (
        ts.isPropertyAccessExpression(callee) &&
        IMPLICIT.has(callee.name.text) &&
        given?.some(argument => ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument))
      )
        implicit.push(placeOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { literals, builders, implicit };
}

/** Imports all modules with `RegExp` watched; whoever calls it, zod for one, was called by a file of the source. */
export async function builtExpressions(): Promise<readonly Expression[]> {
  const built: Expression[] = [];
  const Original = globalThis.RegExp;
  const note = (expression: RegExp): RegExp => {
    const place = /\/src\/([\w/]+\.ts)/.exec(new Error().stack ?? '')?.[1];
    if (place !== undefined) built.push({ place, source: expression.source, flags: expression.flags });
    return expression;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (_, given: [string, string]) => note(new Original(...given)),
    apply: (_, __, given: [string, string]) => note(Original(...given)),
  });
  try {
    for (const path of paths)
      if (path !== PROGRAM) await import(/* @vite-ignore */ `../../${SOURCE}/${path}`);
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}
