/** Every figure of a result with its explanation, and whatever does not hold of it. */
import { expect } from 'vitest';
import { type ExplainableResult, explain, safeExplain } from '../../src/index.js';
import { type Rows, reckoned } from './reckon.js';

const MOST_SHOWN = 10;

/** `share`: of each transaction, as the request asked. */
export function audited(result: ExplainableResult, rows: Rows, share = 1) {
  const wrong: unknown[] = [];
  let checked = 0;
  for (const [path, value] of figuresIn(result, '')) {
    if (value === null) {
      // What is null may be no figure.
      const explained = safeExplain(result, path);
      if (explained.success && !explained.data.formula.includes(' Null when: ')) wrong.push({ path });
      continue;
    }
    const explanation = explain(result, path);
    expect(explanation.path).toBe(path);
    expect(explanation.value).toBe(value);
    expect(explanation.formula).toMatch(/^\S.*\.$/s);
    for (const id of explanation.transactionIds) if (!rows.has(id)) wrong.push({ path, id });
    for (const input of explanation.inputs)
      if (valueAt(result, input.path) !== input.value) wrong.push({ path, input });
    if (explanation.check === null) continue;
    checked++;
    const again = reckoned(explanation, rows, share);
    if (again !== Number(value)) wrong.push({ path, value, again, check: explanation.check });
  }
  return { wrong: wrong.slice(0, MOST_SHOWN), checked };
}

/** Every number, what is null, and every flag of a confidence score; of a transaction only what was found, not what was given. */
function figuresIn(value: unknown, path: string): [path: string, value: number | boolean | null][] {
  if (typeof value === 'number' || value === null) return [[path, value]];
  if (typeof value === 'boolean') return path.includes('confidenceScoreFlags') ? [[path, value]] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => figuresIn(item, `${path}[${index}]`));
  if (typeof value !== 'object') return [];
  const isTransaction = Object.hasOwn(value, 'enrichedData');
  return Object.entries(value)
    .filter(([name]) => !isTransaction || name === 'enrichedData' || name === 'transfer')
    .flatMap(([name, member]) => figuresIn(member, path === '' ? name : `${path}.${name}`));
}

/** Written apart from the library: paths here are keys between brackets and dots. */
function valueAt(result: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(key => key !== '')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], result);
}
