/** The sections on accounts: balances through the year, spending by category, and financial health. */

import { BUSINESS_HEALTH_GROUPS } from '../../contract/health/businessHealthWords.js';
import { CONSUMER_HEALTH_GROUPS } from '../../contract/health/consumerHealthWords.js';
import { type FigureGroup, type FigureUnit, figureAt } from '../../contract/health/healthWords.js';
import { monthText, numberText } from '../../words/moneyText.js';
import { together } from '../model/balances.js';
import type { DayBalance, Report } from '../model/report.js';
import { SHOWN_HEALTH_FIGURES } from '../model/shownHealth.js';
import type { Format } from '../text/format.js';
import { slugOf } from '../text/names.js';
import {
  balanceSentence,
  lowestOf,
  overdraftNote,
  SHARES_BASE,
  spendingSentence,
} from '../text/sentences.js';
import type { Blocks, Table, Words } from './block.js';
import {
  behind,
  column,
  groupedTable,
  headColumn,
  heading,
  missing,
  moneyCell,
  moneyColumn,
  note,
  paragraph,
  row,
  table,
} from './parts.js';

export function overviewPart(report: Report, format: Format): Blocks {
  return [...balancePart(report, format), ...spendingPart(report, format), ...healthPart(report, format)];
}

function balancePart(report: Report, format: Format): Blocks {
  const { accounts, streams } = report;
  const days = together(accounts.map(account => account.days));
  const paydays = streams.flatMap(each =>
    each.paydays.flatMap(({ date, amount }) => (amount === null ? [] : [date])),
  );
  const sentence = balanceSentence(days, format);
  const isSum = accounts.length > 1 && days.length > 0;
  const evidence: Blocks =
    days.length === 0
      ? []
      : [
          {
            kind: 'chart',
            chart: { name: 'balance', sentence, days, paydays: [...new Set(paydays)] },
            caption: null,
          },
          behind('The balances as a table', balanceTable(days, format)),
        ];
  return [
    heading('How does the balance run?', 'balance'),
    paragraph(`${isSum ? 'All accounts together. ' : ''}${sentence}`, 'lead'),
    note(overdraftNote(report)),
    ...evidence,
  ];
}

/** One row for each month, since nobody reads 365 rows. The statement has each day's transactions. */
function balanceTable(days: readonly DayBalance[], format: Format): Table {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return table(
    'End-of-day balances by month',
    [
      headColumn('Month'),
      ...['Lowest', 'Highest', 'At the end'].map(head => moneyColumn(head, format)),
      column('Days below zero', 'number'),
    ],
    months.map(month => {
      const own = days.filter(({ date }) => date.startsWith(month));
      const highest = own.reduce((most, { balance }) => Math.max(most, balance), Number.NEGATIVE_INFINITY);
      return row(
        format.month(month),
        moneyCell(lowestOf(own)?.balance ?? null, format),
        moneyCell(highest, format),
        moneyCell(own.at(-1)?.balance ?? null, format),
        own.filter(({ balance }) => balance < 0).length,
      );
    }),
  );
}

function spendingPart({ spending, months }: Report, format: Format): Blocks {
  const [first, last] = [months[0], months.at(-1)];
  const sentence = spendingSentence(spending, format);
  const span =
    first === undefined || last === undefined
      ? ''
      : ` ${SHARES_BASE} From ${monthText(first.year, first.month)} to ${monthText(last.year, last.month)}.`;
  const links = spending.map(({ name }) => ({
    address: spentId(name),
    name: `${format.category(name)} in the table`,
  }));
  const evidence: Blocks =
    spending.length === 0
      ? []
      : [
          { kind: 'chart', chart: { name: 'spending', sentence, spending, links }, caption: null },
          behind(
            'All categories as a table',
            table(
              'Spending by category',
              [headColumn('Category'), moneyColumn('Amount', format), column('Share', 'number')],
              spending.map(({ name, amount, share }) => ({
                ...row(format.category(name), moneyCell(amount, format), format.percent(share)),
                id: spentId(name),
              })),
            ),
          ),
        ];
  return [heading('Where does it go?', 'spending'), paragraph(`${sentence}${span}`, 'lead'), ...evidence];
}

/** `Rent` and `Council tax or rates`: `spent-rent` and `spent-council-tax-or-rates`. */
function spentId(category: string): string {
  return `spent-${slugOf(category)}`;
}

// Financial health of the last quarter and the last year, as a table.

const SHOWN: ReadonlySet<string> = new Set(SHOWN_HEALTH_FIGURES);

/** Of the period that stands for a year. */
const DAYS_OF_YEAR = 360;

function healthPart({ health }: Report, format: Format): Blocks {
  if (health === null) return [];
  const { quarter, year, explained } = health;
  const groups = groupsOf(quarter);
  const isOneSpan = year.coverage.carriedFrom !== null;
  const isWhole = !isOneSpan && year.coverage.daysRequested !== DAYS_OF_YEAR;
  const beside = isWhole
    ? `The history is shorter than a year. Beside the last quarter stand all ${year.coverage.daysAvailable} days of it.`
    : 'The last quarter beside the last year.';
  const periods = isOneSpan ? [quarter] : [quarter, year];
  return [
    heading('Financial health', 'health'),
    paragraph(
      isOneSpan ? 'The history is shorter than half a year, so only the last quarter is shown.' : beside,
    ),
    groupedTable(
      'Financial health',
      [
        headColumn('Figure'),
        ...periods.map(({ coverage }) => column(`Last ${coverage.daysAvailable} days`, 'number')),
      ],
      groups.map(({ title, figures }) => ({
        title: { words: title },
        rows: figures.map(({ figure, words, unit }) =>
          row(words, ...periods.map(period => shown(figureAt(period, figure), unit, format))),
        ),
      })),
    ),
    behind(
      'How these figures are calculated',
      ...groups.flatMap(({ figures }) =>
        figures.map(({ figure, words }) => {
          const formula = explained[figure]?.formula;
          return typeof formula === 'string' && paragraph([{ kind: 'strong', words }, `: ${formula}`]);
        }),
      ),
    ),
  ];
}

type Period = NonNullable<Report['health']>['quarter'];

function groupsOf(period: Period): readonly FigureGroup[] {
  const all = 'revenue' in period ? BUSINESS_HEALTH_GROUPS : CONSUMER_HEALTH_GROUPS;
  return all
    .map(({ title, figures }) => ({ title, figures: figures.filter(({ figure }) => SHOWN.has(figure)) }))
    .filter(({ figures }) => figures.length > 0);
}

function shown(value: number | null, unit: FigureUnit, format: Format): Words {
  if (value === null) return missing('There is not enough to calculate it from');
  if (unit === 'money' || unit === 'trend') return format.money(value);
  if (unit === 'share') return format.percent(value);
  return numberText(value, unit === 'number' ? 2 : 1);
}
