/** Income, costs and what is left, by month and by the Standard Financial Statement, and the signs of risk. */

import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import { monthText } from '../../words/moneyText.js';
import type { IndicatorPicture, Report, ReportMonth } from '../model/report.js';
import { counted, type Format } from '../text/format.js';
import { monthsSentence, overdraftNote, risksSentence } from '../text/sentences.js';
import type { Blocks, Row, Table } from './block.js';
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
  transactionsTable,
} from './parts.js';

export function monthsPart({ months }: Report, format: Format): Blocks {
  const sentence = monthsSentence(months, format);
  const evidence: Blocks =
    months.length === 0
      ? []
      : [
          {
            kind: 'chart',
            chart: { name: 'months', sentence: `${sentence} The table below has each month.`, months },
            caption: months.some(({ isPartial }) => isPartial)
              ? 'Hatched: the data do not cover the whole month.'
              : null,
          },
          behind('The months as a table', monthsTable(months, format)),
        ];
  return [
    heading('What comes in and goes out each month?', 'months'),
    paragraph(sentence, 'lead'),
    ...evidence,
  ];
}

function monthsTable(months: readonly ReportMonth[], format: Format): Table {
  const heads = ['Income', 'Fixed costs', 'Debt and fees', 'Flexible costs', 'Left'];
  return table(
    'Income and costs as recorded',
    [headColumn('Month'), ...heads.map(head => moneyColumn(head, format))],
    months.map(month =>
      row(
        [monthText(month.year, month.month), month.isPartial && ' (part)'],
        ...[month.income, month.fixed, month.debt, month.flexible, month.left].map(amount =>
          moneyCell(amount, format),
        ),
      ),
    ),
  );
}

export function budgetPart({ statement, affordability }: Report, format: Format): Blocks {
  if (affordability === null) return [];
  const heads = ['A month', 'Least', 'Most'];
  return [
    heading('Standard Financial Statement', 'budget'),
    paragraph(
      'Estimates for a calendar month, beside the least and the most that a complete month recorded.',
    ),
    groupedTable(
      'Standard Financial Statement',
      [headColumn('Line'), ...heads.map(head => moneyColumn(head, format)), column('Months seen', 'number')],
      statement.map(({ heading: { name, amount, lines } }) => ({
        title: { words: name, figures: [format.amount(amount), null, null, null] },
        rows: lines.map(line =>
          row(
            line.name,
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

export function risksPart(report: Report, format: Format): Blocks {
  const { risks } = report.summary;
  const others = report.indicators.filter(({ isRisk }) => !isRisk);
  return [
    heading('Signs of risk', 'risks'),
    paragraph(risksSentence(report), 'lead'),
    note(overdraftNote(report)),
    ...(risks.length > 0 ? indicatorsPart('Signs of risk', risks, format) : []),
    ...(others.length > 0
      ? [
          heading('Other facts that lenders look for'),
          ...indicatorsPart('Other facts that lenders look for', others, format),
        ]
      : []),
  ];
}

function indicatorsPart(title: string, indicators: readonly IndicatorPicture[], format: Format): Blocks {
  return [
    table(
      title,
      [
        headColumn('What was found', 'name'),
        moneyColumn('Amount', format),
        column('Count', 'number'),
        column('Of income', 'number'),
        column('Latest 3 months', 'number'),
        column('3 months before', 'number'),
      ],
      indicators.map(each => indicatorRow(each, format)),
    ),
    ...indicators.map(({ indicator, transactions }) => {
      const { words } = INDICATOR_WORDS[indicator.kind];
      return (
        transactions.length > 0 &&
        behind(
          `${words}: ${counted(transactions.length, 'transaction')}`,
          transactionsTable(`${words}: transactions`, transactions, format),
        )
      );
    }),
  ];
}

function indicatorRow({ indicator }: IndicatorPicture, format: Format): Row {
  const { kind, amount, count, shareOfIncome, trend, definition } = indicator;
  const reason = trend === null ? 'There are fewer than six complete months' : '';
  const trendCell = (value: number | undefined) =>
    value === undefined ? missing(reason) : amount === null ? value : format.amount(value);
  return row(
    [INDICATOR_WORDS[kind].words, { kind: 'small', words: withoutMembers(definition) }],
    moneyCell(amount, format, 'It is a number of days'),
    count === null ? missing('It is an amount alone') : count,
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
