/** A source of income as a kind of history writes it: its payments, and what is true of it. */
import type { Frequency } from '../../../../src/contract/income/frequency.js';
import type { Entry, StandingDraft, StreamDraft } from '../ledger.js';
import { paid } from '../life.js';
import type { Random } from '../random.js';
import { payerCalled, wordingOn } from '../vocabulary/names.js';
import type { KindLife } from './kind.js';

/** Payments from a payer that says nothing: a habit has to show before anyone would call them income. */
export const MUTE_STEADY_TELLS_FROM = 4;
export const MUTE_VARIABLE_TELLS_FROM = 6;

export interface Paying {
  readonly day: string;
  readonly pence: number;
  /** Paid at the level of the time: no bonus, back pay or part month in it. True when left out. */
  readonly isAtLevel?: boolean;
  /** Where it differs from the source's. */
  readonly name?: string;
  readonly wording?: string;
  readonly account?: number;
  /** What else comes with this payment: a bonus beside it, the second half of it. */
  readonly with?: readonly Omit<Paying, 'with' | 'isAtLevel'>[];
}

export interface Source {
  /** As the payer writes itself; the name in the truth too. */
  readonly name: string;
  /** The name in the truth where it is another: a benefit's own, an employer's new one. */
  readonly trueName?: string;
  /** What stands beside the name: see `wordingOn`. */
  readonly wording: string;
  readonly kind?: 'bank-credit' | 'payment-in' | 'interest';
  /** Category slug; `salary` when left out. */
  readonly category?: string;
  readonly isBenefit?: boolean;
  readonly frequency: Frequency;
  /** `steady` when left out. */
  readonly pay?: StreamDraft['pay'];
  readonly payments: readonly Paying[];
  /** All days on which such a payer pays, before the first and after the last payment too. */
  readonly expected?: readonly string[];
  /** So many payments in sight tell what it is: 1 where name or words say it. */
  readonly tellsFrom: number;
  readonly standing?: StandingDraft;
  readonly tags?: readonly string[];
}

/** Writes the payments and adds the stream; gives the entries of each payment. */
export function pay(life: KindLife, random: Random, source: Source): Entry[][] {
  const { name, wording, kind = 'bank-credit', category = 'salary', frequency } = source;
  const payer = payerCalled(name, random.fork(`number of ${name}`));
  const payments = source.payments.map(({ with: beside = [], isAtLevel = true, ...first }, index) => ({
    isAtLevel,
    entries: [first, ...beside].map(one =>
      life.ledger.income({
        day: one.day,
        pence: one.pence,
        category,
        payment: paid(
          kind,
          one.name ?? name,
          wordingOn(one.wording ?? wording, one.day, payer, random, index + 1),
        ),
        ...(one.account === undefined ? {} : { account: one.account }),
      }),
    ),
  }));
  life.ledger.streams.push({
    name: source.trueName ?? name,
    category,
    isBenefit: source.isBenefit ?? false,
    frequency,
    pay: source.pay ?? 'steady',
    payments,
    expected: source.expected ?? [],
    tellsFrom: source.tellsFrom,
    tags: [...(source.tags ?? []), `paid:${frequency}`],
    ...(source.standing === undefined ? {} : { standing: source.standing }),
  });
  return payments.map(({ entries }) => entries);
}
