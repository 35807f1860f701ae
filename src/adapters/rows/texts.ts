/** The texts of a row in their roles: the wording, who is paid, the reference, the rest. */
import type { DraftRow } from '../model/draft.js';

export interface RowTexts {
  readonly description: string;
  readonly payee: string | undefined;
  readonly reference: string | undefined;
  readonly additional: string | undefined;
}

export function textsOf({ narrative, payee, merchant, reference, additional }: DraftRow): RowTexts {
  const [given, wording, further] = [payee, reference, additional].map(clean);
  const named = given !== undefined && isName(given) ? given : undefined;
  // A number in the place of the payee is what the payer wrote for the payee.
  const referred = wording ?? (named === undefined ? given : undefined);
  return {
    description:
      asWritten(narrative) ??
      joined([named ?? clean(merchant), referred, further], [payee, merchant, reference, additional]),
    payee: named,
    reference: referred,
    additional: further,
  };
}

/** One after the other, without what an earlier one already says. A text that says all alone stays as the source writes it. */
function joined(texts: readonly (string | undefined)[], sources: readonly (string | undefined)[]): string {
  let all = '';
  for (const text of texts) {
    if (text === undefined || all.toUpperCase().includes(text.toUpperCase())) continue;
    all = text.toUpperCase().startsWith(all.toUpperCase()) || all === '' ? text : `${all} ${text}`;
  }
  const source = sources.find(each => clean(each) === all);
  return asWritten(source) ?? all;
}

/** Somebody's name has letters: a reference such as 4637 or 12-34-56 names nobody. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Some banks write the place in a column of its own, so runs of spaces say something. Line breaks do not. */
function asWritten(text: string | undefined): string | undefined {
  const written = text?.replace(/[\t\r\n\f\v]+/g, ' ').trim();
  return written === '' ? undefined : written;
}

export function clean(text: string | undefined): string | undefined {
  const cleaned = text?.replace(/\s+/g, ' ').trim();
  return cleaned === '' ? undefined : cleaned;
}
