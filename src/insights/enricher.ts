/** From a list of transactions to its enriched ledger, over the data of the countries of this build. */
import { InvalidRequestError } from '../base/invalidRequest.js';
import { once, oncePer } from '../base/once.js';
import { type EnrichedLedger, enrich } from '../enrichment/enrich.js';
import type { Lexicon } from '../enrichment/lexicon.js';
import { compileRules } from '../enrichment/rules.js';
import { buildTradeModel } from '../enrichment/tradeModel.js';
import { buildVocabulary } from '../enrichment/vocabulary.js';
import { buildLedger, type Ledger } from '../ledger/ledger.js';
import type { CountryCode, CurrencyCode } from '../model/request.js';
import { issueAt } from '../schema/issue.js';
import type { Notices } from '../schema/notices.js';
import type { ParsedOptions } from '../schema/options.js';
import { checkTransactionLimit, type FunctionLimit } from '../schema/read.js';
import type { ParsedTransaction } from '../schema/transaction.js';
import { asOfOf, countryOf } from './settings.js';

export type Gazetteers = Readonly<Partial<Record<CountryCode, string>>>;

/** What the engines of one list have in common of their requests. */
interface ListRequest {
  readonly transactions: readonly ParsedTransaction[];
  readonly accountId?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly currencyCode: CurrencyCode;
}

export interface Enricher {
  /** A lexicon is built once, when its country is first asked for. */
  readonly lexiconOf: (country: CountryCode) => Lexicon;
  readonly enrichLedger: (ledger: Ledger, country: CountryCode, options: ParsedOptions) => EnrichedLedger;
  /** The `transactions` of a request, checked against its limit: without `limit`, the caller's alone. */
  readonly enrichAll: (
    request: ListRequest,
    options: ParsedOptions,
    notices: Notices,
    limit?: FunctionLimit,
  ) => EnrichedLedger;
}

export function enricherOver(gazetteers: Gazetteers): Enricher {
  // No country's, so built once for all, when a payee first is in no table.
  const tradeModel = once(buildTradeModel);
  const lexiconOf = oncePer((country: CountryCode): Lexicon => {
    const gazetteer = gazetteers[country];
    if (gazetteer === undefined) {
      throw new InvalidRequestError([
        issueAt(
          ['countryCode'],
          'country_not_loaded',
          `the data of ${country} are not part of this build; import open-banking-insights instead`,
        ),
      ]);
    }
    return buildVocabulary(country, gazetteer, tradeModel);
  });
  const enrichLedger: Enricher['enrichLedger'] = (ledger, country, options) =>
    enrich(ledger, {
      country,
      lexicon: lexiconOf(country),
      rules: compileRules(options.rules),
      confidenceFloor: options.confidenceFloor,
    });
  const enrichAll: Enricher['enrichAll'] = (request, options, notices, limit) => {
    const { transactions, accountId, countryCode, currencyCode: currency } = request;
    const path = ['transactions'];
    checkTransactionLimit([{ path, count: transactions.length }], options, limit);
    return enrichLedger(
      buildLedger({ transactions, path, accountId: accountId ?? null, currency, notices }, asOfOf(options)),
      countryCode ?? countryOf(currency),
      options,
    );
  };
  return { lexiconOf, enrichLedger, enrichAll };
}
