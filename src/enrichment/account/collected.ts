/**
 * A bank that words each card purchase as one words other debits otherwise. Where nearly all that looks like a purchase bears the
 * words of a card, a debit that says nothing of how it was paid was collected: by ACH in America, by direct debit in Britain.
 */
import { groupedBy } from '../../base/grouped.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import { confidenceOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { classIdOf } from '../words/categories.js';
import { isCardRail } from '../words/rails.js';
import type { AccountPass } from './accountPass.js';

const POINT_OF_SALE = classIdOf('point-of-sale');
const DIRECT_DEBIT = classIdOf('direct-debit');

/** Judged by hand: so many purchases show how a bank words them, and one in so many is an exception to it. */
const FEWEST_WORDED = 10;
const ONE_IN = 5;

export const collectedWithoutWords: AccountPass = ({ counted, decisionOf }) => {
  const debits = groupedBy(
    counted.filter(({ isCredit }) => !isCredit),
    ({ accountId }) => accountId,
  );
  const collected = [...debits.values()].flatMap(entries => unwordedOf(entries, decisionOf));
  if (collected.length === 0) return null;
  return { rows: collected, changeOf: () => ({ alike: '', applied: asCollected }) };
};

function unwordedOf(
  debits: readonly LedgerEntry[],
  decisionOf: (entry: LedgerEntry) => Decision,
): readonly LedgerEntry[] {
  const worded = debits.filter(entry => isCardRail(decisionOf(entry).rail));
  const unworded = debits.filter(entry => isUnworded(decisionOf(entry)));
  const isException = ONE_IN * unworded.length <= worded.length + unworded.length;
  return worded.length >= FEWEST_WORDED && isException ? unworded : [];
}

function isUnworded({ classId, saysHowPaid, payee }: Decision): boolean {
  return classId === POINT_OF_SALE && !saysHowPaid && payee.kind !== 'nobody';
}

function asCollected(decision: Decision): Decision {
  return { ...decision, classId: DIRECT_DEBIT, classConfidence: confidenceOf('class-guess') };
}
