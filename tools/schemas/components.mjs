/** The schemas of an OpenAPI document: each format of the service once, by its name. */
import * as z from 'zod';
import { sayWhereItBelongs, simplified, sorted, written } from './definitions.mjs';
import { notesOn } from './documentation.mjs';

const SERVICE = 'src/service.ts';
const REQUESTS = 'src/model/request.ts';

/** What the members of a request mean stands beside the types of the library's own requests. */
const REQUEST_TYPES = {
  enrichmentEngineRequestSchema: 'EnrichTransactionsRequest',
  incomeEngineRequestSchema: 'VerifyIncomeRequest',
  affordabilityEngineRequestSchema: 'AssessAffordabilityRequest',
};

/** What the members of a result mean stands beside the types of the contract. */
const CONTRACT = 'src/contract';
const RESULT_TYPES = {
  IncomeVerification: ['income/incomeResult', 'VerifyIncomeResult'],
  IncomeEngineResponse: ['income/incomeResult', 'VerifyIncomeResult'],
  ServiceIncomeStream: ['income/incomeStream', 'IncomeStream'],
  ConfidenceScoreFlags: ['income/incomeStream', 'ConfidenceScoreFlags'],
  Affordability: ['affordability/affordabilityResult', 'AssessAffordabilityResult'],
  AffordabilityEngineResponse: ['affordability/affordabilityResult', 'AssessAffordabilityResult'],
  ServiceAffordabilityLine: ['affordability/affordabilityResult', 'AffordabilityLine'],
  EnrichedData: ['enrichment/enrichmentResult', 'EnrichedData'],
  ConsumerHealthMetrics: ['health/consumerHealth', 'ConsumerHealthPeriod'],
  BusinessHealthMetrics: ['health/businessHealth', 'BusinessHealthPeriod'],
  PeriodFrame: ['health/financialHealth', 'PeriodFrame'],
};

/** The library has other types of the same names. */
const OF_SERVICE = {
  Transaction: 'StoredTransaction',
  Balance: 'StoredBalance',
  Balances: 'StoredBalances',
  Party: 'AccountParty',
};

export function componentsOver(service, types) {
  const { checker, outputOf, typeNamed, commentOf } = types;
  const nameOf = exported => {
    const name = exported.replace(/Schema$/, '').replace(/^./, letter => letter.toUpperCase());
    return OF_SERVICE[name] ?? name;
  };
  const typesOf = name => {
    const [file, type] = RESULT_TYPES[name] ?? [];
    return type === undefined ? [] : [typeNamed(`${CONTRACT}/${file}.ts`, type)];
  };
  const names = new Map(
    Object.entries(service)
      .filter(([, value]) => value instanceof z.ZodType)
      .map(([exported, schema]) => [schema, nameOf(exported)]),
  );
  // Formats and patterns are metadata of the schemas; a name beside them makes a definition of its own.
  const metadata = z.registry();
  metadata.get = schema => {
    const known = z.globalRegistry.get(schema);
    const id = names.get(schema);
    return id === undefined ? known : { ...known, id };
  };
  metadata.has = schema => names.has(schema) || z.globalRegistry.has(schema);
  const schemas = {};
  const jsonOf = (schema, io) => simplified(z.toJSONSchema(schema, { io, metadata, override: openTo }));

  return {
    /** The reference to the schema of that exported name, which becomes part of the document. */
    refTo(exported, io) {
      const { $schema, $defs = {}, ...outer } = jsonOf(service[exported], io);
      // A schema with a name of its own stands among the definitions.
      const { [nameOf(exported)]: body = outer, ...definitions } = $defs;
      const described = REQUEST_TYPES[exported];
      const sources = [
        ...(described === undefined ? [] : [typeNamed(REQUESTS, described)]),
        outputOf(SERVICE, exported),
        ...typesOf(nameOf(exported)),
      ];
      const notes = notesOn(body, sources, checker, definitions, {
        typesOf,
        nameOfMember: name => service.LIBRARY_NAMES[name] ?? name,
      });
      const found = {};
      const comment = commentOf(SERVICE, exported);
      const whole = written(body, notes, found, true);
      add(nameOf(exported), { ...(comment !== '' && { description: comment }), ...whole });
      for (const [name, definition] of Object.entries(definitions))
        add(name, written(definition, notes, found, true));
      for (const [name, definition] of Object.entries(found)) add(name, definition);
      return { $ref: `#/components/schemas/${nameOf(exported)}` };
    },
    all: () => sorted(schemas),
  };

  function add(name, { id, ...schema }) {
    const moved = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
    const known = schemas[name];
    const { description: _one, ...body } = moved;
    const { description: _other, ...knownBody } = known ?? {};
    if (known !== undefined && JSON.stringify(knownBody) !== JSON.stringify(body))
      throw new Error(`two schemas are called ${name}`);
    schemas[name] = known?.description === undefined ? moved : known;
  }
}

/** Either side may add members before the other knows them, so no object is closed. */
function openTo(context) {
  sayWhereItBelongs(context);
  if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties;
}
