/** British banks that are not known by name: they number the card, or the wallet on a telephone, before the shop. */
import type { BankWording, Layout } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

const NUMBERED_CARD: Layout = {
  country: 'GB',
  pattern: /^(?:CARD|WLT) \d{2}, *(?<payee>[^,]+)/di,
  rail: 'card',
};

export const wording: BankWording = { layouts: [NUMBERED_CARD] };

export const forms: readonly FormSamples[] = [
  {
    form: NUMBERED_CARD,
    examples: ['Card 14, Corner Stores LEEDS', 'WLT 03, Corner Stores LEEDS'],
    counterexamples: ['CARD 14 CORNER STORES', 'Card 1234, Corner Stores LEEDS'],
  },
];
