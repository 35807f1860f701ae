/** What was read of bank files, what was left out, and what a person should know: for standard error, and for `convert`. */
import type { Note, Skipped, StatementAccount, Statements } from '../adapters.js';
import { moneyText } from '../words/money.js';
import { flagOf } from './flags.js';
import { heading } from './headings.js';
import type { Lines } from './page.js';
import { table } from './table.js';
import { clipped, plainText } from './terminalText.js';

export interface ReadFile {
  readonly name: string;
  readonly statements: Statements;
}

/** In a summary; `convert --pretty` shows all. */
const MOST_NOTES = 8;
const MOST_SKIPPED = 4;

/** Lines for standard error: nothing that was left out goes unsaid. */
export function summaryOf(files: readonly ReadFile[]): string {
  const lines = files.flatMap(({ name, statements }) => {
    const { accounts, notes, skipped } = statements;
    return [
      `${name}: ${counted(rowsOf(accounts), 'transaction')} of ${counted(accounts.length, 'account')} read as ${layoutsOf(statements)}${skipped.length === 0 ? '' : `, ${counted(skipped.length, 'other part')} left out`}.`,
      ...shortened(notes.map(noteText), MOST_NOTES, 'notes'),
      ...shortened(skipped.map(skippedText), MOST_SKIPPED, 'parts left out'),
    ];
  });
  return lines.map(line => `${plainText(line)}\n`).join('');
}

export function readingLines(files: readonly ReadFile[]): Lines {
  return files.flatMap(({ name, statements }) => [
    ...heading(`${name}, read as ${layoutsOf(statements)}`),
    ...table(statements.accounts, [
      { title: 'Account', value: ({ accountId }) => clipped(accountId, 30) },
      { title: 'Currency', value: ({ currencyCode }) => currencyCode ?? '-' },
      { title: 'Rows', value: ({ transactions }) => String(transactions.length), isFigure: true },
      { title: 'From', value: account => firstDay(account) ?? '-' },
      { title: 'To', value: account => lastDay(account) ?? '-' },
      { title: 'Balance', value: account => balanceText(account), isFigure: true },
      { title: 'Signs', value: ({ origin }) => origin.signBasis },
      { title: 'Balances', value: ({ origin }) => origin.balanceCheck },
    ]),
    ...listed('Notes', statements.notes.map(noteText)),
    ...listed('Left out', statements.skipped.map(skippedText)),
  ]);
}

function listed(title: string, lines: readonly string[]): Lines {
  return lines.length === 0 ? [] : ['', `  ${title}`, ...lines];
}

function shortened(lines: readonly string[], most: number, what: string): readonly string[] {
  const more = lines.length - most;
  return more <= 0
    ? lines
    : [...lines.slice(0, most), `  … and ${more} more ${what}: convert --pretty shows all`];
}

function noteText({ message, place }: Note): string {
  return `  - ${inWordsGiven(message)}${place?.line ? ` (line ${place.line})` : ''}`;
}

/** `set country or currency` -> `give --country or --currency`, where the command line has an option for each. */
function inWordsGiven(message: string): string {
  return message.replace(/\bset (\w+(?: or \w+)*)/g, (whole, options: string) => {
    const flags = options.split(' or ').map(flagOf);
    return flags.includes(undefined) ? whole : `give ${flags.join(' or ')}`;
  });
}

function skippedText({ line, message, text }: Skipped): string {
  return `  - ${line === null ? '' : `line ${line}: `}${message}: ${clipped(text, 80)}`;
}

function layoutsOf({ documents, accounts }: Statements): string {
  const format = documents[0]?.format ?? 'unknown';
  const layouts = [...new Set(accounts.flatMap(({ origin }) => origin.layout ?? []))];
  return layouts.length === 0 ? format : `${format} (${layouts.join(', ')})`;
}

function rowsOf(accounts: readonly StatementAccount[]): number {
  return accounts.reduce((sum, { transactions }) => sum + transactions.length, 0);
}

function firstDay({ transactions }: StatementAccount): string | undefined {
  return daysOf(transactions)[0];
}

function lastDay({ transactions }: StatementAccount): string | undefined {
  return daysOf(transactions).at(-1);
}

function daysOf(transactions: StatementAccount['transactions']): string[] {
  return transactions.map(({ bookingDate }) => bookingDate).sort();
}

function balanceText({ balances, currencyCode }: StatementAccount): string {
  const current = balances?.current;
  if (!current) return '-';
  return moneyText(
    (current.creditDebitIndicator === 'Debit' ? -1 : 1) * Number(current.amount),
    currencyCode ?? undefined,
  );
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
