/**
 * `npm run documented-commands`: runs every command that a document names, as it is written there, in a fresh clone of what is
 * committed. table.mjs says how each is tried.
 *
 *   -- --here        in this clone, which must be as it was committed; .ci/run does so
 *   -- --only WORDS  those commands only that hold the words
 *   -- --list        says what would be done, and checks the table
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { statementsOf } from './ciSteps.mjs';
import { changesIn, cloneOf, commitsIn, makeProject, project, putBack, userFolder } from './places.mjs';
import { planOf } from './plan.mjs';
import { endAll, run, serve } from './processes.mjs';
import { lacking } from './programs.mjs';
import { commandsOf } from './read.mjs';
import { TABLE } from './table.mjs';

const { values } = parseArgs({
  options: { here: { type: 'boolean' }, list: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
const say = text => process.stdout.write(`${text}\n`);
const failures = [];
function fail(text) {
  failures.push(text);
  say(`FAILS ${text}`);
}

/** The package, wherever the document has it from. */
const INSTALL = /^npm install (?:\S*\/)?open-banking-insights\S*$/;
/** What was once changed keeps its wording. */
const HISTORY = 'CHANGELOG.md';
const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter(name => name !== '' && name !== HISTORY);
const commands = documents.flatMap(document => commandsOf(document, readFileSync(document, 'utf8')));
const { steps, problems } = planOf(commands, TABLE, statementsOf(readFileSync('.ci/run', 'utf8')));
for (const problem of problems) fail(problem);

const isAsked = ({ command, row }) => command.includes(values.only) && !row.ci && !row.reason && !row.during;
const asked = steps.filter(isAsked);
/** What runs while a server does. */
const meanwhileOf = ({ home, command }) =>
  steps.filter(({ row, home: other }) => row.during === command && other === home);
const title = ({ command, places }) => `${command.split('\n')[0]}  (${places.join(', ')})`;

if (values.list) for (const step of steps) say(`${howOf(step).padEnd(12)}${title(step)}`);
else if (failures.length === 0) await tryAll();
if (failures.length > 0) say(`\n${failures.length} failures:\n\n${failures.join('\n\n')}`);
else say('Every command that a document names is as it is said.');
process.exitCode = failures.length > 0 ? 1 : 0;

function howOf({ row, home }) {
  if (row.reason !== undefined) return 'exception';
  if (row.ci !== undefined) return 'CI';
  return row.at ?? (home === '.' ? 'root' : 'example');
}

async function tryAll() {
  const uncommitted = changesIn('.');
  if (values.here && uncommitted !== '')
    return fail(`this clone is not as it was committed:\n${uncommitted}`);
  if (uncommitted !== '') say('What is not committed is not tried.');
  for (const step of asked) {
    const missing = [step, ...meanwhileOf(step)].map(({ row }) => lacking(row.needs)).find(Boolean);
    if (missing) fail(`${title(step)}\n${missing}`);
  }
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', endAll);
  const root = cloneOf(values.here);
  const tarball = await prepared(root);
  if (tarball === null) return;
  // What works in the root, then all else. Packages are installed first; further it goes as the documents do.
  const isAside = ({ row, home }) => row.isAside ?? (row.at ?? home) !== '.';
  const isInstall = ({ command }) => command === 'npm ci';
  const aside = asked.filter(isAside);
  const lanes = [
    asked.filter(step => !isAside(step)),
    [...aside.filter(isInstall), ...aside.filter(step => !isInstall(step))],
  ];
  const folders = [
    [':!examples', ':!tools/gazetteer'],
    ['examples', 'tools/gazetteer'],
  ];
  // One after the other: tests of the examples wait for answers, and most commands of the root take all cores.
  for (const [index, lane] of lanes.entries())
    for (const step of lane) await tried(step, { root, tarball, folders: folders[index] });
  const left = changesIn(root);
  if (left !== '') fail(`at the end the clone is not as it was committed:\n${left}`);
}

/** Installs and builds the clone, packs the package and makes a user's project with it. Gives the tarball. */
async function prepared(root) {
  const doing = async (command, cwd) => {
    const wrong = await timed(command, () => run(command, { cwd }));
    if (wrong !== null) fail(`${command}\n${wrong}`);
    return wrong === null;
  };
  if (!values.here && !(await doing('npm ci', root))) return null;
  if (!(await doing('npm run build', root))) return null;
  if (!(await doing(`npm pack --silent --pack-destination ${JSON.stringify(join(project, '..'))}`, root)))
    return null;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tarball = join(project, '..', `open-banking-insights-${version}.tgz`);
  makeProject();
  return (await doing(`npm install ${JSON.stringify(tarball)}`, project)) ? tarball : null;
}

async function tried(step, { root, tarball, folders }) {
  const { row, home } = step;
  if (lacking(row.needs)) return;
  const at = row.at ?? home;
  const isUser = at === 'user';
  const cwd = isUser ? userFolder(root, row.without) : join(root, at);
  const place = {
    cwd,
    env: { ...row.env, ...(isUser ? environmentOfUser(cwd, step.command) : {}) },
    ...(row.input === undefined ? {} : { input: join(cwd, row.input) }),
  };
  const words = wordsOf(step, root, tarball);
  const wrong = await timed(title(step), () => {
    if (row.server === undefined) return run(words, place);
    return serve(words, place, row.server, async () => {
      for (const other of meanwhileOf(step)) await tried(other, { root, tarball, folders });
      return null;
    });
  });
  if (isUser) rmSync(cwd, { recursive: true, force: true });
  for (const file of row.writes ?? []) putBack(root, file);
  const changed = changesIn(root, folders);
  if (wrong !== null) fail(`${title(step)}\n$ ${words}\n${wrong}`);
  if (changed !== '') {
    fail(`${title(step)}\nit leaves the clone changed:\n${changed}`);
    execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: root });
  }
}

/** What is written into the home folder is not for the user of this machine. npm finds its settings there. */
function environmentOfUser(cwd, command) {
  const home = /^np[mx] /.test(command) ? {} : { HOME: join(cwd, 'home') };
  // npx asks before it installs a package, and a person says yes.
  const answers = { npm_config_yes: 'true' };
  return { PATH: `${join(cwd, 'node_modules/.bin')}:${process.env.PATH}`, ...home, ...answers };
}

/** The command word for word, or as small as it can be. */
function wordsOf({ command, row }, root, tarball) {
  if (typeof row.as === 'function') return row.as(commitsIn(root));
  const words = row.as ?? (row.small === undefined ? command : `${command} ${row.small}`);
  if (row.at !== 'user') return words;
  const given = JSON.stringify(tarball);
  return words.replace(INSTALL, `npm install ${given}`).replace('-p open-banking-insights ', `-p ${given} `);
}

/** Says when it begins, so that nothing is silent for long, and how long it took. */
async function timed(name, doing) {
  const start = performance.now();
  say(`        ${name}`);
  const wrong = await doing();
  say(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} ${wrong === null ? 's' : '!'} ${name}`);
  return wrong;
}
