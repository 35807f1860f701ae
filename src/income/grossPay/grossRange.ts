/** What a net salary may be before deductions, by the rules of its country. */

import type { GrossAnnualEstimate } from '../../contract/income/incomeEstimate.js';
import type { IncomeCountry } from '../../countries/country.js';
import { type AmericanPay, americanGrossOf } from './american.js';
import { type BritishPay, britishGrossOf } from './british.js';

type Pay = BritishPay & AmericanPay;

const GROSS_OF: Readonly<
  Record<NonNullable<IncomeCountry['grossPay']>, (pay: Pay) => GrossAnnualEstimate | null>
> = { 'pay-as-you-earn': britishGrossOf, 'federal-and-state': americanGrossOf };

/** Null where no rules of the country are known. */
export function grossRangeOf(pay: Pay & { readonly country: IncomeCountry }): GrossAnnualEstimate | null {
  const { grossPay } = pay.country;
  return grossPay === null ? null : GROSS_OF[grossPay](pay);
}
