/** What a person does with the page: correct, undo, save, open again, cancel, and drop what is no bank file. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { drop, open, openSample, pageOf, reported, settled, showTab } from './support/browser.mjs';
import { csvOf, fixture, large } from './support/large.mjs';

let opened;
before(async () => {
  opened = await open();
});
after(() => opened.close());

const figure = (page, name) => page.locator('.figures li', { hasText: name }).locator('.large').innerText();

async function search(page, text) {
  await page.getByLabel('Search').fill(text);
  await page.getByText(/ of [\d,]+ transactions\.$/).waitFor();
}

/** Corrects the first transaction that the search finds. */
async function correct(page, { find, category, name, alone = false }) {
  await showTab(page, 'Transactions');
  await search(page, find);
  await page.locator('.rows .change').first().click();
  if (category !== undefined) await page.getByRole('dialog').getByLabel('Category').selectOption(category);
  if (name !== undefined) await page.getByRole('dialog').getByLabel('Name of the payee').fill(name);
  if (alone) await page.getByLabel('Only this one').check();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.locator('.effect').waitFor();
}

async function savedFile(page, name) {
  await page.locator('.menu > summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

for (const [country, find, category] of [
  ['British', 'ASHDOWN LETTINGS', 'own-account-transfer'],
  ['American', 'RENT', 'own-account-transfer'],
])
  test(`${country}: a category corrected by click becomes a rule, and can be undone`, async () => {
    const { page, messages, close } = await pageOf(opened);
    await openSample(page, country);
    const [income, left] = [await figure(page, 'Income a month'), await figure(page, 'Left each month')];
    await correct(page, { find, category });
    assert.match(
      await page.locator('.effect').innerText(),
      /\d+ transactions are now read otherwise\. Left each month: /,
    );
    await showTab(page, 'Report');
    assert.equal(await figure(page, 'Income a month'), income);
    assert.notEqual(await figure(page, 'Left each month'), left);
    await showTab(page, 'Corrections (1)');
    assert.match(await page.locator('main').innerText(), /category is /);
    await page.getByRole('button', { name: 'Undo the last correction' }).click();
    await page.getByText('There are none.').waitFor();
    await showTab(page, 'Report');
    assert.equal(await figure(page, 'Left each month'), left);
    assert.deepEqual(messages, []);
    await close();
  });

test('a name is corrected for one transaction alone', async () => {
  const { page, close } = await pageOf(opened);
  await openSample(page);
  await correct(page, { find: 'TESCO', name: 'Corner shop', alone: true });
  assert.match(await page.locator('.effect').innerText(), /^1 transaction is now read otherwise\./);
  await search(page, 'Corner shop');
  await page.getByText('1 of 944 transactions.').waitFor();
  await close();
});

test('a stream corrected by click no longer counts, and the rule can be removed', async () => {
  const { page, messages, close } = await pageOf(opened);
  await openSample(page);
  const income = await figure(page, 'Income a month');
  await showTab(page, 'Money in');
  await page.getByRole('button', { name: 'Correct: Hartwell Dunn' }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption('refund');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.locator('.effect').waitFor();
  assert.match(await page.locator('.effect').innerText(), /Income a month: £2,421\.13 → £0\.00/);
  await showTab(page, /^Corrections/);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('There are none.').waitFor();
  await showTab(page, 'Report');
  assert.equal(await figure(page, 'Income a month'), income);
  assert.deepEqual(messages, []);
  await close();
});

test('rules, request, result and report are saved and opened again', async () => {
  const { page, messages, close } = await pageOf(opened);
  await openSample(page);
  await correct(page, { find: 'ASHDOWN LETTINGS', category: 'gifts-and-flowers' });
  await showTab(page, 'Report');
  const figures = await page.locator('.figures .large').allInnerTexts();
  const files = {};
  for (const [kind, name] of Object.entries({
    rules: /^Rules/,
    request: /^Request/,
    result: /^Result/,
    report: /^Report to open/,
    page: /^Report to read/,
    pdf: /^Report of about four pages/,
    whole: /^Whole report/,
    rows: /^Transactions \(/,
    budget: /^Standard Financial Statement/,
  }))
    files[kind] = await savedFile(page, name);
  assert.deepEqual(
    Object.values(files).map(({ name }) => name),
    [
      'rules.json',
      'request.json',
      'result.json',
      'report.json',
      'report.html',
      'report.pdf',
      'whole-report.pdf',
      'transactions.csv',
      'standard-financial-statement.csv',
    ],
  );
  assert.match(files.page.text, /^<!doctype html>/);
  assert.match(files.pdf.text, /^%PDF-/);
  assert.ok(files.whole.text.length > 2 * files.pdf.text.length);
  assert.match(files.rows.text, /^\uFEFFGroup,Date,Transaction,/);
  assert.equal(files.rows.text.trimEnd().split('\r\n').length, 1 + 942 + 2);
  assert.match(files.budget.text, /^\uFEFFGroup,Line,[\s\S]*\r\nEarnings,Client,/);
  assert.equal(JSON.parse(files.request.text).transactions.length, 944);
  for (const again of [[files.request, files.rules], [files.result], [files.report]]) {
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('button', { name: 'Choose bank files' }).waitFor();
    await drop(page, again);
    await reported(page);
    assert.deepEqual(await page.locator('.figures .large').allInnerTexts(), figures);
  }
  assert.deepEqual(messages, []);
  await close();
});

test('rules that are opened are listed, and removed one by one', async () => {
  const { page, close } = await pageOf(opened);
  await openSample(page);
  const left = await figure(page, 'Left each month');
  await drop(page, [
    {
      name: 'rules.json',
      text: JSON.stringify([
        { name: 'my rule', text: 'ASHDOWN LETTINGS', set: { category: 'gifts-and-flowers' } },
      ]),
    },
  ]);
  await showTab(page, 'Corrections (1)');
  await page.getByText('my rule: category is Gifts').first().waitFor();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('There are none.').waitFor();
  await showTab(page, 'Report');
  assert.equal(await figure(page, 'Left each month'), left);
  await close();
});

test('a file of rules with one bad category is refused, and the report stands', async () => {
  const { page, messages, close } = await pageOf(opened);
  await openSample(page);
  const figures = await page.locator('.figures .large').allInnerTexts();
  await drop(page, [
    {
      name: 'rules.json',
      text: JSON.stringify([
        { name: 'good', text: 'ASHDOWN LETTINGS', set: { category: 'gifts-and-flowers' } },
        { name: 'bad', text: 'TESCO', set: { category: 'grocery-things' } },
      ]),
    },
  ]);
  await page.getByRole('alert').waitFor();
  assert.equal(
    await page.getByRole('alert').innerText(),
    'rules.json: None of its rules is used. Rule 2, set.category: "grocery-things" is no category slug of the taxonomy',
  );
  assert.deepEqual(await page.locator('.figures .large').allInnerTexts(), figures);
  await showTab(page, 'Corrections');
  await page.getByText('There are none.').waitFor();
  await showTab(page, 'Files (1 not read)');
  await page.getByRole('button', { name: /^Remove.*rules\.json/ }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  assert.deepEqual(messages, []);
  await close();
});

for (const [country, width] of [
  ['British', 1280],
  ['American', 360],
])
  test(`${country}: a bar of a chart leads to its transactions`, async () => {
    const { page, messages, close } = await pageOf(opened, { viewport: { width, height: 900 } });
    await openSample(page, country);
    await page.locator('svg:visible a[href="#month-2026-03"]').first().click();
    await page.getByText(/ of [\d,]+ transactions\.$/).waitFor();
    assert.equal(await page.getByRole('combobox', { name: 'Month', exact: true }).inputValue(), '2026-03');
    await page.locator('.rows tbody tr').first().waitFor();
    await showTab(page, 'Report');
    await page.locator('svg:visible a[href="#spent-rent"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Transactions' }).waitFor();
    assert.equal(await page.getByRole('combobox', { name: 'Category', exact: true }).inputValue(), 'rent');
    assert.equal(await page.getByRole('combobox', { name: 'Month', exact: true }).inputValue(), '');
    assert.deepEqual(messages, []);
    await close();
  });

test('the sureness of a payer is the one of the report', async () => {
  const { page, close } = await pageOf(opened);
  await openSample(page);
  const report = await page.locator('.report').innerText();
  const [, sureness] = /Sureness (\d+ of 10)/.exec(report);
  await showTab(page, 'Money in');
  const payers = await page.locator('main').innerText();
  assert.ok(payers.includes(`Sureness ${sureness}`));
  assert.doesNotMatch(payers, /likely/);
  await close();
});

test('several files at once are one report', async () => {
  const { page, messages, close } = await pageOf(opened);
  const [one, other] = [fixture('gb-pensioner'), fixture('gb-dormant')];
  await drop(page, [
    { name: 'one.json', text: JSON.stringify(one) },
    { name: 'other.json', text: JSON.stringify(other) },
    { name: 'notes.txt', text: 'Milk, bread\nand call the bank\n' },
  ]);
  await reported(page);
  assert.match(await page.locator('.facts').first().innerText(), /^2 accounts/);
  await showTab(page, 'Files (1 not read)');
  assert.match(await page.locator('.files > li').nth(2).innerText(), /notes\.txt[\s\S]*could not be read/);
  await showTab(page, 'Transactions');
  await page.getByRole('combobox', { name: 'Account', exact: true }).selectOption({ index: 2 });
  await page
    .getByText(
      `${other.transactions.length} of ${one.transactions.length + other.transactions.length} transactions.`,
    )
    .waitFor();
  assert.deepEqual(messages, []);
  await close();
});

test('a British and an American account together load both countries', async () => {
  const { page, messages, close } = await pageOf(opened);
  await drop(
    page,
    ['gb-pensioner', 'us-social-security'].map(name => ({
      name: `${name}.json`,
      text: JSON.stringify(fixture(name)),
    })),
  );
  await reported(page);
  const words = await page.locator('main').innerText();
  assert.match(words, /Affordability: accounts\[1\]\.currencyCode must be GBP/);
  assert.doesNotMatch(words, /[£$]/);
  assert.deepEqual(messages, []);
  await close();
});

for (const [what, file, says] of [
  [
    'a broken file',
    { name: 'broken.json', text: '{ "Data": { "Transaction": [ {"AccountId": "1", ' },
    /broken\.json could not be read[\s\S]*line 1/,
  ],
  ['a PDF', { name: 'statement.pdf', text: '%PDF-1.7\n%âãÏÓ' }, /statement\.pdf could not be read[\s\S]*PDF/],
  [
    'a picture',
    { name: 'cat.png', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
    /cat\.png could not be read[\s\S]*image/,
  ],
  ['an empty file', { name: 'empty.csv', text: '' }, /empty\.csv could not be read[\s\S]*empty/],
])
  test(`${what} is told, and the next attempt is clean`, async () => {
    const { page, messages, close } = await pageOf(opened);
    await drop(page, [file]);
    await page.locator('.note').waitFor();
    assert.match(await page.locator('main').innerText(), says);
    await openSample(page);
    assert.match(await figure(page, 'Income a month'), /^£[\d,.]+$/);
    assert.deepEqual(messages, []);
    await close();
  });

for (const [country, name] of [
  ['GB', 'gb-busy-5000'],
  ['US', 'us-semi-monthly-homeowner'],
])
  test(`20,000 transactions of ${country}: the table holds a window of them, and the work can be cancelled`, async () => {
    const { page, messages, close } = await pageOf(opened);
    const files = [{ name: 'large.csv', text: csvOf(large(name, 20_000)) }];
    await drop(page, files);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Choose bank files' }).waitFor();
    assert.equal(await page.locator('progress').count(), 0);
    await drop(page, files);
    await reported(page);
    await showTab(page, 'Transactions');
    await page.getByText('20,000 transactions.').waitFor();
    const list = page.getByRole('group', { name: 'Transactions' });
    assert.ok((await page.locator('.rows tbody tr').count()) < 100);
    await list.evaluate(each => each.scrollTo(0, each.scrollHeight));
    await page.locator('tr[aria-rowindex="20001"]').waitFor();
    assert.ok((await page.locator('.rows tbody tr').count()) < 100);
    assert.deepEqual(messages, []);
    await close();
  });

test('work on top of a report can be cancelled, and the report stays', async () => {
  const { page, messages, close } = await pageOf(opened);
  await openSample(page);
  const income = await figure(page, 'Income a month');
  await drop(page, [{ name: 'large.json', text: JSON.stringify(large('gb-busy-5000', 60_000)) }]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await settled(page);
  assert.match(await page.locator('.facts').first().innerText(), /^One account/);
  assert.equal(await figure(page, 'Income a month'), income);
  await showTab(page, 'Transactions');
  await page.locator('.rows .change').first().waitFor();
  assert.deepEqual(messages, []);
  await close();
});

test('a figure of the result has its explanation, and the request and the code stand beside it', async () => {
  const { page, messages, close } = await pageOf(opened);
  await openSample(page);
  await showTab(page, 'For engineers');
  const code = await page.locator('pre').innerText();
  assert.ok(code.split('\n').length <= 10, code);
  await page.getByLabel('Find').fill('estimatedCalculatedIncome');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('.line.found .figure').click();
  await page.getByText('affordability.estimatedCalculatedIncome').first().waitFor();
  assert.match(await page.locator('.explained').innerText(), /= 2421\.13[\s\S]+\./);
  await page.getByLabel('JSON of').selectOption('request');
  await page.getByText('"historyStart"').waitFor();
  assert.deepEqual(messages, []);
  await close();
});
