/**
 * Credits become groups that come from one payer for one purpose. Names decide where they can; where a name leaves too
 * much open, groups are joined when one description of their days and amounts is shorter than two (minimum description
 * length, as in cadence.ts), and a group is split when its amounts fall apart into a regular stream and a rest.
 */

import { wordsOf } from '../base/text.js';
import {
  BEHIND_STATE_CODE,
  CODES_THAT_ARE_WORDS,
  STATE_BENEFITS,
  STATE_NAMES,
} from '../data/stateBenefits.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { Holder } from '../enrichment/words/holderNames.js';
import { byDayThenId } from '../ledger/ledger.js';
import type { BenefitName } from '../model/benefits.js';
import type { CategoryId, CategorySlug } from '../model/taxonomy.js';
import { commonest } from './commonest.js';
import { withContinued } from './continued.js';
import { type DescriptionLength, descriptionLengthOf } from './descriptionLength.js';
import { holderOf } from './holderOf.js';
import {
  keyOfPayer,
  type Likeness,
  lettersOf,
  likenessOf,
  type Payer,
  type PayerReader,
  payerAccountOf,
  payerReader,
  SHORTEST_TRUNCATION,
} from './payer.js';
import type { CalendarFor } from './payerCalendars.js';
import type { PaymentGroup } from './paymentGroup.js';
import { paymentsOf } from './payments.js';
import { rhythmsOf } from './rhythmChange.js';
import { splitByAmount } from './split.js';
import { splitByReference } from './splitByReference.js';

/** Joining takes this much evidence when a name leaves a payer open. */
const LEAST_GAIN = 6;

export function groupBySource(
  entries: readonly EnrichedEntry[],
  calendarFor: CalendarFor,
  holders: readonly Holder[] = [],
): readonly PaymentGroup[] {
  const reader = payerReader();
  const groups = joinAlike(draftsOf(entries, reader, holders), calendarFor).flatMap(draft =>
    partsOf(draft, calendarFor).map(part => ofRhythms(draft, part, reader)),
  );
  return withContinued(groups, calendarFor);
}

/**
 * By pay number where two run beside each other, and by amount. A benefit is one source whatever its reference says. Each part
 * stands as its rhythms, the present one last.
 */
function partsOf(draft: Draft, calendarFor: CalendarFor): (readonly (readonly EnrichedEntry[])[])[] {
  const entries = inOrder(draft);
  const numbered = draft.benefit === null ? splitByReference(entries) : [entries];
  return numbered
    .flatMap(part => splitByAmount(part, calendarFor(part)))
    .map(runs => runs.flatMap(run => rhythmsOf(paymentsOf(run), calendarFor(run))))
    .map(rhythms => rhythms.map(payments => payments.flatMap(({ entries }) => entries)));
}

function ofRhythms(
  draft: Draft,
  rhythms: readonly (readonly EnrichedEntry[])[],
  reader: PayerReader,
): PaymentGroup {
  const earlier = rhythms.slice(0, -1);
  const group = toGroup({ ...draft, entries: rhythms.flat() }, reader);
  const last = earlier.flat().at(-1);
  if (last === undefined) return group;
  const { name, entries } = toGroup({ ...draft, entries: earlier.flat() }, reader);
  return { ...group, rhythms, continues: { name, lastDay: last.entry.day, entries } };
}

/** `entries`: by day, then by id. A benefit is one source whatever its reference says; other money is told apart by payer and purpose. */
function draftsOf(
  entries: readonly EnrichedEntry[],
  reader: PayerReader,
  holders: readonly Holder[],
): Draft[] {
  const drafts = new Map<string, Draft>();
  const states = statesOf(entries);
  for (const row of entries) {
    const { group, slug } = categoryOf(row.decision.category);
    const benefit = group === 'benefit' ? (row.decision.benefit ?? '') : null;
    const payer = reader.payerOf(row);
    const purpose = group === 'unknown' ? '' : slug;
    // A benefit is one source of each state, whichever account of the state pays it.
    const paidFrom = benefit ? null : payerAccountOf(row);
    // One employer may pay both.
    const holder = holders.length > 1 && group !== 'benefit' ? holderOf(row, holders) : null;
    const named = benefit && `${benefit}|${states.get(row) ?? ''}`;
    const source = named || (paidFrom === null ? reader.keyOf(row) : `#${paidFrom}`);
    const key = `${holder === null ? '' : `${holder}|`}${purpose}|${source}`;
    const known = drafts.get(key);
    if (known === undefined)
      drafts.set(key, {
        payer,
        paidFrom,
        purpose,
        benefit,
        holder,
        entries: [row],
        isInOrder: true,
        descriptionLength: null,
      });
    else {
      known.entries.push(row);
      if (paidFrom !== null && lettersOf(payer) > lettersOf(known.payer)) known.payer = payer;
    }
  }
  return [...drafts.values()];
}

/** Shorter names look for the longer ones that they may stand for, likeliest first. */
function joinAlike(drafts: readonly Draft[], calendarFor: CalendarFor): Draft[] {
  const ordered = drafts
    .map(draft => ({ draft, letters: lettersOf(draft.payer), key: keyOfDraft(draft) }))
    .sort((a, b) => b.letters - a.letters || (a.key < b.key ? -1 : 1));
  const kept: Draft[] = [];
  const index = noPayers<Draft>();
  const byAccount = new Map<string, Draft[]>();
  for (const { draft } of ordered) {
    const ofAccount = byAccount.get(draft.paidFrom ?? '') ?? [];
    const home = homeOf(draft, index, ofAccount, calendarFor);
    if (home === null) {
      kept.push(draft);
      index.add(draft.payer, draft);
      if (draft.paidFrom !== null) byAccount.set(draft.paidFrom, [...ofAccount, draft]);
    } else {
      for (const entry of draft.entries) home.entries.push(entry);
      home.isInOrder = false;
      home.descriptionLength = null;
    }
  }
  return kept;
}

function homeOf(
  draft: Draft,
  kept: PayerIndex<Draft>,
  ofAccount: readonly Draft[],
  calendarFor: CalendarFor,
): Draft | null {
  const near = new Set([...kept.near(draft.payer), ...ofAccount]);
  const alike = [...near].flatMap(other => {
    const likeness = mayJoin(draft, other) ? likenessIn(draft, other) : 'different';
    return likeness === 'different' ? [] : [{ other, likeness }];
  });
  const same = alike.filter(({ other, likeness }) => likeness === 'same' && other.purpose === draft.purpose);
  if (same.length === 1) return (same[0] as (typeof same)[0]).other;
  let home: Draft | null = null;
  let most = LEAST_GAIN;
  for (const { other, likeness } of alike) {
    const both = [...draft.entries, ...inOrder(other)].sort(byDay);
    const joined = descriptionLengthOf(both, calendarFor(both));
    const gain = lengthOf(draft, calendarFor).bits + lengthOf(other, calendarFor).bits - joined.bits;
    // Without a schedule, nothing but the names says that two irregular payers are one.
    if (gain > most && (likeness === 'same' || joined.isRegular)) {
      most = gain;
      home = other;
    }
  }
  return home;
}

/** Of two that are paid from known accounts the accounts tell, whatever the names. */
function likenessIn(a: Draft, b: Draft): Likeness {
  if (a.paidFrom === null || b.paidFrom === null) return likenessOf(a.payer, b.payer);
  return a.paidFrom === b.paidFrom ? 'same' : 'different';
}

function lengthOf(draft: Draft, calendarFor: CalendarFor): DescriptionLength {
  draft.descriptionLength ??= descriptionLengthOf(inOrder(draft), calendarFor(draft.entries));
  return draft.descriptionLength;
}

function inOrder(draft: Draft): readonly EnrichedEntry[] {
  if (!draft.isInOrder) draft.entries.sort(byDay);
  draft.isInOrder = true;
  return draft.entries;
}

export function toGroup(
  {
    payer,
    benefit,
    entries,
  }: Pick<Draft, 'payer' | 'benefit'> & { readonly entries: readonly EnrichedEntry[] },
  reader: PayerReader = payerReader(),
): PaymentGroup {
  const category = commonest(entries.map(({ decision }) => decision.category));
  const first = entries[0] as EnrichedEntry;
  return {
    key: `${category}|${benefit || keyOfPayer(payer)}|${first.entry.day}`,
    name: nameOf(entries, category, reader),
    category,
    benefit: benefit || null,
    payer,
    entries,
    rhythms: [entries],
    continues: null,
  };
}

/** The longest name seen: the one no bank has cut off; where nobody is named, what the money is. */
function nameOf(entries: readonly EnrichedEntry[], category: CategoryId, reader: PayerReader): string {
  let name = '';
  for (const row of entries) {
    const candidate = reader.nameOf(row) ?? '';
    if (candidate.length > name.length || (candidate.length === name.length && candidate < name))
      name = candidate;
  }
  return name || categoryOf(category).name;
}

function byDay(a: EnrichedEntry, b: EnrichedEntry): number {
  return byDayThenId(a.entry, b.entry);
}

// Payments that are likely one source's, before what belongs together is joined.

interface Draft {
  /** Of those of one account, the longest name. */
  payer: Payer;
  /** The account it is paid from; null where the payer is known by its name alone. */
  readonly paidFrom: string | null;
  /** Slug of the income or benefit that the words name; empty where they name none. */
  readonly purpose: CategorySlug | '';
  /** Empty where it is a benefit that has no name of its own; null where it is none. */
  readonly benefit: BenefitName | '' | null;
  /** Where several hold the account: whom its payments name; null where they name nobody. */
  readonly holder: string | null;
  readonly entries: EnrichedEntry[];
  /** By day, then by id; those of drafts that joined are put in order when next looked at. */
  isInOrder: boolean;
  /** Of its entries; null until asked. */
  descriptionLength: DescriptionLength | null;
}

/** A named purpose joins its like, or money whose purpose nothing names. */
function mayJoin(a: Draft, b: Draft): boolean {
  if (a.holder !== null && b.holder !== null && a.holder !== b.holder) return false;
  if (a.benefit !== null || b.benefit !== null)
    return a.benefit === '' && b.benefit === '' && a.purpose === b.purpose;
  return a.purpose === b.purpose || a.purpose === '' || b.purpose === '';
}

function keyOfDraft({ payer, purpose }: Draft): string {
  return `${keyOfPayer(payer)}|${purpose}`;
}

// Finds, among many payers, the few whose names a shorter one may stand for: comparing each with each is quadratic.

interface PayerIndex<Value> {
  add(payer: Payer, value: Value): void;
  /**
   * In the order added: those whose likeness to a name of no more letters may be other than `different`, or of many the
   * MOST_NEAR added last.
   */
  near(payer: Payer): readonly Value[];
}

/** A name that so many share tells nobody apart; and each is a comparison of names, perhaps of days and amounts. */
export const MOST_NEAR = 32;
/** Words and names are found by as many of their first letters: what agrees in them mostly agrees in all. */
const LONGEST_KEY = 24;

type Places = readonly number[];

export function noPayers<Value>(): PayerIndex<Value> {
  const values: Value[] = [];
  const byNameBeginning = new Map<string, number[]>();
  const byWordBeginning = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  return {
    add({ words }, value) {
      const place = values.push(value) - 1;
      for (const key of beginningsOf(words.join(''), SHORTEST_TRUNCATION)) put(byNameBeginning, key, place);
      for (const word of words) {
        put(byWord, word, place);
        for (const key of beginningsOf(word, 1)) put(byWordBeginning, key, place);
      }
    },
    near({ words }) {
      if (words.length === 0) return values;
      // Each word has its like in the longer name, so the rarest one finds all.
      const alike = words.map(word => [
        ...placesOf(byWordBeginning, [word.slice(0, LONGEST_KEY)]),
        ...placesOf(byWord, beginningsOf(word, 1)),
      ]);
      const rarest = alike.reduce((least, places) => (sizeOf(places) < sizeOf(least) ? places : least));
      const cutOff = placesOf(byNameBeginning, [words.join('').slice(0, LONGEST_KEY)]);
      return latestOf([...rarest, ...cutOff]).map(place => values[place] as Value);
    },
  };
}

function beginningsOf(text: string, shortest: number): string[] {
  const beginnings: string[] = [];
  for (let length = shortest; length <= Math.min(text.length, LONGEST_KEY); length++)
    beginnings.push(text.slice(0, length));
  return beginnings;
}

/** A name may have a word twice. */
function put(index: Map<string, number[]>, key: string, place: number): void {
  const places = index.get(key);
  if (places === undefined) index.set(key, [place]);
  else if (places.at(-1) !== place) places.push(place);
}

function placesOf(index: ReadonlyMap<string, Places>, keys: readonly string[]): Places[] {
  return keys.flatMap(key => {
    const places = index.get(key);
    return places === undefined ? [] : [places];
  });
}

function sizeOf(buckets: readonly Places[]): number {
  return buckets.reduce((sum, { length }) => sum + length, 0);
}

/** Each once, in order; of each bucket no more than can be among the last. */
function latestOf(buckets: readonly Places[]): number[] {
  const latest = new Set(buckets.flatMap(places => places.slice(-MOST_NEAR)));
  return [...latest].sort((a, b) => a - b).slice(-MOST_NEAR);
}

// Which state pays an American benefit: two states are two payers, though what they pay is called the same.

const BY_STATE: ReadonlySet<BenefitName> = new Set(STATE_BENEFITS);
const CODES: ReadonlySet<string> = new Set(Object.keys(STATE_NAMES));
const WORDS: ReadonlySet<string> = new Set(CODES_THAT_ARE_WORDS.split(' '));
const BEHIND: ReadonlySet<string> = new Set(BEHIND_STATE_CODE.split(' '));
const CODE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(STATE_NAMES).flatMap(([code, names]) => names.split(';').map(name => [name, code] as const)),
);
const MOST_WORDS = Math.max(...[...CODE_OF.keys()].map(name => name.split(' ').length));

/**
 * The state of each payment that a state pays, by row; those that name none go on with the state that paid before, or else with the
 * first. So a benefit of one state is one source, however it is worded. `entries`: by day, then by id.
 */
function statesOf(entries: readonly EnrichedEntry[]): ReadonlyMap<EnrichedEntry, string> {
  const states = new Map<EnrichedEntry, string>();
  const latest = new Map<BenefitName, string>();
  const waiting = new Map<BenefitName, EnrichedEntry[]>();
  for (const row of entries) {
    const { benefit } = row.decision;
    if (benefit === null || !BY_STATE.has(benefit)) continue;
    const told = stateOf(row);
    const state = told ?? latest.get(benefit);
    if (state === undefined) {
      waiting.set(benefit, [...(waiting.get(benefit) ?? []), row]);
      continue;
    }
    states.set(row, state);
    latest.set(benefit, state);
    for (const earlier of waiting.get(benefit) ?? []) states.set(earlier, state);
    waiting.delete(benefit);
  }
  return states;
}

/** What the text says, or else the name of the payer that it stands for. */
function stateOf({ entry, decision }: EnrichedEntry): string | null {
  return stateIn(narrativeTextOf(entry.transaction)) ?? stateIn(decision.payeeName ?? '');
}

/** The first by name, or else by code. */
function stateIn(text: string): string | null {
  const { spelt } = wordsOf(text);
  for (let start = 0; start < spelt.length; start++)
    for (let length = Math.min(MOST_WORDS, spelt.length - start); length > 0; length--) {
      const code = CODE_OF.get(spelt.slice(start, start + length).join(' '));
      if (code !== undefined) return code;
    }
  return spelt.find((word, index) => CODES.has(word) && isCode(spelt, index)) ?? null;
}

/** STATE OF IL; IL DEPT OF EMPL SEC; UI BENEFIT IL. */
function isCode(words: readonly string[], index: number): boolean {
  if (words[index - 1] === 'OF') return true;
  const isBefore = BEHIND.has(words[index + 1] ?? '');
  if (WORDS.has(words[index] as string)) return index === 0 && isBefore;
  return isBefore || index === 0 || index === words.length - 1;
}
