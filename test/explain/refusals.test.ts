/** What cannot be explained is said so, with what was likely meant; and which kind of result is which. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnalyseRequest, analyse, explain, safeExplain } from '../../src/index.js';
import { deepFreeze, messages, refusal } from '../support/build.js';

const request: AnalyseRequest = JSON.parse(
  readFileSync('fixtures/accounts/gb-salaried-renter/request.json', 'utf8'),
);
const analysis = deepFreeze(analyse({ ...request, includeFlags: true }));
const { income, affordability } = analysis;
if (income === null || affordability === null) throw new Error('the fixture has both');

const refused = (path: unknown, result: unknown = income) =>
  refusal(() => explain(result as typeof income, path as string));

describe('a path', () => {
  it.each([
    ['incomeStreams[0].estimatedIncom', 'incomeStreams[0] has no estimatedIncom; nearest: estimatedIncome'],
    ['incomeStream[0].total', 'the result has no incomeStream; nearest: incomeStreams'],
    ['incomeStreams[99].total', 'incomeStreams[99].total: incomeStreams is a list of '],
    ['incomeStreams.total', 'incomeStreams is a list of '],
    ['incomeStreams[0].total.pounds', 'has no members'],
    ['incomeStreams[0].__proto__', 'has no __proto__'],
    ['incomeStreams[0].toString', 'has no toString'],
  ])('to nothing, %s, is refused with what is nearest', (path, words) => {
    const error = refused(path);
    expect(error.issues).toMatchObject([{ path: ['path'], code: 'unknown_path' }]);
    expect(messages(error)[0]).toContain(words);
  });

  it.each([
    ['incomeStreams[0].name', 'incomeStreams[0].name is no figure; figures there: '],
    ['incomeStreams[0]', 'incomeStreams[0] holds figures and is none; figures there: '],
    ['incomeStreams', 'incomeStreams holds figures and is none'],
  ])('to no figure, %s, is refused with the figures there', (path, words) => {
    const error = refused(path);
    expect(error.issues).toMatchObject([{ path: ['path'], code: 'not_a_figure' }]);
    expect(messages(error)[0]).toContain(words);
  });

  it('to what the request gave of a transaction is refused', () => {
    const error = refused('enrichment.transactions[0].amount', analysis);
    expect(error.issues).toMatchObject([{ code: 'not_a_figure' }]);
  });

  it.each(['', '.total', 'a..b', 'a[x]', 'a[0]b', 'a[', 'a.', null, 7, {}])(
    'that is none, %j, is refused',
    path => {
      expect(refused(path).issues).toMatchObject([{ path: ['path'], code: 'invalid_path' }]);
    },
  );
});

describe('a result', () => {
  it('with -0 is read as one with 0', () => {
    const explained = explain({ score: -0, contributions: [{ points: -0 }] } as never, 'score');
    expect(explained.value).toBe(0);
    expect(explained.inputs).toEqual([{ path: 'contributions[0].points', value: 0, as: 'plus' }]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('with %d is none', points => {
    expect(refused('score', { score: points, contributions: [] }).issues).toMatchObject([
      { path: ['result'], code: 'unknown_result' },
    ]);
    expect(refused('score', { score: 1, contributions: [{ points }] }).issues).toMatchObject([
      { path: ['result'], code: 'unknown_result' },
    ]);
  });

  it.each([null, undefined, 7, 'text', [], {}, { total: 1 }])('that is none, %j, is refused', result => {
    expect(refused('total', result ?? null).issues).toMatchObject([
      { path: ['result'], code: 'unknown_result' },
    ]);
  });

  it.each([
    { incomeStreams: null },
    { incomeStreams: [null, 7], incomeStreamsSummary: 'none' },
    { monthAffordabilities: [{ lines: [{ amount: 3 }] }], statement: 5 },
    { accounts: 3, combined: { periods: { lastNinetyDays: { net: {} } } } },
    new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('unreadable');
        },
      },
    ),
  ])('spoiled in some way, case %#, throws nothing but refusals', result => {
    for (const path of [
      'incomeStreams[0].total',
      'incomeStreams[1].estimatedIncome',
      'incomeStreamsSummary.total',
      'monthAffordabilities[0].lines[0].amount',
      'monthAffordabilities[0].fixedCosts',
      'combined.periods.lastNinetyDays.net',
    ])
      expect(safeExplain(result as never, path)).toHaveProperty('success');
  });

  it('of analyse is explained by its parts, in paths that begin with the part', () => {
    const alone = explain(income, 'incomeStreamsSummary.estimatedIncome');
    const part = explain(analysis, 'income.incomeStreamsSummary.estimatedIncome');
    expect(part.inputs).toEqual(alone.inputs.map(input => ({ ...input, path: `income.${input.path}` })));
    expect({ ...part, inputs: [], path: '' }).toEqual({ ...alone, inputs: [], path: '' });
  });

  it('of analyse with a part that was not computed says so', () => {
    const error = refused('financialHealth.accounts[0].currentBalance', {
      ...analysis,
      financialHealth: null,
    });
    expect(messages(error)[0]).toContain('financialHealth is null');
  });
});

describe('an explanation', () => {
  it('of what is left names its inputs in order, with their parts', () => {
    const { formula, inputs, check, value } = explain(affordability, 'estimatedAffordability');
    expect(formula).toBe('Income - fixed costs - debt - flexible costs.');
    expect(inputs.map(({ path, as }) => [path, as])).toEqual([
      ['estimatedCalculatedIncome', 'plus'],
      ['estimatedFixedCosts', 'minus'],
      ['estimatedDebtFees', 'minus'],
      ['estimatedFlexibleCosts', 'minus'],
    ]);
    expect(check?.relation).toBe('difference');
    expect(value).toBe(affordability.estimatedAffordability);
  });

  it('of a figure that is null says when it is, and checks nothing', () => {
    const spoiled = { ...affordability, monthAffordabilities: [] };
    const index = affordability.indicators.findIndex(({ amount }) => amount === null);
    const { value, formula, check } = explain(spoiled, `indicators[${index}].amount`);
    expect(value).toBeNull();
    expect(formula).toContain('Null when: ');
    expect(check).toBeNull();
  });

  it('of the credit line used counts the lines of all accounts together', () => {
    const { financialHealth } = analysis;
    if (financialHealth === null) throw new Error('the fixture has a balance');
    const end = 'periods.lastNinetyDays.overdraftLimitUsed';
    const lines = (path: string) => explain(financialHealth, path).inputs.map(input => input.path);
    expect(lines(`accounts[0].${end}`)).toContain('accounts[0].creditLine');
    expect(lines(`combined.${end}`)).toContain('accounts[0].creditLine');
  });
});
