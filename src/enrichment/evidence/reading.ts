/** A row is read once: its text and the names given beside it, and what its codes say. */

import { UNDERSCORE } from '../../base/marks.js';
import { oncePer } from '../../base/once.js';
import { foldedCode, type Words, wordAt } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { FeeWords, PurposeReference, TransferWords } from '../../data/wording/bankWording.js';
import { FEE_WORDS, TRANSFER_WORDS } from '../../data/wording/lists.js';
import type { Rail } from '../../model/rail.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { ParsedTransaction } from '../../requests/transactionSchemas.js';
import {
  findGluedMerchant,
  findHits,
  type Hit,
  type Lexicon,
  type MerchantEntry,
  type PhraseEntry,
} from '../lexicon/lexicon.js';
import { givenNamesOf } from '../narrative/givenName.js';
import { readNamed } from '../narrative/namedNarrative.js';
import type { Narrative } from '../narrative/narrative.js';
import { processorOfOneTrade } from '../narrative/processors.js';
import { readNarrative } from '../narrative/readNarrative.js';
import { categoryIdOf } from '../words/categories.js';
import { continuationOf, firstHead, HEAD_LENGTH } from '../words/keys.js';
import { narrativeWords } from '../words/narrativeWords.js';
import { isCardRail, railOfCodes } from '../words/rails.js';
import { personFormOf } from './personForm.js';
import { returnWordingOf } from './returnWording.js';
import type { Row } from './row.js';
import { isExcluded } from './rules/ask.js';
import { EXCLUDING_RULES } from './rules/rules.js';
import { statedCodeOf } from './statedCode.js';

export function readRow(transaction: ParsedTransaction, country: NarrativeCountry, lexicon: Lexicon): Row {
  const isCredit = transaction.creditDebitIndicator === 'Credit';
  const { payee, other, merchant } = givenNamesOf(transaction, country, lexicon);
  const { description } = transaction;
  const words = narrativeWords(description, country);
  const text = findHits(lexicon, words);
  const alone = { hits: text, narrative: readNarrative(words, text, country, lexicon, payee?.words) };
  const codedRail = railOfCodes(transaction);
  const named =
    payee === null
      ? null
      : readNamed({ text: alone, name: payee, codedRail, isCredit, country, names: lexicon });
  const { narrative, hits: textHits } = named ?? alone;
  const statedRail = codedRail ?? narrative.rail;
  const facts = { narrative, hits: textHits, isCredit, rail: statedRail };
  const found = textHits.filter(hit => !isExcluded(EXCLUDING_RULES.text, hit, facts, null));
  const cut = findCutMerchant(lexicon, narrative, found);
  const wording = findBankWording(narrative, statedRail, found);
  // A charge for cash is not cash, and a charge for a card is not a purchase.
  const isFee = wording?.entry.rail === 'fee' && (statedRail === 'cash' || isCardRail(statedRail));
  const rail = isFee ? 'fee' : statedRail;
  const reference = findPurposeReference(words, country);
  const besides = [cut, wording, reference].filter(hit => hit !== null);
  const hits = besides.length === 0 ? found : [...found, ...besides];
  const personForm = isCredit ? personFormOf(narrative, found, rail, country) : 'none';
  const saying =
    personForm === 'none'
      ? hits
      : hits.filter(
          hit => !isExcluded(EXCLUDING_RULES.person, hit, { narrative, hits, isCredit, rail }, null),
        );
  return {
    country,
    lexicon,
    narrative,
    hits,
    isCredit,
    rail,
    statedRail,
    found,
    saying,
    glued: findGluedName(lexicon, narrative, hits),
    processor: isCredit ? null : processorOfOneTrade(narrative, hits),
    shopText: named?.isShopText === true ? named.text : null,
    otherName: other,
    merchantName: merchant,
    merchantCategoryCode: transaction.merchantCategoryCode ?? statedCodeOf(words.text, country),
    personForm,
    returnWording: returnWordingOf(transaction, rail),
    hasMessage: narrative.hasReference && named?.isShopText !== true,
  };
}

// The reference of a scheme that the text has, such as that of Tax-Free Childcare, read like the words of a purpose.

const entryOf = oncePer(
  ({ debit, credit, weight }: PurposeReference): PhraseEntry => ({
    kind: 'phrase',
    key: 'REFERENCE',
    debit: debit === null ? null : categoryIdOf(debit),
    credit: credit === null ? null : categoryIdOf(credit),
    weight,
    rail: null,
    on: null,
    whole: false,
    benefit: null,
    covers: false,
    ofMerchant: null,
    ofWallet: null,
  }),
);

function findPurposeReference(words: Words, country: NarrativeCountry): Hit<PhraseEntry> | null {
  for (const reference of country.purposeReferences) {
    const match = reference.pattern.exec(words.text);
    if (match === null) continue;
    const end = match.index + match[0].length;
    const first = words.from.findIndex(from => from >= match.index);
    const last = words.to.findLastIndex(to => to <= end);
    return { kind: 'phrase', entry: entryOf(reference), first, last };
  }
  return null;
}

// Names that the bank cut to the width of a field, or glued to what follows: BOURNEMOUTH BOROUGH CO, UNIVERSITY OF GREE.

/** Widths of the fields for a payee: 16 in ACH, 18 in Bacs, 22 on cards, 25 in the card schemes' own records. */
const WIDTHS: ReadonlySet<number> = new Set([16, 18, 22, 25]);

/** The one merchant whose name begins with the payee. Null if there is another such merchant, or if a name is the whole payee. */
function findCutMerchant(
  lexicon: Lexicon,
  narrative: Narrative,
  hits: readonly Hit[],
): Hit<MerchantEntry> | null {
  const { payeeStart, payeeEnd, runEnd } = narrative;
  // What looks like a place at the end may be the rest of a word.
  const found = cutAt(lexicon, narrative, runEnd - 1);
  const hit = found ?? (payeeEnd < runEnd ? cutAt(lexicon, narrative, payeeEnd - 1) : null);
  return hit === null || hits.some(other => other.kind === 'merchant' && isWhole(other, payeeStart, hit.last))
    ? null
    : hit;
}

/** A merchant whose name begins the payee's first word, if no merchant's name is a word there. */
function findGluedName(
  lexicon: Lexicon,
  { words, payeeStart, payeeEnd }: Narrative,
  hits: readonly Hit[],
): Hit<MerchantEntry> | null {
  const isNamed = hits.some(({ kind, first }) => kind === 'merchant' && first === payeeStart);
  return isNamed || payeeStart === payeeEnd ? null : findGluedMerchant(lexicon, words, payeeStart);
}

function cutAt(
  { index, entryOf }: Lexicon,
  { words, payeeStart }: Narrative,
  last: number,
): Hit<MerchantEntry> | null {
  const start = words.starts[payeeStart] as number;
  const end = words.ends[last] as number;
  if (last < payeeStart || end - start < HEAD_LENGTH) return null;
  const found: { key: number; entry: MerchantEntry }[] = [];
  for (
    let key = firstHead(index, words.squashed, start);
    key >= 0;
    key = (index.nextHead[key] as number) - 1
  ) {
    const rest = continuationOf(index, key, words.squashed, start, end);
    if (rest < 0) continue;
    // A name cut between two words is found only where a field ends.
    if (foldedCode(index.text, rest) === 0 && !endsField(words, payeeStart, last)) continue;
    const entry = entryOf(key);
    if (entry.kind === 'merchant') found.push({ key, entry });
  }
  // The shortest name. Of the arms of one name, the one with the shortest spelling.
  found.sort(
    (a, b) =>
      a.entry.name.length - b.entry.name.length ||
      (index.lengths[a.key] as number) - (index.lengths[b.key] as number),
  );
  const entry = found[0]?.entry;
  if (entry === undefined || found.some(other => !isOrIsArmOf(other.entry, entry))) return null;
  return { kind: 'merchant', entry, first: payeeStart, last };
}

/** British Heart Foundation Shop: what both names may be cut from is said of the shorter. */
function isOrIsArmOf({ name }: MerchantEntry, other: MerchantEntry): boolean {
  return name === other.name || name.startsWith(`${other.name} `);
}

function isWhole({ first, last }: Hit, start: number, end: number): boolean {
  return first <= start && last >= end;
}

/** The space that the cut left behind may be missing. */
function endsField({ text, from, to }: Words, first: number, last: number): boolean {
  const width = text.slice(from[first], to[last]).replace(/ {2,}/g, ' ').length;
  return WIDTHS.has(width) || WIDTHS.has(width + 1);
}

// Finds the bank's own wording, which is never part of a name and may be in any order: its fees, and transfers that it makes.

type FeeSays = FeeWords['says'];
type TransferSays = TransferWords['says'];

const OF_FEES = saidBy(FEE_WORDS);
const OF_TRANSFERS = saidBy(TRANSFER_WORDS);
/** As much as the phrases of data/phrases.ts that say the same. */
const FEE_WEIGHT = EVIDENCE_WEIGHTS.bankWordingFee;
const TRANSFER_WEIGHT = EVIDENCE_WEIGHTS.bankWordingTransfer;
/** One word alone may be anybody's: CHARGES. */
const FEWEST = 2;
const CASH = categoryIdOf('cash-withdrawal');
const REFUND = 'refund';
const OVERDRAFT = wording('interest-and-overdraft-charges', REFUND, FEE_WEIGHT, 'fee');
const RETURNED = wording('returned-payment-fee', REFUND, FEE_WEIGHT, 'fee');
const OTHER_FEE = wording('bank-charges', REFUND, FEE_WEIGHT, 'fee');
const OWN_TRANSFER = wording('own-account-transfer', 'own-account-transfer', TRANSFER_WEIGHT, 'transfer');
const SAVING = wording('savings', 'savings', TRANSFER_WEIGHT, 'transfer');

function saidBy<Says>(groups: readonly { says: Says; words: string }[]): ReadonlyMap<string, Says> {
  return new Map(groups.flatMap(({ says, words }) => words.split(';').map(word => [word, says] as const)));
}

function wording(debit: CategorySlug, credit: CategorySlug, weight: number, rail: Rail): PhraseEntry {
  return {
    kind: 'phrase',
    key: 'WORDING',
    debit: categoryIdOf(debit),
    credit: categoryIdOf(credit),
    weight,
    rail,
    on: null,
    whole: false,
    benefit: null,
    covers: false,
    ofMerchant: null,
    ofWallet: null,
  };
}

/** Null if a name is among the words, or a phrase says the same. */
function findBankWording(
  narrative: Narrative,
  rail: Rail | null,
  hits: readonly Hit[],
): Hit<PhraseEntry> | null {
  const fee = findFee(narrative, rail, hits);
  return fee ?? (narrative.hasPlace || isCardRail(rail) ? null : findTransfer(narrative, hits));
}

/** One of the payee's words says fee, and all are a bank's. Words for cash are, whoever owns the machine: NOTEMACHINE FEE. */
function findFee(
  { words, isNoise, payeeStart, payeeEnd, runEnd, hasPlace }: Narrative,
  rail: Rail | null,
  hits: readonly Hit[],
): Hit<PhraseEntry> | null {
  if (hits.some(({ kind, entry }) => kind === 'phrase' && entry.rail === 'fee' && !entry.whole)) return null;
  const said: FeeSays[] = [];
  const ofCash = hits.filter(({ kind, entry }) => kind === 'phrase' && entry.debit === CASH);
  const isOfCash = (index: number) => ofCash.some(hit => hit.first <= index && index <= hit.last);
  // Shops charge fees too, by card and in towns. But the place may be that of a cash machine, and DEBIT CARD CHARGE names no shop.
  if (hasPlace && ofCash.length === 0) return null;
  // CASH WITHDRAWAL opens what is withdrawn, and FASTER PAYMENT what is paid, and what is charged for it.
  const opening = words.spelt.slice(0, payeeStart);
  const isOfBank = opening.every(word => OF_FEES.has(word));
  if (isCardRail(rail) && (opening.length === 0 || !isOfBank)) return null;
  const first = rail === 'cash' || isOfBank ? 0 : payeeStart;
  const end = hasPlace ? payeeEnd : rail === 'cash' ? words.count : runEnd;
  let last = first;
  for (let index = first; index < end; index++) {
    const word = wordAt(words, index);
    if (isNoise[index] === true || /^\d/.test(word)) continue;
    const says = isOfCash(index) && !OF_FEES.has(word) ? null : OF_FEES.get(word);
    // CASH WITHDRAWAL CHARGE LEEDS: the place of the machine.
    if (says === undefined && rail === 'cash' && said.includes('fee')) break;
    // MONTHLY FEES NURSERY, FEE FOR LESSONS.
    if (says === undefined) return null;
    said.push(says);
    last = index;
  }
  if (said.length < FEWEST || !said.includes('fee')) return null;
  const entry = said.includes('returned') ? RETURNED : said.includes('overdraft') ? OVERDRAFT : OTHER_FEE;
  return { kind: 'phrase', entry, first, last };
}

/** All words of the narrative are a bank's: nobody is paid. */
function findTransfer(narrative: Narrative, hits: readonly Hit[]): Hit<PhraseEntry> | null {
  const { words, isNoise } = narrative;
  if (isPotId(narrative)) return { kind: 'phrase', entry: SAVING, first: 0, last: words.count - 1 };
  const said = new Set<TransferSays>();
  for (let index = 0; index < words.count; index++) {
    const word = wordAt(words, index);
    if (isNoise[index] === true || /^\d/.test(word)) continue;
    const says = OF_TRANSFERS.has(word) ? OF_TRANSFERS.get(word) : productOf(narrative, index);
    if (says === undefined) return null;
    said.add(says);
  }
  const isTransfer =
    said.has('transfer') || (said.has('way') && (said.has('account') || said.has('savings')));
  if (!isTransfer || hits.some(({ kind, entry }) => kind === 'phrase' && isOwn(entry as PhraseEntry)))
    return null;
  return {
    kind: 'phrase',
    entry: said.has('savings') && !said.has('account') ? SAVING : OWN_TRANSFER,
    first: 0,
    last: words.count - 1,
  };
}

/** pot_0000ARC9bqmGaG3NxVGPRR: Monzo gives what is put aside in a pot no name but the pot's identifier. */
function isPotId({ words, isNoise }: Narrative): boolean {
  return (
    wordAt(words, 0) === 'POT' &&
    words.marks[1] === UNDERSCORE &&
    isNoise.slice(1).every(isPartOfId => isPartOfId)
  );
}

/** SIMPLY of SIMPLY CHECKING says what the account is called. */
function productOf({ words }: Narrative, index: number): TransferSays | undefined {
  const next = index + 1 < words.count ? OF_TRANSFERS.get(wordAt(words, index + 1)) : undefined;
  return next === 'account' ? next : undefined;
}

function isOwn({ debit, weight }: PhraseEntry): boolean {
  return (debit === OWN_TRANSFER.debit || debit === SAVING.debit) && weight >= TRANSFER_WEIGHT;
}
