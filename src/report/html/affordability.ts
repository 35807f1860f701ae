/** Income, costs and what is left, by month and by the Standard Financial Statement, and the signs of risk. */
import { monthsChart } from '../charts/months.js';
import type { IndicatorPicture, Report, ReportMonth } from '../model/report.js';
import { capital, counted, type Format, monthText } from '../text/format.js';
import { INDICATOR_NAMES } from '../text/names.js';
import { monthsSentence, risksSentence } from '../text/sentences.js';
import { html, type Markup } from './markup.js';
import { behind, column, moneyCell, moneyColumn, table } from './parts.js';
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
        html`<tr><th scope="row">${format.month(monthText(month))}${month.isPartial && ' (part)'}</th>${[
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
  'How the sections are reckoned',
  html`${statement.map(({ heading, figure }) => figure.formula !== null && html`<p><strong>${heading.name}</strong>: ${figure.formula} ${figure.transactionCount > 0 && `Made from ${counted(figure.transactionCount, 'transaction')}.`}</p>`)}`,
)}`;
}

export function risksPart(report: Report, format: Format): Markup {
  const others = report.indicators.filter(({ isRisk }) => !isRisk);
  return html`<h3 id="risks">Signs of risk</h3>
<p class="lead">${risksSentence(report)}</p>
${report.summary.risks.map(each => indicatorPart(each, format))}
${others.length > 0 && html`<h3>Other facts that lenders look for</h3>${others.map(each => indicatorPart(each, format))}`}`;
}

function indicatorPart({ indicator, transactions }: IndicatorPicture, format: Format): Markup {
  const name = INDICATOR_NAMES[indicator.kind];
  const { amount, count, shareOfIncome, trend } = indicator;
  const facts = [
    amount !== null && format.money(amount),
    count !== null && `${count} counted`,
    shareOfIncome !== null && shareOfIncome > 0 && `${format.percent(shareOfIncome)} of income`,
    trend !== null && `${trendText(trend, amount === null, format)} in the latest three complete months`,
  ].filter(each => each !== false);
  return html`<h4>${name}</h4><p>${facts.join(' · ')}</p><p class="soft-text">${indicator.definition}</p>${
    transactions.length > 0 &&
    behind(
      capital(counted(transactions.length, 'transaction')),
      transactionsTable(`${name}: transactions`, transactions, format),
    )
  }`;
}

function trendText(
  { latest, before }: NonNullable<IndicatorPicture['indicator']['trend']>,
  isCount: boolean,
  format: Format,
): string {
  const text = (value: number) => (isCount ? String(value) : format.money(value));
  return `${text(latest)} after ${text(before)}`;
}
