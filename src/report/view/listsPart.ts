/** The sections that are lists: significant transactions, the statement, the credit profile. */

import { groupedBy } from '../../base/grouped.js';
import type { CreditProfile } from '../model/options.js';
import type { Report, ReportTransaction } from '../model/report.js';
import { capital, counted, type Format } from '../text/format.js';
import type { Blocks } from './block.js';
import {
  column,
  foreign,
  headColumn,
  heading,
  moneyCell,
  moneyColumn,
  nameCell,
  paragraph,
  row,
  table,
  transactionsTable,
} from './parts.js';

export function significantPart({ significant: { credits, debits } }: Report, format: Format): Blocks {
  const side = (title: string, rows: readonly ReportTransaction[]): Blocks => [
    heading(title),
    rows.length === 0 ? paragraph('There are none.') : transactionsTable(title, rows, format),
  ];
  return [
    paragraph(
      'The largest payments that belong to no regular income, regular bill or transfer between these accounts.',
    ),
    ...side('Money in', credits),
    ...side('Money out', debits),
  ];
}

export function statementPart({ transactions, accounts }: Report, format: Format): Blocks {
  const uncounted = transactions.filter(({ isCounted }) => !isCounted).length;
  const byMonth = groupedBy(transactions, ({ date }) => date.slice(0, 7));
  const names = new Map(accounts.map(({ accountId, name }) => [accountId, name]));
  const hasMany = accounts.length > 1;
  const grey =
    uncounted === 0
      ? ''
      : ` ${capital(counted(uncounted, 'transaction'))} in grey ${uncounted === 1 ? 'counts' : 'count'} in no figure, such as pending payments and repeats.`;
  return [
    paragraph(
      `${capital(counted(transactions.length, 'transaction'))}, the newest first. Each has the text of the bank, and beneath it what it was read as.${grey}`,
    ),
    {
      kind: 'table',
      caption: 'Statement',
      columns: [
        column('Date', 'date'),
        column('Transaction', 'name'),
        ...(hasMany ? [column('Account')] : []),
        moneyColumn('Amount', format),
        moneyColumn('Balance', format),
      ],
      groups: [...byMonth].map(([month, rows]) => ({
        title: { words: format.month(month), id: `rows-${month}` },
        rows: rows.map(each => ({
          cells: [
            format.day(each.date),
            nameCell(each, format),
            ...(hasMany ? [foreign(names.get(each.accountId) ?? each.accountId)] : []),
            format.amount(each.amount),
            each.balance === null ? null : format.amount(each.balance),
          ],
          isUncounted: !each.isCounted,
        })),
      })),
      isLong: true,
    },
  ];
}

export function creditProfilePart(
  { provider, score, asOf, accounts }: CreditProfile,
  format: Format,
): Blocks {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? format.date(asOf) : asOf;
  return [
    paragraph([
      'From ',
      foreign(provider),
      ', as of ',
      foreign(day),
      '. It is printed as it was given and is not from this library.',
    ]),
    score !== undefined &&
      score !== null &&
      paragraph(['Score: ', { kind: 'strong', words: foreign(String(score)) }]),
    table(
      'Credit accounts as given',
      [
        headColumn('Account'),
        column('Kind'),
        moneyColumn('Balance', format),
        moneyColumn('Limit', format),
        column('Status'),
      ],
      accounts.map(each =>
        row(
          foreign(each.name),
          foreign(each.kind),
          moneyCell(each.balance, format, 'Not given'),
          moneyCell(each.limit, format, 'Not given'),
          foreign(each.status),
        ),
      ),
    ),
  ];
}
