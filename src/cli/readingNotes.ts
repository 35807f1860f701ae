/** Describes what was read of bank files, what was left out, and what the user should know, for standard error and for `convert`. */
import type { Note, Place, Skipped, StatementAccount, Statements } from '../adapters.js';
import { moneyText } from '../words/moneyText.js';
import { plainText } from '../words/plainText.js';
import type { MergedFiles, ReadFile } from './bankFiles.js';
import { clipped } from './displayWidth.js';
import { heading } from './headings.js';
import { inFlags } from './inFlags.js';
import type { Lines } from './lines.js';
import { table } from './textTable.js';

/** In a summary; `convert --pretty` shows all. */
const MOST_NOTES = 8;
const MOST_SKIPPED = 4;

/** Lines for standard error. Everything that was left out is named. */
export function summaryOf(files: readonly ReadFile[], merged: MergedFiles | null): string {
  const lines = files.flatMap(({ names, statements }) => {
    const { accounts, notes, skipped } = statements;
    return [
      `${names.join(', ')}: ${counted(rowsOf(accounts), 'transaction')} of ${counted(accounts.length, 'account')} read as ${layoutsOf(statements)}${skipped.length === 0 ? '' : `, ${counted(skipped.length, 'other part')} left out`}.`,
      ...shortened(
        notes.map(note => noteText(note, names)),
        MOST_NOTES,
        'notes',
      ),
      ...shortened(
        skipped.map(each => skippedText(each, names)),
        MOST_SKIPPED,
        'parts left out',
      ),
    ];
  });
  const further = merged === null || merged.notes.length === 0 ? [] : togetherLines(merged);
  return [...lines, ...further].map(line => `${plainText(line)}\n`).join('');
}

function togetherLines({ notes, names }: MergedFiles): readonly string[] {
  return [
    'All files together:',
    ...shortened(
      notes.map(note => noteText(note, names)),
      MOST_NOTES,
      'notes',
    ),
  ];
}

export function readingLines(files: readonly ReadFile[], merged: MergedFiles | null): Lines {
  return [...files.flatMap(readingOf), ...(merged === null ? [] : readingOfAll(merged))];
}

function readingOfAll({ notes, names }: MergedFiles): Lines {
  if (notes.length === 0) return [];
  return [
    ...heading('All files together'),
    ...listed(
      'Notes',
      notes.map(note => noteText(note, names)),
    ),
  ];
}

function readingOf({ names, statements }: ReadFile): Lines {
  return [
    ...heading(`${names.join(', ')}, read as ${layoutsOf(statements)}`),
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
    ...listed(
      'Notes',
      statements.notes.map(note => noteText(note, names)),
    ),
    ...listed(
      'Left out',
      statements.skipped.map(each => skippedText(each, names)),
    ),
  ];
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

function noteText({ message, place }: Note, names: readonly string[]): string {
  const where = place === null ? '' : placeText(place, names);
  return `  - ${inFlags(message)}${where === '' ? '' : ` (${where})`}`;
}

/** The line and, with several files, the file. */
function placeText({ document, line }: Place, names: readonly string[]): string {
  if (line === null) return '';
  return names.length === 1 ? `line ${line}` : `${names[document]}, line ${line}`;
}

function skippedText(skipped: Skipped, names: readonly string[]): string {
  const where = placeText(skipped, names);
  return `  - ${where === '' ? '' : `${where}: `}${skipped.message}: ${clipped(skipped.text, 80)}`;
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
