/** Whether a bank account is one of those that the end user shared. */
import { bankAccountComparisonSchema } from '../schemas/arguments.js';
import type { AccountIdentifier } from '../schemas/bankIdentifiers.js';
import { readGiven } from '../schemas/door.js';
import type { AccountVerification } from '../schemas/insights.js';

/** An account of the consent, with every identifier that its bank gives. */
export interface HeldAccount {
  readonly accountId: string;
  readonly identifiers: readonly AccountIdentifier[];
}

/** Conclusive when an identifier of the same scheme is held; a British IBAN and its sort code are the same account. */
export function verifyBankAccount(
  claimed: AccountIdentifier,
  held: readonly HeldAccount[],
): AccountVerification {
  const given = readGiven(bankAccountComparisonSchema, { claimed, held });
  const key = keyOf(given.claimed);
  const matching = given.held.find(({ identifiers }) =>
    identifiers.some(identifier => keyOf(identifier) === key),
  );
  if (matching !== undefined) return { isVerified: true, accountId: matching.accountId, errorCode: null };
  const identifiers = given.held.flatMap(account => account.identifiers);
  if (identifiers.some(identifier => schemeOf(identifier) === schemeOf(given.claimed)))
    return { isVerified: false, accountId: null, errorCode: null };
  const errorCode = identifiers.length === 0 ? 'no_identifiers' : 'no_comparable_identifier';
  return { isVerified: null, accountId: null, errorCode };
}

function schemeOf(identifier: AccountIdentifier): string {
  return isBritish(identifier) ? 'SortCode' : identifier.scheme;
}

/** Equal for two ways of writing one account. */
function keyOf(identifier: AccountIdentifier): string {
  return `${schemeOf(identifier)} ${numbersOf(identifier).join(' ')}`;
}

function numbersOf(identifier: AccountIdentifier): readonly string[] {
  switch (identifier.scheme) {
    case 'IBAN':
      // GB, check digits and four letters of the bank go before the sort code of six and the account number of eight.
      return isBritish(identifier)
        ? [identifier.iban.slice(8, 14), identifier.iban.slice(14)]
        : [identifier.iban];
    case 'SortCode':
      return [identifier.sortCode.replaceAll('-', ''), identifier.accountNumber];
    case 'UsRoutingNumber':
      return [identifier.routingNumber, identifier.accountNumber];
    case 'CanadianRoutingNumber':
      return [electronicRoutingNumber(identifier.routingNumber), identifier.accountNumber];
    case 'BIC':
      // A bank's head office may be written as the branch XXX.
      return [identifier.bic.replace(/XXX$/, ''), identifier.accountNumber];
  }
}

function isBritish(identifier: AccountIdentifier): boolean {
  return identifier.scheme === 'IBAN' && identifier.iban.startsWith('GB') && identifier.iban.length === 22;
}

/** `12345-678`, transit and institution, is `067812345`. */
function electronicRoutingNumber(routingNumber: string): string {
  const [transit, institution] = routingNumber.split('-');
  return institution === undefined ? routingNumber : `0${institution}${transit}`;
}
