/** From the accounts of a request to their enriched ledgers, over the data of the countries of this build. */
import { InvalidRequestError } from '../base/invalidRequest.js';
import { once, oncePer } from '../base/once.js';
import type { CountryData, NarrativeCountry } from '../countries/country.js';
import { compileRules } from '../enrichment/corrections/rules.js';
import type { KeptDecisions } from '../enrichment/decisionMemory.js';
import { type EnrichedLedger, enrich } from '../enrichment/enrich.js';
import type { Lexicon } from '../enrichment/lexicon/lexicon.js';
import { buildTradeModel } from '../enrichment/lexicon/tradeModel.js';
import { buildVocabulary } from '../enrichment/lexicon/vocabulary.js';
import { buildLedger, type Ledger } from '../ledger/ledger.js';
import type { CountryCode } from '../model/transaction.js';
import { issueAt } from '../requests/issue.js';
import { NO_NOTICES, type Notices } from '../requests/notices.js';
import type { ParsedOptions } from '../requests/options.js';
import type { GivenAccount, GivenAccounts } from './accounts.js';
import { asOfOf } from './asOf.js';
import { type EnrichedTogether, enrichTogether, ledgersOf } from './together.js';

/** The countries of a build. */
export type Countries = Readonly<Partial<Record<CountryCode, CountryData>>>;

export interface Enricher {
  readonly narrativeOf: (country: CountryCode) => NarrativeCountry;
  /** A lexicon is built once, when its country is first asked for. */
  readonly lexiconOf: (country: CountryCode) => Lexicon;
  /** Of one ledger, whatever accounts its rows name. */
  readonly enrichLedger: (ledger: Ledger, account: GivenAccount, options: ParsedOptions) => EnrichedLedger;
  /** Of all accounts together and of each. `notices`: those that the whole tells; those of the parts are never told. */
  readonly enrichAll: (
    given: Pick<GivenAccounts<unknown>, 'accounts' | 'areSeveral' | 'notices'>,
    options: ParsedOptions,
  ) => EnrichedTogether;
}

/** `memory`: decisions of earlier requests, where the caller keeps them. */
export function enricherOver(countries: Countries, memory: KeptDecisions | null = null): Enricher {
  // No country's, so built once for all, when a payee first is in no table.
  const tradeModel = once(buildTradeModel);
  const dataOf = (country: CountryCode): CountryData => {
    const data = countries[country];
    if (data === undefined) {
      throw new InvalidRequestError([
        issueAt(
          ['countryCode'],
          'country_not_loaded',
          `the data of ${country} are not part of this build; import open-banking-insights instead`,
        ),
      ]);
    }
    return data;
  };
  const narrativeOf: Enricher['narrativeOf'] = country => dataOf(country).narrative;
  const lexiconOf = oncePer((country: CountryCode): Lexicon => {
    const { lexicon, gazetteer } = dataOf(country);
    return buildVocabulary(lexicon, gazetteer, tradeModel);
  });
  const enrichLedger: Enricher['enrichLedger'] = (ledger, { countryCode, accountHolders }, options) =>
    enrich(ledger, {
      country: narrativeOf(countryCode),
      lexicon: lexiconOf(countryCode),
      rules: compileRules(options.rules),
      confidenceFloor: options.confidenceFloor,
      holders: accountHolders,
      memory,
    });
  const enrichAll: Enricher['enrichAll'] = ({ accounts, areSeveral, notices }, options) => {
    if (areSeveral)
      return enrichTogether(ledgersOf(accounts, asOfOf(options)), notices, (ledger, account) =>
        enrichLedger(ledger, account, options),
      );
    const account = accounts[0] as GivenAccount;
    const whole = enrichLedger(ledgerOf(account, options, notices), account, options);
    return { whole, each: [whole] };
  };
  return { narrativeOf, lexiconOf, enrichLedger, enrichAll };
}

/** Of one account: rows that name other accounts stay in it, and what moved between them pairs. */
function ledgerOf(account: GivenAccount, options: ParsedOptions, notices: Notices = NO_NOTICES): Ledger {
  const { transactions, path, accountId, currencyCode: currency, timeZone } = account;
  return buildLedger(
    { transactions, path: [...path, 'transactions'], accountId, currency, timeZone, notices },
    asOfOf(options),
  );
}
