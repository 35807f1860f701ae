/** Truist. */
import type { BankWording, Layout, NarrativeForm } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

/** A purchase with a PIN: its day, town, state and card before the shop. */
const PIN_PURCHASE: Layout = {
  country: 'US',
  pattern: /^DEBIT CARD PURCHASE-PIN \d{2}-\d{2} (?<town>.+? [A-Z]{2}) \d{4,} (?<payee>.+)/di,
  rail: 'card',
};

const CARD_BEHIND_TOWN: NarrativeForm = {
  country: 'US',
  pattern: /^DEBIT CARD PURCHASE(?:-PIN)? .*\d{2}-\d{2} .{1,40}? [A-Z]{2} (?<digits>\d{4})(?!\d)/i,
};

export const wording: BankWording = { layouts: [PIN_PURCHASE], cardForms: [CARD_BEHIND_TOWN] };

export const forms: readonly FormSamples[] = [
  {
    form: PIN_PURCHASE,
    examples: ['DEBIT CARD PURCHASE-PIN 04-14 MEMPHIS TN 8492 CORNER STORES'],
    counterexamples: ['DEBIT CARD PURCHASE CORNER STORES 10-02 MEMPHIS TN 8492'],
  },
  {
    form: CARD_BEHIND_TOWN,
    examples: ['DEBIT CARD PURCHASE-PIN 04-14 MEMPHIS TN 8492 CORNER BAKES'],
    counterexamples: ['DEBIT CARD PURCHASE CORNER BAKES MEMPHIS TN 8492'],
  },
];
