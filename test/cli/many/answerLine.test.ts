/** Whatever a line holds, one line comes out: a result, or what is wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../../src/cli/many/answerLine.js';
import { canAnswer } from '../../../src/cli/many/canAnswer.js';
import { MANY_COMMANDS, type ManyCommand } from '../../../src/cli/many/commandNames.js';
import type { LineSettings } from '../../../src/cli/many/settings.js';
import { sampleRequest } from '../../../src/cli/samples.js';
import { expand } from '../../../src/compact.js';
import { analyse, enrichTransactions, type Transaction } from '../../../src/index.js';
import { country } from '../../support/country.js';
import { holds } from '../../support/property.js';

const SETTINGS: LineSettings = {
  command: 'analyse',
  options: {},
  members: {},
  select: null,
  isCompact: false,
  mostLineBytes: 1_000_000,
};

const bytesOf = (content: unknown) =>
  content instanceof Uint8Array
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));

function answered(content: unknown, settings: Partial<LineSettings> = {}) {
  const line = { number: 7, bytes: bytesOf(content), isTooLong: false };
  const { text, isError } = answerLine(line, { ...SETTINGS, ...settings });
  expect(text).not.toContain('\n');
  return { value: JSON.parse(text), text, isError };
}

/** Where the answer of each command stands. */
const MEMBERS: Readonly<Record<ManyCommand, string>> = {
  analyse: 'enrichment',
  enrich: 'transactions',
  income: 'incomeStreams',
  affordability: 'monthAffordabilities',
  score: 'valid',
  attributes: 'attributes',
  'consumer-health': 'accounts',
  'business-health': 'accounts',
  balances: 'accounts',
  'check-integrity': 'findings',
};

describe.each(['GB', 'US'] as const)('a request of %s', code => {
  const request = sampleRequest(code);

  it.each(MANY_COMMANDS)('is answered by %s in one line', command => {
    const { value, isError } = answered(request, { command });
    expect(isError).toBe(false);
    expect(Object.keys(value)).toContain(MEMBERS[command]);
  });

  it('has the very result of the library, bare or with options', () => {
    expect(answered(request).text).toBe(JSON.stringify(analyse(request)));
    const options = { asOf: '2026-05-31' };
    expect(answered({ request, options }).text).toBe(JSON.stringify(analyse(request, options)));
    expect(answered({ request }).text).toBe(JSON.stringify(analyse(request)));
  });

  it('has options of the command line, over which those of the line stand', () => {
    const settings = { options: { asOf: '2026-05-31', confidenceFloor: 0.5 } };
    expect(answered(request, settings).text).toBe(JSON.stringify(analyse(request, settings.options)));
    expect(answered({ request, options: { asOf: '2026-06-15' } }, settings).text).toBe(
      JSON.stringify(analyse(request, { asOf: '2026-06-15', confidenceFloor: 0.5 })),
    );
  });

  it('is compact where that is asked for', () => {
    const { value } = answered(request, { isCompact: true });
    expect(JSON.stringify(expand(value))).toBe(JSON.stringify(analyse(request)));
  });

  it('keeps the members that are selected, and the account', () => {
    const { value } = answered(request, { select: ['affordability', 'income'] });
    expect(Object.keys(value)).toEqual(['accountId', 'income', 'affordability']);
    const { isError } = answered({ accounts: [request] }, { command: 'enrich', select: ['income'] });
    expect(isError).toBe(true);
  });

  it('of several accounts is one line too', () => {
    const accounts = [request, { ...request, accountId: 'account-2' }];
    expect(answered({ accounts }, { command: 'enrich' }).text).toBe(
      JSON.stringify({
        accountId: null,
        accountIds: ['account-1', 'account-2'],
        ...enrichTransactions({ accounts } as never),
      }),
    );
  });
});

describe('a hostile line', () => {
  const request = sampleRequest('GB');
  const good = JSON.stringify(request);

  it.each([
    ['nothing', '', null, 'the line is empty'],
    ['spaces', '   ', null, 'the line is empty'],
    ['words', 'hello', null, 'the line is not JSON: line 1, column 1: expected a value, found h'],
    ['a number', '5', null, /must be an object/],
    ['a list', '[]', null, /must be an object/],
    ['null', 'null', null, /must be an object/],
    [
      'half a request',
      good.slice(0, 900),
      'account-1',
      /^the line is not JSON: .* before the JSON is complete$/,
    ],
    ['depth', '['.repeat(1_000_000), null, /more than 100 levels deep$/],
    ['deep members', `{"accountId":"deep","a":${'['.repeat(500)}`, 'deep', /more than 100 levels deep$/],
    ['no transactions', '{"accountId":"empty","currencyCode":"GBP"}', 'empty', /transactions/],
    [
      'an account that is no text',
      '{"accountId":5,"currencyCode":"GBP","transactions":[]}',
      null,
      /accountId/,
    ],
    ['a member beside', '{"request":{"accountId":"b"},"option":{}}', 'b', /a member "option" beside/],
    ['options that are none', `{"request":${good},"options":5}`, 'account-1', /options/],
    [
      'options of the prototype',
      `{"request":${good},"options":{"__proto__":{"asOf":"x"}}}`,
      'account-1',
      /__proto__|asOf/,
    ],
    ['UTF-16', Buffer.from(good, 'utf16le'), null, /UTF-16/],
    [
      'bytes that are no text',
      Buffer.from('{"accountId":"\xff"}', 'latin1'),
      null,
      /not valid UTF-8: byte 0xFF/,
    ],
    ['zeros', Buffer.alloc(50), null, /./],
  ])('%s', (_, content, accountId, error) => {
    const { value, isError } = answered(content);
    expect(isError).toBe(true);
    expect(Object.keys(value)).toEqual(['line', 'accountId', 'error']);
    expect(value).toMatchObject({ line: 7, error: expect.stringMatching(error) });
    expect(value.accountId).toBe(accountId);
    expect(({} as Record<string, unknown>)['asOf']).toBeUndefined();
  });

  it('with a byte order mark is a line', () => {
    expect(answered(`\ufeff${good}`).text).toBe(JSON.stringify(analyse(request)));
  });

  it('with __proto__ changes nothing, and is echoed or refused', () => {
    const { value } = answered(good.replace('{"accountId"', '{"__proto__":{"polluted":true},"accountId"'));
    expect(value.accountId).toBe('account-1');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('that is too long is said to be, with the account that its beginning names', () => {
    const line = { number: 3, bytes: Buffer.from('{"accountId":"long","transactions":['), isTooLong: true };
    expect(JSON.parse(answerLine(line, { ...SETTINGS, mostLineBytes: 30 }).text)).toEqual({
      line: 3,
      accountId: 'long',
      error: 'the line is longer than 30 bytes; --max-line-bytes sets the most',
    });
  });

  it('of any bytes is answered by one line', () => {
    const spliced = fc
      .tuple(country, fc.nat(), fc.uint8Array({ maxLength: 12 }))
      .map(([code, place, bytes]) => {
        const text = Buffer.from(JSON.stringify(sampleRequest(code)));
        const at = place % text.length;
        return Buffer.concat([text.subarray(0, at), bytes, text.subarray(at + bytes.length)]);
      });
    holds(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 80 }), spliced), bytes => {
        const whole = Buffer.from(bytes.map(byte => (byte === 10 ? 32 : byte)));
        const { value } = answered(whole, { command: 'score' });
        expect(typeof value).toBe('object');
      }),
    );
  });

  it('shows no character that steers a terminal or ends a line elsewhere', () => {
    const sly = {
      ...request,
      transactions: [{ ...(request.transactions[0] as Transaction), description: 'A\u2028B\u202e\u009b31m' }],
    };
    expect(answered(sly).text).toMatch(/^[^\u2028\u202e\u009b]*$/);
    expect(answered(sly).value).toEqual(JSON.parse(JSON.stringify(analyse(sly))));
  });
});

describe('the last line of an output', () => {
  const request = sampleRequest('US');
  const input = { number: 7, bytes: bytesOf(request), isTooLong: false };

  it('fits the line that it answers, and none of another account or number', () => {
    for (const isCompact of [false, true]) {
      const { text } = answered(request, { isCompact });
      expect(canAnswer(text, input)).toBe(true);
      expect(canAnswer(text, { ...input, bytes: bytesOf({ ...request, accountId: 'other' }) })).toBe(false);
    }
    const { text } = answered('nonsense');
    expect(canAnswer(text, input)).toBe(true);
    expect(canAnswer(text, { ...input, number: 8 })).toBe(false);
    expect(canAnswer('{"accountId":', input)).toBe(false);
    expect(canAnswer('{"format":"open-banking-insights/compact"}', input)).toBe(false);
  });
});
