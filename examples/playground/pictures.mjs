/**
 * The page as pictures in the folder that is named, else in `pictures`: at three widths, light and dark. Further words pick
 * pictures: `year`, `1280` or `year-1280`.
 */
import { mkdirSync } from 'node:fs';
import { drop, open, openSample, pageOf, reported, showTab } from './test/support/browser.mjs';
import { csvOf, fixture, large } from './test/support/large.mjs';

const folder = process.argv[2] ?? 'pictures';
mkdirSync(folder, { recursive: true });

const one = { ...fixture('gb-salaried-renter'), historyStart: undefined };
const file = (name, request) => [{ name, text: csvOf(request) }];
const SCENES = {
  empty: async () => {},
  'one-row': async page => {
    await drop(page, file('one.csv', { ...one, transactions: one.transactions.slice(0, 1) }));
    await reported(page);
  },
  year: page => openSample(page),
  'year-transactions': async page => {
    await openSample(page);
    await showTab(page, 'Transactions');
    await page.locator('.rows .change').first().waitFor();
  },
  'year-corrected': async page => {
    await openSample(page, 'American');
    await showTab(page, 'Transactions');
    await page.locator('.rows .change').nth(1).click();
    await page.getByRole('dialog').getByLabel('Category').selectOption('gifts-and-flowers');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.locator('.effect').waitFor();
  },
  dialogue: async page => {
    await openSample(page);
    await showTab(page, 'Transactions');
    await page.locator('.rows .change').nth(1).click();
    await page.locator('.reasons summary').click();
  },
  'money-in': async page => {
    await openSample(page);
    await showTab(page, 'Money in');
  },
  files: async page => {
    await drop(page, [...file('current.csv', one), { name: 'broken.json', text: '{ "Data": [' }]);
    await reported(page);
    await showTab(page, /^Files/);
  },
  engineers: async page => {
    await openSample(page);
    await showTab(page, 'For engineers');
    await page.getByLabel('Find').fill('estimatedCalculatedIncome');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('.line.found .figure').click();
    await page.locator('.explained code').first().waitFor();
  },
  'rows-20000': async page => {
    await drop(page, file('large.csv', large('gb-busy-5000', 20_000)));
    await reported(page);
    await showTab(page, 'Transactions');
    await page.locator('.rows .change').first().waitFor();
  },
  money: async page => {
    await drop(page, file('current.csv', { ...one, currencyCode: '' }));
    await page.getByRole('heading', { name: 'Pounds or dollars?' }).waitFor();
  },
  columns: async page => {
    await drop(page, [
      {
        name: 'untold.csv',
        text: 'When;Who;How much;Points\n14/03/2026;LUNCH;9;1\n',
      },
    ]);
    await page.getByRole('button', { name: /^Say what the columns/ }).click();
    await page.getByRole('combobox', { name: 'How much' }).selectOption('Money out');
    await page.getByRole('combobox', { name: 'Who' }).selectOption('Description');
    await page.getByText('1 transaction. The first of them:').waitFor();
  },
  broken: async page => {
    await drop(page, [{ name: 'broken.json', text: '{ "Data": { "Transaction": [ ' }]);
    await page.locator('.note').waitFor();
  },
  none: async page => {
    await drop(page, [
      { name: 'holiday.png', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
    ]);
    await page.locator('.note').waitFor();
  },
};

const opened = await open();
const wanted = process.argv.slice(3);
for (const [name, scene] of Object.entries(SCENES))
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1280, 'light'],
  ]) {
    const names = [name, `${width}`, `${name}-${width}`];
    if (wanted.length > 0 && !names.some(each => wanted.includes(each))) continue;
    const { page, close } = await pageOf(opened, { viewport: { width, height: 800 }, colorScheme });
    await scene(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    await close();
  }
await opened.close();
