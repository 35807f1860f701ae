/** The interface of an open-banking data and insights service around this library: open-banking-insights/service. */
export { InvalidRequestError, type RequestIssue } from './base/invalidRequest.js';
export { LIBRARY_NAMES } from './service/names.js';
export type { Basis, NotificationForm, NotificationId } from './service/notifications.js';
export type { Method, OperationId } from './service/operations.js';
export { PRODUCTS, type Product, REQUIRED_PRODUCTS, type RequiredProduct } from './service/products.js';
export {
  AVAILABILITIES_IN_ORDER,
  NEEDED_DATA,
  type NeededData,
  OPERATION_EFFECTS,
  type OperationEffect,
  READING_BY_STATUS,
  type ReadingByStatus,
} from './service/reading.js';
export { REGION_FEATURES, REGIONS, type Region, type RegionFeature } from './service/regions.js';
export {
  type HeldAccount,
  verifyBankAccount,
} from './service/rules/accountVerification.js';
export {
  CONSENT_FILTERS,
  CONSENT_TRANSITIONS,
  type ConsentFilter,
  type ConsentTransition,
  nextConsentStatus,
  orderConsents,
  revokeConsent,
  selectConsents,
} from './service/rules/consents.js';
export {
  NOTIFICATION_STATES,
  NOTIFICATIONS,
  type Notification,
  notificationsFor,
} from './service/rules/notifications.js';
export {
  findOperation,
  isPermitted,
  methodsOf,
  OPERATIONS,
  type Operation,
  type OperationMatch,
  pathOf,
} from './service/rules/operations.js';
export { addressOf, type Page, pageOf } from './service/rules/pages.js';
export { missingProducts } from './service/rules/products.js';
export { readableOperations } from './service/rules/reading.js';
export {
  MOST_REFRESHES_PER_DAY,
  REFRESH_STEPS,
  type RefreshAllowance,
  type RefreshStep,
  refreshAllowance,
} from './service/rules/refreshes.js';
export { baseAddressOf, featuresOf } from './service/rules/regions.js';
export {
  configuredSections,
  REPORT_SECTIONS,
  type ReportConfiguration,
  reportSections,
} from './service/rules/reportSections.js';
export { isTokenExpired, tokenExpiry } from './service/rules/tokens.js';
export {
  DAYS_AFTER_SCA_EXPIRY,
  liveTransactionWindow,
  type TransactionWindow,
} from './service/rules/transactionWindow.js';
export {
  type OutgoingRequest,
  webhookDelaySeconds,
  webhookRequest,
  webhookTokenRequest,
} from './service/rules/webhookDelivery.js';
export * from './service/schemas/account.js';
export * from './service/schemas/affordability.js';
export type {
  ConsentAction,
  PageRequest,
  ReportSection,
  WindowRequest,
} from './service/schemas/arguments.js';
export * from './service/schemas/bankIdentifiers.js';
export * from './service/schemas/consent.js';
export * from './service/schemas/creditInformation.js';
export * from './service/schemas/emails.js';
export * from './service/schemas/engines.js';
export * from './service/schemas/errors.js';
export { OPERATION_FORMATS, type OperationFormat } from './service/schemas/formats.js';
export * from './service/schemas/health.js';
export * from './service/schemas/healthMetrics.js';
export * from './service/schemas/income.js';
export * from './service/schemas/insights.js';
export * from './service/schemas/invitation.js';
export * from './service/schemas/notificationSetup.js';
export {
  type AffordabilityEngineQuery,
  type AffordabilityQuery,
  affordabilityEngineQuerySchema,
  affordabilityQuerySchema,
  type ConsentQuery,
  consentQuerySchema,
  type EnrichmentEngineQuery,
  enrichmentEngineQuerySchema,
  type IncomeEngineQuery,
  type IncomeQuery,
  incomeEngineQuerySchema,
  incomeQuerySchema,
  type PageQuery,
  pageQuerySchema,
  type ReportQuery,
  reportQuerySchema,
} from './service/schemas/queries.js';
export * from './service/schemas/token.js';
export * from './service/schemas/transaction.js';
export * from './service/schemas/webhooks.js';
export * from './service/serialise/affordability.js';
export * from './service/serialise/carriedIncome.js';
export * from './service/serialise/clientRequests.js';
export * from './service/serialise/emails.js';
export * from './service/serialise/endOfDayBalances.js';
export * from './service/serialise/engineOptions.js';
export * from './service/serialise/engineRequests.js';
export {
  type CarriedTransaction,
  parseEnrichment,
  serialiseEnrichment,
} from './service/serialise/enrichment.js';
export * from './service/serialise/health.js';
export * from './service/serialise/income.js';
export * from './service/serialise/notifications.js';
export * from './service/serialise/refusals.js';
export * from './service/serialise/storedRequests.js';
export {
  parseDatedTransactions,
  parseTransactions,
  type RestoredTransaction,
  type StorableTransaction,
  serialiseTransactions,
} from './service/serialise/transactions.js';
