/**
 * A transaction of the request as it is given back. Object.assign copies a member in five times what a literal takes, so
 * the members that every transaction has are written out where they stand first, as the documentation lists them.
 */
import type { ParsedTransaction } from '../schema/transaction.js';

const FIRST_MEMBERS = [
  'transactionId',
  'description',
  'amount',
  'creditDebitIndicator',
  'status',
  'bookingDate',
] as const satisfies readonly (keyof ParsedTransaction)[];

/** A copy, with its members in the same order. */
export function echoOf(source: ParsedTransaction): Record<string, unknown> {
  const { transactionId, description, amount, creditDebitIndicator, status, bookingDate } = source;
  const echo: Record<string, unknown> = {
    transactionId,
    description,
    amount,
    creditDebitIndicator,
    status,
    bookingDate,
  };
  let place = 0;
  // Object.keys would make a list for each row.
  for (const member in source) {
    if (place < FIRST_MEMBERS.length) {
      if (member !== FIRST_MEMBERS[place]) return Object.assign({}, source);
    } else if (Object.hasOwn(source, member)) echo[member] = source[member];
    place++;
  }
  return echo;
}
