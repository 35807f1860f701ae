/** What many British banks write. Sources: public importers of the banks' exports. */
import type { BankWording, NarrativeForm } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

const CARD_BEHIND_SHOP: NarrativeForm = { country: 'GB', pattern: /(?<![A-Z])CD (?<digits>\d{4})(?!\d)/i };

export const wording: BankWording = {
  markers: [
    // Types of payment, as British banks abbreviate them in a column of their own that some exports join to the text.
    { opens: 'payee', at: 'start', rail: 'bank-credit', country: 'GB', phrases: 'CR;BGC;BAC' },
    {
      opens: 'payee',
      at: 'start',
      rail: 'faster-payment',
      country: 'GB',
      phrases: 'BBP;FPS;FPC;FPR;IBP;EBP;DPC;MOB;MPI;MPO',
    },
    { opens: 'payee', at: 'start', rail: 'card', country: 'GB', phrases: 'CLS;CTLS;DEB;CNP' },
    { opens: 'noise', at: 'start', rail: 'cash', country: 'GB', phrases: 'CPT' },
    { opens: 'noise', at: 'start', rail: 'fee', country: 'GB', phrases: 'CHG' },
    { opens: 'noise', at: 'start', rail: 'cash', country: 'GB', before: 'colon', phrases: 'CASH' },
    { opens: 'noise', at: 'end', rail: 'cheque', country: 'GB', phrases: 'CHQ;CHEQUE' },
    { opens: 'noise', at: 'end', rail: 'bank-credit', country: 'GB', phrases: 'CR' },
  ],
  cardForms: [CARD_BEHIND_SHOP],
};

export const forms: readonly FormSamples[] = [
  {
    form: CARD_BEHIND_SHOP,
    examples: ['CORNER BAKES CD 1234'],
    counterexamples: ['CORNER CDS 1234', 'CD 12345'],
  },
];
