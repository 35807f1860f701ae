/** Dates and amounts: those that the library takes, and those that it must refuse. */

const SENTINELS = [
  '0001-01-01',
  '1000-06-15',
  '1583-01-01',
  '1899-12-31',
  '1900-01-01',
  '1900-02-28',
  '1970-01-01',
  '1989-12-31',
  '1990-01-01',
  '2000-02-29',
  '2024-02-29',
  '2038-01-19',
  '2098-12-31',
  '2099-01-01',
  '2100-03-01',
  '9999-12-31',
];
const NO_DATES = [
  '2025-02-29',
  '2025-13-01',
  '2025-00-10',
  '2025-1-1',
  '0000-01-01',
  '10000-01-01',
  '20250101',
  '2025-01-01T25:00',
  '2025-01-01 ',
  '',
  'yesterday',
  20250101,
  null,
  undefined,
  true,
];
const TIMES = [
  'T00:00:00Z',
  'T23:59:60Z',
  'T23:59:59.999999999+14:00',
  ' 12:30',
  'T00:00-12:00',
  'T04:09:26+01:00',
];

const AMOUNTS = [
  0,
  0.001,
  0.005,
  0.01,
  0.015,
  1,
  9.99,
  50,
  49.995,
  999_999_999.99,
  999_999_999,
  1e-7,
  5e-324,
  0.1 + 0.2,
  1.005,
  -0,
  '0',
  '0.00',
  '12.34',
  '000000001.5',
  '999999999.99',
  '0.00000000000000000001',
  '1.005',
];
const NO_AMOUNTS = [
  -1,
  -0.01,
  1e9,
  1e21,
  NaN,
  Infinity,
  -Infinity,
  '',
  ' 1',
  '1e3',
  '-1',
  '1,00',
  '.5',
  '٣',
  1n,
  null,
  {},
  [],
  true,
];

export const MILLISECONDS_PER_DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2024, 6, 1) / MILLISECONDS_PER_DAY;

export function textOfDay(day) {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Of two years, so that rows of one request are near each other. */
export function usualDay(random) {
  return FIRST_DAY + random.below(730);
}

export function oddDate(random) {
  return random.chance(0.5) ? random.pick(SENTINELS) : textOfDay(random.between(-719_162, 2_932_896));
}

export function withTime(random, date) {
  return random.chance(0.12) ? date + random.pick(TIMES) : date;
}

export function noDate(random) {
  return random.pick(NO_DATES);
}

export function usualAmount(random) {
  const most = random.pick([1000, 5000, 30_000, 400_000]);
  return random.between(1, most) / 100;
}

export function oddAmount(random) {
  return random.pick(AMOUNTS);
}

export function noAmount(random) {
  return random.pick(NO_AMOUNTS);
}
