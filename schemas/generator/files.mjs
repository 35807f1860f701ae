/** The JSON Schema files: of each function its request and its result, the options, and what is passed between them. */
import { jsonSchemaOf } from './definitions.mjs';

const MODEL = 'src/model';
const REQUESTS = `${MODEL}/request.ts`;

/** Types that say what a request is; what is not listed is described by its schema alone. */
const REQUEST_TYPES = {
  enrichTransactions: [REQUESTS, 'EnrichTransactionsRequest'],
  verifyIncome: [REQUESTS, 'VerifyIncomeRequest'],
  assessAffordability: [REQUESTS, 'AssessAffordabilityRequest'],
  validateForScore: [REQUESTS, 'ValidateForScoreRequest'],
  scoreAttributes: [REQUESTS, 'ScoreAttributesRequest'],
  assessConsumerFinancialHealth: [REQUESTS, 'AssessFinancialHealthRequest'],
  assessBusinessFinancialHealth: [REQUESTS, 'AssessFinancialHealthRequest'],
  endOfDayBalances: [REQUESTS, 'AssessFinancialHealthRequest'],
  analyse: [REQUESTS, 'AnalyseRequest'],
};

/** Schemas that stand beside the functions: name of the export, what is sent or answered, and its type. */
const OTHERS = {
  insightsOptionsSchema: { io: 'input', type: [REQUESTS, 'InsightsOptions'] },
  enrichmentRuleSchema: { io: 'input', type: [REQUESTS, 'EnrichmentRule'] },
  transactionSchema: { io: 'input', type: [REQUESTS, 'TransactionInput'] },
  scorecardSchema: { io: 'input', type: [`${MODEL}/scorecard.ts`, 'Scorecard'] },
  invalidRequestErrorSchema: { io: 'output', type: ['src/base/invalidRequest.ts', 'InvalidRequestError'] },
};

/** Text of each file, by its name. `entry`: the module of open-banking-insights/schemas. */
export function schemaFiles(entry, { checker, typeNamed, outputOf }) {
  const files = new Map();
  const add = (name, schema, io, types) => {
    const title = name.replace(/(?:Schema)?$/, '').replace(/^./, letter => letter.toUpperCase());
    files.set(`${dashed(name)}.json`, textOf(jsonSchemaOf(schema, { io, title, types, checker })));
  };
  for (const [name, { request, result }] of Object.entries(entry.FUNCTION_SCHEMAS)) {
    const asked = REQUEST_TYPES[name];
    add(`${name}Request`, request, 'input', asked === undefined ? [] : [typeNamed(...asked)]);
    add(`${name}Result`, result, 'output', typesOfResult(name, result));
  }
  for (const [name, { io, type }] of Object.entries(OTHERS)) add(name, entry[name], io, [typeNamed(...type)]);
  return files;

  /** The type that the exported schema answers with. */
  function typesOfResult(name, result) {
    const exported = Object.keys(entry).find(key => entry[key] === result);
    if (exported === undefined) throw new Error(`the result of ${name} is exported under no name`);
    return [outputOf('src/schemas/functions.ts', exported)];
  }
}

export function textOf(document) {
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** verifyIncomeResult -> verify-income-result. */
function dashed(name) {
  return name.replace(/Schema$/, '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
