/**
 * Every check there is: what it makes sure of, its command, how CI runs it, and the seconds that it took so on a busy
 * machine with two cores, after a build; null where they were not measured. `node packaging/checks.mjs --write` prints them into CONTRIBUTING.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const CI = 'CI';
const SMALL = 'CI, at its smallest';

export const CHECKS = [
  ['the style of the code', 'npm run lint', CI, 10],
  ['types', 'npm run types', CI, 88],
  ['every export, file and dependency is used', 'npm run unused', CI, 21],
  ['every regular expression takes time in proportion to its text', 'npm run check-regexps', CI, 96],
  ['fixtures and gazetteer are what their sources make', 'npm run generated', CI, 27],
  ['what computes, in one process', 'npm test', CI, 127],
  [
    'what needs a build, a process, a browser or much time; every property with 60 cases',
    'npm run test:full',
    CI,
    null,
  ],
  ['the package is complete, and its types are found', 'npm run package-check', CI, 36],
  ['the report of a sample account', 'npm start', CI, null],
  ['every command that a document names works', 'npm run documented-commands -- --here', CI, null],
  ['the same bytes in every runtime', 'npm run runtimes', CI, null],
  ['hostile input: no hang, no other error, no wrong shape', 'npm run fuzz', CI, 115],
  ['the documentation as a site, where a dead link is an error', 'npm run site', CI, 134],
  ['accuracy on labelled narratives', 'npm run reliability', CI, 11],
  ['sizes of bundles', 'npm run sizes', CI, 28],
  ['documents of other people, where they are at hand', 'npm run samples', CI, 30],
  ['a bill of materials', 'npm run sbom', CI, 3],
  ['the page where one drops a bank file', 'npm run playground', CI, 48],
  ['speed, as a multiple of `JSON.parse`', 'npm run bench', SMALL, 44],
  ['speed against the number of rows', 'npm run bench:growth', SMALL, 41],
  ['accounts a second', 'npm run bench:many', SMALL, null],
  ['tests notice faults in one module', 'npm run mutation -- MODULE', SMALL, 226],
  ['writes the reports expected of the fixtures', 'npm run golden', CI, 26],
  ['writes the list of exported names', 'npm run interface', CI, 52],
  ['writes the JSON Schemas', 'npm run schemas', CI, 16],
  ['writes the fixture accounts', 'npm run fixtures', CI, 3],
  ['writes the style of the code', 'npm run format', CI, 15],
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
  const file = new URL('../CONTRIBUTING.md', import.meta.url);
  const text = withChecks(readFileSync(file, 'utf8'));
  if (process.argv.includes('--write')) writeFileSync(file, text);
  else process.stdout.write(text.slice(text.indexOf(START), text.indexOf(END)));
}
