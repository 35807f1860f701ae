/**
 * `npm start --prefix tools/otherReaders`: gives the same small files to other readers and to ours, and prints the page
 * docs/formats/other-readers.md. It fails where that page says something else. It runs outside CI, which needs nobody else's packages.
 *
 *   -- --write   writes the page
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CASES, oursLine, shownValue } from './cases.mjs';
import { readersOf } from './readers.mjs';

// What is read as an instant is the same everywhere.
process.env.TZ = 'UTC';

const PAGE = new URL('../../docs/formats/other-readers.md', import.meta.url);
const { dependencies: versions } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const ours = await import(new URL('../../dist/adapters.js', import.meta.url).href);
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const named = name => `${name} ${versions[name]}`;

async function sectionOf(each) {
  const theirs = (await readersOf(each)).map(
    ([name, call, value]) => `| ${named(name)}, ${call} | ${shownValue(value)} |`,
  );
  return [
    `### ${each.title}`,
    `\`\`\`\n${each.shown}\n\`\`\``,
    ['| reader | gives |', '| --- | --- |', ...theirs, oursLine(each, ours)].join('\n'),
    each.why,
  ].join('\n\n');
}

const sections = [];
for (const [index, each] of CASES.entries()) {
  if (CASES[index - 1]?.format !== each.format) sections.push(`## ${each.format}`);
  sections.push(await sectionOf(each));
}
const today = new Date().toISOString().slice(0, 10);
const page = `# What other readers give

A file that every reader takes is not yet read rightly. Each section below has a valid file with invented rows, what other packages for
Node give for it, and what we give. Readers that agree with us are named too. Several guess only where an option tells them to; the option
is named beside them. Nothing here says which package is the better one for another purpose.

This page is what a command printed, on ${today} with Node ${process.version.slice(1).split('.')[0]} and open-banking-insights ${version}, in the time zone UTC.
In a clone of the repository:

\`\`\`sh
npm ci
npm run build
npm start --prefix tools/otherReaders
\`\`\`

The versions are fixed in \`tools/otherReaders/package.json\`. xlsx is SheetJS as the registry of npm has it. The delimiter of
each CSV file was told to all readers that take one.

${sections.join('\n\n')}

[All formats](../adapters.md).
`;

const lasting = text => text.replace(/ on \d{4}-\d\d-\d\d with Node \d+ and/, '');
if (process.argv.includes('--write')) writeFileSync(PAGE, page);
process.stdout.write(page);
if (lasting(readFileSync(PAGE, 'utf8')) !== lasting(page)) {
  process.stderr.write(
    'docs/formats/other-readers.md says something else: npm start --prefix tools/otherReaders -- --write\n',
  );
  process.exitCode = 1;
}
