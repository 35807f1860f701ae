/** An employer that is renamed or taken over is one stream; a change of jobs is two. As a credit officer would read it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, IncomeStream, Transaction } from '../../src/index.js';
import { credit, income, only, sumInPence } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { every, monthly } from '../support/dates.js';
import { holds } from '../support/property.js';

const LAST_FRIDAYS = [
  '2025-01-31', '2025-02-28', '2025-03-28', '2025-04-25', '2025-05-30', '2025-06-27',
  '2025-07-25', '2025-08-29', '2025-09-26', '2025-10-31', '2025-11-28', '2025-12-19',
]; // biome-ignore format: a calendar

type Wording = (day: string, index: number) => string;

/** `amounts`: of each payment, or one of all. */
function paid(days: readonly string[], amounts: number | readonly number[], wording: string | Wording) {
  return days.map((day, index) =>
    credit(
      day,
      typeof amounts === 'number' ? amounts : (amounts[index] as number),
      typeof wording === 'string' ? wording : wording(day, index),
      { transactionId: `${day} ${index} ${typeof wording === 'string' ? wording : wording(day, 0)}` },
    ),
  );
}

function resultOf(rows: readonly Transaction[], countryCode: CountryCode = 'GB', asOf = '2025-12-31') {
  return income(rows, { countryCode, currencyCode: CURRENCY[countryCode] }, { asOf });
}

function streamsOf(rows: readonly Transaction[], countryCode: CountryCode = 'GB') {
  return resultOf(rows, countryCode).incomeStreams;
}

const idsOf = (rows: readonly Transaction[]) => rows.map(({ transactionId }) => transactionId).sort();
const summary = ({ name, continues, transactionIds, status, frequency }: IncomeStream) => [
  name,
  continues?.name ?? null,
  transactionIds.length,
  status,
  frequency,
];

describe('a renamed employer is one stream', () => {
  const [before, after] = [LAST_FRIDAYS.slice(0, 7), LAST_FRIDAYS.slice(7)];

  it('with the same pay on the next payday', () => {
    const stream = only(
      streamsOf([
        ...paid(before, 1850.4, 'QUENDALE LOGISTICS LTD SALARY BGC'),
        ...paid(after, 1850.4, 'HARROWAY FREIGHT LTD SALARY BGC'),
      ]),
    );
    expect(summary(stream)).toEqual(['Harroway Freight', 'Quendale Logistics', 12, 'Active', 'Monthly']);
    expect(stream.continues?.lastDate).toBe('2025-07-25');
    expect(stream.continues?.transactionIds).toEqual(stream.transactionIds.slice(0, 7));
    expect([stream.estimatedIncome, stream.total, stream.firstDate]).toEqual([1850.4, 22204.8, '2025-01-31']);
    expect(stream.levels).toHaveLength(1);
    expect(stream.months.map(({ income: month }) => month)).toEqual(Array(12).fill(1850.4));
  });

  it('without a word for pay', () => {
    const stream = only(
      streamsOf([
        ...paid(before, 1850.4, 'QUENDALE LOGISTICS LTD BGC'),
        ...paid(after, 1850.4, 'HARROWAY FREIGHT LTD BGC'),
      ]),
    );
    expect(summary(stream)).toEqual(['Harroway Freight', 'Quendale Logistics', 12, 'Active', 'Monthly']);
  });

  it.each([
    ['2025-11-28', 'Active'],
    ['2025-12-15', 'Active'],
    // The payday of December has passed, as it would have under the old name.
    ['2025-12-31', 'Late'],
  ])('from the first payment under the new name on, as of %s', (asOf, status) => {
    const streamOf = (after: string) =>
      only(
        resultOf(
          [
            ...paid(LAST_FRIDAYS.slice(0, 10), 1850.4, 'QUENDALE LOGISTICS LTD SALARY BGC'),
            ...paid(LAST_FRIDAYS.slice(10, 11), 1850.4, after),
          ],
          'GB',
          asOf,
        ).incomeStreams,
      );
    const stream = streamOf('HARROWAY FREIGHT LTD SALARY BGC');
    expect([stream.name, stream.status, stream.estimatedIncome]).toEqual([
      'Harroway Freight',
      status,
      1850.4,
    ]);
    const unnamed = streamOf('QUENDALE LOGISTICS LTD SALARY BGC');
    expect([unnamed.status, unnamed.estimatedIncome]).toEqual([status, 1850.4]);
  });

  it('with a rise, where a payroll number is shared', () => {
    const stream = only(
      streamsOf([
        ...paid(before, 1850.4, 'QUENDALE LOGISTICS LTD PAYE 7734512 BGC'),
        ...paid(after, 2105.15, 'HARROWAY FREIGHT LTD PAYE 7734512 BGC'),
      ]),
    );
    expect(stream.continues?.name).toBe('Quendale Logistics');
    expect([stream.estimatedIncome, stream.levels.map(({ amount }) => amount)]).toEqual([
      2105.15,
      [1850.4, 2105.15],
    ]);
  });

  it('twice', () => {
    const stream = only(
      streamsOf([
        ...paid(LAST_FRIDAYS.slice(0, 4), 1850.4, 'QUENDALE LOGISTICS LTD SALARY BGC'),
        ...paid(LAST_FRIDAYS.slice(4, 8), 1850.4, 'HARROWAY FREIGHT LTD SALARY BGC'),
        ...paid(LAST_FRIDAYS.slice(8), 1850.4, 'MEPLIN HOLDINGS SALARY BGC'),
      ]),
    );
    expect(stream.continues).toEqual({
      name: 'Harroway Freight',
      lastDate: '2025-08-29',
      transactionIds: stream.transactionIds.slice(0, 8),
    });
  });

  it('in the United States, every two weeks', () => {
    const days = every(14, '2025-01-03', 26);
    const stream = only(
      streamsOf(
        [
          ...paid(days.slice(0, 15), 1912.33, 'QUENDALE FREIGHT INC DES:PAYROLL ID:44120 INDN:XXXXX PPD'),
          ...paid(days.slice(15), 1912.33, 'HARROWAY LOGISTICS DES:PAYROLL ID:90817 INDN:XXXXX PPD'),
        ],
        'US',
      ),
    );
    expect([stream.continues !== null, stream.transactionIds.length, stream.frequency]).toEqual([
      true,
      26,
      'Fortnightly',
    ]);
  });
});

describe('a change of jobs is two streams', () => {
  const QUENDALE = 'QUENDALE LOGISTICS LTD SALARY BGC';
  const HARROWAY = 'HARROWAY FREIGHT LTD SALARY BGC';
  const [before, after] = [LAST_FRIDAYS.slice(0, 7), LAST_FRIDAYS.slice(7)];
  const jobs: readonly (readonly [why: string, rows: readonly Transaction[]])[] = [
    ['other pay', [...paid(before, 1850.4, QUENDALE), ...paid(after, 2105.15, HARROWAY)]],
    ['pay 6 % higher', [...paid(before, 1850.4, QUENDALE), ...paid(after, 1961.4, HARROWAY)]],
    [
      'another payday',
      [...paid(before, 1850.4, QUENDALE), ...paid(monthly(15, 2025, 8, 5), 1850.4, HARROWAY)],
    ],
    ['a month between them', [...paid(before, 1850.4, QUENDALE), ...paid(after.slice(1), 1850.4, HARROWAY)]],
    [
      'a first payment for a part of the month',
      [...paid(before, 1850.4, QUENDALE), ...paid(after, [902.1, 1850.4, 1850.4, 1850.4, 1850.4], HARROWAY)],
    ],
    [
      'holiday pay at the end of the first, and pay 2 % higher',
      [
        ...paid(before, [1850.4, 1850.4, 1850.4, 1850.4, 1850.4, 1850.4, 2303.9], QUENDALE),
        ...paid(after, 1887.4, HARROWAY),
      ],
    ],
    ['an overlap', [...paid(LAST_FRIDAYS.slice(0, 8), 1850.4, QUENDALE), ...paid(after, 1850.4, HARROWAY)]],
  ];

  it.each(jobs)('with %s', (_, rows) => {
    const streams = streamsOf(rows);
    expect(streams).toHaveLength(2);
    expect(streams.map(({ continues }) => continues)).toEqual([null, null]);
  });

  it('where one is a person', () => {
    const streams = streamsOf([
      ...paid(before, 850, 'SARAH HARTLEY FPI'),
      ...paid(after, 850, 'HARROWAY FREIGHT LTD BGC'),
    ]);
    expect(streams.map(({ continues }) => continues?.name ?? null)).not.toContain('Sarah Hartley');
  });

  it('of two jobs that end on one day only one goes on, the one with the pay', () => {
    const streams = streamsOf([
      ...paid(before, 1850.4, QUENDALE),
      ...paid(before, 640.15, 'MEPLIN CATERING LTD WAGES BGC'),
      ...paid(after, 1850.4, HARROWAY),
    ]);
    expect(streams.map(({ name, continues }) => [name, continues?.name ?? null])).toEqual([
      ['Harroway Freight', 'Quendale Logistics'],
      ['Meplin Catering', null],
    ]);
  });
});

const WORDINGS: Readonly<Record<CountryCode, readonly (readonly [string, string])[]>> = {
  GB: [
    ['QUENDALE LOGISTICS LTD SALARY BGC', 'HARROWAY FREIGHT LTD SALARY BGC'],
    ['BANK GIRO CREDIT REF QUENDALE LOGISTICS, PAYE', 'BANK GIRO CREDIT REF HARROWAY FREIGHT, PAYE'],
    ['QUENDALE LOGISTICS LTD BGC', 'HARROWAY FREIGHT LTD BGC'],
  ],
  US: [
    ['QUENDALE LOGISTICS PAYROLL PPD ID: 1234567890', 'HARROWAY FREIGHT PAYROLL PPD ID: 2345678901'],
    ['QUENDALE FREIGHT INC DES:PAYROLL ID:44120 INDN:XXXXX', 'HARROWAY INC DES:PAYROLL ID:90817 INDN:XXXXX'],
  ],
};
const history = country.chain(code =>
  fc.record({
    code: fc.constant(code),
    wording: fc.constantFrom(...WORDINGS[code]),
    days: fc.constantFrom(
      LAST_FRIDAYS,
      monthly(28, 2025, 1, 12),
      every(14, '2025-01-03', 26),
      every(28, '2025-01-08', 13),
    ),
    pence: fc.integer({ min: 900_00, max: 4_000_00 }),
    under: fc.integer({ min: 3, max: 10 }),
    share: fc.double({ min: 0.5, max: 2, noNaN: true }),
  }),
);

describe('of whatever employer', () => {
  it('the same pay under another name on the next paydays is one stream, and its figures are those of all payments', () => {
    holds(
      fc.property(history, ({ code, wording, days, pence, under }) => {
        const amount = pence / 100;
        const rows = [
          ...paid(days.slice(0, under), amount, wording[0]),
          ...paid(days.slice(under), amount, wording[1]),
        ];
        const unnamed = rows.map(row => ({ ...row, description: wording[0] }));
        const stream = only(streamsOf(rows, code));
        const { name, continues, ...figures } = only(streamsOf(unnamed, code));
        expect(continues).toBeNull();
        expect(stream.continues?.transactionIds).toEqual(
          rows.slice(0, under).map(({ transactionId }) => transactionId),
        );
        expect(stream.name).not.toBe(name);
        expect({ ...stream, name, continues, incomeLikelihood: 1 }).toEqual({
          name,
          continues,
          ...figures,
          incomeLikelihood: 1,
        });
      }),
    );
  });

  it('joined or not, every payment counts once', () => {
    holds(
      fc.property(history, ({ code, wording, days, pence, under, share }) => {
        const rows = [
          ...paid(days.slice(0, under), pence / 100, wording[0]),
          ...paid(days.slice(under), Math.round(pence * share) / 100, wording[1]),
        ];
        const { incomeStreams: streams, creditsNotCounted } = resultOf(rows, code);
        const ids = streams.flatMap(({ transactionIds }) => transactionIds);
        const others = creditsNotCounted.map(({ transactionId }) => transactionId);
        expect([...ids, ...others].sort()).toEqual(idsOf(rows));
        const inStreams = rows.filter(({ transactionId }) => ids.includes(transactionId));
        expect(sumInPence(streams.map(({ total }) => total))).toBe(
          sumInPence(inStreams.map(({ amount }) => Number(amount))),
        );
        // A step of a tenth or more is another job's pay.
        if (share < 0.9 || share > 1.1)
          expect(streams.map(({ continues }) => continues)).toEqual(streams.map(() => null));
        for (const { continues, transactionIds } of streams)
          expect(transactionIds).toEqual(expect.arrayContaining([...(continues?.transactionIds ?? [])]));
      }),
    );
  });
});
