/** Results as a person reads them in a terminal. */
import type { AssessAffordabilityResult } from '../model/affordability.js';
import type { AnalyseAccountsResult, AnalyseResult } from '../model/analysis.js';
import type { EnrichTransactionsResult } from '../model/enrichment.js';
import type { IncomeSource, VerifyIncomeResult } from '../model/income.js';
import type { ValidateForScoreResult } from '../model/score.js';
import { healthLines } from './healthReport.js';
import { type Lines, paged, pagedEach } from './page.js';
import { accountTitle, heading, money, monthName, percent, table } from './table.js';
import { clipped } from './terminalText.js';

const LARGEST_SHOWN = 12;
const NAME_WIDTH = 60;

export const enrichmentReport = paged(enrichmentLines);
export const incomeReport = pagedEach(incomeLines);
export const affordabilityReport = paged(affordabilityLines);
export const scoreReport = pagedEach(scoreLines);
export const analysisReport = paged((result: AnalyseResult | AnalyseAccountsResult) =>
  'accounts' in result ? analysesLines(result) : analysisLines(result),
);

function enrichmentLines(result: EnrichTransactionsResult): Lines {
  return [
    ...heading('Transactions'),
    ...table(result.transactions, [
      { title: 'Date', value: row => row.bookingDate.slice(0, 10) },
      { title: 'Description', value: row => clipped(row.description.replace(/\s+/g, ' '), 44) },
      {
        title: 'Amount',
        value: row => money((row.creditDebitIndicator === 'Debit' ? -1 : 1) * Number(row.amount)),
        isFigure: true,
      },
      { title: 'Merchant', value: row => clipped(row.enrichedData.predictedMerchantName ?? '', 24) },
      { title: 'Category', value: row => row.enrichedData.category.slug },
      { title: 'Sure', value: row => row.enrichedData.category.confidence.toFixed(2), isFigure: true },
      { title: 'Because', value: row => clipped(because(row.enrichedData.evidence), 40) },
    ]),
  ];
}

function incomeLines(result: VerifyIncomeResult): Lines {
  const { incomeStreams, incomeStreamsSummary: summary, creditsNotCounted, incomeSources } = result;
  const reasons = countBy(creditsNotCounted.map(({ reason }) => reason));
  return [
    ...heading('Income'),
    `  ${result.verifiedIncomeStatus}. Estimated net income ${money(summary.estimatedIncome)} a month, confidence ${summary.confidenceScore} of 10.`,
    '',
    ...table(incomeStreams, [
      { title: 'Rank', value: ({ rank, isBenefit }) => rank ?? (isBenefit ? 'benefit' : '') },
      { title: 'From', value: ({ name }) => clipped(name, 30) },
      { title: 'Kind', value: ({ category }) => category },
      { title: 'Paid', value: ({ schedule, frequency }) => schedule ?? frequency.toLowerCase() },
      { title: 'Status', value: ({ status }) => status },
      { title: 'A month', value: ({ estimatedIncome }) => money(estimatedIncome), isFigure: true },
      { title: '12 months', value: ({ total }) => money(total), isFigure: true },
      { title: 'Likely', value: ({ incomeLikelihood }) => incomeLikelihood.toFixed(2), isFigure: true },
      { title: 'Score', value: ({ confidenceScore }) => String(confidenceScore), isFigure: true },
      { title: 'Next', value: ({ nextExpectedDate }) => nextExpectedDate?.expected ?? '-' },
    ]),
    ...incomeStreams.flatMap(({ name, continues }) =>
      continues === null
        ? []
        : [
            `  Renamed: ${clipped(name, NAME_WIDTH)} was ${clipped(continues.name, NAME_WIDTH)} until ${continues.lastDate}.`,
          ],
    ),
    '',
    ...sourceLines(incomeSources.filter(({ countedAs }) => countedAs === null)),
    `  Credits not counted as income: ${creditsNotCounted.length}`,
    ...reasons.map(([reason, count]) => `    ${String(count).padStart(5)}  ${reason}`),
  ];
}

/** Those that the table of streams does not have. */
function sourceLines(sources: readonly IncomeSource[]): Lines {
  const shown = sources.slice(0, LARGEST_SHOWN);
  if (shown.length === 0) return [];
  const more = sources.length - shown.length;
  return [
    ...table(shown, [
      { title: 'Not counted', value: ({ name }) => clipped(name, 30) },
      { title: 'Because', value: ({ reason }) => reason ?? '' },
      { title: 'Credits', value: ({ transactionIds }) => String(transactionIds.length), isFigure: true },
      { title: 'Usually', value: ({ typicalPayment }) => money(typicalPayment), isFigure: true },
      { title: '12 months', value: ({ total }) => money(total), isFigure: true },
      { title: 'Likely', value: ({ incomeLikelihood }) => incomeLikelihood.toFixed(2), isFigure: true },
    ]),
    ...(more === 0 ? [] : [`  And ${more} smaller.`]),
    '',
  ];
}

function affordabilityLines(result: AssessAffordabilityResult): Lines {
  const found = result.indicators.filter(({ count, amount }) => (count ?? 0) > 0 || (amount ?? 0) > 0);
  const { committed, essential, discretionary } = result.expenditure;
  return [
    ...heading('Affordability'),
    ...table(result.monthAffordabilities, [
      {
        title: 'Month',
        value: ({ year, month, isPartial }) => `${monthName(year, month)}${isPartial ? ' (part)' : ''}`,
      },
      { title: 'Income recorded', value: row => money(row.incomeForMonth), isFigure: true },
      { title: 'Verified', value: row => money(row.calculatedIncome), isFigure: true },
      { title: 'Fixed', value: row => money(row.fixedCosts), isFigure: true },
      { title: 'Flexible', value: row => money(row.flexibleCosts), isFigure: true },
      { title: 'Debt and fees', value: row => money(row.debtFees), isFigure: true },
      { title: 'Left', value: row => money(row.affordability), isFigure: true },
    ]),
    '',
    `  Estimated each month: income ${money(result.estimatedCalculatedIncome)}, fixed ${money(result.estimatedFixedCosts)}, flexible ${money(result.estimatedFlexibleCosts)}${result.includeFlexibleCosts ? '' : ' (shown, not counted)'}, debt and fees ${money(result.estimatedDebtFees)}.`,
    `  Left: ${money(result.estimatedAffordability)}. Put into savings: ${money(result.estimatedSavings)}.`,
    `  Of the costs: committed ${money(committed)}, essential ${money(essential)}, discretionary ${money(discretionary)}.`,
    ...(result.assumedHome === null
      ? []
      : [
          `  Taken for the home: ${clipped(result.assumedHome.payee, NAME_WIDTH)}, ${money(result.assumedHome.monthlyAmount)} a month.`,
        ]),
    ...result.changedBills.map(
      ({ payee, previousPayment, currentPayment, since }) =>
        `  Changed: ${clipped(payee, NAME_WIDTH)}, ${money(previousPayment)} to ${money(currentPayment)} on ${since}.`,
    ),
    ...result.stoppedBills.map(
      ({ payee, lastAmount, lastDate }) =>
        `  Stopped: ${clipped(payee, NAME_WIDTH)}, last ${money(lastAmount)} on ${lastDate}.`,
    ),
    '',
    ...(found.length === 0
      ? ['  No indicators of risk.']
      : table(found, [
          { title: 'Indicator', value: ({ kind }) => kind },
          { title: 'Times', value: ({ count }) => (count === null ? '-' : String(count)), isFigure: true },
          { title: 'Amount', value: ({ amount }) => (amount === null ? '-' : money(amount)), isFigure: true },
          { title: 'Of income', value: ({ shareOfIncome }) => percent(shareOfIncome), isFigure: true },
        ])),
  ];
}

function scoreLines(result: ValidateForScoreResult): Lines {
  return [
    ...heading('Score validation'),
    result.valid ? '  Valid: all eight checks pass.' : '  Not valid:',
    ...result.failures.map(({ code, details }) => `    ${code}: ${details}`),
  ];
}

function analysisLines(result: AnalyseResult): Lines {
  const { meta, enrichment, income, affordability, scoreValidation, financialHealth } = result;
  return [
    ...heading(`${accountTitle(result.accountId)}, as of ${meta.asOf ?? 'no date'}`),
    `  ${meta.transactionCount} transactions, ${meta.ignored.length} set aside. Engine ${meta.engineVersion}, taxonomy ${meta.taxonomyVersion}.`,
    ...meta.notComputed.map(({ part, reason }) => `  Not computed: ${part} (${reason}).`),
    ...categoryLines(enrichment),
    ...(income === null ? [] : incomeLines(income)),
    ...(affordability === null ? [] : affordabilityLines(affordability)),
    ...(financialHealth === null ? [] : healthLines(financialHealth)),
    ...(scoreValidation === null ? [] : scoreLines(scoreValidation)),
  ];
}

function analysesLines({ accounts, affordability, financialHealth, meta }: AnalyseAccountsResult): Lines {
  if (accounts.length === 1) return accounts.flatMap(analysisLines);
  return [
    ...accounts.flatMap(analysisLines),
    ...heading(`All ${accounts.length} accounts together`),
    ...meta.notComputed.map(({ part, reason }) => `  Not computed: ${part} (${reason}).`),
    ...(affordability === null ? [] : affordabilityLines(affordability)),
    ...(financialHealth === null ? [] : healthLines(financialHealth)),
  ];
}

function categoryLines({ transactions }: EnrichTransactionsResult): Lines {
  const totals = new Map<string, { name: string; count: number; sum: number; sure: number }>();
  for (const { enrichedData, creditDebitIndicator, amount } of transactions) {
    const { slug, name, confidence } = enrichedData.category;
    const total = totals.get(slug) ?? { name, count: 0, sum: 0, sure: 0 };
    total.count++;
    total.sum += (creditDebitIndicator === 'Debit' ? -1 : 1) * Number(amount);
    total.sure += confidence;
    totals.set(slug, total);
  }
  const largest = [...totals.values()]
    .sort((a, b) => Math.abs(b.sum) - Math.abs(a.sum))
    .slice(0, LARGEST_SHOWN);
  return [
    ...heading('What the money was for (largest categories)'),
    ...table(largest, [
      { title: 'Category', value: ({ name }) => name },
      { title: 'Times', value: ({ count }) => String(count), isFigure: true },
      { title: 'Net', value: ({ sum }) => money(sum), isFigure: true },
      { title: 'Mean confidence', value: ({ sure, count }) => (sure / count).toFixed(2), isFigure: true },
    ]),
  ];
}

function because(
  evidence: EnrichTransactionsResult['transactions'][number]['enrichedData']['evidence'],
): string {
  const first = evidence[0];
  return first === undefined ? '' : `${first.signal}: ${first.matched ?? first.detail}`;
}

function countBy(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
}
