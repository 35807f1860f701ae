/**
 * Days and sides in the words of a row, as the checks of src/integrity read them. The forms of dates are those of the statements behind
 * src/data/wording. The words of money that goes out are printed by the banks named beside them.
 */

/** Month names, in the order of months, as banks write them. */
export const MONTH_NAMES = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** 12MAR, 12 MAR, 12-MAR-26: the day, and the name of the month. */
export const NAMED_DATE =
  /\b(\d\d?)[ -]?(JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)(?:[ -]?(?:20)?\d\d)?\b/gi;
/** 12/03, 12/03/26, 12-03-2026, 12.03.2026: two numbers, whose order the country tells. Not the parts of a sort code. */
export const NUMBERED_DATE = /(?<![\d/.-])(\d\d)(?:\/(\d\d)(?:\/(?:20)?\d\d)?|[.-](\d\d)[.-]20\d\d)(?![\d/])/g;
/** 2026-03-12: the month, and the day. */
export const ISO_DATE = /\b20\d\d-(\d\d)-(\d\d)\b/g;

/** Santander, Nationwide, HSBC, Starling; Wells Fargo, Chase, credit unions: only what goes out is so called. */
export const WORDED_OUT =
  /^(?:CARD PAYMENT TO|DIRECT DEBIT|BILL PAYMENT|STANDING ORDER (?:VIA .{0,20})?TO|TRANSFER TO|PAYMENT TO|PAID TO|SENT TO|FASTER PAYMENTS? (?:PAYMENT |SENT )?TO|CASH WITHDRAWAL|ATM WITHDRAWAL|WITHDRAWAL (?:ACH|DEBIT|TRANSFER)|ACH DEBIT|ZELLE (?:PAYMENT )?TO|BILL PAY(?:MENT)? TO|ONLINE (?:PAYMENT|TRANSFER) TO|EXTERNAL WITHDRAWAL|DEBIT CARD PURCHASE|POS PURCHASE|PURCHASE AUTHORIZED)\b/i;
/** It came back, or it only comes from there. */
export const WORDED_BACK =
  /\b(?:REFUND\w*|REVERS\w*|REVERT\w*|RET|RETURN\w*|UNPAID|RECALL\w*|REJECT\w*|CREDIT\w*|CR|BOUNCE\w*|REIMB\w*|ADJ\w*|DISPUTE\w*|CHARGEBACK|FROM|REPAID|REPAYMENT|INDEMNITY|CANCEL\w*|CORRECTION|REBATE)\b/i;
