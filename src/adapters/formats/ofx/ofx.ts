/** OFX: versions 1 (SGML) and 2 (XML), and Quicken's QFX, which is OFX with a few elements of its own. */
import type { DocumentInput } from '../../input/documents.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { readOfx } from './read.js';

/** The root may come after a header and a comment. */
const START_LENGTH = 16_384;
const ROOT =
  /^[^<]{0,4096}(?:<[?!][^>]{0,2048}>[^<]{0,2048}){0,8}<(?:OFX|SIGNONMSGSRSV1|(?:BANK|CREDITCARD|LOAN|INVSTMT)MSGSRSV1|(?:CC|LOAN|INV)?STMT(?:TRN)?RS)[\s>]/i;

export const OFX: Format = {
  name: 'ofx',
  title: 'an OFX document',
  detect: ({ text }) => ROOT.test(text.slice(0, START_LENGTH)),
  read: readOfx,
};

/**
 * Reads OFX 1 and 2 and QFX: statements of bank accounts, credit cards and loans, and the payments of investment accounts, of
 * several accounts in one document or in several given together. Documents that break the rules of OFX are read as far as their
 * meaning is clear. Buys, sells and the like of investments are in `skipped`. Throws InvalidRequestError for what is no OFX.
 *
 * @example
 * ```ts
 * import { fromOfx } from 'open-banking-insights/adapters';
 *
 * const file = `OFXHEADER:100
 * DATA:OFXSGML
 * VERSION:102
 *
 * <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
 * <CURDEF>USD
 * <BANKACCTFROM><BANKID>044000037<ACCTID>4412<ACCTTYPE>CHECKING</BANKACCTFROM>
 * <BANKTRANLIST>
 * <STMTTRN><TRNTYPE>POS<DTPOSTED>20260303<TRNAMT>-86.20<FITID>t-1<NAME>KROGER #412</STMTTRN>
 * </BANKTRANLIST>
 * </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
 * const { accounts } = fromOfx(file, { country: 'US' });
 * const [payment] = accounts[0]?.transactions ?? [];
 * console.log(payment?.bookingDate, payment?.amount, payment?.creditDebitIndicator); // 2026-03-03 86.20 Debit
 * ```
 */
export function fromOfx(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(OFX, input, options);
}
