/** The commands, one row each. Reading, dispatching, help and completion use these rows. */
import type { Argument, Command } from './command.js';
import { READING } from './flags.js';

// The commands that read no request, one row each.

const OTHER_COMMANDS = [
  {
    name: 'init',
    summary: 'a sample request to begin with',
    about:
      'Writes a request with made-up transactions, to a new file or to standard output: British ones, or American ones with --country US.',
    arguments: [
      { name: 'file', about: 'where to write; it must not exist yet', kind: 'newFile', isOptional: true },
    ],
    flags: ['country'],
    examples: ['init request.json', 'init --country US > request.json'],
    shapes: [],
  },
  {
    name: 'completion',
    summary: 'lets the Tab key complete commands and options',
    about: 'Prints a script for your shell.',
    arguments: [{ name: 'shell', about: 'bash, zsh or fish', kind: 'shell' }],
    flags: [],
    examples: [
      'completion bash >> ~/.bashrc',
      'completion zsh >> ~/.zshrc',
      'completion fish >> ~/.config/fish/config.fish',
    ],
    shapes: [],
  },
  {
    name: 'help',
    summary: 'the help of a command',
    about: 'Says what a command takes and gives.',
    arguments: [{ name: 'command', about: 'default: all of them', kind: 'command', isOptional: true }],
    flags: [],
    examples: ['help income'],
    shapes: [],
  },
  {
    name: 'version',
    summary: 'the version of this program',
    about: 'Prints the version and nothing else.',
    arguments: [],
    flags: [],
    examples: ['version'],
    shapes: [],
  },
] as const satisfies readonly Command[];

// The row of analyse-many, as in commands.ts.

const MANY_COMMAND = {
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

const REQUEST: Argument = {
  name: 'file',
  about:
    'a request in JSON, or a file that a bank gave out; several are taken together; - reads standard input',
  kind: 'request',
  takesInput: true,
  isMany: true,
};

/** What the library accepts where affordability is worked out, unless `--max-transactions` says otherwise. */
const MOST_TRANSACTIONS = 5000;

const STANDING = ['as-of', 'max-transactions'] as const;
const ENRICHING = ['confidence-floor', 'rules', ...STANDING, ...READING] as const;
/** What a lender asks: can a repayment be carried, and is it true what was stated? */
const LENDING = ['new-repayment', 'stated-income', 'stated-rent'] as const;
const RECKONING = [...ENRICHING, 'division', 'us-state'] as const;

export const COMMANDS = [
  {
    name: 'enrich',
    summary: 'category, class and merchant of each transaction',
    about: 'Says of each transaction what it is, who was paid, how sure that is and why.',
    arguments: [REQUEST],
    flags: ['pretty', 'csv', ...ENRICHING],
    examples: ['enrich request.json --pretty', 'enrich request.json --csv > rows.csv'],
    shapes: ['request', 'accounts'],
  },
  {
    name: 'income',
    summary: 'ranked income streams and benefits',
    about: 'Finds the regular income of the last twelve months, and why each other credit does not count.',
    arguments: [REQUEST],
    flags: ['pretty', 'exclude-benefits', 'include-flags', 'haircuts', ...RECKONING],
    examples: ['income request.json --pretty', 'income - --as-of 2026-06-30 < request.json'],
    shapes: ['request', 'accounts'],
  },
  {
    name: 'affordability',
    summary: 'what is left each month, and signs of risk',
    about: 'Sets income against fixed, flexible and debt costs, month by month and as an estimate.',
    arguments: [REQUEST],
    flags: ['pretty', 'no-flexible-costs', ...LENDING, ...RECKONING],
    examples: [
      'affordability request.json --pretty',
      'affordability statement.csv --pretty --new-repayment 180',
    ],
    shapes: ['request', 'accounts'],
    mostTransactions: MOST_TRANSACTIONS,
  },
  {
    name: 'score',
    summary: 'whether the data of the account may be scored',
    about: 'Runs eight checks and says which fail, and by how much.',
    arguments: [REQUEST],
    flags: ['pretty', ...STANDING, ...READING],
    examples: ['score request.json --pretty'],
    shapes: ['request', 'accounts', 'scoreRequest'],
  },
  {
    name: 'attributes',
    summary: 'the figures that scorecards ask for',
    about:
      'Gives the cash-flow attributes of the account, and why those that are null could not be computed.',
    arguments: [REQUEST],
    flags: ['pretty', ...RECKONING],
    examples: ['attributes request.json --pretty'],
    shapes: ['request', 'accounts'],
  },
  {
    name: 'scorecard',
    summary: 'score and reasons by a scorecard of yours',
    about: 'Works out the attributes of the account and lays a scorecard on them.',
    arguments: [REQUEST, { name: 'card.json', about: 'the scorecard', kind: 'json', takesInput: true }],
    flags: ['pretty', ...RECKONING],
    examples: ['scorecard request.json card.json --pretty'],
    shapes: ['request', 'accounts', 'scorecard'],
  },
  {
    name: 'check-integrity',
    summary: 'whether the transactions can be relied on',
    about:
      'Looks whether the rows agree with their balances, their days and each other, and says what to ask for.',
    arguments: [REQUEST],
    flags: ['pretty', ...RECKONING],
    examples: ['check-integrity request.json --pretty'],
    shapes: ['request', 'accounts'],
  },
  {
    name: 'consumer-health',
    summary: "five periods of a person's accounts",
    about: 'Balances, income, spending and risk over the last 30 to 360 days.',
    arguments: [REQUEST],
    flags: ['pretty', ...RECKONING],
    examples: ['consumer-health request.json --pretty'],
    shapes: ['request', 'accounts'],
    needs: 'balances.current',
  },
  {
    name: 'business-health',
    summary: "five periods of a business's accounts",
    about: 'Balances, revenue, costs and concentration over the last 30 to 360 days.',
    arguments: [REQUEST],
    flags: ['pretty', ...RECKONING],
    examples: ['business-health request.json --pretty'],
    shapes: ['request', 'accounts'],
    needs: 'balances.current',
  },
  {
    name: 'balances',
    summary: 'the balance at the end of each day',
    about: 'Rebuilds the balances from the current one, and checks them against running balances.',
    arguments: [REQUEST],
    flags: ['pretty', ...STANDING, ...READING],
    examples: ['balances request.json --pretty'],
    shapes: ['request', 'accounts'],
    needs: 'balances.current',
  },
  {
    name: 'analyse',
    summary: 'enrichment, income, affordability, score, health',
    about: 'All of these for one account or several, each transaction read once.',
    arguments: [REQUEST],
    flags: [
      'pretty',
      'exclude-benefits',
      'include-flags',
      'no-flexible-costs',
      'haircuts',
      ...LENDING,
      ...RECKONING,
    ],
    examples: ['analyse request.json --pretty', 'analyse monzo.csv barclays.ofx --pretty'],
    shapes: ['request', 'accounts'],
    mostTransactions: MOST_TRANSACTIONS,
  },
  MANY_COMMAND,
  {
    name: 'report',
    summary: 'a page to look at and to print',
    about:
      'Writes one document, what matters first: income, what is left, risks, and their evidence. A PDF needs the package pdfmake.',
    arguments: [REQUEST],
    flags: [
      'output',
      'force',
      'sections',
      'holder',
      'statement',
      'full',
      'csv',
      'exclude-benefits',
      'no-flexible-costs',
      ...LENDING,
      ...RECKONING,
    ],
    examples: [
      'report statement.csv',
      'report statement.csv -o report.pdf',
      'report statement.csv --statement -o statement.pdf',
      'report statement.csv --csv signs-of-risk > risks.csv',
      'report request.json --sections Statement > page.html',
    ],
    shapes: ['request', 'accounts'],
    mostTransactions: MOST_TRANSACTIONS,
  },
  {
    name: 'convert',
    summary: 'bank files as one request',
    about: 'Prints the request. With --pretty it says what was read, what was left out and what to look at.',
    arguments: [REQUEST],
    flags: ['pretty', 'as-of', ...READING],
    examples: [
      'convert monzo.csv > request.json',
      'convert statement.ofx --pretty',
      'convert statement.csv --columns @mapping.json --pretty',
    ],
    shapes: ['mapping'],
  },
  {
    name: 'explain',
    summary: 'how a figure of a result is made',
    about: 'Gives the formula in words, the figures it is made from and its transactions.',
    arguments: [
      {
        name: 'result.json',
        about: 'what a command printed as JSON; - reads standard input',
        kind: 'json',
        takesInput: true,
      },
      { name: 'path', about: 'where the figure stands in it', kind: 'text' },
    ],
    flags: ['pretty'],
    examples: [
      "explain result.json 'incomeStreams[0].estimatedIncome'",
      "explain analysis.json 'income.incomeStreams[0].total'",
    ],
    shapes: [],
  },
  {
    name: 'narrative',
    summary: 'the parts of one line of a statement',
    about: 'Takes a description apart: rail, payee, reference, dates, card, place, foreign amount.',
    arguments: [
      {
        name: 'text',
        about: 'the description, in quotes; - reads standard input',
        kind: 'text',
        takesInput: true,
      },
    ],
    flags: ['pretty', 'country'],
    required: ['country'],
    examples: ["narrative 'CARD PAYMENT TO TESCO 3021' --country GB"],
    shapes: [],
  },
  {
    name: 'corrections',
    summary: 'rules that follow from what you correct',
    about: 'Makes a list of rules for --rules, which give your values to all transactions of a payee.',
    arguments: [
      REQUEST,
      { name: 'corrections.json', about: 'what is right instead', kind: 'json', takesInput: true },
    ],
    flags: ['pretty', ...ENRICHING],
    examples: [
      'corrections request.json corrections.json > rules.json',
      'enrich request.json --rules rules.json',
    ],
    shapes: ['request', 'corrections', 'rules'],
  },
  ...OTHER_COMMANDS,
] as const satisfies readonly Command[];

export type CommandName = (typeof COMMANDS)[number]['name'];
