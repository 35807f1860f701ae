/** What a file does not say is asked of the reader: in which money it is, and what its columns hold. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { drop, open, pageOf, reported, settled, showTab } from './support/browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let opened;
before(async () => {
  opened = await open();
});
after(() => opened.close());

const rows = (...lines) => `${lines.join('\n')}\n`;
const BRITISH = {
  name: 'british.csv',
  text: rows('Date,Narrative,Amount', '2026-03-14,HMRC CHILD BENEFIT BGC,102.40', '2026-03-15,TESCO,-9.50'),
};
const AMERICAN = {
  name: 'american.csv',
  text: rows('Date,Narrative,Amount', '2026-03-14,ZELLE TO ANNA,-20.00', '2026-03-15,KROGER #412,-9.50'),
};
/** Nobody can tell its only row: the amounts have no pence and no sign. */
const UNTOLD = {
  name: 'untold.csv',
  text: rows('When;Who;How much;Points', '14/03/2026;LUNCH;9;1'),
};

const box = (dialog, name) => dialog.getByRole('combobox', { name, exact: true });
const question = page => page.getByRole('heading', { name: 'Pounds or dollars?' });

for (const [file, likely, looks, sign] of [
  [BRITISH, 'Pounds', 'It looks like pounds: HMRC, BGC, TESCO.', '£'],
  [AMERICAN, 'Dollars', 'It looks like dollars: ZELLE, KROGER.', '$'],
])
  test(`${file.name} names no money: it is asked by two choices, and goes on`, async () => {
    const { page, messages, close } = await pageOf(opened);
    await drop(page, [file]);
    await question(page).waitFor();
    const words = await page.locator('.question').innerText();
    assert.match(words, new RegExp(`${file.name} does not say`));
    assert.ok(words.includes(looks), words);
    assert.deepEqual(await page.locator('.question button').allInnerTexts(), ['Pounds', 'Dollars']);
    assert.equal(await page.locator('.question button.main').innerText(), likely);
    await page.getByRole('button', { name: likely, exact: true }).click();
    await page.locator('.figures').first().waitFor();
    assert.equal(await question(page).count(), 0);
    const [, other] = sign === '£' ? ['£', '$'] : ['$', '£'];
    const report = await page.locator('main').innerText();
    assert.ok(report.includes(sign) && !report.includes(other), report);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'pg-content');
    assert.deepEqual(messages, []);
    await close();
  });

test('what looks like neither is asked without a hint, and other files keep what they say', async () => {
  const { page, messages, close } = await pageOf(opened);
  await drop(page, [
    { name: 'plain.csv', text: rows('Date,Narrative,Amount', '2026-03-14,LUNCH,-9.50') },
    { name: 'dollars.csv', text: rows('Date,Narrative,Amount,Currency', '2026-03-14,DINNER,-7.25,USD') },
  ]);
  await question(page).waitFor();
  assert.equal(
    await page.locator('.question p').innerText(),
    'plain.csv does not say in which money the amounts are.',
  );
  assert.equal(await page.locator('.question button.main').count(), 0);
  await page.getByRole('button', { name: 'Dollars', exact: true }).click();
  await page.locator('.figures').first().waitFor();
  assert.match(await page.locator('.facts').first().innerText(), /^2 accounts/);
  assert.deepEqual(messages, []);
  await close();
});

test('a file whose columns nobody can tell is mapped with its first rows at hand, and is read so', async () => {
  const { page, messages, close } = await pageOf(opened);
  await drop(page, [UNTOLD]);
  await page.locator('.note').waitFor();
  await page.getByRole('button', { name: 'Say what the columns of untold.csv are' }).click();
  const dialog = page.getByRole('dialog', { name: 'What the columns hold' });
  await dialog.getByText('LUNCH').waitFor();
  assert.ok(await dialog.getByRole('button', { name: 'Read the file so' }).isDisabled());
  await box(dialog, 'When').selectOption('Date');
  await box(dialog, 'Who').selectOption('Description');
  await box(dialog, 'How much').selectOption('Money out');
  await box(dialog, 'Money').selectOption('Pounds');
  await dialog.getByText('1 transaction. The first of them:').waitFor();
  assert.deepEqual(await dialog.locator('tbody tr').allInnerTexts(), ['2026-03-14\tLUNCH\t−9.00']);
  // Of each of these there is one column: what had it before has it no more.
  await box(dialog, 'Points').selectOption('Money out');
  assert.equal(await box(dialog, 'How much').inputValue(), 'other');
  await box(dialog, 'How much').selectOption('Money out');
  assert.equal(await box(dialog, 'Points').inputValue(), 'other');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the mapping' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'mapping.json');
  const mapping = readFileSync(await download.path(), 'utf8');
  assert.deepEqual(JSON.parse(mapping), {
    columns: { date: ['When'], narrative: ['Who'], debit: ['How much'], other: ['Points'] },
    country: 'GB',
  });
  await dialog.getByRole('button', { name: 'Read the file so' }).click();
  await reported(page);
  await showTab(page, 'Transactions');
  await page.locator('.rows tbody tr').first().waitFor();
  await showTab(page, 'For engineers');
  assert.match(
    await page.locator('pre').innerText(),
    /readStatements\(readFileSync\('untold\.csv'\), \{"columns".*"country":"GB"\}\)/,
  );

  // The same mapping for the next month.
  await page.getByRole('button', { name: 'Start again' }).click();
  await drop(page, [UNTOLD]);
  await page.getByRole('button', { name: 'Say what the columns of untold.csv are' }).click();
  await dialog.getByText('LUNCH').waitFor();
  const chosen = async (name, content) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Open a mapping' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await chosen('no.json', '[1]');
  await dialog.getByText('no.json is no mapping').waitFor();
  await chosen('wrong.json', '{ "columns": { "day": "When" } }');
  await dialog.getByText('“day” of the mapping is no role of a column').waitFor();
  await chosen('mapping.json', mapping);
  await dialog.getByText('1 transaction. The first of them:').waitFor();
  await dialog.getByRole('button', { name: 'Read the file so' }).click();
  await reported(page);
  assert.deepEqual(messages, []);
  await close();
});

test('what was found can be changed under Files, and taken back', async () => {
  const { page, messages, close } = await pageOf(opened);
  const text = rows('Date,Narrative,Sum,Total', '2026-03-14,LUNCH,-9.50,-7.00', '2026-03-15,PAY,80.00,60.00');
  await drop(page, [{ name: 'two.csv', text }]);
  await page.getByRole('button', { name: 'Pounds', exact: true }).click();
  await page.locator('.figures').first().waitFor();
  await showTab(page, /^Files/);
  const entry = page.locator('.files > li');
  assert.doesNotMatch(await entry.innerText(), /\b(?:accountId|dateOrder|set country)\b/);
  await page.getByRole('button', { name: 'Columns of two.csv' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 transactions. The first of them:').waitFor();
  const found = await dialog.locator('tbody').innerText();
  await box(dialog, 'Total').selectOption('Amount');
  await dialog.getByText('−7.00', { exact: true }).last().waitFor();
  assert.notEqual(await dialog.locator('tbody').innerText(), found);
  await dialog.getByRole('button', { name: 'Read the file so' }).click();
  await settled(page);
  await showTab(page, 'Transactions');
  await page.getByText('60.00').first().waitFor();
  await showTab(page, /^Files/);
  await page.getByRole('button', { name: 'Columns of two.csv' }).click();
  await dialog.getByRole('button', { name: 'Back to what was found' }).click();
  // The money was told of the file too, so it is asked once more.
  await question(page).waitFor();
  assert.deepEqual(messages, []);
  await close();
});

test('a workbook is read, each sheet, and asked for its money as other files are', async () => {
  const { page, messages, close } = await pageOf(opened);
  const writer = fileURLToPath(new URL('../../../test/adapters/xlsx/writer.ts', import.meta.url));
  const { workbookOf, serialOf } = (await runnerImport(writer)).module;
  const sheet = (name, day) => ({
    name,
    rows: [
      ['Date', 'Description', 'Amount'],
      [{ number: serialOf(day), as: 'day' }, 'ZELLE TO ANNA', { number: -9.5, as: 'money' }],
    ],
  });
  const book = workbookOf([
    { name: 'Cover', rows: [['Hello']] },
    sheet('Mar', '2026-03-04'),
    sheet('Apr', '2026-04-04'),
  ]);
  await drop(page, [{ name: 'book.xlsx', bytes: book }]);
  await question(page).waitFor();
  await page.getByRole('button', { name: 'Dollars', exact: true }).click();
  await page.locator('.figures').first().waitFor();
  await showTab(page, /^Files/);
  const entry = await page.locator('.files > li').innerText();
  assert.match(entry, /book\.xlsx: Excel workbook, 2 transactions/);
  await page.getByText('1 line that held no transaction').click();
  assert.match(
    await page.locator('.files > li').innerText(),
    /The sheet "Cover" has no table of transactions/,
  );
  await showTab(page, 'For engineers');
  const code = await page.locator('pre').innerText();
  assert.match(code, /import \{ fromXlsx, mergeStatements, toAnalyseRequest \}/);
  assert.match(code, /await fromXlsx\(readFileSync\('book\.xlsx'\)/);

  // Its columns can be said as those of a CSV file, with the rows of its largest table at hand.
  await showTab(page, /^Files/);
  await page.getByRole('button', { name: 'Columns of book.xlsx' }).click();
  const dialog = page.getByRole('dialog', { name: 'What the columns hold' });
  await dialog.getByText('ZELLE TO ANNA').first().waitFor();
  await box(dialog, 'Money').selectOption('Dollars');
  await dialog.getByText('2 transactions').waitFor();
  const first = () => dialog.locator('tbody tr').allInnerTexts();
  assert.deepEqual(await first(), ['2026-03-04\tZELLE TO ANNA\t−9.50', '2026-04-04\tZELLE TO ANNA\t−9.50']);
  await box(dialog, 'A minus is').selectOption('Money in, as on cards');
  await dialog.locator('tbody tr').filter({ hasNotText: '−' }).first().waitFor();
  assert.deepEqual(await first(), ['2026-03-04\tZELLE TO ANNA\t9.50', '2026-04-04\tZELLE TO ANNA\t9.50']);
  assert.deepEqual(messages, []);
  await close();
});

test('an old workbook is refused with what to do', async () => {
  const { page, close } = await pageOf(opened);
  await drop(page, [{ name: 'old.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }]);
  await page.locator('.note').waitFor();
  assert.match(
    await page.locator('main').innerText(),
    /old\.xls could not be read[\s\S]*\(XLS\)[\s\S]*save it as XLSX/,
  );
  await close();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
])
  test(`both questions have no fault at ${width} px, ${colorScheme}, and go by keyboard`, async () => {
    const { page, messages, close } = await pageOf(opened, {
      viewport: { width, height: 800 },
      colorScheme,
      bypassCSP: true,
    });
    await page.evaluate(axe);
    const expectNoFault = async where => {
      const { violations, passes } = await page.evaluate('axe.run()');
      assert.ok(passes.length > 10, where);
      assert.deepEqual(
        violations.map(({ id, nodes }) => [where, id, nodes[0]?.html]),
        [],
      );
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(wide <= 0, `${where}: ${wide} pixels too wide`);
    };
    await drop(page, [UNTOLD]);
    await page.getByRole('button', { name: /^Say what the columns/ }).waitFor();
    await expectNoFault('a file that cannot be told');
    await page.getByRole('button', { name: /^Say what the columns/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('LUNCH').waitFor();
    await expectNoFault('the columns');
    await page.keyboard.press('Tab');
    assert.match(
      await page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? ''),
      /^When/,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /^Say what/);
    await drop(page, [BRITISH]);
    await question(page).waitFor();
    await expectNoFault('the question');
    await page.getByRole('button', { name: 'Pounds', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.figures').first().waitFor();
    assert.deepEqual(messages, []);
    await close();
  });
