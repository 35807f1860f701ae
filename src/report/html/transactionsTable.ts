/** Transactions as rows of a table. Their end tags are left out, as HTML allows, since there are thousands of them. */
import type { ReportTransaction } from '../model/report.js';
import type { Format } from '../text/format.js';
import { foreign, html, type Markup } from './markup.js';
import { column, moneyColumn, table } from './parts.js';

export function transactionsTable(
  caption: string,
  transactions: readonly ReportTransaction[],
  format: Format,
): Markup {
  return table(
    caption,
    [column('Date'), column('Transaction'), moneyColumn('Amount', format)],
    html`<tbody>${transactions.map(
      each =>
        html`<tr><td class="date">${format.date(each.date)}${nameCell(each, format)}<td class="n">${format.amount(each.amount)}`,
    )}</tbody>`,
  );
}

/** The bank's text, and below it what it was read as. */
export function nameCell({ description, merchant, category }: ReportTransaction, format: Format): Markup {
  return html`<td class="name">${foreign(description)}<small>${merchant !== null && [foreign(merchant), ' · ']}${format.category(category)}</small>`;
}
