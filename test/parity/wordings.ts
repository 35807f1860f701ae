/** How banks of both countries print a payment between people. Half of the household words are held out, as half of the names are. */
import type { Random } from '../support/histories/random.js';

export type Half = 'tuned' | 'heldOut';

export interface Person {
  readonly given: string;
  readonly family: string;
}

interface Printed {
  readonly description: string;
  readonly counterPartyName?: string;
}

interface Asked {
  readonly person: Person;
  /** What the payer wrote. */
  readonly message: string;
  readonly random: Random;
  /** The month's number, from 0. */
  readonly month: number;
}

export interface Wording {
  readonly name: string;
  readonly country: 'GB' | 'US';
  readonly print: (asked: Asked) => Printed;
}

export const MESSAGES: Readonly<Record<'GB' | 'US', Readonly<Record<Half, readonly string[]>>>> = {
  GB: {
    tuned: [
      'BILLS',
      'SHARE',
      'HOUSE',
      'FOOD',
      'MORTGAGE',
      'HOLIDAY',
      'PETROL',
      'THANKS',
      'BIRTHDAY',
      'LOAN BACK',
    ],
    heldOut: ['ELECTRIC', 'GAS', 'CAR', 'WIFI', 'SHOPPING', 'COUNCIL TAX', 'FLAT', 'KIDS', 'DINNER', 'OWED'],
  },
  US: {
    tuned: [
      'UTILITIES',
      'GROCERIES',
      'DINNER',
      'ROOMMATE',
      'GAS MONEY',
      'THANK YOU',
      'CAR',
      'MORTGAGE',
      'INTERNET',
      'TRIP',
    ],
    heldOut: [
      'HOUSE',
      'ELECTRIC BILL',
      'FOOD',
      'PHONE BILL',
      'HAPPY BDAY',
      'WATER BILL',
      'VACATION',
      'MY SHARE',
      'PIZZA',
      'PAID BACK',
    ],
  },
};

const full = ({ given, family }: Person) => `${given} ${family}`;
const turned = ({ given, family }: Person) => `${family} ${given}`;
const initial = ({ given, family }: Person) => `${given.charAt(0)} ${family}`;
const titled = ({ given, family }: Person) => `Ms ${given} ${family}`.toUpperCase();
const inBook = ({ given, family }: Person) =>
  `${given} ${family}`.toLowerCase().replace(/(^|[ '-])([a-z])/g, match => match.toUpperCase());

export const WORDINGS: readonly Wording[] = [
  {
    name: 'faster payment, name alone',
    country: 'GB',
    print: ({ person }) => ({ description: `FASTER PAYMENT RECEIVED FROM ${full(person)}` }),
  },
  {
    name: 'faster payment, last name first, cut at 18',
    country: 'GB',
    print: ({ person, message, random }) => ({
      description: `${turned(person).slice(0, 18)} ${message} FP ${random.digits(2)}/0${random.integer(1, 9)}/26 1045 ${random.digits(18)}`,
    }),
  },
  {
    name: 'faster payment with a message',
    country: 'GB',
    print: ({ person, message }) => ({ description: `FROM ${full(person)} ${message} FPI` }),
  },
  {
    name: 'bank credit with a message',
    country: 'GB',
    print: ({ person, message }) => ({ description: `BANK CREDIT ${full(person)} ${message}` }),
  },
  {
    name: 'name alone',
    country: 'GB',
    print: ({ person }) => ({ description: full(person) }),
  },
  {
    name: 'initial and last name with a message',
    country: 'GB',
    print: ({ person, message }) => ({ description: `${initial(person)} ${message}` }),
  },
  {
    name: 'standing order',
    country: 'GB',
    print: ({ person, message }) => ({ description: `STANDING ORDER FROM ${titled(person)} ${message}` }),
  },
  {
    name: 'name given beside the message',
    country: 'GB',
    print: ({ person, message }) => ({ description: message, counterPartyName: inBook(person) }),
  },
  {
    name: 'name given, last name first',
    country: 'GB',
    print: ({ person }) => ({ description: 'Faster payment', counterPartyName: turned(person) }),
  },
  {
    name: 'Zelle',
    country: 'US',
    print: ({ person, random }) => ({
      description: `Zelle payment from ${full(person)} BAC${random.digits(9)}`,
    }),
  },
  {
    name: 'Zelle with a memo',
    country: 'US',
    print: ({ person, message, random }) => ({
      description: `ZELLE FROM ${full(person)} ON 0${random.integer(1, 9)}/1${random.integer(0, 9)} REF # PP0${random.digits(8)} ${message}`,
    }),
  },
  {
    name: 'Venmo',
    country: 'US',
    print: ({ person, message }) => ({
      description: `VENMO FROM ${inBook(person)} ${message.toLowerCase()}`,
    }),
  },
  {
    name: 'Cash App',
    country: 'US',
    print: ({ person }) => ({ description: `CASH APP*${full(person)}` }),
  },
  {
    name: 'transfer, last name first',
    country: 'US',
    print: ({ person, message }) => ({
      description: `REAL TIME PAYMENT CREDIT ${turned(person)} ${message}`,
    }),
  },
];
