/** The spine: each function reads its request, then calls the stages in order. */

import { assessAffordabilityOf } from './affordability/assess.js'; // months, estimates, indicators
import { affordabilitySwitchesOf } from './affordability/switches.js';
import { dayOf } from './base/calendar.js';
import { safely } from './base/invalidRequest.js';
import { narrativePartsOf } from './enrichment/narrativeParts.js'; // rail, payee, reference, dates
import { enrichmentResultOf } from './enrichment/result.js'; // class, category, merchant
import { businessHealthOf, consumerHealthOf } from './health/assess.js'; // five periods
import { endOfDayBalancesOf } from './health/endOfDay.js'; // rebuilt and checked
import { incomeFactsOf, verifyIncomeOf } from './income/verify.js'; // ranked streams
import { analysisOf } from './insights/analyse.js'; // all of them for one account
import { enricherOver, type Gazetteers } from './insights/enricher.js'; // one ledger, each row once
import { healthInputOf } from './insights/health.js'; // several accounts
import { asOfOf, countryOf, incomeSettingOf } from './insights/settings.js';
import { signedMinor } from './ledger/balance.js';
import type { AssessAffordabilityResult } from './model/affordability.js';
import type { AnalyseResult } from './model/analysis.js';
import type { EnrichTransactionsResult } from './model/enrichment.js';
import type {
  BusinessFinancialHealthResult,
  ConsumerFinancialHealthResult,
  EndOfDayBalancesResult,
} from './model/health.js';
import type { VerifyIncomeResult } from './model/income.js';
import type { NarrativeOptions, NarrativeParts } from './model/narrative.js';
import type {
  AnalyseRequest,
  AssessAffordabilityRequest,
  AssessFinancialHealthRequest,
  EnrichTransactionsRequest,
  InsightsOptions,
  ScoreAttributesRequest,
  ValidateForScoreRequest,
  VerifyIncomeRequest,
} from './model/request.js';
import type { ValidateForScoreResult } from './model/score.js';
import type { ScoreAttributesResult } from './model/scoreAttributes.js';
import { checkTransactionLimit, readNoticing, readOptions, readRequest } from './schema/read.js';
import {
  assessAffordabilityRequestSchema,
  enrichTransactionsRequestSchema,
  readNarrativeRequestSchema,
  scoreAttributesRequestSchema,
  validateForScoreRequestSchema,
  verifyIncomeRequestSchema,
} from './schema/requests.js';
import type { ScoreAttributeName } from './score/attributes/definitions.js';
import { scoreAttributesOf } from './score/attributes/measure.js'; // what scorecards ask
import { scoreRowsOf } from './score/facts.js';
import { validateScoreOf } from './score/validate.js'; // eight checks

/** All functions over the given countries' gazetteers. */
export function createInsights(gazetteers: Gazetteers) {
  const enricher = enricherOver(gazetteers);
  const { lexiconOf, enrichAll } = enricher;

  /** Class, category, merchant and evidence for each transaction, in the order given. */
  function enrichTransactions(
    request: EnrichTransactionsRequest,
    given?: InsightsOptions,
  ): EnrichTransactionsResult {
    const options = readOptions(given);
    const { input, notices } = readNoticing(enrichTransactionsRequestSchema, request, true);
    return enrichmentResultOf(enrichAll(input, options, notices));
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
    const { input, notices } = readNoticing(verifyIncomeRequestSchema, request);
    const country = input.countryCode ?? countryOf(input.currencyCode);
    const enriched = enrichAll(input, options, notices);
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
    const { input, notices } = readNoticing(assessAffordabilityRequestSchema, request);
    const setting = incomeSettingOf(input.countryCode, options, input.accountType);
    const enriched = enrichAll(input, options, notices, 'affordability');
    return assessAffordabilityOf(
      enriched,
      incomeFactsOf(enriched, setting),
      setting.calendar,
      affordabilitySwitchesOf(
        input,
        input.referenceId ?? null,
        input.historyStart ? dayOf(input.historyStart) : null,
      ),
    );
  }

  /** Whether the account's data may be scored; every failure, in the order of the checks. */
  function validateForScore(
    request: ValidateForScoreRequest,
    given?: InsightsOptions,
  ): ValidateForScoreResult {
    const options = readOptions(given);
    const { input, notices } = readNoticing(validateForScoreRequestSchema, request);
    const { account, transactions, correlationId } = input;
    checkTransactionLimit([{ path: ['transactions'], count: transactions.length }], options);
    return validateScoreOf(
      {
        currencyCode: account.currencyCode,
        accountType: account.accountType ?? null,
        accountSubType: account.accountSubType ?? null,
        hasBalances: (account.balances?.current ?? null) !== null,
      },
      scoreRowsOf(transactions, account.accountId, notices),
      asOfOf(options),
      correlationId ?? null,
    );
  }

  /** The cash-flow attributes of a scorecard, each defined in SCORE_ATTRIBUTES. */
  function scoreAttributes(
    request: ScoreAttributesRequest,
    given?: InsightsOptions,
  ): ScoreAttributesResult<ScoreAttributeName> {
    const options = readOptions(given);
    const { input, notices } = readNoticing(scoreAttributesRequestSchema, request);
    const country = input.countryCode ?? countryOf(input.currencyCode);
    const enriched = enrichAll(input, options, notices);
    return scoreAttributesOf(
      enriched,
      incomeFactsOf(enriched, incomeSettingOf(country, options, input.accountType)),
      {
        accountId: input.accountId,
        current: input.balances?.current ? signedMinor(input.balances.current) : null,
        historyStart: input.historyStart ? dayOf(input.historyStart) : null,
      },
    );
  }

  /** Balances, income, spending and risk of a person's accounts over five periods. */
  function assessConsumerFinancialHealth(
    request: AssessFinancialHealthRequest,
    given?: InsightsOptions,
  ): ConsumerFinancialHealthResult {
    const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
    return consumerHealthOf(accounts, asOf, meta);
  }

  /** Balances, revenue, costs and concentration of a business's accounts over five periods. */
  function assessBusinessFinancialHealth(
    request: AssessFinancialHealthRequest,
    given?: InsightsOptions,
  ): BusinessFinancialHealthResult {
    const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
    return businessHealthOf(accounts, asOf, meta);
  }

  /** The balance at the end of each day that moved it, for each account and all together, checked against running balances. */
  function endOfDayBalances(
    request: AssessFinancialHealthRequest,
    given?: InsightsOptions,
  ): EndOfDayBalancesResult {
    const { accounts, asOf, meta } = healthInputOf(enricher, request, given);
    return endOfDayBalancesOf(accounts, asOf, meta);
  }

  /** Enrichment, income, affordability, score validation and health of one account, each transaction read and enriched once. */
  function analyse(request: AnalyseRequest, given?: InsightsOptions): AnalyseResult {
    return analysisOf(enricher, request, given);
  }

  return {
    enrichTransactions,
    readNarrative,
    verifyIncome,
    assessAffordability,
    validateForScore,
    scoreAttributes,
    assessConsumerFinancialHealth,
    assessBusinessFinancialHealth,
    endOfDayBalances,
    analyse,
    safeEnrichTransactions: safely(enrichTransactions),
    safeReadNarrative: safely(readNarrative),
    safeVerifyIncome: safely(verifyIncome),
    safeAssessAffordability: safely(assessAffordability),
    safeValidateForScore: safely(validateForScore),
    safeScoreAttributes: safely(scoreAttributes),
    safeAssessConsumerFinancialHealth: safely(assessConsumerFinancialHealth),
    safeAssessBusinessFinancialHealth: safely(assessBusinessFinancialHealth),
    safeEndOfDayBalances: safely(endOfDayBalances),
    safeAnalyse: safely(analyse),
  };
}
