/** Fifth Third. */
import type { BankWording, Layout } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

/** A bill paid online, its account behind the payee. */
const ONLINE_BILL: Layout = {
  country: 'US',
  pattern: /^(?:5\/3 )?ONLINE PYMT TO (?<payee>.+?)- ?ACCT [X\d]+/di,
  rail: 'faster-payment',
};

export const wording: BankWording = { layouts: [ONLINE_BILL] };

export const forms: readonly FormSamples[] = [
  {
    form: ONLINE_BILL,
    examples: ['5/3 ONLINE PYMT TO CORNER GAS- ACCT XXXXXXXX7996'],
    counterexamples: ['ONLINE PYMT TO CORNER GAS'],
  },
];
