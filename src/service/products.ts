/** The products that an application needs for each operation and notification. The service's support enables them. */
import type { Basis, NotificationId } from './notifications.js';
import type { OperationId } from './operations.js';

/** The products that the service's support can enable for a client's application, in the order of the specification. */
export const PRODUCTS = [
  'engines',
  'affordability',
  'storedData',
  'webhooks',
  'emailNotifications',
  'creditInformation',
] as const;

/** A product that the service's support can enable for a client's application, such as `storedData`. */
export type Product = (typeof PRODUCTS)[number];

/** A product that an operation or a notification needs, and how sure that is. */
export interface RequiredProduct {
  /** The product that must be enabled. */
  readonly product: Product;
  /** Whether the specification says so, or we infer it. */
  readonly basis: Basis;
}

const stated = (product: Product) => ({ product, basis: 'stated' }) as const;
const inferred = (product: Product) => ({ product, basis: 'inferred' }) as const;

/**
 * The products that must be enabled before an operation or a notification can be used. What is not listed needs none, as far
 * as the specification says. `missingProducts` checks an application against this table.
 */
export const REQUIRED_PRODUCTS: Readonly<
  Partial<Record<OperationId | NotificationId, readonly RequiredProduct[]>>
> = {
  getAffordability: [stated('affordability')],
  enrichTransactions: [stated('engines')],
  verifyIncome: [stated('engines')],
  assessAffordability: [stated('engines')],
  listAccounts: [stated('storedData')],
  listEndOfDayBalances: [stated('storedData')],
  listTransactions: [stated('storedData')],
  getBalances: [stated('storedData')],
  getBalancesV1: [stated('storedData')],
  getProviderDetails: [stated('storedData')],
  refreshConsent: [stated('storedData')],
  deleteConsentData: [stated('storedData')],
  deleteUserData: [stated('storedData')],
  getStoredIncomeVerification: [stated('storedData')],
  // Affordability is said to be a product, but only of the live operation that it must be enabled.
  getStoredAffordability: [stated('storedData'), inferred('affordability')],
  getPaymentAccountConfirmation: [stated('storedData')],
  getStatement: [stated('storedData')],
  getUserReport: [stated('storedData')],
  getConsumerFinancialHealth: [stated('storedData')],
  getBusinessFinancialHealth: [stated('storedData')],
  verifyUser: [stated('creditInformation')],
  listCreditInformationAccounts: [stated('creditInformation')],
  deleteCreditInformationAccounts: [stated('creditInformation')],
  consentWebhook: [stated('webhooks')],
  invitationWebhook: [stated('webhooks')],
  // Without the product there is no outcome to tell of.
  creditInformationWebhook: [stated('webhooks'), inferred('creditInformation')],
  webhookV1: [stated('webhooks')],
  consentEmail: [stated('emailNotifications')],
  emailV1: [stated('emailNotifications')],
};
