/** Accounts as banks report them: pay, benefits, bills, shopping, refunds, own transfers and odd credits. */
import fc from 'fast-check';
import type { TransactionInput } from '../../src/index.js';
import { addDays, dayInMonth, every } from './dates.js';

export const MAIN_ACCOUNT = 'main';
export const SECOND_ACCOUNT = 'second';

export interface Ledger {
  readonly transactions: readonly TransactionInput[];
  /** Inclusive; all booking dates lie between. */
  readonly from: string;
  readonly to: string;
}

type Draft = Omit<TransactionInput, 'transactionId'>;
type Drafts = fc.Arbitrary<readonly Draft[]>;

/** How banks write the same payment. Formats are facts about banks; the names are invented or well-known shops. */
const CARD = [
  (name: string, date: string) => `CARD PAYMENT TO ${name},1.00 GBP, RATE 1.00/GBP ON ${dayFirst(date)}`,
  (name: string, date: string) => `${name} ON ${date.slice(8)} ${monthOf(date)} BCC`,
  (name: string, date: string) =>
    `'4637 ${date.slice(8)}${monthOf(date)}${date.slice(2, 4)} C , ${name} , LEEDS GB`,
  (name: string) => `${name} CD 1234`,
  (name: string) => name,
];
const DIRECT_DEBIT = [
  (name: string) => `DIRECT DEBIT PAYMENT TO ${name} REF 20394857, MANDATE NO 0034`,
  (name: string) => `${name} DDR`,
  (name: string) => `${name} DD`,
];
const BANK_CREDIT = [
  (name: string, reference: string) => `BANK GIRO CREDIT REF ${name}, ${reference}`,
  (name: string, reference: string) => `${name} ${reference} BGC`,
  (name: string, reference: string) => `${name} ${reference}`,
];
const FASTER_PAYMENT_IN = [
  (name: string, reference: string) => `FASTER PAYMENTS RECEIPT REF.${reference} FROM ${name}`,
  (name: string, reference: string) => `BILL PAYMENT FROM ${name}, REFERENCE ${reference}`,
  (name: string, reference: string) => `${name} ${reference} FPI`,
];

const EMPLOYERS = ['NORTHGATE LOGISTICS LTD', 'HARBOUR FOODS PLC', 'KESTREL CARE GROUP', 'ASHDOWN PRINT LTD'];
const NAMELESS_PAYERS = ['ZORVEX QUANDLE', 'MEPLIN TRAST', 'GLIMVOR', 'OBERTIX HOLT'];
const BENEFITS = [
  'DWP UC 10203040506070809N',
  'XXXXXXXXX DWP PIP',
  'HMRC CHILD BENEFIT',
  'XXXXXXXXX DWP SP',
  'DWP ESA',
];
const SHOPS = [
  'TESCO STORES 3021',
  'SAINSBURYS S/MKT',
  'AMAZON.CO.UK',
  'ARGOS',
  'BOOTS 1234',
  'SHELL HARROGATE',
  'GREGGS',
];
const BILLS = [
  'BRITISH GAS',
  'THAMES WATER',
  'LEEDS CITY COUNCIL',
  'SKY DIGITAL',
  'NETFLIX.COM',
  'LOWELL FINANCIAL',
  'TV LICENCE MBP',
];
const PEOPLE = ['MR A SMITH', 'JANE TAYLOR', 'MRS P JONES'];
const ODD_CREDITS = [
  'PADDY POWER WINNINGS',
  'LOAN ADVANCE',
  'CASH DEPOSIT',
  'AVIVA INSURANCE CLAIM',
  'TOPCASHBACK',
  'HMRC TAX REFUND',
  'INTEREST PAID',
];

const pounds = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map(pence => pence / 100);

function plus(amount: number, more: number): number {
  return Math.round((amount + more) * 100) / 100;
}

/** The last day is drawn, and then how many days the account reaches back. */
const span = fc
  .record({
    year: fc.integer({ min: 2023, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    days: fc.integer({ min: 30, max: 450 }),
  })
  .map(({ year, month, day, days }) => {
    const to = dayInMonth(year, month, day);
    return { from: addDays(to, -days), to };
  });

type Span = { readonly from: string; readonly to: string };

export interface LedgerKind {
  /** A second account of the same person, with paired transfers. */
  readonly hasSecondAccount?: boolean;
  /** Only credits whose words say what they are, and every amount far above the 50.00 threshold. */
  readonly isPlain?: boolean;
}

export function ledger({ hasSecondAccount = false, isPlain = false }: LedgerKind = {}): fc.Arbitrary<Ledger> {
  return span.chain(dates => {
    const parts: Drafts[] = [
      fc.array(salary(dates), { maxLength: 2 }).map(lists => lists.flat()),
      fc.array(benefit(dates), { maxLength: 2 }).map(lists => lists.flat()),
      fc.array(bill(dates), { maxLength: 4 }).map(lists => lists.flat()),
      fc.array(purchase(dates, isPlain), { maxLength: 25 }).map(lists => lists.flat()),
    ];
    if (!isPlain) {
      parts.push(
        fc.array(nameless(dates), { maxLength: 2 }).map(lists => lists.flat()),
        fc.array(fromPerson(dates), { maxLength: 5 }),
        fc.array(oddCredit(dates), { maxLength: 5 }),
        fc.array(pending(dates), { maxLength: 3 }),
      );
    }
    if (hasSecondAccount)
      parts.push(fc.array(ownTransfer(dates), { maxLength: 4 }).map(lists => lists.flat()));
    return fc.tuple(...parts).map(drafts => ({ ...dates, transactions: numbered(drafts.flat()) }));
  });
}

function numbered(drafts: readonly Draft[]): TransactionInput[] {
  return drafts.map(
    (draft, index) => ({ transactionId: `t${String(index).padStart(4, '0')}`, ...draft }) as TransactionInput,
  );
}

function payDates({ from, to }: Span): fc.Arbitrary<string[]> {
  return fc.oneof(
    fc.integer({ min: 1, max: 31 }).map(day => onDayOfMonth(day, from, to)),
    fc
      .record({ step: fc.constantFrom(7, 14, 28), offset: fc.integer({ min: 0, max: 13 }) })
      .map(({ step, offset }) => every(step, addDays(from, offset), 70).filter(date => date <= to)),
  );
}

function onDayOfMonth(day: number, from: string, to: string): string[] {
  const year = Number(from.slice(0, 4));
  return Array.from({ length: 36 }, (_, index) => dayInMonth(year, index + 1, day)).filter(
    date => date >= from && date <= to,
  );
}

function salary(dates: Span): Drafts {
  return fc
    .record({
      days: payDates(dates),
      employer: fc.constantFrom(...EMPLOYERS),
      amount: pounds(200, 3000),
      variation: fc.constantFrom(0, 0, 3, 250),
      write: fc.constantFrom(...BANK_CREDIT),
    })
    .map(({ days, employer, amount, variation, write }) =>
      days.map((day, index) =>
        booked('Credit', day, plus(amount, (index % 3) * variation), write(employer, 'SALARY')),
      ),
    );
}

function benefit(dates: Span): Drafts {
  return fc
    .record({ days: payDates(dates), text: fc.constantFrom(...BENEFITS), amount: pounds(60, 900) })
    .map(({ days, text, amount }) => days.map(day => booked('Credit', day, amount, text)));
}

function nameless(dates: Span): Drafts {
  return fc
    .record({ days: payDates(dates), payer: fc.constantFrom(...NAMELESS_PAYERS), amount: pounds(10, 1500) })
    .map(({ days, payer, amount }) => days.map(day => booked('Credit', day, amount, `${payer} BGC`)));
}

function bill(dates: Span): Drafts {
  return fc
    .record({
      days: payDates(dates),
      name: fc.constantFrom(...BILLS),
      amount: pounds(61, 300),
      write: fc.constantFrom(...DIRECT_DEBIT),
    })
    .map(({ days, name, amount, write }) => days.map(day => booked('Debit', day, amount, write(name))));
}

/** A purchase, some of them returned a few days later in whole or in part. */
function purchase(dates: Span, isPlain: boolean): Drafts {
  return fc
    .record({
      day: dayIn(dates),
      shop: fc.constantFrom(...SHOPS),
      amount: isPlain ? pounds(200, 400) : pounds(1, 400),
      write: fc.constantFrom(...CARD),
      refund: fc.constantFrom(0, 0, 0, 0.5, 1),
      after: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ day, shop, amount, write, refund, after }) => {
      const bought = booked('Debit', day, amount, write(shop, day));
      const returnedOn = addDays(day, after);
      return refund === 0 || returnedOn > dates.to
        ? [bought]
        : [bought, booked('Credit', returnedOn, Math.floor(amount * refund * 100) / 100, `${shop} REFUND`)];
    });
}

function fromPerson(dates: Span): fc.Arbitrary<Draft> {
  return fc
    .record({
      day: dayIn(dates),
      person: fc.constantFrom(...PEOPLE),
      amount: pounds(1, 400),
      write: fc.constantFrom(...FASTER_PAYMENT_IN),
    })
    .map(({ day, person, amount, write }) => booked('Credit', day, amount, write(person, 'PIZZA')));
}

function oddCredit(dates: Span): fc.Arbitrary<Draft> {
  return fc
    .record({ day: dayIn(dates), text: fc.constantFrom(...ODD_CREDITS), amount: pounds(1, 2000) })
    .map(({ day, text, amount }) => booked('Credit', day, amount, text));
}

function pending(dates: Span): fc.Arbitrary<Draft> {
  return fc
    .record({ day: dayIn(dates), isCredit: fc.boolean(), amount: pounds(1, 900) })
    .map(({ day, isCredit, amount }) => ({
      ...booked(isCredit ? 'Credit' : 'Debit', day, amount, isCredit ? 'SALARY ADVANCE' : 'ARGOS'),
      status: 'Pending' as const,
    }));
}

function ownTransfer(dates: Span): Drafts {
  return fc
    .record({ day: dayIn(dates), amount: pounds(10, 500), later: fc.integer({ min: 0, max: 3 }) })
    .map(({ day, amount, later }) => {
      const arrives = addDays(day, later);
      const leaving = booked('Debit', day, amount, 'TRANSFER TO 12345678', MAIN_ACCOUNT);
      return arrives > dates.to
        ? [leaving]
        : [leaving, booked('Credit', arrives, amount, 'TRANSFER FROM 87654321', SECOND_ACCOUNT)];
    });
}

function dayIn({ from, to }: Span): fc.Arbitrary<string> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return fc.integer({ min: 0, max: days }).map(offset => addDays(from, offset));
}

function booked(
  creditDebitIndicator: 'Credit' | 'Debit',
  bookingDate: string,
  amount: number,
  description: string,
  accountId: string = MAIN_ACCOUNT,
): Draft {
  return { description, amount, creditDebitIndicator, status: 'Booked', bookingDate, accountId };
}

/** Dates among those of the ledger, rows among those of the ledger: for properties that change or add one. */
export function rowOf({ transactions }: Ledger): fc.Arbitrary<TransactionInput> {
  return fc.constantFrom(...transactions);
}

export const dayOfLedger = ({ from, to }: Ledger): fc.Arbitrary<string> => dayIn({ from, to });

/** Values of every kind that JavaScript has. */
export const junk = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  stringUnit: 'binary',
});

/** A copy of a valid value in which one member, somewhere, is anything at all. */
export function spoiled<Value extends object>(valid: Value): fc.Arbitrary<Value> {
  return fc
    .tuple(fc.constantFrom(...pathsOf(valid)), junk)
    .map(([path, value]) => replaced(valid, path, value) as Value);
}

type Path = readonly string[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((member, index) => (String(index) === key ? replaced(member, rest, by) : member));
  }
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [key]: replaced(members[key], rest, by) };
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

function monthOf(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] as string;
}

function dayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}
