/**
 * The words by which the checks of src/integrity tell money out from money that came back. From the statements of the banks that are
 * named, which src/data/wording reads too, November 2026; the words of what comes back are general knowledge.
 */

/**
 * Santander, Nationwide, HSBC, Starling; Wells Fargo, Chase, credit unions: only what goes out is so called. Purchases by card are left
 * out, since they come back in the same words.
 */
export const WORDED_OUT =
  /^(?:DIRECT DEBIT|BILL PAYMENT|STANDING ORDER (?:VIA .{0,20})?TO|TRANSFER TO|PAYMENT TO|PAID TO|SENT TO|FASTER PAYMENTS? (?:PAYMENT |SENT )?TO|CASH WITHDRAWAL|ATM WITHDRAWAL|WITHDRAWAL (?:ACH|DEBIT|TRANSFER)|ACH DEBIT|ZELLE (?:PAYMENT )?TO|BILL PAY(?:MENT)? TO|ONLINE (?:PAYMENT|TRANSFER) TO|EXTERNAL WITHDRAWAL)\b/i;
/** It came back, or it only comes from there. */
export const WORDED_BACK =
  /\b(?:REFUND\w*|REVERS\w*|REVERT\w*|RET|RETURN\w*|UNPAID|RECALL\w*|REJECT\w*|CREDIT\w*|CR|BOUNCE\w*|REIMB\w*|ADJ\w*|DISPUTE\w*|CHARGEBACK|FROM|REPAID|REPAYMENT|INDEMNITY|CANCEL\w*|CORRECTION|REBATE)\b/i;
