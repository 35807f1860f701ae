/** A browser at the built page. What it asks for, what it says and what its policy stops is written down. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serve } from '../../serve.mjs';

const ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export async function open() {
  if (!existsSync(new URL('../../dist/index.html', import.meta.url)))
    throw new Error('run npm run build first');
  const arrived = [];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  // After the browser, since a server that stays open keeps the tests from ending where there is no browser.
  const server = await serve({ onRequest: ({ url }) => arrived.push(url) });
  return {
    address: server.address,
    /** The paths of all requests that reached the host. */
    arrived,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** A page of its own. `requests` are those that leave the page, for files of its own host as well. */
export async function pageOf({ browser, address }, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const messages = [];
  const requests = [];
  page.on('console', message => messages.push(message.text()));
  page.on('pageerror', error => messages.push(String(error)));
  context.on('request', request => requests.push(request.url()));
  await page.goto(address);
  await page.getByRole('button', { name: 'Choose bank files' }).waitFor();
  return { page, messages, requests, close: () => context.close() };
}

/** As a person drops them. `files`: `{ name, text }` or `{ name, bytes }`. */
export async function drop(page, files) {
  const given = files.map(({ name, text, bytes }) => ({
    name,
    base64: Buffer.from(bytes ?? text, bytes === undefined ? 'utf8' : undefined).toString('base64'),
  }));
  const transfer = await page.evaluateHandle(list => {
    const data = new DataTransfer();
    for (const { name, base64 } of list)
      data.items.add(new File([Uint8Array.from(atob(base64), each => each.charCodeAt(0))], name));
    return data;
  }, given);
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

export async function openSample(page, country = 'British') {
  await page.getByRole('button', { name: `${country} sample` }).click();
  await reported(page);
}

export async function reported(page) {
  await page.getByRole('heading', { name: 'Bank account report' }).waitFor();
  await settled(page);
}

/** Nothing is under way any more. */
export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('progress') === null);
}

export async function showTab(page, name) {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name }).click();
}
