/** One figure, one word: the PDF says the same of one analysis as the page, the terminal and the engine. */
import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { renderPdf } from '../../src/report.js';
import { facesOf, saidOf, sharesOf } from './faces.js';
import { unspaced, wordsOf } from './pdfSupport.js';

vi.setConfig({ testTimeout: 120_000 });

describe('the PDF', () => {
  it.each(readdirSync('fixtures/accounts'))(
    'of %s has the same figures under the same names',
    async fixture => {
      const faces = facesOf(fixture);
      const words = unspaced(
        await wordsOf(await renderPdf(faces.report, { sections: ['User Summary', 'Account Overview'] })),
      );
      for (const text of saidOf(faces)) expect(words).toContain(text);
      for (const { words: name, amount, share } of sharesOf(faces)) {
        expect(words).toContain(name);
        expect(words).toContain(`${amount}${share}`);
      }
    },
  );
});
