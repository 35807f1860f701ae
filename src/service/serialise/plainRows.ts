/** Whether rows of enriched transactions are as the engine makes them: seen at a fraction of the cost of the schema. */
import { LARGEST_INT32 } from '../../base/fingerprint.js';
import { isPlainTransaction } from '../../schema/plain.js';
import type { EnrichmentEngineResponse } from '../schemas/engines.js';

type Members = Readonly<Record<string, unknown>>;

/** Of rows that were copied: what is not plain here may be sound all the same, and the schema decides. */
export function arePlain(rows: unknown): rows is EnrichmentEngineResponse {
  if (!Array.isArray(rows)) return false;
  // Most rows stand beside one of the same day.
  let knownDate = '';
  for (let index = 0; index < rows.length; index++) {
    const row: unknown = rows[index];
    if (!isPlainTransaction(row, knownDate) || !isPlainRow(row as unknown as Members)) return false;
    knownDate = row.bookingDate;
  }
  return true;
}

function isPlainRow({ EnrichedData, Transfer }: Members): boolean {
  return (
    (EnrichedData === null || isFound(EnrichedData as Members)) &&
    (Transfer === null || isTransfer(Transfer as Members))
  );
}

/** Of a member that is not there, its own members are not there either. */
function isFound(found: Members | undefined): boolean {
  const name = found?.['predictedMerchantName'];
  return (
    isLabel(found?.['category']) && isLabel(found?.['class']) && (name === null || typeof name === 'string')
  );
}

function isLabel(label: unknown): boolean {
  const { id, slug, name, confidence } = Object(label) as Members;
  return (
    Number.isInteger(id) &&
    typeof slug === 'string' &&
    typeof name === 'string' &&
    typeof confidence === 'number' &&
    confidence >= 0 &&
    confidence <= 1 &&
    !Object.is(id, -0) &&
    !Object.is(confidence, -0)
  );
}

function isTransfer(transfer: Members | undefined): boolean {
  const { AssociatedAccountId, PairId } = Object(transfer) as Members;
  return (
    typeof AssociatedAccountId === 'string' &&
    AssociatedAccountId !== '' &&
    Number.isInteger(PairId) &&
    (PairId as number) >= 0 &&
    (PairId as number) <= LARGEST_INT32 &&
    !Object.is(PairId, -0)
  );
}
