/** Income, costs and what is left, by month and by the Standard Financial Statement, and the signs of risk. */

import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import { AFFORDABILITY_NAMES, COST_ORDER } from '../../contract/affordability/affordabilityNames.js';
import { categoryBySlug } from '../../taxonomy/lookups.js';
import type { Link } from '../charts/canvas.js';
import type { IndicatorPicture, Report, ReportMonth } from '../model/report.js';
import { isCardAlone } from '../model/standing.js';
import { counted, type Format } from '../text/format.js';
import {
  leftBridge,
  monthsSentence,
  overdraftNote,
  risksSentence,
  splitSentence,
} from '../text/sentences.js';
import { lastOn } from '../text/signs.js';
import type { Block, Blocks, Row, Table, Words } from './block.js';
import {
  behind,
  column,
  groupedTable,
  headColumn,
  heading,
  missing,
  moneyCell,
  moneyColumn,
  monthOf,
  note,
  paragraph,
  row,
  table,
  transactionsTable,
} from './parts.js';

/** `isDrawn`: the summary shows the chart already. */
export function monthsPart(report: Report, format: Format, links: readonly Link[], isDrawn: boolean): Blocks {
  const { months } = report;
  // The costs of a card alone are not what a household has left.
  if (isCardAlone(report)) return [];
  const sentence = monthsSentence(months, format);
  const bridge = report.affordability === null ? null : leftBridge(months, report.affordability, format);
  const evidence: Blocks =
    months.length === 0 || isDrawn
      ? []
      : [
          {
            kind: 'chart',
            chart: { name: 'months', sentence, months, links },
            caption: hatchText(months),
          },
          monthsBehind(months, links, format),
        ];
  return [
    heading('What comes in and goes out each month?', 'months'),
    paragraph(sentence, 'lead'),
    bridge === null ? null : paragraph(bridge),
    ...evidence,
    ...splitPart(report, format),
  ];
}

/** The costs by whether they can be given up, of which the estimates are. */
function splitPart(report: Report, format: Format): Blocks {
  const sentence = splitSentence(report, format);
  if (sentence === null || report.affordability === null) return [];
  return [
    heading('Which costs can be given up?', 'split'),
    paragraph(sentence, 'lead'),
    behind(
      'The costs by kind as a table',
      groupedTable(
        'Estimated costs of a month, by whether they can be given up',
        [headColumn('Cost', 'name'), moneyColumn('A month', format)],
        report.affordability.expenditure.views
          .filter(({ amount }) => amount > 0)
          .map(({ definition, amount, categories }) => ({
            title: { words: definition, figures: [format.amount(amount)] },
            rows: categories.map(each =>
              row(
                format.category(categoryBySlug(each.category)?.name ?? each.category),
                format.amount(each.amount),
              ),
            ),
          })),
      ),
    ),
  ];
}

export function hatchText(months: readonly ReportMonth[]): string | null {
  return months.some(({ isPartial }) => isPartial) ? 'Hatched: the data do not cover the whole month.' : null;
}

export function monthsBehind(months: readonly ReportMonth[], links: readonly Link[], format: Format): Block {
  return behind('The months as a table', monthsTable(months, links, format));
}

function monthsTable(months: readonly ReportMonth[], links: readonly Link[], format: Format): Table {
  const heads = ['Income', ...COST_ORDER.map(cost => AFFORDABILITY_NAMES[cost]), 'Left'];
  return table(
    'Income and costs as recorded',
    [headColumn('Month'), ...heads.map(head => moneyColumn(head, format))],
    months.map((month, index) => {
      const id = `month-${monthOf(month)}`;
      const words = format.month(monthOf(month));
      const address = links[index]?.address ?? id;
      return {
        id,
        cells: [
          [address === id ? words : { kind: 'link', address, words }, month.isPartial && ' (part)'],
          ...[month.income, ...COST_ORDER.map(cost => month[cost]), month.left].map(amount =>
            moneyCell(amount, format),
          ),
        ],
      };
    }),
  );
}

export function budgetPart(report: Report, format: Format): Blocks {
  const { statement, affordability } = report;
  if (affordability === null || isCardAlone(report)) return [];
  const amounts = new Map(
    affordability.expenditure.views.flatMap(({ categories }) =>
      categories.map(each => [each.category as string, each.amount] as const),
    ),
  );
  const heads = ['A month', 'Least', 'Most'];
  return [
    heading('Standard Financial Statement', 'budget'),
    paragraph(
      'Estimates for a calendar month, beside the least and the most that a complete month recorded.',
    ),
    groupedTable(
      'Standard Financial Statement',
      [
        headColumn('Line', 'name'),
        ...heads.map(head => moneyColumn(head, format)),
        column('Months seen', 'number'),
      ],
      statement.map(({ heading: { name, amount, lines } }) => ({
        title: { words: name, figures: [format.amount(amount), null, null, null] },
        rows: lines.map(line =>
          row(
            [line.name, namedWithin(line.categories, amounts, format)],
            moneyCell(line.amount, format),
            moneyCell(line.minimum, format, 'No complete month'),
            moneyCell(line.maximum, format, 'No complete month'),
            line.monthsSeen,
          ),
        ),
      })),
    ),
    behind(
      'How the sections are calculated',
      ...statement.map(
        ({ heading: { name }, figure: { formula, transactionCount } }) =>
          formula !== null &&
          paragraph([
            { kind: 'strong', words: name },
            `: ${formula} `,
            transactionCount > 0 && `Made from ${counted(transactionCount, 'transaction')}.`,
          ]),
      ),
    ),
  ];
}

/** Gambling and cash are named where they are, and not hidden in a line with other things. */
const NAMED_ALONE: readonly string[] = ['gambling', 'cash-withdrawal'];

function namedWithin(
  categories: readonly string[],
  amounts: ReadonlyMap<string, number>,
  format: Format,
): Words {
  // A line of one category is called as it is.
  if (categories.length < 2) return null;
  const named = NAMED_ALONE.flatMap(slug => {
    const amount = categories.includes(slug) ? (amounts.get(slug) ?? 0) : 0;
    return amount > 0
      ? [`${format.category(categoryBySlug(slug)?.name ?? slug)} ${format.money(amount)}`]
      : [];
  });
  return named.length === 0 ? null : { kind: 'small', words: `Of this: ${named.join(', ')}` };
}

export function risksPart(report: Report, format: Format): Blocks {
  const { risks } = report.summary;
  const others = report.indicators.filter(({ isRisk }) => !isRisk);
  return [
    heading('Signs of risk', 'risks'),
    paragraph(risksSentence(report), 'lead'),
    note(overdraftNote(report)),
    ...(risks.length > 0 ? indicatorsPart('Signs of risk', risks, report, format) : []),
    ...(others.length > 0
      ? [
          heading('Other facts that lenders look for', 'facts'),
          ...indicatorsPart('Other facts that lenders look for', others, report, format),
        ]
      : []),
  ];
}

function indicatorsPart(
  title: string,
  indicators: readonly IndicatorPicture[],
  report: Report,
  format: Format,
): Blocks {
  return [
    table(
      title,
      [
        headColumn('What was found', 'name'),
        moneyColumn('Amount', format),
        column('Count', 'number'),
        column('Last on', 'date'),
        column('Of income', 'number'),
        column('Latest 3 months', 'number'),
        column('3 months before', 'number'),
      ],
      indicators.map(each => indicatorRow(each, report, format)),
    ),
    ...indicators.map(({ indicator: { kind }, transactions }) => {
      const { words } = INDICATOR_WORDS[kind];
      if (kind === 'overdraft-days') return spellsTable(report, format);
      return (
        transactions.length > 0 &&
        kind !== 'overdraft-depth' &&
        behind(
          `${words}: ${counted(transactions.length, 'transaction')}`,
          transactionsTable(`${words}: transactions`, transactions, format),
        )
      );
    }),
  ];
}

/** Spells say more than the purchases of those days. */
function spellsTable(report: Report, format: Format): Block | null {
  const spells = report.overdrafts;
  return spells.length === 0
    ? null
    : behind(
        `Days overdrawn: ${counted(spells.length, 'spell')}`,
        table(
          'Days overdrawn: spells',
          [
            column('From', 'date'),
            column('To', 'date'),
            column('Days', 'number'),
            moneyColumn('Deepest', format),
          ],
          spells.map(({ from, to, days, deepest }) =>
            row(format.date(from), format.date(to), days, format.amount(deepest)),
          ),
        ),
      );
}

function indicatorRow(picture: IndicatorPicture, report: Report, format: Format): Row {
  const { indicator } = picture;
  const last = lastOn(picture, report);
  const { kind, amount, count, shareOfIncome, trend, definition } = indicator;
  const reason = trend === null ? 'There are fewer than six complete months' : '';
  const trendCell = (value: number | undefined) =>
    value === undefined ? missing(reason) : amount === null ? value : format.amount(value);
  return row(
    [INDICATOR_WORDS[kind].words, { kind: 'small', words: withoutMembers(definition) }],
    moneyCell(amount, format, 'It is a number of days'),
    count === null ? missing('It is an amount alone') : count,
    last === null ? missing('It is no matter of single days') : format.date(last),
    shareOfIncome === null
      ? missing('No amount or no income to compare with')
      : format.percent(shareOfIncome),
    trendCell(trend?.latest),
    trendCell(trend?.before),
  );
}

/** A definition may end with a hint for programs that names a member of the result, such as `shareOfCosts`. */
function withoutMembers(definition: string): string {
  const [text = '', ...hints] = definition.split('; ');
  const isMember = (hint: string) => /^[a-z]+[A-Z][A-Za-z]* /.test(hint);
  const first = hints.findIndex(isMember);
  return first < 0 ? definition : `${[text, ...hints.slice(0, first)].join('; ')}.`;
}
