/**
 * The rooms of the source, and what each may import, types included. A room is a folder of src, or a file beside the folders with the
 * rest of its name. The test of the architecture holds the source to this table, and CONTRIBUTING.md is printed from it.
 */
interface Room {
  readonly holds: string;
  readonly imports: readonly string[];
}

const ENGINE = ['base', 'data', 'enrichment', 'ledger', 'model'];

/** From the ground up: no room imports one that stands below it in this table. */
export const ROOMS: Readonly<Record<string, Room>> = {
  base: { holds: 'money, dates, texts, statistics', imports: [] },
  model: { holds: 'the types of requests and results', imports: ['base'] },
  contract: { holds: 'results: types, kinds of members, words', imports: ['base', 'model'] },
  data: { holds: 'dated tables, no logic', imports: ['base', 'contract', 'model'] },
  countries: { holds: 'what a country is, as facts', imports: ['data', 'model'] },
  version: { holds: 'the version of the package', imports: [] },
  taxonomy: { holds: 'categories and classes', imports: ['data', 'model'] },
  words: { holds: 'how figures are called', imports: ['base', 'contract', 'countries', 'model'] },
  compact: { holds: 'results in few bytes', imports: ['base', 'version'] },
  requests: {
    holds: 'the schemas of requests',
    imports: ['base', 'countries', 'data', 'model'],
  },
  service: {
    holds: "the service's interface",
    imports: ['base', 'contract', 'countries', 'data', 'model', 'requests'],
  },
  ledger: {
    holds: 'the rows of a request, in order',
    imports: ['base', 'data', 'model', 'requests', 'version'],
  },
  mappings: { holds: "other standards' codes", imports: ['data', 'model'] },
  enrichment: {
    holds: 'category, class, merchant',
    imports: ['base', 'contract', 'countries', 'data', 'ledger', 'mappings', 'model', 'requests'],
  },
  streams: { holds: 'payers, rhythms, levels', imports: [...ENGINE, 'contract', 'countries'] },
  bills: { holds: 'regular bills', imports: [...ENGINE, 'contract', 'streams'] },
  income: { holds: 'income verification', imports: [...ENGINE, 'contract', 'countries', 'streams'] },
  affordability: {
    holds: 'affordability by month',
    imports: [...ENGINE, 'bills', 'contract', 'income', 'mappings', 'streams'],
  },
  health: { holds: 'financial health', imports: [...ENGINE, 'bills', 'contract', 'income', 'streams'] },
  score: {
    holds: 'checks, attributes, scorecards',
    imports: [...ENGINE, 'bills', 'contract', 'health', 'income', 'requests', 'streams', 'version'],
  },
  integrity: {
    holds: 'whether the data can be relied on',
    imports: [...ENGINE, 'contract', 'countries', 'income', 'streams'],
  },
  explain: {
    holds: 'how each figure is calculated',
    imports: ['base', 'contract', 'data', 'health', 'model', 'score', 'streams'],
  },
  results: {
    holds: 'the schemas of results',
    imports: ['base', 'contract', 'data', 'model', 'requests', 'score'],
  },
  schemas: { holds: 'the entry for the schemas', imports: ['requests', 'results'] },
  insights: {
    holds: 'a call: reading, engines, result',
    imports: [
      ...ENGINE,
      'affordability',
      'bills',
      'contract',
      'countries',
      'health',
      'income',
      'integrity',
      'requests',
      'score',
      'streams',
      'version',
    ],
  },
  api: {
    holds: 'what every entry exports',
    imports: [
      'base',
      'contract',
      'data',
      'enrichment',
      'explain',
      'model',
      'requests',
      'score',
      'taxonomy',
      'version',
    ],
  },
  adapters: { holds: 'bank documents as requests', imports: ['base', 'countries', 'data', 'model'] },
  report: {
    holds: 'reports of results',
    imports: ['base', 'contract', 'explain', 'model', 'taxonomy', 'words'],
  },
  functions: {
    holds: 'the public functions',
    imports: ['base', 'contract', 'countries', 'insights', 'model', 'score'],
  },
  core: {
    holds: 'the entry without merchants',
    imports: [
      'base',
      'contract',
      'enrichment',
      'explain',
      'functions',
      'insights',
      'model',
      'score',
      'version',
    ],
  },
  index: { holds: 'the main entry', imports: ['api', 'functions'] },
  gb: { holds: 'the entry for Britain', imports: ['api', 'countries', 'functions', 'index', 'insights'] },
  us: {
    holds: 'the entry for the United States',
    imports: ['api', 'base', 'countries', 'enrichment', 'functions', 'index', 'insights'],
  },
  cli: {
    holds: 'the command line',
    imports: [
      'adapters',
      'base',
      'compact',
      'contract',
      'countries',
      'index',
      'model',
      'report',
      'taxonomy',
      'version',
      'words',
    ],
  },
};

/** As CONTRIBUTING.md prints it. */
export function roomsTable(): string {
  return [
    '| room | holds | may import |',
    '| --- | --- | --- |',
    ...Object.entries(ROOMS).map(
      ([name, { holds, imports }]) =>
        `| \`${name}\` | ${holds} | ${[...imports].sort().join(', ') || 'nothing'} |`,
    ),
  ].join('\n');
}
