/** A megabyte of what a reader of tags or lines may stumble over is read, or refused, in a few seconds of computing. */
import { describe, expect, it } from 'vitest';
import { fromCamt, fromOfx, fromQif, InvalidRequestError } from '../../../src/adapters.js';
import { entry, message, statement } from '../camt/documents.js';
import { statementOf } from '../ofx/documents.js';

const LENGTH = 1_000_000;
/** Of processor time, so that a busy machine does not matter. Quadratic work on a megabyte takes minutes. */
const MOST_MILLISECONDS = 10_000;

const filled = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length));
const ROW = '<STMTTRN><TRNTYPE>POS<DTPOSTED>20260302<TRNAMT>-5.00<FITID>1<NAME>A</STMTTRN>';

const OFX_UNITS = [
  '<',
  '<!--',
  '<![CDATA[',
  '<?',
  '<!',
  '<![',
  '<A',
  '<A ',
  '<A>',
  '</A>',
  '<A><B>',
  '<A></B>',
  '<A/>',
  '<A>x',
  '&',
  '&amp;',
  '&#1;',
  '<OFX>',
  '<STMTTRN>',
  '</STMTTRN>',
  '<STMTRS>',
  '<STMTRS><CURDEF>GBP</STMTRS>',
  '<STATUS><SEVERITY>ERROR',
  '<TRNAMT>1',
  'OFXHEADER:',
  'OFXHEADER:1\n',
  'VERSION ',
  '<MEMO>',
  `${ROW}\n`,
  ROW.replace('<FITID>1', '<CORRECTFITID>1<CORRECTACTION>DELETE'),
  ROW.replace('20260302', ''),
  ' ',
  '\n',
  '\u0000',
];
const CAMT_UNITS = [
  '<',
  '<a>',
  '</a>',
  '<a/>',
  '<a b="">',
  '<a b="',
  '<!--',
  '<!---->',
  '<![CDATA[',
  '<![CDATA[]]>',
  '<?x ?>',
  '&',
  '&amp;',
  '&#0;',
  '&x;',
  ']]>',
  '\u0001',
  '\ud800',
  ' ',
  '<Stmt>',
  '<Stmt/>',
  '<Bal/>',
  '<Ntry>',
  '<Ntry/>',
  '<NtryDtls><TxDtls/></NtryDtls>',
  `${entry()}\n`,
  '<!DOCTYPE a [<!ENTITY a "b">]>',
];
const QIF_UNITS = [
  '^',
  '^\n',
  '!',
  '!\n',
  '!Type:Bank\n',
  '!Type:Bank\n!Type:CCard\n',
  '!Account\nNA\n^\n',
  'D01/02/2026\n',
  'D01/02/2026\nT1\n',
  'T1\n',
  'S\n',
  'SA\n$1\n',
  'P',
  'Z1\n',
  '!Type:Bank\nD01/02/2026\nT1\nPOpening Balance\nL[A]\n^\n!Type:CCard\nD01/02/2026\nT1\nPOpening Balance\nL[B]\n^\n',
  ' ',
  '\r',
  "D1/ 1' 1\n",
];

function millisecondsOf(read: () => unknown): number {
  const before = process.cpuUsage();
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidRequestError);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a megabyte', { timeout: 120_000 }, () => {
  it.each(OFX_UNITS)('of %j does not hold up fromOfx', unit => {
    for (const text of [
      filled(unit),
      `<OFX>${filled(unit)}`,
      statementOf(filled(unit)),
      statementOf(`${ROW}<MEMO>${filled(unit)}`),
    ])
      expect(millisecondsOf(() => fromOfx(text))).toBeLessThan(MOST_MILLISECONDS);
  });

  it.each(CAMT_UNITS)('of %j does not hold up fromCamt', unit => {
    for (const text of [
      filled(unit),
      message(filled(unit)),
      message(statement(filled(unit))),
      message(statement(`${entry()}<Ntry>${filled(unit)}`)),
    ])
      expect(millisecondsOf(() => fromCamt(text))).toBeLessThan(MOST_MILLISECONDS);
  });

  it.each(QIF_UNITS)('of %j does not hold up fromQif', unit => {
    for (const text of [
      filled(unit),
      `!Type:Bank\n${filled(unit)}`,
      `!Type:Bank\nD01/02/2026\nT1\n${filled(unit)}`,
    ])
      expect(millisecondsOf(() => fromQif(text))).toBeLessThan(MOST_MILLISECONDS);
  });
});
