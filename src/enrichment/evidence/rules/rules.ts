/**
 * All rules that change the evidence of a row's own words, in the order in which they apply. First, excluding rules drop known runs of
 * words that mean nothing at their place in the text. The words that are left become candidates with a weight. Then each adjusting rule
 * changes the candidates, one rule after another, each applied to what the rules before it left: first the candidates of one text, then all
 * of the row, when its codes and the other signals have added theirs. docs/internals/evidence.md lists these rules with an example and a
 * counterexample each.
 */

import { AMPERSAND, STAR } from '../../../base/marks.js';
import { wordAt } from '../../../base/text.js';
import { EVIDENCE_WEIGHTS, type OwnSignal } from '../../../data/evidenceWeights.js';
import type { Rail } from '../../../model/rail.js';
import type { Hit, MerchantEntry, PhraseEntry, ProcessorEntry, TradeEntry } from '../../lexicon/lexicon.js';
import { isOfFirm, type Narrative } from '../../narrative/narrative.js';
import { isOfStreet } from '../../narrative/streets.js';
import { isMonthName } from '../../words/noise.js';
import { isCardRail } from '../../words/rails.js';
import { asArm } from '../arms.js';
import type { Candidate } from '../candidate.js';
import { asCreditAccount } from '../creditAccounts.js';
import { asBuyers, asCameBack, asNameAlone, asTransferred, PAID_OUT } from '../credits.js';
import { asHouseName, isNameOfPlace } from '../houseNames.js';
import { asPayer, isNamedAfter } from '../longerName.js';
import { asMessage } from '../messages.js';
import {
  isInsideAnother,
  isInsideBody,
  isIntoReference,
  isNaming,
  isOfChannel,
  isPersonal,
} from '../misplacedWords.js';
import { asNamed, asReturned } from '../namedMore.js';
import { isPartOfPerson } from '../personForm.js';
import { isBillReturned, isOfWallet, isPlainTransfer } from '../phraseMeaning.js';
import type { Row, TextFacts } from '../row.js';
import type { AdjustingRule, ExcludingRule } from './rule.js';

// Where the words of a purpose do not say it.

const SURE_OF_CASH = EVIDENCE_WEIGHTS.phraseSureOfCash;
const ELECTRONIC: ReadonlySet<Rail | null> = new Set(['bank-credit', 'direct-debit', 'faster-payment']);

const PHRASE_RULES: readonly ExcludingRule<Hit<PhraseEntry>>[] = [
  {
    name: 'part-of-public-body',
    excludes: (hit, { narrative, hits }) => isInsideBody(hit, narrative, hits),
  },
  {
    // PG&E PAYMENT is no e-payment.
    name: 'initial-behind-ampersand',
    excludes: ({ first }, { narrative: { words } }) =>
      words.marks[first] === AMPERSAND && wordAt(words, first).length === 1,
  },
  {
    // PAY of MISC PAY.
    name: 'part-of-longer-phrase',
    excludes: ({ first, last }, { hits }) =>
      hits.some(
        hit =>
          hit.kind === 'phrase' &&
          hit.entry.covers &&
          hit.first <= first &&
          hit.last >= last &&
          hit.last - hit.first > last - first,
      ),
  },
  {
    name: 'only-as-whole-payee',
    excludes: ({ entry, first, last }, { narrative }) =>
      entry.whole && (first > narrative.payeeStart || last < narrative.payeeEnd - 1),
  },
  {
    name: 'only-on-other-rails',
    excludes: ({ entry }, { narrative, rail }) =>
      entry.on !== null && !entry.on.includes(rail ?? (looksLikeCard(narrative) ? 'card' : null)),
  },
  { name: 'place-named-after-it', excludes: isNameOfPlace },
  {
    // The words of what was paid, when it comes back.
    name: 'payout-that-is-returned',
    excludes: (_, { rail }, category) => rail === 'refund' && category !== null && PAID_OUT.has(category),
  },
  {
    // A standing order pays somebody, never the bank.
    name: 'fee-by-standing-order',
    excludes: ({ entry }, { rail }) => entry.rail === 'fee' && rail === 'standing-order',
  },
  {
    // What a bank calls a card purchase says nothing of what was bought.
    name: 'wording-of-card-purchase',
    excludes: (hit, { narrative, rail }) =>
      isWording(hit, narrative) && isCardRail(rail) && narrative.payeeStart < narrative.payeeEnd,
  },
  {
    name: 'wording-of-plain-transfer',
    excludes: (hit, { narrative, rail }, category) =>
      isPlainTransfer(hit.entry.weight, category) && isWording(hit, narrative) && rail !== 'transfer',
  },
  {
    // CHECK CARD is a card.
    name: 'check-card',
    excludes: ({ entry }, { isCredit, rail }) => entry.rail === 'cheque' && !isCredit && rail === 'card',
  },
  {
    // An electronic credit is called a deposit too.
    name: 'electronic-deposit',
    excludes: ({ entry }, { narrative }) =>
      entry.rail === 'cheque' &&
      entry.weight < SURE_OF_CASH &&
      (ELECTRONIC.has(narrative.rail) || isOfFirm(narrative)),
  },
  {
    name: 'firm-named-after-it',
    excludes: (hit, row, category) =>
      row.isCredit &&
      !isOfWallet(hit.entry, row) &&
      isNamedAfter(hit, isBillReturned(hit.entry, category) ? null : category, row.narrative),
  },
];

function isWording({ first, last }: Hit, { fields }: Narrative): boolean {
  return fields[first] === 'noise' && fields[last] === 'noise';
}

function looksLikeCard({ hasPlace, viaProcessor }: Narrative): boolean {
  return hasPlace || viaProcessor;
}

// Where the words of one text change what others among them say.

const MERCHANTS: readonly OwnSignal[] = ['merchant'];
const PHRASES: readonly OwnSignal[] = ['phrase'];
const TRADES: readonly OwnSignal[] = ['trade-word'];

const TEXT_RULES: readonly AdjustingRule<TextFacts>[] = [
  {
    // Banks also call a firm's payment a transfer. That decides nothing, but it shows no trade either.
    name: 'transfer-of-firm',
    of: PHRASES,
    adjust: (candidate, _, { narrative }) =>
      isPlainTransfer(candidate.weight, candidate.category) && isOfFirm(narrative)
        ? { ...candidate, weight: EVIDENCE_WEIGHTS.shownOnly }
        : candidate,
  },
  { name: 'payout-that-came-back', of: MERCHANTS, adjust: asCameBack },
  { name: 'marketplace-pays-buyer', of: MERCHANTS, adjust: asBuyers },
  { name: 'credit-by-name-alone', of: MERCHANTS, adjust: asNameAlone },
  { name: 'shop-refund-by-transfer', of: MERCHANTS, adjust: asTransferred },
  { name: 'brand-in-longer-name', of: MERCHANTS, adjust: asPayer },
  { name: 'name-makes-words-exact', of: [...PHRASES, ...TRADES], adjust: asNamed },
  { name: 'words-say-returned', of: MERCHANTS, adjust: asReturned },
  { name: 'trade-behind-name', of: MERCHANTS, adjust: asArm },
  { name: 'house-named-after', of: TRADES, adjust: asHouseName },
];

// Where the word of a trade does not say what is sold.

/** A word this short is never matched across several words. */
const SHORTEST_PARTED = 3;

const TRADE_RULES: readonly ExcludingRule<Hit<TradeEntry>>[] = [
  {
    // A credit from a shop is its refund at best, and other evidence says so better.
    name: 'trade-of-credit',
    excludes: (_, { isCredit }) => isCredit,
  },
  {
    name: 'trade-in-bank-wording',
    excludes: ({ first }, { narrative }) => narrative.fields[first] === 'noise',
  },
  {
    // CA*B*F is no cab, and MR I no MRI.
    name: 'trade-across-words',
    excludes: ({ entry, first, last }, { narrative: { words } }) => {
      if (first < last && entry.key.length <= SHORTEST_PARTED) return true;
      for (let index = first + 1; index <= last; index++) if (words.marks[index] === STAR) return true;
      return false;
    },
  },
  {
    // CHAPEL HILL NC: the words of a town are no trade.
    name: 'trade-in-town',
    excludes: ({ first, last }, { narrative }) => first >= narrative.payeeEnd && last < narrative.runEnd,
  },
  {
    // TFL TRAVEL CH is no travel agent's.
    name: 'trade-inside-merchant',
    excludes: (hit, { hits }) =>
      isInsideAnother(
        hit,
        hits.filter(({ kind, entry }) => kind === 'merchant' && entry.flags.distinctive),
      ),
  },
  {
    // Only the last word of a name is cut short.
    name: 'cut-trade-inside-name',
    excludes: ({ entry, last }, { narrative, rail }) =>
      entry.isCut && (last !== narrative.payeeEnd - 1 || rail === 'transfer'),
  },
];

// Where the way a row was paid, or who paid it, says what its words cannot.

/** What no customer of the processor sells weighs less than what all of them do. */
const MOST_UNSOLD = EVIDENCE_WEIGHTS.processor - 1;

const ROW_RULES: readonly AdjustingRule<Row>[] = [
  {
    name: 'paid-to-credit-account',
    adjust: (candidate, _, row) =>
      row.isCredit || candidate.isBeside === true ? candidate : asCreditAccount(candidate, row),
  },
  {
    name: 'message-beside-person',
    adjust: asMessage,
  },
  {
    name: 'sold-by-no-customer',
    adjust: (candidate, _, { processor }) =>
      processor === null || candidate.weight <= MOST_UNSOLD || maySell(candidate, processor)
        ? candidate
        : { ...candidate, weight: MOST_UNSOLD },
  },
];

/** TST* THE TAILORS SON is no tailor's. EB *OXFORD10: an event, and no bus of the firm that is called as the town is. */
function maySell(
  { category, merchant }: Candidate,
  { entry: { sells, sellsOnly } }: Hit<ProcessorEntry>,
): boolean {
  if (category === null || category === sells) return true;
  return sellsOnly.length === 0 ? merchant?.flags.plainWord !== true : sellsOnly.includes(category);
}

// Where no known words mean anything, whatever they are.

const READING_RULES: readonly ExcludingRule<Hit>[] = [
  {
    // The petrol brand 76 is no part of 12.76, nor the environment agency SEPA of 01SEP A/C.
    name: 'part-of-figure',
    excludes: ({ entry, first }, { narrative: { isNoise, words } }) =>
      isNoise[first] === true &&
      (/^\d+$/.test(entry.key) || (words.glued[first] === true && isMonthName(wordAt(words, first)))),
  },
];

const PERSON_RULES: readonly ExcludingRule<Hit>[] = [
  {
    name: 'part-of-person-name',
    excludes: (hit, { narrative, rail }) => isPartOfPerson(hit, narrative, rail),
  },
];

const ANY_WORD_RULES: readonly ExcludingRule<Hit>[] = [
  {
    name: 'part-of-person-field',
    excludes: ({ first }, { narrative }) => narrative.fields[first] === 'person',
  },
  {
    name: 'runs-into-reference',
    excludes: (hit, { narrative }) => isIntoReference(hit, narrative),
  },
  {
    name: 'name-of-street',
    excludes: (hit, { narrative }) => isNaming(hit, narrative) && isOfStreet(hit, narrative),
  },
];

// Where a merchant's name does not name the merchant.

const MERCHANT_RULES: readonly ExcludingRule<Hit<MerchantEntry>>[] = [
  {
    name: 'part-of-longer-merchant',
    excludes: (hit, { hits }) => isInsideAnother(hit, hits),
  },
  {
    name: 'title-or-given-name',
    excludes: (hit, { narrative, rail }) => isPersonal(hit, narrative, rail),
  },
  {
    name: 'channel-of-payment',
    excludes: (hit, { narrative, hits }) => isOfChannel(hit, narrative, hits),
  },
];

export const EXCLUDING_RULES: {
  /** Asked as soon as words are found. */
  readonly text: readonly ExcludingRule<Hit>[];
  /** Asked besides where the other side is written like a person. */
  readonly person: readonly ExcludingRule<Hit>[];
  readonly merchant: readonly ExcludingRule<Hit<MerchantEntry>>[];
  readonly phrase: readonly ExcludingRule<Hit<PhraseEntry>>[];
  readonly trade: readonly ExcludingRule<Hit<TradeEntry>>[];
} = {
  text: READING_RULES,
  person: PERSON_RULES,
  merchant: [...ANY_WORD_RULES, ...MERCHANT_RULES],
  phrase: [...ANY_WORD_RULES, ...PHRASE_RULES],
  trade: [...ANY_WORD_RULES, ...TRADE_RULES],
};

export const ADJUSTING_RULES: readonly AdjustingRule<Row>[] = [...TEXT_RULES, ...ROW_RULES];

export { ROW_RULES, TEXT_RULES };
