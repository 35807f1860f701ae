/** Translates codes of ISO 20022 into the words of a request. */
import type { CreditDebitIndicator } from '../../model/request.js';

const DIRECTIONS: ReadonlyMap<string | undefined, CreditDebitIndicator> = new Map([
  ['CRDT', 'Credit'],
  ['DBIT', 'Debit'],
]);

export function directionOf(code: string | undefined): CreditDebitIndicator | undefined {
  return DIRECTIONS.get(code);
}

/** An unknown status counts as not booked. Undefined for a message without a status (an old camt.054), which reports booked entries. */
export function statusOf(code: string | undefined): 'Booked' | 'Pending' | undefined {
  if (code === undefined) return undefined;
  return code === 'BOOK' ? 'Booked' : 'Pending';
}

/** EntryStatus codes of all versions. */
const STATUSES = new Set(['BOOK', 'PDNG', 'INFO', 'FUTR']);

export function isKnownStatus(code: string | undefined): boolean {
  return code === undefined || STATUSES.has(code);
}

/** ExternalCashAccountType1Code. */
const SUB_TYPES: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries({
    CACC: 'CurrentAccount',
    CARD: 'CreditCard',
    CASH: 'CurrentAccount',
    CHAR: 'ChargeCard',
    LLSV: 'Savings',
    LOAN: 'Loan',
    MGLD: 'Loan',
    MOMA: 'Savings',
    ONDP: 'Savings',
    SVGS: 'Savings',
    TRAN: 'CurrentAccount',
  }),
);

export function accountSubTypeOf(code: string | undefined): string | undefined {
  return SUB_TYPES.get(code);
}

/** A date may have a zone, as in `2026-03-01Z`. The day counts as it is written. */
export function dateOf(text: string | undefined): string | undefined {
  return /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/.exec(text?.trim() ?? '')?.[1] ?? text;
}
