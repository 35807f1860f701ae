/** Reads the values of the options, each by its form. */
import { putIn } from '../base/grouped.js';
import { REPORT_SECTIONS } from '../report/model/options.js';
import { quoted } from './displayWidth.js';
import { FLAGS, type FlagName, flagForm } from './flags.js';
import { didYouMean } from './suggest.js';

export type FlagValues = Readonly<Partial<Record<FlagName, string | number | boolean>>>;

type Read = { readonly value: string | number | boolean } | { readonly complaint: string };

const PLAIN_DECIMAL = /^\d+(?:\.\d+)?$/;
const AMOUNTS: ReadonlySet<FlagName> = new Set(['new-repayment', 'stated-income', 'stated-rent']);
const AMOUNT = /^\d+(?:\.\d{1,2})?$/;
/** Beyond it pence are not exact. */
const MOST_OF_AMOUNT = 1_000_000_000;
interface WholeNumber {
  readonly least: number;
  readonly most: number;
  readonly example: number;
}

/** The library sets its own least and most transactions too. */
const WHOLE_NUMBERS: ReadonlyMap<FlagName, WholeNumber> = new Map([
  ['max-transactions', { least: 1, most: 1_000_000, example: 20_000 }],
  ['max-rows', { least: 1, most: 10_000_000, example: 20_000 }],
  ['jobs', { least: 1, most: 256, example: 4 }],
  // Less is not enough for a worker to start with.
  ['worker-memory', { least: 128, most: 65_536, example: 512 }],
  // The longest text that the engine can hold is a little longer.
  ['max-line-bytes', { least: 1, most: 500_000_000, example: 1_048_576 }],
]);

/** `word` is undefined if none was given. */
export function readFlag(name: FlagName, word: string | undefined, command?: string): Read {
  const { value, choices } = flagForm(name, command);
  if (value === undefined)
    return word === undefined ? { value: true } : { complaint: `--${name} takes no value` };
  if (word === undefined)
    return { complaint: `--${name} needs a value: ${choices === undefined ? value : listed(choices)}` };
  if (name === 'confidence-floor')
    return numberOf(name, word, [0, 1], 'a number from 0 to 1, such as 0.8', PLAIN_DECIMAL);
  if (AMOUNTS.has(name))
    return numberOf(name, word, [0, MOST_OF_AMOUNT], 'an amount of money, such as 180 or 1250.50', AMOUNT);
  const whole = WHOLE_NUMBERS.get(name);
  if (whole !== undefined) {
    const { least, most, example } = whole;
    const expected = `a whole number from ${least} to ${most}, such as ${example}`;
    return numberOf(name, word, [least, most], expected, /^\d+$/);
  }
  if (name === 'columns' && !isMappingFile(word) && !word.split(',').every(isRoleAndColumn))
    return {
      complaint: `--columns must be ${value}, such as date=Posted,amount=3, or a file such as @mapping.json, not ${quoted(word)}`,
    };
  if (name === 'haircuts' && haircutsOf(word) === null)
    return {
      complaint: `--haircuts must be shares from 0 to 1 of guaranteed, variable and one-off, such as variable=0.4,one-off=0.5, not ${quoted(word)}`,
    };
  // This check keeps a mistake from overwriting a bank's file.
  if (name === 'output' && !/\.(?:pdf|html?|csv)$/i.test(word))
    return { complaint: `--output must end in .html, .pdf or, with --csv, .csv, not ${quoted(word)}` };
  if (name === 'select' && !namesIn(word).every(each => /^\w+$/.test(each)))
    return {
      complaint: `--select must be names of members, such as income,affordability, not ${quoted(word)}`,
    };
  if (name === 'sections') {
    const strange = namesIn(word).find(each => !REPORT_SECTIONS.some(section => section === each));
    if (strange !== undefined)
      return { complaint: `no section ${quoted(strange)}${didYouMean(strange, REPORT_SECTIONS)}` };
  }
  if (choices !== undefined && !choices.includes(word))
    return {
      complaint: `--${name} must be ${listed(choices)}, not ${quoted(word)}${didYouMean(word, choices)}`,
    };
  return { value: word };
}

/** Number() would take an empty word for 0 and 0x1 for 1. */
function numberOf(
  name: FlagName,
  word: string,
  [least, most]: readonly [number, number],
  expected: string,
  form: RegExp,
): Read {
  const value = form.test(word) ? Number(word) : Number.NaN;
  return value >= least && value <= most
    ? { value }
    : { complaint: `--${name} must be ${expected}, not ${quoted(word)}` };
}

export function isPdfName(file: unknown): boolean {
  return /\.pdf$/i.test(String(file));
}

/** `User Summary, Statement` -> the names. */
export function namesIn(word: string): readonly string[] {
  return word.split(',').map(each => each.trim());
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The members that replace those of the request. */
export function membersOf(values: FlagValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    flagNames().flatMap(name => {
      const { member } = flagForm(name);
      if (member === undefined || values[name] === undefined) return [];
      const [memberName, put] = member;
      const value = put ?? values[name];
      return [[memberName, name === 'new-repayment' ? { newMonthlyRepayment: value } : value]];
    }),
  );
}

/** The options of the library, without the rules, which come from a file. */
export function optionsOf(values: FlagValues): Readonly<Record<string, unknown>> {
  const { 'stated-income': income, 'stated-rent': rent } = values;
  const options = flagNames().flatMap(name => {
    const { option } = flagForm(name);
    return option === undefined || option === 'stated' || name === 'rules' || values[name] === undefined
      ? []
      : [[option, name === 'haircuts' ? haircutsOf(String(values[name])) : values[name]]];
  });
  return {
    ...Object.fromEntries(options),
    ...(income === undefined && rent === undefined ? {} : { stated: { income, rent } }),
  };
}

/** The options that describe bank files, without those of a file that `--columns` names. */
export function readingOf(values: FlagValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    flagNames().flatMap(name => {
      const { reading } = flagForm(name);
      if (reading === undefined || values[name] === undefined) return [];
      if (name === 'columns' && isMappingFile(String(values[name]))) return [];
      return [[reading, name === 'columns' ? columnsOf(String(values[name])) : values[name]]];
    }),
  );
}

/** `@mapping.json`. No role begins so. */
function isMappingFile(word: string): boolean {
  return word.startsWith('@');
}

/** The name of the file that holds the columns. */
export function mappingFileIn({ columns }: FlagValues): string | undefined {
  return columns !== undefined && isMappingFile(String(columns)) ? String(columns).slice(1) : undefined;
}

/** `date=Posted`, `amount=3` */
function isRoleAndColumn(word: string): boolean {
  const [role = '', column = '', ...more] = word.split('=').map(part => part.trim());
  return more.length === 0 && column !== '' && /^[A-Za-z]+$/.test(role);
}

/** `narrative=What,narrative=4` -> the columns of each role, by name or by number. */
function columnsOf(word: string): Readonly<Record<string, readonly (string | number)[]>> {
  const columns = new Map<string, (string | number)[]>();
  for (const each of word.split(',')) {
    const [role = '', column = ''] = each.split('=').map(part => part.trim());
    putIn(columns, role, /^\d+$/.test(column) ? Number(column) : column);
  }
  return Object.fromEntries(columns);
}

/** The given options that apply only to bank files. */
export function bankFlagsIn(values: FlagValues): readonly FlagName[] {
  return flagNames().filter(name => {
    const { reading, option, member } = flagForm(name);
    return (
      reading !== undefined && option === undefined && member === undefined && values[name] !== undefined
    );
  });
}

function flagNames(): readonly FlagName[] {
  return Object.keys(FLAGS) as FlagName[];
}

/** `variable=0.4,one-off=0.5` as the option of the library. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['guaranteed', 'guaranteed'],
  ['variable', 'variable'],
  ['one-off', 'oneOff'],
]);
const SHARE = /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/;

/** Null where the word does not have that form, or names a kind twice. */
function haircutsOf(word: string): Readonly<Record<string, number>> | null {
  const haircuts: Record<string, number> = {};
  for (const each of word.split(',')) {
    const [name = '', share = '', ...more] = each.split('=').map(part => part.trim());
    const kind = KINDS.get(name);
    if (kind === undefined || kind in haircuts || more.length > 0 || !SHARE.test(share)) return null;
    haircuts[kind] = Number(share);
  }
  return haircuts;
}
