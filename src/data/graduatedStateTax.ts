/**
 * The graduated taxes of California, Oregon and New York on pay, 2021 to 2026, and the form of all state tables. Sources and
 * certainty: stateIncomeTax.ts.
 */
import type { IsoDate } from '../base/calendar.js';
import type { FilingStatus } from './federalIncomeTax.js';

/** `percent` of pay up to `upTo`; null: of all pay. Disability, family leave, transit. */
export interface StateLevy {
  readonly percent: number;
  readonly upTo: number | null;
}

export interface StateTax {
  /** The first calendar year, or the first pay day where the change came within a year. */
  readonly from: number | IsoDate;
  /** Standard deduction and personal exemptions, single and joint. */
  readonly deduction: readonly [single: number, joint: number];
  readonly percents: readonly number[];
  /** Where each of the percentages begins, of taxable pay. */
  readonly over: readonly number[];
  /** The same of a joint return; left out where it is twice as much. */
  readonly overJoint?: readonly number[];
  /** Taken off the tax of each person, down to nothing. */
  readonly credit?: number;
  /** Federal income tax is deducted up to this much. */
  readonly federalTax?: number;
  readonly levies?: readonly StateLevy[];
}

export type CalifornianYear = readonly [
  from: number,
  deduction: number,
  credit: number,
  over: readonly number[],
  disabilityPercent: number,
  disabilityUpTo: number | null,
];

export type OregonianYear = readonly [
  from: number,
  deduction: StateTax['deduction'],
  credit: number,
  federalTax: number,
  over: readonly [number, number],
  /** The wage limit of paid leave; null before it began. */
  leaveUpTo: number | null,
];

export type NewYorkYear = readonly [
  from: number,
  /** The third rate to the sixth. */
  percents: readonly [number, number, number, number],
  leavePercent: number,
  leaveUpTo: number,
  /** What the first two rates are lower by. */
  less?: number,
];

/**
 * By Method B of the Employment Development Department (DE 44): the brackets, deduction and credits of the year before, and ten
 * per cent on top of the rates. Disability insurance has had no wage limit since 2024 (Senate Bill 951). Its exemption of low
 * pay is left out, and the highest rate of a joint return begins at one million in law.
 */
export const CALIFORNIAN = [1.1, 2.2, 4.4, 6.6, 8.8, 10.23, 11.33, 12.43, 13.53, 14.63];
export const CALIFORNIA: readonly CalifornianYear[] = [
  [2021, 4_601, 136.4, [8_932, 21_175, 33_421, 46_394, 58_634, 299_508, 359_407, 599_012], 1.2, 128_298],
  [2022, 4_803, 141.9, [9_325, 22_107, 34_892, 48_435, 61_214, 312_686, 375_221, 625_369], 1.1, 145_600],
  [2023, 5_202, 154, [10_099, 23_942, 37_788, 52_455, 66_295, 338_639, 406_364, 677_275], 0.9, 153_164],
  [2024, 5_363, 158.4, [10_412, 24_684, 38_959, 54_081, 68_350, 349_137, 418_961, 698_271], 1.1, null],
  [2025, 5_540, 163.9, [10_756, 25_499, 40_245, 55_866, 70_606, 360_659, 432_787, 721_314], 1.2, null],
  [2026, 5_706, 168.3, [11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953], 1.3, null],
];

export const OREGONIAN = [4.75, 6.75, 8.75, 9.9];
/**
 * The year's tax: ORS 316.037, 316.085, 316.680 and 316.695, with the figures of Oregon Withholding Tax Formulas (150-206-436),
 * transit tax (ORS 320.550) and, from 2023, the employee's 60 % of Paid Leave Oregon. The credit is left out in law over 100,000,
 * 200,000 on a joint return. Here it stays. From pay up to 50,000 employers withhold as much more as the credit.
 */
export const OREGON: readonly OregonianYear[] = [
  [2021, [2_350, 4_700], 213, 7_050, [3_650, 9_200], null],
  [2022, [2_420, 4_840], 219, 7_250, [3_750, 9_450], null],
  [2023, [2_605, 5_210], 236, 7_800, [4_050, 10_200], 160_200],
  [2024, [2_745, 5_495], 249, 8_250, [4_300, 10_750], 168_600],
  [2025, [2_835, 5_670], 256, 8_500, [4_400, 11_100], 176_100],
  [2026, [2_910, 5_820], 263, 8_750, [4_550, 11_400], 184_500],
];

/**
 * In the law the federal tax that may be deducted falls in five steps between these amounts of pay. Here it falls evenly, which
 * moves the tax by less than 175 dollars a year.
 */
export const FEDERAL_TAX_FADES: Readonly<Record<FilingStatus, readonly [from: number, to: number]>> = {
  single: [125_000, 145_000],
  joint: [250_000, 290_000],
};

/** The first two rates, those from the seventh, and where all of them begin. */
export const NEW_YORKERS = {
  deduction: [8_000, 16_050],
  first: [4, 4.5],
  last: [6.85, 9.65, 10.3, 10.9],
  over: [0, 8_500, 11_700, 13_900, 21_400, 80_650, 215_400, 1_077_550, 5_000_000, 25_000_000],
  overJoint: [0, 17_150, 23_600, 27_900, 43_000, 161_550, 323_200, 2_155_350, 5_000_000, 25_000_000],
} as const;
/**
 * Tax Law 601, without the supplemental tax of high incomes. Family leave by the yearly decision of the Department of Financial
 * Services: what one pays at most, over the rate, is the wage limit.
 */
export const NEW_YORK: readonly NewYorkYear[] = [
  [2021, [5.25, 5.9, 5.97, 6.33], 0.511, 75_409],
  [2022, [5.25, 5.85, 5.85, 6.25], 0.511, 82_918],
  [2023, [5.25, 5.5, 5.5, 6], 0.455, 87_786],
  [2024, [5.25, 5.5, 5.5, 6], 0.373, 89_344],
  [2025, [5.25, 5.5, 5.5, 6], 0.388, 91_374],
  [2026, [5.15, 5.4, 5.4, 5.9], 0.432, 95_349, 0.1],
];
