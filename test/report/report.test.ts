/** The page of a report: its order, its escaping, its figures, and the same bytes each time. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AccountRequest,
  type AnalyseAccountsResult,
  type AnalyseRequest,
  type AnalyseResult,
  analyse,
  endOfDayBalances,
  InvalidRequestError,
  type Transaction,
} from '../../src/index.js';
import { CANVASES, type Role } from '../../src/report/charts/canvas.js';
import { drawRanges } from '../../src/report/charts/ranges.js';
import { rangesOf } from '../../src/report/model/ranges.js';
import { formatOf } from '../../src/report/text/format.js';
import { splitAtNegatives } from '../../src/report/text/negatives.js';
import { REPORT_SECTIONS, type RenderOptions, renderHtml, reportOf, safeReportOf } from '../../src/report.js';
import { REPORT_SECTIONS as SERVICE_SECTIONS } from '../../src/service.js';
import { foundIndicators } from '../../src/words/foundIndicators.js';
import { shortMoneyText } from '../../src/words/moneyText.js';
import { atInstants } from '../support/instants.js';
import { AMERICAN, marked, optionsWith, RICH, reportOfFixture, requestOf, SIMPLE } from './support.js';

const [, , WIDE] = CANVASES;
const GOLDEN = 'test/report/golden';
const MARKUP = `"><img src=x onerror=alert(1)>'&`;
const RIGHT_TO_LEFT = '\u202Eمرحبا \uD800\u0007';

const occurrences = (page: string, pattern: RegExp) => [...page.matchAll(pattern)];
const namesOf = (page: string) => new Set(occurrences(page, /<([a-z][a-z0-9]*)/g).map(([, name]) => name));

describe('the model', () => {
  it.each([SIMPLE, RICH, AMERICAN, 'gb-small-company'])('has the balances of the engine: %s', fixture => {
    const request = requestOf(fixture);
    const [account] = reportOf(analyse(request)).accounts;
    const byDate = new Map(account?.days.map(({ date, balance }) => [date, balance]));
    const days = endOfDayBalances(request).accounts[0]?.days ?? [];
    expect(days.length).toBeGreaterThan(50);
    const within = days.filter(({ date }) => byDate.has(date));
    expect(within.length).toBeGreaterThan(50);
    for (const { date, balance } of within) expect(byDate.get(date), date).toBe(balance);
  });

  it.each([
    [SIMPLE, undefined],
    [AMERICAN, 'America/Los_Angeles'],
  ] as const)('has of instants what it has of their days: %s', (fixture, timeZone) => {
    const request = requestOf(fixture);
    const rows = request.transactions.map((row: Transaction) => ({
      ...row,
      bookingDate: row.bookingDate.slice(0, 10),
    }));
    const of = (transactions: readonly Transaction[], zone: typeof timeZone = timeZone) =>
      reportOf(analyse({ ...request, transactions }, { timeZone }), { timeZone: zone });
    const instants = atInstants(rows, timeZone ?? 'Europe/London', [0.01, 0.5, 0.99], null);
    expect(of(instants)).toEqual(of(rows));
    const junk = analyse({ ...request, transactions: rows.slice(0, 1) }, { timeZone });
    for (const bookingDate of ['2026-13-40T23:30:00Z', 'no day at all, Z', '']) {
      const strange = {
        ...junk,
        enrichment: { transactions: [{ ...junk.enrichment?.transactions[0], bookingDate }] },
      };
      expect(
        reportOf({ ...strange, enrichment: { ...junk.enrichment, ...strange.enrichment } } as never)
          .transactions[0]?.date,
      ).toBe(bookingDate.slice(0, 10));
    }
  });

  it('refuses a time zone that is not known', () => {
    const refused = safeReportOf(analyse(requestOf(SIMPLE)), { timeZone: 'Mars' } as never);
    expect(refused.success ? [] : refused.error.issues.map(({ path }) => path)).toEqual([
      ['options', 'timeZone'],
    ]);
  });

  it('counts the months and what is left as affordability records them', () => {
    const report = reportOfFixture(RICH);
    const recorded = report.affordability?.monthAffordabilities.map(each => each.affordabilityForMonth) ?? [];
    expect(report.months.map(({ left }) => left)).toEqual(recorded.toReversed());
  });

  it('shows several accounts together', () => {
    const [first, second] = [requestOf(SIMPLE), requestOf(RICH)];
    const report = reportOf(analyse({ accounts: [first, second].map(plainAccount) }));
    expect(report.accounts.map(({ accountId }) => accountId)).toEqual([first.accountId, second.accountId]);
    expect(report.transactions).toHaveLength(first.transactions.length + second.transactions.length);
    expect(renderHtml(report)).toContain('All accounts together.');
  });

  it('tells significant transactions of two accounts apart that have the same id', () => {
    const request = requestOf(SIMPLE);
    const salary = request.transactions.find((each: { description: string }) =>
      /HARTWELL/.test(each.description),
    );
    const other = {
      accountId: 'other',
      currencyCode: 'GBP',
      transactions: [{ ...salary, description: 'SALE OF PIANO', accountId: undefined, amount: '5321.00' }],
    };
    const { significant } = reportOf(analyse({ accounts: [plainAccount(request), other] }));
    expect(significant.credits.map(({ description }) => description)).toContain('SALE OF PIANO');
    expect(significant.credits.map(each => [each.accountId, each.transactionId])).not.toContainEqual([
      request.accountId,
      salary.transactionId,
    ]);
  });

  it('has one list of signs of risk with the terminal, each thing once', () => {
    const { summary, affordability } = reportOfFixture(SIMPLE);
    const kinds = summary.risks.map(({ indicator }) => indicator.kind);
    expect(kinds).toContain('returned-direct-debits');
    expect(kinds).not.toContain('returned-payments');
    expect(kinds).not.toContain('overdraft-depth');
    const alone = (affordability?.indicators ?? []).filter(
      ({ kind }) => !/^(?:returned-direct|overdraft-days)/.test(kind),
    );
    const found = foundIndicators(alone).filter(({ isRisk }) => isRisk);
    expect(found.map(({ indicator }) => indicator.kind)).toEqual(
      expect.arrayContaining(['returned-payments', 'overdraft-depth']),
    );
    const fall = { ...alone[0], kind: 'income-fall', amount: 0, count: 1 } as (typeof alone)[number];
    expect(foundIndicators([fall])).toEqual([]);
    expect(foundIndicators([{ ...fall, amount: null }])).toHaveLength(1);
  });

  it('says that balances worked back show days overdrawn that no sign of risk counts', () => {
    const said = 'so days overdrawn are not among the signs of risk';
    const page = renderHtml(reportOfFixture(RICH));
    expect(occurrences(page, new RegExp(said, 'g'))).toHaveLength(3);
    expect(renderHtml(reportOfFixture(SIMPLE))).not.toContain(said);
  });

  it('draws how sure the income is, all sources last', () => {
    const report = reportOfFixture(RICH);
    const ranges = rangesOf(report);
    expect(ranges.length).toBeGreaterThan(1);
    // This account has more sources than the three that are shown, so that they do not add up.
    expect(report.summary).toMatchObject({ prediction: null, poorestMonthIncome: null });
    expect(ranges.map(({ source }) => source)).not.toContain(null);
    const prediction = (ranges[0] as (typeof ranges)[number]).prediction;
    const summary = { ...report.summary, prediction, poorestMonthIncome: 9 };
    expect(rangesOf({ ...report, summary }).at(-1)).toMatchObject({
      source: null,
      prediction,
      poorestMonthIncome: 9,
    });
  });

  it.each([SIMPLE, AMERICAN])(
    'draws each month that was paid, on an axis from near the least: %s',
    fixture => {
      const report = reportOfFixture(fixture);
      const [first] = rangesOf(report);
      const { prediction, paid } = first as NonNullable<typeof first>;
      expect(paid).toHaveLength(
        report.streams
          .find(({ stream }) => stream.name === first?.source)
          ?.stream.months.filter(({ income }) => income > 0).length ?? Number.NaN,
      );
      const { marks } = drawRanges([first as NonNullable<typeof first>], WIDE, formatOf('en-GB', 'GBP'));
      const placesOf = (role: Role) =>
        marks.flatMap(mark => (mark.shape === 'line' && mark.roles.includes(role) ? [mark.x1] : []));
      expect(placesOf('paid')).toHaveLength(paid.length);
      const { low95, high95 } = prediction.nextMonth;
      const least = Math.min(low95, ...paid);
      expect(least).toBeGreaterThan(0.4 * Math.max(high95, ...paid));
      // From zero, this would be in the right half.
      expect(Math.min(...placesOf('paid'), ...placesOf('outer'))).toBeLessThan(WIDE.width / 2);
    },
  );

  it('keeps a minus beside its amount in a sentence, and leaves cells as they are', () => {
    expect(splitAtNegatives('from −£1,995.59 to −3, or £4 − 5')).toEqual([
      'from ',
      '−£1,995.59',
      ' to ',
      '−3',
      ', or £4 − 5',
    ]);
    expect(splitAtNegatives('−£995.59')).toEqual(['−£995.59']);
    expect(renderHtml(reportOfFixture(RICH))).toMatch(/ <span class="amount">−£\d+\.\d\d<\/span>/);
  });

  it.each([
    SIMPLE,
    'gb-universal-credit',
    'gb-two-accounts',
    'us-social-security',
    'us-semi-monthly-homeowner',
  ])('has what the engine says of what will come: %s', fixture => {
    const result = analyse(requestOf(fixture)) as AnalyseResult | AnalyseAccountsResult;
    const accounts = 'accounts' in result ? result.accounts : [result];
    const paying = accounts.flatMap(({ income }) =>
      income !== null && income.incomeStreamsSummary.estimatedIncome > 0 ? [income] : [],
    );
    expect(paying).toHaveLength(1);
    const [{ incomeStreamsSummary, sufficiency }] = paying as [(typeof paying)[number]];
    const { summary } = reportOf(result);
    expect(summary.prediction).toEqual(incomeStreamsSummary.prediction);
    expect(summary.poorestMonthIncome).toBe(incomeStreamsSummary.poorestMonthIncome);
    expect(summary.sufficiency).toEqual({ verdict: sufficiency.verdict, reasons: sufficiency.reasons });
  });

  it.each(['GBP', 'USD'] as const)('says what the accounts lack to state an income: %s', currencyCode => {
    const credits = (accountId: string, dates: readonly string[]): AccountRequest => ({
      accountId,
      currencyCode,
      transactions: dates.map((bookingDate, index) => ({
        transactionId: `${accountId}-${index}`,
        description: 'QUENDALE PAYROLL SALARY',
        amount: '1840.15',
        creditDebitIndicator: 'Credit',
        status: 'Booked',
        bookingDate,
      })),
    });
    const said = (...accounts: readonly AccountRequest[]) =>
      reportOf(analyse({ accounts })).summary.sufficiency;
    const once = credits('new', ['2026-03-27']);
    const none = credits('empty', []);
    expect(said(once)).toMatchObject({ verdict: 'insufficient' });
    expect(said(once)?.reasons).toContain('one-payday');
    expect(said(none)).toMatchObject({
      verdict: 'insufficient',
      reasons: expect.arrayContaining(['no-income-found']),
    });
    // An account without income lacks nothing beside one that has it.
    expect(said(once, none)?.reasons).toEqual(said(once)?.reasons);
    const page = renderHtml(reportOf(analyse(once)));
    expect(page).toContain('>Not enough</a>');
    expect(page).toContain('Only one payment of the income was seen.');
  });

  it('says of an account without transactions that there is nothing', () => {
    const page = renderHtml(reportOf(analyse({ accountId: 'empty', currencyCode: 'GBP', transactions: [] })));
    expect(page).toContain('There is no booked transaction.');
    expect(page).toContain('No regular income was found.');
    expect(page).not.toContain('The sum of all sources');
  });

  it('says of a single payment when it came', () => {
    const [salary] = requestOf(SIMPLE).transactions.filter((each: { description: string }) =>
      each.description.includes('HARTWELL'),
    );
    const report = reportOf(analyse({ accountId: 'one', currencyCode: 'GBP', transactions: [salary] }));
    expect(report.streams).toHaveLength(1);
    expect(renderHtml(report)).toMatch(/paid once, on 28 Jul 2025\./);
  });

  it('shortens large amounts where a chart has little room', () => {
    expect(
      [99_999, 100_000, 999_499, 999_500, 2_500_000, 12_500_000, -8_765_432].map(each =>
        shortMoneyText(each),
      ),
    ).toEqual(['99,999', '100k', '999k', '1m', '2.5m', '12.5m', '−8.8m']);
    expect([999, 1200, -15_432, 9_950].map(each => shortMoneyText(each, 1000, 2))).toEqual([
      '999',
      '1.2k',
      '−15k',
      '10k',
    ]);
  });

  it('names no currency for accounts in pounds and in dollars, where no sign is right for all', {
    timeout: 60_000,
  }, () => {
    const analysis = analyse({ accounts: [requestOf(SIMPLE), requestOf(AMERICAN)] });
    expect(analysis.financialHealth?.accounts.map(each => each.currencyCode)).toEqual(['GBP', 'USD']);
    const report = reportOf(analysis);
    expect(report.currencyCode).toBeNull();
    expect(renderHtml(report)).not.toMatch(/[£$]\d/);
  });

  it('refuses what is no answer of analyse', () => {
    expect(() => reportOf({} as never)).toThrow(InvalidRequestError);
    expect(safeReportOf({ accounts: [{}] } as never).success).toBe(false);
  });
});

describe('the page', () => {
  const page = renderHtml(reportOfFixture(RICH));

  it('has landmarks, one title, and headings without a gap', () => {
    expect(occurrences(page, /<h1[ >]/g)).toHaveLength(1);
    for (const landmark of ['header', 'nav', 'main', 'footer'])
      expect(occurrences(page, new RegExp(`<${landmark}[ >]`, 'g')), landmark).toHaveLength(1);
    const levels = occurrences(page, /<h([1-6])[ >]/g).map(([, level]) => Number(level));
    expect(levels.length).toBeGreaterThan(10);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
  });

  it('gives each chart a sentence with figures, and a table behind it', () => {
    const figures = page.split('<figure>').slice(1);
    expect(figures).toHaveLength(5);
    for (const figure of figures) {
      const labels = occurrences(figure.split('</figure>')[0] ?? '', /role="img" aria-label="([^"]*)"/g);
      // Beside the figures of the summary there is never room for the wide one.
      expect(labels).toHaveLength(figure === figures[0] ? 2 : 3);
      for (const [, label] of labels) expect(label).toMatch(/\d.*\./);
      expect(figure.split('</figure>')[1]).toMatch(/^[\s\S]*?<details class="table">[\s\S]*?<table[ >]/);
    }
  });

  it('has each id once, and links that lead somewhere', () => {
    const ids = occurrences(page, / id="([^"]*)"/g).map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = occurrences(page, /href="([^"]*)"/g).map(([, address]) => address?.slice(1));
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter(link => !ids.includes(link))).toEqual([]);
  });

  it('loads nothing and runs nothing', () => {
    expect(page).not.toMatch(/<(?:script|link|img|iframe|object)|url\((?!#hatch)|@import|\son\w+=|https?:/);
  });

  it('shows the sections that are chosen, in the order of the report', () => {
    const report = reportOfFixture(SIMPLE, optionsWith('', 'x'));
    const titles = (sections?: RenderOptions['sections']) =>
      occurrences(renderHtml(report, { sections }), /<h2[^>]*>([^<]*)/g).map(([, title]) => title);
    expect(titles()).toHaveLength(6);
    expect(titles([])).toEqual(titles());
    expect(titles(['Statement', 'User Summary'])).toEqual(['Summary', 'Statement']);
    expect(() => renderHtml(report, { sections: ['statement' as never] })).toThrow('options.sections');
    expect(REPORT_SECTIONS).toEqual(SERVICE_SECTIONS);
  });

  it('writes dates and money as the country does', () => {
    expect(page).toContain('30 Jun 2026');
    const american = renderHtml(reportOfFixture(AMERICAN));
    expect(american).toContain('Jun 30, 2026');
    expect(american).toContain('−$480.61');
    expect(american).not.toMatch(/£|\(US: /);
  });

  it('is the same bytes each time, and leaves the answer as it was', () => {
    const analysis = analyse(requestOf(RICH));
    const before = JSON.stringify(analysis);
    expect(renderHtml(reportOf(analysis))).toBe(page);
    expect(renderHtml(JSON.parse(JSON.stringify(reportOf(JSON.parse(before)))))).toBe(page);
    expect(JSON.stringify(analysis)).toBe(before);
  });

  it('stays small', { timeout: 60_000 }, () => {
    const report = reportOfFixture('gb-busy-5000');
    const others = REPORT_SECTIONS.filter(section => section !== 'Statement');
    expect(Buffer.byteLength(renderHtml(report))).toBeLessThan(1_250_000);
    expect(Buffer.byteLength(renderHtml(report, { sections: others }))).toBeLessThan(600_000);
  });
});

describe('what a lender asks', () => {
  it.each([
    [SIMPLE, '£'],
    [AMERICAN, '$'],
  ])(
    'stands on the page of %s where it was asked, with the figures of affordability, and nowhere else',
    (fixture, sign) => {
      const request = requestOf(fixture);
      const asked: AnalyseResult = analyse(
        { ...(request as AnalyseRequest), stress: { newMonthlyRepayment: 180 } },
        { stated: { income: 2600, rent: 900 } },
      );
      const page = renderHtml(reportOf(asked));
      const { stressTest, stated } = asked.affordability ?? {};
      for (const text of [
        'Can a new repayment be carried?',
        `With a new repayment of ${sign}180.00`,
        'What was stated',
      ])
        expect(page).toContain(text);
      for (const figure of [stressTest?.poorestMonthIncome, stated?.income?.seen, stated?.rent?.seen])
        expect(page).toContain(
          `${sign}${(figure as number).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
        );
      for (const title of ['The income that the account shows', 'The rent that the account shows'])
        expect(page.match(new RegExp(`<summary>${title}</summary>`, 'g'))).toHaveLength(1);
      const plain = renderHtml(reportOf(analyse(request)));
      expect(plain).not.toContain('new repayment');
      expect(plain).not.toContain('What was stated');
    },
  );

  it('may be missing from a result that an earlier version stored', () => {
    const { affordability, ...rest }: AnalyseResult = analyse(requestOf(SIMPLE) as AnalyseRequest);
    const older = { ...affordability, stressTest: undefined, stated: undefined };
    expect(renderHtml(reportOf({ ...rest, affordability: older } as never))).toContain('Left each month');
  });
});

describe('texts of others', () => {
  const plain = renderHtml(reportOfFixture(RICH, optionsWith('', requestOf(RICH).accountId)));

  it('never become markup', () => {
    const request = marked(RICH, MARKUP);
    const page = renderHtml(reportOf(analyse(request), optionsWith(MARKUP, request.accountId)));
    expect(occurrences(page, /&lt;img src=x/g).length).toBeGreaterThan(1000);
    expect([...namesOf(page)].filter(name => !namesOf(plain).has(name))).toEqual([]);
    expect(page).not.toMatch(/<img/);
  });

  it('keep their direction to themselves', () => {
    const request = marked(RICH, RIGHT_TO_LEFT);
    const page = renderHtml(reportOf(analyse(request), optionsWith(RIGHT_TO_LEFT, request.accountId)));
    expect(occurrences(page, /<bdi>[^<]*مرحبا/g).length).toBeGreaterThan(1000);
    expect(page).not.toMatch(/[\u202A-\u202E\u2066\u2067]/);
    expect(page).not.toMatch(/\p{Surrogate}/u);
    expect(page).not.toContain('\u0007');
  });
});

describe('financial health', () => {
  it.each([SIMPLE, AMERICAN, 'us-semi-monthly-homeowner', 'gb-small-company'])(
    'says how each figure is calculated, and nothing of figures that it does not show: %s',
    fixture => {
      for (const asked of [requestOf(fixture), { ...requestOf(fixture), accountType: 'Business' }]) {
        const report = reportOf(analyse(asked));
        const page = renderHtml(report);
        const table = page.slice(page.indexOf('id="health"'));
        const [figures = '', explained = ''] = table.split('How these figures are calculated');
        const shown = occurrences(figures, /<th scope="row">([^<]+)<\/th>/g).map(([, words]) => words);
        const end = explained.indexOf('</details>');
        expect(end).toBeGreaterThan(0);
        const said = occurrences(explained.slice(0, end), /<p><strong>([^<]+)<\/strong>: [^<]/g);
        expect(shown.length).toBeGreaterThan(5);
        expect(said.map(([, words]) => words)).toEqual(shown);
        expect(Object.keys(report.health?.explained ?? {})).toHaveLength(shown.length);
      }
    },
  );
});

describe('golden pages', () => {
  it.each([
    [SIMPLE, ['User Summary', 'Income and Affordability', 'Account Overview', 'Significant Transactions']],
    [RICH, ['User Summary', 'Income and Affordability', 'Account Overview']],
  ] as const)('%s', (fixture, sections) => {
    const file = `${GOLDEN}/${fixture}.html`;
    const page = renderHtml(reportOfFixture(fixture), { sections });
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(GOLDEN, { recursive: true });
      writeFileSync(file, page);
    }
    expect(page).toBe(readFileSync(file, 'utf8'));
  });
});

/** Switches such as `includeFlags` stand beside `accounts`, not in an account. */
function plainAccount({ includeFlags: _, ...account }: ReturnType<typeof requestOf>) {
  return account;
}
