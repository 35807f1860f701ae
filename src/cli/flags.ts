/** The options of all commands, one row each. Reading, help and completion use these rows. */

import type { ReadOptions } from '../adapters.js';
import type { InsightsOptions } from '../index.js';
import { REPORT_SECTIONS } from '../report/model/options.js';
import { MANY_COMMANDS } from './many/commandNames.js';

interface FlagForm {
  /** The short form, one letter. */
  readonly short?: string;
  /** The form of the value, for the help. A switch has none. */
  readonly value?: string;
  readonly choices?: readonly string[];
  readonly summary: string;
  /** The option of the library that it gives. */
  readonly option?: keyof InsightsOptions;
  /** The option of the adapters that it gives. */
  readonly reading?: keyof ReadOptions;
  /** The member of the request that it replaces, and the value that a switch gives it. */
  readonly member?: readonly [name: string, value?: boolean];
}

export const FLAGS = {
  pretty: { summary: 'a report for people instead of JSON' },
  csv: { summary: 'the rows as CSV instead of JSON' },
  output: {
    short: 'o',
    value: 'FILE',
    summary:
      'where to write it, such as report.html, report.pdf or, with --csv, table.csv; default: FILE.report.html, or standard output where that is no terminal',
  },
  force: { summary: 'replace the file though it is no report of this program' },
  sections: {
    value: 'NAME,...',
    summary: `of the report, in quotes; default: all of ${REPORT_SECTIONS.join(', ')}`,
  },
  holder: { value: 'NAME', summary: 'whose accounts these are, for the heading' },
  full: {
    summary: 'the whole report as a PDF, with every table and transaction; without it, about four pages',
  },
  statement: { summary: 'a statement of the accounts as banks write them, as a PDF' },
  'as-of': {
    value: 'YYYY-MM-DD',
    summary: 'the day to calculate for; default: the latest booked day',
    option: 'asOf',
    reading: 'asOf',
  },
  country: {
    value: 'GB|US',
    choices: ['GB', 'US'],
    summary: 'whose banks wrote the descriptions',
    member: ['countryCode'],
    reading: 'country',
  },
  division: {
    value: 'NATION',
    choices: ['england-and-wales', 'scotland', 'northern-ireland'],
    summary: 'the part of the UK, for tax',
    option: 'division',
  },
  'us-state': {
    value: 'CODE',
    summary: 'the American state, such as OR, for tax',
    option: 'usState',
  },
  'confidence-floor': {
    value: '0..1',
    summary: 'make categories less sure than this uncategorised',
    option: 'confidenceFloor',
  },
  haircuts: {
    value: 'KIND=SHARE,...',
    summary: 'shares of income not to count, such as variable=0.4,one-off=0.5',
    option: 'incomeHaircuts',
  },
  'max-transactions': {
    value: 'NUMBER',
    summary: 'the most transactions to accept',
    option: 'maxTransactions',
  },
  currency: {
    value: 'CODE',
    summary: 'of a bank file that names none, such as GBP',
    reading: 'currency',
  },
  format: {
    value: 'NAME',
    summary: 'of a bank file, such as csv or ofx; default: found',
    reading: 'format',
  },
  bank: { value: 'NAME', summary: 'of a bank file, such as monzo; default: found', reading: 'bank' },
  'time-zone': {
    value: 'ZONE',
    summary: 'whose days the rows have, where they are instants, such as America/New_York',
    option: 'timeZone',
    reading: 'timeZone',
  },
  'date-order': {
    value: 'ORDER',
    choices: ['day-first', 'month-first', 'year-first'],
    summary: 'where the dates of a bank file fit several',
    reading: 'dateOrder',
  },
  columns: {
    value: 'ROLE=COLUMN,...',
    summary: 'of a CSV file, such as date=Posted,amount=3, or @FILE (see help convert)',
    reading: 'columns',
  },
  signs: {
    value: 'SIGNS',
    choices: ['written', 'reversed'],
    summary: 'of a CSV file: whether a minus is money out or money in',
    reading: 'signs',
  },
  account: {
    value: 'ID',
    summary: 'the account of a bank file that names none',
    reading: 'accountId',
  },
  'max-rows': {
    value: 'NUMBER',
    summary: 'the most rows of a bank file; default: what the command takes, or 200000',
    reading: 'maxRows',
  },
  rules: { value: 'FILE', summary: 'your own rules, a JSON list (see help corrections)', option: 'rules' },
  'exclude-benefits': { summary: 'leave benefits out of the income', member: ['excludeBenefits', true] },
  'include-flags': { summary: 'show the flags behind each confidence score', member: ['includeFlags', true] },
  'no-flexible-costs': {
    summary: 'leave flexible costs out of what is left',
    member: ['includeFlexibleCosts', false],
  },
  'new-repayment': {
    value: 'AMOUNT',
    summary: 'a month, of a new loan, such as 180: what is left with it',
    member: ['stress'],
  },
  'stated-income': {
    value: 'AMOUNT',
    summary: 'a month, after tax, as the person stated it: compared with what is seen',
    option: 'stated',
  },
  'stated-rent': { value: 'AMOUNT', summary: 'the same of the rent', option: 'stated' },
  command: {
    value: 'NAME',
    choices: MANY_COMMANDS,
    summary: 'what to work out of each account; default: analyse',
  },
  select: { value: 'NAME,...', summary: 'the members of each result to keep, such as income; default: all' },
  compact: { summary: 'write each distinct decision once; expand of the library reads it' },
  resume: { value: 'FILE', summary: 'write to this file, and go on where the same run was stopped' },
  jobs: { value: 'NUMBER', summary: 'how many workers; default: one for each processor' },
  'worker-memory': {
    value: 'MEGABYTES',
    summary: 'the most memory of each worker; default: a share, 512 to 2048',
  },
  'max-line-bytes': { value: 'NUMBER', summary: 'the longest line to read; default: 67108864' },
} as const satisfies Readonly<Record<string, FlagForm>>;

export type FlagName = keyof typeof FLAGS;

/** The options of every command that takes bank files. */
export const READING = [
  'country',
  'currency',
  'format',
  'bank',
  'time-zone',
  'date-order',
  'columns',
  'signs',
  'account',
  'max-rows',
] as const satisfies readonly FlagName[];

/** The options of every command. */
export const GENERAL_FLAGS = {
  help: { short: 'h', summary: 'the help of the command' },
  version: { short: undefined, summary: 'the version of this program' },
} as const;

/** Where an option is another thing in one command. */
const OWN_FORMS: Readonly<Partial<Record<string, Readonly<Partial<Record<FlagName, FlagForm>>>>>> = {
  report: {
    csv: {
      value: 'TABLE',
      summary:
        'one table of the report as CSV, such as standard-financial-statement; with a wrong name it lists them',
    },
  },
};

/** In a command. Without one, as most commands have it. */
export function flagForm(name: FlagName, command?: string): FlagForm {
  return OWN_FORMS[command ?? '']?.[name] ?? FLAGS[name];
}

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(FLAGS, name);
}

/** The flag of an option of the library, or of its adapters: `asOf` -> `--as-of`. */
export function flagOf(option: string): string | undefined {
  const name = (Object.keys(FLAGS) as FlagName[]).find(
    each => flagForm(each).option === option || flagForm(each).reading === option,
  );
  return name === undefined ? undefined : `--${name}`;
}
