/** Phrases of a household's bills. */
import { american, americanCredit, british, coded, type PhraseCases } from '../guard.js';

export const HOUSEHOLD_PHRASES = {
  'TAX FREE CHILDCARE (out: childcare, GB)': [
    british('TAX FREE CHILDCARE', { category: 'childcare', words: { 'TAX FREE CHILDCARE': [99] } }),
  ],
  'PENSION (out: pension-contribution)': [
    british('SIPP', { category: 'pension-contribution', words: { SIPP: [80] } }),
    american('SIPP', { category: 'pension-contribution', words: { SIPP: [80] } }),
  ],
  'MORTGAGE (out: mortgage)': [
    british('MTG', { category: 'mortgage', words: { MTG: [92] } }),
    american('MTG', { category: 'mortgage', words: { MTG: [92] } }),
  ],
  'RENT (out: rent)': [
    british('RENT', { category: 'rent', words: { RENT: [84] } }),
    british('BRIGHTHOUSE RENT TO OWN', { category: 'catalogue-credit', words: { RENT: [84] } }),
    american('RENT', { category: 'rent', words: { RENT: [84] } }),
  ],
  'WEB PMTS (out: rent, on direct-debit or none, US)': [
    american('WEB PMTS', { category: 'rent', words: { 'WEB PMTS': [56] } }),
  ],
  'LETS (out: rent, on standing-order or faster-payment or direct-debit or transfer)': [
    british('LETS', { category: 'rent', words: { LETS: [84] } }, coded('SO')),
    american('LETS', { category: 'rent', words: { LETS: [84] } }, coded('SO')),
  ],
  'COUNCIL TAX (out: council-tax)': [
    british('C TAX', { category: 'council-tax', words: { 'C TAX': [92] } }),
    american('C TAX', { category: 'council-tax', words: { 'C TAX': [92] } }),
  ],
  'BOROUGH COUNCIL (out: council-tax, in: refund, GB)': [
    british('MET COUNC', { category: 'council-tax', words: { 'MET COUNC': [72] } }),
  ],
  'GROUND RENT (out: service-charge)': [
    british('GROUND RENT', { category: 'service-charge', words: { 'GROUND RENT': [84] } }),
    american('HOA FEE', { category: 'service-charge', words: { 'HOA FEE': [84] } }),
  ],
  'HOA (out: service-charge, on direct-debit or faster-payment or standing-order or transfer or cheque or none)':
    [
      british('HOA', { category: 'service-charge', words: { HOA: [84] } }),
      american('HOA', { category: 'service-charge', words: { HOA: [84] } }),
    ],
  'MGMT SERVICE CHARGE (out: service-charge)': [
    british('MGMT SERVICE CHARGE', { category: 'service-charge', words: { 'MGMT SERVICE CHARGE': [95] } }),
    american('MGMT SERVICE CHARGE', { category: 'service-charge', words: { 'MGMT SERVICE CHARGE': [95] } }),
  ],
  'ELEC (out: energy, in: refund, on direct-debit or none, US)': [
    americanCredit('PWR', { category: 'refund', words: { PWR: [37] } }),
  ],
  'UTILITY (out: energy, in: refund)': [
    british('UTIL', { category: 'energy', words: { UTIL: [50] } }),
    american('UTIL', { category: 'energy', words: { UTIL: [50] } }),
  ],
  'UTIL PMT (out: energy, in: refund)': [
    british('UTIL PMT', { category: 'energy', words: { 'UTIL PMT': [78] } }),
    american('CITY OF TEMPE WATER UTIL PMT 1148 P HALL', { category: 'water', words: { 'UTIL PMT': [78] } }),
  ],
  'WATER (out: water, in: refund)': [
    british('WATER UTILITIES', { category: 'water', words: { 'WATER UTILITIES': [82] } }),
    american('WATER', { category: 'water', words: { WATER: [82] } }),
  ],
  'FIBER (out: broadband-phone-tv, in: refund, on direct-debit or none, US)': [
    americanCredit('FIBER', { category: 'refund', words: { FIBER: [37] } }),
  ],
  'TV LICENCE (out: tv-licence, in: refund)': [
    british('TV LIC', { category: 'tv-licence', words: { 'TV LIC': [95] } }),
    american('TV LIC', { category: 'tv-licence', words: { 'TV LIC': [95] } }),
  ],
  'BROADBAND (out: broadband-phone-tv, in: refund)': [
    british('CABLE', { category: 'broadband-phone-tv', words: { CABLE: [78] } }),
    american('CABLE', { category: 'broadband-phone-tv', words: { CABLE: [78] } }),
  ],
  'MOBILE TOP UP (out: mobile, in: refund)': [
    british('WIRELESS', { category: 'mobile', words: { WIRELESS: [78] } }),
    american('WIRELESS', { category: 'mobile', words: { WIRELESS: [78] } }),
  ],
  'TOP UP (out: mobile, in: refund)': [
    british('MONZO TOP UP', { category: 'own-account-transfer', words: { 'TOP UP': [78] } }),
    american('MONZO TOP UP', { category: 'own-account-transfer', words: { 'TOP UP': [78] } }),
  ],
  'CAR INSURANCE (out: vehicle-insurance, in: insurance-payout)': [
    british('AUTO INS', { category: 'vehicle-insurance', words: { 'AUTO INS': [90] } }),
    american('AUTO INS', { category: 'vehicle-insurance', words: { 'AUTO INS': [90] } }),
  ],
  'HOME INSURANCE (out: home-insurance, in: insurance-payout)': [
    british('HOME INS', { category: 'home-insurance', words: { 'HOME INS': [90] } }),
    american('HOME INS', { category: 'home-insurance', words: { 'HOME INS': [90] } }),
  ],
  'LIFE INSURANCE (out: life-insurance, in: insurance-payout)': [
    british('LIFE INS', { category: 'life-insurance', words: { 'LIFE INS': [90] } }),
    american('LIFE INS', { category: 'life-insurance', words: { 'LIFE INS': [90] } }),
  ],
  'INCOME PROTECTION (out: life-insurance, in: income-protection)': [
    british('INC PROT', { category: 'life-insurance', words: { 'INC PROT': [93] } }),
    american('INC PROT', { category: 'life-insurance', words: { 'INC PROT': [93] } }),
  ],
  'IP CLAIM (out: life-insurance, in: income-protection, GB)': [
    british('PHI BENEFIT', { category: 'life-insurance', words: { 'PHI BENEFIT': [92] } }),
  ],
  'LTD BENEFIT (out: life-insurance, in: income-protection, US)': [
    american('STD CLAIM', { category: 'life-insurance', words: { 'STD CLAIM': [92] } }),
  ],
  'DISABILITY (out: life-insurance, in: income-protection, US)': [
    american('DISABILITY', { category: 'life-insurance', words: { DISABILITY: [82] } }),
  ],
  'ISA PAYMNT (out: life-insurance, in: insurance-payout, US)': [
    american('ISA PMT', { category: 'life-insurance', words: { 'ISA PMT': [90] } }),
  ],
  'HEALTH INSURANCE (out: health-insurance, in: insurance-payout)': [
    british('HEALTH INS', { category: 'health-insurance', words: { 'HEALTH INS': [90] } }),
    american('HEALTH INS', { category: 'health-insurance', words: { 'HEALTH INS': [90] } }),
  ],
  'PET INSURANCE (out: pet-insurance, in: insurance-payout)': [
    british('PET HLTH INS', { category: 'pet-insurance', words: { 'PET HLTH INS': [92] } }),
    american('PET INS', { category: 'pet-insurance', words: { 'PET INS': [92] } }),
  ],
  'INSURANCE (out: other-insurance, in: insurance-payout)': [
    british('INS PMT', { category: 'other-insurance', words: { 'INS PMT': [76] } }),
    american('INS PMT', { category: 'other-insurance', words: { 'INS PMT': [76] } }),
  ],
  'UTILITY BILLG (out: water, in: refund, US)': [
    american('DPU', { category: 'water', words: { DPU: [76] } }),
  ],
  'APARTMENTS (out: rent, on direct-debit or faster-payment or transfer or cheque or none, US)': [
    american('APTS', { category: 'rent', words: { APTS: [57] } }),
  ],
  'WTR (out: water, in: refund, on direct-debit or none, US)': [
    americanCredit('WTR', { category: 'refund', words: { WTR: [37] } }),
  ],
} satisfies PhraseCases;
