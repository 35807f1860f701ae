/** Phrases of state benefits. */
import { americanCredit, britishCredit, type PhraseCases } from '../guard.js';

export const BENEFITS_PHRASES = {
  'SOCIAL SECURITY (in: other-benefit, GB)': [
    britishCredit('SOC SEC', { category: 'other-benefit', words: { 'SOC SEC': [96] } }),
    britishCredit('SOC SEC SCOTLAND ADP', {
      category: 'disability-benefit',
      words: { 'SOC SEC SCOTLAND': [96] },
    }),
  ],
  'HEALTHY START (in: other-benefit, GB)': [
    britishCredit('HEALTHY START', { category: 'other-benefit', words: { 'HEALTHY START': [90] } }),
  ],
  'UNEMPLOYMENT (in: out-of-work-benefit, US)': [
    americanCredit('UNEMP', { category: 'out-of-work-benefit', words: { UNEMP: [90] } }),
  ],
  'SUPP SEC (in: other-benefit, US)': [
    americanCredit('SSI PMT', { category: 'other-benefit', words: { 'SSI PMT': [93] } }),
  ],
  'VA BENEF (in: other-benefit, US)': [
    americanCredit('VA BENEF', { category: 'other-benefit', words: { 'VA BENEF': [93] } }),
  ],
  'TANF (in: other-benefit, US)': [
    americanCredit('TANF', { category: 'other-benefit', words: { TANF: [93] } }),
  ],
  'DISABILITY INSURANCE PAYMENT (in: other-benefit, US)': [
    americanCredit('EDD SDI', { category: 'other-benefit', words: { 'EDD SDI': [93] } }),
  ],
  'PAID FAMILY LEAVE (in: other-benefit, US)': [
    americanCredit('PAID FAMILY LEAVE', { category: 'other-benefit', words: { 'PAID FAMILY LEAVE': [93] } }),
  ],
  'FAMLI (in: other-benefit, US)': [
    americanCredit('MEPLIN FAMLI', { category: 'other-benefit', words: { FAMLI: [97] } }),
  ],
  'WORKERS COMP (in: other-benefit, US)': [
    americanCredit('WORK COMP', { category: 'other-benefit', words: { 'WORK COMP': [93] } }),
  ],
  'BLACK LUNG (in: other-benefit, US)': [
    americanCredit('BLACK LUNG', { category: 'other-benefit', words: { 'BLACK LUNG': [93] } }),
  ],
  'OWCP (in: other-benefit, US)': [
    americanCredit('OWCP', { category: 'other-benefit', words: { OWCP: [93] } }),
  ],
  'DIV EMPL SEC (in: out-of-work-benefit, US)': [
    americanCredit('DIV UNEMP', { category: 'out-of-work-benefit', words: { 'DIV UNEMP': [96] } }),
  ],
  'UI (in: out-of-work-benefit, on bank-credit or none, US)': [
    americanCredit('UI', { category: 'out-of-work-benefit', words: { UI: [72] } }),
  ],
  'SNAP BENEFIT (in: other-benefit, US)': [
    americanCredit('SNAP EBT', { category: 'other-benefit', words: { 'SNAP EBT': [93] } }),
  ],
  'WIC BENEFIT (in: other-benefit, US)': [
    americanCredit('WIC EBT', { category: 'other-benefit', words: { 'WIC EBT': [93] } }),
  ],
  'LIHEAP (in: other-benefit, US)': [
    americanCredit('LIHEAP', { category: 'other-benefit', words: { LIHEAP: [93] } }),
  ],
  'GENERAL ASSISTANCE (in: other-benefit, US)': [
    americanCredit('GENERAL RELIEF', { category: 'other-benefit', words: { 'GENERAL RELIEF': [93] } }),
  ],
  'CITY HB (in: housing-benefit, GB)': [
    britishCredit('CITY HB', { category: 'housing-benefit', words: { 'CITY HB': [84] } }),
  ],
} satisfies PhraseCases;
