/** PDFs of a year of 5000 transactions, or as many as are named: seconds and bytes. */
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { analyse } from '../dist/index.js';
import { renderHtml, renderPdf, renderStatementPdf, reportOf } from '../dist/report.js';
import { workload } from './workload.mjs';

const wholePdf = report => renderPdf(report, { full: true });

/** One line each. The first call also loads pdfmake and its font, as it does for a user. */
export async function pdfReport(print, size = 5000) {
  const report = reportOf(analyse(workload(size)));
  for (const [name, render] of [
    ['page', renderHtml],
    ['PDF, first', wholePdf],
    ['PDF, second', wholePdf],
    ['statement PDF', renderStatementPdf],
  ]) {
    const start = performance.now();
    const { user } = process.cpuUsage();
    const { length } = await render(report);
    const worked = (process.cpuUsage().user - user) / 1e6;
    const passed = (performance.now() - start) / 1000;
    print(
      `${name.padEnd(16)} ${passed.toFixed(2)} s (${worked.toFixed(2)} s of work) ${Math.round(length / 1024)} KB`,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await pdfReport(console.log);
