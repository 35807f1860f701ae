// biome-ignore-all lint/suspicious/noConsole: what it measures is printed
/**
 * How long the page's own thread is busy at once, with 20,000 transactions, or as many as the first word says. Prints the longest
 * task of each step, in milliseconds.
 */
import { drop, open, pageOf, reported, settled, showTab } from './test/support/browser.mjs';
import { csvOf, large } from './test/support/large.mjs';

const COUNT = Number(process.argv[2] ?? 20_000);
const TITLE = `${COUNT.toLocaleString('en-GB')} transactions`;

const opened = await open();
for (const name of ['gb-busy-5000', 'us-semi-monthly-homeowner']) {
  const request = large(name, COUNT);
  const { page, close } = await pageOf(opened);
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver(list =>
      globalThis.tasks.push(...list.getEntries().map(each => each.duration)),
    ).observe({
      type: 'longtask',
    });
  });
  const steps = {
    'drop the file and show the report': async () => {
      await drop(page, [{ name: 'large.csv', text: csvOf(request) }]);
      await page.evaluate(() => globalThis.tasks.splice(0));
      await reported(page);
    },
    'show the transactions': async () => {
      await showTab(page, 'Transactions');
      await page.locator('.rows tbody tr').first().waitFor();
    },
    'scroll through all of them': () =>
      page.getByRole('group', { name: 'Transactions' }).evaluate(async list => {
        for (let top = 0; top < list.scrollHeight; top += list.scrollHeight / 100) {
          list.scrollTo(0, top);
          await new Promise(requestAnimationFrame);
        }
        list.scrollTo(0, 0);
      }),
    search: async () => {
      await page.getByLabel('Search').fill(request.transactions.at(-1).bookingDate.slice(0, 7));
      await page.getByText(` of ${TITLE}`).waitFor();
    },
    correct: async () => {
      await page.locator('.rows .change').first().click();
      await page.getByRole('dialog').getByLabel('Name of the payee').fill('Another name');
      await page.getByRole('button', { name: 'Correct', exact: true }).click();
      await page.locator('.effect').waitFor();
    },
    'show the result as JSON': async () => {
      await showTab(page, 'For engineers');
      await page.locator('.line').first().waitFor();
    },
  };
  console.log(`${TITLE} of ${name}`);
  for (const [step, run] of Object.entries(steps)) {
    const start = performance.now();
    await run();
    await settled(page);
    await page.waitForTimeout(300);
    const tasks = await page.evaluate(() => globalThis.tasks.splice(0));
    const longest = tasks.length === 0 ? 'none over 50' : Math.round(Math.max(...tasks));
    console.log(
      `  ${step.padEnd(36)} longest task ${String(longest).padStart(12)} ms, whole step ${Math.round(performance.now() - start - 300)} ms`,
    );
  }
  await close();
}
await opened.close();
