/** The committed report: one row and one section for each module, of which a run writes its own. */
import { MODULES } from './modules.mjs';

/** Per cent of the mutants that are not shown to be equivalent. */
export const LEAST_SCORE = 85;

const HEADING = `# Mutation testing

Small faults are put into the code, one at a time; the tests must notice each. \`npm run mutation -- MODULE\` runs one module with
the tests that [modules.mjs](modules.mjs) names for it, writes its part of this report, and fails under ${LEAST_SCORE} %.

A mutant is equivalent when the program does the same with it; [equivalent.mjs](equivalent.mjs) says why for each. Static mutants,
in code that runs once when its module is loaded, are left out.
`;
const COLUMNS = ['module', 'mutants', 'killed', 'survived', 'equivalent', 'static', 'score'];

/** Rounded down to a tenth. */
export function scoreOf({ killed, survived }) {
  return Math.floor((1000 * killed) / (killed + survived.length)) / 10;
}

export function reportWith(report, module, verdict) {
  const names = Object.keys(MODULES);
  const rows = new Map([...report.matchAll(/^\| (\w+) \|.*$/gm)].map(([row, name]) => [name, row]));
  const parts = new Map(
    report
      .split(/^## /m)
      .slice(1)
      .map(part => [part.split('\n', 1)[0], `## ${part.trimEnd()}\n`]),
  );
  rows.set(module, rowOf(module, verdict));
  parts.set(module, sectionOf(module, verdict));
  const table = [
    `| ${COLUMNS.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(COLUMNS.length - 1)}`,
    ...names.flatMap(name => rows.get(name) ?? []),
  ].join('\n');
  return [HEADING, `${table}\n`, ...names.flatMap(name => parts.get(name) ?? [])].join('\n');
}

function rowOf(module, verdict) {
  const { killed, survived, equivalent } = verdict;
  const counts = [killed, survived.length, equivalent.length];
  const all = counts.reduce((total, count) => total + count);
  return `| ${[module, all, ...counts, verdict.static.length, `${scoreOf(verdict)} %`].join(' | ')} |`;
}

function sectionOf(module, { survived, equivalent }) {
  const lines = [
    ...listed('Survived:', survived, ({ code, change }) => `- ${shown(code)}: ${shown(change)}`),
    ...listed('Equivalent:', grouped(equivalent), ({ reason, mutants }) =>
      [`- ${reason}`, ...mutants.map(({ code, change }) => `  - ${shown(code)}: ${shown(change)}`)].join(
        '\n',
      ),
    ),
  ];
  return `## ${module}\n\n${MODULES[module].sources.map(shown).join(', ')}\n${lines.length === 0 ? '\nNone survived.\n' : ''}${lines.join('')}`;
}

function listed(title, items, lineOf) {
  return items.length === 0 ? [] : [`\n${title}\n\n${items.map(lineOf).join('\n')}\n`];
}

function grouped(equivalent) {
  const reasons = [...new Set(equivalent.map(({ reason }) => reason))];
  return reasons.map(reason => ({ reason, mutants: equivalent.filter(mutant => mutant.reason === reason) }));
}

/** Code that holds a backtick stands between two. */
function shown(code) {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}
