/** The ESM build, bundled, in a page: no Node built-in in it, and byte for byte what Node gives. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'tsup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnalyseRequest, analyse, scoreAttributes } from '../../src/index.js';

const CHROMIUM = '/usr/bin/chromium';
const accounts = readdirSync('fixtures/accounts');

describe('the bundle for browsers', () => {
  let folder = '';
  let bundle = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'insights-'));
    await build({
      entry: { page: 'dist/index.js' },
      format: 'iife',
      globalName: 'insights',
      platform: 'browser',
      noExternal: [/.*/],
      outDir: folder,
      config: false,
      silent: true,
      clean: false,
    });
    bundle = readFileSync(join(folder, 'page.global.js'), 'utf8');
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds no Node built-in', () => {
    expect(bundle).not.toMatch(/require\(["'](?:node:|fs|path|crypto|os|util)/);
    expect(bundle).not.toMatch(/from\s*["']node:/);
    expect(bundle.length).toBeGreaterThan(100_000);
  });

  it('gives in Chromium byte for byte what Node gives', { timeout: 180_000 }, async context => {
    const isRequired = process.env['REQUIRE_CHROMIUM'] === '1';
    if (!existsSync(CHROMIUM) && !isRequired)
      context.skip(`${CHROMIUM} is not installed (apt-get install chromium)`);
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle });
    for (const account of accounts) {
      const body = readFileSync(`fixtures/accounts/${account}/request.json`, 'utf8');
      const there = await page.evaluate(analyseInPage, body);
      const request = JSON.parse(body) as AnalyseRequest;
      expect(there === JSON.stringify([analyse(request), scoreAttributes(request)]), account).toBe(true);
    }
    await browser.close();
  });
});

/** Runs in the page. */
function analyseInPage(body: string): string {
  type Call = (request: unknown) => unknown;
  const { insights } = globalThis as unknown as { insights: { analyse: Call; scoreAttributes: Call } };
  const request = JSON.parse(body);
  return JSON.stringify([insights.analyse(request), insights.scoreAttributes(request)]);
}
