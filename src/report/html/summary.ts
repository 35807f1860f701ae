/** The first screen: what comes in, what is left, what is worrying, and whether it can be relied on. */
import { ANALYSIS_PART_WORDS } from '../../words/checks.js';
import {
  forecastText,
  prudentText,
  SUFFICIENCY_REASON_WORDS,
  SUFFICIENCY_WORDS,
} from '../../words/income.js';
import { nextMonthText, numberText } from '../../words/money.js';
import { INDICATOR_WORDS } from '../../words/risks.js';
import type { Report } from '../model/report.js';
import { capital, counted, type Format } from '../text/format.js';
import { overdraftNote } from '../text/sentences.js';
import { foreign, html, type Markup, type Piece } from './markup.js';
import { column, explanation, missing, moneyCell, moneyColumn, table } from './parts.js';

/** What the summary links to, by its address. */
export type SummaryPart = 'income' | 'months' | 'risks' | 'evidence';

/** `linkTo`: the address of a part, or null where its section is not shown. */
export function summarySection(
  report: Report,
  format: Format,
  linkTo: (part: SummaryPart) => string | null,
): Markup {
  const { summary, affordability } = report;
  const large = (part: SummaryPart, content: Piece) => {
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
  const { income, prediction, prudentIncome } = summary;
  if (income.value === null) return 'Affordability could not be computed.';
  if (streams.length === 0) return 'No regular income was found.';
  if (prediction === null || prudentIncome === null || asOf === null)
    return 'The sum of all sources that still pay.';
  const { nextMonth } = prediction;
  return `${prudentText(prudentIncome, format.money)} Expected in ${nextMonthText(asOf)}: ${format.money(nextMonth.expected)}, ${forecastText(nextMonth, format.money)}.`;
}

function riskText({ affordability, summary: { risks } }: Report): string {
  const [worst, ...others] = risks;
  if (affordability === null) return 'Affordability could not be computed.';
  if (worst === undefined) return 'None of the signs that are looked for was found.';
  const name = INDICATOR_WORDS[worst.indicator.kind].words;
  return others.length === 0 ? `${name}.` : `The gravest: ${name.toLowerCase()}.`;
}

function verdictText({ summary: { sufficiency } }: Report): Piece {
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

function notes({ notComputed, summary }: Report): Markup | null {
  const lines = [
    ...notComputed.map(({ part, reason }) => `${ANALYSIS_PART_WORDS[part]}: ${reason}`),
    ...(summary.failedChecks ?? []),
  ];
  if (lines.length === 0) return null;
  return html`<h3>What to bear in mind</h3>${lines.map(text => html`<p class="note">${text}</p>`)}`;
}
