/**
 * Makes docs/images/report.webp: the first screen of the report about a fixture account, in light colours on a desktop.
 * Run `npm run build`, then `node docs/images/make.mjs`. CHROMIUM names the browser where it is not /usr/bin/chromium.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { analyse } from '../../dist/index.js';
import { renderHtml, reportOf } from '../../dist/report.js';

const FIXTURE = new URL('../../fixtures/accounts/gb-salaried-renter/request.json', import.meta.url);
const PICTURE = fileURLToPath(new URL('report.webp', import.meta.url));
const MOST_BYTES = 80_000;

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
  const picture = await webpOf(await tab.screenshot(), await browser.newPage());
  if (picture.length > MOST_BYTES) throw new Error(`${picture.length} bytes are more than ${MOST_BYTES}`);
  writeFileSync(PICTURE, picture);
} finally {
  await browser.close();
}

/** A third of the bytes of a PNG, written by the browser, in a blank page: the report allows no pictures from elsewhere. */
async function webpOf(png, blank) {
  const bytes = await blank.evaluate(async text => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString('base64'));
  return Uint8Array.from(bytes);
}
