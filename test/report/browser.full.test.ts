/**
 * The page in Chromium: no message on the console, nothing wider than the screen, and no fault that axe-core finds, in light and
 * dark and at three widths.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { analyse } from '../../src/index.js';
import { renderHtml, reportOf } from '../../src/report.js';
import { openBrowser } from '../support/chromium.mjs';
import { AMERICAN, marked, optionsWith, RICH, SIMPLE } from './support.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ARABIC = 'مرحبا Łódź ';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pages = [SIMPLE, RICH, AMERICAN].map(fixture => {
  const request = marked(fixture, fixture === SIMPLE ? ARABIC : '');
  const report = reportOf(analyse(request), optionsWith('', request.accountId));
  const sections = [
    'User Summary',
    'Credit Profile',
    'Income and Affordability',
    'Account Overview',
  ] as const;
  return { fixture, page: renderHtml(report, { sections }) };
});

/** What axe-core finds on a page, and how many of its rules the page passes. */
async function faultsOf(tab: Page) {
  await tab.evaluate(axe);
  const { violations, passes } = (await tab.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    passes: unknown[];
  };
  return {
    faults: violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.failureSummary]),
    passed: passes.length,
  };
}

it('catches faults', async () => {
  const tab = await browser.newPage({ bypassCSP: true });
  const page = (pages[0]?.page ?? '')
    .replace(/ lang="[^"]*"/, '')
    .replaceAll('--muted:#55606e', '--muted:#99a');
  await tab.setContent(page);
  const { faults } = await faultsOf(tab);
  expect(faults.map(([id]) => id)).toEqual(expect.arrayContaining(['color-contrast', 'html-has-lang']));
  await tab.close();
});

describe.each(pages)('the report of $fixture', ({ page }) => {
  it.each([
    [360, 'light'],
    [768, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s', async (width, colorScheme) => {
    // The policy of the page forbids scripts: axe-core is let in by hand.
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      bypassCSP: true,
    });
    const tab = await context.newPage();
    const messages: string[] = [];
    tab.on('console', message => messages.push(message.text()));
    tab.on('pageerror', error => messages.push(String(error)));
    await tab.setContent(page);
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await tab.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })");
    const { faults, passed } = await faultsOf(tab);
    expect(passed).toBeGreaterThan(15);
    expect(faults).toEqual([]);
    expect(messages).toEqual([]);
    await context.close();
  });

  it('goes from a bar to its rows, which open for it', async () => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.setContent(page);
    for (const prefix of ['month-', 'spent-']) {
      const link = tab.locator(`svg:visible a[href^="#${prefix}"]`).first();
      const address = await link.getAttribute('href');
      expect(await tab.locator(`tr${address}`).isVisible()).toBe(false);
      await link.click();
      await tab.locator(`tr${address}`).waitFor({ state: 'visible', timeout: 5000 });
      expect(await tab.locator('tr:target').count()).toBe(1);
    }
    await tab.close();
  });

  it('keeps its own policy', async () => {
    const tab = await browser.newPage();
    const messages: string[] = [];
    tab.on('console', message => messages.push(message.text()));
    await tab.setContent(page);
    expect(messages).toEqual([]);
    await tab.close();
  });
});
