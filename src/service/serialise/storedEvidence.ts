/**
 * For stored transactions that are posted to an engine as they are. Their members under the service's names become evidence under the
 * library's names. The answer has the posted names.
 */
import { withoutUndefined } from '../../base/members.js';
import type { Transaction } from '../../model/transaction.js';
import { readGiven } from '../schemas/readArgument.js';
import { type StoredEvidence, storedEvidenceListSchema } from '../schemas/storedEvidence.js';

type Members = Readonly<Record<string, unknown>>;

/** Returns the same list if no row has such a name. */
export function withStoredEvidence<Row extends Transaction>(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(hasStoredName)) return rows;
  const read = readGiven(storedEvidenceListSchema, rows, ['transactions']);
  return rows.map((row, index) => (hasStoredName(row) ? joined(row, read[index] as StoredEvidence) : row));
}

/** Removes from a row of an answer the members that only repeat a posted one. */
export function removeRepeats(row: Record<string, unknown>): void {
  if (!hasStoredName(row)) return;
  for (const [name, stated] of Object.entries(evidenceIn(row as StoredEvidence)))
    if (isStated(stated) && isSame(row[name], stated)) delete row[name];
}

function hasStoredName(row: object): boolean {
  const { CounterPartyName, MerchantDetails, Balance } = row as Members;
  return isStated(CounterPartyName) || isStated(MerchantDetails) || isStated(Balance);
}

/** A value under a library name goes before one under the service's name. */
function joined<Row extends Transaction>(row: Row, read: StoredEvidence): Row {
  const stored = {
    CounterPartyName: read.CounterPartyName,
    MerchantDetails: read.MerchantDetails && withoutUndefined(read.MerchantDetails),
    Balance: read.Balance && withoutUndefined(read.Balance),
  };
  const own = row as unknown as Members;
  const lacking = Object.entries(evidenceIn(stored)).filter(
    ([name, stated]) => isStated(stated) && !isStated(own[name]),
  );
  return withoutUndefined({ ...row, ...stored, ...Object.fromEntries(lacking) });
}

function evidenceIn({ CounterPartyName, MerchantDetails, Balance }: StoredEvidence): Members {
  return {
    counterPartyName: CounterPartyName,
    merchantName: MerchantDetails?.merchantName,
    merchantCategoryCode: MerchantDetails?.merchantCategoryCode,
    balance: Balance,
  };
}

/** Compares names and codes, or balances. */
function isSame(given: unknown, stated: unknown): boolean {
  if (given === stated) return true;
  if (typeof given !== 'object' || typeof stated !== 'object') return false;
  const [one, other] = [Object(given), Object(stated)] as Members[];
  return (
    one?.['amount'] === other?.['amount'] && one?.['creditDebitIndicator'] === other?.['creditDebitIndicator']
  );
}

function isStated(value: unknown): boolean {
  return value !== undefined && value !== null;
}
