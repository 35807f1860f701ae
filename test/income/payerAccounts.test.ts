/** The account of the other side tells payers of one name apart, and joins the spellings of one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, Transaction } from '../../src/index.js';
import { credit, debit, enrich, income, only } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { monthly } from '../support/dates.js';
import { holds } from '../support/property.js';

const ONE = '60-16-13 31926819';
const OTHER = '20-00-00 55779911';
const IBAN = 'GB29 NWBK 6016 1331 9268 19';

const days = (day: number) => monthly(day, 2025, 1, 12);

function pay(day: string, amount: number, counterPartyName: string, account: string | null, text = 'SALARY') {
  return credit(day, amount, text, {
    counterPartyName,
    counterPartyAccount: account,
    transactionId: `${day} ${amount} ${counterPartyName} ${account}`,
  });
}

function streamsOf(rows: readonly Transaction[], countryCode: CountryCode = 'GB') {
  const { incomeStreams } = income(rows, { countryCode, currencyCode: CURRENCY[countryCode] });
  return incomeStreams.map(({ name, transactionIds }) => [name, transactionIds.length]);
}

describe('payers of one name', () => {
  it('are two with two accounts', () => {
    const rows = [
      ...days(25).map(day => pay(day, 1850.4, 'Quendale Care', ONE)),
      ...days(11).map(day => pay(day, 1850.4, 'Quendale Care', OTHER)),
    ];
    expect(streamsOf(rows)).toEqual([
      ['Quendale Care', 12],
      ['Quendale Care', 12],
    ]);
  });

  it('are one with one account, and with an account on some rows alone', () => {
    for (const account of [ONE, null])
      expect(
        streamsOf(days(25).map((day, index) => pay(day, 1850.4, 'Quendale Care', index < 6 ? ONE : account))),
      ).toEqual([['Quendale Care', 12]]);
  });
});

describe('spellings of a name', () => {
  it('are one payer with one account, written as an IBAN or not', () => {
    const rows = days(25).map((day, index) =>
      index < 6 ? pay(day, 1850.4, 'Quendale Care Group', ONE) : pay(day, 1850.4, 'QCG Staff Bank', IBAN),
    );
    expect(streamsOf(rows)).toEqual([['Quendale Care Group', 12]]);
  });

  it('carry to rows of either name that have no account', () => {
    const rows = days(25).map((day, index) =>
      index % 2 === 0
        ? pay(day, 1850.4, 'Quendale Care Group', index < 6 ? ONE : null)
        : pay(day, 1850.4, 'QCG Staff Bank', index < 6 ? ONE : null),
    );
    expect(streamsOf(rows)).toEqual([['Quendale Care Group', 12]]);
  });

  it('are one payee of refunds', () => {
    const bought = debit('2025-03-03', 48, '', {
      counterPartyName: 'Zorvex Quandle',
      counterPartyAccount: ONE,
    });
    const returned = credit('2025-03-09', 48, 'REFUND', {
      counterPartyName: 'ZQ Trading',
      counterPartyAccount: ONE,
    });
    const refundOf = (rows: readonly Transaction[]) => enrich(rows)[1]?.enrichedData.refundOf;
    expect(refundOf([bought, returned])).toBe(bought.transactionId);
    expect(refundOf([bought, { ...returned, counterPartyAccount: OTHER }])).toBeNull();
  });
});

describe('what tells no account', () => {
  it.each(['', '****6819', 'XXXX6819', '6819', 'Unknown', '00000000'])('%j joins nobody', account => {
    const rows = [
      ...days(25).map(day => pay(day, 1850.4, 'Quendale Care', account)),
      ...days(11).map(day => pay(day, 640.15, 'Meplin Foods', account)),
    ];
    expect(streamsOf(rows)).toEqual([
      ['Quendale Care', 12],
      ['Meplin Foods', 12],
    ]);
  });
});

it('a benefit is one stream, whichever account of the state pays it', () => {
  const rows = days(25).map((day, index) => pay(day, 393.45, 'DWP UC', index % 2 === 0 ? ONE : OTHER, ''));
  expect(only(income(rows).incomeStreams).transactionIds).toHaveLength(12);
});

const NAMES = ['QUENDALE CARE', 'MEPLIN FOODS', 'OBERTIX HOLT', 'ZORVEX QUANDLE', 'GLIMVOR PRINT'];

it('as many payers are found as there are accounts, whatever their names', () => {
  const payer = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: 400_00, max: 3000_00 }).map(pence => pence / 100),
    spellings: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 2 }),
  });
  holds(
    fc.property(country, fc.array(payer, { minLength: 1, maxLength: 3 }), (code, payers) => {
      const text = code === 'GB' ? 'SALARY' : 'PAYROLL';
      const rows = payers.flatMap(({ day, amount, spellings }, index) =>
        days(day).map((date, month) =>
          pay(
            date,
            amount,
            spellings[month % spellings.length] as string,
            `6016133192681${index}`,
            `${text} ${index}`,
          ),
        ),
      );
      const { incomeStreams } = income(rows, { countryCode: code, currencyCode: CURRENCY[code] });
      const found = incomeStreams.map(({ transactionIds }) => [...transactionIds].sort());
      const expected = payers.map((_, index) =>
        rows
          .flatMap(({ transactionId }) => (transactionId.endsWith(`${index}`) ? [transactionId] : []))
          .sort(),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
  );
});

it('an account that is no text is refused, as names are', () => {
  expect(() => income([credit('2025-01-25', 100, 'SALARY', { counterPartyAccount: {} as never })])).toThrow(
    /counterPartyAccount/,
  );
});
