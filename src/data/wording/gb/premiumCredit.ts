/** Premium Credit: an insurance paid by instalments. */
import type { BankWording, Layout } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

/** The insurer or broker stands behind the code. */
const INSTALMENT: Layout = { country: 'GB', pattern: /^PC\/(?<payee>.+)/di, rail: 'direct-debit' };

export const wording: BankWording = { layouts: [INSTALMENT] };

export const forms: readonly FormSamples[] = [
  { form: INSTALMENT, examples: ['PC/CORNER INSURANCE'], counterexamples: ['PC WORLD'] },
];
