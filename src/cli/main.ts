#!/usr/bin/env node
/** A thin shell over the library: a request in, a result out. The only part that touches files and the process. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as library from '../index.js';
import { balancesReport } from './balancesReport.js';
import { healthReport } from './healthReport.js';
import {
  affordabilityReport,
  analysisReport,
  enrichmentReport,
  incomeReport,
  scoreReport,
} from './reports.js';

const USAGE = `Usage: open-banking-insights <command> <file.json|-> [options]

Commands
  enrich             category, class, merchant and confidence of each transaction
  income             ranked income streams and benefits
  affordability      month by month, estimates and indicators
  score              whether the account may be scored
  consumer-health    five periods of a person's accounts
  business-health    five periods of a business's accounts
  balances           end-of-day balances of accounts, checked against running balances
  analyse            all of these for one account

Options
  --pretty                  a readable report instead of JSON
  --as-of YYYY-MM-DD        the day to stand on (default: the latest booking date)
  --country GB|US           overrides the request's countryCode
  --exclude-benefits        leave benefits out of the income
  --include-flags           show the flags behind each confidence score
  --no-flexible-costs       leave flexible costs out of the affordability
  --confidence-floor 0..1   categories below it become uncategorised
  --rules FILE              a JSON list of your own rules
  --help                    this text
`;

interface Command {
  readonly call: (request: never, options: library.InsightsOptions) => unknown;
  readonly report: (result: never) => string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  enrich: { call: library.enrichTransactions, report: enrichmentReport },
  income: { call: library.verifyIncome, report: incomeReport },
  affordability: { call: library.assessAffordability, report: affordabilityReport },
  score: { call: library.validateForScore, report: scoreReport },
  'consumer-health': { call: library.assessConsumerFinancialHealth, report: healthReport },
  'business-health': { call: library.assessBusinessFinancialHealth, report: healthReport },
  balances: { call: library.endOfDayBalances, report: balancesReport },
  analyse: { call: library.analyse, report: analysisReport },
};

const BAD_INPUT = 2;

class UsageError extends Error {}

function main(words: readonly string[]): number {
  try {
    const { values, positionals } = readWords(words);
    if (values.help === true) return print(USAGE);
    const [name, file, ...rest] = positionals;
    const command = name === undefined ? undefined : COMMANDS[name];
    if (command === undefined)
      throw new UsageError(name === undefined ? 'no command given' : `no command "${name}"`);
    if (file === undefined || rest.length > 0) throw new UsageError('give one file, or - for standard input');
    const result = command.call(requestOf(file, values) as never, optionsOf(values));
    return print(
      values.pretty === true ? command.report(result as never) : `${JSON.stringify(result, null, 2)}\n`,
    );
  } catch (error) {
    return complain(error);
  }
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        pretty: { type: 'boolean' },
        'as-of': { type: 'string' },
        country: { type: 'string' },
        'exclude-benefits': { type: 'boolean' },
        'include-flags': { type: 'boolean' },
        'no-flexible-costs': { type: 'boolean' },
        'confidence-floor': { type: 'string' },
        rules: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof readWords>['values'];

function requestOf(file: string, values: Values): unknown {
  const request = readJson(file);
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return request;
  return {
    ...request,
    ...(values.country === undefined ? {} : { countryCode: values.country }),
    ...(values['exclude-benefits'] === true ? { excludeBenefits: true } : {}),
    ...(values['include-flags'] === true ? { includeFlags: true } : {}),
    ...(values['no-flexible-costs'] === true ? { includeFlexibleCosts: false } : {}),
  };
}

function optionsOf(values: Values): library.InsightsOptions {
  return {
    ...(values['as-of'] === undefined ? {} : { asOf: values['as-of'] }),
    ...(values['confidence-floor'] === undefined
      ? {}
      : { confidenceFloor: Number(values['confidence-floor']) }),
    // The library checks the rules; here they are only read.
    ...(values.rules === undefined ? {} : { rules: readJson(values.rules) as library.EnrichmentRule[] }),
  };
}

function readJson(file: string): unknown {
  const STANDARD_INPUT = 0;
  let text: string;
  try {
    text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function complain(error: unknown): number {
  if (error instanceof library.InvalidRequestError) {
    const more = error.issueCount - error.issues.length;
    const list = error.issues.map(({ message, code }) => `  - ${message} [${code}]`).join('\n');
    process.stderr.write(
      `Invalid request: ${error.issueCount} issue(s)\n${list}\n${more > 0 ? `  … and ${more} more\n` : ''}`,
    );
    return BAD_INPUT;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return BAD_INPUT;
  }
  throw error;
}

process.exitCode = main(process.argv.slice(2));
