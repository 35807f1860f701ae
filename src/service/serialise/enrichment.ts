/** What enrichment found, as its engine answers. */
import type { EnrichedData, EnrichedTransaction, TransferLink } from '../../model/enrichment.js';
import type { TransactionInput } from '../../model/request.js';
import { readEach } from '../../schema/read.js';
import { type EnrichmentEngineResponse, enrichmentEngineResponseSchema } from '../schemas/engines.js';
import type { ServiceEnrichedData, Transfer } from '../schemas/transaction.js';

/** What the service's format carries of an enriched transaction. */
export type CarriedTransaction = TransactionInput & {
  readonly enrichedData: ServiceEnrichedData | null;
  readonly transfer: TransferLink | null;
};

/** Rows are many and have been checked, so they are copied once and not checked again. */
export function serialiseEnrichment(result: {
  readonly transactions: readonly (EnrichedTransaction | CarriedTransaction)[];
}): EnrichmentEngineResponse {
  return result.transactions.map(({ enrichedData, transfer, ...original }) =>
    Object.assign(original, {
      EnrichedData: enrichedData && foundOf(enrichedData),
      Transfer: transferOf(transfer),
    }),
  );
}

export function parseEnrichment(body: unknown): { readonly transactions: readonly CarriedTransaction[] } {
  return {
    transactions: readEach(enrichmentEngineResponseSchema, body).map(
      ({ EnrichedData, Transfer, ...original }) => ({
        ...original,
        enrichedData: EnrichedData,
        transfer: transferLinkOf(Transfer),
      }),
    ),
  };
}

function foundOf(enrichedData: ServiceEnrichedData | EnrichedData): ServiceEnrichedData {
  return {
    category: labelOf(enrichedData.category),
    class: labelOf(enrichedData.class),
    predictedMerchantName: enrichedData.predictedMerchantName,
  };
}

function labelOf({ id, slug, name, confidence }: ServiceEnrichedData['category']) {
  return { id, slug, name, confidence };
}

export function transferOf(link: TransferLink | null): Transfer | null {
  return link && { AssociatedAccountId: link.associatedAccountId, PairId: link.pairId };
}

export function transferLinkOf(transfer: Transfer | null): TransferLink | null {
  return transfer && { associatedAccountId: transfer.AssociatedAccountId, pairId: transfer.PairId };
}
