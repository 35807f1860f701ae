/** What a reader of tags or lines may stumble over is read, or refused, in time that grows with its length alone. */
import { describe, expect, it } from 'vitest';
import { fromCamt, fromOfx, fromQif, InvalidRequestError } from '../../../src/adapters.js';
import { entry, message, statement } from '../camt/documents.js';
import { statementOf } from '../ofx/documents.js';

const SHORT = 50_000;
const TIMES = 4;
/** Linear work grows fourfold, quadratic work sixteenfold. */
const MOST_GROWTH = 9;
/** Of processor time, so that a busy machine does not matter. Below this, growth cannot be told. */
const LEAST_MILLISECONDS = 200;

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));
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

/** The least of three, as a pause of the collector of garbage counts too. */
function expectLinear(read: (text: string) => unknown, textOf: (length: number) => string): void {
  const long = textOf(SHORT * TIMES);
  const short = textOf(SHORT);
  let growth = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && growth > MOST_GROWTH; run++) {
    const milliseconds = millisecondsOf(() => read(long));
    growth = milliseconds < LEAST_MILLISECONDS ? 1 : milliseconds / millisecondsOf(() => read(short));
  }
  expect(growth).toBeLessThan(MOST_GROWTH);
}

describe('the time of reading', { timeout: 120_000 }, () => {
  it.each(OFX_UNITS)('grows with the length alone in fromOfx: %j', unit => {
    expectLinear(fromOfx, length => filled(unit, length));
    expectLinear(fromOfx, length => `<OFX>${filled(unit, length)}`);
    expectLinear(fromOfx, length => statementOf(filled(unit, length)));
    expectLinear(fromOfx, length => statementOf(`${ROW}<MEMO>${filled(unit, length)}`));
  });

  it.each(CAMT_UNITS)('grows with the length alone in fromCamt: %j', unit => {
    expectLinear(fromCamt, length => message(filled(unit, length)));
    expectLinear(fromCamt, length => message(statement(filled(unit, length))));
    expectLinear(fromCamt, length => message(statement(`${entry()}<Ntry>${filled(unit, length)}`)));
  });

  it.each(QIF_UNITS)('grows with the length alone in fromQif: %j', unit => {
    expectLinear(fromQif, length => filled(unit, length));
    expectLinear(fromQif, length => `!Type:Bank\n${filled(unit, length)}`);
    expectLinear(fromQif, length => `!Type:Bank\nD01/02/2026\nT1\n${filled(unit, length)}`);
  });

  it('is seen to grow where it does', () => {
    const quadratic = (text: string) => {
      let sum = 0;
      for (let end = 0; end < text.length; end += 16) for (let at = 0; at < end; at++) sum += at;
      return sum;
    };
    expect(() => expectLinear(quadratic, length => 'a'.repeat(length))).toThrow();
  });
});
