/** Bank account identifiers: their checks, and whether two of them are one account. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IBAN_LENGTHS } from '../../src/data/ibanLengths.js';
import {
  type AccountIdentifier,
  accountIdentifierSchema,
  bicSchema,
  canadianRoutingNumberSchema,
  ibanSchema,
  parseAccountVerificationRequest,
  parseUserVerificationRequest,
  sortCodeSchema,
  userVerificationRequestSchema,
  usRoutingNumberSchema,
  verifyBankAccount,
} from '../../src/service.js';
import { refusal } from '../support/build.js';
import { holds } from '../support/property.js';
import { valuesOf } from './arbitrary.js';

/** The registry's own example of each country (ISO 13616). */
const IBAN_OF_EVERY_COUNTRY = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678
BH67BMAG00001299123456 BI4210000100010000332045181 BR1800360305000010009795493C1
BY13NBRB3600900000002Z00AB00 CH9300762011623852957 CR05015202001026284066 CY17002001280000001200527600
CZ6508000000192000145399 DE89370400440532013000 DJ2100010000000154000100186 DK5000400440116243
DO28BAGR00000001212453611324 EE382200221020145685 EG380019000500000000263180002 ES9121000418450200051332
FI2112345600000785 FK88SC123456789012 FO6264600001631634 FR1420041010050500013M02606
GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206
GR1601101250000000012300695 GT82TRAJ01020000001210029690 HN88CABF00000000000250005469
HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456
JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 KZ86125KZT5004100100
LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA LT121000011101001000
LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361 MC5811222000010123456789030
MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MN121234123456789123
MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR
NI45BAPR00000013000003558124 NL91ABNA0417164300 NO9386011117947 OM810180000001299123456
PK36SCBL0000001123456702 PL61109010140000071219812874 PS92PALS000000000400123456702
PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 RS35260005601001611379
RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD
SD2129010501234001 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541
SM86U0322509800000000270100 SO211000001001000100141 ST68000100010051845310112
SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326
UA213223130000026007233566001 VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906
YE15CBYE0001018861234567891234
`
  .trim()
  .split(/\s+/);

/** Some of them, and routing numbers of Federal Reserve districts. */
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

  it('has the length of its country', () => {
    const countryOf = (iban: string) => iban.slice(0, 2);
    expect(IBAN_OF_EVERY_COUNTRY.map(countryOf)).toEqual(Object.keys(IBAN_LENGTHS));
    expect(IBAN_OF_EVERY_COUNTRY.filter(isValid(ibanSchema))).toEqual(IBAN_OF_EVERY_COUNTRY);
    holds(
      fc.property(fc.constantFrom(...IBAN_OF_EVERY_COUNTRY), fc.stringMatching(/^\d{1,3}$/), (iban, more) => {
        for (const other of [iban.slice(4, -1), iban.slice(4) + more])
          expect(isValid(ibanSchema)(withCheckDigits(countryOf(iban), other)), other).toBe(false);
      }),
    );
    expect(ibanSchema.safeParse('GB82WEST1234569876543').error?.issues.map(({ message }) => message)).toEqual(
      ['must have 22 characters in GB'],
    );
  });

  it('of a country that is not known has the right check digits and 15 to 34 characters', () => {
    const lengths = Array.from({ length: 40 }, (_, length) => length + 5);
    const accepted = lengths.filter(length =>
      isValid(ibanSchema)(withCheckDigits('ZZ', '1'.repeat(length - 4))),
    );
    expect([accepted[0], accepted.at(-1), accepted.length]).toEqual([15, 34, 20]);
    expect(isValid(ibanSchema)(`ZZ00${'1'.repeat(20)}`)).toBe(false);
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

/** ISO 7064, in other words than the code: 98 less what a whole number leaves. */
function withCheckDigits(country: string, rest: string): string {
  const digits = [...`${rest}${country}00`].map(character => Number.parseInt(character, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${rest}`;
}

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

  it('is refused by name of the field', () => {
    expect(
      refusal(() => parseUserVerificationRequest({ CustomerReference: 'r', Title: 'Dr.' })).message,
    ).toBe('Title: must hold letters, spaces and single quotes only');
    const account = { scheme: 'IBAN', iban: 'GB82WEST1234569876543' };
    expect(refusal(() => parseAccountVerificationRequest({ account })).message).toBe(
      'account.iban: must have 22 characters in GB',
    );
  });

  it('keeps the members that the specification does not list', () => {
    const whole = { CustomerReference: 'r', Title: 'Mr', FirstName: 'A' };
    expect(userVerificationRequestSchema.parse(whole)).toEqual(whole);
  });
});
