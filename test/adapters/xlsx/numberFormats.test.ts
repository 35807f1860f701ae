/** What the format of a cell says, in the forms that spreadsheets write. */
import { expect, it } from 'vitest';
import { numberFormatsOf } from '../../../src/adapters/formats/xlsx/numberFormats.js';
import { xmlTree } from '../../../src/adapters/markup/xml.js';

function formatOf(code: string) {
  const given = code.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${given}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
  return numberFormatsOf(xmlTree(styles).root)[0];
}

it.each([
  ['dd/mm/yyyy', 'date'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'date'],
  ['[h]:mm', 'date'],
  ['d "of" mmmm', 'date'],
  ['General', undefined, ''],
  ['@', undefined, ''],
  ['"day" General', undefined, ''],
  ['0', 0, ''],
  ['#,##0.00;[Red]-#,##0.00', 2, ''],
  ['[Red]0.0', 1, ''],
  ['[$£-809]#,##0.00', 2, '£'],
  ['_-"£"* #,##0.00_-;-"£"* #,##0.00_-', 2, '£'],
  ['"$"#,##0.00_);("$"#,##0.00)', 2, '$'],
  ['[$$-409]#,##0.00', 2, '$'],
  ['\\$0.00', 2, '$'],
  ['$0.00', 2, '$'],
  ['[$-409]#,##0.00', 2, ''],
  ['#,##0.00 [$€-407]', 2, '€'],
  ['0.00 "days"', 2, ''],
  ['0.00"', 2, ''],
] as const)('%s', (code, decimals, sign = '') => {
  expect(formatOf(code)).toEqual(
    decimals === 'date' ? { isDate: true, decimals: undefined, sign: '' } : { isDate: false, decimals, sign },
  );
});
