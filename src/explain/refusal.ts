/** Why there is nothing to explain, and what was likely meant. */
import { InvalidRequestError } from '../base/invalidRequest.js';
import { memberOf, pathText, patternOf, type Segment, valueAt } from './path.js';
import type { FigureScope } from './results.js';

const MOST_LISTED = 5;
/** Names of a result's own members are much shorter; a longer one is neither compared nor shown whole. */
const LONGEST_NAME = 100;

export function invalidPath(): InvalidRequestError {
  return refusal(
    'path',
    'invalid_path',
    'must be text such as incomeStreams[0].estimatedIncome, of at most 1000 characters',
  );
}

export function unknownResult(): InvalidRequestError {
  return refusal('result', 'unknown_result', 'must be a result of this library');
}

/** The path leads nowhere, or to no figure. */
export function noFigure(
  result: unknown,
  asked: readonly Segment[],
  scope: FigureScope,
): InvalidRequestError {
  let member = result;
  const missing = asked.findIndex(segment => {
    member = memberOf(member, segment);
    return member === undefined;
  });
  if (missing >= 0) return refusal('path', 'unknown_path', missingWords(result, asked, missing));
  const value = valueAt(result, asked);
  const isBranch = typeof value === 'object' && value !== null;
  const names = isBranch ? figuresBelow(asked, scope) : figuresBelow(asked.slice(0, -1), scope);
  const near = nearest(String(asked.at(-1)), names);
  const what = isBranch ? 'holds figures and is none' : 'is no figure';
  return refusal('path', 'not_a_figure', `${pathText(asked)} ${what}${listed('; figures there', near)}`);
}

function missingWords(result: unknown, asked: readonly Segment[], missing: number): string {
  const parent = asked.slice(0, missing);
  const where = parent.length === 0 ? 'the result' : pathText(parent);
  const value = valueAt(result, parent);
  if (Array.isArray(value)) return `${pathText(asked)}: ${where} is a list of ${value.length}`;
  if (typeof value !== 'object' || value === null)
    return `${pathText(asked)}: ${where} is ${shortened(JSON.stringify(value))} and has no members`;
  const name = String(asked[missing]);
  return `${pathText(asked)}: ${where} has no ${name}${listed('; nearest', nearest(name, Object.keys(value)))}`;
}

/** The members of a place that are figures or lead to some. */
function figuresBelow(path: readonly Segment[], { base, figures }: FigureScope): string[] {
  const own = patternOf(path.slice(base.length));
  const start = own === '' ? '' : `${own}.`;
  const below = [...figures.keys()].filter(
    pattern => pattern.startsWith(start) || pattern.startsWith(`${own}[]`),
  );
  return [
    ...new Set(below.map(pattern => pattern.slice(pattern.startsWith(start) ? start.length : own.length))),
  ];
}

function nearest(name: string, names: readonly string[]): string[] {
  return names
    .filter(({ length }) => length <= LONGEST_NAME)
    .map(other => ({ other, distance: editDistance(shortened(name).toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_LISTED)
    .map(({ other }) => other);
}

function shortened(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text;
}

/** Levenshtein: letters put in, left out or replaced. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

function listed(before: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${before}: ${names.join(', ')}`;
}

function refusal(argument: 'path' | 'result', code: string, message: string): InvalidRequestError {
  return new InvalidRequestError([{ path: [argument], code, message: `${argument}: ${message}` }]);
}
