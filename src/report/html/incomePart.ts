/** The section on income by stream: when it comes, how much, and how sure it is. */

import { FREQUENCY_WORDS } from '../../contract/income/frequency.js';
import type { IncomePart } from '../../contract/income/incomeComposition.js';
import { FIXED_TERM_REASON_WORDS } from '../../contract/income/incomeForward.js';
import type { DateWindow } from '../../contract/income/incomePayments.js';
import { outlyingReasonText } from '../../contract/income/incomePayments.js';
import type { IncomeForecast } from '../../contract/income/incomeStream.js';
import { NET_OF_TAX_WORDS, STREAM_STATUS_WORDS } from '../../contract/income/incomeStream.js';
import { monthText, nextMonthText } from '../../words/moneyText.js';
import { rangesChart } from '../charts/ranges.js';
import { timelineChart } from '../charts/timeline.js';
import { type IncomeRange, rangesOf } from '../model/ranges.js';
import type { Report, ReportStream } from '../model/report.js';
import { isolated } from '../text/directions.js';
import { capital, type Format, listed } from '../text/format.js';
import { incomeSentence, rangesSentence, streamSentence } from '../text/sentences.js';
import { foreign, html, type Markup } from './markup.js';
import { behind, column, explanation, missing, moneyCell, moneyColumn, note, table } from './parts.js';

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
}${rangesPart(report, format)}${incomeDetails(report, format)}`;
}

function rangesPart(report: Report, format: Format): Markup | null {
  const ranges = rangesOf(report);
  if (ranges.length === 0 || report.asOf === null) return null;
  const month = nextMonthText(report.asOf);
  const sentence = rangesSentence(ranges, month, format);
  return html`<h3 id="certainty">How sure is it?</h3>
<p class="lead">${sentence}</p>
<figure>${rangesChart(ranges, sentence, format)}<figcaption class="facts">What will come in ${month}. Dot: what is expected. Thick line: eight of ten cases. Thin line: nineteen of twenty. It can differ from the income a month, since a month may have more or fewer paydays than most, and since bonuses and missed paydays count here.</figcaption></figure>
${behind('The ranges as a table', rangesTable(ranges, month, format))}`;
}

function rangesTable(ranges: readonly IncomeRange[], month: string, format: Format): Markup {
  return table(
    'What will come, by source',
    [
      column('Source and time'),
      moneyColumn('Expected', format),
      moneyColumn('Eight of ten cases', format),
      moneyColumn('Nineteen of twenty', format),
    ],
    ranges.map(
      ({ source, prediction: { nextMonth, nextTwelveMonths } }) =>
        html`<tbody><tr class="group"><th scope="rowgroup" colspan="4">${source === null ? 'All sources' : foreign(source)}</th></tr>${forecastRow(month, nextMonth, format)}${forecastRow(`Twelve months from ${month}`, nextTwelveMonths, format)}</tbody>`,
    ),
  );
}

function forecastRow(
  time: string,
  { expected, low80, high80, low95, high95 }: IncomeForecast,
  format: Format,
): Markup {
  return html`<tr><th scope="row">${time}</th>${moneyCell(expected, format)}<td class="n">${spanText(low80, high80, format)}</td><td class="n">${spanText(low95, high95, format)}</td></tr>`;
}

function spanText(low: number, high: number, format: Format): string {
  return low === high ? format.amount(low) : `${format.amount(low)} to ${format.amount(high)}`;
}

function streamsTable(streams: readonly ReportStream[], format: Format): Markup {
  return table(
    'Income by source',
    [
      column('Source'),
      column('Status'),
      column('How often'),
      moneyColumn('A month', format),
      moneyColumn('Poorest month', format),
      moneyColumn('Payments support', format),
      column('Reliability, of 10', true),
    ],
    html`<tbody>${streams.map(
      ({ stream }) =>
        html`<tr><th scope="row">${foreign(stream.name)}</th><td>${capital(STREAM_STATUS_WORDS[stream.status])}</td><td>${capital(FREQUENCY_WORDS[stream.frequency])}</td>${moneyCell(stream.estimatedIncome, format)}${moneyCell(stream.poorestMonthIncome, format)}<td class="n">${rangeOf(stream, format)}</td><td class="n">${stream.confidenceScore}</td></tr>`,
    )}</tbody>`,
  );
}

function rangeOf({ estimateBasis, status }: ReportStream['stream'], format: Format) {
  if (status === 'Ended') return missing('It has ended');
  const { lowest, highest } = estimateBasis;
  return spanText(lowest, highest, format);
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
      ({ date, name, reason, basis, amount, expected }) =>
        html`<tr><td class="date">${format.date(date)}</td><td>${foreign(name)}</td><td>${capital(outlyingReasonText(reason, basis))}</td>${moneyCell(amount, format)}${moneyCell(expected, format)}</tr>`,
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

// What a lender asks next about income: what kind of money it is, what is expected, and what the figure depends on.

function incomeDetails({ streams, incomeDependsOn }: Report, format: Format): Markup | null {
  if (streams.length === 0) return null;
  return html`<h3 id="kinds">What kind of money is it?</h3>
${kindsTable(streams, format)}
<p class="facts">Guaranteed money comes at every payday. Variable money depends on hours, sales or customers. One-off money, such as a bonus, is a twelfth of what came in the year, and is not part of the income a month.</p>
${note(beforeTax(streams))}
<h3 id="ahead">What comes next?</h3>
${aheadTable(streams, format)}
${yearsTable(streams, format)}
${dependsPart(incomeDependsOn, format)}`;
}

function kindsTable(streams: readonly ReportStream[], format: Format): Markup {
  const cell = ({ monthly }: IncomePart) => moneyCell(monthly, format);
  return table(
    'Kinds of money, a month',
    [
      column('Source'),
      moneyColumn('Guaranteed', format),
      moneyColumn('Variable', format),
      moneyColumn('One-off', format),
      column('As it arrives'),
    ],
    html`<tbody>${streams.map(
      ({ stream: { name, holder, composition, netOfTax } }) =>
        html`<tr><th scope="row">${foreign(name)}${holder !== null && html`, for ${foreign(holder)}`}</th>${cell(composition.guaranteed)}${cell(composition.variable)}${cell(composition.oneOff)}<td>${capital(NET_OF_TAX_WORDS[netOfTax])}</td></tr>`,
    )}</tbody>`,
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

function aheadTable(streams: readonly ReportStream[], format: Format): Markup {
  return table(
    'The next payment of each source',
    [column('Source'), column('Next payment'), column('Likely to come', true), column('Ends')],
    html`<tbody>${streams.map(
      ({ stream: { name, status, nextExpectedDate, nextPaymentProbability, expectedEnd } }) =>
        html`<tr><th scope="row">${foreign(name)}</th><td class="date">${nextExpectedDate === null ? missing(status === 'Ended' ? 'It has ended' : 'It follows no schedule') : windowText(nextExpectedDate, format)}</td><td class="n">${nextPaymentProbability === null ? missing('No day is expected') : format.percent(nextPaymentProbability)}</td><td>${expectedEnd === null ? missing('Its words name no end') : `By ${format.date(expectedEnd.latest)}: ${FIXED_TERM_REASON_WORDS[expectedEnd.reason]}`}</td></tr>`,
    )}</tbody>`,
  );
}

function windowText({ earliest, expected, latest }: DateWindow, format: Format): string {
  return earliest === latest
    ? format.date(expected)
    : `${format.date(expected)} (${format.day(earliest)} to ${format.day(latest)})`;
}

/** Null if the data do not reach back far enough. */
function yearsTable(streams: readonly ReportStream[], format: Format): Markup | null {
  const compared = streams.flatMap(({ stream: { name, yearOnYear } }) =>
    yearOnYear === null ? [] : [{ name, ...yearOnYear }],
  );
  if (compared.length === 0) return null;
  return html`<h4>Compared with the year before</h4>${table(
    'Income compared with the same months of the year before',
    [
      column('Source'),
      column('Months compared', true),
      moneyColumn('These months', format),
      moneyColumn('A year before', format),
      moneyColumn('Change', format),
    ],
    html`<tbody>${compared.map(
      ({ name, months, total, previousTotal, change }) =>
        html`<tr><th scope="row">${foreign(name)}</th><td class="n">${months}</td>${moneyCell(total, format)}${moneyCell(previousTotal, format)}${moneyCell(change, format)}</tr>`,
    )}</tbody>`,
  )}`;
}

function dependsPart(dependsOn: Report['incomeDependsOn'], format: Format): Markup | null {
  if (dependsOn.length === 0) return null;
  return html`<h3 id="depends">Which payments does the income depend on?</h3>
${table(
  'Payments that move the income most',
  [
    column('Date'),
    column('Payment'),
    moneyColumn('Amount', format),
    moneyColumn('Income a month without it changes by', format),
  ],
  html`<tbody>${dependsOn.map(
    ({ transaction: { date, description, amount }, difference }) =>
      html`<tr><td class="date">${format.date(date)}</td><td>${foreign(description)}</td>${moneyCell(amount, format)}${moneyCell(difference, format)}</tr>`,
  )}</tbody>`,
)}`;
}
