/** What NAME and MEMO say together. */
import { expect, it } from 'vitest';
import { fromOfx } from '../../../src/adapters.js';

const described = (name: string, memo: string) =>
  fromOfx(
    `<OFX><STMTRS><CURDEF>USD<BANKTRANLIST><STMTTRN><TRNTYPE>DEP<DTPOSTED>20260303<TRNAMT>5.00<FITID>a<NAME>${name}<MEMO>${memo}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`,
  ).accounts[0]?.transactions[0]?.description;

it('is said once where both say the kind of payment', () => {
  for (const [name, memo, expected] of [
    ['Deposit', 'Deposit 5176 Treasury', 'Deposit 5176 Treasury'],
    ['DIRECT DEPOSIT', 'Direct Deposit - ACME', 'Direct Deposit - ACME'],
    ['DIRECT DEPOSIT', 'DEPOSIT', 'DIRECT DEPOSIT'],
    ['ACH', 'ACHIEVE LOANS', 'ACH ACHIEVE LOANS'],
  ] as const)
    expect(described(name, memo)).toBe(expected);
});
