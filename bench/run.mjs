/**
 * Times every engine of the built package as a multiple of JSON.parse of the same body in the same process: machines
 * differ, the ratio much less. Each timed call gets objects that were parsed just before. `npm run bench -- --help`
 * lists what can be asked.
 */

import { htmlReport } from './page.mjs';
import { pdfReport } from './pdf.mjs';
import { coldReport, growthReport, header, mixedReport, plainReport } from './report.mjs';
import { writeSection } from './results.mjs';
import { settingsOf, usage } from './settings.mjs';

const settings = settingsOf(process.argv.slice(2));
if (settings.help) {
  console.log(usage);
  process.exit(0);
}

const lines = [];
const print = line => {
  lines.push(line);
  console.log(line);
};

const path = folder => new URL('index.js', folder).href;
const builds = { new: await import(path(settings.builds.new)) };
if (settings.builds.old) builds.old = await import(path(settings.builds.old));

header(print, settings);
if (settings.workloads.includes('plain')) {
  const multiples = plainReport(print, settings, builds);
  growthReport(print, multiples);
}
for (const pool of ['mixed', 'usual'])
  if (settings.workloads.includes(pool)) mixedReport(print, settings, builds, pool);
if (settings.workloads.includes('cold')) coldReport(print, settings);
if (settings.workloads.includes('plain')) {
  const size = Math.min(5000, ...(settings.sizes ?? []));
  print(`\nReports: ${size} transactions in GB`);
  htmlReport(print, size);
  await pdfReport(print, size);
}
if (settings.write) writeSection('bench', lines);
