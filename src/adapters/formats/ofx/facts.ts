/** What a statement says of its account. */
import type { TagElement } from '../../markup/node.js';
import { ElementRecord } from '../../markup/record.js';

/** Parts of a statement that tell of the account and hold no rows, by what they are. */
export const FACTS: Readonly<Record<string, string>> = {
  CURDEF: 'account',
  BANKACCTFROM: 'account',
  CCACCTFROM: 'account',
  INVACCTFROM: 'account',
  INVPOSLIST: 'positions',
  INVOOLIST: 'open orders',
  INVBAL: 'balance',
  SUBACCTFUND: 'sub-account',
  LEDGERBAL: 'balance',
  AVAILBAL: 'balance',
  BALLIST: 'balances',
  CASHADVBALAMT: 'balance',
  DTSTART: 'period',
  DTEND: 'period',
  DTASOF: 'period',
  INTRATE: 'interest rate',
  INTRATEPURCH: 'interest rate',
  INTRATECASH: 'interest rate',
  INTRATEXFER: 'interest rate',
  REWARDINFO: 'rewards',
  MKTGINFO: 'marketing text',
};
export const FACT_NAMES = new Set(Object.keys(FACTS));
/** Values that members of the account hold. */
const IN_PLACE: readonly string[] = ['ACCTID', 'BALAMT', 'AVAILCASH'];
/** Elements that are such values themselves, or are too long to repeat. */
const LEFT_OUT = new Set(['CURDEF', 'DTSTART', 'INVPOSLIST', 'INVOOLIST', 'SUBACCTFUND']);

/** What no member of an account holds, under the names of OFX. What a name stands for first, counts. */
export function otherFacts(
  facts: readonly TagElement[],
  document: number,
): Readonly<Record<string, unknown>> {
  const other = new Map<string, unknown>();
  for (const fact of facts) {
    if (LEFT_OUT.has(fact.name) || other.has(fact.name)) continue;
    const record = new ElementRecord(fact, document);
    for (const name of IN_PLACE) record.text(name);
    const rest = record.rest();
    const value = Object.hasOwn(rest, '#text') && Object.keys(rest).length === 1 ? rest['#text'] : rest;
    if (Object.keys(rest).length > 0) other.set(fact.name, value);
  }
  return Object.fromEntries(other);
}
