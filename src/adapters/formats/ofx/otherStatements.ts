/**
 * Statements of investments and loans: they are named, and left out as a whole. One of an investment account that moves cash
 * alone is read, as brokers give it for accounts from which people pay their bills.
 */
import { elementsOf, elementsWithin, ownText, type TagElement } from '../../markup/node.js';
import { regionOf } from '../../markup/record.js';
import type { DraftSkipped } from '../../model/draft.js';

const KINDS: Readonly<Record<string, string>> = { INVSTMTRS: 'investments', LOANSTMTRS: 'a loan' };
const ACCOUNT_NUMBERS = new Set(['ACCTID', 'LOANACCTID']);
const LISTS = new Set(['INVTRANLIST', 'LOANTRANLIST']);
/** In a list, but no transactions. */
const DATES = new Set(['DTSTART', 'DTEND']);

export function otherStatement(element: TagElement, document: number): DraftSkipped {
  const [number] = elementsWithin(element, ACCOUNT_NUMBERS);
  const account = number === undefined ? '' : ` of account "${ownText(number).slice(0, 40)}"`;
  return {
    region: regionOf(element, document),
    reason: 'unrecognised',
    message: `A statement of ${KINDS[element.name]}${account} with ${transactionsIn(element).length} transactions; only bank and card accounts are read`,
  };
}

export function isOfCashAlone(element: TagElement): boolean {
  const transactions = transactionsIn(element);
  return transactions.length > 0 && transactions.every(({ name }) => name === 'INVBANKTRAN');
}

function transactionsIn(element: TagElement): readonly TagElement[] {
  return elementsWithin(element, LISTS)
    .flatMap(list => [...elementsOf(list)])
    .filter(({ name }) => !DATES.has(name));
}
