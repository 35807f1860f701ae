/** Every sample of the fixtures and every document of the adapters' tests, dropped on the page. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { drop, open, pageOf, reported, showTab } from './support/browser.mjs';

const SAMPLES = new URL('../../../fixtures/statements/csv/', import.meta.url);
/** Their columns are those of others too, so the bank has to be named. */
const TOLD = new Map(
  Object.entries({
    'amex-short': 'amex-short',
    citi: 'citi',
    'first-direct': 'first-direct',
    hsbc: 'hsbc',
    santander: 'santander',
  }),
);

const documents = async name =>
  (await runnerImport(fileURLToPath(new URL(`../../../test/adapters/${name}/documents.ts`, import.meta.url))))
    .module;

let opened;
let page;
let messages;
before(async () => {
  opened = await open();
  ({ page, messages } = await pageOf(opened));
});
after(() => opened.close());

async function startAgain() {
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Choose bank files' }).waitFor();
}

/** What the page says of the files, after they were dropped together. */
async function filesListed(files) {
  await drop(page, files);
  await reported(page);
  await showTab(page, /^Files/);
  const entries = await page.locator('.files > li').allInnerTexts();
  assert.equal(entries.length, files.length);
  return entries;
}

for (const file of readdirSync(SAMPLES).sort())
  test(`the sample ${file}`, async () => {
    const name = file.replace(/\.\w+$/, '');
    const files = [{ name: file, bytes: readFileSync(new URL(file, SAMPLES)) }];
    let [entry] = await filesListed(files);
    if (TOLD.has(name)) {
      await page.getByLabel('Bank or layout').fill(TOLD.get(name));
      await page.getByLabel('Bank or layout').press('Enter');
      await page
        .locator('.files')
        .getByText(`CSV, ${TOLD.get(name)}`)
        .waitFor();
      [entry] = await page.locator('.files > li').allInnerTexts();
    }
    assert.match(entry, /: CSV, [\w-]+, (\d+) transactions/);
    // The story of the samples has seven; some hold a pending one and a pot besides.
    assert.ok(Number(/, (\d+) transactions/.exec(entry)[1]) >= 7, entry);
    await startAgain();
    assert.deepEqual(messages, []);
  });

/** Each provider's answers, dropped together as separate files, and what the page calls them. */
const json = value => JSON.stringify(value);
const DOCUMENTS = {
  berlinGroup: ['Berlin Group', ({ TRANSACTIONS }) => [json(TRANSACTIONS)]],
  camt: ['camt', ({ STATEMENT, REPORT }) => [STATEMENT, REPORT]],
  enableBanking: ['Enable Banking', ({ BALANCES, TRANSACTIONS }) => [json(BALANCES), json(TRANSACTIONS)]],
  fdx: ['FDX', ({ ACCOUNTS, TRANSACTIONS }) => [json(ACCOUNTS), json(TRANSACTIONS)]],
  finicity: ['Finicity', ({ ACCOUNTS, TRANSACTIONS }) => [json(ACCOUNTS), json(TRANSACTIONS)]],
  monzo: ['Monzo', ({ TRANSACTIONS, BALANCE }) => [json(TRANSACTIONS), json(BALANCE)]],
  mt940: ['MT940', ({ BRITISH, AMERICAN, INTERIM }) => [BRITISH, AMERICAN, INTERIM]],
  mx: ['MX', ({ ACCOUNTS, TRANSACTIONS }) => [json(ACCOUNTS), json(TRANSACTIONS)]],
  ofx: ['OFX', ({ CHECKING, BRITISH }) => [CHECKING, BRITISH]],
  openBanking: ['Open Banking', ({ TRANSACTIONS }) => [json(TRANSACTIONS)]],
  plaid: ['Plaid', ({ TRANSACTIONS }) => [json(TRANSACTIONS)]],
  qif: ['QIF', ({ BRITISH }) => [BRITISH]],
  simpleFin: ['SimpleFIN', ({ ACCOUNTS, BALANCES }) => [json(ACCOUNTS), json(BALANCES)]],
  starling: ['Starling', ({ ACCOUNTS, FEED }) => [json(ACCOUNTS), json(FEED)]],
  teller: ['Teller', ({ ACCOUNTS, TRANSACTIONS }) => [json(ACCOUNTS), json(TRANSACTIONS)]],
  trueLayer: ['TrueLayer', ({ TRANSACTIONS }) => [json(TRANSACTIONS)]],
  yapily: ['Yapily', ({ TRANSACTIONS }) => [json(TRANSACTIONS)]],
};
for (const [name, [words, textsOf]] of Object.entries(DOCUMENTS))
  test(`documents of ${name}`, async () => {
    const texts = textsOf(await documents(name));
    const entries = await filesListed(texts.map((text, index) => ({ name: `${name}-${index}`, text })));
    for (const entry of entries) assert.match(entry, new RegExp(`: ${words}`));
    assert.ok(
      entries.some(entry => /, \d+ transactions?/.test(entry)),
      entries.join('\n'),
    );
    await startAgain();
    assert.deepEqual(messages, []);
  });
