/** The commands that ask the library: what each calls, and how its result reads. */
import * as library from '../index.js';
import type { EnrichTransactionsResult } from '../model/enrichment.js';
import { affordabilityReport } from './affordabilityReport.js';
import { attributesReport } from './attributesReport.js';
import { balancesReport } from './balancesReport.js';
import { enrichmentCsv } from './enrichmentCsv.js';
import { enrichmentReport } from './enrichmentReport.js';
import { explanationReport } from './explanationReport.js';
import type { FlagValues } from './flagValues.js';
import { healthReport } from './healthReport.js';
import { incomeReport } from './incomeReport.js';
import { narrativeReport } from './narrativeReport.js';
import type { Report } from './page.js';
import { refuseReportFlags, reportDocument } from './reportDocument.js';
import { analysisReport } from './reports.js';
import { rulesReport } from './rulesReport.js';
import { scorecardReport } from './scorecardReport.js';
import { scoreReport } from './scoreReport.js';
import type { AskingCommand } from './textCommands.js';

interface Settings {
  readonly options: library.InsightsOptions;
  /** What stands on the command line in place of members of a request. */
  readonly members: Readonly<Record<string, unknown>>;
}

export interface Calculation {
  /** `first`, `second`: what the arguments of the command hold. */
  readonly call: (first: never, second: never, settings: Settings) => unknown;
  /** What the issues of the library call its second argument. */
  readonly secondIs?: string;
  /** For a terminal. */
  readonly report?: Report<never>;
  /** Throws Complaint where the flags do not go together. */
  readonly refuse?: (flags: FlagValues) => void;
  /** A whole document in place of JSON. */
  readonly document?: (result: never, flags: FlagValues) => Promise<string | Uint8Array>;
  readonly csv?: (result: EnrichTransactionsResult) => string;
}

export const CALCULATIONS: Readonly<Record<Exclude<AskingCommand, 'convert'>, Calculation>> = {
  enrich: {
    call: alone(library.enrichTransactions),
    report: enrichmentReport,
    csv: enrichmentCsv,
  },
  income: { call: alone(library.verifyIncome), report: incomeReport },
  affordability: {
    call: alone(library.assessAffordability),
    report: affordabilityReport,
  },
  score: { call: alone(library.validateForScore), report: scoreReport },
  attributes: { call: alone(library.scoreAttributes), report: attributesReport },
  scorecard: {
    call: scored,
    secondIs: 'scorecard',
    report: scorecardReport,
  },
  'consumer-health': {
    call: alone(library.assessConsumerFinancialHealth),
    report: healthReport,
  },
  'business-health': {
    call: alone(library.assessBusinessFinancialHealth),
    report: healthReport,
  },
  balances: { call: alone(library.endOfDayBalances), report: balancesReport },
  analyse: { call: alone(library.analyse), report: analysisReport },
  report: { call: alone(library.analyse), refuse: refuseReportFlags, document: reportDocument },
  explain: {
    call: (result: library.ExplainableResult, path: string) => library.explain(result, path),
    report: explanationReport,
  },
  narrative: {
    call: (text: string, _, { members }) => library.readNarrative(text, members as never),
    report: narrativeReport,
  },
  corrections: {
    call: (
      request: library.EnrichTransactionsRequest,
      corrections: readonly library.Correction[],
      { options },
    ) => library.rulesFromCorrections(library.enrichTransactions(request, options).transactions, corrections),
    secondIs: 'corrections',
    report: rulesReport,
  },
};

/** One score for each account. */
function scored(
  request: library.ScoreAttributesRequest | library.ScoreAttributesAccountsRequest,
  card: library.Scorecard,
  { options }: Settings,
) {
  if (!('accounts' in request))
    return library.applyScorecard(library.scoreAttributes(request, options).attributes, card);
  const { accounts } = library.scoreAttributes(request, options);
  return {
    accounts: accounts.map(({ accountId, attributes }) => ({
      accountId,
      ...library.applyScorecard(attributes, card),
    })),
  };
}

function alone<Request>(
  call: (request: Request, options: library.InsightsOptions) => unknown,
): Calculation['call'] {
  return (request: Request, _: unknown, { options }) => call(request, options);
}
