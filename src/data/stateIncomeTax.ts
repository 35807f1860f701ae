/**
 * What American states take from pay, for 2021 to 2026: the nine without a tax on pay, and nine with one. Oregon and California
 * are here because one of them takes most of nearly any pay (checked by hand against Hawaii, Minnesota and the District of Columbia),
 * the others because many people live there. Dollars a year and per
 * cent. Each entry holds until the next.
 *
 * Checked in November 2026. Most numbers have one source, the parameters of PolicyEngine, which cite the statutes and forms. Those of
 * 2026 of California, Georgia, New York and Oregon, and part of 2021, were seen twice. Of the rest these were seen:
 * - California's bands of 2021 in the Franchise Tax Board's rate schedules of 2020, by which employers withheld in 2021; its disability
 *   insurance of 2021 to 2025 in the Employment Development Department's table of contribution rates (DE 3395) and its page of rates.
 * - New York's family leave of 2021 to 2025 in announcements of payroll services (ADP of 5 October 2022, PPI of 11 September 2024 and
 *   others) that quote the decisions of the Department of Financial Services: 385.34 dollars at most in 2021, 399.43 in 2023, 354.53 in 2025.
 * - North Carolina's tenth of a per cent in the rates of 2023 (tax 4.75 %, by the Department of Revenue's notice on NC-30; withheld 4.85 %,
 *   by the payroll tables of TimeTrex) and of 2024 (withheld 4.6 %).
 * - Washington's leave of 2022 to 2025 on pages of the Employment Security Department and of payroll services: 0.6, 0.8, 0.74 and 0.92 %, of
 *   which employees pay 73.22, 72.76, 71.43 and 71.52 %; of 2021 in its rate of 0.4 %, of which they paid 63.33 %.
 * The citations of statutes and bills here are PolicyEngine's.
 * The exemptions of 2026 of Illinois are from Booklet IL-700-T (R-12/25) and Bulletin FY 2026-15, those of Michigan from its Income
 * Tax Withholding Guide, Form 446 (revised February 2026). Public payroll tables cite them; the papers were not at hand.
 */
import type { StateLevy, StateTax } from './graduatedStateTax.js';

/**
 * The last year of which every state was looked up. A state whose newest entry is older changed nothing since: when federal tables of a
 * new year are added, look up all states and raise this.
 */
export const STATES_KNOWN_TO = 2026;

/** One rate for all taxable pay. */
export type FlatYear = readonly [
  from: StateTax['from'],
  percent: number,
  deduction: StateTax['deduction'],
  ...levies: readonly StateLevy[],
];

/** Levies without an income tax: paid leave in per cent, up to so much of pay, and WA Cares of all of it. */
export type WashingtonYear = readonly [from: number, leave: number, upTo: number, care: number];

const GEORGIAN = [1, 2, 3, 4, 5, 5.75];
const GEORGIAN_OVER = [0, 750, 2_250, 3_750, 5_250, 7_000];
const GEORGIAN_JOINT = [0, 1_000, 3_000, 5_000, 7_000, 10_000];
/**
 * O.C.G.A. 48-7-20, and House Bills 1437, 1015, 111 and 463.
 *
 * 2026: House Bill 463, signed on 11 May 2026, is the law for the whole year, but pay was not withheld by it before. The Employer's
 * Withholding Tax Guide 2026 of the Department of Revenue, as revised in June 2026: employers go on with 5.19 per cent before 11 May,
 * and can begin with 4.99 from that day on. Its issue of December 2025 has the deductions of 2025. Two public payroll tables quote
 * both issues; the guide itself was not at hand. That employers began on the day is judged.
 */
export const GEORGIA_GRADUATED: readonly StateTax[] = [
  {
    from: 2021,
    deduction: [7_300, 13_400],
    percents: GEORGIAN,
    over: GEORGIAN_OVER,
    overJoint: GEORGIAN_JOINT,
  },
  {
    from: 2022,
    deduction: [8_100, 14_500],
    percents: GEORGIAN,
    over: GEORGIAN_OVER,
    overJoint: GEORGIAN_JOINT,
  },
];
export const GEORGIA_FLAT: readonly FlatYear[] = [
  [2024, 5.39, [12_000, 24_000]],
  [2025, 5.19, [12_000, 24_000]],
  ['2026-05-11', 4.99, [15_000, 30_000]],
];

const VIRGINIAN = {
  percents: [2, 3, 5, 5.75],
  over: [0, 3_000, 5_000, 17_000],
  overJoint: [0, 3_000, 5_000, 17_000],
};

/** Code 58.1-320, 58.1-322. */
export const VIRGINIA: readonly StateTax[] = [
  { from: 2021, deduction: [5_430, 10_860], ...VIRGINIAN },
  { from: 2022, deduction: [8_930, 17_860], ...VIRGINIAN },
  { from: 2024, deduction: [9_430, 18_860], ...VIRGINIAN },
  { from: 2025, deduction: [9_680, 19_360], ...VIRGINIAN },
];

/** Family leave, and from 2024 WA Cares (in force since July 2023). */
export const WASHINGTON: readonly WashingtonYear[] = [
  [2021, 0.2533, 142_800, 0],
  [2022, 0.4393, 147_000, 0],
  [2023, 0.5821, 160_200, 0],
  [2024, 0.5286, 168_600, 0.58],
  [2025, 0.658, 176_100, 0.58],
  [2026, 0.8071, 184_500, 0.58],
];

/**
 * By postal code, each in the order of its years. Illinois: 35 ILCS 5/201. Michigan: MCL 206.51, 206.30. North Carolina: G.S.
 * 105-153.7; employers withhold a tenth of a per cent more (NC-30). Pennsylvania: 72 P.S. 7302, and unemployment compensation.
 */
export const FLAT_TAXES: Readonly<Record<'IL' | 'MI' | 'NC' | 'PA', readonly FlatYear[]>> = {
  IL: [
    [2021, 4.95, [2_375, 4_750]],
    [2022, 4.95, [2_425, 4_850]],
    [2024, 4.95, [2_775, 5_550]],
    [2025, 4.95, [2_850, 5_700]],
    [2026, 4.95, [2_925, 5_850]],
  ],
  MI: [
    [2021, 4.25, [4_900, 9_800]],
    [2022, 4.25, [5_000, 10_000]],
    [2023, 4.05, [5_400, 10_800]],
    [2024, 4.25, [5_600, 11_200]],
    [2025, 4.25, [5_800, 11_600]],
    [2026, 4.25, [5_900, 11_800]],
  ],
  NC: [
    [2021, 5.35, [10_750, 21_500]],
    [2022, 5.09, [12_750, 25_500]],
    [2023, 4.85, [12_750, 25_500]],
    [2024, 4.6, [12_750, 25_500]],
    [2025, 4.35, [12_750, 25_500]],
    [2026, 4.09, [12_750, 25_500]],
  ],
  PA: [
    [2021, 3.07, [0, 0], { percent: 0.06, upTo: null }],
    [2023, 3.07, [0, 0], { percent: 0.07, upTo: null }],
  ],
};
