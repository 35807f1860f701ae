/** Every stage over one account, each transaction read and enriched once. */
import { assessAffordabilityOf } from '../affordability/assess.js';
import { affordabilitySwitchesOf } from '../affordability/switches.js';
import { dayOf } from '../base/calendar.js';
import { sharedBills } from '../bills/sharedBills.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import { enrichmentResultOf } from '../enrichment/result.js';
import type { HealthAccount } from '../health/account.js';
import { businessHealthOf, consumerHealthOf } from '../health/assess.js';
import { incomeFactsOf, verifyIncomeOf } from '../income/verify.js';
import { signedMinor } from '../ledger/balance.js';
import { type LedgerEntry, metaOf } from '../ledger/ledger.js';
import type { AnalyseResult, AnalysisPart } from '../model/analysis.js';
import type { AnalyseRequest, BalanceInput, InsightsOptions } from '../model/request.js';
import { readNoticing, readOptions } from '../schema/read.js';
import { analyseRequestSchema } from '../schema/requests.js';
import { validateScoreOf } from '../score/validate.js';
import type { Enricher } from './enricher.js';
import { incomeSettingOf } from './settings.js';
import { othersThan, ownEntries } from './together.js';

export function analysisOf(
  { enrichAll }: Enricher,
  request: AnalyseRequest,
  given: InsightsOptions | undefined,
): AnalyseResult {
  const options = readOptions(given);
  const { input, notices } = readNoticing(analyseRequestSchema, request, true);
  const { accountId, countryCode, currencyCode } = input;
  // What is said of the request is said once, of the whole result.
  const enriched = enrichAll(input, options, { ...notices, warnings: [] }, 'affordability');
  const { asOf } = enriched.ledger;
  const isBusiness = input.accountType === 'Business';
  const setting = incomeSettingOf(countryCode, options, input.accountType, input.excludeBenefits);
  const { calendar, excludeBenefits } = setting;
  const allIncome = incomeFactsOf(enriched, { ...setting, excludeBenefits: false });
  const income = excludeBenefits ? incomeFactsOf(enriched, setting) : allIncome;
  const findBills = sharedBills();
  const historyStart = input.historyStart ? dayOf(input.historyStart) : null;
  const current = input.balances?.current ?? null;
  const notComputed: { part: AnalysisPart; reason: string }[] = [];
  if (current === null)
    notComputed.push({
      part: 'financialHealth',
      reason: 'balances.current is missing: end-of-day balances are rebuilt from it',
    });
  const own = ownEntries(enriched.ledger.counted, accountId, new Set([accountId]));
  const healthAccount = (): HealthAccount => ({
    accountId,
    accountType: input.accountType ?? null,
    accountSubType: input.accountSubType ?? null,
    currencyCode,
    current: signedMinor(current as BalanceInput),
    available: input.balances?.available ? signedMinor(input.balances.available) : null,
    historyStart,
    rows: rowsOf(enriched, own),
    // What comes in comes in, whatever the caller asks to see as income.
    income: allIncome,
    calendar,
    findBills,
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
    affordability: assessAffordabilityOf(
      enriched,
      allIncome,
      calendar,
      affordabilitySwitchesOf(input, accountId, historyStart, findBills),
    ),
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
    financialHealth:
      current === null
        ? null
        : health([healthAccount()], asOf, metaOf(enriched.ledger, othersThan(own, enriched.ledger.counted))),
    meta: { ...metaOf(enriched.ledger), warnings: notices.warnings, notComputed },
  };
}

/** Mostly all of them. */
function rowsOf({ ledger, counted }: EnrichedLedger, own: readonly LedgerEntry[]): readonly EnrichedEntry[] {
  if (own.length === ledger.counted.length) return counted;
  const owned = new Set(own);
  return counted.filter(({ entry }) => owned.has(entry));
}
