/** How strongly a rail points to its category (CATEGORY_OF_RAIL), where it has one. */
import type { Rail } from '../model/rail.js';
import { EVIDENCE_WEIGHTS } from './evidenceWeights.js';
import type { Sides } from './rails.js';

export const WEIGHT_OF_RAIL: Readonly<Partial<Record<Rail, Partial<Sides<number>>>>> = {
  cash: {
    debit: EVIDENCE_WEIGHTS.bankCodeCashWithdrawal,
    credit: EVIDENCE_WEIGHTS.bankCodeCashDeposit,
  },
  cheque: { credit: EVIDENCE_WEIGHTS.bankCodeCheque },
  fee: { debit: EVIDENCE_WEIGHTS.bankCodeFee },
  interest: { debit: EVIDENCE_WEIGHTS.bankCodeInterest, credit: EVIDENCE_WEIGHTS.bankCodeInterest },
  salary: { credit: EVIDENCE_WEIGHTS.bankCodeSalary },
  benefit: { credit: EVIDENCE_WEIGHTS.bankCodeBenefit },
  refund: { credit: EVIDENCE_WEIGHTS.bankCodeRefund },
};
