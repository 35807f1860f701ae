/** Which credits make one stream, as a person reading the statement would say. */
import { describe, expect, it } from 'vitest';
import { credit, credits, debits, income, only } from '../support/build.js';
import { addDays, every, monthly } from '../support/dates.js';

const LAST_FRIDAYS = [
  '2025-01-31', '2025-02-28', '2025-03-28', '2025-04-25', '2025-05-30', '2025-06-27',
  '2025-07-25', '2025-08-29', '2025-09-26', '2025-10-31', '2025-11-28', '2025-12-19',
]; // biome-ignore format: a calendar

describe('one job', () => {
  it('keeps its stream while the reference changes every month', () => {
    const pay = LAST_FRIDAYS.map((day, index) =>
      credit(day, 1850.4, `NORTHGATE LOGISTICS PAYE 1234567 P${String(index + 1).padStart(2, '0')} BGC`),
    );
    const stream = only(income(pay).incomeStreams);
    expect(stream.transactionIds).toHaveLength(12);
    expect(stream.frequency).toBe('Monthly');
  });

  it('keeps its stream while the month is named', () => {
    const names = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
    const pay = LAST_FRIDAYS.map((day, index) =>
      credit(day, 1850.4, `SALARY ${names[index]} NORTHGATE LOGISTICS`),
    );
    expect(only(income(pay).incomeStreams).transactionIds).toHaveLength(12);
  });

  it('keeps its stream when the payer changes its bank, and so how it is written', () => {
    const before = credits(LAST_FRIDAYS.slice(0, 6), 1850.4, 'NORTHGATE LOGISTICS LTD SALARY BGC');
    const after = credits(
      LAST_FRIDAYS.slice(6),
      1850.4,
      'FASTER PAYMENTS RECEIPT REF.000481 FROM LOGISTICS NORTHGATE',
    );
    const stream = only(income([...before, ...after]).incomeStreams);
    expect([stream.transactionIds.length, stream.category, stream.estimatedIncome]).toEqual([
      12,
      'salary',
      1850.4,
    ]);
  });

  it('keeps its stream when only the first word of the payer is left, on the same days with the same pay', () => {
    const before = credits(LAST_FRIDAYS.slice(0, 6), 1850.4, 'QUENDALE ENGINEERING SALARY BGC');
    const after = credits(LAST_FRIDAYS.slice(6), 1850.4, 'QUENDALE BGC');
    expect(only(income([...before, ...after]).incomeStreams).transactionIds).toHaveLength(12);
  });

  it('counts pay that came in two parts as one payment', () => {
    const split = LAST_FRIDAYS.flatMap((day, index) =>
      index === 4
        ? [
            credit(day, 1000, 'QUENDALE LTD SALARY BGC'),
            credit(addDays(day, 3), 850.4, 'QUENDALE LTD SALARY BGC'),
          ]
        : [credit(day, 1850.4, 'QUENDALE LTD SALARY BGC')],
    );
    const stream = only(income(split).incomeStreams);
    expect([stream.frequency, stream.expectedPayment, stream.outliers]).toEqual(['Monthly', 1850.4, []]);
  });
});

describe('several payers', () => {
  it('with the same first word are several', () => {
    const result = income([
      ...credits(LAST_FRIDAYS, 1850.4, 'QUENDALE ENGINEERING LTD SALARY BGC'),
      ...credits(monthly(10, 2025, 1, 12), 420.15, 'QUENDALE CATERING LTD WAGES BGC'),
    ]);
    expect(result.incomeStreams.map(({ estimatedIncome }) => estimatedIncome)).toEqual([1850.4, 420.15]);
  });

  it('of one name, a person and a firm, are two', () => {
    const result = income([
      ...credits(LAST_FRIDAYS, 1850.4, 'J HARTLEY LTD SALARY BGC'),
      ...credits(every(30, '2025-01-06', 12), 60, 'J HARTLEY FPI'),
    ]);
    expect(only(result.incomeStreams).estimatedIncome).toBe(1850.4);
    expect(new Set(result.creditsNotCounted.map(({ reason }) => reason))).toEqual(new Set(['person']));
  });
});

describe('one payer with two purposes', () => {
  it('has expenses beside pay, by the words', () => {
    const result = income([
      ...credits(LAST_FRIDAYS, 1850.4, 'QUENDALE LTD SALARY BGC'),
      ...credits(monthly(12, 2025, 1, 12), 96.2, 'QUENDALE LTD EXPENSES BGC'),
    ]);
    expect(only(result.incomeStreams).estimatedIncome).toBe(1850.4);
    expect(new Set(result.creditsNotCounted.map(({ reason }) => reason))).toEqual(new Set(['expenses']));
  });

  it('has two jobs, by amounts and days', () => {
    const result = income([
      ...credits(LAST_FRIDAYS, 1850.4, 'QUENDALE LTD SALARY BGC'),
      ...credits(every(14, '2025-01-08', 26), 212.5, 'QUENDALE LTD SALARY BGC'),
    ]);
    expect(
      result.incomeStreams.map(({ frequency, expectedPayment }) => [frequency, expectedPayment]),
    ).toEqual([
      ['Monthly', 1850.4],
      ['Fortnightly', 212.5],
    ]);
  });
});

describe('several accounts', () => {
  const shares = (description: string) => [
    ...LAST_FRIDAYS.map(day =>
      credit(day, 1500, description, { accountId: 'current', transactionId: `c${day}` }),
    ),
    ...LAST_FRIDAYS.map(day =>
      credit(day, 350.4, description, { accountId: 'savings', transactionId: `s${day}` }),
    ),
  ];

  it('share one salary', () => {
    const stream = only(income(shares('QUENDALE LTD SALARY BGC')).incomeStreams);
    expect([stream.expectedPayment, stream.accountIds]).toEqual([1850.4, ['current', 'savings']]);
  });

  it('do not make income of what moves between them', () => {
    const days = monthly(3, 2025, 1, 12);
    const moved = [
      ...days.map(day => credit(day, 400, 'J QUENDALE', { accountId: 'savings', transactionId: `in${day}` })),
      ...debits(days, 400, 'J QUENDALE').map(row => ({ ...row, accountId: 'current' })),
    ];
    const result = income([...shares('QUENDALE LTD SALARY BGC'), ...moved]);
    expect(only(result.incomeStreams).expectedPayment).toBe(1850.4);
    expect(new Set(result.creditsNotCounted.map(({ reason }) => reason))).toEqual(new Set(['own-transfer']));
  });
});
