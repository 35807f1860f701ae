/** The merchant category code that the text itself states. */
import type { NarrativeForm } from '../../data/narrativeForms.js';
import { STATED_CODE_FORMS } from '../../data/statedCodes.js';
import type { CountryCode } from '../../model/transaction.js';

const FORMS_OF: Readonly<Record<CountryCode, readonly NarrativeForm[]>> = {
  GB: STATED_CODE_FORMS.filter(({ country }) => country === 'GB'),
  US: STATED_CODE_FORMS.filter(({ country }) => country === 'US'),
};

/** Four digits, of the list of codes or not; null where none is stated. */
export function statedCodeOf(text: string, country: CountryCode): string | null {
  for (const { pattern } of FORMS_OF[country]) {
    const code = pattern.exec(text)?.groups?.['code'];
    if (code !== undefined) return code;
  }
  return null;
}
