/** What a lender asks of the page: can a new repayment be carried, and is it true what was stated? */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, openSample, pageOf, settled, showTab } from './support/browser.mjs';

let opened;
before(async () => {
  opened = await open();
});
after(() => opened.close());

for (const [country, sign] of [
  ['British', '£'],
  ['American', '$'],
])
  test(`the ${country} sample answers what is asked, and the code asks the same`, async () => {
    const { page, messages, close } = await pageOf(opened);
    await openSample(page, country);
    const answer = page.locator('#lender');
    assert.equal(await answer.count(), 0);
    await page.getByLabel('New repayment a month').fill('180');
    await page.getByLabel('Stated income a month').fill('2600.50');
    await page.getByLabel('Stated rent a month').fill('nine hundred');
    await page.getByRole('button', { name: 'Ask' }).click();
    await answer.waitFor();
    await settled(page);
    const text = await page.locator('.report').innerText();
    assert.ok(text.includes(`With a new repayment of ${sign}180.00`), text);
    assert.ok(text.includes(`Stated income: ${sign}2,600.50 a month.`), text);
    // What is no amount is said to be none, and asks nothing.
    assert.ok(!text.includes('Stated rent'), text);
    assert.equal(await page.getByText('An amount, such as 180 or 1250.50').count(), 1);
    await page.getByLabel('Stated rent a month').fill('900');
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByText(`Stated rent: ${sign}900.00 a month.`).waitFor();
    await showTab(page, 'For engineers');
    const code = await page.locator('pre').innerText();
    assert.match(code, /analyse\(\{ \.\.\.request, stress: \{ newMonthlyRepayment: '180' \} \}/);
    assert.match(code, /stated: \{ income: '2600\.50', rent: '900' \}/);
    assert.deepEqual(messages, []);
    await close();
  });
