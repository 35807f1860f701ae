/** Phrases of what is bought. */
import { american, americanCredit, british, britishCredit, coded, type PhraseCases } from '../guard.js';

export const SPENDING_PHRASES = {
  'BANKCARD FEE (out: business-expenses, in: refund)': [
    british('MERCH FEES', { category: 'business-expenses', words: { 'MERCH FEES': [97] } }),
    american('MERCH FEES', { category: 'business-expenses', words: { 'MERCH FEES': [97] } }),
  ],
  'OF LONDON (out: digital-subscriptions, in: refund)': [
    british('OF LONDON', { category: 'digital-subscriptions', words: { 'OF LONDON': [70] } }),
    american('OF LONDON', { category: 'digital-subscriptions', words: { 'OF LONDON': [70] } }),
  ],
  'SALARY (out: payroll-paid, in: salary)': [
    british('WAGE', { category: 'payroll-paid', words: { WAGE: [90] } }),
    american('WAGE', { category: 'payroll-paid', words: { WAGE: [90] } }),
  ],
  'DWP CM (out: maintenance-paid, in: maintenance-received)': [
    british('CMSGB', { category: 'maintenance-paid', words: { CMSGB: [88] } }),
    american('CMSGB', { category: 'maintenance-paid', words: { CMSGB: [88] } }),
  ],
  'DEPT OF FINANCE (out: government-and-tax, US)': [
    american('FINANCE DEPT', { category: 'government-and-tax', words: { 'FINANCE DEPT': [80] } }),
  ],
  'AUTO LOAN (out: vehicle-finance)': [
    british('CAR LOAN', { category: 'vehicle-finance', words: { 'CAR LOAN': [88] } }),
    american('CAR LOAN', { category: 'vehicle-finance', words: { 'CAR LOAN': [88] } }),
  ],
  'RENT A CAR (out: vehicle-purchase-and-hire, in: refund)': [
    british('RENT A CAR', { category: 'vehicle-purchase-and-hire', words: { 'RENT A CAR': [90] } }),
    american('RENT A CAR', { category: 'vehicle-purchase-and-hire', words: { 'RENT A CAR': [90] } }),
  ],
  'NURSERY (out: childcare, on standing-order or faster-payment or direct-debit or transfer or none)': [
    british('NURSER', { category: 'childcare', words: { NURSER: [66] } }),
    american('NURSER', { category: 'childcare', words: { NURSER: [66] } }),
  ],
  'NURSERY (out: home-and-garden, on card)': [
    british('NURSERY', { category: 'home-and-garden', words: { NURSERY: [58] } }, coded('DEB')),
    american('NURSERY', { category: 'home-and-garden', words: { NURSERY: [58] } }, coded('CARD')),
  ],
  'NURSERY FEES (out: childcare)': [
    british('NURSERY FEE', { category: 'childcare', words: { 'NURSERY FEE': [84] } }),
    american('NURSERY FEE', { category: 'childcare', words: { 'NURSERY FEE': [84] } }),
  ],
  'ELECTRIC SUPPLY (out: home-and-garden, in: refund)': [
    british('ELECTRIC MOTOR', { category: 'home-and-garden', words: { 'ELECTRIC MOTOR': [84] } }),
    american('ELECTRIC MOTOR', { category: 'home-and-garden', words: { 'ELECTRIC MOTOR': [84] } }),
  ],
  'HMRC (out: government-and-tax, in: tax-refund)': [
    britishCredit('PAYE NIC', { category: 'tax-refund', words: { 'PAYE NIC': [84] } }),
    american('HMRC', { category: 'government-and-tax', words: { HMRC: [84] } }),
  ],
  'NATIONAL INSURANCE (out: government-and-tax, in: tax-refund, GB)': [
    british('NATIONAL INSURANCE', { category: 'government-and-tax', words: { 'NATIONAL INSURANCE': [84] } }),
  ],
  'HMRC PAYE (out: government-and-tax, in: tax-refund)': [
    british('HMRC SA', { category: 'government-and-tax', words: { 'HMRC SA': [94] } }),
    american('HMRC SA', { category: 'government-and-tax', words: { 'HMRC SA': [94] } }),
  ],
  'PENALTY CHARGE NOTICE (out: government-and-tax, in: refund)': [
    british('PCN', { category: 'government-and-tax', words: { PCN: [78] } }),
    american('PCN', { category: 'government-and-tax', words: { PCN: [78] } }),
  ],
  'GOV (out: government-and-tax, in: refund, GB)': [
    british('GOV', { category: 'government-and-tax', words: { GOV: [62] } }),
  ],
  'CITY OF (out: government-and-tax, in: refund)': [
    british('TWP OF', { category: 'government-and-tax', words: { 'TWP OF': [66] } }),
    american('TWP OF', { category: 'government-and-tax', words: { 'TWP OF': [66] } }),
  ],
  'DVLA (out: vehicle-tax, in: refund)': [
    british('DVLA', { category: 'vehicle-tax', words: { DVLA: [92] } }),
    american('DVLA', { category: 'vehicle-tax', words: { DVLA: [92] } }),
  ],
  'DUES (out: professional-services)': [
    british('DUES', { category: 'professional-services', words: { DUES: [57] } }),
    american('DUES', { category: 'professional-services', words: { DUES: [57] } }),
  ],
  'DUES (out: professional-services, on direct-debit)': [
    british('DUES', { category: 'professional-services', words: { DUES: [66, 57] } }, coded('DD')),
    american('SUNSET RIDGE HOA ASSN DUES PPD ID: 1770044213', {
      category: 'service-charge',
      words: { DUES: [66, 57] },
    }),
  ],
  'UNION DUES (out: professional-services)': [
    british('UNION DUES', { category: 'professional-services', words: { 'UNION DUES': [80] } }),
    american('UNION DUES', { category: 'professional-services', words: { 'UNION DUES': [80] } }),
  ],
  'MVA (out: vehicle-tax, in: refund, US)': [
    american('MVA', { category: 'vehicle-tax', words: { MVA: [88] } }),
  ],
  'COMPTROLLER (out: government-and-tax, US)': [
    american('COMPTROLLER', { category: 'government-and-tax', words: { COMPTROLLER: [84] } }),
  ],
  'CIRCUIT COURT (out: government-and-tax, in: refund, US)': [
    americanCredit('CIRCUIT COURT', { category: 'refund', words: { 'CIRCUIT COURT': [37] } }),
  ],
  'WHITE LION (out: pubs-and-bars, GB)': [
    british('WHITE LION', { category: 'pubs-and-bars', words: { 'WHITE LION': [64] } }),
  ],
  'STAFF WAGES (out: payroll-paid)': [
    british('NET WAGES', { category: 'payroll-paid', words: { 'NET WAGES': [86] } }),
    american('NET WAGES', { category: 'payroll-paid', words: { 'NET WAGES': [86] } }),
  ],
  'CASINO (out: gambling, in: gambling-winnings)': [
    british('BINGO', { category: 'gambling', words: { BINGO: [84] } }),
    american('BINGO', { category: 'gambling', words: { BINGO: [84] } }),
  ],
} satisfies PhraseCases;
