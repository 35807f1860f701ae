/**
 * Stored transactions that are posted to an engine as they are: what they say under the names of the service is evidence
 * under those of the library. The answer has the names that were posted.
 */
import { withoutUndefined } from '../../base/members.js';
import type { Transaction } from '../../model/transaction.js';
import { readGiven } from '../schemas/door.js';
import { type StoredEvidence, storedEvidenceListSchema } from '../schemas/storedEvidence.js';

type Members = Readonly<Record<string, unknown>>;

/** The same list where no row has such a name. */
export function withStoredEvidence<Row extends Transaction>(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(hasStoredName)) return rows;
  const read = readGiven(storedEvidenceListSchema, rows, ['transactions']);
  return rows.map((row, index) => (hasStoredName(row) ? joined(row, read[index] as StoredEvidence) : row));
}

/** Takes from a row of an answer what only repeats one of the names that were posted. */
export function removeRepeats(row: Record<string, unknown>): void {
  if (!hasStoredName(row)) return;
  for (const [name, said] of Object.entries(evidenceIn(row as StoredEvidence)))
    if (isSaid(said) && isSame(row[name], said)) delete row[name];
}

function hasStoredName(row: object): boolean {
  const { CounterPartyName, MerchantDetails, Balance } = row as Members;
  return isSaid(CounterPartyName) || isSaid(MerchantDetails) || isSaid(Balance);
}

/** What the caller says under a name of the library goes before. */
function joined<Row extends Transaction>(row: Row, read: StoredEvidence): Row {
  const stored = {
    CounterPartyName: read.CounterPartyName,
    MerchantDetails: read.MerchantDetails && withoutUndefined(read.MerchantDetails),
    Balance: read.Balance && withoutUndefined(read.Balance),
  };
  const own = row as unknown as Members;
  const lacking = Object.entries(evidenceIn(stored)).filter(
    ([name, said]) => isSaid(said) && !isSaid(own[name]),
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

/** Names and codes, or balances. */
function isSame(given: unknown, said: unknown): boolean {
  if (given === said) return true;
  if (typeof given !== 'object' || typeof said !== 'object') return false;
  const [one, other] = [Object(given), Object(said)] as Members[];
  return (
    one?.['amount'] === other?.['amount'] && one?.['creditDebitIndicator'] === other?.['creditDebitIndicator']
  );
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null;
}
