/** A statement of accounts as a PDF, in the form that banks use. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { majorOf, minorOf } from '../../base/money.js';
import { MISSING } from '../../words/moneyText.js';
import type { AccountOverview, Report, ReportTransaction } from '../model/report.js';
import { readReport } from '../read/reportShape.js';
import { isolated } from '../text/directions.js';
import type { Format } from '../text/format.js';
import { type Drawing, documentOf, type Setting, settingOf } from './document.js';
import { safelyLater } from './later.js';
import { type Column, drawRows, type Row } from './ledger.js';
import type { Node } from './node.js';
import type { StatementPdfOptions } from './options.js';
import { COLOUR, MARGINS, SIZE } from './styles.js';

// Arranges the rows of one account as in a bank's statement: the oldest first, money in and out in separate columns, the balance after
// each.

interface AccountRow {
  readonly transaction: ReportTransaction;
  /** Null where no balance is known. */
  readonly balance: number | null;
}

interface AccountRows {
  /** Those that count, the oldest first. */
  readonly booked: readonly AccountRow[];
  /** Pending payments, repeats and the like. They are in no sum and no balance. */
  readonly uncounted: readonly ReportTransaction[];
  readonly moneyIn: number;
  readonly moneyOut: number;
  /** Before the first row and after the last. Null where no balance is known. */
  readonly opening: number | null;
  readonly closing: number | null;
}

export function rowsOf(
  { accountId, currentBalance }: AccountOverview,
  { transactions }: Report,
): AccountRows {
  const own = transactions.filter(each => each.accountId === accountId).toReversed();
  const counted = own.filter(({ isCounted }) => isCounted);
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((total, each) => total + minorOf(Math.abs(each)), 0);
  const [into, out] = [
    sum(counted.flatMap(({ amount }) => (amount > 0 ? [amount] : []))),
    sum(counted.flatMap(({ amount }) => (amount < 0 ? [amount] : []))),
  ];
  const opening = currentBalance === null ? null : signedMinor(currentBalance) - into + out;
  let balance = opening;
  const booked = counted.map(transaction => {
    balance = balance === null ? null : balance + signedMinor(transaction.amount);
    return { transaction, balance: balance === null ? transaction.balance : majorOf(balance) };
  });
  return {
    booked,
    uncounted: own.filter(({ isCounted }) => !isCounted),
    moneyIn: majorOf(into),
    moneyOut: majorOf(out),
    opening: opening === null ? null : majorOf(opening),
    closing: currentBalance,
  };
}

function signedMinor(amount: number): number {
  return amount < 0 ? -minorOf(-amount) : minorOf(amount);
}

/**
 * Writes a statement of the accounts of a report as a PDF, as banks do: the oldest transaction first, money in and money out apart,
 * and the balance after each. It says that no bank issued it. Like `renderPdf`, it needs the package `pdfmake` 0.3.
 *
 * Balances are worked backwards from the current balance. Without one, those of the transactions are shown as they were given.
 *
 * @param report What `reportOf` made.
 * @param options The account, how dates and numbers are written, the paper, and a font.
 * @returns The bytes of the document. It rejects with an InvalidRequestError if `options` name something that is not known, or
 * pdfmake is not installed.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { renderStatementPdf, reportOf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * renderStatementPdf(report, { accountId: 'current-1' }).then(bytes => console.log(bytes.length > 1000)); // true
 * ```
 */
export async function renderStatementPdf(
  report: Report,
  options: StatementPdfOptions = {},
): Promise<Uint8Array> {
  return rendered(readReport(report), options ?? {});
}

async function rendered(given: Report, options: StatementPdfOptions): Promise<Uint8Array> {
  const chosen = given.accounts.map(({ accountId }) => accountId === (options.accountId ?? accountId));
  if (!chosen.includes(true)) throw unknownAccount(given);
  const setting = await settingOf(given, options);
  const { report } = setting;
  const accounts = report.accounts.filter((_, index) => chosen[index]);
  return documentOf(setting, titleOf(report), head(setting), drawing => {
    accounts.forEach((account, index) => {
      if (index > 0) drawing.painter.newPage();
      drawAccount(account, index > 0 ? MARGINS[1] : drawing.top, drawing, setting);
    });
  });
}

/**
 * `renderStatementPdf`, but its promise gives `{ success, data | error }` instead of rejecting.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { reportOf, safeRenderStatementPdf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * safeRenderStatementPdf(report, { accountId: 'savings-1' }).then(made => console.log(made.success)); // false
 * ```
 */
export const safeRenderStatementPdf = /* @__PURE__ */ safelyLater(renderStatementPdf);

function unknownAccount({ accounts }: Report): InvalidRequestError {
  const known = accounts.map(({ accountId }) => accountId).join(', ');
  const message = `options.accountId: expected an account of the report, ${known}`;
  return new InvalidRequestError([{ path: ['options', 'accountId'], code: 'invalid_value', message }]);
}

function titleOf({ holder, asOf }: Report): string {
  return ['Account statement', holder === null ? null : isolated(holder), asOf]
    .filter(each => each !== null)
    .join(' · ');
}

function head({ report, format }: Setting): Node[] {
  const { from, asOf, holder } = report;
  const period =
    asOf === null
      ? 'Without a booked transaction.'
      : from === null
        ? `To ${format.date(asOf)}.`
        : `${format.date(from)} to ${format.date(asOf)}.`;
  const small = { fontSize: SIZE.table, color: COLOUR.muted };
  return [
    { text: 'Account statement', fontSize: SIZE.title, bold: true, margin: [0, 0, 0, 4] },
    ...(holder === null ? [] : [{ text: holder, fontSize: SIZE.part, margin: [0, 0, 0, 2] }]),
    { text: period, ...small },
    {
      text: 'Made from transaction data by open-banking-insights. No bank issued it.',
      ...small,
      margin: [0, 0, 0, 8],
    },
  ];
}

/** `top` is where the account begins on the open page. */
function drawAccount(
  account: AccountOverview,
  top: number,
  { document, painter }: Drawing,
  { report, format, size, width }: Setting,
): void {
  const rows = rowsOf(account, report);
  const left = MARGINS[0];
  document.outline.addItem(account.name);
  painter.text(account.name, left, top + 14, { size: SIZE.part, isBold: true, color: COLOUR.text });
  figuresOf(rows, format).forEach(([words, figure], index) => {
    const x = left + (index * width) / 4;
    painter.text(words, x, top + 34, { size: SIZE.note, color: COLOUR.muted });
    painter.text(figure, x, top + 50, { size: SIZE.part, isBold: true, color: COLOUR.text });
  });
  const money = (head: string) => (format.sign === '' ? head : `${head} (${format.sign})`);
  const columns: readonly Column[] = [
    { head: 'Date', width: format.locale === 'en-US' ? 58 : 54 },
    { head: 'Transaction' },
    { head: money('Money out'), width: 60, isNumber: true },
    { head: money('Money in'), width: 60, isNumber: true },
    { head: money('Balance'), width: 64, isNumber: true },
  ];
  drawRows(painter, size, top + 66, columns, statementRows(rows, format));
}

function figuresOf(
  { opening, closing, moneyIn, moneyOut }: AccountRows,
  format: Format,
): readonly (readonly [words: string, figure: string])[] {
  const known = (amount: number | null) => (amount === null ? MISSING : format.money(amount));
  return [
    ['Opening balance', known(opening)],
    ['Money in', format.money(moneyIn)],
    ['Money out', format.money(moneyOut)],
    ['Closing balance', known(closing)],
  ];
}

function* statementRows({ booked, uncounted, opening, closing }: AccountRows, format: Format): Iterable<Row> {
  const sum = (words: string, balance: number | null): Row => ({
    cells: ['', words, '', '', balance === null ? MISSING : format.amount(balance)],
    isBold: true,
  });
  yield sum('Opening balance', opening);
  for (const { transaction, balance } of booked)
    yield rowOf(transaction, balance === null ? MISSING : format.amount(balance), format);
  yield sum('Closing balance', closing);
  if (uncounted.length === 0) return;
  yield {
    cells: ['Not in the balance: pending payments, repeats and the like', '', '', '', ''],
    isTitle: true,
  };
  for (const each of uncounted) yield { ...rowOf(each, '', format), isSoft: true };
}

function rowOf({ date, description, amount }: ReportTransaction, balance: string, format: Format): Row {
  const [out, into] = amount < 0 ? [format.amount(-amount), ''] : ['', format.amount(amount)];
  return { cells: [format.date(date), description, out, into, balance] };
}
