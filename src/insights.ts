/** The spine: each function reads its request, then calls the stages in order. */

import { assessAffordabilityOf } from './affordability/assess.js'; // months, estimates, indicators
import { dayOf, type EpochDay, textOf } from './base/calendar.js';
import { InvalidRequestError, safely } from './base/invalidRequest.js';
import { type Minor, minorOf } from './base/money.js';
import { TAXONOMY_VERSION } from './data/taxonomy.js';
import { type EnrichedLedger, enrich } from './enrichment/enrich.js'; // class, category, merchant
import type { Lexicon } from './enrichment/lexicon.js';
import { narrativePartsOf } from './enrichment/narrativeParts.js'; // rail, payee, reference, dates
import { enrichmentResultOf } from './enrichment/result.js';
import { compileRules } from './enrichment/rules.js';
import { buildTradeModel, type TradeModel } from './enrichment/tradeModel.js'; // what unknown names sell
import { buildVocabulary } from './enrichment/vocabulary.js'; // names and phrases of a country
import type { HealthAccount } from './health/account.js';
import { businessHealthOf, consumerHealthOf } from './health/assess.js'; // five periods
import type { IncomeSetting } from './income/setting.js';
import { incomeFactsOf, verifyIncomeOf } from './income/verify.js'; // ranked streams
import { buildLedger, type Ledger, latestDay, metaOf } from './ledger/ledger.js'; // one order, each once
import type { AssessAffordabilityResult } from './model/affordability.js';
import type { AnalyseResult, AnalysisPart } from './model/analysis.js';
import type { EnrichTransactionsResult } from './model/enrichment.js';
import type { BusinessFinancialHealthResult, ConsumerFinancialHealthResult } from './model/health.js';
import type { VerifyIncomeResult } from './model/income.js';
import type { ResultMeta } from './model/meta.js';
import type { NarrativeOptions, NarrativeParts } from './model/narrative.js';
import type {
  AnalyseRequest,
  AssessAffordabilityRequest,
  AssessFinancialHealthRequest,
  BalanceInput,
  CountryCode,
  CurrencyCode,
  EnrichTransactionsRequest,
  InsightsOptions,
  ValidateForScoreRequest,
  VerifyIncomeRequest,
} from './model/request.js';
import type { ValidateForScoreResult } from './model/score.js';
import { DEFAULT_MAX_TRANSACTIONS, type ParsedOptions } from './schema/options.js';
import { checkTransactionLimit, issueAt, readOptions, readRequest } from './schema/read.js';
import {
  analyseRequestSchema,
  assessAffordabilityRequestSchema,
  assessFinancialHealthRequestSchema,
  enrichTransactionsRequestSchema,
  readNarrativeRequestSchema,
  validateForScoreRequestSchema,
  verifyIncomeRequestSchema,
} from './schema/requests.js';
import type { ParsedTransaction } from './schema/transaction.js';
import { scoreRowsOf } from './score/facts.js';
import { validateScoreOf } from './score/validate.js'; // eight checks
import { type WorkingCalendar, workingCalendar } from './streams/workingDays.js'; // days on which banks pay
import { ENGINE_VERSION } from './version.js';

export type Gazetteers = Readonly<Partial<Record<CountryCode, string>>>;

/** All functions over the given countries' gazetteers. Each lexicon is built once, when its country is first asked for. */
export function createInsights(gazetteers: Gazetteers) {
  // No country's, so built once for all, when a payee first is in no table.
  let trades: TradeModel | null = null;
  const tradeModel = (): TradeModel => {
    trades ??= buildTradeModel();
    return trades;
  };
  const lexicons = new Map<CountryCode, Lexicon>();
  const lexiconOf = (country: CountryCode): Lexicon => {
    const known = lexicons.get(country);
    if (known !== undefined) return known;
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
    const built = buildVocabulary(country, gazetteer, tradeModel);
    lexicons.set(country, built);
    return built;
  };
  const enrichLedger = (ledger: Ledger, country: CountryCode, options: ParsedOptions): EnrichedLedger =>
    enrich(ledger, {
      country,
      lexicon: lexiconOf(country),
      rules: compileRules(options.rules),
      confidenceFloor: options.confidenceFloor,
    });
  const enrichAll = (
    transactions: readonly ParsedTransaction[],
    accountId: string | null,
    country: CountryCode,
    options: ParsedOptions,
  ) => {
    checkTransactionLimit(
      [{ path: ['transactions'], count: transactions.length }],
      options.maxTransactions ?? DEFAULT_MAX_TRANSACTIONS,
    );
    return enrichLedger(
      buildLedger({ transactions, path: ['transactions'], accountId }, asOfOf(options)),
      country,
      options,
    );
  };

  /** Class, category, merchant and evidence for each transaction, in the order given. */
  function enrichTransactions(
    request: EnrichTransactionsRequest,
    given?: InsightsOptions,
  ): EnrichTransactionsResult {
    const options = readOptions(given);
    const input = readRequest(enrichTransactionsRequestSchema, request);
    return enrichmentResultOf(
      enrichAll(input.transactions, input.accountId ?? null, input.countryCode, options),
    );
  }

  /** One narrative in its parts: rail, payee, reference, dates, card, place, foreign amount. */
  function readNarrative(description: string, options: NarrativeOptions): NarrativeParts {
    const input = readRequest(readNarrativeRequestSchema, { description, options });
    const { countryCode } = input.options;
    return narrativePartsOf(input.description, countryCode, lexiconOf(countryCode));
  }

  /** Ranked income streams and benefits of the twelve months to `asOf`. */
  function verifyIncome(request: VerifyIncomeRequest, given?: InsightsOptions): VerifyIncomeResult {
    const options = readOptions(given);
    const input = readRequest(verifyIncomeRequestSchema, request);
    const country = input.countryCode ?? countryOf(input.currencyCode);
    const enriched = enrichAll(input.transactions, input.accountId, country, options);
    const facts = incomeFactsOf(
      enriched,
      incomeSettingOf(country, options, input.accountType, input.excludeBenefits),
    );
    return verifyIncomeOf(enriched, facts, {
      accountId: input.accountId,
      accountSubType: input.accountSubType ?? null,
      includeFlags: input.includeFlags ?? false,
    });
  }

  /** Month by month and estimated: income, fixed, flexible and debt costs, and what is left. */
  function assessAffordability(
    request: AssessAffordabilityRequest,
    given?: InsightsOptions,
  ): AssessAffordabilityResult {
    const options = readOptions(given);
    const input = readRequest(assessAffordabilityRequestSchema, request);
    const calendar = calendarOf(input.countryCode, options);
    const enriched = enrichAll(input.transactions, input.accountId ?? null, input.countryCode, options);
    return assessAffordabilityOf(
      enriched,
      incomeFactsOf(enriched, incomeSettingOf(input.countryCode, options)),
      calendar,
      {
        referenceId: input.referenceId ?? null,
        includeFlexibleCosts: input.includeFlexibleCosts ?? true,
        historyStart: null,
      },
    );
  }

  /** Whether the account's data may be scored; every failure, in the order of the checks. */
  function validateForScore(
    request: ValidateForScoreRequest,
    given?: InsightsOptions,
  ): ValidateForScoreResult {
    const options = readOptions(given);
    const { account, transactions, correlationId } = readRequest(validateForScoreRequestSchema, request);
    return validateScoreOf(
      {
        currencyCode: account.currencyCode,
        accountType: account.accountType ?? null,
        accountSubType: account.accountSubType ?? null,
        hasBalances: (account.balances?.current ?? null) !== null,
      },
      scoreRowsOf(transactions),
      asOfOf(options),
      correlationId ?? null,
    );
  }

  function healthAccountsOf(request: AssessFinancialHealthRequest, given: InsightsOptions | undefined) {
    const options = readOptions(given);
    const input = readRequest(assessFinancialHealthRequestSchema, request);
    checkTransactionLimit(
      input.accounts.map(({ transactions }, index) => ({
        path: ['accounts', index, 'transactions'],
        count: transactions.length,
      })),
      // The limit of the engines that take one list does not bind here; only one that the caller sets.
      options.maxTransactions ?? Number.POSITIVE_INFINITY,
    );
    refuseRepeatedAccounts(input.accounts.map(({ accountId }) => accountId));
    const asOf =
      asOfOf(options) ??
      latestDay(
        input.accounts.flatMap(({ transactions }) =>
          transactions.map(({ bookingDate }) => ({ day: dayOf(bookingDate) })),
        ),
      );
    const accounts = input.accounts.map((account, index): HealthAccount => {
      const country = input.countryCode ?? countryOf(account.currencyCode);
      const ledger = buildLedger(
        {
          transactions: account.transactions,
          path: ['accounts', index, 'transactions'],
          accountId: account.accountId,
        },
        asOf,
      );
      const enriched = enrichLedger(ledger, country, options);
      return {
        accountId: account.accountId,
        accountType: account.accountType ?? null,
        accountSubType: account.accountSubType ?? null,
        currencyCode: account.currencyCode,
        current: signedMinor(account.balances.current),
        available: account.balances.available ? signedMinor(account.balances.available) : null,
        historyStart: account.historyStart ? dayOf(account.historyStart) : null,
        enriched,
        income: incomeFactsOf(enriched, incomeSettingOf(country, options, account.accountType)),
      };
    });
    return { accounts, asOf, meta: healthMetaOf(accounts, asOf) };
  }

  /** Balances, income, spending and risk of a person's accounts over five periods. */
  function assessConsumerFinancialHealth(
    request: AssessFinancialHealthRequest,
    given?: InsightsOptions,
  ): ConsumerFinancialHealthResult {
    const { accounts, asOf, meta } = healthAccountsOf(request, given);
    return consumerHealthOf(accounts, asOf, meta);
  }

  /** Balances, revenue, costs and concentration of a business's accounts over five periods. */
  function assessBusinessFinancialHealth(
    request: AssessFinancialHealthRequest,
    given?: InsightsOptions,
  ): BusinessFinancialHealthResult {
    const { accounts, asOf, meta } = healthAccountsOf(request, given);
    return businessHealthOf(accounts, asOf, meta);
  }

  /** All of the above for one account, each transaction read and enriched once. */
  function analyse(request: AnalyseRequest, given?: InsightsOptions): AnalyseResult {
    const options = readOptions(given);
    const input = readRequest(analyseRequestSchema, request);
    const { accountId, countryCode, currencyCode } = input;
    const calendar = calendarOf(countryCode, options);
    const enriched = enrichAll(input.transactions, accountId, countryCode, options);
    const { asOf } = enriched.ledger;
    const isBusiness = input.accountType === 'Business';
    const allIncome = incomeFactsOf(enriched, incomeSettingOf(countryCode, options, input.accountType));
    const setting = incomeSettingOf(countryCode, options, input.accountType, input.excludeBenefits);
    const income = setting.excludeBenefits ? incomeFactsOf(enriched, setting) : allIncome;
    const historyStart = input.historyStart ? dayOf(input.historyStart) : null;
    const current = input.balances?.current ?? null;
    const notComputed: { part: AnalysisPart; reason: string }[] = [];
    if (current === null)
      notComputed.push({
        part: 'financialHealth',
        reason: 'balances.current is missing: end-of-day balances are rebuilt from it',
      });
    const healthAccount = (): HealthAccount => ({
      accountId,
      accountType: input.accountType ?? null,
      accountSubType: input.accountSubType ?? null,
      currencyCode,
      current: signedMinor(current as BalanceInput),
      available: input.balances?.available ? signedMinor(input.balances.available) : null,
      historyStart,
      enriched,
      // What comes in comes in, whatever the caller asks to see as income.
      income: allIncome,
    });
    const health = isBusiness ? businessHealthOf : consumerHealthOf;
    return {
      accountId,
      enrichment: enrichmentResultOf(enriched),
      income: verifyIncomeOf(enriched, income, {
        accountId,
        accountSubType: input.accountSubType ?? null,
        includeFlags: input.includeFlags ?? false,
      }),
      affordability: assessAffordabilityOf(enriched, allIncome, calendar, {
        referenceId: accountId,
        includeFlexibleCosts: input.includeFlexibleCosts ?? true,
        historyStart,
      }),
      scoreValidation: validateScoreOf(
        {
          currencyCode,
          accountType: input.accountType ?? null,
          accountSubType: input.accountSubType ?? null,
          hasBalances: current !== null,
        },
        enriched.ledger,
        asOf,
        input.correlationId ?? null,
      ),
      financialHealth: current === null ? null : health([healthAccount()], asOf, metaOf(enriched.ledger)),
      meta: { ...metaOf(enriched.ledger), notComputed },
    };
  }

  return {
    enrichTransactions,
    readNarrative,
    verifyIncome,
    assessAffordability,
    validateForScore,
    assessConsumerFinancialHealth,
    assessBusinessFinancialHealth,
    analyse,
    safeEnrichTransactions: safely(enrichTransactions),
    safeReadNarrative: safely(readNarrative),
    safeVerifyIncome: safely(verifyIncome),
    safeAssessAffordability: safely(assessAffordability),
    safeValidateForScore: safely(validateForScore),
    safeAssessConsumerFinancialHealth: safely(assessConsumerFinancialHealth),
    safeAssessBusinessFinancialHealth: safely(assessBusinessFinancialHealth),
    safeAnalyse: safely(analyse),
  };
}

function asOfOf({ asOf }: ParsedOptions): EpochDay | null {
  return asOf === undefined ? null : dayOf(asOf);
}

function countryOf(currency: CurrencyCode): CountryCode {
  return currency === 'USD' ? 'US' : 'GB';
}

function calendarOf(country: CountryCode, { division }: ParsedOptions): WorkingCalendar {
  return workingCalendar(country === 'US' ? 'federal-reserve' : (division ?? 'england-and-wales'));
}

function incomeSettingOf(
  country: CountryCode,
  options: ParsedOptions,
  accountType?: string | null,
  excludeBenefits?: boolean | null,
): IncomeSetting {
  return {
    calendar: calendarOf(country, options),
    country,
    division: options.division ?? null,
    excludeBenefits: (excludeBenefits ?? false) && country === 'GB',
    isBusiness: accountType === 'Business',
  };
}

function signedMinor({ amount, creditDebitIndicator }: BalanceInput): Minor {
  return creditDebitIndicator === 'Debit' ? -minorOf(amount) + 0 : minorOf(amount);
}

function refuseRepeatedAccounts(accountIds: readonly string[]): void {
  const issues = accountIds.flatMap((accountId, index) =>
    accountIds.indexOf(accountId) === index
      ? []
      : [
          issueAt(
            ['accounts', index, 'accountId'],
            'duplicate_account_id',
            `"${accountId}" is given more than once`,
          ),
        ],
  );
  if (issues.length > 0) throw new InvalidRequestError(issues);
}

function healthMetaOf(accounts: readonly HealthAccount[], asOf: EpochDay | null): ResultMeta {
  return {
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    asOf: asOf === null ? null : textOf(asOf),
    transactionCount: accounts.reduce((count, { enriched }) => count + enriched.rows.length, 0),
    ignored: accounts.flatMap(({ enriched }) => enriched.ledger.setAside),
  };
}
