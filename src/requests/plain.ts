/**
 * A quick look at a transaction: a schema checks and copies rows in more time than any engine takes for them. Plain are rows
 * as JSON.parse makes them with every known member well formed, which every schema of a row accepts unchanged. All else
 * goes to the schema, which decides and words the issues.
 */
import { inJsonForm } from './jsonForm.js';
import { isAmount, isBookingDate, isCurrencyCode, isMerchantCategoryCode } from './requestValues.js';
import { transactionSchema } from './transactionSchemas.js';

type Members = Readonly<Record<string, unknown>>;

/** A row of its own: nothing that the caller does to the one given, or that a getter says later, changes it. */
export type PlainTransaction = Record<string, unknown> & { readonly bookingDate: string };

/** Null where the row is not plain. `knownDate`: a booking date that is well formed. */
export function plainTransactionOf(given: unknown, knownDate = ''): PlainTransaction | null {
  if (!isRecord(given)) return null;
  const row = copyOf(given);
  for (const name of PART_NAMES) {
    const part = row[name];
    if (part !== undefined && isRecord(part)) row[name] = copyInOrder(part, PART_MEMBERS);
  }
  // The copy is looked at: what was given may say something else when it is read again.
  const isPlain = hasPlainMembers(row, knownDate) && Object.getPrototypeOf(row) === Object.prototype;
  return isPlain ? row : null;
}

/** Members that are objects. */
export const PART_NAMES = ['transactionCode', 'proprietaryTransactionCode', 'balance'] as const;

/** What the schemas look at; all else comes back as JSON has it. */
const MEMBERS: ReadonlySet<string> = new Set(Object.keys(transactionSchema.shape));
const PART_MEMBERS: ReadonlySet<string> = new Set([
  'code',
  'subCode',
  'issuer',
  'amount',
  'creditDebitIndicator',
]);

/** Members that every transaction has, in the order of the documentation. */
const FIRST_MEMBERS = [
  'transactionId',
  'description',
  'amount',
  'creditDebitIndicator',
  'status',
  'bookingDate',
] as const;

/**
 * Each member is read once, and left out where it is undefined, which JSON cannot tell. Object.assign takes five times what a
 * literal takes, so the members that every transaction has are written out where they stand first.
 */
function copyOf(row: Members): Record<string, unknown> {
  const { transactionId, description, amount, creditDebitIndicator, status, bookingDate } = row;
  const copy: Record<string, unknown> = {
    transactionId,
    description,
    amount: amount === 0 ? 0 : amount,
    creditDebitIndicator,
    status,
    bookingDate,
  };
  let place = 0;
  // Object.keys would make a list for each row.
  for (const member in row) {
    if (place < FIRST_MEMBERS.length) {
      if (member !== FIRST_MEMBERS[place]) return copyInOrder(row, MEMBERS);
    } else if (Object.hasOwn(row, member)) {
      const value = memberOf(row, member, MEMBERS);
      if (value !== undefined) copy[member] = value;
    }
    place++;
  }
  return place < FIRST_MEMBERS.length ? copyInOrder(row, MEMBERS) : copy;
}

/** Of a row that is not plain. */
export function copyOfRow<Row>(row: Row): Row {
  if (typeof row !== 'object' || row === null) return row;
  const copy = copyInOrder(row as Members, MEMBERS);
  for (const name of PART_NAMES) {
    const part = copy[name];
    if (typeof part === 'object' && part !== null) copy[name] = copyInOrder(part as Members, PART_MEMBERS);
  }
  return copy as Row;
}

function memberOf(row: Members, member: string, known: ReadonlySet<string>): unknown {
  return known.has(member) ? row[member] : inJsonForm(row[member]);
}

function copyInOrder(row: Members, known: ReadonlySet<string>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const member of Object.keys(row)) {
    const value = memberOf(row, member, known);
    // An amount of -0 is 0, as JSON would have it.
    if (value !== undefined) copy[member] = member === 'amount' && value === 0 ? 0 : value;
  }
  return copy;
}

/** Of a row that is not copied. */
export function isPlainTransaction(row: unknown, knownDate = ''): row is PlainTransaction {
  return isRecord(row) && hasPlainMembers(row, knownDate);
}

function hasPlainMembers(row: Members, knownDate: string): row is PlainTransaction {
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
    isText(row['counterpartyName']) &&
    isText(row['merchantName']) &&
    isText(row['counterPartyAccount']) &&
    isCategoryCode(row['merchantCategoryCode']) &&
    isText(row['accountId']) &&
    isCurrency(row['currency']) &&
    isCode(row['transactionCode'], 'subCode') &&
    isCode(row['proprietaryTransactionCode'], 'issuer') &&
    isBalance(row['balance'])
  );
}

function isCode(value: unknown, second: string): boolean {
  return isNone(value) || (isRecord(value) && isText(value['code']) && isText(value[second]));
}

function isBalance(value: unknown): boolean {
  return (
    isNone(value) ||
    (isRecord(value) && isAmount(value['amount']) && isDirection(value['creditDebitIndicator']))
  );
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

function isCurrency(value: unknown): boolean {
  return isNone(value) || (typeof value === 'string' && isCurrencyCode(value));
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
