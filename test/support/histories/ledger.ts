/** Where the parts of a history write what happened. What falls outside the days shown is dropped at the end. */
import type { Frequency } from '../../../src/contract/income/frequency.js';
import type { StreamStatus } from '../../../src/contract/income/incomeStream.js';
import type { PaymentKind } from './banks/bank.js';
import type { Payment, Statement, Written } from './banks/statement.js';
import type { NotIncomeReason } from './history.js';

export interface Entry {
  readonly accountId: string;
  readonly day: string;
  readonly pence: number;
  readonly isCredit: boolean;
  readonly category: string;
  readonly kind: PaymentKind;
  readonly written: Written;
}

export interface StreamDraft {
  readonly name: string;
  readonly category: string;
  readonly isBenefit: boolean;
  readonly oneOff?: boolean;
  readonly frequency: Frequency;
  /** Steady pay has a level, variable pay a mean of its paydays, irregular income a mean of its months. */
  readonly pay: 'steady' | 'variable' | 'irregular' | 'no-monthly-figure';
  readonly payments: readonly PaymentDraft[];
  /** All days on which such a payer pays, before the stream began and after it ended too. */
  readonly expected: readonly string[];
  /** What is true at asOf, where the part that writes the payments knows more than they show. */
  readonly standing?: StandingDraft;
  /** So many payments in sight tell what it is: one where words say it, more where only habit does. */
  readonly tellsFrom: number;
  readonly tags: readonly string[];
}

export interface StandingDraft {
  readonly status: StreamStatus;
  /** Pence a month: one figure, a range of figures that are all right, or null where nobody could state one. */
  readonly monthlyPence: number | readonly [least: number, most: number] | null;
}

export interface PaymentDraft {
  /** More than one where a payment comes in parts. */
  readonly entries: readonly Entry[];
  /** Paid at the level of the time: no bonus, back pay, leave or part month in it. */
  readonly isAtLevel: boolean;
}

/** A bill that falls every month. */
export interface MonthlyDraft {
  /** The amount changes from month to month. */
  readonly varies: boolean;
  /** All days on which such a biller is paid, before the bill began and after it ended too. */
  readonly expected: readonly string[];
  /** By day; more than one entry where the first was sent back and the payment tried again. */
  readonly payments: readonly (readonly Entry[])[];
}

export interface Money {
  readonly day: string;
  readonly pence: number;
  /** Category slug. */
  readonly category: string;
  readonly payment: Payment;
  /** Which of the person's accounts; the main one when left out. */
  readonly account?: number;
}

export interface Account {
  readonly id: string;
  readonly statement: Statement;
}

export class Ledger {
  readonly entries: Entry[] = [];
  readonly streams: StreamDraft[] = [];
  readonly notIncome: { readonly reason: NotIncomeReason; readonly entry: Entry }[] = [];
  readonly undecidable: Entry[] = [];
  readonly transfers: (readonly [debit: Entry, credit: Entry])[] = [];
  readonly refunds: (readonly [credit: Entry, purchase: Entry])[] = [];
  /** Bills that do not fall every month. */
  readonly periodic: { readonly perYear: number; readonly entries: readonly Entry[] }[] = [];
  readonly monthly: MonthlyDraft[] = [];
  readonly tags = new Set<string>();
  readonly #accounts: readonly Account[];

  constructor(accounts: readonly Account[]) {
    this.#accounts = accounts;
  }

  debit(money: Money): Entry {
    return this.#entered(money, false);
  }

  /** A payment into a stream, which the caller adds. */
  income(money: Money): Entry {
    return this.#entered(money, true);
  }

  notIncomeCredit(reason: NotIncomeReason, money: Money): Entry {
    const entry = this.#entered(money, true);
    this.notIncome.push({ reason, entry });
    return entry;
  }

  undecidableCredit(money: Money): Entry {
    const entry = this.#entered(money, true);
    this.undecidable.push(entry);
    return entry;
  }

  #entered({ day, pence, category, payment, account = 0 }: Money, isCredit: boolean): Entry {
    const { id, statement } = this.#accounts[account] as Account;
    const entry: Entry = {
      accountId: id,
      day,
      pence,
      isCredit,
      category,
      kind: payment.kind,
      written: statement.write(payment, day),
    };
    this.entries.push(entry);
    return entry;
  }
}
