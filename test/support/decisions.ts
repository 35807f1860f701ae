/** Decisions and rows of a ledger, made without a narrative, for stages that look at nothing else. */

import { EPOCH, epochDay, monthOf } from '../../src/base/calendar.js';
import type { WholeMinor } from '../../src/base/money.js';
import { type AccountPass, runPass } from '../../src/enrichment/account/accountPass.js';
import type { Decision } from '../../src/enrichment/vote/decision.js';
import { payeeOf } from '../../src/enrichment/vote/payee.js';
import { classIdOf, UNCATEGORISED } from '../../src/enrichment/words/categories.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';

export interface Payment extends Pick<LedgerEntry, 'isCredit'> {
  /** Counted from any day. */
  readonly day: number;
  /** Whole pence. */
  readonly minor: number;
}

/** Runs a pass over counted rows of an account whose holders nobody names. */
export function runOver(pass: AccountPass, counted: readonly LedgerEntry[], decisions: Decision[]): void {
  runPass(pass, { rows: counted, counted, holders: [] }, decisions);
}

export const OPEN: Decision = {
  category: UNCATEGORISED,
  confidence: 0,
  firstGuess: null,
  classId: classIdOf('unclassified'),
  classConfidence: 0.5,
  merchant: null,
  merchantCategory: UNCATEGORISED,
  alternatives: [],
  evidence: [],
  payee: payeeOf('name', 'MEPLIN'),
  payeeName: 'Meplin',
  rail: null,
  saysHowPaid: false,
  isPerson: false,
  personForm: 'none',
  isWallet: false,
  food: [],
  benefit: null,
  returnWording: null,
  hasMessage: false,
  isReturnByNameAlone: false,
  ruled: null,
};

export function entryOf({ day, minor, isCredit }: Payment, index: number): LedgerEntry {
  const transactionId = String(index).padStart(6, '0');
  return {
    index,
    transactionId,
    accountId: null,
    day: epochDay(day),
    month: monthOf(EPOCH),
    minor: minor as WholeMinor,
    isCredit,
    transaction: {
      transactionId,
      description: 'MEPLIN',
      amount: minor / 100,
      creditDebitIndicator: isCredit ? 'Credit' : 'Debit',
      status: 'Booked',
      bookingDate: '2025-01-01',
    },
  };
}
