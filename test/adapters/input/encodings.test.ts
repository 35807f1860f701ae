import { describe, expect, it } from 'vitest';
import { decoded, documentsOf } from '../../../src/adapters/input/documents.js';
import { readStatements } from '../../../src/adapters.js';
import { InvalidRequestError } from '../../../src/index.js';

const TEXT = 'Date,Description,Amount\r\n01/03/2026,CAFÉ “NERO” – £3.50 €,-3.50\r\n';
const windows1252 = Uint8Array.from(TEXT, character => {
  const special: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 };
  return special[character] ?? character.charCodeAt(0);
});
const utf16 = Buffer.from(TEXT, 'utf16le');

describe('bytes', () => {
  it.each([
    ['utf-8', Buffer.from(TEXT)],
    ['utf-8', Buffer.from(`\ufeff${TEXT}`)],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['utf-16le', utf16],
    ['utf-16be', Buffer.from(utf16).swap16()],
    ['windows-1252', windows1252],
  ] as const)('are read as %s', (encoding, bytes) => {
    const [document] = documentsOf(bytes);
    expect(document?.text).toBe(TEXT);
    expect(document?.encoding).toBe(encoding);
    expect(document?.replaced).toBe(0);
  });

  it('that are UTF-8 but for a few are read as UTF-8, and the few are told', () => {
    const spoilt = Buffer.concat([Buffer.from('££££££££££'), Buffer.from([0xff])]);
    expect(decoded(spoilt)).toEqual({ text: `${'£'.repeat(10)}\ufffd`, encoding: 'utf-8', replaced: 1 });
  });

  it('of Windows-1252 are the characters of the standard, all of them', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const { text } = decoded(all);
    expect(text).toHaveLength(256);
    expect(text.slice(0x80, 0xa0)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ');
    expect(text.charCodeAt(0xe9)).toBe(0xe9);
  });
});

describe('what is no statement', () => {
  const message = (input: unknown) => {
    try {
      readStatements(input as string);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidRequestError);
      return (error as InvalidRequestError).message;
    }
    return 'was read';
  };

  it.each([
    [Buffer.from('%PDF-1.7 …'), 'is a PDF document'],
    ['%PDF-1.7', 'is a PDF document'],
    [Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'a ZIP archive; unpack it'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'an image (PNG)'],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'an image (JPEG)'],
    [Buffer.from([0x1f, 0x8b, 8, 0]), 'compressed with gzip'],
    [Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), 'UTF-32'],
    ['<!DOCTYPE html><html><body>Log in</body></html>', 'a web page'],
    ['<?xml version="1.0"?><feed></feed>', 'XML of another kind (it begins with <feed>)'],
    ['{"answer": 42}', 'JSON of another kind'],
    ['{"Data": {"Transaction": [', 'breaks off where a value should stand (line 1, column 27)'],
    ['{"Data": nothing}', 'is no valid JSON: expected a value, got "n" (line 1, column 10)'],
    ['', 'is empty'],
    ['  \n ', 'is empty'],
    [new Uint8Array(0), 'is empty'],
    [undefined, 'must be bytes, text or a value parsed from JSON, got undefined'],
    [42, 'got 42'],
  ])('%j is refused with what it looks like', (input, words) => {
    expect(message(input)).toContain(words);
  });

  it.each([
    '',
    '{1:F01ABCDGB21XXXX0000000000}{2:O940ABCDGB21XXXXN}{3:}{4:\n',
    'ABNANL2A\n940\nABNANL2A\n',
    ':940:\n',
    '\u0001',
    '0000 01\r\n',
  ])('is a message of SWIFT behind %j', head => {
    for (const end of ['\n', '\r\n'])
      for (const line of [':60F:C260101GBP444,29', ':34F:GBPD0,00']) {
        const lines = [
          `${head}:20:0`,
          ':25:GB33',
          ':28C:1/1',
          line,
          ':61:260101D65,00NOVBNONREF',
          '-}{5:}\u0003',
        ];
        const { documents, accounts } = readStatements(lines.join(end));
        expect(documents.map(({ format }) => format)).toEqual(['mt940']);
        expect(
          accounts.flatMap(({ transactions }) => transactions.map(({ amount }) => Number(amount))),
        ).toEqual([65]);
      }
  });

  it('is refused whatever it does when it is asked', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    for (const hostile of [proxy, cycle, () => 1, Symbol('x'), 1n, { toJSON: () => undefined }])
      expect(message(hostile)).not.toBe('was read');
  });
});
