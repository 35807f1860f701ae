/** People with one job to five, more than income verification shows. */
import fc from 'fast-check';
import type { Transaction } from '../../src/index.js';
import { MAIN_ACCOUNT } from './arbitraries.js';
import { credit } from './build.js';
import { country, idIn } from './country.js';
import { monthly } from './dates.js';

const EMPLOYERS = {
  GB: [
    'NORTHGATE LOGISTICS LTD',
    'HARBOUR FOODS PLC',
    'KESTREL CARE GROUP',
    'ASHDOWN PRINT LTD',
    'WEXCOMBE DAIRY LTD',
  ],
  US: [
    'NORTHGATE LOGISTICS INC',
    'HARBOR FOODS LLC',
    'KESTREL CARE GROUP',
    'ASHDOWN PRINT CORP',
    'WEXCOMBE DAIRY INC',
  ],
} as const;
const WORDS = { GB: 'SALARY', US: 'PAYROLL' } as const;
/** The day that the jobs' year ends on. */
export const AS_OF = '2025-12-31';

/** Jobs that each pay once a month, the same each time. */
export const jobs = country.chain(code =>
  fc.record({
    country: fc.constant(code),
    paid: fc.array(
      fc.record({ day: fc.integer({ min: 1, max: 28 }), pence: fc.integer({ min: 50_01, max: 4000_00 }) }),
      { minLength: 1, maxLength: EMPLOYERS[code].length },
    ),
  }),
);

export type Jobs = typeof jobs extends fc.Arbitrary<infer Drawn> ? Drawn : never;

export function payOf({ country: code, paid }: Jobs): Transaction[] {
  return paid.flatMap(({ day, pence: minor }, job) =>
    monthly(day, 2025, 1, 12).map(date => {
      const row = credit(date, minor / 100, `${EMPLOYERS[code][job]} ${WORDS[code]}`, {
        accountId: MAIN_ACCOUNT,
      });
      return { ...row, transactionId: idIn(code, row.transactionId) };
    }),
  );
}
