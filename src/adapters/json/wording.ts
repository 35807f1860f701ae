/** The texts and the codes of payments, as several providers write them. */
import type { DraftRow } from '../model/draft.js';

/** What banks write where there is no text. */
const SAYS_NOTHING = /^[\s.*_-]*$/;

/** The texts of a list are parts of one text. Banks write a hyphen for a missing text. */
export function remittanceText(parts: readonly string[]): string | undefined {
  const distinct = [...new Set(parts)];
  const whole = distinct.filter(part => !distinct.some(other => other !== part && other.includes(part)));
  return spoken(whole.join(' '));
}

/** Undefined where the text says nothing. */
export function spoken(text: string): string | undefined {
  const trimmed = text.trim();
  return SAYS_NOTHING.test(trimmed) ? undefined : trimmed;
}

/** Whether the remittance is the wording of the whole payment: it names the payee, or nobody is named beside it. */
export function isWording(remittance: string | undefined, payee: string | undefined): boolean {
  return remittance !== undefined && (payee === undefined || includes(remittance, payee));
}

/** The wording with the payee before it, unless one of them contains the other. */
export function withPayee(wording: string | undefined, payee: string): string {
  if (wording === undefined || includes(payee, wording)) return payee;
  return includes(wording, payee) ? wording : `${payee} ${wording}`;
}

function includes(text: string, part: string): boolean {
  return text.toUpperCase().includes(part.toUpperCase());
}

/** `PMNT-ICDT-ESCT`: domain, family and sub-family of ISO 20022. */
const STANDARD_CODE = /^[A-Z]{4}-([A-Z]{4})(?:-([A-Z]{4}))?$/;

export function standardCode(text: string): DraftRow['transactionCode'] {
  const [, code, subCode] = STANDARD_CODE.exec(text) ?? [];
  return code === undefined ? undefined : { code, subCode };
}
