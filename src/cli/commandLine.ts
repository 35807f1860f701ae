/** The words of the command line, checked. Nothing is read here but the words. */
import { parseArgs } from 'node:util';
import { COMMANDS, type Command } from './commands.js';
import { UsageComplaint } from './complaint.js';
import { clipped, quoted } from './terminalText.js';

const OPTIONS = {
  pretty: { type: 'boolean' },
  'as-of': { type: 'string' },
  country: { type: 'string' },
  'exclude-benefits': { type: 'boolean' },
  'include-flags': { type: 'boolean' },
  'no-flexible-costs': { type: 'boolean' },
  'confidence-floor': { type: 'string' },
  rules: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COUNTRIES: ReadonlySet<string> = new Set(['GB', 'US']);
const PLAIN_DECIMAL = /^\d+(?:\.\d+)?$/;
const LONGEST_PARSER_MESSAGE = 200;

export interface CommandLine {
  readonly command: Command;
  readonly file: string;
  readonly isPretty: boolean;
  /** Members that take the place of the request's own. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly options: { readonly asOf?: string; readonly confidenceFloor?: number };
  readonly rulesFile: string | undefined;
}

/** Throws {@link UsageComplaint}. */
export function readCommandLine(words: readonly string[]): CommandLine | 'help' {
  const { values, positionals, tokens } = parseWords(words);
  if (values.help === true) return 'help';
  refuseRepeated(tokens);
  const [name, file, ...rest] = positionals;
  if (name === undefined) throw new UsageComplaint('no command given');
  const command = COMMANDS.get(name);
  if (command === undefined) throw new UsageComplaint(`no command ${quoted(name)}`);
  if (file === undefined || rest.length > 0)
    throw new UsageComplaint('give one file, or - for standard input');
  if (file === '-' && values.rules === '-')
    throw new UsageComplaint('standard input holds one thing: the request or the rules, not both');
  return {
    command,
    file,
    isPretty: values.pretty === true,
    members: membersOf(values),
    options: {
      ...(values['as-of'] === undefined ? {} : { asOf: values['as-of'] }),
      ...(values['confidence-floor'] === undefined
        ? {}
        : { confidenceFloor: shareOf(values['confidence-floor']) }),
    },
    rulesFile: values.rules,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, tokens: true, options: OPTIONS });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageComplaint(clipped(message.replaceAll('\n', ' '), LONGEST_PARSER_MESSAGE));
  }
}

type Words = ReturnType<typeof parseWords>;

/** Of two values one would be ignored. A switch given twice says the same twice. */
function refuseRepeated(tokens: Words['tokens']): void {
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    if (seen.has(token.name)) throw new UsageComplaint(`--${token.name} is given twice`);
    seen.add(token.name);
  }
}

function membersOf(values: Words['values']): Readonly<Record<string, unknown>> {
  if (values.country !== undefined && !COUNTRIES.has(values.country))
    throw new UsageComplaint(`--country must be GB or US, not ${quoted(values.country)}`);
  return {
    ...(values.country === undefined ? {} : { countryCode: values.country }),
    ...(values['exclude-benefits'] === true ? { excludeBenefits: true } : {}),
    ...(values['include-flags'] === true ? { includeFlags: true } : {}),
    ...(values['no-flexible-costs'] === true ? { includeFlexibleCosts: false } : {}),
  };
}

/** Number() would take an empty word for 0 and 0x1 for 1. */
function shareOf(word: string): number {
  const share = PLAIN_DECIMAL.test(word) ? Number(word) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw new UsageComplaint(
    `--confidence-floor must be a number from 0 to 1, such as 0.8, not ${quoted(word)}`,
  );
}
