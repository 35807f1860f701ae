/** Income by stream: when it comes, how much, how surely. */
import { FREQUENCY_WORDS, OUTLYING_REASON_WORDS, STREAM_STATUS_WORDS } from '../../words/income.js';
import { monthText } from '../../words/money.js';
import { rangesChart } from '../charts/ranges.js';
import { timelineChart } from '../charts/timeline.js';
import { rangesOf } from '../model/ranges.js';
import type { Report, ReportStream } from '../model/report.js';
import { isolated } from '../text/directions.js';
import { capital, type Format } from '../text/format.js';
import { incomeSentence, rangesSentence, streamSentence } from '../text/sentences.js';
import { foreign, html, type Markup } from './markup.js';
import { behind, column, explanation, missing, moneyCell, moneyColumn, table } from './parts.js';

export function incomePart(report: Report, format: Format): Markup {
  const { streams, asOf } = report;
  const sentence = incomeSentence(streams, report, format);
  return html`<h3 id="income">When does income come?</h3>
<p class="lead">${sentence}</p>
${
  streams.length > 0 &&
  asOf !== null &&
  html`${streams.map(stream => html`<p>${streamSentence(stream, format)}</p>`)}
<figure>${timelineChart(streams, asOf, streams.map(stream => streamSentence(stream, format)).join(' '), format)}<figcaption class="facts">A mark for each payment, larger for a larger amount. Hollow: a payment was due by the rhythm and none came. Dashed: the next one expected.</figcaption></figure>
${streamsTable(streams, format)}
${streams.map(({ stream, estimate }) => explanation(estimate, stream.name, format, true))}
${outliersTable(streams, format)}
${behind('The payments as a table', paymentsTable(streams, format))}`
}${rangesPart(report, format)}`;
}

function rangesPart(report: Report, format: Format): Markup | null {
  const ranges = rangesOf(report);
  if (ranges.length === 0) return null;
  const sentence = rangesSentence(ranges, format);
  const heads = ['Least', 'A month', 'Most'];
  return html`<h3 id="certainty">How sure is it?</h3>
<p class="lead">${sentence}</p>
${
  ranges.some(({ lowest, highest }) => lowest < highest) &&
  html`<figure>${rangesChart(ranges, sentence, format)}<figcaption class="facts">The dot is the estimate for a month. The line runs from the least to the most that the payments behind it support.</figcaption></figure>
${behind(
  'The ranges as a table',
  table(
    'Range of the income by source',
    [column('Source'), heads.map(head => moneyColumn(head, format))],
    html`<tbody>${ranges.map(
      ({ source, lowest, estimate, highest }) =>
        html`<tr><th scope="row">${source === null ? 'All sources' : foreign(source)}</th>${[lowest, estimate, highest].map(each => moneyCell(each, format))}</tr>`,
    )}</tbody>`,
  ),
)}`
}`;
}

function streamsTable(streams: readonly ReportStream[], format: Format): Markup {
  return table(
    'Income by source',
    [
      column('Source'),
      column('Status'),
      column('How often'),
      moneyColumn('A month', format),
      moneyColumn('Range', format),
      column('Reliability, of 10', true),
    ],
    html`<tbody>${streams.map(
      ({ stream }) =>
        html`<tr><th scope="row">${foreign(stream.name)}</th><td>${capital(STREAM_STATUS_WORDS[stream.status])}</td><td>${capital(FREQUENCY_WORDS[stream.frequency])}</td>${moneyCell(stream.estimatedIncome, format)}<td class="n">${rangeOf(stream, format)}</td><td class="n">${stream.confidenceScore}</td></tr>`,
    )}</tbody>`,
  );
}

function rangeOf({ estimateBasis, status }: ReportStream['stream'], format: Format) {
  if (status === 'Ended') return missing('It has ended');
  const { lowest, highest } = estimateBasis;
  return lowest === highest ? format.amount(lowest) : `${format.amount(lowest)} to ${format.amount(highest)}`;
}

/** Bonuses, unpaid leave and the like. */
function outliersTable(streams: readonly ReportStream[], format: Format): Markup | null {
  const outliers = streams.flatMap(({ stream }) =>
    stream.outliers.map(outlier => ({ ...outlier, name: stream.name })),
  );
  if (outliers.length === 0) return null;
  return html`<h4>Payments off the usual amount</h4>${table(
    'Payments off the usual amount',
    [
      column('Date'),
      column('Source'),
      column('What it is'),
      moneyColumn('Paid', format),
      moneyColumn('Usual', format),
    ],
    html`<tbody>${outliers.map(
      ({ date, name, reason, amount, expected }) =>
        html`<tr><td class="date">${format.date(date)}</td><td>${foreign(name)}</td><td>${capital(OUTLYING_REASON_WORDS[reason])}</td>${moneyCell(amount, format)}${moneyCell(expected, format)}</tr>`,
    )}</tbody>`,
  )}`;
}

/** Twelve months by stream. */
function paymentsTable(streams: readonly ReportStream[], format: Format): Markup {
  const months = streams[0]?.stream.months ?? [];
  return table(
    'Income by month and source',
    [
      column('Month'),
      streams.map(({ stream }) =>
        column(`${isolated(stream.name)}${format.sign === '' ? '' : ` (${format.sign})`}`, true),
      ),
    ],
    html`<tbody>${months.map(
      (month, index) =>
        html`<tr><th scope="row" class="date">${monthText(month.year, month.month)}</th>${streams.map(({ stream }) => moneyCell(stream.months[index]?.income ?? null, format))}</tr>`,
    )}</tbody>`,
  );
}
