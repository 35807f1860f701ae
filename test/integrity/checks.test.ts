/** Each check by an example that it finds and one that it must not, in both countries. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  type CheckIntegrityRequest,
  checkIntegrity,
  type IntegrityCheck,
  type IntegritySeverity,
  type Transaction,
  type VerifyIncomeResult,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import { parseIncomeVerification, serialiseIncomeVerification } from '../../src/service.js';
import { AS_OF, HOUSEHOLDS, type Household, inOrder, type Line, linesOf, requestOf } from './statement.js';

type Request = CheckIntegrityRequest & { transactions: Transaction[] };

const options = { asOf: AS_OF };

function seen(request: CheckIntegrityRequest): Partial<Record<IntegrityCheck, IntegritySeverity>> {
  return Object.fromEntries(
    checkIntegrity(request, options).findings.map(({ check, severity }) => [check, severity]),
  );
}

/** The rows once more, under new ids. */
function again(rows: readonly Transaction[]): Transaction[] {
  return rows.map(row => ({ ...row, transactionId: `again-${row.transactionId}` }));
}

function with_(request: Request, transactions: readonly Transaction[]): Request {
  return { ...request, transactions: [...transactions] };
}

describe.each(Object.values(HOUSEHOLDS))('integrity in $countryCode', (household: Household) => {
  const lines = linesOf(household);
  const plain = requestOf(household, lines);
  const balanced = requestOf(household, lines, { withBalances: true });
  const isPay = ({ description }: Transaction) => description === household.salary;
  const paidBy = (name: string, minor: number, days: readonly string[]): Line[] =>
    days.map(day => ({ day, text: name, minor }));

  it('finds nothing in a plain household, with balances and without', () => {
    expect(seen(plain)).toEqual({});
    expect(seen(balanced)).toEqual({});
    expect(seen(with_(balanced, balanced.transactions.toReversed()))).toEqual({});
  });

  describe('doubled-rows', () => {
    it('finds a whole statement given twice, one month of it, and one wage', () => {
      expect(seen(with_(plain, [...plain.transactions, ...again(plain.transactions)]))).toEqual({
        'doubled-rows': 'severe',
      });
      const month = plain.transactions.filter(({ bookingDate }) => bookingDate.startsWith('2025-12'));
      expect(seen(with_(plain, [...plain.transactions, ...again(month)]))).toEqual({
        'doubled-rows': 'severe',
      });
      const wage = plain.transactions.filter(isPay).slice(-1);
      expect(seen(with_(plain, [...plain.transactions, ...again(wage)]))).toEqual({ 'doubled-rows': 'ask' });
    });

    it('finds a statement given again a day later', () => {
      const later = lines.map(line => ({ ...line, day: nextDay(line.day) }));
      const rows = requestOf(household, later, { accountId: 'later' }).transactions;
      expect(seen(with_(plain, [...plain.transactions, ...rows]))['doubled-rows']).toBe('severe');
    });

    it('lets a commuter pay the same fare twice a day', () => {
      const days = plain.transactions.map(({ bookingDate }) => bookingDate);
      const fares = days.flatMap(day => [
        { day, text: 'CARD PAYMENT TO CITY BUS', minor: -2_00 },
        { day, text: 'CARD PAYMENT TO CITY BUS', minor: -2_00 },
      ]);
      expect(seen(requestOf(household, inOrder([...lines, ...fares])))).toEqual({});
    });

    it('finds the same account under two ids, and not two accounts', () => {
      const other = { ...plain, accountId: 'other', transactions: again(plain.transactions) };
      expect(checkIntegrity({ accounts: [plain, other] }, options).together).toMatchObject({
        worst: 'severe',
        findings: [{ check: 'doubled-rows', accountIds: ['current-1', 'other'], found: lines.length }],
      });
      const different = requestOf(
        household,
        lines.map(line => ({ ...line, text: `${line.text} 0007`, minor: line.minor - 1_01 })),
        { accountId: 'other' },
      );
      expect(checkIntegrity({ accounts: [plain, different] }, options).together).toEqual({
        worst: null,
        findings: [],
      });
    });
  });

  describe('balance-gaps and rows-without-balance', () => {
    const raised = with_(
      balanced,
      balanced.transactions.map(row => (isPay(row) ? { ...row, amount: '2812.40' } : row)),
    );

    it('find a wage that was raised, also where one balance was removed', () => {
      expect(seen(raised)).toEqual({ 'balance-gaps': 'severe' });
      const { balance: _, ...first } = raised.transactions[3] as Transaction;
      expect(
        seen(
          with_(
            raised,
            raised.transactions.map((row, index) => (index === 3 ? first : row)),
          ),
        ),
      ).toMatchObject({
        'balance-gaps': 'severe',
      });
      expect(verifyIncome(raised, options)).toMatchObject({
        sufficiency: { verdict: 'insufficient', reasons: ['balance-gaps'], balanceGaps: 6 },
        incomeStreams: [{ integrity: ['balance-gaps'] }],
      });
    });

    it('find rows that were taken out', () => {
      const kept = balanced.transactions.filter(({ description }) => description !== household.rent);
      expect(seen(with_(balanced, kept))).toHaveProperty('balance-gaps');
    });

    it('find a wage that was moved to another day, whose balance stayed', () => {
      const moved = balanced.transactions.map(row =>
        isPay(row) ? { ...row, bookingDate: `${row.bookingDate.slice(0, 7)}-10` } : row,
      );
      expect(seen(with_(balanced, moved))).toHaveProperty('balance-gaps');
      expect(seen(with_(balanced, moved.toReversed()))).toHaveProperty('balance-gaps');
    });

    it('find a second wage without balances', () => {
      const second = requestOf(
        household,
        paidBy('HOLLOWAY FOODS LTD SALARY BGC', 1500_00, household.paydays),
        {
          accountId: 'second',
        },
      ).transactions;
      const found = seen(with_(balanced, [...balanced.transactions, ...second]));
      expect(found['rows-without-balance']).toBe('ask');
    });

    it('follow a bank that prints a balance once a day, in any order of the day', () => {
      const busy = inOrder([
        ...lines,
        ...lines.map(({ day, minor }) => ({
          day,
          text: 'CARD PAYMENT TO KIOSK',
          minor: -Math.abs(minor) + 1_00,
        })),
      ]);
      const printed = requestOf(household, busy, { withBalances: true });
      const lastOfDay = printed.transactions.filter(
        (row, index) => printed.transactions[index + 1]?.bookingDate !== row.bookingDate,
      );
      const once = printed.transactions.map(row => {
        const { balance, ...bare } = row;
        return lastOfDay.includes(row) ? row : bare;
      });
      expect(seen(with_(printed, once))).toEqual({});
      expect(seen(with_(printed, once.toReversed()))).toEqual({});
      const altered = once.map(row => (isPay(row) ? { ...row, amount: '2812.40' } : row));
      expect(seen(with_(printed, altered))).toHaveProperty('balance-gaps');
    });

    it('read what a card owes, and balances before the row', () => {
      const owed = balanced.transactions.map(row => ({
        ...row,
        balance: {
          ...row.balance,
          creditDebitIndicator: row.balance?.creditDebitIndicator === 'Debit' ? 'Credit' : 'Debit',
        },
      })) as Transaction[];
      expect(seen(with_(balanced, owed))).toEqual({});
    });

    it('say nothing of pending rows, and of one more row with the balance that follows', () => {
      const last = balanced.transactions.at(-1) as Transaction;
      const pending = { ...last, transactionId: 'p', status: 'Pending' as const, balance: null };
      const balance = Number(last.balance?.amount) - 10;
      const next = {
        ...(plain.transactions.find(row => row.creditDebitIndicator === 'Debit') as Transaction),
        transactionId: 'n',
        amount: '10.00',
        bookingDate: AS_OF,
        balance: { amount: balance.toFixed(2), creditDebitIndicator: 'Credit' as const },
      };
      expect(seen(with_(balanced, [...balanced.transactions, pending, next]))).toEqual({});
    });
  });

  describe('money-returned and passed-on', () => {
    const employer = 'KESTREL WOOD LTD';
    const pay = paidBy(`${employer} SALARY`, 1500_00, household.paydays);
    const paidOn = (name: string, minor: number) =>
      household.paydays.map(day => ({ day: nextDay(day), text: household.to(name), minor: -minor }));

    it('find pay that goes back to its payer', () => {
      expect(seen(requestOf(household, inOrder([...lines, ...pay, ...paidOn(employer, 1500_00)])))).toEqual({
        'money-returned': 'severe',
      });
      const parts = [...paidOn(employer, 700_00), ...paidOn(employer, 600_00)];
      expect(seen(requestOf(household, inOrder([...lines, ...pay, ...parts])))).toHaveProperty(
        'money-returned',
      );
    });

    it('find pay that goes on to a person at once', () => {
      expect(
        seen(requestOf(household, inOrder([...lines, ...pay, ...paidOn('P MARLOWE', 1450_00)]))),
      ).toEqual({
        'passed-on': 'ask',
      });
    });

    it('follow it from one account to the next', () => {
      const inOne = requestOf(household, inOrder([...lines, ...pay, ...paidOn('OWN ACCOUNT', 1500_00)]), {
        accountId: 'one',
      });
      const back = household.paydays.flatMap(day => [
        { day: nextDay(day), text: household.from('OWN ACCOUNT', ''), minor: 1500_00 },
        { day: nextDay(nextDay(day)), text: household.to(employer), minor: -1500_00 },
      ]);
      const inOther = requestOf(household, back, { accountId: 'two' });
      expect(checkIntegrity({ accounts: [inOne, inOther] }, options).together.findings).toMatchObject([
        { check: 'money-returned', severity: 'severe', accountIds: ['one', 'two'] },
      ]);
    });

    it('let a household pay its rent and its card on payday', () => {
      const rent = household.paydays.map(day => ({ day, text: household.rent, minor: -1600_00 }));
      expect(seen(requestOf(household, inOrder([...lines, ...rent])))).toEqual({});
    });
  });

  describe('person-as-employer', () => {
    const word = household.countryCode === 'GB' ? 'SALARY' : 'PAYROLL';

    it('finds wages that a person sends by instant payment', () => {
      const pay = paidBy(household.from('J HARTLEY', word), 2500_00, household.paydays);
      const others = lines.filter(({ text }) => text !== household.salary);
      expect(seen(requestOf(household, inOrder([...others, ...pay])))).toEqual({
        'person-as-employer': 'ask',
      });
    });

    it('lets a firm pay so', () => {
      const pay = paidBy(household.from('HARTLEY JOINERY LTD', word), 2500_00, household.paydays);
      expect(seen(requestOf(household, inOrder([...lines, ...pay])))).toEqual({});
    });
  });

  it('impossible-day: finds wages of six Sundays, and lets a feed date everything by its own days', () => {
    const sundays = ['2025-10-26', '2025-11-30', '2025-12-28', '2026-01-25', '2026-02-22', '2026-03-29'];
    const pay = paidBy(household.salary.replace('NORTHGATE', 'ASHBY'), 3000_00, sundays);
    expect(seen(requestOf(household, inOrder([...lines, ...pay])))).toEqual({ 'impossible-day': 'ask' });
    const bills = sundays.flatMap(day =>
      ['OCTOPUS ENERGY DD', 'THAMES WATER DD'].map(text => ({ day, text, minor: -31_07 })),
    );
    if (household.countryCode === 'GB')
      expect(seen(requestOf(household, inOrder([...lines, ...pay, ...bills])))).toEqual({});
  });

  it('missing-stretch: finds a month cut out of a busy account, and lets a household go on holiday', () => {
    const busy = inOrder(
      [0, 1, 2, 3].flatMap(again =>
        lines.map(line => ({
          ...line,
          minor: line.minor < 0 ? line.minor - 1_13 * again : line.minor + again,
        })),
      ),
    );
    const without = (from: string, to: string) => busy.filter(({ day }) => day < from || day > to);
    expect(seen(requestOf(household, without('2025-12-05', '2026-01-10')))).toEqual({
      'missing-stretch': 'ask',
    });
    expect(seen(requestOf(household, without('2025-12-05', '2025-12-14')))).toEqual({});
  });

  it('new-before-asking: notes a new job, and not one that was there before', () => {
    const old = lines.filter(({ text }) => text !== household.salary);
    const pay = paidBy('ASHBY FREIGHT LTD SALARY BGC', 2600_00, household.paydays.slice(-1));
    const other = paidBy('DWP STATE PENSION', 400_00, household.paydays);
    const request = requestOf(household, inOrder([...old, ...pay, ...other]));
    expect(seen(request)).toEqual({ 'new-before-asking': 'note' });
    expect(verifyIncome(request, options).sufficiency.reasons).not.toContain('new-before-asking');
    expect(seen(plain)).toEqual({});
  });

  it('mixed-wording: finds one row in the wording of another bank', () => {
    const [own, others] =
      household.countryCode === 'GB'
        ? [
            ({ text, day }: Line) => `${text.replace('CARD PAYMENT TO ', '')} ON ${named(day)} BCC`,
            'BANK GIRO CREDIT REF ASHBY FREIGHT LTD, SALARY',
          ]
        : [
            ({ text, day }: Line) =>
              `PURCHASE AUTHORIZED ON ${day.slice(5).replace('-', '/')} ${text} S465014 CARD 1234`,
            'ASHBY FREIGHT DES:PAYROLL ID:4411 INDN:J HARTLEY CO ID:9441 PPD',
          ];
    const worded = lines.map(line => (line.minor < 0 ? { ...line, text: own(line) } : line));
    expect(seen(requestOf(household, worded))).toEqual({});
    const alien = { day: '2026-03-20', text: others, minor: 240_00 };
    expect(seen(requestOf(household, inOrder([...worded, alien])))).toEqual({ 'mixed-wording': 'ask' });
  });

  it('too-even: finds shops that take the same sums again and again', () => {
    const visits = (vary: (index: number) => number) =>
      inOrder([
        ...lines.filter(({ minor }) => minor > 0),
        ...lines.flatMap(({ day }, index) =>
          household.shops.map(text => ({ day, text, minor: -(20_17 + vary(index) * 1_31) })),
        ),
      ]);
    expect(
      seen(
        requestOf(
          household,
          visits(index => index % 3),
        ),
      ),
    ).toEqual({ 'too-even': 'ask' });
    expect(
      seen(
        requestOf(
          household,
          visits(index => index),
        ),
      ),
    ).toEqual({});
  });

  it('over-limits: finds an account that could not have paid, and lets one in its overdraft', () => {
    const given = (current: number, available: number) => ({
      ...plain,
      balances: {
        current: { amount: current, creditDebitIndicator: 'Credit' as const },
        available: { amount: available, creditDebitIndicator: 'Credit' as const },
      },
    });
    const spent = lines.reduce((sum, { minor }) => sum + minor, 0) / 100;
    expect(seen(given(spent + 3000, spent + 3000))).toEqual({});
    expect(seen(given(100, 100))).toEqual({ 'over-limits': 'note' });
    expect(seen(given(100, 9000))).toEqual({});
  });

  it('stands beside score validation, which it does not change, and in the service’s income', () => {
    const doubled = with_(plain, [...plain.transactions, ...again(plain.transactions)]);
    const { scoreValidation, income } = analyse(doubled, options);
    expect(scoreValidation?.integrity).toEqual(['doubled-rows']);
    expect(analyse(plain, options).scoreValidation?.integrity).toEqual([]);
    const { integrity: _, ...own } = scoreValidation as NonNullable<typeof scoreValidation>;
    expect(own).toEqual(validateForScore(doubled, options));
    const written = serialiseIncomeVerification({
      ...(income as VerifyIncomeResult),
      accountId: 'current-1',
    });
    expect(written.incomeStreams[0]?.integrity).toEqual(['doubled-rows']);
    expect(parseIncomeVerification(written).incomeStreams[0]?.integrity).toEqual(['doubled-rows']);
  });

  it('stands in an analysis as checkIntegrity has it, of one account and of several', () => {
    const doubled = with_(plain, [...plain.transactions, ...again(plain.transactions)]);
    const { accountId: _, meta, ...own } = checkIntegrity(doubled, options);
    expect(analyse(doubled, options).integrity).toEqual(own);
    const other = requestOf(household, lines, { accountId: 'other' });
    const both = { accounts: [doubled, other] };
    const checked = checkIntegrity(both, options);
    const analysis = analyse(both, options);
    expect(analysis.integrity).toEqual(checked.together);
    expect(analysis.accounts.map(({ integrity }) => integrity.worst)).toEqual(
      checked.accounts.map(({ worst }) => worst),
    );
  });
});

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** 02 OCT. */
function named(day: string): string {
  const [, month, date] = day.split('-');
  return `${date} ${'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')[Number(month) - 1]}`;
}
