/**
 * Days and sides in the words of a row, as the checks of src/integrity read them. The words of money that goes out are printed by the
 * banks named beside them.
 */

/** In the order of months. Banks write the first three letters, four of September, or the whole name. */
export const MONTH_NAMES =
  'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ');

/** Santander, Nationwide, HSBC, Starling; Wells Fargo, Chase, credit unions: only what goes out is so called. */
export const WORDED_OUT =
  /^(?:CARD PAYMENT TO|DIRECT DEBIT|BILL PAYMENT|STANDING ORDER (?:VIA .{0,20})?TO|TRANSFER TO|PAYMENT TO|PAID TO|SENT TO|FASTER PAYMENTS? (?:PAYMENT |SENT )?TO|CASH WITHDRAWAL|ATM WITHDRAWAL|WITHDRAWAL (?:ACH|DEBIT|TRANSFER)|ACH DEBIT|ZELLE (?:PAYMENT )?TO|BILL PAY(?:MENT)? TO|ONLINE (?:PAYMENT|TRANSFER) TO|EXTERNAL WITHDRAWAL|DEBIT CARD PURCHASE|POS PURCHASE|PURCHASE AUTHORIZED)\b/i;
/** It came back, or it only comes from there. */
export const WORDED_BACK =
  /\b(?:REFUND\w*|REVERS\w*|REVERT\w*|RET|RETURN\w*|UNPAID|RECALL\w*|REJECT\w*|CREDIT\w*|CR|BOUNCE\w*|REIMB\w*|ADJ\w*|DISPUTE\w*|CHARGEBACK|FROM|REPAID|REPAYMENT|INDEMNITY|CANCEL\w*|CORRECTION|REBATE)\b/i;
