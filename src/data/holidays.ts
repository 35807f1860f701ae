/**
 * Days on which nothing is paid, as `MM-DD` within each year. Covers 2018 to 2028; outside those years standing rules apply
 * (streams/workingDays.ts). docs/internals/income.md says which payments keep which of them, and payerDays.ts which payers have days
 * of their own.
 *
 * Sources:
 * - GOV.UK bank holidays (Open Government Licence), read August 2026.
 * - Federal Reserve, K.8, "Holidays Observed by the Federal Reserve System 2026-2030" (last updated 31 December 2025), and its issue
 *   of 2020-2024: a Saturday holiday is not moved, a Sunday one moves to Monday; Juneteenth from 2022. The page prints the Friday
 *   before 1 January 2028, on which the Board of Governors is closed, as "December 31, 2028". That is a misprint of 31 December 2027.
 * - OPM, Federal Holidays (5 U.S.C. 6103, Executive Order 11582): federal offices keep the same days, and of a Saturday holiday the
 *   Friday before it. The Fridays of K.8's notes, on which the Board of Governors is closed, are the same.
 */
export type HolidayTable = Readonly<Record<number, string>>;

/**
 * England and Wales. Bacs and the files of Faster Payments follow these throughout the UK (Pay.UK, Bacs processing calendar), and the
 * banks of Scotland have kept them since 1996 (Hansard, 16 April 1996, written answer 13815).
 */
export const ENGLAND_AND_WALES: HolidayTable = {
  2018: '01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26',
  2019: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
  2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28',
  2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
  2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
  2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
};

/** Scotland. No rail and no payer that the engine knows keeps these: tests show that pay does not move by them. */
export const SCOTLAND: HolidayTable = {
  2018: '01-01 01-02 03-30 05-07 05-28 08-06 11-30 12-25 12-26',
  2019: '01-01 01-02 04-19 05-06 05-27 08-05 12-02 12-25 12-26',
  2020: '01-01 01-02 04-10 05-08 05-25 08-03 11-30 12-25 12-28',
  2021: '01-01 01-04 04-02 05-03 05-31 08-02 11-30 12-27 12-28',
  2022: '01-03 01-04 04-15 05-02 06-02 06-03 08-01 09-19 11-30 12-26 12-27',
  2023: '01-02 01-03 04-07 05-01 05-08 05-29 08-07 11-30 12-25 12-26',
  2024: '01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26',
  2025: '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26',
  2026: '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28',
  2027: '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28',
  2028: '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26',
};

/** Northern Ireland. */
export const NORTHERN_IRELAND: HolidayTable = {
  2018: '01-01 03-19 03-30 04-02 05-07 05-28 07-12 08-27 12-25 12-26',
  2019: '01-01 03-18 04-19 04-22 05-06 05-27 07-12 08-26 12-25 12-26',
  2020: '01-01 03-17 04-10 04-13 05-08 05-25 07-13 08-31 12-25 12-28',
  2021: '01-01 03-17 04-02 04-05 05-03 05-31 07-12 08-30 12-27 12-28',
  2022: '01-03 03-17 04-15 04-18 05-02 06-02 06-03 07-12 08-29 09-19 12-26 12-27',
  2023: '01-02 03-17 04-07 04-10 05-01 05-08 05-29 07-12 08-28 12-25 12-26',
  2024: '01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26',
  2025: '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26',
  2026: '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28',
  2027: '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28',
  2028: '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26',
};

/** United States: days on which the Federal Reserve Banks are closed, and ACH does not settle. */
export const FEDERAL_RESERVE: HolidayTable = {
  2018: '01-01 01-15 02-19 05-28 07-04 09-03 10-08 11-12 11-22 12-25',
  2019: '01-01 01-21 02-18 05-27 07-04 09-02 10-14 11-11 11-28 12-25',
  2020: '01-01 01-20 02-17 05-25 09-07 10-12 11-11 11-26 12-25',
  2021: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
};

/**
 * United States: days on which federal offices are closed, and the government pays nothing. Not listed, since they are no legal
 * holidays and payments came: days off by order of the President for one year, such as 24 December 2025, and Inauguration Day,
 * which is kept around Washington alone.
 */
export const FEDERAL_OFFICES: HolidayTable = {
  2018: '01-01 01-15 02-19 05-28 07-04 09-03 10-08 11-12 11-22 12-25',
  2019: '01-01 01-21 02-18 05-27 07-04 09-02 10-14 11-11 11-28 12-25',
  2020: '01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25',
  2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
};
