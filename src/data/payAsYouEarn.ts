/**
 * What is taken from British pay: Income Tax, employee's National Insurance, student loans and the least workplace
 * pension, for the tax years from 6 April 2021 to 5 April 2027, and what is known of 2027-28. Pounds a year and per cent.
 * Published (Open Government Licence) in
 * gov.uk/guidance/rates-and-thresholds-for-employers-2021-to-2022, the same page of each later year to 2026-to-2027,
 * gov.scot/publications/scottish-income-tax-rates-and-bands and
 * gov.uk/guidance/previous-annual-repayment-thresholds.
 * Checked in November 2026 against copies of these pages and tables of payroll and tax bodies (2026-27: the latter only); the
 * qualifying earnings of 2022-23 follow from their stated freeze.
 *
 * 2027-28: the Budget of 26 November 2025 (gov.uk/government/publications/budget-2025-document) keeps the personal allowance, the
 * thresholds of 50,270 and 125,140, the primary threshold and the upper earnings limit to April 2031, leaves the rates on pay as they
 * are, and keeps plan 2 at 29,385 from April 2027 to 2030. The Scottish Budget of 13 January 2026 keeps where the higher, advanced and
 * top rates begin to 2028-29. Checked in November 2026 against reports of both, not the papers themselves.
 */
import type { IsoDate } from '../base/calendar.js';

/** `percent` of the taxable pay over `over`, up to the next band. */
export type TaxBand = readonly [over: number, percent: number];

export type TaxNation = 'scotland' | 'rest-of-uk';

export type StudentLoanPlan = 'plan1' | 'plan2' | 'plan4' | 'plan5' | 'postgraduate';

/** What may be unknown of a year whose other figures are known. Scottish rates are set for each year (Scotland Act 1998, section 80C). */
export type UnknownPart = 'scottish-rates' | 'qualifying-earnings' | StudentLoanPlan;

export interface TaxYear {
  readonly bands: Readonly<Record<TaxNation, readonly TaxBand[]>>;
  /** Pay over which the loan is repaid; null before its first repayments. */
  readonly studentLoans: Readonly<Record<StudentLoanPlan, number | null>>;
  /** What is that of the year before, since that of this year was not found. Left out where all is known. */
  readonly carriedOver?: readonly UnknownPart[];
}

/** Income Tax Act 2007, section 35: the same from 2021-22 to 2027-28, and in the whole of the United Kingdom. */
export const PERSONAL_ALLOWANCE = 12_570;

/** Pay over which each pound takes half a pound of allowance away (Income Tax Act 2007, section 35(2)). */
export const ALLOWANCE_TAPERS_OVER = 100_000;

/**
 * England, Wales and Northern Ireland: Wales sets its own rates each year and has kept them equal. The additional rate begins at
 * 125,140 from 2023-24: gov.uk/government/publications/lowering-of-the-additional-rate-threshold.
 */
const TO_2022: readonly TaxBand[] = [
  [0, 20],
  [37_700, 40],
  [150_000, 45],
];
const FROM_2023: readonly TaxBand[] = [
  [0, 20],
  [37_700, 40],
  [125_140, 45],
];

const SCOTLAND_2026: readonly TaxBand[] = [
  [0, 19],
  [3_967, 20],
  [16_956, 21],
  [31_092, 42],
  [62_430, 45],
  [125_140, 48],
];
const LOANS_2026 = { plan1: 26_900, plan2: 29_385, plan4: 33_795, plan5: 25_000, postgraduate: 21_000 };

/** By the calendar year in which the tax year begins. */
export const TAX_YEARS: Readonly<Record<number, TaxYear>> = {
  2021: {
    bands: {
      'rest-of-uk': TO_2022,
      scotland: [
        [0, 19],
        [2_097, 20],
        [12_726, 21],
        [31_092, 41],
        [150_000, 46],
      ],
    },
    studentLoans: { plan1: 19_895, plan2: 27_295, plan4: 25_000, plan5: null, postgraduate: 21_000 },
  },
  2022: {
    bands: {
      'rest-of-uk': TO_2022,
      scotland: [
        [0, 19],
        [2_162, 20],
        [13_118, 21],
        [31_092, 41],
        [150_000, 46],
      ],
    },
    studentLoans: { plan1: 20_195, plan2: 27_295, plan4: 25_375, plan5: null, postgraduate: 21_000 },
  },
  2023: {
    bands: {
      'rest-of-uk': FROM_2023,
      scotland: [
        [0, 19],
        [2_162, 20],
        [13_118, 21],
        [31_092, 42],
        [125_140, 47],
      ],
    },
    studentLoans: { plan1: 22_015, plan2: 27_295, plan4: 27_660, plan5: null, postgraduate: 21_000 },
  },
  2024: {
    bands: {
      'rest-of-uk': FROM_2023,
      scotland: [
        [0, 19],
        [2_306, 20],
        [13_991, 21],
        [31_092, 42],
        [62_430, 45],
        [125_140, 48],
      ],
    },
    studentLoans: { plan1: 24_990, plan2: 27_295, plan4: 31_395, plan5: null, postgraduate: 21_000 },
  },
  2025: {
    bands: {
      'rest-of-uk': FROM_2023,
      scotland: [
        [0, 19],
        [2_827, 20],
        [14_921, 21],
        [31_092, 42],
        [62_430, 45],
        [125_140, 48],
      ],
    },
    studentLoans: { plan1: 26_065, plan2: 28_470, plan4: 32_745, plan5: null, postgraduate: 21_000 },
  },
  2026: { bands: { 'rest-of-uk': FROM_2023, scotland: SCOTLAND_2026 }, studentLoans: LOANS_2026 },
  // Known of Scotland: where the last three bands begin. Of student loans: plan 2, and the postgraduate loan, which has never moved.
  2027: {
    bands: { 'rest-of-uk': FROM_2023, scotland: SCOTLAND_2026 },
    studentLoans: LOANS_2026,
    carriedOver: ['scottish-rates', 'qualifying-earnings', 'plan1', 'plan4', 'plan5'],
  },
};

/** Of the pay over the threshold (gov.uk/repaying-your-student-loan/what-you-pay). */
export const STUDENT_LOAN_PERCENT: Readonly<Record<StudentLoanPlan, number>> = {
  plan1: 9,
  plan2: 9,
  plan4: 9,
  plan5: 9,
  postgraduate: 6,
};

/** Class 1, category A: `main` per cent from the primary threshold to the upper earnings limit, `additional` above. */
export interface NationalInsurance {
  /** The first pay day. */
  readonly from: IsoDate;
  readonly primaryThreshold: number;
  readonly upperEarningsLimit: number;
  readonly main: number;
  readonly additional: number;
}

/**
 * Every change, also within tax years: what is in force on a pay day, not the year's average that company directors pay.
 * July 2022: National Insurance Contributions (Increase of Thresholds) Act 2022, legislation.gov.uk/ukpga/2022/16.
 * November 2022: Health and Social Care Levy (Repeal) Act 2022, legislation.gov.uk/ukpga/2022/43.
 * January and April 2024: National Insurance Contributions (Reduction in Rates) Acts, legislation.gov.uk/ukpga/2023/57
 * and legislation.gov.uk/ukpga/2024/5.
 */
export const NATIONAL_INSURANCE: readonly NationalInsurance[] = [
  { from: '2021-04-06', primaryThreshold: 9_568, upperEarningsLimit: 50_270, main: 12, additional: 2 },
  { from: '2022-04-06', primaryThreshold: 9_880, upperEarningsLimit: 50_270, main: 13.25, additional: 3.25 },
  { from: '2022-07-06', primaryThreshold: 12_570, upperEarningsLimit: 50_270, main: 13.25, additional: 3.25 },
  { from: '2022-11-06', primaryThreshold: 12_570, upperEarningsLimit: 50_270, main: 12, additional: 2 },
  { from: '2024-01-06', primaryThreshold: 12_570, upperEarningsLimit: 50_270, main: 10, additional: 2 },
  { from: '2024-04-06', primaryThreshold: 12_570, upperEarningsLimit: 50_270, main: 8, additional: 2 },
];

/** To this day the thresholds are kept as they are, and the rates hold until an Act changes them. Source: the Budget above. */
export const NATIONAL_INSURANCE_TO: IsoDate = '2031-04-05';

/**
 * The least an employee pays under automatic enrolment: 5 % of the pay between these, of which 1 % is tax relief that the
 * scheme claims (relief at source), so 4 % leaves the pay: gov.uk/workplace-pensions/what-you-your-employer-and-the-government-pay.
 * The same from 2021-22 to 2026-27: the yearly "Review of the automatic enrolment earnings trigger and qualifying earnings
 * band" of the Department for Work and Pensions, on gov.uk.
 */
export const QUALIFYING_EARNINGS = { over: 6_240, upTo: 50_270, percentOfPay: 4 } as const;
