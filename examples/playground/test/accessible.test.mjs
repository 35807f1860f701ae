/** For everybody: no fault that axe-core finds, nothing wider than a phone, and every step by keyboard alone. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { drop, open, openSample, pageOf, showTab } from './support/browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TABS = ['Report', 'Transactions', 'Money in', /^Corrections/, /^Files/, 'For engineers'];

let opened;
before(async () => {
  opened = await open();
});
after(() => opened.close());

async function expectNoFault(page, where) {
  const { violations, passes } = await page.evaluate('axe.run()');
  assert.ok(passes.length > 10, where);
  assert.deepEqual(
    violations.map(({ id, nodes }) => [where, id, nodes[0]?.html, nodes[0]?.failureSummary]),
    [],
  );
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  assert.ok(scrollWidth <= clientWidth, `${where}: ${scrollWidth} of ${clientWidth} pixels`);
}

for (const [width, colorScheme, country] of [
  [360, 'light', 'British'],
  [360, 'dark', 'American'],
  [768, 'dark', 'British'],
  [1280, 'light', 'American'],
])
  test(`no fault at ${width} px, ${colorScheme}`, async () => {
    // axe-core is let in by hand, as the policy of the page forbids it.
    const { page, messages, close } = await pageOf(opened, {
      viewport: { width, height: 800 },
      colorScheme,
      bypassCSP: true,
    });
    await page.evaluate(axe);
    await expectNoFault(page, 'empty');
    await drop(page, [{ name: `${'long-'.repeat(30)}name.txt`, text: 'no bank file' }]);
    await page.locator('.note').waitFor();
    await expectNoFault(page, 'a file that is none');
    await openSample(page, country);
    await drop(page, [{ name: 'none.txt', text: 'no bank file' }]);
    await page.getByRole('button', { name: 'Files (1 not read)' }).waitFor();
    for (const tab of TABS) {
      await showTab(page, tab);
      await page.waitForTimeout(300);
      await expectNoFault(page, String(tab));
    }
    await showTab(page, 'Transactions');
    await page.locator('.rows .change').first().click();
    await page.locator('.reasons').waitFor();
    await expectNoFault(page, 'the dialogue');
    await page.getByRole('dialog').getByLabel('Name of the payee').fill('Another name');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.locator('.effect').waitFor();
    await page.waitForTimeout(200);
    await expectNoFault(page, 'what a correction changed');
    assert.deepEqual(messages, []);
    await close();
  });

/** Presses Tab until what has the focus has such a name. */
async function tabTo(page, name, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement?.getAttribute('aria-label') ??
        activeElement?.closest('label')?.textContent ??
        activeElement?.textContent ??
        ''
      );
    });
    if (name.test(text)) return;
  }
  assert.fail(`no ${name} within ${most} presses of Tab`);
}

test('a sample is opened, corrected and undone by keyboard alone', async () => {
  const { page, messages, close } = await pageOf(opened);
  await tabTo(page, /^British sample$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bank account report' }).waitFor();
  await tabTo(page, /^Transactions$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Search/);
  await page.keyboard.type('ASHDOWN LETTINGS');
  await page.getByText('12 of 944 transactions.').waitFor();
  await tabTo(page, /^Correct: /);
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.equal(ring, 'solid');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /^Correct: /);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Name of the payee/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('My landlord');
  await page.keyboard.press('Enter');
  await page.getByText(/^12 transactions are now read otherwise/).waitFor();
  await tabTo(page, /^Undo the last correction$/);
  await page.keyboard.press('Enter');
  await page.getByText(/^12 transactions are now read otherwise/).waitFor();
  await page.getByRole('button', { name: 'Corrections', exact: true }).waitFor();
  assert.deepEqual(messages, []);
  await close();
});

test('the list scrolls by keyboard', async () => {
  const { page, close } = await pageOf(opened);
  await openSample(page);
  await showTab(page, 'Transactions');
  await page.locator('.rows .change').first().waitFor();
  await tabTo(page, /^Transactions$/);
  await page.keyboard.press('End');
  await page.locator('tr[aria-rowindex="945"]').waitFor();
  await close();
});
