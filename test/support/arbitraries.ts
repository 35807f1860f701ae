/** Accounts as banks report them: pay, benefits, bills, shopping, refunds, own transfers and odd credits. */
import fc from 'fast-check';
import type { CountryCode, Transaction } from '../../src/index.js';
import { sample, type Write, writer } from './bankText.js';
import { country, idIn } from './country.js';
import { addDays, dayInMonth, every } from './dates.js';
import { WORDING } from './wording.js';

export const MAIN_ACCOUNT = 'main';
export const SECOND_ACCOUNT = 'second';

export interface Ledger {
  readonly country: CountryCode;
  readonly transactions: readonly Transaction[];
  /** Inclusive; all booking dates lie between. */
  readonly from: string;
  readonly to: string;
  /** Whether requests of these rows name the holders of the account; `placeOf` has them. */
  readonly isHeld: boolean;
}

type Draft = Omit<Transaction, 'transactionId'>;
type Drafts = fc.Arbitrary<readonly Draft[]>;

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

/** Where and when the rows of one ledger lie. */
interface Setting {
  readonly country: CountryCode;
  readonly from: string;
  readonly to: string;
  readonly isHeld: boolean;
}

export interface LedgerKind {
  /** A second account of the same person, with paired transfers. */
  readonly hasSecondAccount?: boolean;
  /** Only credits whose words say what they are, and every amount far above the 50.00 threshold. */
  readonly isPlain?: boolean;
}

/** One in so many ledgers that are not plain is a busy one. */
const BUSY = 16;
const MOST_IN_BUSY = 300;

/** One request in four names the holders. */
const held = fc.nat({ max: 3 }).map(place => place === 3);

/** The country is drawn first; American and British ledgers come as often. */
export function ledger({ hasSecondAccount = false, isPlain = false }: LedgerKind = {}): fc.Arbitrary<Ledger> {
  return fc.tuple(country, span, held).chain(([code, dates, isHeld]) => {
    const setting = { country: code, ...dates, isHeld };
    const parts: Drafts[] = [
      several(salary(setting), 2),
      several(benefit(setting), 2),
      several(bill(setting), 4),
      several(purchase(setting, isPlain), 25),
    ];
    if (!isPlain) {
      parts.push(
        several(nameless(setting), 2),
        fc.array(fromPerson(setting), { maxLength: 5 }),
        fc.array(oddCredit(setting), { maxLength: 5 }),
        fc.array(pending(setting), { maxLength: 3 }),
        asBanksWrite(setting),
      );
    }
    if (hasSecondAccount) parts.push(several(ownTransfer(setting), 4));
    return fc
      .tuple(...parts)
      .map(drafts => ({ ...setting, transactions: numbered(drafts.flat().slice(0, MOST_ROWS), setting) }));
  });
}

/** What a request holds at most. */
export const MOST_ROWS = 400;

function several(drafts: Drafts, maxLength: number): Drafts {
  return fc.array(drafts, { maxLength }).map(lists => lists.flat());
}

function numbered(drafts: readonly Draft[], { country: code, isHeld }: Setting): Transaction[] {
  return drafts.map(
    (draft, index) =>
      ({ transactionId: idIn(code, `t${String(index).padStart(4, '0')}`, isHeld), ...draft }) as Transaction,
  );
}

/** Narratives of every bank of the country, some of them spoilt; seldom as many as a busy account has. */
function asBanksWrite(setting: Setting): Drafts {
  const row = fc
    .record({ text: sample(setting.country), day: dayIn(setting), amount: pounds(1, 900) })
    .map(({ text: { direction, description }, day, amount }) => booked(direction, day, amount, description));
  return fc.oneof(
    { weight: BUSY - 1, arbitrary: fc.array(row, { maxLength: 12 }) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 60, max: MOST_IN_BUSY })
        .chain(count => fc.array(row, { minLength: count, maxLength: count })),
    },
  );
}

function payDates({ from, to }: Setting): fc.Arbitrary<string[]> {
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

function salary(setting: Setting): Drafts {
  const { employers, pay, holdersPaid } = WORDING[setting.country];
  const references = setting.isHeld ? [pay, ...holdersPaid.map(name => `${pay} ${name}`)] : [pay];
  return fc
    .record({
      reference: fc.constantFrom(...references),
      days: payDates(setting),
      employer: fc.constantFrom(...employers),
      amount: pounds(200, 3000),
      variation: fc.constantFrom(0, 0, 3, 250),
      write: writer(setting.country),
    })
    .map(({ days, employer, amount, variation, write, reference }) =>
      days.map((day, index) =>
        booked(
          'Credit',
          day,
          plus(amount, (index % 3) * variation),
          write('bank-credit', { day, name: employer, reference }),
        ),
      ),
    );
}

function benefit(setting: Setting): Drafts {
  return fc
    .record({
      days: payDates(setting),
      text: fc.constantFrom(...WORDING[setting.country].benefits),
      amount: pounds(60, 900),
    })
    .map(({ days, text, amount }) => days.map(day => booked('Credit', day, amount, text)));
}

function nameless(setting: Setting): Drafts {
  return fc
    .record({
      days: payDates(setting),
      name: fc.constantFrom(...WORDING[setting.country].namelessPayers),
      amount: pounds(10, 1500),
      write: writer(setting.country),
    })
    .map(({ days, name, amount, write }) =>
      days.map(day => booked('Credit', day, amount, write('bank-credit', { day, name }))),
    );
}

function bill(setting: Setting): Drafts {
  return fc
    .record({
      days: payDates(setting),
      name: fc.constantFrom(...WORDING[setting.country].bills),
      amount: pounds(61, 300),
      write: writer(setting.country),
    })
    .map(({ days, name, amount, write }) =>
      days.map(day => booked('Debit', day, amount, write('direct-debit', { day, name }))),
    );
}

/** A purchase, some of them returned a few days later in whole or in part. */
function purchase(setting: Setting, isPlain: boolean): Drafts {
  const { shops, towns } = WORDING[setting.country];
  return fc
    .record({
      day: dayIn(setting),
      name: fc.constantFrom(...shops),
      place: fc.constantFrom(...towns),
      kind: fc.constantFrom('card' as const, 'card-online' as const),
      amount: isPlain ? pounds(200, 400) : pounds(1, 400),
      write: writer(setting.country),
      refund: fc.constantFrom(0, 0, 0, 0.5, 1),
      after: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ day, name, place, kind, amount, write, refund, after }) => {
      const bought = booked('Debit', day, amount, write(kind, { day, name, place }));
      const returnedOn = addDays(day, after);
      const returned = Math.floor(amount * refund * 100) / 100;
      return refund === 0 || returnedOn > setting.to
        ? [bought]
        : [bought, booked('Credit', returnedOn, returned, returnOf(write, returnedOn, name, place))];
    });
}

function returnOf(write: Write, day: string, name: string, place: string): string {
  return write('card-refund', { day, name, place });
}

function fromPerson(setting: Setting): fc.Arbitrary<Draft> {
  return fc
    .record({
      day: dayIn(setting),
      name: fc.constantFrom(...WORDING[setting.country].people),
      amount: pounds(1, 400),
      write: writer(setting.country),
    })
    .map(({ day, name, amount, write }) =>
      booked('Credit', day, amount, write('payment-in', { day, name, reference: 'PIZZA' })),
    );
}

function oddCredit(setting: Setting): fc.Arbitrary<Draft> {
  return fc
    .record({
      day: dayIn(setting),
      text: fc.constantFrom(...WORDING[setting.country].oddCredits),
      amount: pounds(1, 2000),
    })
    .map(({ day, text, amount }) => booked('Credit', day, amount, text));
}

function pending(setting: Setting): fc.Arbitrary<Draft> {
  return fc
    .record({ day: dayIn(setting), isCredit: fc.boolean(), amount: pounds(1, 900) })
    .map(({ day, isCredit, amount }) => ({
      ...booked(isCredit ? 'Credit' : 'Debit', day, amount, isCredit ? 'SALARY ADVANCE' : 'ARGOS'),
      status: 'Pending' as const,
    }));
}

function ownTransfer(setting: Setting): Drafts {
  return fc
    .record({
      day: dayIn(setting),
      amount: pounds(10, 500),
      later: fc.integer({ min: 0, max: 3 }),
      write: writer(setting.country),
    })
    .map(({ day, amount, later, write }) => {
      const arrives = addDays(day, later);
      const leaving = booked('Debit', day, amount, write('own-out', { day }), MAIN_ACCOUNT);
      return arrives > setting.to
        ? [leaving]
        : [leaving, booked('Credit', arrives, amount, write('own-in', { day: arrives }), SECOND_ACCOUNT)];
    });
}

function dayIn({ from, to }: Pick<Ledger, 'from' | 'to'>): fc.Arbitrary<string> {
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
export function rowOf({ transactions }: Pick<Ledger, 'transactions'>): fc.Arbitrary<Transaction> {
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
