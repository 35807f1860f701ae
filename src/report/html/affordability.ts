/** Income, costs and what is left, by month and by the Standard Financial Statement, and the signs of risk. */
import { monthText } from '../../words/money.js';
import { INDICATOR_WORDS } from '../../words/risks.js';
import { monthsChart } from '../charts/months.js';
import type { IndicatorPicture, Report, ReportMonth } from '../model/report.js';
import { counted, type Format } from '../text/format.js';
import { monthsSentence, overdraftNote, risksSentence } from '../text/sentences.js';
import { html, type Markup } from './markup.js';
import { behind, column, missing, moneyCell, moneyColumn, note, table } from './parts.js';
import { transactionsTable } from './transactionsTable.js';

const KEY = [
  ['income-mark', 'Income (line)'],
  ['fixed', 'Fixed costs'],
  ['debt', 'Debt and fees'],
  ['flexible', 'Flexible costs'],
] as const;

export function monthsPart({ months }: Report, format: Format): Markup {
  const sentence = monthsSentence(months, format);
  return html`<h3 id="months">What comes in and goes out each month?</h3>
<p class="lead">${sentence}</p>
${
  months.length > 0 &&
  html`<figure><ul class="key">${KEY.map(
    ([name, text]) =>
      html`<li><svg width="12" height="12" aria-hidden="true"><rect width="12" height="12" class="${name}"/></svg>${text}</li>`,
  )}</ul>${monthsChart(months, `${sentence} The table below has each month.`, format)}${
    months.some(({ isPartial }) => isPartial) &&
    html`<figcaption class="facts">Hatched: the data do not cover the whole month.</figcaption>`
  }</figure>${behind('The months as a table', monthsTable(months, format))}`
}`;
}

function monthsTable(months: readonly ReportMonth[], format: Format): Markup {
  const heads = ['Income', 'Fixed costs', 'Debt and fees', 'Flexible costs', 'Left'];
  return table(
    'Income and costs as recorded',
    [column('Month'), heads.map(head => moneyColumn(head, format))],
    html`<tbody>${months.map(
      month =>
        html`<tr><th scope="row">${monthText(month.year, month.month)}${month.isPartial && ' (part)'}</th>${[
          month.income,
          month.fixed,
          month.debt,
          month.flexible,
          month.left,
        ].map(amount => moneyCell(amount, format))}</tr>`,
    )}</tbody>`,
  );
}

export function statementPart({ statement, affordability }: Report, format: Format): Markup | null {
  if (affordability === null) return null;
  const heads = ['A month', 'Least', 'Most'];
  return html`<h3 id="budget">Standard Financial Statement</h3>
<p>Estimates for a calendar month, beside the least and the most that a complete month recorded.</p>
${table(
  'Standard Financial Statement',
  [column('Line'), heads.map(head => moneyColumn(head, format)), column('Months seen', true)],
  statement.map(
    ({ heading }) =>
      html`<tbody><tr class="group"><th scope="rowgroup">${heading.name}</th><td class="n">${format.amount(heading.amount)}</td><td></td><td></td><td></td></tr>${heading.lines.map(
        line =>
          html`<tr><th scope="row">${line.name}</th>${moneyCell(line.amount, format)}${moneyCell(line.minimum, format, 'No complete month')}${moneyCell(line.maximum, format, 'No complete month')}<td class="n">${line.monthsSeen}</td></tr>`,
      )}</tbody>`,
  ),
)}
${behind(
  'How the sections are calculated',
  html`${statement.map(({ heading, figure }) => figure.formula !== null && html`<p><strong>${heading.name}</strong>: ${figure.formula} ${figure.transactionCount > 0 && `Made from ${counted(figure.transactionCount, 'transaction')}.`}</p>`)}`,
)}`;
}

export function risksPart(report: Report, format: Format): Markup {
  const { risks } = report.summary;
  const others = report.indicators.filter(({ isRisk }) => !isRisk);
  return html`<h3 id="risks">Signs of risk</h3>
<p class="lead">${risksSentence(report)}</p>${note(overdraftNote(report))}
${risks.length > 0 && indicatorsPart('Signs of risk', risks, format)}
${others.length > 0 && html`<h3>Other facts that lenders look for</h3>${indicatorsPart('Other facts that lenders look for', others, format)}`}`;
}

function indicatorsPart(title: string, indicators: readonly IndicatorPicture[], format: Format): Markup {
  return html`${table(
    title,
    [
      column('What was found'),
      moneyColumn('Amount', format),
      column('Count', true),
      column('Of income', true),
      column('Latest 3 months', true),
      column('3 months before', true),
    ],
    html`<tbody>${indicators.map(each => indicatorRow(each, format))}</tbody>`,
  )}
${indicators.map(
  ({ indicator, transactions }) =>
    transactions.length > 0 &&
    behind(
      `${INDICATOR_WORDS[indicator.kind].words}: ${counted(transactions.length, 'transaction')}`,
      transactionsTable(`${INDICATOR_WORDS[indicator.kind].words}: transactions`, transactions, format),
    ),
)}`;
}

function indicatorRow({ indicator }: IndicatorPicture, format: Format): Markup {
  const { kind, amount, count, shareOfIncome, trend, definition } = indicator;
  const reason = trend === null ? 'There are fewer than six complete months' : '';
  const trendCell = (value: number | undefined) =>
    html`<td class="n">${value === undefined ? missing(reason) : amount === null ? value : format.amount(value)}</td>`;
  return html`<tr><th scope="row" class="name">${INDICATOR_WORDS[kind].words}<small>${withoutMembers(definition)}</small></th>${moneyCell(amount, format, 'It is a number of days')}<td class="n">${
    count === null ? missing('It is an amount alone') : count
  }</td><td class="n">${shareOfIncome === null ? missing('No amount or no income to compare with') : format.percent(shareOfIncome)}</td>${trendCell(trend?.latest)}${trendCell(trend?.before)}</tr>`;
}

/** A definition may end with a hint for programs that names a member of the result, such as `shareOfCosts`. */
function withoutMembers(definition: string): string {
  const [said = '', ...hints] = definition.split('; ');
  const isMember = (hint: string) => /^[a-z]+[A-Z][A-Za-z]* /.test(hint);
  const first = hints.findIndex(isMember);
  return first < 0 ? definition : `${[said, ...hints.slice(0, first)].join('; ')}.`;
}
