/** The sections of a report, for the page and the PDF. */

import { InvalidRequestError } from '../../base/invalidRequest.js';
import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import { ANALYSIS_PART_WORDS } from '../../contract/analysis.js';
import { SUFFICIENCY_REASON_WORDS, SUFFICIENCY_WORDS } from '../../contract/income/incomeResult.js';
import { forecastText, poorestMonthText } from '../../contract/income/incomeStream.js';
import { monthText, nextMonthText, numberText } from '../../words/moneyText.js';
import { monthsChart } from '../charts/monthsChart.js';
import {
  type CreditProfile,
  REPORT_SECTIONS,
  type RenderOptions,
  type ReportLocale,
  type ReportSection,
} from '../model/options.js';
import type { IndicatorPicture, Report, ReportMonth, ReportTransaction } from '../model/report.js';
import { isolated } from '../text/directions.js';
import { capital, counted, type Format } from '../text/format.js';
import { monthsSentence, overdraftNote, risksSentence } from '../text/sentences.js';
import { incomePart } from './incomePart.js';
import { lenderPart } from './lenderPart.js';
import { type Content, foreign, html, type Markup } from './markup.js';
import { overviewSection } from './overview.js';
import { behind, column, explanation, missing, moneyCell, moneyColumn, note, table } from './parts.js';
import { isToAsk, reliancePart } from './reliancePart.js';
import { nameCell, transactionsTable } from './transactionsTable.js';

// The summary: what comes in, what is left, what is worrying, and how reliable it is.

/** The parts that the summary links to. */
type SummaryPart = 'income' | 'months' | 'risks' | 'evidence';

/** `linkTo` gives the address of a part, or null if its section is not shown. */
function summarySection(
  report: Report,
  format: Format,
  linkTo: (part: SummaryPart) => string | null,
): Markup {
  const { summary, affordability } = report;
  const large = (part: SummaryPart, content: Content) => {
    const address = linkTo(part);
    return html`<p class="large">${address === null ? content : html`<a href="${address}">${content}</a>`}</p>`;
  };
  const money = (amount: number | null) =>
    amount === null ? missing('Could not be computed') : format.money(amount);
  const left = summary.left.value;
  const costs =
    affordability?.includeFlexibleCosts === false ? 'fixed costs and debt' : 'fixed, debt and flexible costs';
  return html`<ul class="figures">
<li><h3>Income a month</h3>${large('income', money(summary.income.value))}<p>${rangeText(report, format)}</p>${explanation(summary.income, 'income a month', format)}</li>
<li><h3>Left each month</h3>${large('months', money(left))}<p>After ${costs}.${left !== null && left < 0 && ' They are higher than the income.'}</p>${explanation(summary.left, 'left each month', format)}</li>
<li><h3>Signs of risk</h3>${large('risks', affordability === null ? missing('Could not be looked for') : summary.risks.length)}<p>${riskText(report)}</p>${overdraftNote(report) !== null && html`<p>Days below zero by these balances are not counted, see there.</p>`}</li>
<li><h3>Evidence</h3>${large('evidence', verdictText(report))}${reasonsText(report)}<p>${evidenceText(report, format)}</p></li>
</ul>
${accountsTable(report, format)}
${notes(report)}`;
}

function rangeText({ streams, asOf, summary }: Report, format: Format): string {
  const { income, prediction, poorestMonthIncome } = summary;
  if (income.value === null) return 'Affordability could not be computed.';
  if (streams.length === 0) return 'No regular income was found.';
  if (prediction === null || poorestMonthIncome === null || asOf === null)
    return 'The sum of all sources that still pay.';
  const { nextMonth } = prediction;
  return `${poorestMonthText(poorestMonthIncome, format.money)} Expected in ${nextMonthText(asOf)}: ${format.money(nextMonth.expected)}, ${forecastText(nextMonth, format.money)}.`;
}

function riskText({ affordability, summary: { risks } }: Report): string {
  const [worst, ...others] = risks;
  if (affordability === null) return 'Affordability could not be computed.';
  if (worst === undefined) return 'None of the signs that are looked for was found.';
  const name = INDICATOR_WORDS[worst.indicator.kind].words;
  return others.length === 0 ? `${name}.` : `The gravest: ${name.toLowerCase()}.`;
}

function verdictText({ summary: { sufficiency } }: Report): Content {
  return sufficiency === null
    ? missing('Income was not verified')
    : capital(SUFFICIENCY_WORDS[sufficiency.verdict]);
}

function reasonsText({ summary: { sufficiency } }: Report): Markup | null {
  const reasons = sufficiency?.reasons ?? [];
  return reasons.length === 0
    ? null
    : html`<p>${reasons.map(reason => `${capital(SUFFICIENCY_REASON_WORDS[reason])}.`).join(' ')}</p>`;
}

function evidenceText(report: Report, format: Format): string {
  const counting = report.transactions.filter(({ isCounted }) => isCounted).length;
  const { failedChecks } = report.summary;
  const span =
    report.from === null || report.asOf === null
      ? ''
      : ` from ${format.date(report.from)} to ${format.date(report.asOf)}`;
  const checks =
    failedChecks === null || failedChecks.length === 0
      ? ''
      : ` ${capital(counted(failedChecks.length, 'check'))} of the data failed, see below.`;
  const { completeMonths } = report.summary;
  const whole =
    completeMonths === 0
      ? 'No month is covered whole'
      : `${capital(counted(completeMonths, 'month'))} ${completeMonths === 1 ? 'is' : 'are'} covered whole`;
  return counting === 0
    ? `There is no booked transaction.${checks}`
    : `${whole}, with ${counted(counting, 'booked transaction')}${span}.${checks}`;
}

function accountsTable({ accounts }: Report, format: Format): Markup {
  return html`<h3 id="evidence">Accounts</h3>${table(
    'Accounts of this report',
    [column('Account'), column('Transactions', true), moneyColumn('Current balance', format)],
    html`<tbody>${accounts.map(
      ({ name, transactionCount, currentBalance }) =>
        html`<tr><th scope="row">${foreign(name)}</th><td class="n">${numberText(transactionCount)}</td>${moneyCell(currentBalance, format, 'No current balance was given')}</tr>`,
    )}</tbody>`,
  )}`;
}

function notes(report: Report): Markup | null {
  const { notComputed, summary } = report;
  const lines = [
    ...notComputed.map(({ part, reason }) => `${ANALYSIS_PART_WORDS[part]}: ${reason}`),
    ...(summary.failedChecks ?? []),
    ...(isToAsk(report) ? [] : summary.findings.map(({ text }) => text)),
  ];
  if (lines.length === 0) return null;
  return html`<h3>What to bear in mind</h3>${lines.map(text => html`<p class="note">${text}</p>`)}`;
}

/** The section of each part that the summary links to. */
const HOMES: Readonly<Record<SummaryPart, ReportSection>> = {
  income: 'Income and Affordability',
  months: 'Income and Affordability',
  risks: 'Income and Affordability',
  evidence: 'User Summary',
};

/** In their order on the page. */
export function sectionsOf(
  report: Report,
  options: Pick<RenderOptions, 'sections'>,
): readonly ReportSection[] {
  const chosen = (options.sections ?? []).map(section => oneOf(section, REPORT_SECTIONS, 'sections'));
  return REPORT_SECTIONS.filter(
    section =>
      (chosen.length === 0 || chosen.includes(section)) &&
      (section !== 'Credit Profile' || report.creditProfile !== null),
  );
}

export function localeOf({ currencyCode }: Report, locale: ReportLocale | undefined): ReportLocale {
  return oneOf(locale, ['en-GB', 'en-US'], 'locale') ?? (currencyCode === 'USD' ? 'en-US' : 'en-GB');
}

export function contentOf(
  section: ReportSection,
  report: Report,
  format: Format,
  sections: readonly ReportSection[],
): Markup | null {
  const linkTo = (part: SummaryPart) => (sections.includes(HOMES[part]) ? `#${part}` : null);
  switch (section) {
    case 'User Summary':
      return summarySection(report, format, linkTo);
    case 'Credit Profile':
      return report.creditProfile === null ? null : creditProfileSection(report.creditProfile, format);
    case 'Income and Affordability':
      return html`${reliancePart(report)}${incomePart(report, format)}${lenderPart(report, format)}${monthsPart(report, format)}${statementPart(report, format)}${risksPart(report, format)}`;
    case 'Account Overview':
      return overviewSection(report, format);
    case 'Significant Transactions':
      return significantSection(report, format);
    case 'Statement':
      return statementSection(report, format);
  }
}

export function titleOf({ holder, asOf }: Report): string {
  return ['Bank account report', holder === null ? null : isolated(holder), asOf]
    .filter(each => each !== null)
    .join(' · ');
}

export function factsOf({ from, asOf, accounts }: Report, format: Format): string {
  const count = accounts.length === 1 ? 'One account' : `${accounts.length} accounts`;
  if (asOf === null) return `${count}, without a booked transaction.`;
  return `${count}${from === null ? '' : `, ${format.date(from)} to ${format.date(asOf)}`}. Calculated as of ${format.date(asOf)}.`;
}

export function oneOf<Name extends string>(
  value: Name | undefined,
  known: readonly Name[],
  option: string,
): Name | undefined {
  if (value === undefined || known.includes(value)) return value;
  const message = `options.${option}: expected ${known.join(', ')}`;
  throw new InvalidRequestError([{ path: ['options', option], code: 'invalid_value', message }]);
}

// The sections that are lists: significant transactions, the statement, the credit profile.

function significantSection({ significant: { credits, debits } }: Report, format: Format): Markup {
  const side = (title: string, rows: readonly ReportTransaction[]) =>
    html`<h3>${title}</h3>${rows.length === 0 ? html`<p>There are none.</p>` : transactionsTable(title, rows, format)}`;
  return html`<p>The largest payments that belong to no regular income, regular bill or transfer between these accounts.</p>
${side('Money in', credits)}${side('Money out', debits)}`;
}

function statementSection({ transactions, accounts }: Report, format: Format): Markup {
  const uncounted = transactions.filter(({ isCounted }) => !isCounted).length;
  const months = [...new Set(transactions.map(({ date }) => date.slice(0, 7)))];
  const byMonth = new Map<string, ReportTransaction[]>(months.map(month => [month, []]));
  for (const each of transactions) byMonth.get(each.date.slice(0, 7))?.push(each);
  const names = new Map(accounts.map(({ accountId, name }) => [accountId, name]));
  const hasMany = accounts.length > 1;
  return html`<p>${capital(counted(transactions.length, 'transaction'))}, the newest first. Each has the text of the bank, and beneath it what it was read as.${
    uncounted > 0 &&
    ` ${capital(counted(uncounted, 'transaction'))} in grey ${uncounted === 1 ? 'counts' : 'count'} in no figure, such as pending payments and repeats.`
  }</p>
${table(
  'Statement',
  [
    column('Date'),
    column('Transaction'),
    hasMany && column('Account'),
    moneyColumn('Amount', format),
    moneyColumn('Balance', format),
  ],
  [...byMonth].map(
    ([month, rows]) =>
      html`<tbody><tr class="group"><th colspan="${hasMany ? 5 : 4}" scope="rowgroup">${format.month(month)}</th></tr>${rows.map(
        row =>
          html`<tr${row.isCounted ? null : html` class="uncounted"`}><td class="date">${format.day(row.date)}${nameCell(row, format)}${
            hasMany && html`<td>${foreign(names.get(row.accountId) ?? row.accountId)}`
          }<td class="n">${format.amount(row.amount)}<td class="n">${row.balance === null ? null : format.amount(row.balance)}`,
      )}</tbody>`,
  ),
)}`;
}

function creditProfileSection(profile: CreditProfile, format: Format): Markup {
  const { provider, score, asOf, accounts } = profile;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? format.date(asOf) : asOf;
  return html`<p>From ${foreign(provider)}, as of ${foreign(day)}. It is printed as it was given and is not from this library.</p>
${score !== undefined && score !== null && html`<p>Score: <strong>${foreign(String(score))}</strong></p>`}
${table(
  'Credit accounts as given',
  [
    column('Account'),
    column('Kind'),
    moneyColumn('Balance', format),
    moneyColumn('Limit', format),
    column('Status'),
  ],
  html`<tbody>${accounts.map(
    each =>
      html`<tr><th scope="row">${foreign(each.name)}</th><td>${foreign(each.kind)}</td>${moneyCell(each.balance, format, 'Not given')}<td class="n">${each.limit === null ? missing('Not given') : format.amount(each.limit)}</td><td>${foreign(each.status)}</td></tr>`,
  )}</tbody>`,
)}`;
}

// Income, costs and what is left, by month and by the Standard Financial Statement, and the signs of risk.

const KEY = [
  ['income-mark', 'Income (line)'],
  ['fixed', 'Fixed costs'],
  ['debt', 'Debt and fees'],
  ['flexible', 'Flexible costs'],
] as const;

function monthsPart({ months }: Report, format: Format): Markup {
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

function statementPart({ statement, affordability }: Report, format: Format): Markup | null {
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

function risksPart(report: Report, format: Format): Markup {
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
  const [text = '', ...hints] = definition.split('; ');
  const isMember = (hint: string) => /^[a-z]+[A-Z][A-Za-z]* /.test(hint);
  const first = hints.findIndex(isMember);
  return first < 0 ? definition : `${[text, ...hints.slice(0, first)].join('; ')}.`;
}
