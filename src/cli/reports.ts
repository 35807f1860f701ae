/** The report on the whole analysis of one account or several, with the main results first. */
import type { AnalyseAccountsResult, AnalyseResult } from '../contract/analysis.js';
import { ANALYSIS_PART_WORDS } from '../contract/analysis.js';
import type { EnrichTransactionsResult } from '../contract/enrichment/enrichmentResult.js';
import { SUFFICIENCY_REASON_WORDS, SUFFICIENCY_WORDS } from '../contract/income/incomeResult.js';
import { forecastText } from '../contract/income/incomeStream.js';
import type { ValidateForScoreResult } from '../contract/score/scoreValidation.js';
import { SCORE_FAILURE_WORDS } from '../contract/score/scoreValidation.js';
import type { ResultMeta } from '../model/meta.js';
import { shortCategoryName } from '../words/categories.js';
import { IGNORED_WORDS } from '../words/checks.js';
import { foundIndicators } from '../words/foundIndicators.js';
import { dayText, moneyText, nextMonthText, shareText } from '../words/moneyText.js';
import { affordabilityLines } from './affordabilityReport.js';
import { type Bar, barChart } from './bars.js';
import { clipped } from './displayWidth.js';
import { type Fact, facts } from './factLines.js';
import { accountTitle, heading, sectionTitle, subheading } from './headings.js';
import { healthLines } from './healthReport.js';
import { incomeLines, rhythmOf } from './incomeReport.js';
import { integrityPart, isToAsk } from './integrityReport.js';
import type { Lines } from './lines.js';
import { countText, riskLines } from './risksReport.js';
import { scoreLines } from './scoreReport.js';
import { capital, countBy, counted, listed } from './sentenceParts.js';
import { type CurrencyOf, paged } from './terminalPage.js';
import type { Tone } from './tones.js';

// What comes in, what is left, what is worrying, and how far it can be relied on: the first lines of a report.

const RISKS_NAMED = 3;
const NAME_WIDTH = 40;

function summaryFacts(result: AnalyseResult, currency: string | undefined): Lines {
  return facts([
    ...incomeFact(result, currency),
    ...expectedFact(result, currency),
    ...leftFact(result, currency),
    ...risksFact(result),
    ...evidenceFact(result),
  ]);
}

function incomeFact({ income }: AnalyseResult, currency: string | undefined): Fact[] {
  if (income === null) return [];
  const { estimatedIncome, confidenceScore } = income.incomeStreamsSummary;
  const paying = income.incomeStreams.filter(({ status }) => status !== 'Ended');
  const [first, ...others] = paying;
  return [
    {
      name: 'Income a month',
      figure: moneyText(estimatedIncome, currency),
      words:
        first === undefined
          ? 'no regular income that still comes'
          : `from ${clipped(first.name, NAME_WIDTH)}${others.length === 0 ? `, ${rhythmOf(first)}` : ` and ${counted(others.length, 'other')}`}; confidence ${confidenceScore} of 10`,
      tone: 'income',
    },
  ];
}

function expectedFact({ income, meta }: AnalyseResult, currency: string | undefined): Fact[] {
  if (income === null || meta.asOf === null || income.incomeStreams.every(({ status }) => status === 'Ended'))
    return [];
  const { prediction, poorestMonthIncome } = income.incomeStreamsSummary;
  const money = (amount: number) => moneyText(amount, currency);
  return [
    {
      name: `Expected in ${nextMonthText(meta.asOf)}`,
      figure: money(prediction.nextMonth.expected),
      words: forecastText(prediction.nextMonth, money),
      tone: 'income',
    },
    {
      name: 'Poorest month',
      figure: money(poorestMonthIncome),
      words: 'what a cautious lender would count on',
      tone: 'income',
    },
  ];
}

function leftFact({ affordability }: AnalyseResult, currency: string | undefined): Fact[] {
  if (affordability === null) return [];
  const { estimatedAffordability: left, includeFlexibleCosts } = affordability;
  const costs = includeFlexibleCosts
    ? 'fixed and flexible costs, debts and fees'
    : 'fixed costs, debts and fees';
  return [
    {
      name: 'Left each month',
      figure: moneyText(left, currency),
      words: left < 0 ? `${costs} are more than the income` : `after ${costs}`,
      tone: left < 0 ? 'warning' : 'title',
    },
  ];
}

function risksFact({ affordability }: AnalyseResult): Fact[] {
  if (affordability === null) return [];
  const risks = foundIndicators(affordability.indicators).filter(({ isRisk }) => isRisk);
  const named = risks.slice(0, RISKS_NAMED).map(risk => {
    const count = countText(risk);
    return `${risk.about.words.toLowerCase()}${count === '' ? '' : ` (${count})`}`;
  });
  const more = risks.length - named.length;
  return [
    {
      name: 'Risks seen',
      figure: String(risks.length),
      words:
        risks.length === 0
          ? 'none of those looked for'
          : listed(more === 0 ? named : [...named, `${more} more`]),
      tone: risks.some(({ about }) => about.weight === 'serious') ? 'serious' : 'title',
    },
  ];
}

function evidenceFact({ income, scoreValidation }: AnalyseResult): Fact[] {
  if (income === null) return [];
  const { verdict, reasons, monthsCovered } = income.sufficiency;
  const months =
    monthsCovered === 0 ? 'no month is covered whole' : `${counted(monthsCovered, 'month')} covered whole`;
  return [
    {
      name: 'Evidence',
      figure: capital(SUFFICIENCY_WORDS[verdict]),
      words: [
        ...reasons.map(reason => SUFFICIENCY_REASON_WORDS[reason]),
        months,
        ...(scoreValidation === null ? [] : [checksText(scoreValidation)]),
      ].join('; '),
    },
  ];
}

function checksText({ valid, failures }: ValidateForScoreResult): string {
  return valid
    ? 'enough for a score'
    : `not enough for a score: ${listed(failures.map(({ code }) => lowered(SCORE_FAILURE_WORDS[code])))}`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

// Where the money goes and where it comes from, category by category.

const OUT_SHOWN = 10;
const IN_SHOWN = 5;
/** If fewer than this would be summed up as others, all are shown. */
const FEWEST_OTHERS = 2;

interface Total {
  readonly name: string;
  readonly count: number;
  readonly sum: number;
}

function categoryLines(
  { transactions: all, meta }: EnrichTransactionsResult,
  currency: string | undefined,
): Lines {
  const ignored = new Set(meta.ignored.map(({ transactionId }) => transactionId));
  const transactions = all.filter(({ transactionId }) => !ignored.has(transactionId));
  const totals = totalsOf(transactions, currency);
  const spent = totals.filter(({ sum }) => sum < 0).map(total => ({ ...total, sum: -total.sum }));
  const received = totals.filter(({ sum }) => sum > 0);
  const unknown = transactions.filter(
    ({ enrichedData }) => enrichedData.category.slug === 'uncategorised',
  ).length;
  return [
    ...sectionTitle('Where the money goes'),
    ...(spent.length === 0
      ? ['  Nothing goes out.']
      : barChart(barsOf(spent, OUT_SHOWN, 'flexible', currency))),
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
  const totals = new Map<string, { name: string; count: number; sum: number }>();
  for (const { enrichedData, creditDebitIndicator, amount } of transactions) {
    const { slug, name } = enrichedData.category;
    const total = totals.get(slug) ?? { name: shortCategoryName(name, currency), count: 0, sum: 0 };
    total.count++;
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
            count: others.reduce((sum, { count }) => sum + count, 0),
            sum: others.reduce((sum, total) => sum + total.sum, 0),
          },
        ];
  return rows.map(({ name, count, sum }, index) => ({
    label: name,
    figures: [moneyText(sum, currency), `${count}\u00d7`, shareText(sum / whole)],
    parts: [{ size: sum, shade: 'solid', tone: others.length > 0 && index === shown ? 'quiet' : tone }],
  }));
}

export const analysisReport = paged((result: AnalyseResult | AnalyseAccountsResult, currencyOf) =>
  'accounts' in result ? analysesLines(result, currencyOf) : analysisLines(result, currencyOf),
);

function analysisLines(result: AnalyseResult, currencyOf: CurrencyOf): Lines {
  const { meta, enrichment, income, affordability, scoreValidation, financialHealth, integrity } = result;
  const currency = currencyOf(result.accountId);
  return [
    ...heading(
      `${accountTitle(result.accountId)}${meta.asOf === null ? '' : `, as of ${dayText(meta.asOf, currency)}`}`,
    ),
    ...summaryFacts(result, currency),
    ...notComputedLines(meta.notComputed),
    ...(isToAsk(integrity) ? integrityPart(integrity) : []),
    ...(income === null ? [] : incomeLines(income, currency)),
    ...(affordability === null ? [] : affordabilityLines(affordability, currency)),
    ...categoryLines(enrichment, currency),
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
  if (accounts.length === 1) return accounts.flatMap(account => analysisLines(account, currencyOf));
  const currency = currencyOf();
  return [
    ...accounts.flatMap(account => analysisLines(account, currencyOf)),
    ...heading(`All ${accounts.length} accounts together`),
    ...integrityPart(integrity),
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
