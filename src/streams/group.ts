/**
 * Groups credits that come from one payer for one purpose. Names decide if they can. If a name leaves too much open, groups are joined when
 * one description of their days and amounts is shorter than two (minimum description length, as in cadence.ts). A group is split when its
 * amounts separate into a regular stream and a rest.
 */

import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { Holder } from '../enrichment/words/holderNames.js';
import { byDayThenId } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import { statesOf } from './benefitStates.js';
import { commonest } from './commonest.js';
import { withContinued } from './continued.js';
import { type DescriptionLength, descriptionLengthOf } from './descriptionLength.js';
import { type Draft, keyOfDraft, mayJoin } from './draft.js';
import { holderOf } from './holderOf.js';
import {
  keyOfPayer,
  type Likeness,
  lettersOf,
  likenessOf,
  type PayerReader,
  payerAccountOf,
  payerReader,
} from './payer.js';
import type { CalendarFor } from './payerCalendars.js';
import { noPayers, type PayerIndex } from './payerIndex.js';
import type { PaymentGroup } from './paymentGroup.js';
import { paymentsOf } from './payments.js';
import { rhythmsOf } from './rhythmChange.js';
import { splitByAmount } from './split.js';
import { splitByReference } from './splitByReference.js';

/** If a name leaves the payer open, joining needs this much evidence. */
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
 * Splits a draft by pay number, if two run in parallel, and by amount. A benefit is one source whatever its reference is. Each part is a
 * list of its rhythms, the present one last.
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

/** Matches shorter names with the longer ones that they may abbreviate, the likeliest first. */
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
    // Without a schedule, only the names can show that two irregular payers are one.
    if (gain > most && (likeness === 'same' || joined.isRegular)) {
      most = gain;
      home = other;
    }
  }
  return home;
}

/** If both are paid from known accounts, the accounts decide, whatever the names. */
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
    yearBefore: [],
    continues: null,
  };
}

/** The longest name seen, which no bank has cut off. If nobody is named, the kind of money. */
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
