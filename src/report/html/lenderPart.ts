/** What a lender asks: can a new repayment be carried, and is it true what was stated? Only where the analysis was asked. */
import { newRepaymentTexts, statedTexts } from '../../contract/affordability/lenderQuestion.js';
import { shareText } from '../../words/moneyText.js';
import type { Report, ReportTransaction } from '../model/report.js';
import { finderOf } from '../model/transactions.js';
import type { Format } from '../text/format.js';
import { html, type Markup } from './markup.js';
import { behind } from './parts.js';
import { transactionsTable } from './transactionsTable.js';

export function lenderPart({ affordability, transactions }: Report, format: Format): Markup | null {
  if (affordability === null) return null;
  const carried = newRepaymentTexts(affordability, format.money);
  const stated = statedTexts(affordability, format.money, shareText);
  if (carried.length + stated.length === 0) return null;
  const find = finderOf(transactions);
  return html`<div id="lender">${carried.length > 0 && part('Can a new repayment be carried?', carried)}${stated.length > 0 && part('What was stated', stated)}${STATED.map(([name, title]) => rows(title, find(affordability.stated?.[name]?.transactionIds ?? []), format))}</div>`;
}

const STATED = [
  ['income', 'The income that the account shows'],
  ['rent', 'The rent that the account shows'],
] as const;

function rows(title: string, transactions: readonly ReportTransaction[], format: Format): Markup | null {
  return transactions.length === 0 ? null : behind(title, transactionsTable(title, transactions, format));
}

function part(title: string, texts: readonly string[]): Markup {
  return html`<h3>${title}</h3>${texts.map(text => html`<p>${text}</p>`)}`;
}
