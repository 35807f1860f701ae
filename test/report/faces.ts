/** What a person must find in every face of one analysis, read from the result and not from the report. */
import { currenciesOf } from '../../src/cli/currenciesOfRequest.js';
import { analysisReport } from '../../src/cli/reports.js';
import { AFFORDABILITY_NAMES } from '../../src/contract/affordability/affordabilityNames.js';
import { INCOME_NAMES } from '../../src/contract/income/incomeNames.js';
import { type AnalyseAccountsResult, type AnalyseResult, analyse } from '../../src/index.js';
import { type Report, renderHtml, reportOf } from '../../src/report.js';
import { categoryBySlug } from '../../src/taxonomy/lookups.js';
import { shortCategoryName } from '../../src/words/categories.js';
import { foundIndicators } from '../../src/words/foundIndicators.js';
import { moneyText, shareText } from '../../src/words/moneyText.js';
import { unspaced } from './pdfSupport.js';
import { requestOf } from './support.js';

export interface Faces {
  readonly result: AnalyseResult | AnalyseAccountsResult;
  readonly report: Report;
  readonly page: string;
  readonly terminal: string;
}

export function facesOf(fixture: string): Faces {
  const request = requestOf(fixture);
  const result = analyse(request) as AnalyseResult | AnalyseAccountsResult;
  const report = reportOf(result);
  const setting = { currencyOf: currenciesOf(request), width: 140 };
  return {
    result,
    report,
    page: unspaced(textOfPage(renderHtml(report))),
    terminal: unspaced(analysisReport(result, setting)),
  };
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const;

/** Reasons that only hover shows, and drawings, apart. */
function textOfPage(page: string): string {
  return page
    .replace(/<(style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?:span class="aside"|small class="reason")>[^<]*<\/(?:span|small)>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name]);
}

/** Texts without spaces: the name of each figure with the figure, as every face must have them beside each other. */
export function saidOf({ result }: Pick<Faces, 'result'>): string[] {
  const accounts = 'accounts' in result ? result.accounts : [result];
  const { affordability } = result;
  if (affordability === null) return [];
  const currency = result.financialHealth?.accounts[0]?.currencyCode;
  const money = (amount: number) => moneyText(amount, currency);
  const summaries = accounts.flatMap(({ income }) => income?.incomeStreamsSummary ?? []);
  const sum = (amounts: readonly number[]) =>
    Math.round(amounts.reduce((total, each) => total + each, 0) * 100) / 100;
  const poorest = sum(summaries.map(({ poorestMonthIncome }) => poorestMonthIncome));
  const isWhole =
    sum(summaries.map(({ estimatedIncome }) => estimatedIncome)) === affordability.estimatedCalculatedIncome;
  const pays = summaries.some(({ estimatedIncome }) => estimatedIncome > 0);
  const covered = affordability.monthAffordabilities.filter(({ isPartial }) => !isPartial).length;
  const [first] = summaries.filter(({ estimatedIncome }) => estimatedIncome > 0);
  return [
    `${INCOME_NAMES.estimatedIncome}${money(affordability.estimatedCalculatedIncome)}`,
    `${AFFORDABILITY_NAMES.estimatedAffordability}${money(affordability.estimatedAffordability)}`,
    ...(pays ? [`${INCOME_NAMES.poorestMonthIncome}${money(poorest)}`] : []),
    ...(pays && isWhole && first !== undefined && summaries.length === 1
      ? [`Expected in Jul 2026: ${money(first.prediction.nextMonth.expected)}`]
      : []),
    ...(first === undefined ? [] : [`${INCOME_NAMES.confidenceScore} ${first.confidenceScore} of 10`]),
    `${covered} months are covered whole`,
    ...foundIndicators(affordability.indicators)
      .filter(({ isRisk }) => isRisk)
      .map(({ about }) => about.words),
  ].map(unspaced);
}

/** The amounts and shares of spending as every face shows them. Names may fold between words, so they are apart. */
export function sharesOf({ report: { spending, currencyCode } }: Pick<Faces, 'report'>) {
  return spending.slice(0, 10).map(({ name, amount, share }) => {
    const words = shortCategoryName(name, currencyCode ?? undefined);
    return {
      words: unspaced(words).slice(0, 12),
      amount: unspaced(moneyText(amount)),
      share: shareText(share),
    };
  });
}

/** The same shares, reckoned from the lines of affordability. */
export function reckonedShares({ affordability }: Pick<AnalyseResult, 'affordability'>): Map<string, string> {
  const totals = new Map<string, number>();
  for (const { lines } of affordability?.monthAffordabilities ?? [])
    for (const { section, category, recorded } of lines)
      if (['fixed', 'flexible', 'debt'].includes(section))
        totals.set(category, (totals.get(category) ?? 0) + recorded);
  const spent = [...totals].filter(([, amount]) => Math.round(amount * 100) > 0);
  const all = spent.reduce((total, [, amount]) => total + amount, 0);
  return new Map(
    spent.map(([slug, amount]) => [categoryBySlug(slug)?.name ?? slug, shareText(amount / all)]),
  );
}
