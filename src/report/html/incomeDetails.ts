/** What a lender asks about income next: what kind of money it is, what lies ahead, and what the figure depends on. */

import type { IncomePart } from '../../model/incomeComposition.js';
import type { DateWindow } from '../../model/incomePayments.js';
import { FIXED_TERM_REASON_WORDS, NET_OF_TAX_WORDS } from '../../words/income.js';
import type { Report, ReportStream } from '../model/report.js';
import { isolated } from '../text/directions.js';
import { capital, type Format, listed } from '../text/format.js';
import { foreign, html, type Markup } from './markup.js';
import { column, missing, moneyCell, moneyColumn, note, table } from './parts.js';

export function incomeDetails({ streams, incomeDependsOn }: Report, format: Format): Markup | null {
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

/** Only of what still pays. */
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

/** Only where the data reach back far enough. */
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
