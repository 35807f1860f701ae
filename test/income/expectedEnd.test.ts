/** When income of a fixed term ends: only where the words name it, and no later than the law pays it. */
import { describe, expect, it } from 'vitest';
import { FIXED_TERM_REASONS } from '../../src/contract/income/incomeForward.js';
import type { ExpectedEnd } from '../../src/index.js';
import { credits, income } from '../support/build.js';
import { addDays, every } from '../support/dates.js';

const FIRST = '2026-01-09';
const weekly = (count: number, first = FIRST) =>
  Array.from({ length: count }, (_, week) => addDays(first, 7 * week));
const monthly = (count: number, day = '25') =>
  Array.from({ length: count }, (_, month) => `2026-0${1 + month}-${day}`);

type Case = readonly [
  narrative: string,
  dates: readonly string[],
  country: 'GB' | 'US',
  days: readonly [number, number],
  ExpectedEnd['reason'],
];

const CASES: readonly Case[] = [
  ['QUENDALE LTD MATERNITY PAY BGC', monthly(4), 'GB', [273, 273], 'maternity-pay'],
  ['QUENDALE LTD SALARY SMP BGC', monthly(4), 'GB', [273, 273], 'maternity-pay'],
  ['QUENDALE LTD SALARY ADOPTION PAY', monthly(4), 'GB', [273, 273], 'adoption-pay'],
  ['QUENDALE LTD SALARY SHPP', monthly(4), 'GB', [259, 259], 'shared-parental-pay'],
  ['QUENDALE LTD WAGES PATERNITY PAY', weekly(2), 'GB', [7, 14], 'paternity-pay'],
  ['QUENDALE LTD SALARY NEONATAL CARE PAY', monthly(2), 'GB', [7, 84], 'neonatal-care-pay'],
  ['QUENDALE LTD WAGES SPBP', weekly(2), 'GB', [7, 14], 'parental-bereavement-pay'],
  ['QUENDALE LTD WAGES SICK PAY', weekly(6), 'GB', [196, 196], 'sick-pay'],
  ['DWP MA QQ123456C', every(14, FIRST, 8), 'GB', [273, 273], 'maternity-allowance'],
  ['DWP NSJSA QQ123456C', every(14, FIRST, 8), 'GB', [182, 182], 'new-style-jobseekers-allowance'],
  ['DWP JSA QQ123456C', every(14, FIRST, 8), 'GB', [182, 182], 'new-style-jobseekers-allowance'],
  ['DWP BEREAVEMENT SUPPORT', monthly(4), 'GB', [548, 548], 'bereavement-support'],
  ['STATE OF NC UI BENEFIT', weekly(8), 'US', [84, 210], 'unemployment-insurance'],
  ['EDD PFL BENEFIT', weekly(4), 'US', [56, 56], 'paid-family-leave'],
  ['MASS PFML BENEFIT', weekly(4), 'US', [42, 196], 'paid-family-leave'],
  ['CO FAMLI', weekly(4), 'US', [42, 196], 'paid-family-leave'],
  ['DELAWARE PAID LEAVE', weekly(4), 'US', [42, 196], 'paid-family-leave'],
  ['NJ TDI BENEFITS', weekly(4), 'US', [182, 364], 'state-disability-insurance'],
];

/** `historyStart`: the beginning of the data. */
function endOf(
  [narrative, dates, country]: readonly [Case[0], Case[1], Case[2], ...unknown[]],
  historyStart: string,
): ExpectedEnd | null {
  const { incomeStreams } = income(credits(dates, 321.45, narrative), {
    countryCode: country,
    currencyCode: country === 'GB' ? 'GBP' : 'USD',
    historyStart,
  });
  expect(incomeStreams).toHaveLength(1);
  return incomeStreams[0]?.expectedEnd ?? null;
}

describe.each(CASES)('%s', (narrative, dates, country, [shortest, longest], reason) => {
  const [first] = dates as [string];

  it('ends after its term where the beginning is seen', () => {
    expect(endOf([narrative, dates, country], '2025-10-01')).toEqual({
      earliest: addDays(first, shortest),
      latest: addDays(first, longest),
      reason,
    });
  });

  it('ends by then at the latest where it may have begun before the data', () => {
    const end = endOf([narrative, dates, country], first);
    // A claim of another kind may be older.
    if (narrative.startsWith('DWP JSA')) expect(end).toBeNull();
    else expect(end).toEqual({ earliest: null, latest: addDays(first, longest), reason });
  });
});

describe('an expected end', () => {
  it('has a case for each reason', () => {
    const named = new Set([...CASES.map(([, , , , reason]) => reason), 'academic-year']);
    expect([...named].toSorted()).toEqual(FIXED_TERM_REASONS.toSorted());
  });

  it.each([
    ['QUENDALE LTD SALARY', 'GB'],
    ['SMP LTD SALARY', 'GB'],
    ['DWP UC', 'GB'],
    ['DWP PIP', 'GB'],
    ['DWP ESA', 'GB'],
    ['QUENDALE INC PAYROLL MATERNITY PAY', 'US'],
    ['SSA TREAS 310 XXSOC SEC', 'US'],
  ] as const)('is not given for %s', (narrative, country) => {
    expect(endOf([narrative, monthly(5), country], '2025-10-01')).toBeNull();
  });

  it('waits for weeks that were not claimed, within the benefit year', () => {
    const dates = [...weekly(4), ...weekly(4, addDays(FIRST, 7 * 9))];
    expect(endOf(['STATE OF NC UI BENEFIT', dates, 'US'], '2025-10-01')).toEqual({
      earliest: addDays(FIRST, 7 * (12 + 5)),
      latest: addDays(FIRST, 7 * (30 + 5)),
      reason: 'unemployment-insurance',
    });
  });

  it('is not given for what has come for longer than the term', () => {
    expect(endOf(['EDD PFL BENEFIT', weekly(16), 'US'], '2025-10-01')?.latest).toBe(addDays(FIRST, 196));
    expect(endOf(['QUENDALE LTD MATERNITY PAY', every(28, '2025-02-07', 13), 'GB'], '2025-02-01')).toBeNull();
  });

  it('looks at the words of the last payment', () => {
    const back = [
      ...credits(monthly(3), 900.5, 'QUENDALE LTD SALARY SMP'),
      ...credits(['2026-04-25', '2026-05-25'], 900.5, 'QUENDALE LTD SALARY'),
    ];
    expect(income(back).incomeStreams[0]?.expectedEnd).toBeNull();
  });

  it('is null once the stream has ended', () => {
    const { incomeStreams } = income(
      credits(weekly(8), 321.45, 'STATE OF NC UI BENEFIT'),
      { currencyCode: 'USD' },
      { asOf: '2026-12-31' },
    );
    expect(incomeStreams[0]).toMatchObject({ status: 'Ended', expectedEnd: null });
  });

  it.each([
    ['STUDENT LOANS COMPANY', ['2025-09-29', '2026-01-12', '2026-04-27'], 'GBP', '2026-06-30'],
    ['STUDENT LOANS COMPANY', ['2025-09-29'], 'GBP', '2026-06-30'],
    ['STATE COLLEGE FINANCIAL AID', ['2025-08-28', '2026-01-20'], 'USD', '2026-06-30'],
  ] as const)('is the end of the academic year: %s', (narrative, dates, currencyCode, latest) => {
    const { incomeStreams } = income(credits(dates, 2345.67, narrative), { currencyCode });
    expect(incomeStreams[0]?.expectedEnd).toEqual({ earliest: null, latest, reason: 'academic-year' });
  });

  it('is not given for the GI Bill', () => {
    const { incomeStreams } = income(credits(monthly(4), 1834.2, 'VA CH33 GI BILL'), { currencyCode: 'USD' });
    expect(incomeStreams).toHaveLength(1);
    expect(incomeStreams[0]?.expectedEnd).toBeNull();
  });
});
