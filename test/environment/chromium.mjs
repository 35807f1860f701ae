/** The digests of answers as a page in Chromium gives them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { openBrowser } from '../support/chromium.mjs';
import { fixtures } from './fixtures.mjs';

/** No such host: the page is answered from here. A page has digests only where its address is a secure one. */
const ADDRESS = 'https://page.invalid/';

/** `digestsIn(zone, locale)`, the browser's `version`, and `close()`. */
export async function openChromium() {
  const content = await bundled();
  const browser = await openBrowser();
  const given = fixtures();
  return {
    version: browser.version(),
    close: () => browser.close(),
    async digestsIn(timezoneId, locale) {
      const context = await browser.newContext({ timezoneId, locale });
      const page = await context.newPage();
      await page.route(ADDRESS, route =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );
      await page.goto(ADDRESS);
      await page.addScriptTag({ content });
      const found = await page.evaluate(all => globalThis.insights.digestsOf(all), given);
      await context.close();
      return found;
    },
  };
}

async function bundled() {
  const outDir = mkdtempSync(join(tmpdir(), 'insights-'));
  try {
    await build({
      entry: { page: fileURLToPath(new URL('page.mjs', import.meta.url)) },
      format: 'iife',
      globalName: 'insights',
      platform: 'browser',
      noExternal: [/.*/],
      outDir,
      config: false,
      silent: true,
      clean: false,
    });
    return readFileSync(join(outDir, 'page.global.js'), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
