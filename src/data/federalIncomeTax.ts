/**
 * What is taken from American pay everywhere: federal income tax and the employee's share of FICA, for 2021 to 2026. Dollars a year
 * and per cent.
 *
 * Bands and standard deductions: IRS Revenue Procedures 2020-45, 2021-45, 2022-38, 2023-34, 2024-40 and 2025-32. The rates are
 * those of 26 U.S.C. 1(j), made permanent by Public Law 119-21.
 * Wage bases: Social Security Administration, ssa.gov/oact/cola/cbb.html.
 * Checked in November 2026 against the parameters of open tax models, which cite these papers. The papers themselves were not at
 * hand. Deductions (but that of 2025) and wage bases: PolicyEngine and Tax-Calculator. Bands: Tax-Calculator alone.
 */
import type { TaxBand } from './payAsYouEarn.js';

export type FilingStatus = 'single' | 'joint';

/** A joint return has twice the single amounts, but for the highest band. */
export type FederalFigures = readonly [
  /** The standard deduction by which employers withhold. */
  deduction: number,
  /** Pay over this is free of Social Security. */
  wageBase: number,
  /** Where each rate but the first begins, of taxable pay. */
  over: readonly number[],
  /** Where the highest begins on a joint return. */
  highestJoint: number,
];

export const FEDERAL_PERCENTS = [10, 12, 22, 24, 32, 35, 37];

/**
 * 2025: Public Law 119-21 of July 2025 raised the deduction for the whole year to 15,750 and 31,500. Employers went on to withhold
 * by 15,000 and 30,000, and the pay that arrived was that: judged, since the tables for employers were not seen to change.
 */
export const FEDERAL_YEARS: Readonly<Record<number, FederalFigures>> = {
  2021: [12_550, 142_800, [9_950, 40_525, 86_375, 164_925, 209_425, 523_600], 628_300],
  2022: [12_950, 147_000, [10_275, 41_775, 89_075, 170_050, 215_950, 539_900], 647_850],
  2023: [13_850, 160_200, [11_000, 44_725, 95_375, 182_100, 231_250, 578_125], 693_750],
  2024: [14_600, 168_600, [11_600, 47_150, 100_525, 191_950, 243_725, 609_350], 731_200],
  2025: [15_000, 176_100, [11_925, 48_475, 103_350, 197_300, 250_525, 626_350], 751_600],
  2026: [16_100, 184_500, [12_400, 50_400, 105_700, 201_775, 256_225, 640_600], 768_700],
};

/** 26 U.S.C. 3101. The additional part is withheld over the same amount whatever the filing status: 26 U.S.C. 3102(f). */
export const SOCIAL_SECURITY_PERCENT = 6.2;
export const MEDICARE: readonly TaxBand[] = [
  [0, 1.45],
  [200_000, 2.35],
];
