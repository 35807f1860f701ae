/** The five periods side by side: one row a figure. */
import type {
  BusinessFinancialHealthResult,
  ConsumerFinancialHealthResult,
  HealthPeriods,
  HistoryBasis,
  PeriodCoverage,
} from '../model/health.js';
import { type Lines, paged } from './page.js';
import { accountTitle, heading, money, table } from './table.js';

type Period = Readonly<Record<string, unknown>>;

const PERIODS = [
  ['30 days', 'lastThirtyDays'],
  ['60 days', 'lastSixtyDays'],
  ['90 days', 'lastNinetyDays'],
  ['180 days', 'lastOneEightyDays'],
  ['360 days', 'lastThreeSixtyDays'],
] as const;
const HOW_KNOWN: Readonly<Record<HistoryBasis, string>> = {
  given: 'as given',
  'first-row': 'the day of the first transaction',
  'usual-gap': 'no more than a usual gap before the first transaction',
};
/** Figures that are shares and ratios, counts or days; the others are money. */
const RATIO = /Share|Ratio|Rate|Stability|Index|revenueTrend|seasonality|Margin|Cover|LimitUsed|spentWithin/;
const COUNT = /Count|days|Days|months|Spell|Headcount|Spread|Gap/;

export const healthReport = paged(healthLines);

export function healthLines(result: ConsumerFinancialHealthResult | BusinessFinancialHealthResult): Lines {
  const only = result.accounts.length === 1 ? result.accounts[0] : undefined;
  const subjects =
    only === undefined && result.combined !== null
      ? [{ title: 'All accounts', periods: result.combined.periods }]
      : result.accounts.map(({ accountId, periods }) => ({ title: accountTitle(accountId), periods }));
  return subjects.flatMap(({ title, periods }) => [
    ...heading(`Financial health: ${title}`),
    `  ${historyText(periods.lastThirtyDays.coverage)}`,
    ...periodTable(periods as HealthPeriods<unknown>),
  ]);
}

function periodTable(periods: HealthPeriods<unknown>): Lines {
  const columns = PERIODS.map(([title, key]) => ({ title, period: periods[key] as Period }));
  const first = columns[0]?.period ?? {};
  const figures = Object.keys(first).filter(name =>
    columns.some(({ period }) => typeof figureOf(period[name]) === 'number'),
  );
  return table(
    ['covered', ...figures],
    [
      { title: 'Figure', value: name => name },
      ...columns.map(({ title, period }) => ({
        title,
        value: (name: string) =>
          name === 'covered' ? coverageText(period) : figureText(name, figureOf(period[name])),
        isFigure: true,
      })),
    ],
  );
}

/** Figures that carry their evidence hold the number in `amount`, `count` or `days`. */
function figureOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { amount, count, days, transactionId } = value as Readonly<Record<string, unknown>>;
  return transactionId === undefined ? (amount ?? count ?? days ?? null) : null;
}

function historyText({ historyFrom, basis }: PeriodCoverage): string {
  return basis === null ? 'No history' : `History from ${historyFrom}, ${HOW_KNOWN[basis]}`;
}

function coverageText(period: Period): string {
  const { daysAvailable, carriedFrom } = period['coverage'] as PeriodCoverage;
  return carriedFrom === null ? `${daysAvailable} days` : 'carried';
}

function figureText(name: string, value: unknown): string {
  if (typeof value !== 'number') return '-';
  if (RATIO.test(name)) return value.toFixed(4);
  return COUNT.test(name) || name === 'returnedPayments' ? String(value) : money(value);
}
