/** ISO 20022 camt.052 (reports), camt.053 (statements) and camt.054 (notifications), in all versions. */
import type { DocumentInput } from '../../input/documents.js';
import type { Format } from '../../model/format.js';
import type { AdapterOptions } from '../../model/options.js';
import type { Statements } from '../../model/statements.js';
import { readWith } from '../../readWith.js';
import { readCamt } from './read.js';

/** The message may come after a declaration, comments and the header of an envelope. */
const START_LENGTH = 65_536;
const MESSAGE = /<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)(?:V\d{2})?[\s/>]/;

export const CAMT: Format = {
  name: 'camt',
  title: 'a camt message',
  detect: ({ text }) => /^\s*</.test(text) && MESSAGE.test(text.slice(0, START_LENGTH)),
  read: readCamt,
};

/**
 * Reads ISO 20022 camt.052, camt.053 and camt.054 messages of any version, with statements of several accounts in one message
 * or in several given together. An entry whose details have amounts gives a row for each detail. Throws InvalidRequestError
 * for what is no such message.
 *
 * @example
 * ```ts
 * import { fromCamt } from 'open-banking-insights/adapters';
 *
 * const message = `<?xml version="1.0" encoding="UTF-8"?>
 * <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
 *   <BkToCstmrStmt>
 *     <Stmt>
 *       <Id>S-1</Id>
 *       <Acct><Id><IBAN>GB29NWBK60161331926819</IBAN></Id><Ccy>GBP</Ccy></Acct>
 *       <Ntry>
 *         <Amt Ccy="GBP">23.50</Amt>
 *         <CdtDbtInd>DBIT</CdtDbtInd>
 *         <Sts><Cd>BOOK</Cd></Sts>
 *         <BookgDt><Dt>2026-03-02</Dt></BookgDt>
 *         <AddtlNtryInf>CARD PAYMENT TO TESCO STORES 3297</AddtlNtryInf>
 *       </Ntry>
 *     </Stmt>
 *   </BkToCstmrStmt>
 * </Document>`;
 * const { accounts } = fromCamt(message);
 * const [payment] = accounts[0]?.transactions ?? [];
 * console.log(accounts[0]?.accountId); // GB29NWBK60161331926819
 * console.log(payment?.amount, payment?.creditDebitIndicator); // 23.50 Debit
 * ```
 */
export function fromCamt(
  input: DocumentInput | readonly DocumentInput[],
  options?: AdapterOptions,
): Statements {
  return readWith(CAMT, input, options);
}
