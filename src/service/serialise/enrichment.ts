/** What enrichment found, as its engine answers. */
import { withoutUndefined } from '../../base/members.js';
import type { EnrichedData, EnrichedTransaction, TransferLink } from '../../model/enrichment.js';
import type { Transaction } from '../../model/transaction.js';
import { rowWithoutUndefined } from '../../schema/lists.js';
import { readWith } from '../../schema/read.js';
import { copied, eachOf, membersOf } from '../rewrite.js';
import { type CallerNames, readGiven, reading, renaming } from '../schemas/door.js';
import { type EnrichmentEngineResponse, enrichmentEngineResponseSchema } from '../schemas/engines.js';
import type { ServiceEnrichedData, Transfer } from '../schemas/transaction.js';
import { arePlain } from './plainRows.js';
import { removeRepeats } from './storedEvidence.js';
import { withPlainZero, withPlainZeros } from './zeros.js';

/** What the service's format carries of an enriched transaction. */
export type CarriedTransaction = Transaction & {
  readonly enrichedData: ServiceEnrichedData | null;
  readonly transfer: TransferLink | null;
};

/**
 * Each row is copied once and the copy is looked at: rows are many. Only a list with something unusual in it goes to the
 * schema, which decides and says what is wrong.
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
        : renaming(NAMES, () => readWith(enrichmentEngineResponseSchema, rows, ['transactions'])),
    );
  });
}

export function parseEnrichment(body: unknown): { readonly transactions: readonly CarriedTransaction[] } {
  return {
    transactions: readGiven(enrichmentEngineResponseSchema, body).map(
      ({ EnrichedData, Transfer, ...original }) => ({
        ...withPlainZero(rowWithoutUndefined(original)),
        enrichedData: EnrichedData,
        transfer: transferLinkOf(Transfer),
      }),
    ),
  };
}

const NAMES: CallerNames = {
  EnrichedData: 'enrichedData',
  Transfer: 'transfer',
  AssociatedAccountId: 'associatedAccountId',
  PairId: 'pairId',
};

/** What is looked at has to be copied before, also inside; most rows have nothing inside. */
const OBJECTS_OF_ROW = ['balance', 'transactionCode', 'proprietaryTransactionCode'] as const;

function written({ enrichedData, transfer, ...original }: EnrichedTransaction | CarriedTransaction) {
  const row: Record<string, unknown> = withoutUndefined(original);
  for (const name of OBJECTS_OF_ROW) {
    const member = row[name];
    if (typeof member === 'object' && member !== null) row[name] = membersOf(member, copied);
  }
  removeRepeats(row);
  return Object.assign(row, {
    EnrichedData: membersOf(enrichedData, foundOf),
    Transfer: membersOf(transfer, transferOf),
  });
}

function foundOf(enrichedData: ServiceEnrichedData | EnrichedData) {
  return {
    category: membersOf(enrichedData.category, labelOf),
    class: membersOf(enrichedData.class, labelOf),
    predictedMerchantName: enrichedData.predictedMerchantName,
  };
}

function labelOf({ id, slug, name, confidence }: ServiceEnrichedData['category']) {
  return { id, slug, name, confidence };
}

export function transferOf({ associatedAccountId, pairId }: TransferLink): Transfer {
  return { AssociatedAccountId: associatedAccountId, PairId: pairId };
}

export function transferLinkOf(transfer: Transfer | null): TransferLink | null {
  return transfer && { associatedAccountId: transfer.AssociatedAccountId, pairId: transfer.PairId };
}
