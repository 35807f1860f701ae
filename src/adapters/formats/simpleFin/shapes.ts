/**
 * Recognises answers of the SimpleFIN protocol by their members: https://www.simplefin.org/protocol.html, versions 1.0.7 and 2.0.0-draft,
 * read in November 2026.
 */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

/** The hyphen is the protocol's own. */
export function isAccount(item: JsonObject): boolean {
  return has(item, 'balance', 'balance-date');
}

/** In the list of accounts, less is enough. */
export function isAccountHere(item: JsonObject): boolean {
  return ['id', 'balance', 'transactions'].some(name => has(item, name));
}

export function isAnswer(item: JsonObject): boolean {
  return isAccount(item) || listHas(item, 'accounts', isAccount) || isEmpty(item);
}

/** An answer that tells no account has the list of errors all the same: texts in version 1, objects with a code in version 2. */
function isEmpty(item: JsonObject): boolean {
  if (memberOf(item, 'accounts')?.kind !== 'array') return false;
  const errors = memberOf(item, 'errors');
  return (
    memberOf(item, 'errlist')?.kind === 'array' ||
    (errors?.kind === 'array' && errors.items.every(({ kind }) => kind === 'string'))
  );
}
