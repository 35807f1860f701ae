/** Writes and reads the answer of the enrichment engine. */

import { LARGEST_INT32 } from '../../base/fingerprint.js';
import { withoutUndefined } from '../../base/members.js';
import {
  ENRICHED_DATA_OF_RESULTS,
  ENRICHED_DATA_OF_SERVICE,
  type EnrichedTransaction,
  type TransferLink,
} from '../../contract/enrichment/enrichmentResult.js';
import type { Transaction } from '../../model/transaction.js';
import { copyOfRow, isPlainTransaction } from '../../requests/plain.js';
import { readWith } from '../../requests/read.js';
import { LIBRARY_NAMES } from '../names.js';
import { copied, eachOf, membersOf } from '../rewrite.js';
import { type EnrichmentEngineResponse, enrichmentEngineResponseSchema } from '../schemas/engines.js';
import { membersBeyond } from '../schemas/ofContract.js';
import { readGiven, reading, renaming } from '../schemas/readArgument.js';
import type { ServiceEnrichedData, Transfer } from '../schemas/transaction.js';
import { copyOf, isPlain } from './partsOfResults.js';
import { removeRepeats } from './storedEvidence.js';
import { withPlainZero, withPlainZeros } from './zeros.js';

/**
 * An enriched transaction in the library's names, with the members that the service's format has.
 */
export type CarriedTransaction = Transaction & {
  readonly enrichedData: ServiceEnrichedData | null;
  readonly transfer: TransferLink | null;
};

/**
 * Writes a result of `enrichTransactions` as the engine answers it: the client's transactions as they were sent, each with
 * `EnrichedData` and `Transfer`.
 *
 * @throws InvalidRequestError when a transaction is not valid.
 *
 * @example
 * ```ts
 * import { enrichTransactions } from 'open-banking-insights';
 * import { serialiseEnrichment } from 'open-banking-insights/service';
 *
 * const result = enrichTransactions({
 *   countryCode: 'GB',
 *   currencyCode: 'GBP',
 *   transactions: [
 *     {
 *       transactionId: 't1',
 *       description: 'TESCO STORES 3021 LEEDS',
 *       amount: 9.5,
 *       creditDebitIndicator: 'Debit',
 *       status: 'Booked',
 *       bookingDate: '2026-03-02',
 *     },
 *   ],
 * });
 * const [answer] = serialiseEnrichment(result);
 * console.log(answer?.transactionId, answer?.EnrichedData?.predictedMerchantName); // t1 Tesco
 * ```
 */
export function serialiseEnrichment(result: {
  readonly transactions: readonly (EnrichedTransaction | CarriedTransaction)[];
}): EnrichmentEngineResponse {
  return reading(result, () => {
    const { transactions } = Object(result);
    const rows = eachOf(transactions as typeof result.transactions, written);
    return withPlainZeros(
      arePlain(rows)
        ? rows
        : renaming(LIBRARY_NAMES, () => readWith(enrichmentEngineResponseSchema, rows, ['transactions'])),
    );
  });
}

/**
 * Reads an answer of the engine `enrichTransactions` into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseEnrichment } from 'open-banking-insights/service';
 *
 * const { transactions } = parseEnrichment([
 *   {
 *     transactionId: 't1',
 *     description: 'TO SAVINGS',
 *     amount: 50,
 *     creditDebitIndicator: 'Debit',
 *     status: 'Booked',
 *     bookingDate: '2026-03-02',
 *     EnrichedData: null,
 *     Transfer: { AssociatedAccountId: 'a2', PairId: 1 },
 *   },
 * ]);
 * console.log(transactions[0]?.transfer?.associatedAccountId); // a2
 * ```
 */
export function parseEnrichment(body: unknown): { readonly transactions: readonly CarriedTransaction[] } {
  return {
    transactions: readGiven(enrichmentEngineResponseSchema, body).map(
      ({ EnrichedData, Transfer, ...original }) => ({
        ...withPlainZero(copyOfRow(original)),
        enrichedData: EnrichedData,
        transfer: transferLinkOf(Transfer),
      }),
    ),
  };
}

const FOUND = {
  object: {
    ...ENRICHED_DATA_OF_SERVICE,
    ...membersBeyond(ENRICHED_DATA_OF_RESULTS, []),
  },
};

/** Members are copied before they are inspected, and so are objects inside them. Most rows have none. */
const OBJECTS_OF_ROW = ['balance', 'transactionCode', 'proprietaryTransactionCode'] as const;

function written({ enrichedData, transfer, ...original }: EnrichedTransaction | CarriedTransaction) {
  const row: Record<string, unknown> = withoutUndefined(original);
  for (const name of OBJECTS_OF_ROW) {
    const member = row[name];
    if (typeof member === 'object' && member !== null) row[name] = membersOf(member, copied);
  }
  removeRepeats(row);
  return Object.assign(row, {
    EnrichedData: copyOf(FOUND, enrichedData),
    Transfer: membersOf(transfer, transferOf),
  });
}

export function transferOf({ associatedAccountId, pairId }: TransferLink): Transfer {
  return { AssociatedAccountId: associatedAccountId, PairId: pairId };
}

export function transferLinkOf(transfer: Transfer | null): TransferLink | null {
  return transfer && { associatedAccountId: transfer.AssociatedAccountId, pairId: transfer.PairId };
}

// Checks quickly whether rows are as the enrichment engine makes them, at a fraction of the cost of the schema.

type Members = Readonly<Record<string, unknown>>;

/** For copied rows. A row that fails here may still be valid, and then the schema decides. */
function arePlain(rows: unknown): rows is EnrichmentEngineResponse {
  if (!Array.isArray(rows)) return false;
  // Most rows have the same day as the row before.
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
    (EnrichedData === null || isPlain(FOUND, EnrichedData)) &&
    (Transfer === null || isTransfer(Transfer as Members))
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
