/** The whole analysis of an account, or of several, as a person reads it: what matters first. */
import type { AnalyseAccountsResult, AnalyseResult } from '../model/analysis.js';
import type { ResultMeta } from '../model/meta.js';
import { ANALYSIS_PART_WORDS, IGNORED_WORDS } from '../words/checks.js';
import { dayText } from '../words/money.js';
import { affordabilityLines } from './affordabilityReport.js';
import { categoryLines } from './categoriesReport.js';
import { accountTitle, heading } from './headings.js';
import { healthLines } from './healthReport.js';
import { incomeLines } from './incomeReport.js';
import type { Lines } from './lines.js';
import { type CurrencyOf, paged } from './page.js';
import { riskLines } from './risksReport.js';
import { scoreLines } from './scoreReport.js';
import { countBy, counted, listed } from './sentences.js';
import { summaryFacts } from './summary.js';

export const analysisReport = paged((result: AnalyseResult | AnalyseAccountsResult, currencyOf) =>
  'accounts' in result ? analysesLines(result, currencyOf) : analysisLines(result, currencyOf),
);

function analysisLines(result: AnalyseResult, currencyOf: CurrencyOf): Lines {
  const { meta, enrichment, income, affordability, scoreValidation, financialHealth } = result;
  const currency = currencyOf(result.accountId);
  return [
    ...heading(
      `${accountTitle(result.accountId)}${meta.asOf === null ? '' : `, as of ${dayText(meta.asOf, currency)}`}`,
    ),
    ...summaryFacts(result, currency),
    ...notComputedLines(meta.notComputed),
    ...(income === null ? [] : incomeLines(income, currency)),
    ...(affordability === null ? [] : affordabilityLines(affordability, currency)),
    ...categoryLines(enrichment, currency),
    ...(affordability === null ? [] : riskLines(affordability.indicators, currency)),
    ...(financialHealth === null ? [] : healthLines(financialHealth, currencyOf)),
    ...(scoreValidation === null ? [] : scoreLines(scoreValidation)),
    '',
    ...metaLines(meta),
  ];
}

function analysesLines(result: AnalyseAccountsResult, currencyOf: CurrencyOf): Lines {
  const { accounts, affordability, financialHealth, meta } = result;
  if (accounts.length === 1) return accounts.flatMap(account => analysisLines(account, currencyOf));
  const currency = currencyOf();
  return [
    ...accounts.flatMap(account => analysisLines(account, currencyOf)),
    ...heading(`All ${accounts.length} accounts together`),
    ...notComputedLines(meta.notComputed),
    ...(affordability === null
      ? []
      : [...affordabilityLines(affordability, currency), ...riskLines(affordability.indicators, currency)]),
    ...(financialHealth === null ? [] : healthLines(financialHealth, currencyOf)),
  ];
}

function notComputedLines(parts: AnalyseResult['meta']['notComputed']): Lines {
  return parts.length === 0
    ? []
    : ['', ...parts.map(({ part, reason }) => `  ${ANALYSIS_PART_WORDS[part]} is missing: ${reason}.`)];
}

/** What the figures are made from. */
function metaLines({ transactionCount, ignored, engineVersion, taxonomyVersion }: ResultMeta): Lines {
  const reasons = countBy(ignored.map(({ reason }) => reason)).map(
    ([reason, count]) => `${count} ${IGNORED_WORDS[reason as keyof typeof IGNORED_WORDS]}`,
  );
  return [
    {
      text: `  From ${counted(transactionCount, 'transaction')}.${reasons.length === 0 ? '' : ` Not counted: ${listed(reasons)}.`} Engine ${engineVersion}, taxonomy ${taxonomyVersion}.`,
      tone: 'quiet',
    },
  ];
}
