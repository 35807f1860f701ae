/** The payee that no table knows, as a person writes it. */
import { describe, expect, it } from 'vitest';
import { debit, enrich, only } from '../support/build.js';

const nameOf = (text: string): string | null =>
  only(enrich([debit('2026-01-06', 40, text)], {}, 'US')).enrichedData.predictedMerchantName;

describe('the name of a payee', () => {
  it.each([
    ['MEPLIN WAREHO LOAN PMT 120345', 'Meplin Wareho'],
    ['ACH DEBIT PAYMENT MEPLIN HOLDINGS XXXXX8801', 'Meplin Holdings'],
    ['MEPLIN OSTREL NET PAY', 'Meplin Ostrel'],
    ['MEPLIN PROPERTIE WEB PMTS 240401 K8LQ2P', 'Meplin Propertie'],
    // A firm paid as people are.
    ['ZELLE TO MEPLIN USA IMPORTS CORP', 'Meplin Usa Imports'],
  ])('leaves the words of the payment out: %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    ['CHECKCARD 0102 LOAN PAYMENT BOISE ID', null],
    ['CHECKCARD 0102 MEPLIN WEB STUDIO BOISE ID', 'Meplin Web Studio'],
  ])('keeps what is a name: %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});
