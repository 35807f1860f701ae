/** The JSON Schema files: of each function its request and its result, the options, and what is passed between them. */
import { jsonSchemaOf } from './definitions.mjs';

const MODEL = 'src/model';
const REQUESTS = `${MODEL}/request.ts`;
const RESULTS = 'src/results/results.ts';

/** Schemas that stand beside the functions: name of the export, what is sent or answered, and its type. */
const OTHERS = {
  validateForScoreSeparateRequestSchema: { io: 'input', type: [REQUESTS, 'ValidateForScoreSeparateRequest'] },
  insightsOptionsSchema: { io: 'input', type: [`${MODEL}/options.ts`, 'InsightsOptions'] },
  enrichmentRuleSchema: { io: 'input', type: [`${MODEL}/options.ts`, 'EnrichmentRule'] },
  transactionSchema: { io: 'input', type: [`${MODEL}/transaction.ts`, 'Transaction'] },
  scorecardSchema: { io: 'input', type: [`${MODEL}/scorecard.ts`, 'Scorecard'] },
  invalidRequestErrorSchema: { io: 'output', type: ['src/base/invalidRequest.ts', 'InvalidRequestError'] },
};

/** Text of each file, by its name. `entry`: the module of open-banking-insights/schemas. */
export function schemaFiles(entry, { checker, hasType, typeNamed, outputOf }) {
  const files = new Map();
  for (const [name, { request, result, accounts }] of Object.entries(entry.FUNCTION_SCHEMAS)) {
    add(`${name}Request`, request, 'input', typesOfRequest(request));
    add(`${name}Result`, result, 'output', typesOfResult(result));
    if (accounts === undefined) continue;
    add(`${name}AccountsRequest`, accounts.request, 'input', typesOfRequest(accounts.request));
    // Many answer several accounts as they answer one.
    if (accounts.result !== result)
      add(`${name}AccountsResult`, accounts.result, 'output', typesOfResult(accounts.result));
  }
  for (const [name, { io, type }] of Object.entries(OTHERS)) add(name, entry[name], io, [typeNamed(...type)]);
  return files;

  function add(name, schema, io, types) {
    const title = capital(name.replace(/Schema$/, ''));
    files.set(`${dashed(name)}.json`, textOf(jsonSchemaOf(schema, { io, title, types, checker })));
  }

  /** The type that is named as the schema is; some requests have none. */
  function typesOfRequest(schema) {
    const name = namesOf(schema).find(each => hasType(REQUESTS, each));
    return name === undefined ? [] : [typeNamed(REQUESTS, name)];
  }

  /** The type that the exported schema answers with. */
  function typesOfResult(schema) {
    const [name] = exportsOf(schema);
    return [outputOf(RESULTS, name)];
  }

  function namesOf(schema) {
    return exportsOf(schema).map(name => capital(name.replace(/Schema$/, '')));
  }

  function exportsOf(schema) {
    return Object.keys(entry).filter(key => entry[key] === schema);
  }
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The text of a document, with each definition on a line of its own: a difference shows which definition changed, and
 * the files weigh a seventh less than with every member on a line.
 */
export function textOf(document) {
  return `${laidOut(document, 3)}\n`;
}

function laidOut(value, levels, indent = '') {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord || levels === 0 || Object.keys(value).length === 0) return JSON.stringify(value);
  const deeper = `${indent} `;
  const members = Object.keys(value).map(
    key => `${deeper}${JSON.stringify(key)}: ${laidOut(value[key], levels - 1, deeper)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** verifyIncomeResult -> verify-income-result. */
function dashed(name) {
  return name.replace(/Schema$/, '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
