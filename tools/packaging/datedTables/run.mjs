/**
 * `npm run dated-tables`: says of each table of tax and holidays when it ends and how long it serves. It warns once the end is near
 * or past, and fails sixty days before the table serves no more.
 *
 *   -- --today 2027-11-01   as if it were that day; without it the clock is asked
 */
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const BUNDLE = 'node_modules/.cache/dated-tables';

const { values } = parseArgs({ options: { today: { type: 'string' } } });

// The tables as they stand in src: a bundle is made in a second, and no build is needed.
await build({
  entryPoints: { tables: 'tools/packaging/datedTables/tables.ts', calendar: 'src/base/calendar.ts' },
  outdir: BUNDLE,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
const load = name => import(new URL(`../../../${BUNDLE}/${name}.mjs`, import.meta.url).href);
const [{ reportOn }, { dayOf, isRealDay }] = await Promise.all([load('tables'), load('calendar')]);

const today = values.today ?? new Date().toISOString().slice(0, 10);
if (!isRealDay(today)) throw new Error(`--today is no day of the form YYYY-MM-DD: ${today}`);
const { lines, fails } = reportOn(dayOf(today));
process.stdout.write(`Tables of tax and holidays on ${today}\n${lines.join('\n')}\n`);
process.exitCode = fails ? 1 : 0;
