/** What a net salary may be before deductions, by the rules of its country. */
import type { GrossAnnualEstimate } from '../../model/incomeEstimate.js';
import type { CountryCode } from '../../model/transaction.js';
import { type AmericanPay, americanGrossOf } from './american.js';
import { type BritishPay, britishGrossOf } from './british.js';

export function grossRangeOf(
  pay: BritishPay & AmericanPay & { readonly country: CountryCode },
): GrossAnnualEstimate | null {
  return pay.country === 'US' ? americanGrossOf(pay) : britishGrossOf(pay);
}
