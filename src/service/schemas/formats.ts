/** The formats of the query, the body and the answer of each operation. */
import type * as z from 'zod';
import type { OperationId } from '../operations.js';
import {
  accountListSchema,
  accountSchema,
  balancesSchema,
  balancesV1Schema,
  endOfDayBalanceListSchema,
  paymentAccountConfirmationSchema,
  providerDetailsSchema,
} from './account.js';
import { affordabilityEngineResponseSchema, affordabilitySchema } from './affordability.js';
import { consentDetailsSchema, consentListSchema } from './consent.js';
import { creditInformationAccountsSchema, userVerificationRequestSchema } from './creditInformation.js';
import {
  affordabilityEngineRequestSchema,
  enrichmentEngineRequestSchema,
  enrichmentEngineResponseSchema,
  incomeEngineRequestSchema,
} from './engines.js';
import { businessFinancialHealthSchema, consumerFinancialHealthSchema } from './health.js';
import { incomeEngineResponseSchema, incomeVerificationListSchema } from './income.js';
import {
  accountVerificationRequestSchema,
  accountVerificationSchema,
  scoreResponseSchema,
} from './insights.js';
import { invitationRequestSchema, invitationSchema } from './invitation.js';
import {
  affordabilityEngineQuerySchema,
  affordabilityQuerySchema,
  consentQuerySchema,
  enrichmentEngineQuerySchema,
  incomeEngineQuerySchema,
  incomeQuerySchema,
  pageQuerySchema,
  reportQuerySchema,
} from './queries.js';
import { tokenRequestSchema, tokenResponseSchema } from './token.js';
import { transactionListSchema, transactionPageSchema } from './transaction.js';

/** The formats of one operation, as zod schemas. */
export interface OperationFormat {
  /** Of the query parameters. Not there where the operation takes none. */
  readonly query?: z.ZodObject;
  /** Of the body: JSON, or a form for the token request. Not there where nothing is posted. */
  readonly request?: z.ZodType;
  /** Of a successful answer. Not there where the specification shows none, and for the two PDF documents. */
  readonly response?: z.ZodType;
}

/** The formats of the query, the body and the answer of each operation in `OPERATIONS`. */
export const OPERATION_FORMATS: Readonly<Record<OperationId, OperationFormat>> = {
  getToken: { request: tokenRequestSchema, response: tokenResponseSchema },
  sendInvitation: { request: invitationRequestSchema, response: invitationSchema },
  getInvitation: { response: invitationSchema },
  listConsents: { query: consentQuerySchema, response: consentListSchema },
  getConsent: { response: consentDetailsSchema },
  listConsentsV1: { query: consentQuerySchema, response: consentListSchema },
  revokeConsent: {},
  listLiveAccounts: { response: accountListSchema },
  getLiveAccount: { response: accountSchema },
  getLiveBalances: { response: balancesV1Schema },
  listLiveTransactions: { query: pageQuerySchema, response: transactionPageSchema },
  listLiveAccountsV1: { response: accountListSchema },
  listAccounts: { response: accountListSchema },
  listEndOfDayBalances: { response: endOfDayBalanceListSchema },
  listTransactions: { response: transactionListSchema },
  getBalances: { response: balancesSchema },
  getBalancesV1: { response: balancesV1Schema },
  getProviderDetails: { response: providerDetailsSchema },
  refreshConsent: {},
  deleteConsentData: {},
  deleteUserData: {},
  getStoredIncomeVerification: { query: incomeQuerySchema, response: incomeVerificationListSchema },
  getStoredAffordability: { query: affordabilityQuerySchema, response: affordabilitySchema },
  getPaymentAccountConfirmation: { response: paymentAccountConfirmationSchema },
  getStatement: {},
  getUserReport: { query: reportQuerySchema },
  getIncomeVerification: { query: incomeQuerySchema, response: incomeVerificationListSchema },
  getAffordability: { query: affordabilityQuerySchema, response: affordabilitySchema },
  verifyBankAccount: { request: accountVerificationRequestSchema, response: accountVerificationSchema },
  getScore: { response: scoreResponseSchema },
  getConsumerFinancialHealth: { response: consumerFinancialHealthSchema },
  getBusinessFinancialHealth: { response: businessFinancialHealthSchema },
  enrichTransactions: {
    query: enrichmentEngineQuerySchema,
    request: enrichmentEngineRequestSchema,
    response: enrichmentEngineResponseSchema,
  },
  verifyIncome: {
    query: incomeEngineQuerySchema,
    request: incomeEngineRequestSchema,
    response: incomeEngineResponseSchema,
  },
  assessAffordability: {
    query: affordabilityEngineQuerySchema,
    request: affordabilityEngineRequestSchema,
    response: affordabilityEngineResponseSchema,
  },
  verifyUser: { request: userVerificationRequestSchema },
  listCreditInformationAccounts: { response: creditInformationAccountsSchema },
  deleteCreditInformationAccounts: {},
};
