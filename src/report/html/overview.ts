/** The accounts: balances through the year, spending by category, financial health. */
import { monthText } from '../../words/money.js';
import { balanceChart } from '../charts/balance.js';
import { spendingChart } from '../charts/spending.js';
import { together } from '../model/balances.js';
import type { DayBalance, Report } from '../model/report.js';
import type { Format } from '../text/format.js';
import { balanceSentence, lowestOf, overdraftNote, spendingSentence } from '../text/sentences.js';
import { healthPart } from './health.js';
import { html, type Markup } from './markup.js';
import { behind, column, moneyCell, moneyColumn, note, table } from './parts.js';

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

/** By month, as nobody reads 365 rows; the statement has each day's transactions. */
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
