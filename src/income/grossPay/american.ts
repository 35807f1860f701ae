/** American pay from net back to gross. One job, a Form W-4 without adjustments, the standard deduction. */
import { type EpochDay, monthOf, yearOf } from '../../base/calendar.js';
import type { Minor } from '../../base/money.js';
import { oncePer } from '../../base/once.js';
import { namesOf } from '../../base/tables.js';
import { type FilingStatus, MEDICARE, SOCIAL_SECURITY_PERCENT } from '../../data/federalIncomeTax.js';
import { FEDERAL_TAX_FADES, type StateTax } from '../../data/graduatedStateTax.js';
import type { GrossAnnualEstimate } from '../../model/incomeEstimate.js';
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
import { FEDERAL_TAXES, type FederalYear } from './federalTaxes.js';
import { carriedOverWords, servingYear } from './servingYear.js';
import { STATE_TAXES, stateTaxOn } from './stateTaxes.js';

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
