/** One account's statement: a bank's templates with the habits of the export it was read through. */
import type { TransactionInput } from '../../../../src/model/request.js';
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
  TransactionInput,
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

/** `changesOn`, if any, is the day from which another export is read. */
export function statementOf(
  bank: Bank,
  country: 'GB' | 'US',
  random: Random,
  changesOn: string | undefined,
): Statement {
  const before = habitsOf(bank, country, random.fork('habits'));
  const after = habitsOf(bank, country, random.fork('later habits'));
  const card = random.digits(4);
  const otherAccount = country === 'GB' ? `${random.digits(6)} ${random.digits(8)}` : random.digits(4);
  const field = FIELD[country];

  function write({ kind, name, reference = '', place = '' }: Payment, day: string): Written {
    const { letters, isPadded, column, hasCodes, namesCounterparty, isoCodes } =
      changesOn !== undefined && day >= changesOn ? after : before;
    const numbers = random.fork(`${kind} ${name} ${day}`);
    const isBulk = kind === 'bank-credit';
    const width = isBulk ? Math.min(field.name, column) : kind === 'bank-words' ? name.length : column;
    const shown = name.slice(0, width).trimEnd();
    const description = bank.writes[kind]({
      name: isPadded && kind !== 'bank-words' ? shown.padEnd(Math.min(width, 22)) : shown,
      reference: isBulk ? reference.slice(0, field.reference) : reference.slice(0, 30),
      place,
      day,
      card,
      otherAccount,
      digits: count => numbers.digits(count),
    });
    const transactionCode = transactionCodeOf(kind, isoCodes);
    const code = hasCodes ? bank.codes[kind] : undefined;
    return {
      description: inLetters(description.trimEnd(), letters),
      ...(namesCounterparty && (isBulk || kind === 'payment-in') ? { counterPartyName: shown } : {}),
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

function inLetters(text: string, letters: Letters): string {
  if (letters === 'upper') return text.toUpperCase();
  if (letters === 'lower') return text.toLowerCase();
  if (letters === 'title') return text.toLowerCase().replace(/\b[a-z]/g, letter => letter.toUpperCase());
  return text;
}
