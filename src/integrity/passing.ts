/** Money that does not stay: pay that goes back to its payer, or on to somebody else at once. */

import { firstPlace } from '../base/binarySearch.js';
import type { EpochDay } from '../base/calendar.js';
import { groupedBy, putIn } from '../base/grouped.js';
import { type Minor, sumOf } from '../base/money.js';
import { once } from '../base/once.js';
import type { IntegrityFinding } from '../contract/integrity.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdsOf, classIdOf } from '../enrichment/words/categories.js';
import { isCardRail } from '../enrichment/words/rails.js';
import { rhythmsOfStream, type StreamFacts } from '../income/stream.js';
import { byDayThenId } from '../ledger/ledger.js';
import { keyOfPayer, likenessOf, type Payer, payerAccountOf, payerReader } from '../streams/payer.js';
import type { EntryPayment } from '../streams/payments.js';
import { counted, findingOf } from './seenAccount.js';

const RETURNED = INTEGRITY_LIMITS.returned;
const PASSED = INTEGRITY_LIMITS.passedOn;
const IN_PERSON = classIdOf('point-of-sale');
/** What a household pays from its pay at once: its home, its card, what it owes and what it saves. */
const OF_A_HOUSEHOLD = categoryIdsOf(
  'rent',
  'mortgage',
  'credit-card-payment',
  'personal-loan',
  'secured-loan',
  'debt-management-plan',
  'savings',
  'investments',
  'cash-withdrawal',
);

/** `rows`: by day. Those of several accounts together follow money from one to the next. */
export function moneyPassing(
  rows: readonly EnrichedEntry[],
  streams: readonly StreamFacts[],
): IntegrityFinding[] {
  // What is bought by card goes to no payer of wages.
  const debits = rows.filter(
    ({ entry, transfer, decision }) =>
      !entry.isCredit &&
      transfer === null &&
      entry.minor > 0 &&
      !isCardRail(decision.rail) &&
      decision.classId !== IN_PERSON,
  );
  if (debits.length === 0) return [];
  const leavingAfter = sumsAfter(debits);
  const passable = debits.filter(mayPassOn);
  const passableAfter = sumsAfter(passable);
  const paying = streams.filter(({ isBenefit }) => !isBenefit);
  const rowsTo = payeeIndex(debits);
  return paying.flatMap(stream => {
    const payments = rhythmsOfStream(stream).flatMap(rhythm => rhythm.payments);
    // Most incomes stay, whoever the payees are, and no name has to be read.
    const returned = mayHaveLeft(payments, RETURNED, leavingAfter)
      ? returnedOf(stream, payments, rowsTo(stream))
      : null;
    if (returned !== null) return [returned];
    return mayHaveLeft(payments, PASSED, passableAfter) ? passedOnOf(stream, payments, passable) : [];
  });
}

type SumsAfter = (day: EpochDay, days: number) => Minor;

/** Of the rows from a day to so many days after it. `rows`: by day. */
function sumsAfter(rows: readonly EnrichedEntry[]): SumsAfter {
  const upTo: Minor[] = [0];
  for (const { entry } of rows) upTo.push((upTo.at(-1) as Minor) + entry.minor);
  const before = (day: number) =>
    upTo[firstPlace(rows.length, place => (rows[place] as EnrichedEntry).entry.day >= day)] as Minor;
  return (day, days) => before(day + days + 1) - before(day);
}

/** Whether all that went out after them, together, would be enough. */
function mayHaveLeft(
  payments: readonly EntryPayment[],
  { days, share, fewest, shareToAsk }: typeof RETURNED | typeof PASSED,
  sumAfter: SumsAfter,
): boolean {
  const left = payments.filter(({ day, minor }) => sumAfter(day, days) >= share * minor).length;
  return left >= fewest && left >= shareToAsk * payments.length;
}

/** Each of them costs a comparison of names. */
const MOST_PAYEES_OF_WORD = 16;

interface Payee {
  readonly name: Payer;
  readonly rows: EnrichedEntry[];
}

/**
 * The rows that pay the payer of a stream, by day. Names of one payer share a word. A word that many payees have tells none of them apart:
 * beside it, a payee has to be written as its payer is.
 */
function payeeIndex(debits: readonly EnrichedEntry[]): (stream: StreamFacts) => readonly EnrichedEntry[] {
  const reader = payerReader();
  const index = once(() => {
    const byAccount = new Map<string, EnrichedEntry[]>();
    const byKey = new Map<string, Payee>();
    const byWord = new Map<string, Payee[]>();
    for (const row of debits) {
      const account = payerAccountOf(row);
      if (account !== null) putIn(byAccount, account, row);
      const key = reader.keyOf(row);
      const known = byKey.get(key);
      if (known !== undefined) known.rows.push(row);
      else {
        const payee = { name: reader.payerOf(row), rows: [row] };
        byKey.set(key, payee);
        for (const word of new Set(payee.name.words)) putIn(byWord, word, payee);
      }
    }
    return { byAccount, byKey, byWord };
  });
  return ({ group }) => {
    const { byAccount, byKey, byWord } = index();
    const accounts = new Set(group.entries.map(payerAccountOf).filter(account => account !== null));
    const found = new Set<EnrichedEntry>();
    const add = (rows: readonly EnrichedEntry[] = []) => {
      for (const row of rows) found.add(row);
    };
    for (const account of accounts) add(byAccount.get(account));
    for (const payee of payeesNamed(group.payer, byKey, byWord)) add(payee.rows);
    return [...found].sort((a, b) => byDayThenId(a.entry, b.entry));
  };
}

function payeesNamed(
  payer: Payer,
  byKey: ReadonlyMap<string, Payee>,
  byWord: ReadonlyMap<string, readonly Payee[]>,
): Payee[] {
  const alike = new Set<Payee>();
  for (const word of payer.words) {
    const having = byWord.get(word) ?? [];
    if (having.length <= MOST_PAYEES_OF_WORD) for (const payee of having) alike.add(payee);
  }
  const asWritten = byKey.get(keyOfPayer(payer));
  if (asWritten !== undefined) alike.add(asWritten);
  return [...alike].filter(({ name }) => likenessOf(name, payer) === 'same');
}

function returnedOf(
  { group }: StreamFacts,
  payments: readonly EntryPayment[],
  toPayer: readonly EnrichedEntry[],
): IntegrityFinding | null {
  const back = payments.flatMap(payment => {
    const rows = within(toPayer, payment, RETURNED.days);
    return sumOfRows(rows) >= RETURNED.share * payment.minor ? [{ payment, rows }] : [];
  });
  const [found, outOf] = [back.length, payments.length];
  if (found < RETURNED.fewest || found < RETURNED.shareToAsk * outOf) return null;
  const isSevere = found >= RETURNED.fewestSevere && found >= RETURNED.shareSevere * outOf;
  return findingOf('money-returned', {
    severity: isSevere ? 'severe' : 'ask',
    rows: back.flatMap(({ payment, rows }) => [...payment.entries, ...rows]),
    text: `${found} of ${counted(outOf, 'payment')} from ${group.name} went back to it within five days, four fifths of each or more.`,
    found,
    outOf,
  });
}

function passedOnOf(
  { group }: StreamFacts,
  payments: readonly EntryPayment[],
  passable: readonly EnrichedEntry[],
): IntegrityFinding[] {
  const on = payments.flatMap(payment => {
    if (payment.minor < PASSED.leastPayment) return [];
    const after = within(passable, payment, PASSED.days);
    for (const rows of groupedBy(after, ({ decision }) => decision.payee.key).values()) {
      const sum = sumOfRows(rows);
      if (sum >= PASSED.share * payment.minor && sum <= PASSED.mostShare * payment.minor)
        return [{ payment, rows }];
    }
    return [];
  });
  const [found, outOf] = [on.length, payments.length];
  if (found < PASSED.fewest || found < PASSED.shareToAsk * outOf) return [];
  const text = `${found} of ${counted(outOf, 'payment')} from ${group.name} went on to somebody else within two days, four fifths of each or more.`;
  const rows = on.flatMap(each => [...each.payment.entries, ...each.rows]);
  return [findingOf('passed-on', { severity: 'ask', rows, text, found, outOf })];
}

/** Firms sell for money, and a household pays for its home and its debts on payday. */
function mayPassOn({ decision }: EnrichedEntry): boolean {
  const { category, rail, merchant, isWallet } = decision;
  if (merchant !== null && !isWallet) return false;
  return rail !== 'direct-debit' && !OF_A_HOUSEHOLD.has(category);
}

function within(
  debits: readonly EnrichedEntry[],
  { day }: EntryPayment,
  days: number,
): readonly EnrichedEntry[] {
  const from = firstPlace(debits.length, place => (debits[place] as EnrichedEntry).entry.day >= day);
  let to = from;
  while (to < debits.length && (debits[to] as EnrichedEntry).entry.day <= day + days) to++;
  return debits.slice(from, to);
}

function sumOfRows(rows: readonly EnrichedEntry[]): Minor {
  return sumOf(rows.map(({ entry }) => entry.minor));
}
