/** No text may make a regular expression slow: recheck finds each of them linear. */
import { availableParallelism } from 'node:os';
import { check, type Diagnostics } from 'recheck';
import { describe, expect, it } from 'vitest';
import { builtExpressions, type Expression, expressionsIn, writtenExpressions } from './collect.js';

/** Limits that count steps alone, so that a busy machine comes to the same verdict. */
const LIMITS = { timeout: 300_000, incubationTimeout: null, attackTimeout: null } as const;

/** `d` only tells where groups stand; recheck does not know it. */
const verdictOn = ({ source, flags }: Expression): Promise<Diagnostics> =>
  check(source, flags.replace('d', ''), LIMITS);

/** Undefined for an expression whose time grows with the text at most. */
async function faultOf(expression: Expression): Promise<string | undefined> {
  const verdict = await verdictOn(expression);
  if (verdict.status === 'safe') return undefined;
  const found =
    verdict.status === 'unknown' ? `undecided: ${verdict.error.kind}` : verdict.complexity.summary;
  return `${expression.place} /${expression.source}/${expression.flags} is ${found}`;
}

async function faultsOf(expressions: readonly Expression[]): Promise<readonly string[]> {
  const waiting = [...new Map(expressions.map(each => [`${each.source}/${each.flags}`, each])).values()];
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const fault = await faultOf(next);
      if (fault !== undefined) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return faults.sort();
}

describe('regular expressions', async () => {
  const { literals, builders, implicit } = writtenExpressions();
  const built = await builtExpressions();

  it('are all found', () => {
    expect(literals.length).toBeGreaterThan(100);
    expect(implicit).toEqual([]);
    const seen = new Set(built.map(({ place }) => place));
    expect([...builders].filter(path => !seen.has(path))).toEqual([]);
  });

  it('are looked for in every form', () => {
    const text = "const a = /b+/gi; new RegExp('c'); RegExp('d'); text.match('e'); text.split('f');";
    const found = expressionsIn('x.ts', text);
    expect(found.literals).toEqual([{ place: 'x.ts:1', source: 'b+', flags: 'gi' }]);
    expect([...found.builders]).toEqual(['x.ts']);
    expect(found.implicit).toEqual(['x.ts:1']);
  });

  it('take time that grows with the text alone', async () => {
    expect(await faultsOf([...literals, ...built])).toEqual([]);
  });

  it('are refused where they are quadratic or worse', async () => {
    const slow = ['^(a+)+$', '^(?<payee>.+?) +DATE$', '^(.+?)(?!X) +DATE$', 'a*a*b'].map(source => ({
      place: 'x',
      source,
      flags: 'di',
    }));
    expect(await faultsOf(slow)).toHaveLength(slow.length);
  });
});
