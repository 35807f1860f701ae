/** Names and words of payments in each country. The names are invented or well-known; the forms are those of banks.ts. */
import type { CountryCode } from '../../src/index.js';

export interface Wording {
  readonly employers: readonly string[];
  readonly pay: string;
  /** Names that say nothing of what they pay for. */
  readonly namelessPayers: readonly string[];
  readonly benefits: readonly string[];
  readonly shops: readonly string[];
  readonly towns: readonly string[];
  readonly bills: readonly string[];
  readonly people: readonly string[];
  /** Who hold the account where the request says so. Of `people`, one is a holder and one a relative. */
  readonly holders: readonly string[];
  /** As an employer writes each of the holders. */
  readonly holdersPaid: readonly string[];
  readonly oddCredits: readonly string[];
  /** Refunds beside those of `shops`. */
  readonly refunds: readonly string[];
}

export const WORDING: Readonly<Record<CountryCode, Wording>> = {
  GB: {
    employers: ['NORTHGATE LOGISTICS LTD', 'HARBOUR FOODS PLC', 'KESTREL CARE GROUP', 'ASHDOWN PRINT LTD'],
    pay: 'SALARY',
    namelessPayers: ['ZORVEX QUANDLE', 'MEPLIN TRAST', 'GLIMVOR', 'OBERTIX HOLT'],
    benefits: [
      'DWP UC 10203040506070809N',
      'XXXXXXXXX DWP PIP',
      'HMRC CHILD BENEFIT',
      'XXXXXXXXX DWP SP',
      'DWP ESA',
    ],
    shops: [
      'TESCO STORES 3021',
      'SAINSBURYS S/MKT',
      'AMAZON.CO.UK',
      'ARGOS',
      'BOOTS 1234',
      'SHELL HARROGATE',
      'GREGGS',
    ],
    towns: ['LEEDS', 'YORK', ''],
    bills: [
      'BRITISH GAS',
      'THAMES WATER',
      'LEEDS CITY COUNCIL',
      'SKY DIGITAL',
      'NETFLIX.COM',
      'LOWELL FINANCIAL',
      'TV LICENCE MBP',
    ],
    people: ['MR A SMITH', 'JANE TAYLOR', 'MRS P JONES'],
    holders: ['Mr Adam Smith', 'Mrs Olwen Jones'],
    holdersPaid: ['A SMITH', 'O JONES'],
    oddCredits: [
      'PADDY POWER WINNINGS',
      'LOAN ADVANCE',
      'CASH DEPOSIT',
      'AVIVA INSURANCE CLAIM',
      'TOPCASHBACK',
      'HMRC TAX REFUND',
      'INTEREST PAID',
    ],
    refunds: [
      'ARGOS REFUND',
      'TESCO STORES 3021 REFUND',
      'REFUND AMAZON.CO.UK',
      'PURCHASE RETURN GREGGS',
      'RETURNED DD BRITISH GAS',
      'ZORVEX QUANDLE REFUND',
    ],
  },
  US: {
    employers: ['NORTHGATE LOGISTICS', 'HARBOR FOODS INC', 'KESTREL CARE LLC', 'ASHDOWN PRINT CO'],
    pay: 'PAYROLL',
    namelessPayers: ['ZORVEX QUANDLE', 'MEPLIN TRAST', 'GLIMVOR', 'OBERTIX HOLT'],
    benefits: [
      'SSA TREAS 310 XXSOC SEC PPD ID: 9031036030',
      'VACP TREAS 310 XXVA BENEF',
      'SSI TREAS 310 XXSUPP SEC',
      'STATE OF CALIFORNIA EDD UI BENEFIT',
    ],
    shops: [
      'WAL-MART #1234',
      'KROGER 123',
      'AMAZON.COM*2X4Y6',
      'TARGET 00012345',
      'CVS/PHARMACY #04567',
      'SHELL OIL 57442',
      'STARBUCKS STORE 09876',
    ],
    towns: ['TOLEDO OH', 'NASHVILLE TN', ''],
    bills: [
      'DUKE ENERGY',
      'COMCAST CABLE',
      'STATE FARM',
      'VERIZON WIRELESS',
      'NETFLIX.COM',
      'MIDLAND CREDIT',
      'CITY OF TOLEDO',
    ],
    people: ['ADAM SMITH', 'JANE TAYLOR', 'PAULA JONES'],
    holders: ['Adam B. Smith', 'Olwen Jones'],
    holdersPaid: ['SMITH,ADAM B', 'OLWEN JONES'],
    oddCredits: [
      'DRAFTKINGS WINNINGS',
      'LOAN ADVANCE',
      'ATM CASH DEPOSIT',
      'STATE FARM INSURANCE CLAIM',
      'RAKUTEN CASHBACK',
      'IRS TREAS 310 TAX REF',
      'INTEREST PAYMENT',
    ],
    refunds: [
      'TARGET REFUND',
      'PURCHASE RETURN AUTHORIZED ON 03/04 KROGER 123 NASHVILLE TN',
      'REFUND AMAZON.COM',
      'DEBIT CARD REFUND STARBUCKS STORE 09876',
      'ZORVEX QUANDLE REFUND',
    ],
  },
};
