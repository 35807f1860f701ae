/** Federal income tax of each year as bands, from its figures. */
import {
  FEDERAL_PERCENTS,
  FEDERAL_YEARS,
  type FederalFigures,
  type FilingStatus,
} from '../../data/federalIncomeTax.js';
import type { TaxBand } from '../../data/payAsYouEarn.js';

export interface FederalYear {
  /** The standard deduction by which employers withhold. */
  readonly deduction: Readonly<Record<FilingStatus, number>>;
  readonly bands: Readonly<Record<FilingStatus, readonly TaxBand[]>>;
  /** Pay over this is free of Social Security. */
  readonly wageBase: number;
}

/** By calendar year. */
export const FEDERAL_TAXES: Readonly<Record<number, FederalYear>> = Object.fromEntries(
  Object.entries(FEDERAL_YEARS).map(([year, figures]) => [year, federalYearOf(figures)]),
);

function federalYearOf([single, wageBase, over, highestJoint]: FederalFigures): FederalYear {
  const bands = (starts: readonly number[]) =>
    FEDERAL_PERCENTS.map((percent, index): TaxBand => [starts[index - 1] ?? 0, percent]);
  return {
    deduction: { single, joint: 2 * single },
    bands: {
      single: bands(over),
      joint: bands([...over.slice(0, -1).map(start => 2 * start), highestJoint]),
    },
    wageBase,
  };
}
