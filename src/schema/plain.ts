/**
 * A quick look at a transaction: a schema checks and copies rows in more time than any engine takes for them. Plain are rows
 * as JSON.parse makes them with every known member well formed, which every schema of a row accepts unchanged. All else
 * goes to the schema, which decides and words the issues.
 */
import { isAmount, isBookingDate, isMerchantCategoryCode } from './values.js';

type Members = Readonly<Record<string, unknown>>;

/** A row of its own: nothing that the caller does to the one given, or that a getter says later, changes it. */
export type PlainTransaction = Record<string, unknown> & { readonly bookingDate: string };

/** Members that every transaction has, in the order of the documentation. */
const FIRST_MEMBERS = [
  'transactionId',
  'description',
  'amount',
  'creditDebitIndicator',
  'status',
  'bookingDate',
] as const;

/** Null where the row is not plain. `knownDate`: a booking date that is well formed. */
export function plainTransactionOf(given: unknown, knownDate = ''): PlainTransaction | null {
  if (!isRecord(given)) return null;
  const row = copyOf(given);
  return isPlainTransaction(row, knownDate) &&
    hasPlainParts(row) &&
    Object.getPrototypeOf(row) === Object.prototype
    ? row
    : null;
}

/**
 * Each member is read once. Object.assign takes five times what a literal takes, so the members that every transaction has
 * are written out where they stand first.
 */
function copyOf(row: Members): Record<string, unknown> {
  const { transactionId, description, amount, creditDebitIndicator, status, bookingDate } = row;
  const copy: Record<string, unknown> = {
    transactionId,
    description,
    amount,
    creditDebitIndicator,
    status,
    bookingDate,
  };
  let place = 0;
  // Object.keys would make a list for each row.
  for (const member in row) {
    if (place < FIRST_MEMBERS.length) {
      if (member !== FIRST_MEMBERS[place]) return Object.assign({}, row);
    } else if (Object.hasOwn(row, member)) copy[member] = row[member];
    place++;
  }
  return place < FIRST_MEMBERS.length ? Object.assign({}, row) : copy;
}

function isPlainTransaction(row: Members, knownDate: string): row is PlainTransaction {
  return (
    typeof row['transactionId'] === 'string' &&
    row['transactionId'] !== '' &&
    typeof row['description'] === 'string' &&
    isAmount(row['amount']) &&
    isDirection(row['creditDebitIndicator']) &&
    (row['status'] === 'Booked' || row['status'] === 'Pending') &&
    typeof row['bookingDate'] === 'string' &&
    ((knownDate !== '' && row['bookingDate'] === knownDate) || isBookingDate(row['bookingDate'])) &&
    isText(row['counterPartyName']) &&
    isText(row['merchantName']) &&
    isCategoryCode(row['merchantCategoryCode']) &&
    isText(row['accountId'])
  );
}

/** Members that are objects; copied like the row itself. */
const PARTS: Readonly<Record<string, (part: Members) => boolean>> = {
  transactionCode: part => isText(part['code']) && isText(part['subCode']),
  proprietaryTransactionCode: part => isText(part['code']) && isText(part['issuer']),
  balance: part => isAmount(part['amount']) && isDirection(part['creditDebitIndicator']),
};
const PART_NAMES = Object.keys(PARTS);

function hasPlainParts(row: Record<string, unknown>): boolean {
  for (const name of PART_NAMES) {
    const given = row[name];
    if (isNone(given)) continue;
    if (!isRecord(given)) return false;
    const part = { ...given };
    if (PARTS[name]?.(part) !== true) return false;
    row[name] = part;
  }
  return true;
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null;
}

function isText(value: unknown): boolean {
  return isNone(value) || typeof value === 'string';
}

function isCategoryCode(value: unknown): boolean {
  return isNone(value) || (typeof value === 'string' && isMerchantCategoryCode(value));
}

function isDirection(value: unknown): boolean {
  return value === 'Credit' || value === 'Debit';
}

/** As object literals and JSON.parse make them; a member named __proto__ would change what a copy inherits. */
export function isRecord(value: unknown): value is Members {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, '__proto__')
  );
}
