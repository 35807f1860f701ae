/** The five periods side by side, in groups that each answer one question. */
import type { BusinessFinancialHealthResult } from '../contract/health/businessHealth.js';
import { BUSINESS_HEALTH_GROUPS } from '../contract/health/businessHealthWords.js';
import type { ConsumerFinancialHealthResult } from '../contract/health/consumerHealth.js';
import { CONSUMER_HEALTH_GROUPS } from '../contract/health/consumerHealthWords.js';
import type { HealthPeriods, HistoryBasis, PeriodCoverage } from '../contract/health/financialHealth.js';
import {
  type FigureGroup,
  type FigureUnit,
  type FigureWords,
  figureAt,
} from '../contract/health/healthWords.js';
import { dayText, MISSING, moneyText, numberText, shareText } from '../words/moneyText.js';
import { accountTitle, sectionTitle, subheading } from './headings.js';
import type { Lines } from './lines.js';
import { counted } from './sentenceParts.js';
import { paged } from './terminalPage.js';
import { table } from './textTable.js';

interface PeriodColumn {
  readonly title: string;
  readonly period: { readonly coverage: PeriodCoverage };
}

const PERIODS = [
  ['30 days', 'lastThirtyDays'],
  ['60 days', 'lastSixtyDays'],
  ['90 days', 'lastNinetyDays'],
  ['180 days', 'lastOneEightyDays'],
  ['360 days', 'lastThreeSixtyDays'],
] as const;
const HOW_KNOWN: Readonly<Record<HistoryBasis, string>> = {
  given: 'as the request says',
  'first-row': 'the day of the first transaction',
  'usual-gap': 'no more than a usual gap before the first transaction',
};

type Health = ConsumerFinancialHealthResult | BusinessFinancialHealthResult;

export const healthReport = paged(healthLines);

export function healthLines(
  result: Health,
  currencyOf: (accountId?: string) => string | undefined = () => undefined,
): Lines {
  const only = result.accounts.length === 1 ? result.accounts[0] : undefined;
  const subjects =
    only === undefined && result.combined !== null
      ? [{ ...result.combined, title: 'all accounts', currency: result.combined.currencyCode }]
      : result.accounts.map(({ accountId, periods, wholeHistory, currencyCode }) => ({
          title: accountTitle(accountId),
          periods,
          wholeHistory,
          currency: currencyCode ?? currencyOf(accountId),
        }));
  return subjects.flatMap(({ title, periods, wholeHistory, currency }) => [
    ...sectionTitle(`Financial health of ${title.replace(/^Account /, 'account ')}`),
    ...periodLines(periods as HealthPeriods<PeriodColumn['period']>, wholeHistory ?? null, currency),
  ]);
}

/** `whole`: of a history that is too short for the longest periods. A result of an earlier version has none. */
function periodLines(
  periods: HealthPeriods<PeriodColumn['period']>,
  whole: PeriodColumn['period'] | null,
  currency: string | undefined,
): Lines {
  const all = PERIODS.map(([title, key]) => ({ title, period: periods[key] }));
  // A period that repeats the figures of 90 days says nothing new.
  const columns = [
    ...all.filter(({ period }) => period.coverage.carriedFrom === null),
    ...(whole === null ? [] : [{ title: `all ${whole.coverage.daysAvailable} days`, period: whole }]),
  ];
  const { period } = columns[0] as PeriodColumn;
  const groups = 'revenue' in period ? BUSINESS_HEALTH_GROUPS : CONSUMER_HEALTH_GROUPS;
  const empty = groups.flatMap(({ figures }) => figures.filter(each => isEmpty(each, columns)));
  return [
    `  ${historyText(period.coverage, currency)}`,
    ...coverageLines(all, columns, whole),
    ...groups.flatMap(group => groupLines(group, columns, currency)),
    ...(empty.length === 0
      ? []
      : [
          '',
          `  ${counted(empty.length, 'figure')} left out, being 0 or unknown in every period: ${empty.map(({ words }) => words).join('; ')}.`,
        ]),
  ];
}

function groupLines(
  { title, figures }: FigureGroup,
  columns: readonly PeriodColumn[],
  currency: string | undefined,
): Lines {
  const shown = figures.filter(each => !isEmpty(each, columns));
  if (shown.length === 0) return [];
  return [
    ...subheading(`  ${title}`),
    ...table(shown, [
      { title: 'In the last', value: ({ words }) => words },
      ...columns.map(({ title: days, period }) => ({
        title: days,
        value: ({ figure, unit }: FigureWords) => figureText(figureAt(period, figure), unit, currency),
        isFigure: true,
      })),
    ]),
  ];
}

function isEmpty({ figure }: FigureWords, columns: readonly PeriodColumn[]): boolean {
  return columns.every(({ period }) => (figureAt(period, figure) ?? 0) === 0);
}

function historyText({ historyFrom, basis }: PeriodCoverage, currency: string | undefined): string {
  return basis === null || historyFrom === null
    ? 'There is no history.'
    : `The history begins on ${dayText(historyFrom, currency)}, ${HOW_KNOWN[basis]}.`;
}

function coverageLines(
  all: readonly PeriodColumn[],
  columns: readonly PeriodColumn[],
  whole: PeriodColumn['period'] | null,
): string[] {
  const short = columns.filter(({ period }) => period.coverage.daysAvailable < period.coverage.daysRequested);
  return [
    ...short.map(
      ({ title, period }) =>
        `  Of the ${title}, ${counted(period.coverage.daysAvailable, 'day is', 'days are')} covered.`,
    ),
    ...(whole === null && columns.length < all.length
      ? ['  The history is too short for longer periods: the figures of 90 days stand for them.']
      : []),
    ...(whole === null
      ? []
      : ['  The history is shorter than a year. The last column has all the days that there are.']),
  ];
}

const WRITTEN: Readonly<Record<FigureUnit, (value: number, currency: string | undefined) => string>> = {
  money: moneyText,
  trend: moneyText,
  share: shareText,
  count: value => numberText(value),
  number: value => numberText(value),
  days: value => numberText(value, 1),
  months: value => numberText(value, 1),
};

function figureText(value: number | null, unit: FigureUnit, currency: string | undefined): string {
  return value === null ? MISSING : WRITTEN[unit](value, currency);
}
