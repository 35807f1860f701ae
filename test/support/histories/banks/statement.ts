/** One account's statement: a bank's templates with the habits of the export it was read through. */
import type { Transaction } from '../../../../src/model/transaction.js';
import type { Random } from '../random.js';
import type { Bank, PaymentKind } from './bank.js';
import { type CodeStyle, transactionCodeOf } from './isoCodes.js';

export interface Payment {
  readonly kind: PaymentKind;
  readonly name: string;
  readonly reference?: string;
  readonly place?: string;
}

export interface Statement {
  readonly bank: Bank;
  readonly tags: readonly string[];
  write(payment: Payment, day: string): Written;
}

export type Written = Pick<
  Transaction,
  'description' | 'counterPartyName' | 'proprietaryTransactionCode' | 'transactionCode'
>;

type Letters = 'as-written' | 'upper' | 'lower' | 'title';

/** Bacs: eighteen characters for the originator's name and for its reference. Nacha: sixteen and ten. */
const FIELD = { GB: { name: 18, reference: 18 }, US: { name: 16, reference: 10 } } as const;
const COLUMNS = [18, 22, 25, 32];

/** What an export does to the bank's text. */
interface Habits {
  readonly letters: Letters;
  readonly isPadded: boolean;
  /** Characters of a name that it keeps. */
  readonly column: number;
  readonly hasCodes: boolean;
  readonly namesCounterparty: boolean;
  /** British Open Banking interfaces give them. */
  readonly isoCodes: CodeStyle;
}

const WIDEST = 40;

function habitsOf(bank: Bank, country: 'GB' | 'US', random: Random): Habits {
  return {
    letters: random.weighted<Letters>([
      ['as-written', 70],
      ['upper', 14],
      ['lower', 7],
      ['title', 9],
    ]),
    isPadded: random.chance(0.1),
    column: random.chance(0.3) ? random.pick(COLUMNS) : WIDEST,
    hasCodes: Object.keys(bank.codes).length > 0 && random.chance(0.35),
    namesCounterparty: random.chance(0.12),
    isoCodes:
      country === 'US'
        ? 'none'
        : random.fork('iso codes').weighted<CodeStyle>([
            ['none', 76],
            ['letters', 12],
            ['names', 12],
          ]),
  };
}

/** Where a statement has the name of who pays or is paid; `as-exported`: in the text, and where the export names it beside. */
export type NamePlace = 'as-exported' | 'text' | 'field' | 'both';

/** Whose templates take the name for the other side's, and not for a machine's or the bank's own words. */
const NAMES_OTHER_SIDE: ReadonlySet<PaymentKind> = new Set<PaymentKind>([
  'card',
  'card-online',
  'card-refund',
  'direct-debit',
  'direct-debit-returned',
  'standing-order',
  'payment-out',
  'payment-in',
  'bank-credit',
]);

/** `changesOn`, if any, is the day from which another export is read. */
export function statementOf(
  bank: Bank,
  country: 'GB' | 'US',
  random: Random,
  changesOn: string | undefined,
  namePlace: NamePlace,
): Statement {
  const before = habitsOf(bank, country, random.fork('habits'));
  const after = habitsOf(bank, country, random.fork('later habits'));
  const card = random.digits(4);
  const otherAccount = country === 'GB' ? `${random.digits(6)} ${random.digits(8)}` : random.digits(4);
  const field = FIELD[country];

  function write({ kind, name, reference = '', place = '' }: Payment, day: string): Written {
    const { letters, isPadded, column, hasCodes, namesCounterparty, isoCodes } =
      changesOn !== undefined && day >= changesOn ? after : before;
    const isBulk = kind === 'bank-credit';
    const width = isBulk ? Math.min(field.name, column) : kind === 'bank-words' ? name.length : column;
    const shown = name.slice(0, width).trimEnd();
    const written = (named: string) => {
      const numbers = random.fork(`${kind} ${name} ${day}`);
      return bank.writes[kind]({
        name: isPadded && kind !== 'bank-words' ? named.padEnd(Math.min(width, 22)) : named,
        reference: isBulk ? reference.slice(0, field.reference) : reference.slice(0, 30),
        place,
        day,
        card,
        otherAccount,
        digits: count => numbers.digits(count),
      });
    };
    const inText = written(shown);
    const canMove = NAMES_OTHER_SIDE.has(kind) && hasWords(inText, shown);
    const namesBeside =
      namePlace === 'as-exported'
        ? namesCounterparty && (isBulk || kind === 'payment-in')
        : namePlace !== 'text' && canMove;
    const description = namePlace === 'field' && canMove ? written('') : inText;
    const transactionCode = transactionCodeOf(kind, isoCodes);
    const code = hasCodes ? bank.codes[kind] : undefined;
    return {
      description: inLetters(description.trimEnd(), letters),
      ...(namesBeside ? { counterPartyName: shown } : {}),
      ...(transactionCode === undefined ? {} : { transactionCode }),
      ...(code === undefined ? {} : { proprietaryTransactionCode: { code, issuer: bank.name } }),
    };
  }

  return {
    bank,
    write,
    tags: [
      `bank:${bank.name}`,
      ...tagsOf(before),
      ...(changesOn === undefined ? [] : ['export-changes', ...tagsOf(after)]),
    ],
  };
}

function tagsOf({ letters, isPadded, column, hasCodes, namesCounterparty, isoCodes }: Habits): string[] {
  return [
    ...(letters === 'as-written' ? [] : [`letters:${letters}`]),
    ...(isPadded ? ['padded'] : []),
    ...(column < WIDEST ? [`column:${column}`] : []),
    ...(hasCodes ? ['bank-codes'] : []),
    ...(namesCounterparty ? ['counterparty-named'] : []),
    ...(isoCodes === 'none' ? [] : [`iso-codes:${isoCodes}`]),
  ];
}

/** A column that cuts the name, or glues more to it, leaves other words than those of the name. */
function hasWords(text: string, name: string): boolean {
  return (
    name !== '' &&
    ` ${text.replace(/[^A-Za-z0-9]+/g, ' ')} `.includes(` ${name.replace(/[^A-Za-z0-9]+/g, ' ').trim()} `)
  );
}

function inLetters(text: string, letters: Letters): string {
  if (letters === 'upper') return text.toUpperCase();
  if (letters === 'lower') return text.toLowerCase();
  if (letters === 'title') return text.toLowerCase().replace(/\b[a-z]/g, letter => letter.toUpperCase());
  return text;
}
