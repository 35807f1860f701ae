/** The two regions of the service, and the features that only one of them has. */
import type { CountryCode, CurrencyCode } from '../model/transaction.js';
import type { Basis } from './notifications.js';
import type { OperationId } from './operations.js';

/** A production region of the service, with the country and the currency of its accounts. */
export interface Region {
  readonly id: 'UK' | 'US';
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
}

/**
 * The two regions of the service, UK and US. Each has a base address of its own, which the specification does not show.
 */
export const REGIONS: readonly Region[] = [
  { id: 'UK', countryCode: 'GB', currencyCode: 'GBP' },
  { id: 'US', countryCode: 'US', currencyCode: 'USD' },
];

/** Something that an operation offers in some regions only. */
export interface RegionFeature {
  /**
   * What is offered. `limitAfterScaExpiry` means that only ninety days of transactions can be read once strong customer
   * authentication (SCA) has expired.
   */
  readonly feature:
    | 'excludeBenefits'
    | 'limitAfterScaExpiry'
    | 'sortCodes'
    | 'usRoutingNumbers'
    | 'canadianRoutingNumbers'
    | 'score';
  /** The operation that has the feature. */
  readonly operation: OperationId;
  /** The regions where it is offered. */
  readonly regions: readonly Region['id'][];
  /** Whether the specification says so, or we infer it. */
  readonly basis: Basis;
}

/** What only one of the regions has. Everything else is the same in both. `featuresOf` selects those of one region. */
export const REGION_FEATURES: readonly RegionFeature[] = [
  /** Benefits can be left out of income. */
  { feature: 'excludeBenefits', operation: 'verifyIncome', regions: ['UK'], basis: 'stated' },
  /** Ninety days of transactions once strong customer authentication has expired. */
  { feature: 'limitAfterScaExpiry', operation: 'listLiveTransactions', regions: ['UK'], basis: 'stated' },
  { feature: 'sortCodes', operation: 'verifyBankAccount', regions: ['UK'], basis: 'stated' },
  { feature: 'usRoutingNumbers', operation: 'verifyBankAccount', regions: ['US'], basis: 'stated' },
  /** There is no region for Canada; that its numbers belong to the American one is our reading. */
  { feature: 'canadianRoutingNumbers', operation: 'verifyBankAccount', regions: ['US'], basis: 'inferred' },
  /** An account that is not in pounds cannot be scored. */
  { feature: 'score', operation: 'getScore', regions: ['UK'], basis: 'inferred' },
];
