/** Colours stand only where they are wanted, around text that was made safe before; amounts are written the same everywhere. */
import { describe, expect, it } from 'vitest';
import { barChart, MARK } from '../../src/cli/bars.js';
import { currenciesOf } from '../../src/cli/currenciesOfRequest.js';
import { page } from '../../src/cli/terminalPage.js';
import { painted, wantsColour } from '../../src/cli/tones.js';
import { BUSINESS_HEALTH_GROUPS } from '../../src/contract/health/businessHealthWords.js';
import { CONSUMER_HEALTH_GROUPS } from '../../src/contract/health/consumerHealthWords.js';
import type { FigureGroup } from '../../src/contract/health/healthWords.js';
import { shortCategoryName } from '../../src/words/categories.js';
import { dayText, moneyText, numberText, shareText } from '../../src/words/moneyText.js';
import { AMERICAN, BRITISH, printed, run } from './support.js';

const ESCAPE = '\u001b';

describe('colours', () => {
  it('are for terminals, unless the environment says otherwise', () => {
    expect(wantsColour({}, true)).toBe(true);
    expect(wantsColour({}, false)).toBe(false);
    expect(wantsColour({ NO_COLOR: '1' }, true)).toBe(false);
    expect(wantsColour({ NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(false);
    expect(wantsColour({ NO_COLOR: '' }, true)).toBe(true);
    expect(wantsColour({ FORCE_COLOR: '1' }, false)).toBe(true);
    expect(wantsColour({ FORCE_COLOR: '0' }, true)).toBe(false);
    expect(wantsColour({ TERM: 'dumb' }, true)).toBe(false);
  });

  it('do not reach a pipe', async () => {
    expect((await run(['income', BRITISH, '--pretty'])).stdout).not.toContain(ESCAPE);
  });

  it('stand around text that was made safe before', () => {
    const hostile = `${ESCAPE}[2J\u009b31m\nforged`;
    expect(painted([{ text: hostile, tone: 'income' }], true)).toBe(
      `${ESCAPE}[32m\ufffd[2J\ufffd31m\ufffdforged${ESCAPE}[0m`,
    );
    expect(painted([{ text: hostile, tone: 'income' }], false)).toBe('\ufffd[2J\ufffd31m\ufffdforged');
  });

  it('change no word of a report', async () => {
    for (const file of [BRITISH, AMERICAN]) {
      const { stdout } = await run(['analyse', file, '--pretty']);
      const coloured = await printed(['analyse', file, '--pretty'], 80, true);
      expect(coloured).toContain(`${ESCAPE}[1mIncome${ESCAPE}[0m`);
      expect(coloured.replaceAll(new RegExp(`${ESCAPE}\\[[\\d;]+m`, 'g'), '')).toBe(stdout);
    }
  });
});

describe('figures in words', () => {
  it('have the sign outside, then the currency', () => {
    expect(moneyText(1234.5, 'GBP')).toBe('£1,234.50');
    expect(moneyText(-1234.5, 'USD')).toBe('−$1,234.50');
    expect(moneyText(-0.001, 'GBP')).toBe('£0.00');
    expect(moneyText(9_999_999.99)).toBe('9,999,999.99');
    expect(shareText(0.274)).toBe('27%');
    expect(shareText(0.0001)).toBe('<1%');
    expect(numberText(9.3)).toBe('9.3');
    expect(dayText('2026-02-28', 'GBP')).toBe('28 Feb 2026');
    expect(dayText('2026-02-28', 'USD')).toBe('Feb 28, 2026');
  });

  it('name categories as the country does', () => {
    const name = 'Council tax or rates (US: property tax)';
    expect(shortCategoryName(name, 'USD')).toBe('Property tax');
    expect(shortCategoryName(name, 'GBP')).toBe('Council tax or rates');
    expect(shortCategoryName('Disability benefits (PIP, DLA)')).toBe('Disability benefits');
  });

  it('know the currency of each account', () => {
    const of = currenciesOf({
      accounts: [
        { accountId: 'a', currencyCode: 'USD' },
        { accountId: 'b', countryCode: 'GB' },
      ],
    });
    expect([of('a'), of('b'), of()]).toEqual(['USD', 'GBP', undefined]);
  });

  // That every figure has words, the compiler sees (test/types/figures.ts).
  it('call a figure the same for people and for businesses', () => {
    const wordsIn = (groups: readonly FigureGroup[]) =>
      new Map(
        groups.flatMap(({ figures }) => figures.map(({ figure, words, unit }) => [figure, { words, unit }])),
      );
    const business = wordsIn(BUSINESS_HEALTH_GROUPS);
    const shared = [...wordsIn(CONSUMER_HEALTH_GROUPS)].filter(([figure]) => business.has(figure));
    expect(shared.length).toBeGreaterThan(25);
    for (const [figure, words] of shared) expect(business.get(figure), figure).toEqual(words);
  });
});

describe('bars', () => {
  const bar = (label: string, sizes: readonly number[], mark?: number) => ({
    label,
    parts: sizes.map((size, index) => ({
      size,
      shade: (['solid', 'medium', 'light'] as const)[index] ?? 'light',
      tone: 'fixed' as const,
    })),
    figures: [String(sizes[0])],
    ...(mark === undefined ? {} : { mark }),
  });

  it('have one scale, from zero to the largest', () => {
    expect(page(barChart([bar('Rent', [10]), bar('Food', [5]), bar('None', [0])]), { width: 26 })).toBe(
      '  Rent  10  ██████████████\n  Food   5  ███████\n  None   0\n',
    );
  });

  it('show parts by their shade, and income by its mark', () => {
    expect(page(barChart([bar('May', [4, 2, 2], 10)]), { width: 21 })).toBe(`  May  4  ████▒▒▒░░ ${MARK}\n`);
  });

  it('leave out the bars where there is no room, and no name', () => {
    expect(page(barChart([bar('Groceries and supermarkets', [3])]), { width: 24 })).toBe(
      '  Groceries and     3\n  supermarkets\n',
    );
  });
});
