/** Nothing wrong here: the fuzzer must report none of these. */
import { InvalidRequestError } from './refusal.js';

export { InvalidRequestError };

export function enrichTransactions(request) {
  return { rows: rowsOf(request).length, isSound: true };
}

export function safeEnrichTransactions(request) {
  try {
    return { success: true, data: enrichTransactions(request) };
  } catch (error) {
    if (error instanceof InvalidRequestError) return { success: false, error };
    throw error;
  }
}

/** What a caller adds comes back as it was given. */
export function echoes() {
  return { note: Number.NaN, rows: [{ '': undefined }] };
}

/** Rows of the caller, handed back as they are. */
export function orderConsents(rows) {
  return rowsOf({ transactions: rows });
}

function rowsOf(request) {
  let rows = null;
  try {
    const { transactions } = request;
    if (Array.isArray(transactions)) rows = [...transactions];
  } catch {
    // A getter or a proxy: refused below.
  }
  if (rows !== null) return rows;
  throw new InvalidRequestError([
    { path: ['transactions'], code: 'invalid_type', message: 'transactions: must be a list' },
  ]);
}
