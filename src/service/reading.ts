/** What a client may read, by the status of the consent and by the available data. */
import type { Basis } from './notifications.js';
import type { OperationId } from './operations.js';
import type { ConsentStatus, DataAvailability } from './schemas/consent.js';

/** How much a client may read of a consent with a given status. */
export interface ReadingByStatus {
  /** With `by data availability` it depends on the consent's `dataAvailability`, as `NEEDED_DATA` says. */
  readonly reads: 'by data availability' | 'everything' | 'nothing';
  /** Whether the specification says so, or we infer it. */
  readonly basis: Basis;
}

/** How much a client may read of a consent, by the consent's status. `readableOperations` applies this table. */
export const READING_BY_STATUS: Readonly<Record<ConsentStatus, ReadingByStatus>> = {
  Active: { reads: 'by data availability', basis: 'stated' },
  // Stated is that interaction stops until the end user authenticates or confirms anew, and that stored data are kept. That none of
  // them is read in the meantime is our reading.
  Revoked: { reads: 'nothing', basis: 'inferred' },
  Pending: { reads: 'nothing', basis: 'inferred' },
  Abandoned: { reads: 'nothing', basis: 'inferred' },
  Failed: { reads: 'nothing', basis: 'inferred' },
  Expired: { reads: 'nothing', basis: 'inferred' },
  // It has not ended, and the service tells no data availability of it.
  UpcomingExpiration: { reads: 'everything', basis: 'inferred' },
};

/**
 * The data availabilities with which there is something to read, from the least to the most. Each lets a client read all
 * that the ones before it do. With `Error`, and while the availability is still null, there is nothing to read.
 */
export const AVAILABILITIES_IN_ORDER = [
  'Partial',
  'Complete',
  'Processed',
] as const satisfies readonly DataAvailability[];

/** The data availability that an operation needs. */
export interface NeededData {
  /** The least data availability with which the operation can be answered. Null where its answer is no bank data. */
  readonly from: (typeof AVAILABILITIES_IN_ORDER)[number] | null;
  /** Whether the specification says so, or we infer it. */
  readonly basis: Basis;
}

/** The data availability that each operation needs, for all operations that read what belongs to a consent. */
export const NEEDED_DATA: Readonly<Partial<Record<OperationId, NeededData>>> = {
  // Partial: account data are there live, transactions are not yet.
  listLiveAccounts: { from: 'Partial', basis: 'stated' },
  getLiveAccount: { from: 'Partial', basis: 'stated' },
  listLiveAccountsV1: { from: 'Partial', basis: 'inferred' },
  getLiveBalances: { from: 'Partial', basis: 'inferred' },
  verifyBankAccount: { from: 'Partial', basis: 'inferred' },
  // Complete: bank data are there, stored and live.
  listLiveTransactions: { from: 'Complete', basis: 'stated' },
  getIncomeVerification: { from: 'Complete', basis: 'inferred' },
  getAffordability: { from: 'Complete', basis: 'inferred' },
  listAccounts: { from: 'Complete', basis: 'stated' },
  getBalances: { from: 'Complete', basis: 'stated' },
  getBalancesV1: { from: 'Complete', basis: 'stated' },
  listTransactions: { from: 'Complete', basis: 'stated' },
  listEndOfDayBalances: { from: 'Complete', basis: 'inferred' },
  getProviderDetails: { from: 'Complete', basis: 'inferred' },
  getStatement: { from: 'Complete', basis: 'inferred' },
  // Processed: stored data are enriched. That these stand on enriched data is our reading.
  getStoredIncomeVerification: { from: 'Processed', basis: 'inferred' },
  getStoredAffordability: { from: 'Processed', basis: 'inferred' },
  getScore: { from: 'Processed', basis: 'inferred' },
  getConsumerFinancialHealth: { from: 'Processed', basis: 'inferred' },
  getBusinessFinancialHealth: { from: 'Processed', basis: 'inferred' },
  // What the end user entered.
  getPaymentAccountConfirmation: { from: null, basis: 'inferred' },
};

/** What an operation does to a consent and to stored data. */
export interface OperationEffect {
  /** True when the operation revokes the consent. */
  readonly revokes: boolean;
  /** What the operation deletes, or null when it deletes nothing. */
  readonly deletes: 'storedData' | 'creditInformation' | null;
  /** Whether that concerns one consent, or all that is held of a user. */
  readonly of: 'consent' | 'user';
  /** Whether the specification says so, or we infer it. */
  readonly basis: Basis;
}

/**
 * The operations that revoke or delete, and what each of them does. Revoking a consent deletes nothing, and deleting its data
 * does not revoke it.
 */
export const OPERATION_EFFECTS: Readonly<Partial<Record<OperationId, OperationEffect>>> = {
  revokeConsent: { revokes: true, deletes: null, of: 'consent', basis: 'stated' },
  deleteConsentData: { revokes: false, deletes: 'storedData', of: 'consent', basis: 'stated' },
  deleteUserData: { revokes: false, deletes: 'storedData', of: 'user', basis: 'stated' },
  // That it revokes nothing is inferred: it is about credit files alone.
  deleteCreditInformationAccounts: {
    revokes: false,
    deletes: 'creditInformation',
    of: 'user',
    basis: 'inferred',
  },
};
