/** Checks of what words and habits say against the rows: each by an example that it finds and one that it must not, in both countries. */
import { describe, expect, it } from 'vitest';
import {
  type CheckIntegrityRequest,
  checkIntegrity,
  type IntegrityCheck,
  type IntegritySeverity,
} from '../../src/index.js';
import { addDays } from '../support/dates.js';
import { AS_OF, HOUSEHOLDS, type Household, inOrder, linesOf, requestOf } from './statement.js';

const options = { asOf: AS_OF };
const MONTHS_BILLED = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];
const NAMES = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

function seen(request: CheckIntegrityRequest): Partial<Record<IntegrityCheck, IntegritySeverity>> {
  return Object.fromEntries(
    checkIntegrity(request, options).findings.map(({ check, severity }) => [check, severity]),
  );
}

/** As the country's banks write it: 12MAR, 03/12. */
function dateIn(day: string, { countryCode }: Household): string {
  const [, month = '', date = ''] = day.split('-');
  return countryCode === 'GB' ? `${date}${NAMES[Number(month) - 1]}` : `${month}/${date}`;
}

describe.each(Object.values(HOUSEHOLDS))('integrity in $countryCode', (household: Household) => {
  const lines = linesOf(household);

  describe('dates-in-texts', () => {
    const dated = (shift: number, later: number) =>
      requestOf(
        household,
        lines.map(({ day, text, minor }) => ({
          day: addDays(day, shift),
          text: minor === -795_00 ? text : `${text} ${dateIn(addDays(day, -later), household)}`,
          minor,
        })),
      );

    it('finds an old statement that was given new days', () => {
      expect(seen(dated(-63, 1))['dates-in-texts']).toBe('ask');
      expect(seen(dated(-7 * 4, 0))['dates-in-texts']).toBe('ask');
    });

    it('lets a bank book a purchase some days after it was made', () => {
      for (const later of [0, 1, 4]) expect(seen(dated(0, later))).toEqual({});
    });

    it('finds wages that name the days of another statement', () => {
      const rows = lines.map(({ day, text, minor }) => ({
        day,
        text: `${text} ${dateIn(text === household.salary ? addDays(day, -60) : day, household)}`,
        minor,
      }));
      const finding = checkIntegrity(requestOf(household, rows), options).findings;
      expect(finding).toMatchObject([{ check: 'dates-in-texts', severity: 'ask', found: 6 }]);
    });
  });

  describe('worded-out', () => {
    const bill = household.countryCode === 'GB' ? 'DIRECT DEBIT THAMES POWER' : 'ACH DEBIT OHIO POWER CO';
    const billed = (turned: number) =>
      inOrder([
        ...lines,
        ...MONTHS_BILLED.map((month, index) => ({
          day: `${month}-11`,
          text: bill,
          minor: index === turned ? 64_20 : -64_20,
        })),
      ]);

    it('finds a bill whose sign was turned', () => {
      expect(seen(requestOf(household, billed(-1)))).toEqual({});
      for (const turned of [0, 3])
        expect(seen(requestOf(household, billed(turned)))).toEqual({ 'worded-out': 'ask' });
      expect(seen(requestOf(household, billed(3), { withBalances: true }))).toEqual({ 'worded-out': 'ask' });
    });

    it('lets a bill come back', () => {
      const back = { day: '2026-01-14', text: bill, minor: 64_20 };
      expect(seen(requestOf(household, inOrder([...billed(-1), back])))).toEqual({});
      const named = { day: '2026-01-29', text: `REFUND ${bill}`, minor: 20_00 };
      expect(seen(requestOf(household, inOrder([...billed(-1), named])))).toEqual({});
    });
  });

  it('uneven-pay: finds transfers that were called wages, and lets hours vary', () => {
    const text = household.salary.replace('NORTHGATE LOGISTICS', 'QUENDALE HAULAGE');
    const amounts = [310_00, 75_50, 940_00, 41_25, 1210_00, 128_40, 505_00];
    const called = [
      '2025-10-08',
      '2025-10-31',
      '2025-11-04',
      '2025-12-18',
      '2026-01-07',
      '2026-02-12',
      '2026-03-24',
    ];
    const onAnyDay = called.map((day, index) => ({ day, text, minor: amounts[index] as number }));
    expect(seen(requestOf(household, inOrder([...lines, ...onAnyDay])))).toEqual({ 'uneven-pay': 'ask' });
    const weekly = Array.from({ length: 24 }, (_, week) => ({
      day: addDays('2025-10-03', 7 * week),
      text,
      minor: amounts[week % amounts.length] as number,
    }));
    expect(seen(requestOf(household, inOrder([...lines, ...weekly])))).toEqual({});
  });

  it('impossible-day: finds a statement that was moved from the days of its week', () => {
    const bills = household.countryCode === 'GB' ? 'DIRECT DEBIT THAMES POWER' : 'ACH DEBIT OHIO POWER CO';
    // Mondays to Fridays.
    const rows = Array.from({ length: 30 }, (_, index) => ({
      day: addDays('2025-10-06', 7 * (index % 24) + (index % 5)),
      text: `${bills} ${index}`,
      minor: -(21_00 + index * 37),
    }));
    const all = inOrder([...lines.filter(({ minor }) => minor < 0), ...rows]);
    expect(seen(requestOf(household, all))).toEqual({});
    const moved = all.map(line => ({ ...line, day: addDays(line.day, 3) }));
    expect(seen(requestOf(household, moved))).toEqual({ 'impossible-day': 'ask' });
  });

  describe('too-even', () => {
    const shops =
      household.countryCode === 'GB'
        ? ['TESCO STORES', 'ALDI', 'LIDL GB', 'GREGGS'].map(name => `CARD PAYMENT TO ${name}`)
        : ['KROGER', 'ALDI', 'WAL-MART', 'STARBUCKS'].map(name => `POS PURCHASE ${name} COLUMBUS OH`);
    const months = ['2025-10', '2025-11', '2025-12', '2026-01'];
    const visits = (dayOf: (month: number, visit: number) => number) =>
      inOrder([
        ...lines.filter(({ minor }) => minor > 0),
        ...months.flatMap((month, index) =>
          Array.from({ length: 12 }, (_, visit) => ({
            day: `${month}-${String(dayOf(index, visit)).padStart(2, '0')}`,
            text: shops[visit % 4] as string,
            minor: -(1250 + index * 311 + visit * 173),
          })),
        ),
      ]);

    it('finds a month whose shopping is on the days of another, whatever the amounts', () => {
      const days = [2, 4, 5, 7, 9, 11, 13, 16, 17, 19, 23, 27];
      expect(
        seen(
          requestOf(
            household,
            visits((month, visit) => (days[visit] as number) + (month % 2)),
          ),
        ),
      ).toEqual({
        'too-even': 'ask',
      });
      expect(
        seen(
          requestOf(
            household,
            visits((month, visit) => ((visit * 3 + month * 7) % 27) + 1),
          ),
        ),
      ).toEqual({});
    });

    it('finds purchases that always come after as many days', () => {
      const every = (gap: (index: number) => number) => {
        let day = '2025-10-01';
        return inOrder([
          ...lines.filter(({ minor }) => minor > 0),
          ...Array.from({ length: 45 }, (_, index) => {
            day = addDays(day, gap(index));
            return { day, text: shops[index % 4] as string, minor: -(1250 + ((index * 377) % 4111)) };
          }),
        ]);
      };
      expect(
        seen(
          requestOf(
            household,
            every(() => 3),
          ),
        ),
      ).toEqual({ 'too-even': 'ask' });
      expect(
        seen(
          requestOf(
            household,
            every(index => 1 + (((index * 5) % 7) % 5)),
          ),
        ),
      ).toEqual({});
    });
  });
});
