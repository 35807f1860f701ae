/** The page of a year of 5000 transactions, or as many as are named: its time as a multiple of that of analyse, and its bytes. */
import { pathToFileURL } from 'node:url';
import { analyse } from '../dist/index.js';
import { REPORT_SECTIONS, renderHtml, reportOf } from '../dist/report.js';
import { median, timed } from './timing.mjs';
import { workload } from './workload.mjs';

/** Limits: the page with all sections in less than three times the time of analyse, and these bytes. */
const MOST = { multiple: 3, withoutStatement: 600_000, withStatement: 1_200_000 };
const ROUNDS = { rounds: 9, warmUp: 3 };

/** One line each. */
export function htmlReport(print, size = 5000) {
  const body = JSON.stringify(workload(size));
  const prepare = () => JSON.parse(body);
  const analysed = analyse(prepare());
  const times = timed(
    {
      analyse: { prepare, call: analyse },
      page: { prepare: () => analysed, call: result => ({ page: renderHtml(reportOf(result)) }) },
    },
    ROUNDS,
  );
  const of = name => median(times[name].worked);
  print(
    line(
      'reportOf and renderHtml',
      `${(of('page') / of('analyse')).toFixed(2)} x analyse`,
      `${MOST.multiple} x`,
    ),
  );
  const report = reportOf(analysed);
  const sections = REPORT_SECTIONS.filter(section => section !== 'Statement');
  print(
    line('page without statement', kilobytes(renderHtml(report, { sections })), limit(MOST.withoutStatement)),
  );
  print(line('page with statement', kilobytes(renderHtml(report)), limit(MOST.withStatement)));
}

const kilobytes = page => `${Math.round(Buffer.byteLength(page) / 1000)} kB`;
const limit = bytes => `${bytes / 1000} kB`;
const line = (name, figure, most) => `${name.padEnd(26)} ${figure} (at most ${most})`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) htmlReport(console.log);
