/** The sections that are lists: significant transactions, the statement, the credit profile. */
import type { CreditProfile } from '../model/options.js';
import type { Report, ReportTransaction } from '../model/report.js';
import { capital, counted, type Format } from '../text/format.js';
import { foreign, html, type Markup } from './markup.js';
import { column, missing, moneyCell, moneyColumn, table } from './parts.js';
import { nameCell, transactionsTable } from './transactionsTable.js';

export function significantSection({ significant: { credits, debits } }: Report, format: Format): Markup {
  const side = (title: string, rows: readonly ReportTransaction[]) =>
    html`<h3>${title}</h3>${rows.length === 0 ? html`<p>There are none.</p>` : transactionsTable(title, rows, format)}`;
  return html`<p>The largest payments that belong to no regular income, regular bill or transfer between these accounts.</p>
${side('Money in', credits)}${side('Money out', debits)}`;
}

export function statementSection({ transactions, accounts }: Report, format: Format): Markup {
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

export function creditProfileSection(profile: CreditProfile, format: Format): Markup {
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
