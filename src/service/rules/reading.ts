/** Finds what a client may read of a consent in its present state. */
import type { OperationId } from '../operations.js';
import { AVAILABILITIES_IN_ORDER, NEEDED_DATA, type NeededData, READING_BY_STATUS } from '../reading.js';
import type { Consent, DataAvailability } from '../schemas/consent.js';
import { readingRequestSchema } from '../schemas/factRequests.js';
import { readGiven } from '../schemas/readArgument.js';

/**
 * The operations that can be answered for a consent as it stands. There are none when the consent is revoked or has ended.
 *
 * @throws InvalidRequestError when the status or the availability is not known, or when a consent that is not `Active` has a
 * `dataAvailability`.
 *
 * @example
 * ```ts
 * import { readableOperations } from 'open-banking-insights/service';
 *
 * const operations = readableOperations({ consentStatus: 'Active', dataAvailability: 'Partial' });
 * console.log(operations.includes('listLiveAccounts'), operations.includes('listTransactions')); // true false
 * ```
 */
export function readableOperations(
  consent: Pick<Consent, 'consentStatus' | 'dataAvailability'>,
): OperationId[] {
  const { consentStatus, dataAvailability } = readGiven(readingRequestSchema, { consent }).consent;
  const { reads } = READING_BY_STATUS[consentStatus];
  const operations = Object.entries(NEEDED_DATA) as [OperationId, NeededData][];
  return operations
    .filter(
      ([, { from }]) =>
        reads === 'everything' ||
        (reads === 'by data availability' && (from === null || isReached(from, dataAvailability))),
    )
    .map(([id]) => id);
}

/** With an availability outside the order there is nothing to read. */
function isReached(from: NonNullable<NeededData['from']>, available: DataAvailability | null): boolean {
  const order: readonly (DataAvailability | null)[] = AVAILABILITIES_IN_ORDER;
  return order.indexOf(available) >= order.indexOf(from);
}
