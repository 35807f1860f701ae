/** Enrichment of the rows of a request, and of one narrative. */
import type { EnrichTransactionsResult } from '../contract/enrichment/enrichmentResult.js';
import { narrativePartsOf } from '../enrichment/narrative/narrativeParts.js';
import { enrichmentResultOf } from '../enrichment/result.js';
import type { NarrativeParts } from '../model/narrative.js';
import { readOptions, readRequest } from '../requests/read.js';
import {
  enrichTransactionsAccountsRequestSchema,
  enrichTransactionsRequestSchema,
  readNarrativeRequestSchema,
} from '../requests/requests.js';
import type { Enricher } from './enricher.js';
import { readAccounts } from './readAccounts.js';

const FORMS = {
  account: enrichTransactionsRequestSchema,
  accounts: enrichTransactionsAccountsRequestSchema,
};

export function enrichmentOver(
  { enrichAll }: Enricher,
  request: unknown,
  given: unknown,
): EnrichTransactionsResult {
  const options = readOptions(given);
  const asked = readAccounts(FORMS, request, options, { echoes: true });
  return enrichmentResultOf(enrichAll(asked, options).whole, asked.areSeveral);
}

export function narrativeOver(
  { narrativeOf, lexiconOf }: Enricher,
  description: unknown,
  options: unknown,
): NarrativeParts {
  const input = readRequest(readNarrativeRequestSchema, { description, options });
  const { countryCode } = input.options;
  return narrativePartsOf(input.description, narrativeOf(countryCode), lexiconOf(countryCode));
}
