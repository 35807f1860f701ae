/** The report on the whole analysis of one account or several, with the main results first. */
import type { AnalyseAccountsResult, AnalyseResult } from '../contract/analysis.js';
import { ANALYSIS_PART_WORDS } from '../contract/analysis.js';
import type { EnrichTransactionsResult } from '../contract/enrichment/enrichmentResult.js';
import type { ResultMeta } from '../model/meta.js';
import type { CurrencyCode } from '../model/transaction.js';
import type { SpendingCategory } from '../report/model/report.js';
import { reportOf } from '../report/model/reportOf.js';
import { SHARES_BASE } from '../report/text/sentences.js';
import { shortCategoryName } from '../words/categories.js';
import { IGNORED_WORDS } from '../words/checks.js';
import { dayText, moneyText, shareText } from '../words/moneyText.js';
import { affordabilityLines } from './affordabilityReport.js';
import { type Bar, barChart } from './bars.js';
import { accountTitle, heading, sectionTitle, subheading } from './headings.js';
import { healthLines } from './healthReport.js';
import { incomeLines } from './incomeReport.js';
import { integrityPart, isToAsk } from './integrityReport.js';
import type { Lines } from './lines.js';
import { riskLines } from './risksReport.js';
import { scoreLines } from './scoreReport.js';
import { countBy, counted, listed } from './sentenceParts.js';
import { summaryLines } from './summaryLines.js';
import { type CurrencyOf, paged } from './terminalPage.js';
import type { Tone } from './tones.js';

// Where the money goes and where it comes from, category by category.

const OUT_SHOWN = 10;
const IN_SHOWN = 5;
/** If fewer than this would be summed up as others, all are shown. */
const FEWEST_OTHERS = 2;

interface Total {
  readonly name: string;
  readonly sum: number;
}

function categoryLines(
  { transactions: all, meta }: EnrichTransactionsResult,
  spending: readonly SpendingCategory[],
  currency: string | undefined,
): Lines {
  const ignored = new Set(meta.ignored.map(({ transactionId }) => transactionId));
  const transactions = all.filter(({ transactionId }) => !ignored.has(transactionId));
  const totals = totalsOf(transactions, currency);
  const spent = spending.map(({ name, amount }) => ({
    name: shortCategoryName(name, currency),
    sum: amount,
  }));
  const received = totals.filter(({ sum }) => sum > 0);
  const unknown = transactions.filter(
    ({ enrichedData }) => enrichedData.category.slug === 'uncategorised',
  ).length;
  return [
    ...sectionTitle('Where the money goes'),
    ...(spent.length === 0
      ? ['  No spending was recorded.']
      : [...barChart(barsOf(spent, OUT_SHOWN, 'flexible', currency)), `  ${SHARES_BASE}`]),
    ...(received.length === 0
      ? []
      : [
          ...subheading('  Where it comes from'),
          ...barChart(barsOf(received, IN_SHOWN, 'income', currency)),
        ]),
    ...(unknown === 0
      ? []
      : ['', `  ${counted(unknown, 'transaction')} of ${transactions.length} could not be placed.`]),
  ];
}

/** Each category with what went in less what went out, the largest first. */
function totalsOf(
  transactions: EnrichTransactionsResult['transactions'],
  currency: string | undefined,
): Total[] {
  const totals = new Map<string, { name: string; sum: number }>();
  for (const { enrichedData, creditDebitIndicator, amount } of transactions) {
    const { slug, name } = enrichedData.category;
    const total = totals.get(slug) ?? { name: shortCategoryName(name, currency), sum: 0 };
    total.sum += (creditDebitIndicator === 'Debit' ? -1 : 1) * Number(amount);
    totals.set(slug, total);
  }
  return [...totals.values()]
    .map(total => ({ ...total, sum: Number(total.sum.toFixed(2)) }))
    .sort((a, b) => Math.abs(b.sum) - Math.abs(a.sum) || (a.name < b.name ? -1 : 1));
}

/** The largest, and the others in one. */
function barsOf(
  totals: readonly Total[],
  most: number,
  tone: Tone,
  currency: string | undefined,
): readonly Bar[] {
  const whole = totals.reduce((sum, total) => sum + total.sum, 0);
  const shown = totals.length - most < FEWEST_OTHERS ? totals.length : most;
  const others = totals.slice(shown);
  const rows =
    others.length === 0
      ? totals
      : [
          ...totals.slice(0, shown),
          {
            name: `${others.length} others`,
            sum: others.reduce((sum, total) => sum + total.sum, 0),
          },
        ];
  return rows.map(({ name, sum }, index) => ({
    label: name,
    figures: [moneyText(sum, currency), shareText(sum / whole)],
    parts: [{ size: sum, shade: 'solid', tone: others.length > 0 && index === shown ? 'quiet' : tone }],
  }));
}

export const analysisReport = paged((result: AnalyseResult | AnalyseAccountsResult, currencyOf) =>
  'accounts' in result ? analysesLines(result, currencyOf) : analysisLines(result, currencyOf, true),
);

/** `isAlone`: no summary of all accounts comes before it. */
function analysisLines(result: AnalyseResult, currencyOf: CurrencyOf, isAlone: boolean): Lines {
  const { meta, enrichment, income, affordability, scoreValidation, financialHealth, integrity } = result;
  const currency = currencyOf(result.accountId);
  const report = reportOf(result, currencyOption(currency));
  return [
    ...heading(
      `${accountTitle(result.accountId)}${meta.asOf === null ? '' : `, as of ${dayText(meta.asOf, currency)}`}`,
    ),
    ...(isAlone ? summaryLines(report) : []),
    ...notComputedLines(meta.notComputed),
    ...(isToAsk(integrity) ? integrityPart(integrity) : []),
    ...(income === null ? [] : incomeLines(income, currency)),
    ...(affordability === null ? [] : affordabilityLines(affordability, currency)),
    ...categoryLines(enrichment, report.spending, currency),
    ...(affordability === null ? [] : riskLines(affordability.indicators, currency)),
    ...(financialHealth === null ? [] : healthLines(financialHealth, currencyOf)),
    ...(scoreValidation === null ? [] : scoreLines(scoreValidation, scoreValidation.integrity)),
    ...(isToAsk(integrity) ? [] : integrityPart(integrity)),
    '',
    ...metaLines(meta),
  ];
}

function analysesLines(result: AnalyseAccountsResult, currencyOf: CurrencyOf): Lines {
  const { accounts, affordability, financialHealth, integrity, meta } = result;
  if (accounts.length === 1) return accounts.flatMap(account => analysisLines(account, currencyOf, true));
  const currency = currencyOf();
  return [
    ...heading(`All ${accounts.length} accounts together`),
    ...summaryLines(reportOf(result, currencyOption(currency))),
    ...integrityPart(integrity),
    ...notComputedLines(meta.notComputed),
    ...(affordability === null
      ? []
      : [...affordabilityLines(affordability, currency), ...riskLines(affordability.indicators, currency)]),
    ...(financialHealth === null ? [] : healthLines(financialHealth, currencyOf)),
    ...accounts.flatMap(account => analysisLines(account, currencyOf, false)),
  ];
}

function currencyOption(currency: string | undefined) {
  return currency === undefined ? {} : { currencyCode: currency as CurrencyCode };
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
