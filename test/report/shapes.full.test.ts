/** What is no result of this library is refused by name, member by member; and what is made of the rest is a report. */
import { describe, expect, it } from 'vitest';
import { analyse, InvalidRequestError } from '../../src/index.js';
import { renderHtml, reportOf, safeRenderHtml, safeReportOf } from '../../src/report.js';
import { AMERICAN, requestOf, SIMPLE } from './support.js';

const WRONG = [undefined, null, 'wrong', -1.5];
/** A period of financial health has some 70 figures, which are all read alike. */
const FIGURES_KEPT = new Set(['coverage', 'averageBalance', 'daysOverdrawn', 'revenue']);

/** One way to each member, through the first item of each list. */
function waysInto(value: unknown, way: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const names = Array.isArray(value) ? [...value.keys()].slice(0, 1) : Object.keys(value);
  return [
    ...(way.length === 0 ? [] : [way]),
    ...names.flatMap(name => waysInto((value as Record<string | number, unknown>)[name], [...way, name])),
  ];
}

function withValue(whole: unknown, [name, ...way]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[name] = withValue(copy[name], way, value);
  return copy;
}

/** Two of each list are enough for every member. */
function short(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, 2).map(short);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !('coverage' in value) || FIGURES_KEPT.has(name))
      .map(([name, member]) => [name, short(member)]),
  );
}

function smallAnalysis(fixture: string) {
  return short(analyse(requestOf(fixture))) as never;
}

/** Throws what is not a refusal, and gives the refusals. */
function refusalsOf(whole: unknown, use: (value: never) => unknown) {
  const refused = new Map<string, InvalidRequestError>();
  for (const way of waysInto(whole))
    for (const value of WRONG)
      try {
        use(withValue(whole, way, value) as never);
      } catch (error) {
        if (!(error instanceof InvalidRequestError))
          throw new Error(`${way.join('.')} = ${String(value)}`, { cause: error });
        refused.set(way.join('.'), error);
      }
  return refused;
}

describe.each([SIMPLE, AMERICAN])('%s', fixture => {
  const analysis = smallAnalysis(fixture);
  const options = { sections: ['User Summary', 'Income and Affordability', 'Account Overview'] } as const;

  it('is refused by the member that is wrong, and by nothing else', { timeout: 120_000 }, () => {
    const refused = refusalsOf(analysis, value => reportOf(value));
    expect(refused.size).toBeGreaterThan(60);
    for (const [way, { issues }] of refused)
      expect(['analyses', way].join('.')).toContain(issues[0]?.path[1]);
  });

  it('makes a page of every report that it does not refuse', { timeout: 120_000 }, () => {
    const report = short(reportOf(analysis));
    expect(refusalsOf(report, value => renderHtml(value, options)).size).toBeGreaterThan(100);
  });
});

describe('a refusal', () => {
  const analysis: Record<string, object> = smallAnalysis(SIMPLE);
  const messageOf = (way: readonly (string | number)[], value: unknown) => {
    const made = safeReportOf(withValue(analysis, way, value) as never);
    return made.success ? null : made.error.issues[0];
  };

  it('names the field, what was received and what was meant', () => {
    expect(messageOf(['income', 'incomeStreams', 0, 'status'], 'Gone')).toEqual({
      path: ['analyses', 'income', 'incomeStreams', 0, 'status'],
      code: 'invalid_type',
      message:
        'analyses.income.incomeStreams[0].status must be one of New, Active, Late, Ended, got "Gone" (expected the answer of analyse, of one account or of several)',
      received: '"Gone"',
    });
    expect(messageOf(['meta', 'asOf'], '2026-02-30')?.message).toContain('a date of the form YYYY-MM-DD');
    expect(safeRenderHtml({} as never)).toMatchObject({ success: false, error: { issueCount: 22 } });
    expect(safeReportOf(analysis as never, { holder: 5 } as never)).toMatchObject({
      error: { issues: [{ path: ['options', 'holder'] }] },
    });
  });

  it('comes of what cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const holey = { ...analysis, enrichment: { ...analysis['enrichment'], transactions: new Array(1e9) } };
    for (const value of [proxy, holey]) {
      const made = safeReportOf(value as never);
      expect(!made.success && made.error.issues[0]?.code).toBe('unreadable');
    }
  });

  it('does not come of what holds itself', () => {
    const own: Record<string, object> = { ...analysis };
    own['itself'] = own;
    expect(safeReportOf(own as never).success).toBe(true);
  });
});
