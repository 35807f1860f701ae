/**
 * How each command of the documents is tried: home of the document -> rows. The word for word command is run unless a row
 * says otherwise.
 *
 * - `command`, or `begins`: the command, or how commands begin that are all tried alike
 * - `at`: the folder where it runs, if not the home; `user`: a project that has the package installed, and a user's files
 * - `small`: words behind it that make it as small as can be; `as`: what is run in place of a command with a placeholder. It may
 *   depend on the number of commits
 * - `env`: variables that make it small where no words can
 * - `ci`: .ci/run runs it as a step; a text where it is written there in another way
 * - `server`: it serves until it is ended; the address answers. `during`: it runs while that server does
 * - `isAside`: though it runs in the root, it works in a package beside it
 * - `needs`: programs that Node does not bring
 * - `writes`: the files that it is there to change, which are put back
 * - `input`: the file that stands in its standard input; `without`: a user's file that must not be there yet
 * - `reason`: it is never run, and why. There may be five of these, and none of them in the README
 */
import { MODULES } from '../../mutation/modules.mjs';

const server = address => ({ address, seconds: 180 });
/** It runs the scripts that it compares with. */
const GENERATED = 'npm run generated';
/** The tests of `npm run test:full` that print a report. They measure all there, and few here. */
const FEW = { MEASURE: 'few' };
const REPORTS = [
  'PREDICTIONS=',
  'SENSITIVITY=',
  'PARITY=',
  'HISTORIES=',
  'KINDS=',
  'CHANGING=',
  'INTEGRITY=',
];

/** Another module after each commit, of those with one file. Others take many minutes. */
const SMALL_MODULES = Object.keys(MODULES).filter(
  name => MODULES[name].sources.length === 1 && !MODULES[name].sources[0].includes('*'),
);
const mutated = commits => `npm run mutation -- ${SMALL_MODULES[commits % SMALL_MODULES.length]}`;

export const TABLE = {
  '.': [
    { command: 'npm ci', ci: true },
    { command: 'npm start', ci: true },
    { command: 'npm run build', ci: true },
    {
      command: 'npm start -- analyse statement.csv --pretty',
      as: 'npm start -- analyse fixtures/statements/csv/monzo.csv --pretty',
    },
    { command: 'npm test', ci: 'npm test -- --many-cases' },
    { command: 'npm run test:full', ci: 'npm run test:full -- --without-properties' },
    { command: 'npm run lint', ci: true },
    { command: 'npm run types', ci: true },
    { command: 'npm run unused', ci: true },
    { command: 'npm run check-regexps', ci: true },
    { command: 'npm run dated-tables', ci: true },
    { command: 'npm run generated', ci: true },
    { command: 'npm run package-check', ci: true },
    { command: 'npm run runtimes', ci: true },
    { command: 'npm run documented-commands -- --here', ci: true },

    { command: 'npm run documented-commands', small: '-- --list' },
    { command: 'npm run fixtures', ci: GENERATED },
    { command: 'npm run format' },
    { command: 'npm run bench:many', small: '-- --accounts 20 --rows 100 --jobs 1 --plain no' },

    { command: 'npm run bench', small: '-- --rounds 1 --size 100' },
    {
      command: 'npm run bench -- --against DIR',
      as: 'npm run bench -- --against . --rounds 1 --size 100 --workload plain --only analyse',
    },
    {
      command: 'npm run bench -- --write',
      small: '--rounds 1 --size 100 --workload plain --only analyse',
      writes: ['bench/RESULTS.md'],
    },
    { command: 'npm run bench:growth', small: '-- --sizes 100 --runs 1' },
    {
      command: 'npm run bench:many -- --accounts 1000 --rows 900 --jobs 1,2',
      as: 'npm run bench:many -- --accounts 20 --rows 100 --jobs 1,2',
    },
    { command: 'npm run fuzz', small: '-- --seconds 5' },
    {
      command: 'npm run fuzz -- --seed N --inputs 100000',
      as: 'npm run fuzz -- --seed 1 --inputs 200',
    },
    { command: 'npm run mutation -- MODULE', as: mutated, writes: ['tools/mutation/REPORT.md'] },
    { command: 'npm pack' },
    { command: 'npm pack --dry-run' },
    { command: 'git diff' },
    { command: 'npm version 0.2.0 --no-git-tag-version', writes: ['package.json', 'package-lock.json'] },
    { begins: 'sh findings/', reason: 'findings tell of other people’s packages, and nothing of this one' },
    {
      command: 'npm start --prefix tools/otherReaders',
      reason: 'it installs many packages of other people, and tells of them',
    },
    { begins: 'npm publish', reason: 'it gives a version to everybody' },
    { begins: 'npm deprecate ', reason: 'it marks a version that everybody has as wrong' },
    { command: 'npm run sizes' },
    { command: 'npm run reliability' },
    { command: 'npm run golden' },
    { command: 'npm run interface' },
    { command: 'npm run schemas' },
    { command: 'npm run samples' },
    { command: 'npm run sbom' },
    { command: 'npm run --silent sbom' },
    { command: 'npm run site' },
    { command: 'npm run playground', isAside: true, server: server('http://127.0.0.1:4173/') },
    { command: 'npm run compile', at: 'tools/gazetteer', ci: GENERATED },
    { begins: 'node fixtures/generate.mjs' },
    { begins: 'npx vitest run ' },
    // The rest of that file updates nothing.
    { begins: 'UPDATE_GOLDEN=', small: "-t 'golden pages'" },
    ...REPORTS.map(begins => ({ begins, env: FEW })),
    { command: 'npx vitest run test/histories/affordability.full.test.ts', env: FEW },

    { begins: 'npm install ', at: 'user' },
    { command: 'npx open-banking-insights', at: 'user', small: 'version' },
    { begins: 'npx open-banking-insights ', at: 'user' },
    { begins: 'npx -p open-banking-insights ', at: 'user' },
    {
      command: 'npx -p open-banking-insights -p piscina@5 open-banking-insights analyse-many ...',
      at: 'user',
      as: 'npx -p open-banking-insights -p piscina@5 open-banking-insights analyse-many accounts.ndjson',
    },
    { begins: 'npx open-banking-insights init ', at: 'user', without: 'request.json' },
    { begins: 'npx open-banking-insights analyse-many - ', at: 'user', input: 'accounts.ndjson' },
    { begins: 'open-banking-insights completion ', at: 'user' },
    { begins: 'node -p ', at: 'user' },
  ],
  'examples/parquet': [
    { command: 'npm ci' },
    { command: 'npm run build', at: '.' },
    { command: 'npm start' },
    { command: 'npm test' },
  ],
  'examples/playground': [
    { command: 'npm ci', at: '.', ci: true },
    { command: 'npm run playground', at: '.', isAside: true, server: server('http://127.0.0.1:4173/') },
    { command: 'npm test', needs: ['chromium'] },
    { command: 'npm run bench', small: '-- 500', needs: ['chromium'] },
    // Every picture, but of one width.
    { command: 'npm run pictures', small: '-- pictures 1280', needs: ['chromium'] },
  ],
  'examples/scale-out': [
    { command: 'npm ci' },
    { command: 'npm run build', at: '.' },
    { command: 'npm run demo', small: '-- 50', needs: ['nats-server'] },
    { command: 'npm run demo -- 200', as: 'npm run demo -- 60', needs: ['nats-server'] },
    { command: 'npm test', needs: ['nats-server', 'redis-server'] },
  ],
  'examples/service': [
    { command: 'npm ci' },
    { command: 'npm run build', at: '.' },
    { command: 'npm start', server: server('http://127.0.0.1:3000/health') },
    { begins: 'token=', during: 'npm start', needs: ['curl'] },
    { command: 'npm test' },
    { command: 'npm run load', small: '-- 5' },
  ],
  'tools/gazetteer': [
    { command: 'npm ci' },
    { command: 'npm run compile', ci: GENERATED },
    { command: 'npm test' },
    {
      command: 'npm run train -- names.tsv',
      reason: 'names.tsv is made of registers that are too large to keep, and training takes an hour',
    },
  ],
};
