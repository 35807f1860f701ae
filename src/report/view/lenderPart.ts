/** What a lender asks: can a new repayment be carried, and is it true what was stated? Only where the analysis was asked. */
import { newRepaymentTexts, statedTexts } from '../../contract/affordability/lenderQuestion.js';
import { shareText } from '../../words/moneyText.js';
import type { Report } from '../model/report.js';
import { finderOf } from '../model/transactions.js';
import type { Format } from '../text/format.js';
import type { Blocks } from './block.js';
import { behind, heading, paragraph, transactionsTable } from './parts.js';

const STATED = [
  ['income', 'The income that the account shows'],
  ['rent', 'The rent that the account shows'],
] as const;

export function lenderPart({ affordability, transactions }: Report, format: Format): Blocks {
  if (affordability === null) return [];
  const carried = newRepaymentTexts(affordability, format.money);
  const stated = statedTexts(affordability, format.money, shareText);
  if (carried.length + stated.length === 0) return [];
  const find = finderOf(transactions);
  const part = (title: string, texts: readonly string[], id: string | null): Blocks =>
    texts.length === 0 ? [] : [heading(title, id), ...texts.map(text => paragraph(text))];
  return [
    ...part('Can a new repayment be carried?', carried, 'lender'),
    ...part('What was stated', stated, carried.length === 0 ? 'lender' : null),
    ...STATED.map(([name, title]) => {
      const rows = find(affordability.stated?.[name]?.transactionIds ?? []);
      return rows.length > 0 && behind(title, transactionsTable(title, rows, format));
    }),
  ];
}
