/** British pay from net back to gross. One job, category A, tax code 1257L: the whole allowance, tapered over 100,000. */
import { type EpochDay, monthOf, textOf, yearOf } from '../../base/calendar.js';
import type { Minor } from '../../base/money.js';
import { oncePer } from '../../base/once.js';
import {
  ALLOWANCE_TAPERS_OVER,
  NATIONAL_INSURANCE,
  type NationalInsurance,
  PERSONAL_ALLOWANCE,
  QUALIFYING_EARNINGS,
  STUDENT_LOAN_PERCENT,
  type StudentLoanPlan,
  TAX_YEARS,
  type TaxBand,
  type TaxNation,
  type TaxYear,
} from '../../data/payAsYouEarn.js';
import type { GrossAnnualEstimate } from '../../model/incomeEstimate.js';
import type { InsightsOptions } from '../../model/options.js';
import { type Charge, charge, chargesOfBands, inOrder, wholeGrossOf } from './charges.js';

export interface Rates {
  /** Of the tax year, such as "2025-26". */
  readonly name: string;
  readonly taxYear: TaxYear;
  readonly insurance: NationalInsurance;
}

/** What is taken beside Income Tax and National Insurance. */
export interface OtherDeductions {
  readonly hasPension: boolean;
  readonly studentLoan: StudentLoanPlan | null;
}

export interface BritishPay {
  /** A year's. */
  readonly netAnnual: Minor;
  /** Decides the tax year and its rates. */
  readonly payDay: EpochDay;
  /** Where the employee lives; null when unknown: the range then covers Scotland and the rest. */
  readonly division: NonNullable<InsightsOptions['division']> | null;
}

const ALLOWANCE_GONE_AT = ALLOWANCE_TAPERS_OVER + 2 * PERSONAL_ALLOWANCE;

const PLACES: Readonly<Record<TaxNation, string>> = {
  scotland: 'Scotland',
  'rest-of-uk': 'England, Wales and Northern Ireland',
};

const LEAST_TAKEN: OtherDeductions = { hasPension: false, studentLoan: null };
const MOST_TAKEN: OtherDeductions = { hasPension: true, studentLoan: 'plan2' };

/**
 * Whole pounds. Low: nothing but Income Tax and National Insurance is taken; high: also the least pension under automatic
 * enrolment, by relief at source, and student loan plan 2. Null on pay days outside the tables (2021-22 to 2026-27).
 */
export function britishGrossOf({ netAnnual, payDay, division }: BritishPay): GrossAnnualEstimate | null {
  const rates = ratesOn(payDay);
  if (rates === null) return null;
  const nations = nationsOf(division);
  const gross = (also: OtherDeductions) =>
    nations.map(nation =>
      wholeGrossOf(netAnnual, knownCharges(rates.taxYear)(rates.insurance)(nation)(also)),
    );
  return {
    low: Math.min(...gross(LEAST_TAKEN)),
    high: Math.max(...gross(MOST_TAKEN)),
    taxYear: rates.name,
    basis: basisOf(nations),
  };
}

/** The tables of a year are put together once: they are the same for every employee. */
const knownCharges = oncePer((taxYear: TaxYear) =>
  oncePer((insurance: NationalInsurance) =>
    oncePer((nation: TaxNation) =>
      oncePer((also: OtherDeductions) => chargesOf({ taxYear, insurance }, nation, also)),
    ),
  ),
);

/** In force on a pay day; null outside the tables. */
export function ratesOn(payDay: EpochDay): Rates | null {
  const date = textOf(payDay);
  const year = yearOf(monthOf(payDay));
  const begins = date < `${year}-04-06` ? year - 1 : year;
  const taxYear = TAX_YEARS[begins];
  const insurance = NATIONAL_INSURANCE.findLast(({ from }) => from <= date);
  if (taxYear === undefined || insurance === undefined) return null;
  return { name: `${begins}-${(begins + 1) % 100}`, taxYear, insurance };
}

/** In the order of `from`. */
export function chargesOf(
  { taxYear, insurance }: Pick<Rates, 'taxYear' | 'insurance'>,
  nation: TaxNation,
  { hasPension, studentLoan }: OtherDeductions,
): readonly Charge[] {
  const charges = [...incomeTax(taxYear.bands[nation]), ...nationalInsurance(insurance)];
  if (hasPension) charges.push(...pension());
  const threshold = studentLoan === null ? null : taxYear.studentLoans[studentLoan];
  if (studentLoan !== null && threshold !== null)
    charges.push(charge(threshold, STUDENT_LOAN_PERCENT[studentLoan]));
  return inOrder(charges);
}

function incomeTax(bands: readonly TaxBand[]): Charge[] {
  // No band begins where the allowance tapers (a test holds the tables to it).
  const payAt = (taxable: number) => (taxable < ALLOWANCE_GONE_AT ? taxable + PERSONAL_ALLOWANCE : taxable);
  const [, tapered] = bands.findLast(([over]) => payAt(over) <= ALLOWANCE_TAPERS_OVER) as TaxBand;
  return [
    ...chargesOfBands(bands.map(([over, percent]) => [payAt(over), percent])),
    charge(ALLOWANCE_TAPERS_OVER, tapered / 2),
    charge(ALLOWANCE_GONE_AT, -tapered / 2),
  ];
}

function nationalInsurance(rates: NationalInsurance): Charge[] {
  const { primaryThreshold, upperEarningsLimit, main, additional } = rates;
  return [charge(primaryThreshold, main), charge(upperEarningsLimit, additional - main)];
}

/** Also under the trigger of 10,000, where an employee may join: net pay would else fall there as gross pay rises. */
function pension(): Charge[] {
  const { over, upTo, percentOfPay } = QUALIFYING_EARNINGS;
  return [charge(over, percentOfPay), charge(upTo, -percentOfPay)];
}

function nationsOf(division: BritishPay['division']): readonly TaxNation[] {
  if (division === null) return ['scotland', 'rest-of-uk'];
  return [division === 'scotland' ? 'scotland' : 'rest-of-uk'];
}

function basisOf(nations: readonly TaxNation[]): string {
  const places = nations.map(nation => PLACES[nation]).join(' or of ');
  return `annual method at the rates of ${places}; one job, tax code 1257L; low: Income Tax and National Insurance alone; high: also 5 % of qualifying earnings into a pension (relief at source) and student loan plan 2`;
}
