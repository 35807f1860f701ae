/** British pay from net back to gross. One job, category A, tax code 1257L: the whole allowance, tapered over 100,000. */
import { type EpochDay, monthOf, textOf, yearOf } from '../../base/calendar.js';
import type { Minor } from '../../base/money.js';
import { oncePer } from '../../base/once.js';
import type { GrossAnnualEstimate } from '../../contract/income/incomeEstimate.js';
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
  type UnknownPart,
} from '../../data/payAsYouEarn.js';
import type { InsightsOptions } from '../../model/options.js';
import { type Charge, charge, chargesOfBands, inOrder, wholeGrossOf } from './charges.js';
import { carriedOverWords, servingYear } from './servingYear.js';

export interface Rates {
  /** The calendar year in which the tax year of the rates begins. */
  readonly year: number;
  /** The same of the pay day: later where the newest rates serve for it. */
  readonly own: number;
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
 * enrolment, by relief at source, and student loan plan 2. Null on pay days before the tables, or after the
 * years in which the newest serve.
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
    taxYear: nameOf(rates.year),
    basis: basisOf(nations, rates),
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

/** That serve on a pay day; null where none do. */
export function ratesOn(payDay: EpochDay): Rates | null {
  const date = textOf(payDay);
  const calendarYear = yearOf(monthOf(payDay));
  const own = date < `${calendarYear}-04-06` ? calendarYear - 1 : calendarYear;
  const year = servingYear(own, TAX_YEARS);
  const insurance = NATIONAL_INSURANCE.findLast(({ from }) => from <= date);
  if (year === null || insurance === undefined) return null;
  return { year, own, taxYear: TAX_YEARS[year] as TaxYear, insurance };
}

/** Such as "2025-26". */
function nameOf(year: number): string {
  return `${year}-${(year + 1) % 100}`;
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

/** Of what may be unknown of a year, that by which the estimate is made, and of which nation. */
const PART_WORDS: readonly (readonly [part: UnknownPart, words: string, nation?: TaxNation])[] = [
  [
    'scottish-rates',
    'the percentages of Scotland and where its basic and intermediate rates begin (low and high)',
    'scotland',
  ],
  ['qualifying-earnings', 'the qualifying earnings (high)'],
  ['plan2', 'the threshold of student loan plan 2 (high)'],
];

function carriedOver(nations: readonly TaxNation[], { year, own, taxYear }: Rates): string[] {
  if (year !== own) return [carriedOverWords(nameOf(year), nameOf(own))];
  const { carriedOver: unknown = [] } = taxYear;
  const parts = PART_WORDS.filter(
    ([part, , nation]) => unknown.includes(part) && (nation === undefined || nations.includes(nation)),
  );
  const words = parts.map(([, text]) => text);
  return words.length === 0 ? [] : [carriedOverWords(nameOf(year - 1), nameOf(year), words)];
}

function basisOf(nations: readonly TaxNation[], rates: Rates): string {
  const places = nations.map(nation => PLACES[nation]).join(' or of ');
  return [
    `annual method at the rates of ${places}`,
    ...carriedOver(nations, rates),
    'one job, tax code 1257L',
    'low: Income Tax and National Insurance alone',
    'high: also 5 % of qualifying earnings into a pension (relief at source) and student loan plan 2',
  ].join('; ');
}
