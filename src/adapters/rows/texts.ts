/** Gives the texts of a row their roles: the wording, the payee, the reference and the rest. */
import type { DraftRow } from '../model/draft.js';
import { withoutReferences } from '../values/references.js';

export interface RowTexts {
  readonly description: string;
  readonly payee: string | undefined;
  readonly reference: string | undefined;
  readonly additional: string | undefined;
}

export function textsOf({ narrative, payee, merchant, reference, additional }: DraftRow): RowTexts {
  const given = clean(payee);
  const wording = clean(reference);
  const further = clean(additional);
  const named = given !== undefined && isName(given) ? given : undefined;
  // A number in place of the payee is a reference that the payer wrote.
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

/** Joins the texts, without those that an earlier one contains. If one text contains all others, it stays as the source writes it. */
function joined(texts: readonly (string | undefined)[], sources: readonly (string | undefined)[]): string {
  let all = '';
  for (const text of texts) {
    if (text === undefined || all.toUpperCase().includes(text.toUpperCase())) continue;
    all = text.toUpperCase().startsWith(all.toUpperCase()) || all === '' ? text : `${all} ${text}`;
  }
  const source = sources.find(each => clean(each) === all);
  return asWritten(source) ?? all;
}

/** A name has letters. A reference such as 4637 or 12-34-56 is not a name. */
function isName(text: string): boolean {
  return /[A-Za-z]/.test(text) || /\p{L}/u.test(text);
}

/** Some banks pad the place with spaces into a column of its own, so runs of spaces have a meaning. Line breaks have none. */
function asWritten(text: string | undefined): string | undefined {
  const written = plain(text)
    ?.replace(/[\t\r\n\f\v]+/g, ' ')
    .trim();
  return written === '' ? undefined : written;
}

/** Most texts have single spaces alone. */
const ODD_SPACE = /[^\S ]| {2}/;

export function clean(text: string | undefined): string | undefined {
  const given = plain(text)?.trim();
  if (given === undefined || given === '') return undefined;
  return ODD_SPACE.test(given) ? given.replace(/\s+/g, ' ') : given;
}

/** Banks that export web pages leave references in texts of every format. */
function plain(text: string | undefined): string | undefined {
  return text?.includes('&') === true ? withoutReferences(text) : text;
}
