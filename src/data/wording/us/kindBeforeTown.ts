/** American banks that are not known by name: they set the kind of payment between the name and its town. */
import type { BankWording, Layout } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

const POS_BEFORE_TOWN: Layout = {
  country: 'US',
  pattern:
    /^(?<payee>\S+(?: +\S+)*?) +POS +(?<town>(?!POS )[A-Z.]+(?: +(?!POS )[A-Z.]+)*?) +[A-Z]{2} (?<country>US) +\S+$/di,
  sign: / POS /i,
  rail: 'card',
};

const ATM_BEFORE_TOWN: Layout = {
  country: 'US',
  pattern:
    /^(?<payee>\S+(?: +\S+)*?) +ATM +(?<town>(?!ATM )[A-Z.]+(?: +(?!ATM )[A-Z.]+)*?) +[A-Z]{2} (?<country>US) +\S+$/di,
  sign: / ATM /i,
  rail: 'cash',
};

export const wording: BankWording = { layouts: [POS_BEFORE_TOWN, ATM_BEFORE_TOWN] };

export const forms: readonly FormSamples[] = [
  {
    form: POS_BEFORE_TOWN,
    examples: ['CORNER STORES                 POS     NEW YORK      NY US        000005'],
    counterexamples: ['CORNER STORES POS NEW YORK NY'],
  },
  {
    form: ATM_BEFORE_TOWN,
    examples: ['90 KING AVE                   ATM     NEW YORK      NY US        008715'],
    counterexamples: ['90 KING AVE ATM NEW YORK NY'],
  },
];
