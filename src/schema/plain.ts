/**
 * Parses with the lists of plain transactions left out, and puts them back: a schema checks and copies rows in more time
 * than any engine takes for them. Plain are rows as JSON.parse makes them with every known member well formed, which every
 * request schema accepts unchanged. All else goes to the schema, which decides and words the issues.
 */
import type { z } from 'zod';
import { isAmount, isBookingDate, isMerchantCategoryCode } from './values.js';

type Members = Readonly<Record<string, unknown>>;
/** The object a list was taken from -> the list. */
type Lists = Map<unknown, readonly unknown[]>;

export function parsePlain<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const lists: Lists = new Map();
  const parsed = schema.safeParse(withoutLists(input, lists));
  if (parsed.success && lists.size > 0) putBack(parsed.data, input, lists);
  return parsed;
}

function withoutLists(input: unknown, lists: Lists): unknown {
  if (!isRecord(input)) return input;
  const { accounts } = input;
  return Array.isArray(accounts)
    ? { ...withoutList(input, lists), accounts: accounts.map(account => withoutList(account, lists)) }
    : withoutList(input, lists);
}

function withoutList<Value>(input: Value, lists: Lists): Value {
  if (!isRecord(input) || !arePlain(input['transactions'])) return input;
  lists.set(input, input['transactions']);
  return { ...input, transactions: [] };
}

function putBack(parsed: unknown, input: unknown, lists: Lists): void {
  putListBack(parsed, input, lists);
  const { accounts } = input as Members;
  if (!Array.isArray(accounts)) return;
  const parsedAccounts = (parsed as { readonly accounts: readonly unknown[] }).accounts;
  accounts.forEach((account, index) => {
    putListBack(parsedAccounts[index], account, lists);
  });
}

function putListBack(parsed: unknown, input: unknown, lists: Lists): void {
  const transactions = lists.get(input);
  if (transactions !== undefined) Object.assign(parsed as object, { transactions });
}

function arePlain(list: unknown): list is readonly unknown[] {
  if (!Array.isArray(list)) return false;
  // Most rows stand beside one of the same day.
  let knownDate = '';
  // By index, so that holes are seen.
  for (let index = 0; index < list.length; index++) {
    const row: unknown = list[index];
    if (!isPlainTransaction(row, knownDate)) return false;
    knownDate = row.bookingDate;
  }
  return true;
}

/** `knownDate`: a booking date that is well formed. */
export function isPlainTransaction(row: unknown, knownDate = ''): row is { readonly bookingDate: string } {
  return (
    isRecord(row) &&
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
    isCode(row['transactionCode'], 'subCode') &&
    isCode(row['proprietaryTransactionCode'], 'issuer') &&
    isBalance(row['balance']) &&
    isText(row['accountId'])
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

function isDirection(value: unknown): boolean {
  return value === 'Credit' || value === 'Debit';
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

/** As object literals and JSON.parse make them; a member named __proto__ would change what a copy inherits. */
function isRecord(value: unknown): value is Members {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, '__proto__')
  );
}
