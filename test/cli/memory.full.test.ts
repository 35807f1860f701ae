/** Files that are too long are refused soon, and in little memory. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMAND, newFolder, run } from './support.js';

const PEAK = 'process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS+"\\n"))';

/** So many rows of a bank's file, of about 118 bytes. */
function csvFile(rows: number): string {
  const file = join(newFolder(), 'big.csv');
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, 'Date,Description,Amount,Balance\n');
  for (let at = 0; at < rows; at += 1000)
    writeSync(
      descriptor,
      Array.from(
        { length: Math.min(1000, rows - at) },
        (_, index) =>
          `2026-03-02,CARD PAYMENT TO TESCO STORES ${at + index} LEEDS ${'WITH MORE WORDS OF THE BANK '.repeat(2)},-1.50,100.00\n`,
      ).join(''),
    );
  closeSync(descriptor);
  return file;
}

function measured(words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${PEAK}`, COMMAND, ...words],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr, megabytes: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024 };
}

describe('a file of a bank with too many rows', () => {
  it.each([
    [
      'analyse',
      300_000,
      250,
      /big\.csv: has more than 5000 rows: the next one is in line 5002; --max-transactions sets/,
    ],
    [
      'enrich',
      300_000,
      450,
      /big\.csv: has more than 200000 rows: the next one is in line 200002; --max-rows sets/,
    ],
    ['analyse', 790_000, 450, /has more than 5000 rows/],
    ['enrich', 790_000, 450, /has more than 200000 rows/],
  ] as const)('%s of %j rows takes little memory', (command, rows, most, message) => {
    const { status, stdout, stderr, megabytes } = measured([command, csvFile(rows)]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(megabytes).toBeGreaterThan(20);
    expect(megabytes).toBeLessThan(most);
  });

  it.each([
    [['analyse'], 5000, '--max-transactions'],
    [['report'], 5000, '--max-transactions'],
    [['affordability'], 5000, '--max-transactions'],
    [['income', '--max-transactions', '50'], 50, '--max-transactions'],
    [['convert', '--max-rows', '60'], 60, '--max-rows'],
    [['analyse', '--max-transactions', '900', '--max-rows', '70'], 70, '--max-rows'],
  ])('%j', async (words, most, flag) => {
    const file = csvFile(most + 1);
    const { status, stderr } = await run([...words, '--country', 'GB', file]);
    expect(status).toBe(2);
    expect(stderr).toContain(
      `more than ${most} rows: the next one is in line ${most + 2}; ${flag} sets the most`,
    );
  });

  it('the limit that is known before is the limit of the engine', async () => {
    const request = {
      accountId: '1',
      currencyCode: 'GBP',
      transactions: Array.from({ length: 5001 }, (_, at) => ({
        transactionId: `t${at}`,
        bookingDate: '2026-03-02',
        description: 'TESCO',
        amount: 1,
        creditDebitIndicator: 'Debit',
        status: 'Booked',
      })),
    };
    const { stderr } = await run(['analyse', '-'], JSON.stringify(request));
    expect(stderr).toContain('must hold at most 5000 transactions');
  });
});
