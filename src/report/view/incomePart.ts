/** The section on income by stream: when it comes, how much, and how sure it is. */

import { FREQUENCY_WORDS } from '../../contract/income/frequency.js';
import type { IncomePart } from '../../contract/income/incomeComposition.js';
import { FIXED_TERM_REASON_WORDS } from '../../contract/income/incomeForward.js';
import { INCOME_NAMES } from '../../contract/income/incomeNames.js';
import type { DateWindow } from '../../contract/income/incomePayments.js';
import { outlyingReasonText } from '../../contract/income/incomePayments.js';
import type { IncomeForecast } from '../../contract/income/incomeStream.js';
import { NET_OF_TAX_WORDS, STREAM_STATUS_WORDS } from '../../contract/income/incomeStream.js';
import { nextMonthText } from '../../words/moneyText.js';
import { type IncomeRange, rangesOf } from '../model/ranges.js';
import type { Report, ReportStream } from '../model/report.js';
import { isolated } from '../text/directions.js';
import { capital, type Format, listed } from '../text/format.js';
import { incomeSentence, rangesSentence, streamSentence } from '../text/sentences.js';
import type { Blocks, Row, Table, Words } from './block.js';
import {
  behind,
  column,
  explanation,
  foreign,
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
} from './parts.js';

export function incomePart(report: Report, format: Format): Blocks {
  const { streams, asOf } = report;
  const sentences = streams.map(stream => streamSentence(stream, format));
  const evidence: Blocks =
    streams.length === 0 || asOf === null
      ? []
      : [
          ...sentences.map(sentence => paragraph(sentence)),
          {
            kind: 'chart',
            chart: { name: 'timeline', sentence: sentences.join(' '), streams, asOf },
            caption:
              'A mark for each payment, larger for a larger amount. Hollow: a payment was due by the rhythm and none came. Dashed: the next one expected.',
          },
          streamsTable(streams, format),
          ...streams.map(({ stream, estimate }) => explanation(estimate, stream.name, format, true)),
          ...outliersPart(streams, format),
          behind('The payments as a table', paymentsTable(streams, format)),
        ];
  return [
    heading('When does income come?', 'income'),
    paragraph(incomeSentence(streams, report, format), 'lead'),
    ...evidence,
    ...rangesPart(report, format),
    ...incomeDetails(report, format),
  ];
}

function rangesPart(report: Report, format: Format): Blocks {
  const ranges = rangesOf(report);
  if (ranges.length === 0 || report.asOf === null) return [];
  const month = nextMonthText(report.asOf);
  const sentence = rangesSentence(ranges, month, format);
  return [
    heading('How sure is it?', 'certainty'),
    paragraph(sentence, 'lead'),
    {
      kind: 'chart',
      chart: { name: 'ranges', sentence, ranges },
      caption: `What will come in ${month}. Ticks: what came in each month of the last twelve. Dot: what is expected. Thick line: eight of ten cases. Thin line: nineteen of twenty. It can differ from the income a month, since a month may have more or fewer paydays than most, and since bonuses and missed paydays count here.`,
    },
    behind('The ranges as a table', rangesTable(ranges, month, format)),
  ];
}

function rangesTable(ranges: readonly IncomeRange[], month: string, format: Format): Table {
  return groupedTable(
    'What will come, by source',
    [
      headColumn('Source and time'),
      moneyColumn('Expected', format),
      moneyColumn('Eight of ten cases', format),
      moneyColumn('Nineteen of twenty', format),
    ],
    ranges.map(({ source, prediction: { nextMonth, nextTwelveMonths } }) => ({
      title: { words: source === null ? 'All sources' : foreign(source) },
      rows: [
        forecastRow(month, nextMonth, format),
        forecastRow(`Twelve months from ${month}`, nextTwelveMonths, format),
      ],
    })),
  );
}

function forecastRow(
  time: string,
  { expected, low80, high80, low95, high95 }: IncomeForecast,
  format: Format,
): Row {
  return row(
    time,
    moneyCell(expected, format),
    spanText(low80, high80, format),
    spanText(low95, high95, format),
  );
}

function spanText(low: number, high: number, format: Format): string {
  return low === high ? format.amount(low) : `${format.amount(low)} to ${format.amount(high)}`;
}

function streamsTable(streams: readonly ReportStream[], format: Format): Table {
  return table(
    'Income by source',
    [
      headColumn('Source'),
      column('Status'),
      column('How often'),
      moneyColumn('A month', format),
      moneyColumn(INCOME_NAMES.poorestMonthIncome, format),
      moneyColumn('Payments support', format),
      column(`${INCOME_NAMES.confidenceScore}, of 10`, 'number'),
    ],
    streams.map(({ stream }) =>
      row(
        foreign(stream.name),
        capital(STREAM_STATUS_WORDS[stream.status]),
        capital(FREQUENCY_WORDS[stream.frequency]),
        moneyCell(stream.estimatedIncome, format),
        moneyCell(stream.poorestMonthIncome, format),
        rangeOf(stream, format),
        stream.confidenceScore,
      ),
    ),
  );
}

function rangeOf({ estimateBasis, status }: ReportStream['stream'], format: Format): Words {
  if (status === 'Ended') return missing('It has ended');
  const { lowest, highest } = estimateBasis;
  return spanText(lowest, highest, format);
}

/** Bonuses, unpaid leave and the like. */
function outliersPart(streams: readonly ReportStream[], format: Format): Blocks {
  const outliers = streams.flatMap(({ stream }) =>
    stream.outliers.map(outlier => ({ ...outlier, name: stream.name })),
  );
  if (outliers.length === 0) return [];
  return [
    heading('Payments off the usual amount', null, 4),
    table(
      'Payments off the usual amount',
      [
        column('Date', 'date'),
        column('Source'),
        column('What it is'),
        moneyColumn('Paid', format),
        moneyColumn('Usual', format),
      ],
      outliers.map(({ date, name, reason, basis, amount, expected }) =>
        row(
          format.date(date),
          foreign(name),
          capital(outlyingReasonText(reason, basis)),
          moneyCell(amount, format),
          moneyCell(expected, format),
        ),
      ),
    ),
  ];
}

/** Twelve months by stream. */
function paymentsTable(streams: readonly ReportStream[], format: Format): Table {
  const months = streams[0]?.stream.months ?? [];
  return table(
    'Income by month and source',
    [headColumn('Month', 'date'), ...streams.map(({ stream }) => moneyColumn(isolated(stream.name), format))],
    months.map((month, index) =>
      row(
        format.month(monthOf(month)),
        ...streams.map(({ stream }) => moneyCell(stream.months[index]?.income ?? null, format)),
      ),
    ),
  );
}

// What a lender asks next about income: what kind of money it is, what is expected, and what the figure depends on.

function incomeDetails({ streams, incomeDependsOn }: Report, format: Format): Blocks {
  if (streams.length === 0) return [];
  return [
    heading('What kind of money is it?', 'kinds'),
    kindsTable(streams, format),
    paragraph(
      'Guaranteed money comes at every payday. Variable money depends on hours, sales or customers. One-off money, such as a bonus, is a twelfth of what came in the year, and is not part of the income a month.',
      'facts',
    ),
    note(beforeTax(streams)),
    heading('What comes next?', 'ahead'),
    aheadTable(streams, format),
    ...yearsPart(streams, format),
    ...dependsPart(incomeDependsOn, format),
  ];
}

function kindsTable(streams: readonly ReportStream[], format: Format): Table {
  const cell = ({ monthly }: IncomePart) => moneyCell(monthly, format);
  return table(
    'Kinds of money, a month',
    [
      headColumn('Source'),
      moneyColumn('Guaranteed', format),
      moneyColumn('Variable', format),
      moneyColumn('One-off', format),
      column('As it arrives'),
    ],
    streams.map(({ stream: { name, holder, composition, netOfTax } }) =>
      row(
        [foreign(name), holder !== null && [', for ', foreign(holder)]],
        cell(composition.guaranteed),
        cell(composition.variable),
        cell(composition.oneOff),
        capital(NET_OF_TAX_WORDS[netOfTax]),
      ),
    ),
  );
}

/** Only for streams that still pay. */
function beforeTax(streams: readonly ReportStream[]): string | null {
  const names = streams.flatMap(({ stream: { name, netOfTax, estimatedIncome } }) =>
    netOfTax === 'receipts' && estimatedIncome > 0 ? [isolated(name)] : [],
  );
  return names.length === 0
    ? null
    : `The money from ${listed(names)} arrives before tax, and before the costs of earning it.`;
}

function aheadTable(streams: readonly ReportStream[], format: Format): Table {
  return table(
    'The next payment of each source',
    [
      headColumn('Source'),
      column('Next payment', 'date'),
      column('Likely to come', 'number'),
      column('Ends'),
    ],
    streams.map(({ stream: { name, status, nextExpectedDate, nextPaymentProbability, expectedEnd } }) =>
      row(
        foreign(name),
        nextExpectedDate === null
          ? missing(status === 'Ended' ? 'It has ended' : 'It follows no schedule')
          : windowText(nextExpectedDate, format),
        nextPaymentProbability === null
          ? missing('No day is expected')
          : format.percent(nextPaymentProbability),
        expectedEnd === null
          ? missing('Its words name no end')
          : `By ${format.date(expectedEnd.latest)}: ${FIXED_TERM_REASON_WORDS[expectedEnd.reason]}`,
      ),
    ),
  );
}

function windowText({ earliest, expected, latest }: DateWindow, format: Format): string {
  return earliest === latest
    ? format.date(expected)
    : `${format.date(expected)} (${format.day(earliest)} to ${format.day(latest)})`;
}

/** Nothing if the data do not reach back far enough. */
function yearsPart(streams: readonly ReportStream[], format: Format): Blocks {
  const compared = streams.flatMap(({ stream: { name, yearOnYear } }) =>
    yearOnYear === null ? [] : [{ name, ...yearOnYear }],
  );
  if (compared.length === 0) return [];
  return [
    heading('Compared with the year before', null, 4),
    table(
      'Income compared with the same months of the year before',
      [
        headColumn('Source'),
        column('Months compared', 'number'),
        moneyColumn('These months', format),
        moneyColumn('A year before', format),
        moneyColumn('Change', format),
      ],
      compared.map(({ name, months, total, previousTotal, change }) =>
        row(
          foreign(name),
          months,
          moneyCell(total, format),
          moneyCell(previousTotal, format),
          moneyCell(change, format),
        ),
      ),
    ),
  ];
}

function dependsPart(dependsOn: Report['incomeDependsOn'], format: Format): Blocks {
  if (dependsOn.length === 0) return [];
  return [
    heading('Which payments does the income depend on?', 'depends'),
    table(
      'Payments that move the income most',
      [
        column('Date', 'date'),
        column('Payment'),
        moneyColumn('Amount', format),
        moneyColumn('Income a month without it changes by', format),
      ],
      dependsOn.map(({ transaction: { date, description, amount }, difference }) =>
        row(
          format.date(date),
          foreign(description),
          moneyCell(amount, format),
          moneyCell(difference, format),
        ),
      ),
    ),
  ];
}
