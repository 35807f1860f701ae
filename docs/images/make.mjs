/**
 * Makes docs/images/report.png: the first screen of the report about a fixture account, in light colours on a desktop.
 * Run `npm run build`, then `node docs/images/make.mjs`. CHROMIUM names the browser where it is not /usr/bin/chromium.
 */
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { analyse } from '../../dist/index.js';
import { renderHtml, reportOf } from '../../dist/report.js';

const FIXTURE = new URL('../../fixtures/accounts/gb-salaried-renter/request.json', import.meta.url);
const PICTURE = fileURLToPath(new URL('report.png', import.meta.url));
const MOST_BYTES = 250_000;

const request = JSON.parse(readFileSync(FIXTURE, 'utf8'));
const accountNames = [{ accountId: request.accountId, name: 'Current account' }];
const page = renderHtml(reportOf(analyse(request), { accountNames }), {
  sections: ['User Summary', 'Income and Affordability'],
  theme: 'light',
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  const tab = await browser.newPage({ viewport: { width: 1160, height: 1400 }, colorScheme: 'light' });
  await tab.setContent(page);
  await tab.screenshot({ path: PICTURE });
} finally {
  await browser.close();
}

const { size } = statSync(PICTURE);
if (size > MOST_BYTES) throw new Error(`${PICTURE} has ${size} bytes, more than ${MOST_BYTES}`);
