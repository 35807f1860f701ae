/** American pay from net back to gross. One job, a Form W-4 without adjustments, the standard deduction. */
import { type EpochDay, monthOf, textOf, yearOf } from '../../base/calendar.js';
import type { Minor } from '../../base/money.js';
import { oncePer } from '../../base/once.js';
import { namesOf } from '../../base/tables.js';
import type { GrossAnnualEstimate } from '../../contract/income/incomeEstimate.js';
import {
  FEDERAL_PERCENTS,
  FEDERAL_YEARS,
  type FederalFigures,
  type FilingStatus,
  MEDICARE,
  SOCIAL_SECURITY_PERCENT,
} from '../../data/federalIncomeTax.js';
import {
  CALIFORNIA,
  CALIFORNIAN,
  type CalifornianYear,
  FEDERAL_TAX_FADES,
  NEW_YORK,
  NEW_YORKERS,
  type NewYorkYear,
  OREGON,
  OREGONIAN,
  type OregonianYear,
  type StateTax,
} from '../../data/graduatedStateTax.js';
import type { TaxBand } from '../../data/payAsYouEarn.js';
import {
  FLAT_TAXES,
  type FlatYear,
  GEORGIA_FLAT,
  GEORGIA_GRADUATED,
  VIRGINIA,
  WASHINGTON,
  type WashingtonYear,
} from '../../data/stateIncomeTax.js';
import type { UsState } from '../../model/options.js';
import {
  type Charge,
  charge,
  chargedOn,
  chargesOfBands,
  inOrder,
  MINOR_PER_MAJOR,
  reaching,
  wholeGrossOf,
} from './charges.js';
import { carriedOverWords, servingYear } from './servingYear.js';

// What each state takes, from the figures of its years.

/** The state takes nothing from pay. */
const NONE: readonly StateTax[] = [{ from: 2021, deduction: [0, 0], percents: [], over: [] }];

/** By postal code, each in the order of its years. */
export const STATE_TAXES: Readonly<Record<UsState, readonly StateTax[]>> = {
  AK: NONE,
  CA: CALIFORNIA.map(california),
  FL: NONE,
  GA: [...GEORGIA_GRADUATED, ...GEORGIA_FLAT.map(flat)],
  IL: FLAT_TAXES.IL.map(flat),
  MI: FLAT_TAXES.MI.map(flat),
  NC: FLAT_TAXES.NC.map(flat),
  NH: NONE,
  NV: NONE,
  NY: NEW_YORK.map(newYork),
  OR: OREGON.map(oregon),
  PA: FLAT_TAXES.PA.map(flat),
  SD: NONE,
  TN: NONE,
  TX: NONE,
  VA: VIRGINIA,
  WA: WASHINGTON.map(washington),
  WY: NONE,
};

/** In force on a pay day. */
export function stateTaxOn(state: UsState, payDay: EpochDay): StateTax | undefined {
  const date = textOf(payDay);
  // A year is how its days begin, so that as text it stands before all of them.
  return STATE_TAXES[state].findLast(({ from }) => String(from) <= date);
}

function flat([from, percent, deduction, ...levies]: FlatYear): StateTax {
  return { from, deduction, percents: [percent], over: [0], levies };
}

function washington([from, leave, upTo, care]: WashingtonYear): StateTax {
  return {
    from,
    deduction: [0, 0],
    percents: [],
    over: [],
    levies: [
      { percent: leave, upTo },
      { percent: care, upTo: null },
    ],
  };
}

function california([from, deduction, credit, over, percent, upTo]: CalifornianYear): StateTax {
  return {
    from,
    deduction: [deduction, 2 * deduction],
    percents: CALIFORNIAN,
    over: [0, ...over, 1_000_000],
    credit,
    levies: [{ percent, upTo }],
  };
}

function oregon([from, deduction, credit, federalTax, over, leaveUpTo]: OregonianYear): StateTax {
  const leave = leaveUpTo === null ? [] : [{ percent: 0.6, upTo: leaveUpTo }];
  return {
    from,
    deduction,
    percents: OREGONIAN,
    over: [0, ...over, 125_000],
    credit,
    federalTax,
    levies: [{ percent: 0.1, upTo: null }, ...leave],
  };
}

function newYork([from, percents, percent, upTo, less = 0]: NewYorkYear): StateTax {
  const { deduction, first, last, over, overJoint } = NEW_YORKERS;
  return {
    from,
    deduction,
    percents: [...first.map(rate => rate - less), ...percents, ...last],
    over,
    overJoint,
    levies: [{ percent, upTo }],
  };
}

// Federal income tax of each year as bands, from its figures.

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

export interface AmericanPay {
  /** A year's. */
  readonly netAnnual: Minor;
  /** Decides the tax year and its rates. */
  readonly payDay: EpochDay;
  /** Where the employee lives; null when unknown. */
  readonly usState: UsState | null;
}

const STATES = namesOf(STATE_TAXES);

/**
 * Whole dollars. Low: a joint return and no state tax; high: a single return, in the state that takes most of this pay. With a
 * state both ends are that state's. Null on pay days before the tables, or after the years in which the newest serve.
 */
export function americanGrossOf({ netAnnual, payDay, usState }: AmericanPay): GrossAnnualEstimate | null {
  const own = yearOf(monthOf(payDay));
  const year = servingYear(own, FEDERAL_TAXES);
  if (year === null) return null;
  const charges = knownCharges(FEDERAL_TAXES[year] as FederalYear);
  const gross = (status: FilingStatus, where: UsState | null) =>
    wholeGrossOf(netAnnual, charges(status)(where === null ? undefined : stateTaxOn(where, payDay)));
  return {
    low: gross('joint', usState),
    high:
      usState === null ? Math.max(...STATES.map(each => gross('single', each))) : gross('single', usState),
    taxYear: String(year),
    basis: basisOf(usState, year === own ? [] : [carriedOverWords(String(year), String(own))]),
  };
}

/** The tables of a year are put together once: they are the same for every employee. */
const knownCharges = oncePer((federal: FederalYear) =>
  oncePer((status: FilingStatus) =>
    oncePer((table: StateTax | undefined) => americanChargesOf(federal, status, table)),
  ),
);

/** In the order of `from`. Without a table no state tax is taken. */
export function americanChargesOf(
  federal: FederalYear,
  status: FilingStatus,
  table: StateTax | undefined,
): readonly Charge[] {
  const incomeTax = chargedOn(
    [charge(federal.deduction[status], 100)],
    chargesOfBands(federal.bands[status]),
  );
  return inOrder([
    ...incomeTax,
    ...upTo(SOCIAL_SECURITY_PERCENT, federal.wageBase),
    ...chargesOfBands(MEDICARE),
    ...(table === undefined ? [] : stateCharges(table, status, incomeTax)),
  ]);
}

function stateCharges(
  table: StateTax,
  status: FilingStatus,
  incomeTax: readonly Charge[],
): readonly Charge[] {
  const persons = status === 'joint' ? 2 : 1;
  const starts = status === 'joint' ? (table.overJoint ?? table.over.map(over => 2 * over)) : table.over;
  const bands = chargesOfBands(table.percents.map((percent, index) => [starts[index] as number, percent]));
  const deduction = charge(table.deduction[persons - 1] as number, 100);
  const federalTax = table.federalTax === undefined ? [] : deducted(table.federalTax, status, incomeTax);
  const tax = chargedOn(inOrder([deduction, ...federalTax]), bands);
  const levies = (table.levies ?? []).flatMap(levy => upTo(levy.percent, levy.upTo));
  return [...lessCredit(tax, (table.credit ?? 0) * persons * MINOR_PER_MAJOR), ...levies];
}

/** Federal tax up to `most` lowers the taxable pay; from a certain pay on this fades away. */
function deducted(most: number, status: FilingStatus, incomeTax: readonly Charge[]): Charge[] {
  const full = reaching(most * MINOR_PER_MAJOR, incomeTax);
  const [from, to] = FEDERAL_TAX_FADES[status];
  const percent = (100 * most) / (to - from);
  return [
    ...incomeTax.filter(each => each.from < full.from).map(each => ({ ...each, change: -each.change })),
    full,
    charge(from, percent),
    charge(to, -percent),
  ];
}

/** No less than nothing is taken. */
function lessCredit(tax: readonly Charge[], credit: Minor): readonly Charge[] {
  if (credit === 0) return tax;
  const first = reaching(credit, tax);
  return [first, ...tax.filter(({ from }) => from > first.from)];
}

function upTo(percent: number, limit: number | null): Charge[] {
  return limit === null ? [charge(0, percent)] : [charge(0, percent), charge(limit, -percent)];
}

function basisOf(state: UsState | null, carried: readonly string[]): string {
  const ends =
    state === null
      ? `low: married filing jointly on one income, no state income tax; high: single, in the state that takes most among ${STATES.join(', ')}`
      : `both with the tax and levies of ${state}; low: married filing jointly on one income; high: single`;
  return [
    'annual method',
    ...carried,
    'one job, standard deduction',
    'federal income tax, Social Security and Medicare',
    'no 401(k), health premium or local tax',
    ends,
  ].join('; ');
}
