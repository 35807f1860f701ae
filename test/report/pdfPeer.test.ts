/** Without pdfmake the rest of the report works, and a PDF says what it needs. */
import { expect, it, vi } from 'vitest';
import { InvalidRequestError } from '../../src/index.js';
import { renderHtml, renderPdf, safeRenderStatementPdf } from '../../src/report.js';
import { reportOfFixture, SIMPLE } from './support.js';

vi.mock('pdfmake/build/vfs_fonts.js', () => {
  throw new Error('Cannot find package');
});

it('names the package', { timeout: 120_000 }, async () => {
  const report = reportOfFixture(SIMPLE);
  expect(renderHtml(report)).toContain('</html>');
  await expect(renderPdf(report)).rejects.toThrow('npm install pdfmake@0.3');
  await expect(renderPdf(report)).rejects.toThrow(InvalidRequestError);
  const made = await safeRenderStatementPdf(report);
  expect(made).toMatchObject({ success: false, error: { issues: [{ code: 'pdfmake_not_loaded' }] } });
});
