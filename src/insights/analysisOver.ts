/** Every stage over the accounts of a request, each transaction read and enriched once. */
import { assessAffordabilityOf } from '../affordability/assess.js';
import { affordabilitySwitchesOf } from '../affordability/switches.js';
import { sharedBills } from '../bills/sharedBills.js';
import type {
  AnalyseAccountsResult,
  AnalyseResult,
  AnalysisPart,
  PartNotComputed,
} from '../contract/analysis.js';
import type { EnrichedEntry, EnrichedLedger } from '../enrichment/enrich.js';
import { enrichmentResultOf } from '../enrichment/result.js';
import { businessHealthOf, consumerHealthOf } from '../health/assess.js';
import { checksToAsk } from '../income/checksToAsk.js';
import { incomeFactsOf } from '../income/verify.js';
import { accountIntegrity, integrityTogether } from '../integrity/check.js';
import type { IntegrityAccount } from '../integrity/seenAccount.js';
import { type LedgerEntry, metaOf } from '../ledger/ledger.js';
import type { AnalyseSwitches } from '../model/request.js';
import type { Notices } from '../requests/notices.js';
import type { ParsedOptions } from '../requests/options.js';
import { readOptions } from '../requests/read.js';
import { analyseAccountsRequestSchema, analyseRequestSchema } from '../requests/requests.js';
import { validateScoreOf } from '../score/validate.js';
import { differingAccountsOf, type GivenAccount } from './accounts.js';
import type { Enricher } from './enricher.js';
import { healthAccountOf } from './health.js';
import { incomeResultOf } from './income.js';
import { integrityAccountOf } from './integrity.js';
import { readAccounts } from './readAccounts.js';
import { commonStartOf, incomeSettingOf, isBusiness } from './settings.js';
import { othersThan, ownEntries } from './together.js';

const FORMS = { account: analyseRequestSchema, accounts: analyseAccountsRequestSchema };
const NEEDS_BALANCE = 'balances.current is missing: end-of-day balances are rebuilt from it';

interface Asked {
  readonly areSeveral: boolean;
  readonly options: ParsedOptions;
  readonly switches: AnalyseSwitches;
}

export function analysisOver(
  { enrichAll }: Enricher,
  request: unknown,
  given: unknown,
): AnalyseResult | AnalyseAccountsResult {
  const options = readOptions(given);
  const read = readAccounts(FORMS, request, options, { echoes: true, limit: 'affordability' });
  const { accounts, areSeveral, switches, notices } = read;
  // What is said of the request is said once, of the whole result.
  const { whole, each } = enrichAll({ ...read, notices: { ...notices, warnings: [] } }, options);
  const asked: Asked = { areSeveral, options, switches };
  const analysed = accounts.map((account, index) =>
    accountAnalysis(account, each[index] as EnrichedLedger, asked),
  );
  const results = analysed.map(({ result }) => result);
  const [first] = results as [AnalyseResult];
  if (!areSeveral) return { ...first, meta: { ...first.meta, warnings: notices.warnings } };
  return {
    accounts: results,
    ...analysisTogether(accounts, whole, each, asked, notices),
    integrity: integrityTogether(
      whole.counted,
      analysed.map(({ seen }) => seen),
      results.map(({ integrity }) => integrity),
    ),
  };
}

function accountAnalysis(
  account: GivenAccount,
  enriched: EnrichedLedger,
  { areSeveral, options, switches }: Asked,
): { readonly result: AnalyseResult; readonly seen: IntegrityAccount } {
  const accountId = account.accountId ?? '';
  const { ledger } = enriched;
  const setting = incomeSettingOf([account], options, switches.excludeBenefits);
  const { calendar, excludeBenefits } = setting;
  const allIncome = incomeFactsOf(enriched, { ...setting, excludeBenefits: false });
  const income = excludeBenefits ? incomeFactsOf(enriched, setting) : allIncome;
  const findBills = sharedBills();
  const own = ownEntries(ledger.counted, accountId, new Set([accountId]));
  const health = () => {
    const rows = { counted: rowsOf(enriched, own) };
    // What comes in comes in, whatever the caller asks to see as income.
    const known = healthAccountOf(account, rows, { income: allIncome, calendar, findBills });
    const meta = metaOf(ledger, othersThan(own, ledger.counted));
    return (isBusiness(account) ? businessHealthOf : consumerHealthOf)([known], ledger.asOf, meta);
  };
  const seen = integrityAccountOf(account, enriched, allIncome, setting);
  const integrity = accountIntegrity(seen, ledger.asOf);
  const result = {
    accountId,
    enrichment: enrichmentResultOf(enriched, areSeveral),
    income: incomeResultOf(account, enriched, { facts: income, setting, integrity }, switches),
    affordability: assessAffordabilityOf(
      enriched,
      allIncome,
      calendar,
      affordabilitySwitchesOf(
        switches,
        accountId,
        account.historyStart,
        // What a person states is of all accounts together.
        areSeveral ? { stated: {} } : options,
        findBills,
      ),
    ),
    scoreValidation: {
      ...validateScoreOf(
        { ...account, hasBalances: account.current !== null },
        ledger,
        ledger.asOf,
        switches.correlationId ?? null,
      ),
      integrity: checksToAsk(integrity.findings),
    },
    financialHealth: account.current === null ? null : health(),
    integrity,
    meta: {
      ...metaOf(ledger),
      notComputed: account.current === null ? [notComputed('financialHealth', NEEDS_BALANCE)] : [],
    },
  };
  return { result, seen };
}

function analysisTogether(
  accounts: readonly GivenAccount[],
  whole: EnrichedLedger,
  each: readonly EnrichedLedger[],
  { options, switches }: Asked,
  notices: Notices,
): Omit<AnalyseAccountsResult, 'accounts' | 'integrity'> {
  const meta = metaOf(whole.ledger);
  const differing = differingAccountsOf(accounts);
  const againstHealth = reasonAgainstHealth(accounts);
  const health = () => {
    const known = accounts.map((account, index) => {
      const enriched = each[index] as EnrichedLedger;
      const setting = incomeSettingOf([account], options);
      const income = incomeFactsOf(enriched, setting);
      return healthAccountOf(account, enriched, {
        income,
        calendar: setting.calendar,
        findBills: sharedBills(),
      });
    });
    return (accounts.every(isBusiness) ? businessHealthOf : consumerHealthOf)(known, whole.ledger.asOf, meta);
  };
  const affordability = () => {
    const setting = incomeSettingOf(accounts, options);
    return assessAffordabilityOf(
      whole,
      incomeFactsOf(whole, setting),
      setting.calendar,
      affordabilitySwitchesOf(switches, null, commonStartOf(accounts), options),
    );
  };
  return {
    affordability: differing === null ? affordability() : null,
    financialHealth: againstHealth === null ? health() : null,
    meta: {
      ...meta,
      warnings: notices.warnings,
      notComputed: [
        ...(differing === null
          ? []
          : [
              notComputed('affordability', `${textOf(differing.path, differing.member)} ${differing.saying}`),
            ]),
        ...(againstHealth === null ? [] : [notComputed('financialHealth', againstHealth)]),
      ],
    },
  };
}

/** A person's accounts and a firm's are read in different ways. */
function reasonAgainstHealth(accounts: readonly GivenAccount[]): string | null {
  const lacking = accounts.find(({ current }) => current === null);
  if (lacking !== undefined) return `${textOf(lacking.path, NEEDS_BALANCE)}`;
  const [first] = accounts as [GivenAccount];
  const other = accounts.find(account => isBusiness(account) !== isBusiness(first));
  if (other === undefined) return null;
  const [business, personal] = isBusiness(first) ? [first, other] : [other, first];
  return `${textOf(business.path)} is a business account and ${textOf(personal.path)} is none: assess them apart`;
}

function textOf(path: GivenAccount['path'], rest = ''): string {
  const account = `${path[0]}[${path[1]}]`;
  return rest === '' ? account : `${account}.${rest}`;
}

function notComputed(part: AnalysisPart, reason: string): PartNotComputed {
  return { part, reason };
}

/** Nearly always every counted row is the account's own, so the list is returned as it is. */
function rowsOf({ ledger, counted }: EnrichedLedger, own: readonly LedgerEntry[]): readonly EnrichedEntry[] {
  if (own.length === ledger.counted.length) return counted;
  const owned = new Set(own);
  return counted.filter(({ entry }) => owned.has(entry));
}
