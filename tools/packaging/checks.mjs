/**
 * Every check there is: what it makes sure of, its command, how CI runs it, and the seconds that it took so on a busy
 * machine with two cores, after a build; null where they were not measured. `node tools/packaging/checks.mjs --write` prints them into CONTRIBUTING.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const CI = 'CI';
const SMALL = 'CI, at its smallest';

export const CHECKS = [
  ['the style of the code', 'npm run lint', CI, 5],
  ['types', 'npm run types', CI, 80],
  ['every export, file and dependency is used', 'npm run unused', CI, 16],
  ['every regular expression takes time in proportion to its text', 'npm run check-regexps', CI, 57],
  ['no table of tax or holidays ends soon', 'npm run dated-tables', CI, 2],
  ['fixtures and gazetteer are what their sources make', 'npm run generated', CI, 13],
  ['what computes, in one process', 'npm test', CI, 171],
  [
    'what needs a build, a process, a browser or much time; every property with 60 cases',
    'npm run test:full',
    CI,
    925,
  ],
  ['the package is complete, and its types are found', 'npm run package-check', CI, 36],
  ['the report of a sample account', 'npm start', CI, null],
  ['every command that a document names works', 'npm run documented-commands -- --here', CI, null],
  ['the same bytes in every runtime', 'npm run runtimes', CI, null],
  ['hostile input: no hang, no other error, no wrong shape', 'npm run fuzz', CI, 115],
  ['the documentation as a site, where a dead link is an error', 'npm run site', CI, 97],
  ['accuracy on labelled narratives', 'npm run reliability', CI, 11],
  ['sizes of bundles', 'npm run sizes', CI, 17],
  ['documents of other people, where they are at hand', 'npm run samples', CI, 13],
  ['a bill of materials', 'npm run sbom', CI, 3],
  ['the page where one drops a bank file', 'npm run playground', CI, 35],
  ['speed, as a multiple of `JSON.parse`', 'npm run bench', SMALL, 24],
  ['speed against the number of rows', 'npm run bench:growth', SMALL, 28],
  ['accounts a second', 'npm run bench:many', SMALL, 36],
  ['tests notice faults in one module', 'npm run mutation -- MODULE', SMALL, 101],
  ['writes the reports expected of the fixtures', 'npm run golden', CI, 37],
  ['writes the list of exported names', 'npm run interface', CI, 38],
  ['writes the digests of the JSON Schemas', 'npm run schemas', CI, 20],
  ['writes the fixture accounts', 'npm run fixtures', CI, 6],
  ['writes the style of the code', 'npm run format', CI, 12],
];

const [START, END] = ['<!-- checks -->', '<!-- end of checks -->'];

/** The text of CONTRIBUTING.md with the table as it is now. */
export function withChecks(text) {
  const rows = CHECKS.map(
    ([what, command, when, seconds]) => `| ${what} | \`${command}\` | ${when} | ${seconds ?? '-'} |`,
  );
  const table = ['| check | command | runs in | seconds |', '| --- | --- | --- | ---: |', ...rows].join('\n');
  return `${text.slice(0, text.indexOf(START))}${START}\n\n${table}\n\n${text.slice(text.indexOf(END))}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = new URL('../../CONTRIBUTING.md', import.meta.url);
  const text = withChecks(readFileSync(file, 'utf8'));
  if (process.argv.includes('--write')) writeFileSync(file, text);
  else process.stdout.write(text.slice(text.indexOf(START), text.indexOf(END)));
}
