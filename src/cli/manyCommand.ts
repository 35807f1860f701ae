/** The row of analyse-many, as in commands.ts. */
import type { Command } from './command.js';

export const MANY_COMMAND = {
  name: 'analyse-many',
  summary: 'a line of results for each line of requests',
  about:
    'For any number of accounts: one request a line, or { "request": ..., "options": ... } where a line has options of its own. One line comes out for each line, in their order; where an account cannot be worked out it is { "line", "accountId", "error" }. Where the package piscina is installed, lines go to several workers at once. Memory stays the same however many lines there are.',
  arguments: [
    {
      name: 'file',
      about:
        'requests, one a line, also packed by gzip; a pattern such as shards/*.ndjson.gz; - reads standard input',
      kind: 'lines',
      takesInput: true,
      isMany: true,
    },
  ],
  flags: [
    'command',
    'select',
    'compact',
    'resume',
    'jobs',
    'worker-memory',
    'max-line-bytes',
    'country',
    'exclude-benefits',
    'include-flags',
    'no-flexible-costs',
    'haircuts',
    'confidence-floor',
    'rules',
    'as-of',
    'time-zone',
    'max-transactions',
    'division',
    'us-state',
  ],
  examples: [
    'analyse-many accounts.ndjson > results.ndjson',
    "analyse-many 'shards/*.gz' --resume results.ndjson",
  ],
  shapes: ['request', 'accounts'],
} as const satisfies Command;
