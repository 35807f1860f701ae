import type { OneOf } from '../../base/oneOf.js';

export const FREQUENCIES = [
  'Weekly',
  'Fortnightly',
  'FourWeekly',
  'SemiMonthly',
  'Monthly',
  'Quarterly',
  'Annual',
  'Irregular',
] as const;

/** How often an income stream pays. `SemiMonthly` is twice a month; `Irregular` follows no schedule. */
export type Frequency = OneOf<typeof FREQUENCIES>;

export const FREQUENCY_WORDS: Readonly<Record<Frequency, string>> = {
  Weekly: 'every week',
  Fortnightly: 'every two weeks',
  FourWeekly: 'every four weeks',
  SemiMonthly: 'twice a month',
  Monthly: 'every month',
  Quarterly: 'every three months',
  Annual: 'once a year',
  Irregular: 'at no regular time',
};
