/**
 * Members of a result that are the caller's own values, handed back as they are: what they hold is no fault of the library.
 * All that stands below is exempt from the check of results, and nothing else is.
 */
import { UNKNOWN_NAMES } from './hostile.mjs';

/** No schema knows them, wherever they stand. */
const ANYWHERE = new Set(UNKNOWN_NAMES);

/** By function, of a path in the result, as findings write it, and a name or index there. */
const OWN = {
  // Generic: the rows given, in another order.
  orderConsents: path => path === '',
  // Generic: some of the rows given.
  pageOf: (path, name) => path === '' && name === 'rows',
  // Loose requests keep members that their schema does not name, which may be members of another request.
  parseInvitationRequest: unlisted('', 'service.invitationRequestSchema'),
  parseUserVerificationRequest: unlisted('', 'service.userVerificationRequestSchema'),
  parseEnrichmentRequest: unlisted('', 'index.enrichTransactionsRequestSchema'),
  parseIncomeRequest: unlisted('', 'index.verifyIncomeRequestSchema'),
  parseAffordabilityRequest: unlisted('', 'index.assessAffordabilityRequestSchema'),
  serialiseIncomeRequest: unlisted('body', 'index.verifyIncomeRequestSchema'),
  serialiseAffordabilityRequest: unlisted('body', 'index.assessAffordabilityRequestSchema'),
};

/** Whether a member of a result of the function is the caller's. */
export function callersOwn({ base }, schemas) {
  const isOwn = OWN[base] ?? (() => false);
  return (path, name) => ANYWHERE.has(name) || isOwnInPart(path, name) || isOwn(path, name, schemas);
}

/** Objects within a row are loose too: a row of the service's form, sent to the library, has other members there. */
const PARTS = {
  balance: ['amount', 'creditDebitIndicator'],
  transactionCode: ['code', 'subCode'],
  proprietaryTransactionCode: ['code', 'issuer'],
};

function isOwnInPart(path, name) {
  const part = path.split('transactions[].')[1];
  return Object.hasOwn(PARTS, part) && !PARTS[part].includes(name);
}

function unlisted(at, schema) {
  return (path, name, schemas) => path === at && !Object.hasOwn(schemas.get(schema)?.shape ?? {}, name);
}
