/** Bank account identifiers, with the checks that their standards define. */
import * as z from 'zod';
import { IBAN_LENGTHS } from '../../data/ibanLengths.js';

/**
 * An IBAN (ISO 13616) in its electronic form: capitals, without spaces. The check digits are verified, and so is the length
 * for the countries of the IBAN registry of December 2024. For other countries it may have 15 to 34 characters.
 */
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

/** A British sort code: six digits, with or without hyphens between the pairs (`12-34-56`). */
export const sortCodeSchema = z
  .string()
  .regex(/^(?:\d{6}|\d{2}-\d{2}-\d{2})$/, { error: 'must be a sort code: six digits, such as 12-34-56' });

/**
 * An American routing number (ABA): nine digits. The first two must name a Federal Reserve district, and the check digit is
 * verified.
 */
export const usRoutingNumberSchema = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/, {
    error: 'must be a routing number: nine digits of which the first two name a district',
  })
  .refine(hasRoutingCheckDigit, { error: 'has the wrong check digit (ABA, weights 3-7-1)' });

/**
 * A Canadian routing number, in either form of Payments Canada: `0` with institution and transit (`067812345`), or transit
 * and institution as cheques show them (`12345-678`).
 */
export const canadianRoutingNumberSchema = z.string().regex(/^(?:0\d{8}|\d{5}-\d{3})$/, {
  error: 'must be a Canadian routing number: 0 and eight digits, or 12345-678',
});

/** A BIC (ISO 9362): eight characters for a bank, or eleven for one of its branches. */
export const bicSchema = z.string().regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, {
  error: 'must be a BIC of eight or eleven characters, such as DEUTDEFF',
});

const accountNumber = z.string().min(1);

/** A bank account, identified by its IBAN, or by the code of its bank and its number there. `scheme` says which. */
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

/**
 * A bank account, identified by its IBAN, or by the code of its bank and its number there (`accountIdentifierSchema`).
 */
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
