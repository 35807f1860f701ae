/** Says what a file is that cannot be read as a statement, and what to do instead. */

const BYTES: readonly (readonly [start: string, verdict: string])[] = [
  ['%PDF', 'a PDF document; download the statement as CSV, OFX or QIF instead'],
  ['PK\u0005\u0006', 'an empty ZIP archive'],
  [
    '\u00d0\u00cf\u0011\u00e0',
    'an Excel document of the old kind (XLS) or one with a password; save it as XLSX without a password, or as CSV',
  ],
  ['\u001f\u008b', 'compressed with gzip; unpack it first'],
  ['Rar!', 'a RAR archive; unpack it first'],
  ['7z\u00bc\u00af', 'a 7-Zip archive; unpack it first'],
  ['\u0089PNG', 'an image (PNG)'],
  ['\u00ff\u00d8\u00ff', 'an image (JPEG)'],
  ['GIF8', 'an image (GIF)'],
  ['PAR1', 'a Parquet file'],
  ['SQLite format 3', 'an SQLite database'],
];

/** Archives (ZIP) by the names of what they hold, which stand in them as plain text. */
const ARCHIVES: readonly (readonly [name: string, verdict: string])[] = [
  ['xl/workbook.bin', 'an Excel workbook of the binary kind (XLSB); save it as XLSX or CSV'],
  ['xl/workbook.xml', 'an Excel workbook (XLSX), which fromXlsx reads; or save the sheet as CSV'],
  ['opendocument.spreadsheet', 'an OpenDocument spreadsheet (ODS); save it as XLSX or CSV'],
  ['.iwa', 'a Numbers document; export it as XLSX or CSV'],
  ['word/document', 'a Word document; download the statement as CSV, OFX or QIF instead'],
];
/** The names stand at the beginning of each part, and once more in the list at the end. */
const NAMES_LENGTH = 65_536;

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** What an archive (ZIP) is. */
export function archiveLookalike(bytes: Uint8Array): string {
  const ends = [bytes.subarray(0, 200), bytes.subarray(Math.max(0, bytes.length - NAMES_LENGTH))];
  let names = '';
  for (const end of ends) for (const byte of end) names += String.fromCharCode(byte);
  return (
    ARCHIVES.find(([name]) => names.includes(name))?.[1] ??
    'a ZIP archive; unpack it, and give the files in it'
  );
}

/** UTF-32 is recognised by its mark. No bank exports it. */
const UTF_32 = ['\u00ff\u00fe\u0000\u0000', '\u0000\u0000\u00fe\u00ff'];

const START_LENGTH = 16;

/** Undefined: the bytes may be text. */
export function binaryLookalike(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'empty';
  const start = String.fromCharCode(...bytes.subarray(0, START_LENGTH));
  if (UTF_32.some(mark => start.startsWith(mark))) return 'text in UTF-32; save it as UTF-8';
  if (isArchive(bytes)) return archiveLookalike(bytes);
  return BYTES.find(([bytesOfKind]) => start.startsWith(bytesOfKind))?.[1];
}

const SAMPLE_LENGTH = 4096;

/** Says what a text is that no format recognises. */
export function textLookalike(text: string): string {
  const start = text.slice(0, SAMPLE_LENGTH).trimStart();
  if (start === '') return 'empty';
  if (/^<!doctype html|^<html\b/i.test(start))
    return 'a web page (HTML), perhaps the page that asks to log in; download the statement itself';
  if (start.startsWith('{\\rtf')) return 'a rich text document (RTF); save it as plain text';
  if (start.startsWith('<'))
    return messageNamed(start) ?? `XML of another kind (it begins with ${firstTag(start)})`;
  if (/^\{\d:[A-Z]/.test(start)) return 'a SWIFT message that is no statement (MT940 or MT942)';
  if (/^[{[]/.test(start)) return 'JSON of another kind';
  if (/^:(?:20|60[FM]|61|86):/m.test(start))
    return 'a part of an MT940 or MT942 message, without the fields that every message has (:20: and :25:)';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells it
  if (/[\x00-\x08\x0e-\x1f]/.test(start)) return 'a binary file';
  return 'text without a date and an amount in any line that could be a transaction';
}

/** Messages of ISO 20022 that people take for statements. */
const MESSAGES: Readonly<Record<string, string>> = {
  camt: 'of accounts',
  pacs: 'between banks',
  pain: 'that orders payments',
};
/** The header around a message has a name of its own, which says nothing. */
const NAMED_MESSAGE = /[:"']((?:camt|pacs|pain|acmt|remt)\.\d{3})\.\d{3}\.\d{2}["']/;
const STATEMENTS = ['camt.052', 'camt.053', 'camt.054'];

/** What a message of ISO 20022 is, as its namespace names it; undefined for other XML. */
export function messageNamed(text: string): string | undefined {
  const name = NAMED_MESSAGE.exec(text.slice(0, 4096))?.[1];
  if (name === undefined) return undefined;
  if (STATEMENTS.includes(name)) return `a ${name} message without any statement in it`;
  const kind = MESSAGES[name.slice(0, 4)] ?? 'of another kind';
  return `a ${name} message ${kind}, which is no statement; statements are camt.052, camt.053 and camt.054`;
}

function firstTag(text: string): string {
  const tag = /<[A-Za-z][^\s>/]{0,60}/.exec(text)?.[0];
  return tag === undefined ? 'no element' : `${tag}>`;
}
