/** Names cut to the width of a field, and look-alikes that are no such names. */
import { describe, expect, it } from 'vitest';
import { debit, enrich, only } from '../support/build.js';

const merchantOf = (text: string) =>
  only(enrich([debit('2026-01-05', 20, text)])).enrichedData.predictedMerchantName;

describe('a name cut to the width of a field', () => {
  it.each([
    // Bacs, 18 characters
    ['DIRECT DEBIT PAYMENT TO CHELSEA BUILDING S REF 123456789, MANDATE NO 0034', 'Chelsea Building Society'],
    ['UNIVERSITY OF GREE 1234567890 DDR', 'University of Greenwich'],
    // Cards, 22 characters
    ['BOURNEMOUTH BOROUGH CO ON 02 JUL BCC', 'Bournemouth Borough Council'],
    // What is left of a word looks like a country.
    ["CARD PAYMENT TO QUEEN'S UNIVERSITY BEL ON 21-11-2024", "Queen's University Belfast"],
    // Between two words, where the field ends
    ['SHERWOOD FOREST ON 02 JUL BCC', 'Sherwood Forest Hospitals'],
  ])('as in %s, is %s', (text, merchant) => {
    expect(merchantOf(text)).toBe(merchant);
  });

  it.each([
    // Several merchants begin so.
    ['CARD PAYMENT TO UNIVERSITY OF ON 21-11-2024', 'University of'],
    // Too short to tell
    ['CARD PAYMENT TO BOURNEMOU ON 21-11-2024', 'Bournemou'],
    // More follows that is not of the name.
    ['CARD PAYMENT TO BOURNEMOUTH BOROUGH COFFEE ON 21-11-2024', 'Bournemouth Borough Coffee'],
    // Between two words, where no field ends
    ['CARD PAYMENT TO STAFFORDSHIRE MOORLANDS ON 21-11-2024', 'Staffordshire Moorlands'],
  ])('is not %s', (text, merchant) => {
    expect(merchantOf(text)).toBe(merchant);
  });
});
