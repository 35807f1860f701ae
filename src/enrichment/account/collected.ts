/**
 * Some banks put words of their own before every card purchase. In the account of such a bank, a debit without those words was no card
 * purchase: it was collected by ACH in America, and by direct debit in Britain. Nothing else in its text may say how it was paid.
 */
import type { LedgerEntry } from '../../ledger/ledger.js';
import { confidenceOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { classIdOf } from '../words/categories.js';
import { isCardRail } from '../words/rails.js';
import type { AccountPass } from './accountPass.js';

const POINT_OF_SALE = classIdOf('point-of-sale');
const DIRECT_DEBIT = classIdOf('direct-debit');

/** Judged by hand. So many purchases with such words show that the bank writes them. */
const FEWEST_WORDED = 10;
/** Judged by hand. Where more than one debit in so many lacks the words, the bank does not write them before each purchase. */
const ONE_IN = 5;

interface Wording {
  worded: number;
  /** Debits that say nothing of how they were paid. */
  readonly unworded: LedgerEntry[];
}

export const collectedWithoutWords: AccountPass = ({ counted, decisionOf }) => {
  const byAccount = new Map<string | null, Wording>();
  for (const entry of counted) {
    if (entry.isCredit) continue;
    const decision = decisionOf(entry);
    const isWorded = isCardRail(decision.rail);
    if (!isWorded && !isUnworded(decision)) continue;
    const wording = byAccount.get(entry.accountId) ?? { worded: 0, unworded: [] };
    byAccount.set(entry.accountId, wording);
    if (isWorded) wording.worded++;
    else wording.unworded.push(entry);
  }
  const collected = [...byAccount.values()].flatMap(collectedIn);
  if (collected.length === 0) return null;
  return { rows: collected, changeOf: () => ({ alike: '', applied: asCollected }) };
};

function collectedIn({ worded, unworded }: Wording): readonly LedgerEntry[] {
  const isException = ONE_IN * unworded.length <= worded + unworded.length;
  return worded >= FEWEST_WORDED && isException ? unworded : [];
}

function isUnworded({ classId, saysHowPaid, payee }: Decision): boolean {
  return classId === POINT_OF_SALE && !saysHowPaid && payee.kind !== 'nobody';
}

function asCollected(decision: Decision): Decision {
  return { ...decision, classId: DIRECT_DEBIT, classConfidence: confidenceOf('class-guess') };
}
