/** Working days are those of the rail and of the payer. Where the account is held moves no payday. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ENGLAND_AND_WALES,
  FEDERAL_OFFICES,
  FEDERAL_RESERVE,
  type HolidayTable,
  NORTHERN_IRELAND,
  SCOTLAND,
} from '../../src/data/holidays.js';
import type { CountryCode, InsightsOptions } from '../../src/index.js';
import { credits, income, only } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { addDays, dayInMonth, every, isWeekend, weekdayOf } from '../support/dates.js';
import { type HolidayKeeper, moved } from '../support/histories/workingDays.js';
import { holds } from '../support/property.js';

interface Payer {
  readonly code: CountryCode;
  readonly text: string;
  readonly keeper: HolidayKeeper;
}

const BACS = 'england-and-wales';
const ACH = 'federal-reserve';
const GOVERNMENT = 'federal-offices';
const PAYERS = {
  GB: [
    ['QUENDALE LTD SALARY BGC', BACS],
    ['DWP UNIVERSAL CREDIT', BACS],
    ['SOCIAL SECURITY SCOTLAND ADP', BACS],
    ['QUENDALE PENSION TRUSTEES PENSION BGC', BACS],
    ['DFC UNIVERSAL CREDIT', 'northern-ireland'],
  ],
  US: [
    ['SSA TREAS 310 XXSOC SEC', GOVERNMENT],
    ['US TREASURY 310 XXSUPP SEC', GOVERNMENT],
    ['VACP TREAS 310 XXVA BENEF', GOVERNMENT],
    ['DFAS-CLEVELAND RET PAY', GOVERNMENT],
    ['DFAS-IN ARMY ACT', GOVERNMENT],
    ['OPM1 TREAS 310 XXCIV SERV', GOVERNMENT],
    ['QUENDALE INC PAYROLL', ACH],
    ['STATE OF OH PAYROLL', ACH],
    ['STATE OF CA EDD UI BENEFIT', ACH],
    ['CALPERS PENSION', ACH],
  ],
} as const satisfies Record<CountryCode, readonly (readonly [text: string, keeper: HolidayKeeper])[]>;
const payersIn = (code: CountryCode) => PAYERS[code].map(([text, keeper]): Payer => ({ code, text, keeper }));

/** A year before the first, nothing would be known of the payer's days. */
const YEARS = Array.from({ length: 10 }, (_, index) => 2019 + index);
const daysOf = (table: HolidayTable) =>
  YEARS.flatMap(year => (table[year] ?? '').split(' ').map(day => `${year}-${day}`));
const HOLIDAYS = {
  GB: [...new Set([ENGLAND_AND_WALES, SCOTLAND, NORTHERN_IRELAND].flatMap(daysOf))].sort(),
  US: daysOf(FEDERAL_OFFICES),
} as const;
const OBSERVED_FRIDAYS = HOLIDAYS.US.filter(day => !daysOf(FEDERAL_RESERVE).includes(day));

const division = fc.constantFrom<InsightsOptions['division']>(
  undefined,
  'england-and-wales',
  'scotland',
  'northern-ireland',
);
const due = country.chain(code =>
  fc.record({
    payer: fc.constantFrom(...payersIn(code)),
    holiday: fc.constantFrom(...HOLIDAYS[code]),
    division,
  }),
);

/** The eleven months before, each payment on the day or on the payer's working day before. */
function paidMonthlyBefore(day: string, keeper: HolidayKeeper): string[] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return Array.from({ length: 11 }, (_, index) =>
    moved(dayInMonth(year, month - 11 + index, date), 'previous', keeper),
  );
}

function nextExpected(dates: readonly string[], { code, text }: Payer, options: InsightsOptions) {
  const asOf = addDays(dates.at(-1) as string, 2);
  const rows = credits(dates, 1480.37, text);
  return only(income(rows, { currencyCode: CURRENCY[code] }, { asOf, ...options }).incomeStreams)
    .nextExpectedDate;
}

describe('a payment that is due on a holiday', () => {
  it('comes on the working day before of its own payer, whatever the division', () => {
    holds(
      fc.property(due, ({ payer, holiday, division: part }) => {
        const dates = paidMonthlyBefore(holiday, payer.keeper);
        const expected = moved(holiday, 'previous', payer.keeper);
        expect(nextExpected(dates, payer, { division: part })).toEqual({
          earliest: expected,
          expected,
          latest: expected,
        });
      }),
    );
  });

  it('of the table of federal offices, moves each federal payment of a month, and no weekend is left', () => {
    const federal = payersIn('US').filter(({ keeper }) => keeper === GOVERNMENT);
    for (const [place, holiday] of HOLIDAYS.US.entries()) {
      const payer = federal[place % federal.length] as Payer;
      const found = nextExpected(paidMonthlyBefore(holiday, GOVERNMENT), payer, {})?.expected ?? '';
      expect(found < holiday && !isWeekend(found) && !HOLIDAYS.US.includes(found)).toBe(true);
      expect(found).toBe(moved(holiday, 'previous', GOVERNMENT));
    }
  });

  it('stays on a Friday that only federal offices keep, where it comes by ACH', () => {
    expect(OBSERVED_FRIDAYS.map(weekdayOf)).toEqual(OBSERVED_FRIDAYS.map(() => 5));
    const others = payersIn('US').filter(({ keeper }) => keeper === ACH);
    holds(
      fc.property(
        fc.constantFrom(...OBSERVED_FRIDAYS),
        fc.constantFrom(...others),
        fc.constantFrom(7, 14),
        (friday, payer, step) => {
          const dates = every(step, addDays(friday, -20 * step), 20).map(day => moved(day, 'previous', ACH));
          expect(nextExpected(dates, payer, {})?.expected).toBe(friday);
        },
      ),
    );
  });
});

describe('the division', () => {
  it('changes no expected day, in either country', () => {
    const paydays = country.chain(code =>
      fc.record({
        payer: fc.constantFrom(...payersIn(code)),
        holiday: fc.constantFrom(...HOLIDAYS[code]),
        near: fc.integer({ min: -3, max: 3 }),
      }),
    );
    holds(
      fc.property(paydays, division, ({ payer, holiday, near }, part) => {
        const dates = paidMonthlyBefore(addDays(holiday, near), payer.keeper);
        expect(nextExpected(dates, payer, { division: part })).toEqual(nextExpected(dates, payer, {}));
      }),
    );
  });
});
