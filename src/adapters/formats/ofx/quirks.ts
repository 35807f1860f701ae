/**
 * Words that banks write into NAME where the payee belongs. They say what kind of payment it was, and the payee, if anybody
 * is named, stands in MEMO. In capitals, letters alone.
 */
const KINDS =
  'ATM|ATM WITHDRAWAL|ACH CREDIT|ACH DEBIT|ACH DEPOSIT|ACH PAYMENT|ACH WITHDRAWAL|AUTOMATIC PAYMENT|BACS|BANK CREDIT|BGC|' +
  'BILL PAYMENT|CARD PAYMENT|CARD PURCHASE|CASH|CASH MACHINE|CASH WITHDRAWAL|CHARGE|CHECK|CHECK PAID|CHECKCARD PURCHASE|' +
  'CHEQUE|CHEQUE PAID|CHQ|CONTACTLESS|CONTACTLESS PAYMENT|CREDIT|CREDIT TRANSFER|CREDIT INTEREST|DD|DEB|DEBIT|DEBIT CARD|' +
  'DEBIT CARD PAYMENT|DEBIT CARD PURCHASE|DEBIT PURCHASE|DEBIT TRANSFER|DEPOSIT|DIRECT CREDIT|DIRECT DEBIT|DIRECT DEBIT PAYMENT|' +
  'DIRECT DEPOSIT|EFTPOS|ELECTRONIC PAYMENT|EXTERNAL DEPOSIT|EXTERNAL TRANSFER|EXTERNAL WITHDRAWAL|FASTER PAYMENT|' +
  'FASTER PAYMENT IN|FASTER PAYMENT OUT|FASTER PAYMENTS|FEE|FPI|FPO|FUNDS TRANSFER|INTEREST|INTEREST PAID|INTEREST PAYMENT|' +
  'INTERNET PAYMENT|INTERNET TRANSFER|MISC CREDIT|MISC DEBIT|MISCELLANEOUS|MOBILE DEPOSIT|ONLINE PAYMENT|ONLINE TRANSFER|OTHER|' +
  'PAYMENT|POINT OF SALE|POINT OF SALE DEBIT|POINT OF SALE WITHDRAWAL|POS|POS DEBIT|POS PURCHASE|PREAUTHORIZED DEBIT|' +
  'PREAUTHORIZED CREDIT|PURCHASE|RECURRING PAYMENT|REFUND|RETURNED DIRECT DEBIT|SERVICE CHARGE|SO|STANDING ORDER|TFR|TRANSFER|' +
  'TRANSFER IN|TRANSFER OUT|TRANSFER FROM|TRANSFER TO|UNKNOWN|VIS|VISA|VISA PURCHASE|WIRE TRANSFER|WITHDRAWAL';

const KIND_NAMES: ReadonlySet<string> = new Set(KINDS.split('|'));

/** NAME has room for 32 characters: a longer text breaks off there. */
const ROOM = 32;

export function isKindOfPayment(name: string): boolean {
  return KIND_NAMES.has(
    name
      .toUpperCase()
      .replace(/[^A-Z]+/g, ' ')
      .trim(),
  );
}

/** MEMO repeats the wording that NAME had no room for, so NAME is the bank's wording and names nobody. */
export function isCutWording(name: string, memo: string | undefined): boolean {
  return memo !== undefined && name.length >= ROOM - 1 && memo.length > name.length && memo.startsWith(name);
}

/** What the types of transactions are called, for rows without any text. Source: OFX 2.3, section 11.4.4.3. */
const WORDS: Readonly<Record<string, string>> = {
  INT: 'INTEREST',
  DIV: 'DIVIDEND',
  FEE: 'FEE',
  SRVCHG: 'SERVICE CHARGE',
  DEP: 'DEPOSIT',
  ATM: 'ATM',
  POS: 'POINT OF SALE',
  XFER: 'TRANSFER',
  CHECK: 'CHECK',
  PAYMENT: 'ELECTRONIC PAYMENT',
  CASH: 'CASH WITHDRAWAL',
  DIRECTDEP: 'DIRECT DEPOSIT',
  DIRECTDEBIT: 'DIRECT DEBIT',
  REPEATPMT: 'REPEATING PAYMENT',
  HOLD: 'HOLD',
};

export function wordsOfType(type: string | undefined): string | undefined {
  return WORDS[type ?? ''];
}
