/** The texts of rows: the second line of `:61:`, and `:86:` with numbered fields or as somebody wrote it. */
import { describe, expect, it } from 'vitest';
import { MT940 } from '../../../src/adapters/formats/mt940/mt940.js';
import { readWhole } from '../support/nothingVanishes.js';
import { message, NUMBERED } from './documents.js';

const rowsOf = (text: string) =>
  readWhole(MT940, text, 'lines').statements.accounts.flatMap(({ transactions }) => transactions);
const rowOf = (lines: string) => rowsOf(message(`:61:260302D5,00NTRFNONREF\n${lines}`))[0];
const ofFields = (text: string) => rowOf(`:86:${text}`);

/** Fact 8. */
describe('the second line of a row', () => {
  it('may hold the amount before it was changed, and charges', () => {
    expect(rowOf('/OCMT/CAD47,11/CHGS/EUR1,23')?.source.other).toMatchObject({
      OCMT: 'CAD47,11',
      CHGS: 'EUR1,23',
    });
    const { source } = rowOf('/OCMT/CAD47,11//IACC/D3/ 75 PARIS') as NonNullable<ReturnType<typeof rowOf>>;
    expect(source).toMatchObject({ additional: '75 PARIS', other: { OCMT: 'CAD47,11', IACC: 'D3' } });
  });

  it.each([
    ['MILL LANE FLOUR\n:86:GB94BARC10201530093459 MILL LANE FLOUR\n\nINVOICE 7', 'MILL LANE FLOUR'],
    ['MILL LANE FLOUR\n:86:INVOICE 7', 'MILL LANE FLOUR'],
    ['MILL LANE FLOUR', 'MILL LANE FLOUR'],
    ['Card transaction\n:86:INVOICE 7', undefined],
    ['911-CARD\n:86:INVOICE 7', undefined],
    ['P001234567\n:86:INVOICE 7', undefined],
  ])('%j names %s', (lines, name) => {
    expect(rowOf(lines)?.counterPartyName).toBe(name);
  });

  it('keeps what is no name, and finds an account', () => {
    expect(rowOf('911-CARD\n:86:INVOICE 7')?.source.additional).toBe('911-CARD');
    expect(rowOf('GB94BARC10201530093459\n:86:A')?.counterPartyAccount).toBe('GB94BARC10201530093459');
    const row = rowsOf(message(':61:260302D65,00NOVBGB94BARC10201530093459\nmill lane\n:86:RENT'))[0];
    expect(row).toMatchObject({
      counterPartyAccount: 'GB94BARC10201530093459',
      counterPartyName: 'mill lane',
    });
  });

  it('stands behind a reference that is filled up, in files of old', () => {
    const [row] = rowsOf(
      message(':61:260302D44,95N060P000029225      MILL LANE FLOUR\n:86:INVOICE 7\n:86:MARCH'),
    );
    expect(row).toMatchObject({
      counterPartyName: 'MILL LANE FLOUR',
      description: 'INVOICE 7 MARCH',
      source: { other: { customerReference: 'P000029225' } },
    });
  });
});

/** Fact 10. */
describe('numbered fields', () => {
  it('are joined without a space, as words and numbers go on', () => {
    expect(rowsOf(NUMBERED)).toMatchObject([
      {
        counterPartyName: 'DOCKSIDE LETTINGS AND MANAGEMENT LTD',
        counterPartyAccount: 'GB94BARC10201530093459',
        description:
          'DOCKSIDE LETTINGS AND MANAGEMENT LTD RENT FLAT 4 MARCH REFERENCE 2026-03 AT 14:05 PAID GUTSCHRIFT',
        source: {
          reference: 'RENT FLAT 4 MARCH REFERENCE 2026-03 AT 14:05 PAID',
          additional: 'GUTSCHRIFT',
          other: { code: '166', '10': '0399', '30': 'NWBKGB2L', '34': '000', EREF: 'INV 7' },
        },
      },
    ]);
  });

  it.each([
    ['020?00TRANSFER?20RENT?32MILL LANE', 'any mark'],
    ['020>00TRANSFER>20RENT>32MILL LANE', 'any mark'],
    ['020+00TRANSFER+20RENT+32MILL LANE', 'any mark'],
    [' 020?00TRANSFER?20RENT?32MILL LANE', 'a space before'],
    ['020?00TRANSFER?2\n0RENT?32MILL\n LANE', 'lines that break anywhere'],
    ['020?00TRANSFER?10?20RENT?21?32MILL LANE?33?34', 'empty fields'],
    ['020?00TRANSFER?20RE?60NT?32MILL LANE', 'text from 60 on'],
  ])('%j: %s', text => {
    expect(ofFields(text)).toMatchObject({
      counterPartyName: 'MILL LANE',
      source: { reference: 'RENT', additional: 'TRANSFER' },
    });
  });

  it.each(['123.45.67 IS NO FIELD', '123/45 FLAT', '1234?20RENT', '999PN5477CHEQUE 1'])(
    '%s has none',
    text => {
      expect(ofFields(text)?.description).toBe(text);
    },
  );
});

/** Fact 11. */
describe('words of SEPA', () => {
  it('end at the next word', () => {
    expect(
      ofFields(
        '171?20KREF+EREF+TRX-0A4A-4729?21-8A1B?22:FOO:MREF+CAC97?23BF81?24CRED+DE98ZZZ0?25SVWZ+FOO TRX?26-4729 PAID?27ABWA+ORCHARD LTD',
      ),
    ).toMatchObject({
      source: {
        reference: 'FOO TRX-4729 PAID',
        other: { EREF: 'TRX-0A4A-4729-8A1B:FOO:', MREF: 'CAC97BF81', CRED: 'DE98ZZZ0', ABWA: 'ORCHARD LTD' },
      },
    });
  });

  it('may be broken over two fields, with a space behind the plus', () => {
    expect(ofFields('835?20DEBIT?21EREF+ 123?24MREF+ 9 S?25VWZ+ YOUR PURCHASE?26')).toMatchObject({
      source: { reference: 'YOUR PURCHASE', additional: 'DEBIT', other: { EREF: '123', MREF: '9' } },
    });
    expect(ofFields('166?20EREF+S1?21SVWZ+?32MILL LANE')).toMatchObject({
      description: 'MILL LANE',
      source: { reference: null, other: { EREF: 'S1' } },
    });
  });
});

/** Facts 12 and 13. */
describe('free text', () => {
  it('goes on over lines, which join without a space where they are full', () => {
    const full = `${'A'.repeat(60)} 1234`;
    expect(ofFields(`${full}\n567 END`)?.description).toBe(`${full}567 END`);
    expect(ofFields('HR MARSHALL\nROTHERHAM')?.description).toBe('HR MARSHALL ROTHERHAM');
    const overlong = 'WORD '.repeat(60).trim();
    expect(ofFields(`${overlong}\n2\n3\n4\n5\n6\n7\n8`)?.description).toBe(`${overlong}2 3 4 5 6 7 8`);
    expect(ofFields('/PT/FT/PY/SOMETHING')?.description).toBe('/PT/FT/PY/SOMETHING');
  });

  it.each([':FOO:BAR', ': A COLON', ':26:37 MORE', ':99:X', ':', '-TX 1'])('goes on in a line %j', line => {
    expect(ofFields(`TEXT AT 12-09-2026T16\n${line}\nEND`)?.description).toBe(
      `TEXT AT 12-09-2026T16 ${line} END`,
    );
  });

  it.each([':20:37 Fo', ':13:11', ':25:00'])('goes on in %j, the minutes of a time', line => {
    const [row, ...others] = rowsOf(
      message(`:61:260302D5,00NTRF\n:86:106?20AT 12-09-2026T16\n${line}\n:61:260303D6,00NTRF`),
    );
    expect(row?.source.reference).toBe(`AT 12-09-2026T16${line}`);
    expect(others).toMatchObject([{ amount: '6.00' }]);
  });

  it('is missing in some rows, and may be empty', () => {
    expect(
      rowsOf(message(':61:260302D5,00NSTORENT\n:61:260303D6,00NMSC\n:86:\n:61:260304D7,00N999')),
    ).toMatchObject([
      { description: 'STANDING ORDER RENT' },
      { description: 'MISCELLANEOUS' },
      { description: '' },
    ]);
  });

  it('behind a balance belongs to the statement', () => {
    const text = message(':61:260302D5,00NSTORENT', {
      closing: ':62F:C260302GBP995,00\n:86:NOTHING OF THE ROW',
    });
    expect(rowsOf(text)).toMatchObject([{ description: 'STANDING ORDER RENT' }]);
    const { accounts } = readWhole(MT940, text, 'lines').statements;
    expect(accounts[0]?.origin.other).toMatchObject({ messages: [{ '86': 'NOTHING OF THE ROW' }] });
  });
});
