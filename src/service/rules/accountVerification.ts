/** Whether a bank account is one of those that the end user shared. */
import { bankAccountComparisonSchema } from '../schemas/arguments.js';
import type { AccountIdentifier } from '../schemas/bankIdentifiers.js';
import type { AccountVerification } from '../schemas/insights.js';
import { readGiven } from '../schemas/readArgument.js';

/** A bank account that belongs to a consent, with every identifier that its bank gives. */
export interface HeldAccount {
  readonly accountId: string;
  /** All identifiers of the account, for example its sort code and its IBAN. */
  readonly identifiers: readonly AccountIdentifier[];
}

/**
 * Says whether a bank account is one of those that the end user shared. It answers the operation `verifyBankAccount`.
 *
 * The answer is yes when one of the accounts has the same identifier, and no when the accounts have identifiers of the same
 * scheme but none of them is equal. Otherwise it is inconclusive: `isVerified` is null and `errorCode` says why. A British
 * IBAN and the sort code with the account number inside it count as the same identifier.
 *
 * @throws InvalidRequestError when an identifier is malformed or has wrong check digits.
 *
 * @example
 * ```ts
 * import { verifyBankAccount } from 'open-banking-insights/service';
 *
 * const answer = verifyBankAccount({ scheme: 'SortCode', sortCode: '12-34-56', accountNumber: '98765432' }, [
 *   { accountId: 'a1', identifiers: [{ scheme: 'IBAN', iban: 'GB82WEST12345698765432' }] },
 * ]);
 * console.log(answer.isVerified, answer.accountId); // true a1
 * ```
 */
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

/** A key that is equal for all ways of writing one account. */
function keyOf(identifier: AccountIdentifier): string {
  return `${schemeOf(identifier)} ${numbersOf(identifier).join(' ')}`;
}

function numbersOf(identifier: AccountIdentifier): readonly string[] {
  switch (identifier.scheme) {
    case 'IBAN':
      // A British IBAN has GB, check digits and four letters for the bank, then a sort code of six digits and an account number of eight.
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
