/** Pay and benefits of amounts around 50.00, on days on both sides of the twelve months, with payments that are not booked. */
import fc from 'fast-check';
import type { CountryCode, Transaction } from '../../src/index.js';
import { country, idIn } from './country.js';
import { dayInMonth } from './dates.js';
import { WORDING } from './wording.js';

type CreditKind = 'pay' | 'benefit';

export interface WrittenCredit {
  readonly kind: CreditKind;
  readonly row: Transaction;
}

export interface Credits {
  /** In one of two days: the default is the latest booked one. */
  readonly asOf: string | undefined;
  readonly credits: readonly WrittenCredit[];
}

/** What states pay to people, but for pensions, which are income as pay is. */
const BENEFITS: Readonly<Record<CountryCode, readonly string[]>> = {
  GB: ['DWP UC 10203040506070809N', 'XXXXXXXXX DWP PIP', 'HMRC CHILD BENEFIT', 'DWP ESA'],
  US: ['VACP TREAS 310 XXVA BENEF', 'SSI TREAS 310 XXSUPP SEC', 'STATE OF CALIFORNIA EDD UI BENEFIT'],
};

/** In minor units. */
const aroundFifty: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(49_99, 50_00, 50_01) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60_00 }) },
  { weight: 1, arbitrary: fc.integer({ min: 60_00, max: 3_000_00 }) },
);

/** How many months before the last one: on both sides of the twelve more often than elsewhere. */
const BACK = fc.oneof(fc.constantFrom(10, 11, 12), fc.nat({ max: 16 }));
/** What is not booked may be dated ahead. */
const BACK_OR_AHEAD = fc.integer({ min: -3, max: 16 });
/** The first and the last of a month more often than others. */
const DAY_OF_MONTH = fc.oneof(fc.constantFrom(1, 31), fc.integer({ min: 1, max: 31 }));

export const creditsAroundFifty: fc.Arbitrary<Credits> = fc
  .record({
    code: country,
    year: fc.integer({ min: 2023, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    isGiven: fc.boolean(),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .chain(({ code, year, month, isGiven, day }) =>
    fc.record({
      asOf: fc.constant(isGiven ? dayInMonth(year, month, day) : undefined),
      credits: fc.array(creditIn(code, year, month), { minLength: 1, maxLength: 40 }).map(written =>
        written.map(({ kind, row }, index) => ({
          kind,
          row: { ...row, transactionId: idIn(code, `c${index}`) },
        })),
      ),
    }),
  );

function creditIn(code: CountryCode, year: number, month: number): fc.Arbitrary<WrittenCredit> {
  const { employers, pay } = WORDING[code];
  const worded = fc.oneof(
    fc.record({
      kind: fc.constant('pay' as const),
      description: fc.constantFrom(...employers).map(employer => `${employer} ${pay}`),
    }),
    fc.record({ kind: fc.constant('benefit' as const), description: fc.constantFrom(...BENEFITS[code]) }),
  );
  const dated = fc.oneof(
    { weight: 5, arbitrary: fc.record({ status: fc.constant('Booked' as const), back: BACK }) },
    { weight: 1, arbitrary: fc.record({ status: fc.constant('Pending' as const), back: BACK_OR_AHEAD }) },
  );
  return fc
    .record({ worded, dated, day: DAY_OF_MONTH, minor: aroundFifty })
    .map(({ worded: { kind, description }, dated: { status, back }, day, minor }) => ({
      kind,
      row: {
        transactionId: '',
        description,
        amount: minor / 100,
        creditDebitIndicator: 'Credit',
        status,
        bookingDate: dayInMonth(year, month - back, day),
      },
    }));
}
