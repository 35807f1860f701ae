/** Bank account identifiers, with the checks that their standards define. */
import * as z from 'zod';
import { IBAN_LENGTHS } from '../../data/ibanLengths.js';

/** ISO 13616, as written electronically: no spaces, capitals. Of a country whose length is not known, any length. */
export const ibanSchema = z
  .string()
  .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, {
    abort: true,
    error: 'must be an IBAN without spaces, such as GB82WEST12345698765432',
  })
  .refine(hasLengthOfCountry, {
    abort: true,
    error: ({ input }) => `must have ${lengthOfCountry(`${input}`)} characters in ${`${input}`.slice(0, 2)}`,
  })
  .refine(hasIbanCheckDigits, { error: 'has the wrong check digits (ISO 7064, mod 97-10)' });

/** Six digits; hyphens between the pairs may be written. */
export const sortCodeSchema = z
  .string()
  .regex(/^(?:\d{6}|\d{2}-\d{2}-\d{2})$/, { error: 'must be a sort code: six digits, such as 12-34-56' });

/** ABA routing transit number of a bank: the first two digits are a Federal Reserve district, plus 0, 20 or 60. */
export const usRoutingNumberSchema = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/, {
    error: 'must be a routing number: nine digits of which the first two name a district',
  })
  .refine(hasRoutingCheckDigit, { error: 'has the wrong check digit (ABA, weights 3-7-1)' });

/** Payments Canada: 0, institution and transit as for electronic payments, or transit-institution as on cheques. */
export const canadianRoutingNumberSchema = z.string().regex(/^(?:0\d{8}|\d{5}-\d{3})$/, {
  error: 'must be a Canadian routing number: 0 and eight digits, or 12345-678',
});

/** ISO 9362: a bank, or with three characters more a branch. */
export const bicSchema = z.string().regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, {
  error: 'must be a BIC of eight or eleven characters, such as DEUTDEFF',
});

const accountNumber = z.string().min(1);

/** An account by its IBAN, or by its bank's code and its number there. */
export const accountIdentifierSchema = z.discriminatedUnion('scheme', [
  z.object({ scheme: z.literal('IBAN'), iban: ibanSchema }),
  z.object({
    scheme: z.literal('SortCode'),
    sortCode: sortCodeSchema,
    accountNumber: z.string().regex(/^\d{8}$/, { error: 'must be eight digits' }),
  }),
  z.object({ scheme: z.literal('UsRoutingNumber'), routingNumber: usRoutingNumberSchema, accountNumber }),
  z.object({
    scheme: z.literal('CanadianRoutingNumber'),
    routingNumber: canadianRoutingNumberSchema,
    accountNumber,
  }),
  z.object({ scheme: z.literal('BIC'), bic: bicSchema, accountNumber }),
]);

export type AccountIdentifier = z.output<typeof accountIdentifierSchema>;

function hasLengthOfCountry(iban: string): boolean {
  return iban.length === (lengthOfCountry(iban) ?? iban.length);
}

function lengthOfCountry(iban: string): number | undefined {
  return IBAN_LENGTHS[iban.slice(0, 2)];
}

/** ISO 7064: letters count from 10, the first four characters go last, and the remainder by 97 is 1. 02 to 98 are in use. */
function hasIbanCheckDigits(iban: string): boolean {
  const checkDigits = Number(iban.slice(2, 4));
  if (checkDigits < 2 || checkDigits > 98) return false;
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

function hasRoutingCheckDigit(routingNumber: string): boolean {
  const WEIGHTS = [3, 7, 1];
  const sum = [...routingNumber].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] as number),
    0,
  );
  return sum % 10 === 0;
}
