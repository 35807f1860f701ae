/** The words and codes of Open Banking. Version 3.1 uses words, and version 4.0 the codes of ISO 20022. */
import type { CreditDebitIndicator } from '../../model/request.js';

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = {
  CREDIT: 'Credit',
  CRDT: 'Credit',
  DEBIT: 'Debit',
  DBIT: 'Debit',
};

export function directionOf(text: string | undefined): CreditDebitIndicator | undefined {
  return DIRECTIONS[text?.toUpperCase() ?? ''];
}

export type RowStatus = 'Booked' | 'Pending' | 'Rejected';

/** FUTR is a payment that is entered and not yet due, INFO one that is not in the bank's books. */
const STATUSES: Readonly<Record<string, RowStatus>> = {
  BOOKED: 'Booked',
  BOOK: 'Booked',
  PENDING: 'Pending',
  PDNG: 'Pending',
  FUTR: 'Pending',
  INFO: 'Pending',
  REJECTED: 'Rejected',
  RJCT: 'Rejected',
};

/** Undefined for a status that is not known. A row without any is booked. */
export function statusOf(text: string | undefined): RowStatus | undefined {
  return text === undefined ? 'Booked' : STATUSES[text.toUpperCase()];
}
