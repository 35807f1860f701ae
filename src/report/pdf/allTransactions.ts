/** The section with every transaction of the report, the newest first. */
import type { ReportTransaction } from '../model/report.js';
import { capital, counted, type Format } from '../text/format.js';
import type { Drawing, Setting } from './document.js';
import { type Column, drawRows, type Row } from './ledger.js';
import type { Node } from './node.js';
import { SIZE } from './styles.js';

/** What stands above the rows. pdfmake lays it out. */
export function statementIntroduction({ report: { transactions } }: Setting): Node[] {
  const uncounted = transactions.filter(({ isCounted }) => !isCounted).length;
  const grey =
    uncounted === 0
      ? ''
      : ` ${capital(counted(uncounted, 'transaction'))} in grey ${uncounted === 1 ? 'counts' : 'count'} in no figure, such as pending payments and repeats.`;
  const text = `${capital(counted(transactions.length, 'transaction'))}, the newest first. Each has the text of the bank, and beneath it what it was read as.${grey}`;
  return [{ text, fontSize: SIZE.text, margin: [0, 0, 0, 4] }];
}

export function drawStatement({ document, pen, top }: Drawing, { report, format, size }: Setting): void {
  const names = new Map(report.accounts.map(({ accountId, name }) => [accountId, name]));
  const hasMany = report.accounts.length > 1;
  const money = (head: string) => (format.sign === '' ? head : `${head} (${format.sign})`);
  const columns: readonly Column[] = [
    { head: 'Date', width: 38 },
    { head: 'Transaction' },
    ...(hasMany ? [{ head: 'Account', width: 96 }] : []),
    { head: money('Amount'), width: 66, isNumber: true },
    { head: money('Balance'), width: 66, isNumber: true },
  ];
  // The bookmark of the section, which pdfmake made last.
  const bookmark = document.outline.children.at(-1);
  const rows = function* (): Iterable<Row> {
    let month = '';
    for (const each of report.transactions) {
      const own = format.month(each.date);
      if (own !== month) {
        month = own;
        yield {
          cells: [own, ...columns.slice(1).map(() => '')],
          isTitle: true,
          drawn: () => bookmark?.addItem(own),
        };
      }
      yield rowOf(each, format, hasMany ? [names.get(each.accountId) ?? each.accountId] : []);
    }
  };
  drawRows(pen, size, top, columns, rows());
}

function rowOf(each: ReportTransaction, format: Format, account: readonly string[]): Row {
  return {
    cells: [
      format.day(each.date),
      each.description,
      ...account,
      format.amount(each.amount),
      each.balance === null ? '' : format.amount(each.balance),
    ],
    small: readAs(each, format),
    isSoft: !each.isCounted,
  };
}

function readAs({ merchant, category }: ReportTransaction, format: Format): string {
  return [...(merchant === null ? [] : [merchant]), format.category(category)].join(' · ');
}
