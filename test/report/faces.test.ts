/** One figure, one word: the page and the terminal say the same of one analysis, and what the engine says. */
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '../../src/index.js';
import { formatOf } from '../../src/report/text/format.js';
import { leftBridge, monthsSentence } from '../../src/report/text/sentences.js';
import { renderHtml, reportOf } from '../../src/report.js';
import { type Faces, facesOf, reckonedShares, saidOf, sharesOf } from './faces.js';
import { unspaced } from './pdfSupport.js';
import { requestOf, SIMPLE } from './support.js';

const FIXTURES = readdirSync('fixtures/accounts');
/** Words of earlier versions, each for a thing that has another name now. */
const SYNONYMS = /Reliability|[Cc]onfidence\d|PoorestMonth|Risksseen|Evidencefortheincome/;

describe.each(FIXTURES)('the faces of %s', fixture => {
  let faces: Faces;
  beforeAll(() => {
    faces = facesOf(fixture);
  }, 60_000);

  it('have the same figures under the same names', () => {
    const said = saidOf(faces);
    expect(said.length).toBeGreaterThan(2);
    for (const text of said) {
      expect(faces.page).toContain(text);
      expect(faces.terminal).toContain(text);
    }
    expect(faces.page).not.toMatch(SYNONYMS);
    expect(faces.terminal).not.toMatch(SYNONYMS);
  });

  it('have shares of one base', () => {
    const { report, result } = faces;
    const shares = sharesOf(faces);
    const reckoned = reckonedShares(result);
    expect(shares).toHaveLength(Math.min(10, reckoned.size));
    for (const { words, amount, share } of shares) {
      expect(faces.terminal).toContain(words);
      expect(faces.terminal).toContain(`${amount}${share}`);
      expect(faces.page).toContain(words);
      expect(faces.page).toContain(`${amount}${share}`);
    }
    for (const { name, share } of report.spending)
      expect(`${name} ${Math.round(share * 100)}`).toBe(
        `${name} ${Number.parseInt((reckoned.get(name) ?? '').replace('<1', '0'), 10)}`,
      );
  });

  it('bridge what is left and the average of the months, to the penny', () => {
    const { report } = faces;
    const format = formatOf('en-GB', report.currencyCode);
    const bridge =
      report.affordability === null ? null : leftBridge(report.months, report.affordability, format);
    expect(bridge === null || faces.page.includes(unspaced(bridge))).toBe(true);
    const amounts = [...(bridge ?? '').matchAll(/([£$])([\d,]+\.\d\d) (more|less)/g)].map(
      ([, , amount, way]) =>
        Math.round(Number(amount?.replaceAll(',', '')) * 100) * (way === 'more' ? 1 : -1),
    );
    const [difference = 0, ...parts] = amounts;
    const [income, costs] = /\d (?:more|less) income/.test(bridge ?? '')
      ? [parts[0] ?? 0, parts[1] ?? 0]
      : [0, parts[0] ?? 0];
    expect(income - costs).toBe(difference);
    expect(faces.page).toContain(unspaced(monthsSentence(report.months, format)));
  });

  it('count the days overdrawn that the sign of risk counts', () => {
    const { report } = faces;
    const sign = report.affordability?.indicators.find(({ kind }) => kind === 'overdraft-days');
    const days = report.overdrafts.reduce((sum, spell) => sum + spell.days, 0);
    expect(days).toBe(sign?.count ?? 0);
  });
});

it.each(['GBP', 'USD'] as const)('do not judge a card alone as a household: %s', currencyCode => {
  const { transactions } = requestOf(SIMPLE);
  const account = {
    accountId: 'card',
    accountSubType: 'CreditCard',
    currencyCode,
    transactions: transactions
      .filter((row: { creditDebitIndicator: string }) => row.creditDebitIndicator === 'Debit')
      .map((row: object) => ({ ...row, accountId: undefined })),
  };
  const report = reportOf(analyse(account));
  expect(report.summary.income.value).toBeNull();
  expect(report.summary.left.value).toBeNull();
  const page = renderHtml(report);
  expect(page).toContain('add the current account that pays it');
  expect(page).not.toMatch(/Costs are .* more than the income|Costs were higher than income/);
});
