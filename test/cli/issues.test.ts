/** The issues of a request, each with where it stands: in the JSON, and at which transaction. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetsOf, placeOf } from '../../src/cli/jsonPlace.js';
import { complaintOf } from '../../src/cli/run.js';
import { AMERICAN, BRITISH, fileOf, printed, requestOf } from './support.js';

async function complaint(...words: readonly string[]): Promise<string> {
  const error = await printed(words).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return complaintOf(error).text;
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

describe('the issues of a request', () => {
  it.each([BRITISH, AMERICAN])('say line, column and transaction: %s', async file => {
    const request = requestOf(file);
    request.transactions[2].amount = -1;
    delete request.transactions[5].status;
    const text = JSON.stringify(request, null, 2);
    const given = fileOf(text);
    const [third, sixth] = [request.transactions[2].transactionId, request.transactions[5].transactionId];
    const amountAt = `line ${lineOf(text, '"amount": -1')}, column 17`;
    const rowAt = `line ${lineOf(text, `"transactionId": "${sixth}"`) - 1}, column 5`;
    for (const command of ['enrich', 'income', 'consumer-health', 'balances', 'analyse', 'attributes']) {
      const said = await complaint(command, given);
      expect(said, command).toContain(`\n  - transactions[2].amount (${amountAt}, transaction "${third}"): `);
      expect(said, command).toContain(`\n  - transactions[5].status (${rowAt}, transaction "${sixth}"): `);
    }
    const old = fileOf(JSON.stringify({ accounts: [request] }));
    expect(await complaint('balances', old)).toContain(
      `\n  - accounts[0].transactions[2].amount (line 1, column `,
    );
  });

  it.each([BRITISH, AMERICAN])('name the file where there are several: %s', async file => {
    const rules = fileOf('[\n  { "text": "x", "set": { "category": "grocreies" } }\n]');
    expect(await complaint('income', file, '--rules', rules)).toContain(
      `\n  - --rules[0].set.category (${rules}, line 2, column 39): "grocreies" is no category`,
    );
    const corrections = fileOf('[{ "transactionId": "none", "category": "rent" }]');
    expect(await complaint('corrections', file, corrections)).toContain(
      `\n  - corrections[0].transactionId (${corrections}, line 1, column 21): "none" is none of`,
    );
    const card = fileOf('{ "version": "1", "characteristics": [] }');
    expect(await complaint('scorecard', file, card)).toContain(
      `\n  - scorecard.characteristics (${card}, line 1, column 38): must hold at least one`,
    );
  });

  it.each([BRITISH, AMERICAN])('name options as they are given: %s', async file => {
    const said = await complaint('income', file, '--max-transactions', '5');
    expect(said).toContain('the limit that --max-transactions sets');
    expect(said).not.toContain('options.');
    expect(await complaint('income', file, '--as-of', 'yesterday')).toContain(
      '\n  - --as-of: must be a date',
    );
  });

  it('say of a wrong path where it ends', async () => {
    const result = fileOf(await printed(['income', AMERICAN]));
    expect(await complaint('explain', result, 'incomeStreams[0].totl')).toContain('\n  - path: ');
    expect(await complaint('explain', AMERICAN, 'accountId')).toMatch(/\n {2}- (?:path|result): /);
  });
});

describe('places in JSON', () => {
  it('are where the value begins, or the nearest that would hold it', () => {
    const text = ' { "a" : [ 1, "b,]\\"", {"c": [true]} ], "d\\u0065": {}, "a2": null }';
    const at = (...path: (string | number)[]) => text.slice(offsetsOf(text, [path])[0]);
    expect(at()).toBe(text.slice(1));
    expect(at('a', 0)).toMatch(/^1,/);
    expect(at('a', 1)).toMatch(/^"b,/);
    expect(at('a', 2, 'c', 0)).toMatch(/^true/);
    expect(at('de')).toMatch(/^\{\},/);
    expect(at('a2')).toMatch(/^null/);
    expect(at('de', 'none', 3)).toMatch(/^\{\},/);
    expect(at('a', 7)).toMatch(/^\[ 1/);
    expect(at('toString')).toBe(text.slice(1));
  });

  it('are those of the last member where two have one name, as JSON.parse takes it', () => {
    const text = '{"a":{"b":1},"a":[2,3]}';
    expect(offsetsOf(text, [['a', 1], ['a', 'b'], []])).toEqual([20, 17, 0]);
  });

  it('are found in any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, 3), (json, indent) => {
        const value = JSON.parse(json);
        const text = JSON.stringify(value, null, indent);
        const paths = pathsOf(value);
        offsetsOf(text, paths).forEach((offset, index) => {
          const expected = JSON.stringify(paths[index]?.reduce<unknown>(memberOf, value), null, indent);
          const start = expected.split('\n')[0] as string;
          expect(text.slice(offset, offset + start.length)).toBe(start);
        });
      }),
    );
  });

  it('count lines and columns from 1', () => {
    expect([placeOf('ab\ncd', 0), placeOf('ab\ncd', 4), placeOf('', 0)]).toEqual([
      'line 1, column 1',
      'line 2, column 2',
      'line 1, column 1',
    ]);
  });
});

function memberOf(value: unknown, key: string | number): unknown {
  return (value as Record<string | number, unknown>)[key];
}

function pathsOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap(key => pathsOf(memberOf(value, key), [...path, key]))];
}
