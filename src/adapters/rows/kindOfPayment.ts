/** Tells names from words for the kind of payment. */

/** Words for the kind of payment. Many banks write nothing else where a name could stand. The payee, if there is one, is then in the text beside it. */
const KIND_WORDS: ReadonlySet<string> = new Set(
  (
    'ACH ATM AUTOMATIC AUTOPAY BACS BANK BGC BILL BILLPAY CARD CASH CHAPS CHARGE CHECK CHECKCARD CHEQUE CHQ CONTACTLESS CR CREDIT D ' +
    'DD DEB DEBIT DEPOSIT DIRECT DR EFT EFTPOS ELECTRONIC EXTERNAL FASTER FEE FPI FPO FROM FUNDS GIRO IN INTEREST ' +
    'INTERNAL INTERNET MACHINE MAESTRO MASTERCARD MISC MISCELLANEOUS MOBILE OF ONLINE ORDER OTHER OUT PAID PAYMENT PAYMENTS ' +
    'POINT POS PREAUTHORIZED PURCHASE RECEIVED RECURRING REFUND RETURNED REVERSAL SALE SENT SERVICE SIGNATURE SO STANDING TFR TO ' +
    'TRANSACTION TRANSFER UNKNOWN VIS VISA W WIRE WITHDRAWAL XFER ZELLE'
  ).split(' '),
);

export function isKindOfPayment(name: string): boolean {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  return words.length > 0 && words.every(word => KIND_WORDS.has(word));
}
