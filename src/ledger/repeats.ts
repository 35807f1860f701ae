/** Transactions that are given more than once. */
import { InvalidRequestError, type RequestIssue } from '../base/invalidRequest.js';
import { issueAt, type Path } from '../requests/issue.js';

const NONE: ReadonlyMap<number, number> = new Map();

interface Identified {
  readonly index: number;
  readonly accountId: string | null;
  readonly transactionId: string;
  readonly transaction: { readonly status?: string };
}

type FirstByAccount = Map<string | null, Map<string, Identified>>;

/**
 * Maps the index of each exact repeat to that of the first. The same id in the same account with other content is refused. The exception is
 * a payment that is listed twice, as pending and as booked. The two are not repeats of each other.
 */
export function repeatsOf(rows: readonly Identified[], path: Path): ReadonlyMap<number, number> {
  if (areAscending(rows)) return NONE;
  const distinct = new Set<string>();
  for (const { transactionId } of rows) distinct.add(transactionId);
  if (distinct.size === rows.length) return NONE;
  const firstPending: FirstByAccount = new Map();
  const firstBooked: FirstByAccount = new Map();
  const repeats = new Map<number, number>();
  const issues: RequestIssue[] = [];
  for (const row of rows) {
    // The pending row is set aside, and the booked one counts.
    const firstByAccount = row.transaction.status === 'Pending' ? firstPending : firstBooked;
    const firstById = firstByAccount.get(row.accountId) ?? new Map<string, Identified>();
    firstByAccount.set(row.accountId, firstById);
    const first = firstById.get(row.transactionId);
    if (first === undefined) firstById.set(row.transactionId, row);
    else if (areSame(first, row)) repeats.set(row.index, first.index);
    else {
      issues.push(
        issueAt(
          [...path, row.index, 'transactionId'],
          'duplicate_transaction_id',
          `"${row.transactionId}" stands for another transaction at index ${first.index}`,
        ),
      );
    }
  }
  if (issues.length > 0) throw new InvalidRequestError(issues);
  return repeats;
}

/** Many banks number their transactions. Such ids are all different, and testing for that costs little. */
function areAscending(rows: readonly Identified[]): boolean {
  for (let index = 1; index < rows.length; index++)
    if ((rows[index - 1] as Identified).transactionId >= (rows[index] as Identified).transactionId)
      return false;
  return true;
}

/** Content that is nested deeper, or throws when it is read, does not count as the same. */
const DEEPEST = 32;

/** The rows are of the same account, whether they name it or not. */
function areSame(a: Identified, b: Identified): boolean {
  try {
    return isSame({ ...a.transaction, accountId: null }, { ...b.transaction, accountId: null }, 0, new Map());
  } catch {
    return false;
  }
}

/**
 * `met` maps objects to those that they were compared with, so that shared parts are compared once. The first difference ends the
 * comparison.
 */
function isSame(a: unknown, b: unknown, depth: number, met: Map<object, Set<object>>): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > DEEPEST)
    return false;
  const known = met.get(a);
  if (known?.has(b)) return true;
  if (known === undefined) met.set(a, new Set([b]));
  else known.add(b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      key =>
        Object.hasOwn(b, key) &&
        isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], depth + 1, met),
    )
  );
}
