/** The built entry makes the same PDF in Chromium as in Node. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { expect, it } from 'vitest';
import { renderPdf } from '../../src/report.js';
import { openBrowser } from '../support/chromium.mjs';
import { wordsOf } from './pdfSupport.js';
import { reportOfFixture, SIMPLE } from './support.js';

async function bundled(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'report-'));
  await build({
    entry: { page: 'dist/report.js' },
    format: 'iife',
    globalName: 'insightsReport',
    platform: 'browser',
    noExternal: [/.*/],
    outDir,
    config: false,
    silent: true,
    clean: false,
  });
  const text = readFileSync(join(outDir, 'page.global.js'), 'utf8');
  rmSync(outDir, { recursive: true });
  return text;
}

it('is the same in Chromium', { timeout: 240_000 }, async () => {
  const report = reportOfFixture(SIMPLE, { holder: 'Łucja Żółć 😀' });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', error => faults.push(String(error)));
    await page.addScriptTag({ content: await bundled() });
    const given = JSON.stringify(report);
    const bytes = (await page.evaluate(
      `insightsReport.renderPdf(JSON.parse(${JSON.stringify(given)})).then(bytes => [...bytes])`,
    )) as number[];
    expect(faults).toEqual([]);
    expect(await wordsOf(Uint8Array.from(bytes))).toContain('Łucja Żółć [U+1F600]');
    expect(Buffer.from(bytes).equals(await renderPdf(report))).toBe(true);
  } finally {
    await browser.close();
  }
});
