/** Nothing leaves the page: no request goes anywhere but to its own files, and its policy stops those that are tried. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { drop, open, openSample, pageOf, showTab } from './support/browser.mjs';
import { csvOf, fixture } from './support/large.mjs';

let opened;
before(async () => {
  opened = await open();
});
after(() => opened.close());

const isOwnFile = url =>
  url === opened.address ||
  /^\S+\/assets\/[\w.-]+\.(js|css)$/.test(url) ||
  url.startsWith(`blob:${opened.address}`);

test('asks for nothing but the files of the page', async () => {
  const { page, messages, requests, close } = await pageOf(opened);
  await openSample(page);
  await drop(page, [{ name: 'bank.csv', text: csvOf(fixture('gb-pensioner')) }]);
  await page.locator('.progress, .effect').waitFor({ state: 'detached' });
  for (const tab of ['Transactions', 'Money in', 'Corrections', /^Files/, 'For engineers'])
    await showTab(page, tab);
  await page.getByText('"accountId"').first().waitFor();
  assert.ok(requests.length > 5);
  assert.deepEqual(
    requests.filter(url => !isOwnFile(url)),
    [],
  );
  assert.deepEqual(messages, []);
  await close();
});

test('sends nothing with what it asks for', async () => {
  const { page, close } = await pageOf(opened);
  const sent = [];
  page
    .context()
    .on('request', request =>
      sent.push([request.method(), request.postData(), new URL(request.url()).search]),
    );
  await openSample(page, 'American');
  assert.ok(sent.length > 0);
  for (const each of sent) assert.deepEqual(each, ['GET', null, '']);
  await close();
});

/** Each way in which a page could send something, tried on its own host, which no other rule would stop. */
const WAYS = {
  fetch: 'fetch("/out").then(() => "sent", () => "stopped")',
  XMLHttpRequest:
    'new Promise(done => { const way = new XMLHttpRequest(); way.onload = () => done("sent"); way.onerror = () => done("stopped"); way.open("GET", "/out"); way.send(); })',
  WebSocket:
    'new Promise(done => { try { const way = new WebSocket(location.origin.replace("http", "ws") + "/out"); way.onopen = () => done("sent"); way.onerror = () => done("stopped"); } catch { done("stopped"); } })',
  EventSource:
    'new Promise(done => { try { const way = new EventSource("/out"); way.onopen = () => done("sent"); way.onerror = () => done("stopped"); } catch { done("stopped"); } })',
  image:
    'new Promise(done => { const way = new Image(); way.onload = () => done("sent"); way.onerror = () => done("stopped"); way.src = "/out"; })',
  beacon: '(navigator.sendBeacon("/out", "x"), new Promise(done => setTimeout(() => done("stopped"), 500)))',
};
for (const [name, way] of Object.entries(WAYS))
  test(`stops ${name} in the page`, async () => {
    const { page, close } = await pageOf(opened);
    assert.equal(await page.evaluate(way), 'stopped');
    assert.deepEqual(
      opened.arrived.filter(url => url.includes('out')),
      [],
    );
    await close();
  });

for (const name of ['fetch', 'XMLHttpRequest'])
  test(`stops ${name} in the worker`, async () => {
    const { page, close } = await pageOf(opened);
    await openSample(page);
    const [worker] = page.workers();
    const way = WAYS[name].replaceAll('"/out"', JSON.stringify(`${opened.address}out`));
    assert.equal(await worker.evaluate(way), 'stopped');
    assert.deepEqual(
      opened.arrived.filter(url => url.includes('out')),
      [],
    );
    await close();
  });

test('would notice what is not stopped', async () => {
  const { page, close } = await pageOf(opened, { bypassCSP: true });
  for (const way of [WAYS.fetch, WAYS.XMLHttpRequest])
    assert.equal(await page.evaluate(way.replace('/out', '/noticed')), 'sent');
  assert.deepEqual(
    opened.arrived.filter(url => url.includes('noticed')),
    ['/noticed', '/noticed'],
  );
  await close();
});

test('the worker that reads has the policy of the page because it begins as a text of the page', async () => {
  const { page, close } = await pageOf(opened);
  await openSample(page);
  assert.deepEqual(
    page.workers().map(worker => worker.url().slice(0, 5)),
    ['blob:'],
  );
  await close();
});

for (const [country, other] of [
  ['British', 'us'],
  ['American', 'gb'],
])
  test(`the first load of the ${country} sample is under 1 MB, without the other country`, async () => {
    const { page, requests, close } = await pageOf(opened);
    await openSample(page, country);
    const files = [...new Set(requests.filter(url => !url.startsWith('blob:')))].map(
      url => new URL(url).pathname,
    );
    const bytes = files.map(path => {
      const file = new URL(`../dist${path === '/' ? '/index.html' : path}`, import.meta.url);
      return gzipSync(readFileSync(file)).length;
    });
    const total = bytes.reduce((sum, each) => sum + each, 0);
    assert.ok(total > 100_000 && total < 1_000_000, `${total} bytes in ${files.join(', ')}`);
    assert.deepEqual(
      files.filter(path => path.startsWith(`/assets/${other}-`)),
      [],
    );
    await close();
  });
