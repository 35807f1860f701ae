/** The PDFs: their words, bookmarks and bytes, and letters that the font does not have. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INDICATOR_WORDS } from '../../src/contract/affordability/affordabilityIndicators.js';
import { analyse, InvalidRequestError } from '../../src/index.js';
import { type Report, renderPdf, renderStatementPdf, reportOf, safeRenderPdf } from '../../src/report.js';
import { bookmarksOf, latin, unspaced, wordsOf } from './pdfSupport.js';
import { AMERICAN, marked, optionsWith, RICH, reportOfFixture, requestOf, SIMPLE } from './support.js';

vi.setConfig({ testTimeout: 120_000 });

const codeOf = (letter: string) => `[U+${letter.codePointAt(0)?.toString(16).toUpperCase()}]`;
const written = (amount: number, sign: string) =>
  `${amount < 0 ? '−' : ''}${sign}${Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',')}`;

const risksOf = ({ summary }: Report) =>
  summary.risks.map(({ indicator: { kind } }) => ({ name: INDICATOR_WORDS[kind].words }));

describe('the report', () => {
  it.each([
    [SIMPLE, '£', '595.28 841.89'],
    [RICH, '£', '595.28 841.89'],
    [AMERICAN, '$', '612 792'],
  ] as const)('has every figure of %s in its text', async (fixture, sign, paper) => {
    const report = reportOfFixture(fixture, { holder: 'Łucja Żółć' });
    const bytes = await renderPdf(report, { full: true });
    const text = unspaced(await wordsOf(bytes));
    const { income, prediction, poorestMonthIncome, left, risks, completeMonths } = report.summary;
    const { low80, high80 } = prediction?.nextMonth ?? {};
    for (const amount of [income.value, left.value, poorestMonthIncome, low80, high80])
      if (typeof amount === 'number') expect(text).toContain(written(amount, sign));
    expect(text).toContain(`${completeMonths}monthsarecoveredwhole`);
    expect(text).toContain(`Signsofrisk${risks.length}`);
    expect(text).toContain('BankaccountreportforŁucjaŻółć.');
    for (const month of report.months) expect(text).toContain(written(month.left, ''));
    for (const { heading } of report.statement) expect(text).toContain(written(heading.amount, ''));
    for (const { stream } of report.streams) {
      expect(text).toContain(unspaced(stream.name));
      expect(text).toContain(written(stream.estimatedIncome, ''));
    }
    for (const { description, amount } of report.transactions) {
      expect(text).toContain(unspaced(description.replace(/\p{Extended_Pictographic}/gu, codeOf)));
      expect(text).toContain(written(amount, ''));
    }
    expect(latin(bytes)).toContain(`/MediaBox [0 0 ${paper}]`);
    const [, count] = /Page1of(\d+)/.exec(text) ?? [];
    expect(text).toContain(`Page${count}of${count}`);
    expect(Number(count)).toBeGreaterThan(9);
  });

  it.each([
    SIMPLE,
    RICH,
    AMERICAN,
    'gb-dormant',
    'gb-universal-credit',
    'us-social-security',
    'gb-busy-5000',
  ])('has about four pages unless it is asked for in full: %s', async fixture => {
    const report = reportOfFixture(fixture);
    const bytes = await renderPdf(report);
    const words = await wordsOf(bytes);
    expect(words.split('\f').length - 1).toBeLessThanOrEqual(5);
    expect(unspaced(words)).toContain(unspaced('--full on the command line, full: true in the library'));
    const found = bookmarksOf(bytes);
    expect(found).toEqual(expect.arrayContaining(['Summary', 'Income and affordability', 'Signs of risk']));
    expect(found).not.toContain('Account overview');
    expect(found).not.toContain('Statement');
    for (const { name } of risksOf(report)) expect(words).toContain(name);
    expect(unspaced(await wordsOf(await renderPdf(report, { full: true })))).not.toContain('--full');
  });

  it('has bookmarks for sections, their parts, and the months of the statement', async () => {
    const found = bookmarksOf(await renderPdf(reportOfFixture(RICH, optionsWith('', 'x')), { full: true }));
    for (const title of [
      'Summary',
      'Credit profile',
      'Income and affordability',
      'Account overview',
      'Statement',
    ])
      expect(found).toContain(title);
    for (const title of [
      'When does income come?',
      'Where does it go?',
      'Signs of risk',
      'Jun 2026',
      'Jul 2025',
    ])
      expect(found).toContain(title);
  });

  it.each([SIMPLE, RICH, AMERICAN, 'gb-dormant'])(
    'leaves no heading at the foot of a page: %s',
    async fixture => {
      const words = await wordsOf(await renderPdf(reportOfFixture(fixture), { full: true }));
      const pages = words.split('\f').slice(0, -1);
      expect(pages.length).toBeGreaterThan(3);
      const last = pages.map(page => page.trim().split('\n').at(-2));
      for (const title of [
        'Income and affordability',
        'Account overview',
        'Significant transactions',
        'Statement',
        'When does income come?',
        'Where does it go?',
        'Signs of risk',
      ])
        expect(last).not.toContain(title);
    },
  );

  it('has the sections that are chosen', async () => {
    const report = reportOfFixture(SIMPLE);
    const bytes = await renderPdf(report, { sections: ['Statement', 'User Summary'], paper: 'Letter' });
    expect(bookmarksOf(bytes)).not.toContain('Account overview');
    expect(latin(bytes)).toContain('/MediaBox [0 0 612 792]');
    expect(unspaced(await wordsOf(bytes))).toContain(
      unspaced(report.transactions.at(-1)?.description ?? '-'),
    );
  });

  it('draws charts with labels that can be selected', async () => {
    const text = await wordsOf(await renderPdf(reportOfFixture(RICH), { sections: ['Account Overview'] }));
    expect(text).toMatch(/Lowest: [−\d,]+ on \d/);
    expect(text).toMatch(/[\d,]+ · \d+%/);
  });

  it('is made of an account with next to nothing', async () => {
    const bytes = await renderPdf(
      reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] })),
    );
    expect(await wordsOf(bytes)).toContain('One account, without a booked transaction.');
  });

  it.each([SIMPLE, RICH, AMERICAN])('breaks no line between a minus and its amount: %s', async fixture => {
    const words = await wordsOf(await renderPdf(reportOfFixture(fixture), { full: true }));
    expect(words).toMatch(/−[£$]\d/);
    expect(words).not.toMatch(/−\n/);
  });

  it('stays small', async () => {
    const bytes = await renderPdf(reportOfFixture('gb-busy-5000'), { full: true });
    expect(bytes.length).toBeLessThan(3_000_000);
    expect(bytes.length).toBeGreaterThan(300_000);
  });
});

describe('the statement of accounts', () => {
  it('has each transaction and the balance after it', async () => {
    const report = reportOfFixture(SIMPLE, { holder: 'Łucja Żółć' });
    const text = await wordsOf(await renderStatementPdf(report));
    const [account] = report.accounts;
    const closing = written(account?.currentBalance ?? Number.NaN, '');
    expect(text).toContain('No bank issued it.');
    expect(text).toMatch(new RegExp(`Closing balance +${closing.replaceAll('.', '\\.')}`));
    const days = new Map(account?.days.map(({ date, balance }) => [date, balance]));
    const rows = report.transactions.filter(({ isCounted }) => isCounted);
    expect(rows.length).toBeGreaterThan(100);
    for (const { date, amount, description } of rows) {
      expect(unspaced(text)).toContain(written(Math.abs(amount), ''));
      expect(unspaced(text)).toContain(unspaced(description.slice(0, 12)));
      expect(text).toContain(written(days.get(date) ?? Number.NaN, ''));
    }
  });

  it('shows the account that is chosen', async () => {
    const [first, second] = [requestOf(SIMPLE), requestOf(RICH)];
    const plain = ({ includeFlags: _, ...account }: typeof first) => account;
    const report = reportOf(analyse({ accounts: [first, second].map(plain) }));
    const all = bookmarksOf(await renderStatementPdf(report));
    expect(all).toEqual([first.accountId, second.accountId].sort());
    const one = await renderStatementPdf(report, { accountId: second.accountId });
    expect(bookmarksOf(one)).toEqual([second.accountId]);
    await expect(renderStatementPdf(report, { accountId: 'x' })).rejects.toThrow('options.accountId');
  });
});

describe('texts of others', () => {
  it.each([
    [RICH, `"><img src=x>'&;`, `"><imgsrc=x>'&;`],
    [AMERICAN, 'Zażółć gęślą jaźń ', 'Zażółćgęśląjaźń'],
    [RICH, '😀\u202Eمرحبا ', '[U+1F600U+0645U+0631U+062DU+0628U+0627]'],
    [AMERICAN, 'a\u0000\u001B\uD800b ', 'a[U+0000U+001BU+D800]b'],
  ])('are shown whole in every field: %s, %j', async (fixture, mark, shown) => {
    const request = marked(fixture, mark);
    const report = reportOf(analyse(request), optionsWith(mark, request.accountId));
    for (const [bytes, least] of [
      [await renderPdf(report, { full: true }), report.transactions.length],
      [await renderStatementPdf(report), report.transactions.length],
    ] as const) {
      const text = unspaced(await wordsOf(bytes));
      expect(text.split(shown).length - 1).toBeGreaterThanOrEqual(least);
      expect(text).toContain(`${shown}holder`);
      expect(text).toContain(`${shown}account`);
      expect(text).not.toMatch(/\uFFFD|\p{Script=Arabic}/u);
    }
    const profile = unspaced(await wordsOf(await renderPdf(report, { sections: ['Credit Profile'] })));
    for (const field of ['provider', 'score', 'card', 'kind', 'status'])
      expect(profile).toContain(`${shown}${field}`);
  });

  it('keeps words that are longer than a line on the page', async () => {
    const request = requestOf(SIMPLE);
    const word = 'W'.repeat(200);
    request.transactions[0].description = word;
    for (const each of request.transactions.slice(1, 9)) each.amount = 9_999_999.99;
    const bytes = await renderPdf(reportOf(analyse(request)), { full: true });
    expect(unspaced(await wordsOf(bytes))).toContain(word);
  });
});

describe('the bytes', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('are the same each time and in every time zone', async () => {
    const report = reportOfFixture(SIMPLE);
    const before = JSON.stringify(report);
    const once = await renderPdf(report);
    for (const TZ of ['Asia/Tokyo', 'America/Los_Angeles']) {
      process.env['TZ'] = TZ;
      expect(Buffer.from(await renderPdf(JSON.parse(before) as Report)).equals(once)).toBe(true);
    }
    expect(JSON.stringify(report)).toBe(before);
  });

  it('hold no clock', async () => {
    const text = latin(await renderStatementPdf(reportOfFixture(SIMPLE)));
    expect([...text.matchAll(/\(D:[^)]*\)/g)].map(([date]) => date)).toEqual(['(D:19700101000000Z)']);
    expect(text).toContain('(pdfmake)');
  });
});

describe('what is refused', () => {
  const report = reportOfFixture(SIMPLE);

  it.each([
    [{ paper: 'A5' }, 'options.paper: expected A4, Letter'],
    [{ locale: 'fr-FR' }, 'options.locale'],
    [{ sections: ['statement'] }, 'options.sections'],
    [{ font: { regular: new Uint8Array([1, 2, 3]) } }, 'options.font.regular'],
    [{ font: { regular: 'Roboto' } }, 'options.font.regular'],
  ])('%j', async (options, message) => {
    await expect(renderPdf(report, options as never)).rejects.toThrow(message);
    expect(await safeRenderPdf(report, options as never)).toMatchObject({ success: false });
  });

  it('what is no report', async () => {
    for (const wrong of [{}, null, { accounts: 1 }, { ...report, transactions: null }]) {
      await expect(renderPdf(wrong as never)).rejects.toThrow(InvalidRequestError);
      await expect(renderStatementPdf(wrong as never)).rejects.toThrow(InvalidRequestError);
    }
  });

  it('nothing of a font of the caller', async () => {
    const regular = new Uint8Array(readFileSync('node_modules/pdfmake/fonts/Roboto/Roboto-Italic.ttf'));
    const bytes = await renderPdf(report, { font: { regular } });
    expect(latin(bytes)).toContain('Roboto-Italic');
    expect(latin(bytes)).not.toContain('Roboto-Regular');
    expect(await wordsOf(bytes)).toContain('Bank account report');
  });
});
