/**
 * Every check there is: what it makes sure of, its command, whether CI runs it, and its seconds on an idle machine with two cores
 * after a build, rounded. `node packaging/checks.mjs --write` prints them into CONTRIBUTING.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const CI = 'CI';
const SMALL = 'CI, at its smallest';

export const CHECKS = [
  ['the style of the code', 'npm run lint', CI, 5],
  ['types', 'npm run types', CI, 25],
  ['every export, file and dependency is used', 'npm run unused', CI, 8],
  ['every regular expression takes time in proportion to its text', 'npm run check-regexps', CI, 40],
  ['fixtures and gazetteer are what their sources make', 'npm run generated', CI, 10],
  ['everything that tests say', 'npm test', CI, 150],
  ['the package is complete, and its types are found', 'npm run package-check', CI, 15],
  ['the report of a sample account', 'npm start', CI, 2],
  ['every command that a document names works', 'npm run documented-commands -- --here', CI, 400],
  ['the same bytes in every runtime', 'npm run runtimes', CI, 60],
  ['hostile input: no hang, no other error, no wrong shape', 'npm run fuzz', CI, 120],
  ['the documentation as a site, where a dead link is an error', 'npm run site', CI, 60],
  ['accuracy on labelled narratives', 'npm run reliability', CI, 3],
  ['sizes of bundles', 'npm run sizes', CI, 6],
  ['documents of other people, where they are at hand', 'npm run samples', CI, 3],
  ['a bill of materials', 'npm run sbom', CI, 2],
  ['the page where one drops a bank file', 'npm run playground', CI, 15],
  ['speed, as a multiple of `JSON.parse`', 'npm run bench', SMALL, 900],
  ['speed against the number of rows', 'npm run bench:growth', SMALL, 600],
  ['accounts a second', 'npm run bench:many', SMALL, 90],
  ['tests notice faults in one module', 'npm run mutation -- MODULE', SMALL, 90],
  ['writes the reports expected of the fixtures', 'npm run golden', CI, 20],
  ['writes the list of exported names', 'npm run interface', CI, 20],
  ['writes the JSON Schemas', 'npm run schemas', CI, 10],
  ['writes the fixture accounts', 'npm run fixtures', CI, 2],
  ['writes the style of the code', 'npm run format', CI, 5],
];

const [START, END] = ['<!-- checks -->', '<!-- end of checks -->'];

/** The text of CONTRIBUTING.md with the table as it is now. */
export function withChecks(text) {
  const rows = CHECKS.map(
    ([what, command, when, seconds]) => `| ${what} | \`${command}\` | ${when} | ${seconds} |`,
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
