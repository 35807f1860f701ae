/** The members of a stored transaction that are evidence when it is posted to an engine under the service's names. */
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
