/** The parts of the command line that need no process. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrichmentReport } from '../../src/cli/calculations.js';
import { readCommandLine } from '../../src/cli/commandLine.js';
import { Complaint } from '../../src/cli/complaint.js';
import { decodeText } from '../../src/cli/decodeText.js';
import { clipped, padded, paddedBefore, widthOf } from '../../src/cli/displayWidth.js';
import { findJsonFault, parseJson } from '../../src/cli/parseJson.js';
import { readBytes } from '../../src/cli/readBytes.js';
import { complaintOf } from '../../src/cli/run.js';
import { page } from '../../src/cli/terminalPage.js';
import { escapedText, safeJson } from '../../src/cli/terminalText.js';
import { table } from '../../src/cli/textTable.js';
import { enrichTransactions } from '../../src/index.js';
import { plainText } from '../../src/words/plainText.js';
import { debit } from '../support/build.js';
import { AMERICAN, BRITISH, fileOf } from './support.js';

describe('display width', () => {
  it.each([
    ['Café £5 — −1', 12],
    ['東京ストア', 10],
    ['Pizza \u{1F355}', 8],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 2],
    ['e\u0301', 1],
    // Shown as U+FFFD, one column each.
    ['\u001b[31mred', 8],
    ['a\u202eb', 3],
  ])('of %j is %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
    expect(widthOf(padded(text, 20))).toBe(20);
    expect(widthOf(paddedBefore(text, 20))).toBe(20);
  });

  it('clips between characters, never within one', () => {
    expect(clipped('東京ストア', 10)).toBe('東京ストア');
    expect(clipped('東京ストア', 9)).toBe('東京スト~');
    expect(clipped('東京ストア', 8)).toBe('東京ス~');
    expect(clipped(`ab${'\u{1F468}\u200D\u{1F469}'}cd`, 5)).toBe(`ab${'\u{1F468}\u200D\u{1F469}'}~`);
    for (let width = 1; width < 12; width++)
      expect(widthOf(clipped('Ża\u0301東\u{1F355}京 x\u{1F355}', width))).toBeLessThanOrEqual(width);
  });

  it('keeps columns of a table straight', () => {
    const rows = ['東京ストア', 'Pizza \u{1F355}', 'Tesco'];
    const lines = page(
      table(rows, [
        { title: 'Name', value: name => name },
        { title: 'Amount', value: () => '1.00', isFigure: true },
      ]),
    )
      .split('\n')
      .slice(2, 5);
    expect(lines.map(line => widthOf(line))).toEqual([20, 20, 20]);
  });
});

describe('a report', () => {
  const reportOf = (extra: object) =>
    enrichmentReport(
      enrichTransactions({
        countryCode: 'US',
        currencyCode: 'USD',
        transactions: [{ ...debit('2026-01-28', 10, 'KROGER 123 TN'), ...extra }],
      }),
      { width: 140 },
    );

  it('ends with the warnings, where there are any', () => {
    expect(reportOf({ mcc: '5411' })).toMatch(
      /\n\nWarnings\n {2}- transactions\[0\]: "mcc" is not read: did you mean "merchantCategoryCode"\? \(in 1 transaction\)\n$/,
    );
    expect(reportOf({})).not.toContain('Warnings');
  });
});

describe('terminal text', () => {
  it('shows what would steer a terminal, and leaves all else alone', () => {
    expect(plainText('a\u001b[31m\n\u009b\u007f\u202eb')).toBe('a\ufffd[31m\ufffd\ufffd\ufffd\ufffdb');
    expect(escapedText('a\u001b\n\u202e')).toBe('a\\u001b\\u000a\\u202e');
    for (const text of ['Café Zoë', '日本', 'שלום', '👩‍👩‍👧', 'a~b|c']) {
      expect(plainText(text)).toBe(text);
      expect(escapedText(text)).toBe(text);
    }
  });

  it('keeps the value of JSON', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), text => {
        const json = JSON.stringify(JSON.parse(text), null, 2);
        expect(JSON.parse(safeJson(json))).toEqual(JSON.parse(json));
        expect(safeJson(json)).not.toMatch(/[\u007f-\u009f\u2028\u202e]/);
      }),
    );
  });

  it('cuts no character in half', () => {
    expect(clipped('abc😀def', 5)).toBe('abc~');
    expect(clipped('abc😀def', 6)).toBe('abc😀~');
  });

  it('lays out more rows than a call takes arguments', () => {
    const rows = Array.from({ length: 300_000 }, (_, index) => index);
    expect(page(table(rows, [{ title: 'Row', value: String }])).split('\n')).toHaveLength(300_003);
  });
});

describe('JSON faults', () => {
  it.each([
    [
      '{\n "a": 1,\n}',
      'line 3, column 1: expected a name in double quotes, found }; remove the comma before it',
    ],
    ['[1,]', 'line 1, column 4: expected a value, found ]; remove the comma before it'],
    ['{"a":}', 'line 1, column 6: expected a value, found }'],
    ['{"a":1}\n{"b":2}', 'line 2, column 1: expected nothing after the end of the JSON, found {'],
    ['[1 2]', 'line 1, column 4: expected a comma or ], found 2'],
    ['{"a" 1}', 'line 1, column 6: expected a colon, found 1'],
    ['[NaN]', 'line 1, column 2: expected a value or ], found N'],
    ["{'a': 1}", "line 1, column 2: expected a name in double quotes or }, found '"],
    ['["\t"]', 'line 1, column 3: inside a string, write this character as \\u0009'],
    ['["\\x"]', 'line 1, column 3: no such escape inside a string'],
    ['["abc', 'line 1, column 6: the text ends before the JSON is complete'],
    ['[01]', 'line 1, column 3: expected a comma or ], found 1'],
  ])('%j', (text, message) => {
    expect(() => parseJson(text, 'x')).toThrow(new Complaint(`x is not JSON: ${message}`));
  });

  it.each([AMERICAN, BRITISH])('are found exactly where JSON.parse finds one: %s', file => {
    const request = JSON.parse(readFileSync(file, 'utf8'));
    const text = JSON.stringify({ ...request, transactions: request.transactions.slice(0, 3) }, null, 1);
    const mark = fc.constantFrom(
      '',
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '-',
      '.',
      'e',
      '0',
      'null',
      '\n',
      '\u0000',
      'é',
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(3), mark, (at, taken, put) => {
        const mutant = text.slice(0, at) + put + text.slice(at + taken);
        expect(findJsonFault(mutant) === undefined).toBe(isJson(mutant));
      }),
      { numRuns: 500 },
    );
  });
});

describe('bytes', () => {
  it.each([
    [[], 'x is empty'],
    [[0xef, 0xbb, 0xbf], 'x is empty'],
    [[0xfe, 0xff, 0, 0x7b], 'x is text in UTF-16; save it as UTF-8'],
    [[0x7b, 0, 0x22, 0], 'x is text in UTF-16; save it as UTF-8'],
    [[0xff, 0xfe, 0, 0], 'x is text in UTF-32; save it as UTF-8'],
    [[0x1f, 0x8b, 8], 'x is compressed with gzip; unpack it first'],
    // A replacement character that the text holds itself is no fault; the cut-off one after it is.
    [
      [0x22, 0xef, 0xbf, 0xbd, 0x0a, 0xef, 0xbf, 0x41],
      'x is not valid UTF-8: byte 0xEF at offset 5, line 2; save it as UTF-8',
    ],
  ])('%j: %s', (bytes, message) => {
    expect(() => parseJson(decodeText(Buffer.from(bytes), 'x'), 'x')).toThrow(new Complaint(message));
  });

  it('beyond the limit are refused', async () => {
    const file = fileOf('12345');
    expect((await readBytes(file, 5)).toString()).toBe('12345');
    await expect(readBytes(file, 4)).rejects.toThrow(`${file} is too large`);
  });
});

describe('the confidence floor', () => {
  it('is a plain decimal number from 0 to 1', () => {
    const floorOf = (word: string) => {
      return readCommandLine(['income', 'x', `--confidence-floor=${word}`]).flags['confidence-floor'];
    };
    expect(['0', '1', '0.85', '1.0'].map(floorOf)).toEqual([0, 1, 0.85, 1]);
    for (const word of ['', ' ', '0x1', '1e-1', '1.01', '-0.5', '.5', '1.', 'NaN', 'Infinity', '0.5\n', '٠'])
      expect(() => floorOf(word), word).toThrow('--confidence-floor must be a number from 0 to 1');
  });
});

describe('complaints', () => {
  it('tell a bug from bad input, and quote little of it', () => {
    const { text, exitCode } = complaintOf(new TypeError(`\u001b[31m${'x'.repeat(5000)}`));
    expect(exitCode).toBe(70);
    expect(text).toContain('\\u001b[31mxxx');
    expect(text.length).toBeLessThan(400);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
