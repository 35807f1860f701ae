/** Finds for each command that a document names the one row of the table that says how it is tried. */
import { homeOf, partsOf } from './read.mjs';

const MOST_EXCEPTIONS = 5;

/**
 * `table`: home of the documents -> rows (table.mjs). `statements`: what .ci/run runs. Gives the steps, each with the places
 * that name it, and what is wrong with the table.
 */
export function planOf(commands, table, statements) {
  const steps = new Map();
  const problems = [];
  const used = new Set();
  for (const { document, line, command } of commands)
    for (const part of partsOf(command)) {
      const place = `${document}:${line}`;
      const rows = rowsFor(table[homeOf(document)] ?? [], part);
      if (rows.length !== 1) {
        problems.push(`${place}: ${rows.length === 0 ? 'no row' : `${rows.length} rows`} for: ${part}`);
        continue;
      }
      const [row] = rows;
      used.add(row);
      if (row.reason !== undefined && document === 'README.md')
        problems.push(`${place}: the README may name no exception: ${part}`);
      // Several documents may send the reader to one folder.
      const key = `${row.at ?? homeOf(document)} ${part}`;
      const step = steps.get(key) ?? { row, command: part, home: homeOf(document), places: [] };
      step.places.push(place);
      steps.set(key, step);
    }

  const rows = Object.values(table).flat();
  const named = row => row.command ?? `${row.begins}…`;
  for (const row of rows) if (!used.has(row)) problems.push(`no document names: ${named(row)}`);
  for (const row of rows)
    if (row.ci !== undefined && !statements.has(row.ci === true ? row.command : row.ci))
      problems.push(`.ci/run has no step for: ${row.ci === true ? row.command : row.ci}`);
  const exceptions = rows.filter(({ reason }) => reason !== undefined);
  if (exceptions.length > MOST_EXCEPTIONS)
    problems.push(`${exceptions.length} exceptions; ${MOST_EXCEPTIONS} are the most`);
  return { steps: [...steps.values()], problems };
}

/** A row that names the whole command comes before those that only know how it begins, and of these the longest counts. */
function rowsFor(rows, command) {
  const whole = rows.filter(row => row.command === command);
  if (whole.length > 0) return whole;
  const alike = rows.filter(({ begins }) => begins !== undefined && command.startsWith(begins));
  const longest = Math.max(...alike.map(({ begins }) => begins.length));
  return alike.filter(({ begins }) => begins.length === longest);
}
