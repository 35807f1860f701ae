/** The sections on accounts: balances through the year, spending by category, and financial health. */

import { BUSINESS_HEALTH_GROUPS } from '../../contract/health/businessHealthWords.js';
import { CONSUMER_HEALTH_GROUPS } from '../../contract/health/consumerHealthWords.js';
import { type FigureGroup, type FigureUnit, figureAt } from '../../contract/health/healthWords.js';
import { monthText, numberText } from '../../words/moneyText.js';
import { balanceChart } from '../charts/balance.js';
import { spendingChart } from '../charts/spending.js';
import { together } from '../model/balances.js';
import type { DayBalance, Report } from '../model/report.js';
import { SHOWN_HEALTH_FIGURES } from '../model/shownHealth.js';
import type { Format } from '../text/format.js';
import { balanceSentence, lowestOf, overdraftNote, spendingSentence } from '../text/sentences.js';
import { html, type Markup } from './markup.js';
import { behind, column, missing, moneyCell, moneyColumn, note, table } from './parts.js';

export function overviewSection(report: Report, format: Format): Markup {
  return html`${balancePart(report, format)}${spendingPart(report, format)}${healthPart(report, format)}`;
}

function balancePart(report: Report, format: Format): Markup {
  const { accounts, streams } = report;
  const days = together(accounts.map(account => account.days));
  const paydays = streams.flatMap(each =>
    each.paydays.flatMap(({ date, amount }) => (amount === null ? [] : [date])),
  );
  const sentence = balanceSentence(days, format);
  return html`<h3 id="balance">How does the balance run?</h3>
<p class="lead">${accounts.length > 1 && days.length > 0 && 'All accounts together. '}${sentence}</p>${note(overdraftNote(report))}
${
  days.length > 0 &&
  html`<figure>${balanceChart(days, [...new Set(paydays)], sentence, format)}</figure>
${behind('The balances as a table', balanceTable(days, format))}`
}`;
}

/** One row for each month, since nobody reads 365 rows. The statement has each day's transactions. */
function balanceTable(days: readonly DayBalance[], format: Format): Markup {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  const rows = months.map(month => {
    const own = days.filter(({ date }) => date.startsWith(month));
    const highest = own.reduce((most, { balance }) => Math.max(most, balance), Number.NEGATIVE_INFINITY);
    return {
      month,
      lowest: lowestOf(own)?.balance ?? null,
      highest,
      last: own.at(-1)?.balance ?? null,
      below: own.filter(({ balance }) => balance < 0).length,
    };
  });
  return table(
    'End-of-day balances by month',
    [
      column('Month'),
      ['Lowest', 'Highest', 'At the end'].map(head => moneyColumn(head, format)),
      column('Days below zero', true),
    ],
    html`<tbody>${rows.map(
      ({ month, lowest, highest, last, below }) =>
        html`<tr><th scope="row">${format.month(month)}</th>${[lowest, highest, last].map(amount => moneyCell(amount, format))}<td class="n">${below}</td></tr>`,
    )}</tbody>`,
  );
}

function spendingPart({ spending, months }: Report, format: Format): Markup {
  const [first, last] = [months[0], months.at(-1)];
  const sentence = spendingSentence(spending, format);
  const span =
    first === undefined || last === undefined
      ? ''
      : ` Spending from ${monthText(first.year, first.month)} to ${monthText(last.year, last.month)}, less refunds.`;
  return html`<h3 id="spending">Where does it go?</h3>
<p class="lead">${sentence}${span}</p>
${
  spending.length > 0 &&
  html`<figure>${spendingChart(spending, sentence, format)}</figure>
${behind(
  'All categories as a table',
  table(
    'Spending by category',
    [column('Category'), moneyColumn('Amount', format), column('Share', true)],
    html`<tbody>${spending.map(
      ({ name, amount, share }) =>
        html`<tr><th scope="row">${format.category(name)}</th>${moneyCell(amount, format)}<td class="n">${format.percent(share)}</td></tr>`,
    )}</tbody>`,
  ),
)}`
}`;
}

// Financial health of the last quarter and the last year, as a table.

const SHOWN: ReadonlySet<string> = new Set(SHOWN_HEALTH_FIGURES);

function healthPart({ health }: Report, format: Format): Markup | null {
  if (health === null) return null;
  const { quarter, year } = health;
  const groups = groupsOf(quarter);
  const isOneSpan = health.year.coverage.carriedFrom !== null;
  const isWhole = !isOneSpan && year.coverage.daysRequested !== DAYS_OF_YEAR;
  const beside = isWhole
    ? `The history is shorter than a year. Beside the last quarter stand all ${year.coverage.daysAvailable} days of it.`
    : 'The last quarter beside the last year.';
  const days = (period: typeof health.year) => `Last ${period.coverage.daysAvailable} days`;
  return html`<h3 id="health">Financial health</h3>
<p>${isOneSpan ? 'The history is shorter than half a year, so only the last quarter is shown.' : beside}</p>
${table(
  'Financial health',
  [column('Figure'), column(days(health.quarter), true), !isOneSpan && column(days(health.year), true)],
  groups.map(
    ({ title, figures }) =>
      html`<tbody><tr class="group"><th colspan="${isOneSpan ? 2 : 3}" scope="rowgroup">${title}</th></tr>${figures.map(
        ({ figure, words, unit }) =>
          html`<tr><th scope="row">${words}</th>${(isOneSpan ? [quarter] : [quarter, year]).map(
            period => html`<td class="n">${shown(figureAt(period, figure), unit, format)}</td>`,
          )}</tr>`,
      )}</tbody>`,
  ),
)}
${behind(
  'How these figures are calculated',
  html`${groups.flatMap(({ figures }) =>
    figures.map(({ figure, words }) => {
      const formula = health.explained[figure]?.formula;
      return typeof formula === 'string' && html`<p><strong>${words}</strong>: ${formula}</p>`;
    }),
  )}`,
)}`;
}

/** Of the period that stands for a year. */
const DAYS_OF_YEAR = 360;

type Period = NonNullable<Report['health']>['quarter'];

function groupsOf(period: Period): readonly FigureGroup[] {
  const all = 'revenue' in period ? BUSINESS_HEALTH_GROUPS : CONSUMER_HEALTH_GROUPS;
  return all
    .map(({ title, figures }) => ({ title, figures: figures.filter(({ figure }) => SHOWN.has(figure)) }))
    .filter(({ figures }) => figures.length > 0);
}

function shown(value: number | null, unit: FigureUnit, format: Format): string | Markup {
  if (value === null) return missing('There is not enough to calculate it from');
  if (unit === 'money' || unit === 'trend') return format.money(value);
  if (unit === 'share') return format.percent(value);
  return numberText(value, unit === 'number' ? 2 : 1);
}
