/**
 * What a statement of investments (INVSTMTRS) holds besides payments: OFX 2.3, section 13.9. Payments are INVBANKTRAN, each a STMTTRN with the
 * sub-account whose money it moves. Brokers issue such statements for accounts from which people pay their bills.
 */
import { childNamed, elementsOf, elementsWithin, ownText, type TagElement } from '../../markup/node.js';
import { regionOf } from '../../markup/record.js';
import type { DraftSkipped } from '../../model/draft.js';

const LIST = new Set(['INVTRANLIST']);
const PAYMENT = 'INVBANKTRAN';
/** Payments, also without the element that belongs around them. */
const PAYMENTS = new Set([PAYMENT, 'STMTTRN', 'STMTTRNP']);
/** In a list, but no transactions. */
const PERIOD = new Set(['DTSTART', 'DTEND']);

/** Without extensions, whose names have a dot. */
function transactionsIn(statement: TagElement): readonly TagElement[] {
  return elementsWithin(statement, LIST)
    .flatMap(list => [...elementsOf(list)])
    .filter(({ name }) => !PERIOD.has(name) && !name.includes('.'));
}

export function movesCash(statement: TagElement): boolean {
  return transactionsIn(statement).some(({ name }) => PAYMENTS.has(name));
}

/** Buys, sells, dividends and the like. */
export function tradesIn(statement: TagElement): readonly TagElement[] {
  return transactionsIn(statement).filter(({ name }) => !PAYMENTS.has(name));
}

/** The sub-account of each payment, by its row: CASH, MARGIN and the like. */
export function fundsIn(statement: TagElement): ReadonlyMap<TagElement, string> {
  const funds = new Map<TagElement, string>();
  for (const payment of elementsWithin(statement, new Set([PAYMENT]))) {
    const [row, fund] = [childNamed(payment, 'STMTTRN'), childNamed(payment, 'SUBACCTFUND')];
    if (row !== undefined && fund !== undefined && ownText(fund) !== '') funds.set(row, ownText(fund));
  }
  return funds;
}

export function skippedTrade(trade: TagElement, document: number): DraftSkipped {
  return {
    region: regionOf(trade, document),
    reason: 'unrecognised',
    message: `<${trade.name.slice(0, 40)}> is a transaction of investments; of these accounts only payments are read`,
  };
}
