/** What comes once: who pays it, in what words, and how much it is. */
import type { PaymentKind } from '../../banks/bank.js';
import type { NotIncomeReason } from '../../history.js';
import type { Halves } from '../kind.js';

export interface Lump {
  readonly name: string;
  readonly reason: NotIncomeReason;
  readonly category: string;
  readonly kind: PaymentKind;
  /** `{S}` is a surname, `{P}` the town; `{PERSON}` somebody. */
  readonly payers: Halves<string>;
  readonly words: Halves<string>;
  /** Where nothing but the name is said. */
  readonly payersAlone?: Halves<string>;
  /** Pounds, least and most. */
  readonly range: readonly [number, number];
  readonly isRound?: boolean;
  /** In how many parts it may come; 1 when left out. */
  readonly parts?: readonly [number, number];
  /** The most of it soon goes elsewhere. */
  readonly movesOn?: boolean;
}

const SOLICITORS: Halves<string> = {
  tuned: ['{S} SOLICITORS', '{S} & {S} LLP CLIENT', '{P} LAW CLIENT AC', '{S} LEGAL'],
  'held-out': ['{S} LAW LLP', '{S} {S} SOLS', '{P} CONVEYANCING', '{S} LAWYERS CLT AC'],
};

export const LUMPS: readonly Lump[] = [
  {
    name: 'compensation once',
    reason: 'one-off',
    category: 'other-income',
    kind: 'bank-credit',
    payers: {
      tuned: ['CICA', '{S} SOLICITORS', 'FSCS', 'EASYJET EU261', 'THAMES WATER GSS'],
      'held-out': ['MIB CLAIMS', '{S} LAW LLP', 'FIN OMBUDSMAN', 'RYANAIR CLAIMS', 'OPENREACH COMP'],
    },
    words: {
      tuned: ['COMPENSATION', 'COMP AWARD {N6}', 'SETTLEMENT {N5}', 'REDRESS {N7}'],
      'held-out': ['COMPENSATION PYMT', 'DAMAGES {N6}', 'FINAL SETTLEMENT', 'GOODWILL {N5}'],
    },
    payersAlone: SOLICITORS,
    range: [180, 24000],
  },
  {
    name: 'inheritance in one sum or two',
    reason: 'one-off',
    category: 'other-income',
    kind: 'payment-in',
    payers: SOLICITORS,
    words: {
      tuned: ['ESTATE OF {S}', 'INHERITANCE', 'PROBATE {N6}', 'LEGACY'],
      'held-out': ['{S} DECEASED', 'ESTATE DISTRIB', 'BEQUEST', 'RESIDUARY SHARE'],
    },
    range: [3000, 90000],
    parts: [1, 2],
  },
  {
    name: 'gift of the family',
    reason: 'person',
    category: 'person-to-person',
    kind: 'payment-in',
    payers: { tuned: ['{PERSON}'], 'held-out': ['{PERSON}'] },
    words: {
      tuned: ['GIFT', 'LOVE MUM AND DAD', 'HOUSE DEPOSIT', 'HAPPY 30TH'],
      'held-out': ['A PRESENT', 'FROM GRAN', 'TOWARDS HOUSE', 'GRADUATION'],
    },
    range: [500, 25000],
    isRound: true,
  },
  {
    name: 'house sold',
    reason: 'one-off',
    category: 'other-income',
    kind: 'bank-credit',
    payers: SOLICITORS,
    words: {
      tuned: ['SALE PROCEEDS', 'COMPLETION {N6}', 'HOUSE SALE'],
      'held-out': ['NET SALE PROCEEDS', 'PROPERTY SALE', 'SALE OF {N2} ELM RD'],
    },
    range: [35000, 310000],
    movesOn: true,
  },
  {
    name: 'car sold',
    reason: 'sale-of-goods',
    category: 'other-income',
    kind: 'payment-in',
    payers: {
      tuned: ['WE BUY ANY CAR LTD', 'MOTORWAY ONLINE', '{S} MOTORS', '{PERSON}'],
      'held-out': ['CARWOW LTD', 'CINCH CARS', '{S} CAR SALES', '{PERSON}'],
    },
    words: {
      tuned: ['CAR', 'AB{N2} CDE', 'FIESTA', 'VEHICLE PURCHASE'],
      'held-out': ['CAR SALE', 'XY{N2} ZAB', 'GOLF', 'PART EX BALANCE'],
    },
    payersAlone: {
      tuned: ['WE BUY ANY CAR LTD', 'MOTORWAY ONLINE', '{PERSON}'],
      'held-out': ['CARWOW LTD', 'CINCH CARS', '{PERSON}'],
    },
    range: [850, 17500],
  },
  {
    name: 'deposit returned by an agent',
    reason: 'one-off',
    category: 'refund',
    kind: 'payment-in',
    payers: {
      tuned: ['{S} LETTINGS', 'DEPOSIT PROTECTION', '{S} RESIDENTIAL', 'TDS LTD'],
      'held-out': ['{S} PROPERTY MGMT', 'MYDEPOSITS', '{P} RENTALS', 'DPS CUSTODIAL'],
    },
    words: {
      tuned: ['DEPOSIT RETURN', 'DEPOSIT', 'TENANCY DEP {N6}'],
      'held-out': ['DEPOSIT REFUND', 'BOND RETURN', 'DEP REPAY {N6}'],
    },
    payersAlone: {
      tuned: ['{S} LETTINGS', '{S} RESIDENTIAL'],
      'held-out': ['{P} RENTALS', '{S} PROPERTY MGMT'],
    },
    range: [400, 2100],
  },
  {
    name: 'savings matured',
    reason: 'own-transfer',
    category: 'savings',
    kind: 'bank-credit',
    payers: {
      tuned: ['NS&I', 'ATOM BANK', 'ALDERMORE SAVINGS', 'PARAGON BANK'],
      'held-out': ['SHAWBROOK BANK', 'KENT RELIANCE', 'OAKNORTH BANK', 'CHARTER SAVINGS'],
    },
    words: {
      tuned: ['BOND MATURITY', 'MATURED {N8}', 'FIXED RATE BOND', 'ISA CLOSURE'],
      'held-out': ['MATURITY PROCEEDS', 'ACCOUNT CLOSED', '2YR BOND MATURED', 'SAVINGS {N8}'],
    },
    range: [1500, 42000],
  },
];
