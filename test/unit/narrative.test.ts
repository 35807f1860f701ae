/** How banks write a payment: for each format who is named and how the money moved. Names are invented. */
import { describe, expect, it } from 'vitest';
import type { Rail } from '../../src/model/rail.js';
import { categoryOf, credit, debit, enrich, only } from '../support/build.js';
import { read } from '../support/narratives.js';

type Sample = readonly [text: string, payee: string, rail: Rail];

const SANTANDER: readonly Sample[] = [
  ['CARD PAYMENT TO MEPLIN BAKES,12.34 GBP, RATE 1.00/GBP ON 21-11-2024', 'MEPLIN BAKES', 'card'],
  ['CARD PAYMENT TO Meplin Bakes ON 2024-11-21', 'Meplin Bakes', 'card'],
  [
    'CARD PAYMENT TO MEPLIN,12.34 USD, RATE 1.28/USD ON 21-11-2024 NON-STERLING TRANSACTION FEE',
    'MEPLIN',
    'card',
  ],
  ['CASH WITHDRAWAL AT LINK ATM, LEEDS,20.00 GBP , ON 21-11-2024', '', 'cash'],
  ['BILL PAYMENT VIA FASTER PAYMENT TO J ORBEL REFERENCE ROOM , MANDATE NO 12', 'J ORBEL', 'faster-payment'],
  ['BILL PAYMENT TO J ORBEL REFERENCE ROOM , MANDATE NO 12', 'J ORBEL', 'faster-payment'],
  ['BILL PAYMENT FROM MR J ORBEL, REFERENCE ROOM', 'MR J ORBEL', 'faster-payment'],
  ['BANK GIRO CREDIT REF MEPLIN HOLDINGS, 10203040506070809N', 'MEPLIN HOLDINGS', 'bank-credit'],
  ['BANK GIRO CREDIT REF MEPLIN HOLDINGS, JUNE WAGES', 'MEPLIN HOLDINGS', 'bank-credit'],
  ['FASTER PAYMENTS RECEIPT REF.ROOM FROM J ORBEL', 'J ORBEL', 'faster-payment'],
  ['DIRECT DEBIT PAYMENT TO MEPLIN DIGITAL REF 123456789, MANDATE NO 0034', 'MEPLIN DIGITAL', 'direct-debit'],
  ['DIRECT DEBIT PAYMENT TO MEPLIN DIGITAL REF ORBEL, MANDATE NO 0034', 'MEPLIN DIGITAL', 'direct-debit'],
  [
    'PAID TRANSACTION DIRECT DEBIT PAYMENT TO MEPLIN DIGITAL REF 123456789, MANDATE NO 0034',
    'MEPLIN DIGITAL',
    'direct-debit',
  ],
  ['STANDING ORDER VIA FASTER PAYMENT TO P ORBEL REFERENCE ROOM , MANDATE NO 5', 'P ORBEL', 'standing-order'],
  ['STANDING ORDER TO P ORBEL REFERENCE ROOM , MANDATE NO 5', 'P ORBEL', 'standing-order'],
  ['TRANSFER TO MR J ORBEL', 'MR J ORBEL', 'transfer'],
];

const BARCLAYS: readonly Sample[] = [
  ['MEPLIN STORES 1234 ON 02 JUL BCC', 'MEPLIN STORES', 'card'],
  ['MEPLIN SMKT ON 07 JUL CLP', 'MEPLIN SMKT', 'card'],
  ['J ORBEL TUTORING BGC', 'J ORBEL TUTORING', 'bank-credit'],
  ['MEPLIN HOLT DDR', 'MEPLIN HOLT', 'direct-debit'],
  ['MEPLIN HOLT DD', 'MEPLIN HOLT', 'direct-debit'],
  ['MEPLIN HOLT STO', 'MEPLIN HOLT', 'standing-order'],
  ['MEPLIN HOLT SO', 'MEPLIN HOLT', 'standing-order'],
  ['MEPLIN HOLT FPI', 'MEPLIN HOLT', 'faster-payment'],
  ['MEPLIN HOLT FPO', 'MEPLIN HOLT', 'faster-payment'],
  ['MEPLIN HOLT BBP', 'MEPLIN HOLT', 'faster-payment'],
  ['MEPLIN HOLT FT', 'MEPLIN HOLT', 'faster-payment'],
  ['MEPLIN HOLT TFR', 'MEPLIN HOLT', 'transfer'],
  ['MEPLIN HOLT CPT', 'MEPLIN HOLT', 'cash'],
  ['MEPLIN HOLT ATM', 'MEPLIN HOLT', 'cash'],
  ['MEPLIN HOLT VIS', 'MEPLIN HOLT', 'card'],
  ['MEPLIN HOLT DEB', 'MEPLIN HOLT', 'card'],
  ['MEPLIN HOLT POS', 'MEPLIN HOLT', 'card'],
  ['MEPLIN HOLT CHG', 'MEPLIN HOLT', 'fee'],
];

const OTHERS: readonly Sample[] = [
  // NatWest
  ["'4637 06MAR26 C , MEPLIN STORES 3021 , LONDON GB", 'MEPLIN STORES', 'card'],
  ['4637 06MAR26 , MEPLIN STORES , LONDON GB', 'MEPLIN STORES', 'card'],
  ['J ORBEL , ROOM , VIA MOBILE - PYMT , FP 18/12/24 1046', 'J ORBEL', 'faster-payment'],
  ['J ORBEL , ROOM , VIA ONLINE - PYMT', 'J ORBEL', 'faster-payment'],
  // Lloyds
  ['MEPLIN STORES 3021 CD 1234', 'MEPLIN STORES', 'card'],
  ['MEPLIN STORES CD 1234 21NOV24', 'MEPLIN STORES', 'card'],
  ['LNK HIGH ST CD 1234 21NOV24', '', 'cash'],
  // Monzo: a name in 22 columns, a town in 13, a country
  ['MEPLIN BAKES           Leeds         GBR', 'MEPLIN BAKES', 'card'],
  // Nationwide
  ['Contactless Payment MEPLIN BAKES LEEDS GB', 'MEPLIN BAKES', 'card'],
  ['Visa purchase MEPLIN BAKES GB', 'MEPLIN BAKES', 'card'],
  ['Card payment MEPLIN BAKES GB', 'MEPLIN BAKES', 'card'],
];

const UNITED_STATES: readonly Sample[] = [
  // Wells Fargo
  ['PURCHASE AUTHORIZED ON 08/02 MEPLIN.COM CA S586214123456789 CARD 1234', 'MEPLIN.COM', 'card'],
  [
    'RECURRING PAYMENT AUTHORIZED ON 08/02 MEPLIN.COM CA S586214123456789 CARD 1234',
    'MEPLIN.COM',
    'card-recurring',
  ],
  [
    'PURCHASE WITH CASH BACK AUTHORIZED ON 08/02 MEPLIN MART CA P586214123456789 CARD 1234',
    'MEPLIN MART',
    'card',
  ],
  // Bank of America
  ['MEPLIN INC DES:PAYROLL ID:XXXXX INDN:ORBEL,JOHN CO ID:XXXXX PPD', 'MEPLIN INC', 'direct-debit'],
  // Chase
  [
    'ORIG CO NAME:MEPLIN             ORIG ID:1234567890 DESC DATE:240802 CO ENTRY DESCR:PAYROLL   SEC:PPD TRACE#:021000021234567 EED:240802 IND ID:1 IND NAME:ORBEL',
    'MEPLIN',
    'direct-debit',
  ],
];

describe('a narrative', () => {
  it.each(SANTANDER)('of Santander, %s, names "%s" and says %s', (text, payee, rail) => {
    expect(read(text)).toMatchObject({ payee, rail });
  });

  it.each(BARCLAYS)('of Barclays, %s, names "%s" and says %s', (text, payee, rail) => {
    expect(read(text)).toMatchObject({ payee, rail });
  });

  it.each(OTHERS)('of another British bank, %s, names "%s" and says %s', (text, payee, rail) => {
    expect(read(text)).toMatchObject({ payee, rail });
  });

  it.each(UNITED_STATES)('of an American bank, %s, names "%s" and says %s', (text, payee, rail) => {
    expect(read(text, 'US')).toMatchObject({ payee, rail });
  });

  it.each([
    ['CHECKCARD 0802 MEPLIN.COM MEPLIN.COM CA', 'MEPLIN.COM', 'card'],
    ['MEPLIN INC         PAYROLL                    PPD ID: 1234567890', 'MEPLIN INC', 'direct-debit'],
  ] as const)('of columns, %s, begins its payee with "%s" and says %s', (text, payee, rail) => {
    const reading = read(text, 'US');
    expect(reading.payee.startsWith(payee)).toBe(true);
    expect(reading.rail).toBe(rail);
  });

  it('reads the same in lower case, with other spacing', () => {
    expect(read('bill payment from mr j orbel, reference room').rail).toBe('faster-payment');
    expect(read('DIRECT  DEBIT   PAYMENT TO MEPLIN  DIGITAL')).toEqual({
      payee: 'MEPLIN  DIGITAL',
      rail: 'direct-debit',
      viaProcessor: false,
    });
  });

  it.each([
    ['SQ *MEPLIN BAKES', 'MEPLIN BAKES', true],
    ['SumUp *MEPLIN BAKES', 'MEPLIN BAKES', true],
    ['PAYPAL *MEPLIN', 'MEPLIN', true],
    ['ZETTLE_*MEPLIN BAKES', 'MEPLIN BAKES', true],
    ['CRV*Meplin verify      London        GBR', 'Meplin verify', true],
    ['SQ MEPLIN BAKES', 'MEPLIN BAKES', true],
    ['SQ JONES', 'SQ JONES', false],
    ['SQ FOOT LTD', 'SQ FOOT LTD', false],
    ['PY FOOT LTD', 'PY FOOT LTD', false],
  ])('names who is behind a processor: %s names "%s"', (text, payee, viaProcessor) => {
    expect(read(text)).toMatchObject({ payee, viaProcessor });
  });

  it.each([
    ['DD', 'direct-debit', ''],
    ['BGC', 'bank-credit', ''],
    ['SO', 'standing-order', ''],
    ['ATM', null, 'ATM'],
    ['FT', null, 'FT'],
  ])('of one bank code alone, %s, has rail %s and payee "%s"', (code, rail, payee) => {
    expect(read(code)).toEqual({ payee, rail, viaProcessor: false });
  });

  it.each(['DEBENHAMS', 'VISTAPRINT', 'ATMOS ENERGY'])(
    'that begins or ends with the letters of a code keeps them: %s',
    name => {
      expect(read(name)).toEqual({ payee: name, rail: null, viaProcessor: false });
    },
  );

  it('may be empty', () => {
    expect(read('')).toEqual({ payee: '', rail: null, viaProcessor: false });
    expect(read(' - ')).toEqual({ payee: '', rail: null, viaProcessor: false });
  });
});

describe('what a bank says of itself', () => {
  it.each([
    ['ARRANGED OVERDRAFT USAGE FEE', 'interest-and-overdraft-charges'],
    ['UNARRANGED OVERDRAFT USAGE FEE', 'interest-and-overdraft-charges'],
    ['MONTHLY ACCOUNT FEE', 'bank-charges'],
    ['NON-STERLING TRANSACTION FEE', 'bank-charges'],
    ['NON-GBP TRANS FEE 2.75% CD 1234', 'bank-charges'],
    ['UNPAID DD FEE', 'returned-payment-fee'],
  ])('as in %s is %s, with no merchant', (text, category) => {
    const { enrichedData } = only(enrich([debit('2026-01-05', 5, text)]));
    expect(enrichedData).toMatchObject({ category: { slug: category }, predictedMerchantName: null });
  });

  it('of interest paid is interest', () => {
    expect(categoryOf(credit('2026-01-05', 5, 'INTEREST PAID AFTER TAX 0.00 DEDUCTED'))).toBe(
      'interest-income',
    );
  });

  it('of a transfer to an own account is such a transfer', () => {
    for (const text of [
      'To A/C 12345678 , Via Mobile Xfer',
      'REGULAR TRANSFER PAYMENT TO ACCOUNT 090128 12345678, MANDATE NO 3',
    ]) {
      expect(categoryOf(debit('2026-01-05', 5, text))).toBe('own-account-transfer');
    }
  });

  it('of a purchase with cash back is a purchase, not a reward', () => {
    const text = 'PURCHASE WITH CASH BACK AUTHORIZED ON 08/02 WALMART CA P586214123456789 CARD 1234';
    expect(categoryOf(debit('2026-01-05', 60, text), {}, 'US')).not.toBe('cashback-and-rewards');
  });
});

describe('the United States government', () => {
  it.each([
    ['SSA TREAS 310 XXSOC SEC PPD ID: 9031736042', 'state-pension'],
    ['AC-SSA TREAS 310-XXSOC SEC', 'state-pension'],
    ['ACH:SSA TREAS 310 -XXSOC SEC', 'state-pension'],
    ['US TREASURY 310 XXSOC SEC', 'state-pension'],
    ['SSA TREAS 310 XXSUPP SEC PPD ID: 9031036030', 'other-benefit'],
    ['VACP TREAS 310 XXVA BENEF PPD ID: 9111736002', 'other-benefit'],
    ['IRS TREAS 310 TAX REF PPD ID: 9111036170', 'tax-refund'],
    ['STATE OF OHIO UNEMPLOYMENT BENEFIT PMT', 'out-of-work-benefit'],
  ])('pays %s as %s', (text, category) => {
    expect(categoryOf(credit('2026-01-05', 900, text), {}, 'US')).toBe(category);
  });

  it('is paid its taxes', () => {
    expect(categoryOf(debit('2026-01-05', 900, 'IRS USATAXPYMT'), {}, 'US')).toBe('government-and-tax');
  });
});
