/** Bank account identifiers: their checks, and whether two of them are one account. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountIdentifier,
  accountIdentifierSchema,
  bicSchema,
  canadianRoutingNumberSchema,
  ibanSchema,
  sortCodeSchema,
  userVerificationRequestSchema,
  usRoutingNumberSchema,
  verifyBankAccount,
} from '../../src/service.js';
import { holds } from '../support/property.js';
import { valuesOf } from './arbitrary.js';

/** The registry's own examples (ISO 13616), and routing numbers of Federal Reserve districts. */
const IBANS = [
  'GB29NWBK60161331926819',
  'GB82WEST12345698765432',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'IE29AIBK93115212345678',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
];
const ROUTING_NUMBERS = ['021000021', '011401533', '091000019', '322271627', '122105155'];

const isValid = (schema: { safeParse: (value: unknown) => { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;

describe('an IBAN', () => {
  it('is accepted with the right check digits', () => {
    expect(IBANS.filter(isValid(ibanSchema))).toEqual(IBANS);
  });

  it('is refused when one digit is another, or two neighbours change places', () => {
    const digitsOf = (iban: string) => [...iban.matchAll(/\d(?=\d)/g)].map(({ index }) => index);
    const spots = fc
      .constantFrom(...IBANS)
      .chain(iban => fc.tuple(fc.constant(iban), fc.constantFrom(...digitsOf(iban))));
    holds(
      fc.property(spots, fc.nat({ max: 9 }), ([iban, at], digit) => {
        const changed = iban.slice(0, at) + digit + iban.slice(at + 1);
        expect(isValid(ibanSchema)(changed)).toBe(changed === iban);
        const swapped = iban.slice(0, at) + iban.charAt(at + 1) + iban.charAt(at) + iban.slice(at + 2);
        expect(isValid(ibanSchema)(swapped)).toBe(swapped === iban);
      }),
    );
  });

  it('has one pair of check digits from 02 to 98', () => {
    holds(
      fc.property(fc.stringMatching(/^[A-Z]{4}\d{14}$/), rest => {
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
        expect(pairs.filter(pair => isValid(ibanSchema)(`GB${pair}${rest}`))).toHaveLength(1);
      }),
    );
  });

  it.each(['GB29 NWBK 6016 1331 9268 19', 'gb29nwbk60161331926819', '', 'GB', 7, null])(
    'is not %j',
    value => {
      expect(isValid(ibanSchema)(value)).toBe(false);
    },
  );
});

describe('bank codes', () => {
  it('of the United States have a district and a check digit', () => {
    expect(ROUTING_NUMBERS.filter(isValid(usRoutingNumberSchema))).toEqual(ROUTING_NUMBERS);
    holds(
      fc.property(
        fc.constantFrom(...ROUTING_NUMBERS),
        fc.integer({ min: 2, max: 8 }),
        fc.nat({ max: 9 }),
        (number, at, digit) => {
          const changed = number.slice(0, at) + digit + number.slice(at + 1);
          expect(isValid(usRoutingNumberSchema)(changed)).toBe(changed === number);
        },
      ),
    );
    for (const other of ['000000000', '990000000', '02100002', '0210000210', '021-000-021'])
      expect(isValid(usRoutingNumberSchema)(other), other).toBe(false);
  });

  it('of the United Kingdom, Canada and the world have their form', () => {
    expect(['123456', '12-34-56', '12-3456', '12345'].filter(isValid(sortCodeSchema))).toEqual([
      '123456',
      '12-34-56',
    ]);
    expect(
      ['067812345', '12345-678', '167812345', '12345678'].filter(isValid(canadianRoutingNumberSchema)),
    ).toEqual(['067812345', '12345-678']);
    expect(['DEUTDEFF', 'NWBKGB2LXXX', 'DEUTDEF', 'deutdeff', 'DEUT1EFF'].filter(isValid(bicSchema))).toEqual(
      ['DEUTDEFF', 'NWBKGB2LXXX'],
    );
  });
});

describe('the verification of a bank account', () => {
  const iban = { scheme: 'IBAN', iban: 'GB29NWBK60161331926819' } as const;
  const sortCode = { scheme: 'SortCode', sortCode: '60-16-13', accountNumber: '31926819' } as const;
  const held = (...identifiers: AccountIdentifier[]) => [{ accountId: 'a', identifiers }];

  it('finds any identifier that is held', () => {
    const identifiers = valuesOf(accountIdentifierSchema) as fc.Arbitrary<AccountIdentifier>;
    holds(
      fc.property(identifiers, fc.array(identifiers), (claimed, others) => {
        expect(verifyBankAccount(claimed, held(...others, claimed))).toEqual({
          isVerified: true,
          accountId: 'a',
          errorCode: null,
        });
      }),
    );
  });

  it.each<[AccountIdentifier, AccountIdentifier]>([
    [iban, sortCode],
    [sortCode, { ...sortCode, sortCode: '601613' }],
    [
      { scheme: 'CanadianRoutingNumber', routingNumber: '12345-678', accountNumber: '1' },
      { scheme: 'CanadianRoutingNumber', routingNumber: '067812345', accountNumber: '1' },
    ],
    [
      { scheme: 'BIC', bic: 'DEUTDEFF', accountNumber: '1' },
      { scheme: 'BIC', bic: 'DEUTDEFFXXX', accountNumber: '1' },
    ],
  ])('knows two ways of writing one account: %#', (one, other) => {
    expect(verifyBankAccount(one, held(other)).isVerified).toBe(true);
    expect(verifyBankAccount(other, held(one)).isVerified).toBe(true);
  });

  it('says no where another of its kind is held, and is inconclusive with an error code where none is', () => {
    const other = { ...sortCode, accountNumber: '00000000' };
    expect(verifyBankAccount(other, held(iban))).toEqual({
      isVerified: false,
      accountId: null,
      errorCode: null,
    });
    const german = { scheme: 'IBAN', iban: 'DE89370400440532013000' } as const;
    expect(verifyBankAccount(german, held(sortCode))).toEqual({
      isVerified: null,
      accountId: null,
      errorCode: 'no_comparable_identifier',
    });
    expect(verifyBankAccount(german, held()).errorCode).toBe('no_identifiers');
    expect(verifyBankAccount(german, []).errorCode).toBe('no_identifiers');
  });
});

describe('the verification of a user', () => {
  const request = (CustomerReference: unknown, Title: unknown) =>
    userVerificationRequestSchema.safeParse({ CustomerReference, Title });

  it.each([
    ['r', 'Mr', true],
    ['r'.repeat(250), "O' Mr", true],
    ['r', 'm'.repeat(30), true],
    ['', 'Mr', false],
    ['r'.repeat(251), 'Mr', false],
    ['r', 'M', false],
    ['r', 'm'.repeat(31), false],
    ['r', 'Dr.', false],
    ['r', 'Señora', false],
    ['r', undefined, false],
    [undefined, 'Mr', false],
    [null, 'Mr', false],
  ])('%j and %j: %j', (reference, title, expected) => {
    expect(request(reference, title).success).toBe(expected);
  });

  it('keeps the members that the specification does not list', () => {
    const whole = { CustomerReference: 'r', Title: 'Mr', FirstName: 'A' };
    expect(userVerificationRequestSchema.parse(whole)).toEqual(whole);
  });
});
