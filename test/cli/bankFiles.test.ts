/** The files that banks give out go in as they are. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeStatements, readStatements, toAnalyseRequest } from '../../src/adapters.js';
import { analyse, verifyIncome } from '../../src/index.js';
import { AMERICAN, fileOf, printed, requestOf, run } from './support.js';

const MONZO = 'fixtures/statements/csv/monzo.csv';
const BARCLAYS = 'fixtures/statements/csv/barclays.csv';
const CHASE = 'fixtures/statements/csv/chase.csv';

const accountsOf = (file: string) => toAnalyseRequest(readStatements(readFileSync(file))).accounts;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('bank files on the command line', () => {
  it.each([MONZO, CHASE])('%s is read and analysed', async file => {
    const accounts = accountsOf(file);
    expect(JSON.parse(await printed(['convert', file]))).toEqual(plain({ accounts }));
    expect(JSON.parse(await printed(['income', file]))).toEqual(plain(verifyIncome({ accounts })));
    expect(await printed(['analyse', file, '--pretty'])).not.toContain('together');
  });

  it('of two banks give one request', async () => {
    const read = [MONZO, BARCLAYS].map(file => readStatements(readFileSync(file)));
    const { accounts } = toAnalyseRequest(mergeStatements(read));
    expect(JSON.parse(await printed(['analyse', MONZO, BARCLAYS]))).toEqual(plain(analyse({ accounts })));
    expect(await printed(['analyse', MONZO, BARCLAYS, '--pretty'])).toContain('All 2 accounts together');
  });

  it('of one provider complete each other, and each place names its file', async () => {
    const row = { transaction_id: 't-1', account_id: 'a-1', date: '2026-03-03', name: 'SHELL OIL 5744' };
    const paid = { ...row, amount: 20.1, pending: false, iso_currency_code: 'USD' };
    const page = (members: object) =>
      fileOf(
        JSON.stringify({
          added: [],
          modified: [],
          removed: [],
          has_more: false,
          next_cursor: 'c',
          ...members,
        }),
      );
    const other = { ...paid, transaction_id: 't-2', amount: 7 };
    const first = page({ added: [paid, other] });
    const second = page({
      modified: [{ ...paid, amount: 21.1 }],
      removed: [{ transaction_id: 't-2', account_id: 'a-1' }],
    });
    const { accounts } = JSON.parse(await printed(['convert', first, second]));
    expect(
      accounts.map((each: { transactions: { amount: string }[] }) =>
        each.transactions.map(({ amount }) => amount),
      ),
    ).toEqual([['21.1']]);
    const { stderr } = await run(['convert', first, second]);
    expect(stderr).toContain(
      `${first}, ${second}: 1 transaction of 1 account read as plaid, 2 other parts left out.`,
    );
    expect(stderr).toContain(`${first}, line 1: Plaid removed the transaction "t-2" later`);
  });

  it('tell what is known once all of them are there', async () => {
    const month = fileOf('Date,Narrative,Amount\n2026-03-14,TESCO STORES,-9.50\n2026-03-15,PAY,8.50\n');
    const files = [month, month, '--country', 'GB'];
    expect((await run(['convert', ...files])).stderr).toMatch(
      /^All files together:\n {2}- 2 rows of the account .* count once/m,
    );
    const report = await printed(['convert', ...files, '--pretty']);
    expect(report).toContain('All files together');
    expect(report).toContain('count once');
    expect(await printed(['convert', month, '--country', 'GB', '--pretty'])).not.toContain('together');
  });

  it('stand beside a request', async () => {
    const { accounts } = JSON.parse(await printed(['convert', AMERICAN, CHASE]));
    expect(accounts).toEqual([requestOf(AMERICAN), ...plain(accountsOf(CHASE))]);
  });

  it('are told on standard error, so that nothing is left out unsaid', async () => {
    const text = readFileSync(CHASE, 'utf8').trimEnd();
    const { stdout, stderr, status } = await run(['convert', '-'], `${text}\nno row at all\n`);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).accounts).toHaveLength(1);
    expect(stderr).toMatch(
      /^standard input: \d+ transactions of 1 account read as csv \(chase\), 1 other part left out\.\n/,
    );
    expect(stderr).toContain('no row at all');
  });

  it('are told what they do not say', async () => {
    const file = fileOf(
      'Date,Narrative,Amount\n2026-03-14,TESCO STORES,-9.50\n2026-03-15,TESCO STORES,-8.50\n',
    );
    await expect(printed(['income', file])).rejects.toThrow(
      `${file} names no currency; looks like pounds (TESCO): --country GB`,
    );
    expect((await run(['income', file])).stderr).toContain('give --country or --currency');
    const named = await printed(['convert', file, '--country', 'GB', '--account', 'mine']);
    expect(JSON.parse(named).accounts[0]).toMatchObject({ accountId: 'mine', currencyCode: 'GBP' });
  });

  it('without a currency look like what they show, and like nothing where they show nothing', async () => {
    const file = (...rows: readonly string[]) => fileOf(['Date,Narrative,Amount', ...rows, ''].join('\n'));
    const british = file('2026-03-14,HMRC CHILD BENEFIT BGC,102.40');
    const american = file('2026-03-14,ZELLE TO ANNA,-9.50', '2026-03-15,KROGER #412 COLUMBUS OH,-8.50');
    const neither = file('2026-03-14,LUNCH,-9.50');
    await expect(printed(['income', british])).rejects.toThrow(
      `${british} names no currency; looks like pounds (HMRC, BGC): --country GB`,
    );
    await expect(printed(['convert', american])).rejects.toThrow(
      `${american} names no currency; looks like dollars (ZELLE, KROGER, COLUMBUS OH): --country US`,
    );
    for (const files of [[neither], [british, american]])
      await expect(printed(['convert', ...files])).rejects.toThrow(
        `${files.join(', ')} name${files.length === 1 ? 's' : ''} no currency: give --country GB (pounds), --country US (dollars), or --currency and its code`,
      );
    expect(JSON.parse(await printed(['convert', american, '--country', 'US'])).accounts[0].currencyCode).toBe(
      'USD',
    );
    // Beside an account that has one, the note says what was left out.
    expect(JSON.parse(await printed(['convert', CHASE, neither])).accounts).toHaveLength(1);
  });

  it('are named where they are something else, with what to do', async () => {
    const pdf = fileOf('%PDF-1.7 and so on');
    const { status, stderr } = await run(['income', pdf]);
    expect([status, stderr]).toEqual([
      2,
      `open-banking-insights: ${pdf} is a PDF document; download the statement as CSV, OFX or QIF instead\n`,
    ]);
  });

  it.each([
    [
      'fixtures/statements/csv/monzo.csv',
      ['--columns', 'date=Posted'],
      /monzo\.csv: --columns names columns that no line/,
    ],
    [CHASE, ['--currency', 'dollars'], /^--currency must be an ISO 4217 code such as GBP, got "dollars"$/],
    [CHASE, ['--format', 'ofx'], /^fixtures.* is neither a request nor a bank file/],
  ])('%s with %j is refused in the words that were typed', async (file, words, says) => {
    await expect(printed(['convert', file, ...words])).rejects.toThrow(says);
  });

  it.each(['consumer-health', 'balances'])('without a balance say so where %s needs one', async command => {
    const file = fileOf('Date,Narrative,Amount\n2026-03-14,LUNCH,-9.50\n');
    await expect(printed([command, file, '--country', 'US'])).rejects.toThrow(
      `${command} needs the balance of the account, and ${file} states none`,
    );
  });

  it('take options that a request has no use for', async () => {
    await expect(printed(['income', AMERICAN, '--bank', 'chase'])).rejects.toThrow(
      '--bank is said of bank files',
    );
    await expect(printed(['income', CHASE, '--format', 'ofc'])).rejects.toThrow('format must be one of');
  });

  it('of a bank that nobody knows are read by the columns that the caller names', async () => {
    const file = fileOf('Posted;Points;What\n2026-03-14;9,50;TESCO STORES\n2026-03-15;-80,00;PAYMENT\n');
    const words = [
      '--columns',
      'date=Posted, amount=2,narrative=What',
      '--signs',
      'reversed',
      '--country',
      'GB',
    ];
    const { accounts } = JSON.parse(await printed(['convert', file, ...words]));
    expect(accounts[0].transactions).toMatchObject([
      { description: 'TESCO STORES', amount: '9.50', creditDebitIndicator: 'Debit' },
      { description: 'PAYMENT', amount: '80.00', creditDebitIndicator: 'Credit' },
    ]);
    expect((await run(['convert', file, '--columns', 'date'])).stderr).toContain(
      '--columns must be ROLE=COLUMN',
    );
    await expect(printed(['convert', file, '--columns', 'day=1'])).rejects.toThrow(
      '--columns: day is no role',
    );
  });
});
