/** Rows for a spreadsheet: quoted as RFC 4180 says, one line each, and no text that would be a formula. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrichTransactions } from '../../src/index.js';
import { csv } from '../../src/words/csvText.js';
import { AMERICAN, BRITISH, fileOf, printed, requestOf } from './support.js';

const textCell = (text: string) =>
  csv([text], [{ title: 'x', value: cell => cell }]).slice('x\r\n'.length, -2);

describe('CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    [' padded ', '" padded "'],
    ['two\nlines', 'two lines'],
    ['two\r\nlines\u2028three', 'two lines three'],
    ['\u001b[2Jcleared', '\ufffd[2Jcleared'],
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-12.50', "'-12.50"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "' =1"],
    ['\n@x', "' @x"],
    ['\uff1d1', "'\uff1d1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j -> %j', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  it('writes numbers as they are and null as nothing', () => {
    const columns = [
      { title: 'a', value: (row: readonly [number, null]) => row[0] },
      { title: 'b', value: (row: readonly [number, null]) => row[1] },
    ];
    expect(csv([[-12.5, null] as const, [0, null] as const], columns)).toBe('a,b\r\n-12.5,\r\n0,\r\n');
  });

  it('keeps any text but control characters, and begins no cell with a sign of formulas', () => {
    const part = fc.constantFrom('=', '+', '-', '@', '"', ',', "'", ' ', 'a', '\n', '\t', 'é', ';');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: part, maxLength: 8 }), { maxLength: 6 }), texts => {
        const written = csv(texts, [{ title: 'x', value: text => text }]);
        expect(written.split('\r\n')).toHaveLength(texts.length + 2);
        const cells = written.slice(3).split('\r\n').slice(0, -1).map(unquoted);
        expect(cells.map(cell => cell.replace(/^'(?=\s*[=+\-@])/, ''))).toEqual(
          texts.map(text => text.replace(/[\t\n]+/g, ' ').replace(/^'(?=\s*[=+\-@])/, '')),
        );
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

describe('enrich --csv', () => {
  it.each([BRITISH, AMERICAN])('has a line for each row, in the order given: %s', async file => {
    const lines = (await printed(['enrich', file, '--csv'])).split('\r\n');
    const { transactions } = enrichTransactions(requestOf(file));
    expect(lines[0]).toBe(
      'transactionId,accountId,bookingDate,status,description,amount,creditDebitIndicator,signedAmount,merchant,class,category,categoryName,confidence,signal,evidence,refundOf,transferAccountId,transferPairId',
    );
    expect(lines.slice(1, -1).map(line => line.split(',')[0])).toEqual(
      transactions.map(({ transactionId }) => transactionId),
    );
    const sum = transactions.reduce(
      (total, { amount, creditDebitIndicator }) =>
        total + (creditDebitIndicator === 'Debit' ? -1 : 1) * Number(amount),
      0,
    );
    const signed = lines.slice(1, -1).map(line => {
      const after = /,(Credit|Debit),(-?[\d.]+),/.exec(line);
      return Number(after?.[2]);
    });
    expect(signed.reduce((total, each) => total + each, 0)).toBeCloseTo(sum, 2);
    expect(await printed(['enrich', file, '--csv'])).toBe(lines.join('\r\n'));
  });

  it.each([
    ['GB', 'GBP'],
    ['US', 'USD'],
  ])('guards what a payer wrote: %s', async (countryCode, currencyCode) => {
    const file = fileOf(
      JSON.stringify({
        countryCode,
        currencyCode,
        transactions: [
          {
            transactionId: '=1',
            description: '=cmd|"/c calc"!A0, x',
            amount: '12.50',
            creditDebitIndicator: 'Debit',
            status: 'Booked',
            bookingDate: '2026-03-02',
          },
        ],
      }),
    );
    const [, row] = (await printed(['enrich', file, '--csv'])).split('\r\n');
    expect(row).toMatch(/^'=1,,2026-03-02,Booked,"'=cmd\|""\/c calc""!A0, x",12\.5,Debit,-12\.5,/);
  });
});

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
