/** Phrases of what is owed. */
import { american, british, britishCredit, coded, type PhraseCases } from '../guard.js';

export const DEBT_PHRASES = {
  'LOAN REPAYMENT (out: personal-loan)': [
    british('LN PMT', { category: 'personal-loan', words: { 'LN PMT': [78] } }),
    american('LN PMT', { category: 'personal-loan', words: { 'LN PMT': [78] } }),
  ],
  'PAYDAY LOAN (out: short-term-loan, in: loan-proceeds)': [
    british('TITLEMAX', { category: 'short-term-loan', words: { TITLEMAX: [84] } }),
    american('TITLEMAX', { category: 'short-term-loan', words: { TITLEMAX: [84] } }),
  ],
  'SECURED LOAN (out: secured-loan, in: loan-proceeds)': [
    british('HELOC', { category: 'secured-loan', words: { HELOC: [86] } }),
    american('HELOC', { category: 'secured-loan', words: { HELOC: [86] } }),
  ],
  'STUDENT LOAN (out: student-loan-repayment)': [
    british('STUDENT LN', { category: 'student-loan-repayment', words: { 'STUDENT LN': [91] } }),
    american('STUDENT LN', { category: 'student-loan-repayment', words: { 'STUDENT LN': [91] } }),
  ],
  'LENDING (out: personal-loan, on direct-debit or standing-order)': [
    british('LENDING', { category: 'personal-loan', words: { LENDING: [62] } }, coded('DD')),
    american('LENDING', { category: 'personal-loan', words: { LENDING: [62] } }, coded('SO')),
  ],
  'FINANCE (out: personal-loan, on direct-debit or standing-order, GB)': [
    british('MOTOR FIN', { category: 'personal-loan', words: { 'MOTOR FIN': [62] } }, coded('DD')),
  ],
  'LEASE TO OWN (out: catalogue-credit, on direct-debit or standing-order, US)': [
    american(
      'MEPLIN LEASE TO OWN',
      { category: 'catalogue-credit', words: { 'LEASE TO OWN': [54] } },
      coded('SO'),
    ),
  ],
  'LEASE PMT (out: catalogue-credit, on direct-debit or standing-order, US)': [
    american('LEASING', { category: 'catalogue-credit', words: { LEASING: [39] } }, coded('SO')),
  ],
  'FINANCE (out: personal-loan, on direct-debit or standing-order, US)': [
    american('FINANCE', { category: 'personal-loan', words: { FINANCE: [57] } }, coded('SO')),
  ],
  'CREDIT (out: personal-loan, on direct-debit or standing-order, GB)': [
    british('MONEY', { category: 'personal-loan', words: { MONEY: [56] } }, coded('DD')),
  ],
  'CREDIT UNION (out: personal-loan, on direct-debit or standing-order or faster-payment or none, GB)': [
    british('MEPLIN CREDIT UNION', { category: 'personal-loan', words: { 'CREDIT UNION': [62] } }),
  ],
  'CREDIT BUILDER (out: personal-loan, on direct-debit or standing-order or faster-payment or none)': [
    british('CREDIT BLD', { category: 'personal-loan', words: { 'CREDIT BLD': [78] } }),
    american('CREDIT BLD', { category: 'personal-loan', words: { 'CREDIT BLD': [78] } }),
  ],
  'HOME CREDIT (out: short-term-loan, in: loan-proceeds, GB)': [
    british('DOORSTEP LOAN', { category: 'short-term-loan', words: { 'DOORSTEP LOAN': [78] } }),
  ],
  'CREDIT CARD PAYMENT (out: credit-card-payment)': [
    british('CRCARDPMT', { category: 'credit-card-payment', words: { CRCARDPMT: [86] } }),
    american('CRCARDPMT', { category: 'credit-card-payment', words: { CRCARDPMT: [86] } }),
  ],
  'DEBT COLLECTION (out: debt-collection)': [
    british('BAILIFF', { category: 'debt-collection', words: { BAILIFF: [88] } }),
    american('BAILIFF', { category: 'debt-collection', words: { BAILIFF: [88] } }),
  ],
  'LEVY (out: debt-collection, on direct-debit or fee or transfer or none)': [
    british('LEVY', { category: 'debt-collection', words: { LEVY: [84] } }),
    american('LEVY', { category: 'debt-collection', words: { LEVY: [84] } }),
  ],
  'DEBT MANAGEMENT (out: debt-management-plan)': [
    british('DMP', { category: 'debt-management-plan', words: { DMP: [92] } }),
    american('DMP', { category: 'debt-management-plan', words: { DMP: [92] } }),
  ],
  'BUY NOW PAY LATER (out: bnpl, in: refund)': [
    britishCredit('PAY IN 4', { category: 'refund', words: { 'PAY IN 4': [66] } }),
    american('PAY IN 3', { category: 'bnpl', words: { 'PAY IN 3': [86] } }),
  ],
} satisfies PhraseCases;
