/** What a stored transaction that is posted to an engine says under the names of the service. */
import * as z from 'zod';
import { transactionSchema } from '../../requests/transactionSchemas.js';

const { counterPartyName, merchantName, merchantCategoryCode, balance } = transactionSchema.shape;

export const storedEvidenceListSchema = z.array(
  z.object({
    CounterPartyName: counterPartyName,
    MerchantDetails: z.looseObject({ merchantName, merchantCategoryCode }).nullish(),
    Balance: balance,
  }),
);

export type StoredEvidence = z.output<typeof storedEvidenceListSchema>[number];
