/**
 * Words that say what kind of payment it was. Many banks write nothing else into NAME, and the payee, if anybody is named,
 * stands in MEMO.
 */
const KIND_WORDS: ReadonlySet<string> = new Set(
  (
    'ACH ATM AUTOMATIC AUTOPAY BACS BANK BGC BILL BILLPAY CARD CASH CHAPS CHARGE CHECK CHECKCARD CHEQUE CHQ CONTACTLESS CR CREDIT D ' +
    'DD DEB DEBIT DEPOSIT DIRECT DR EFT EFTPOS ELECTRONIC EXTERNAL FASTER FEE FPI FPO FROM FUNDS GIRO IN INTEREST ' +
    'INTERNAL INTERNET MACHINE MAESTRO MASTERCARD MISC MISCELLANEOUS MOBILE OF ONLINE ORDER OTHER OUT PAID PAYMENT PAYMENTS ' +
    'POINT POS PREAUTHORIZED PURCHASE RECEIVED RECURRING REFUND RETURNED REVERSAL SALE SENT SERVICE SIGNATURE SO STANDING TFR TO ' +
    'TRANSACTION TRANSFER UNKNOWN VIS VISA W WIRE WITHDRAWAL XFER ZELLE'
  ).split(' '),
);

/** NAME has room for 32 characters: a longer text breaks off there. */
const ROOM = 32;

export function isKindOfPayment(name: string): boolean {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  return words.length > 0 && words.every(word => KIND_WORDS.has(word));
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
