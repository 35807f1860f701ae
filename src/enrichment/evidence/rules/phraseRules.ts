/** Where the words of a purpose do not say it. */
import { AMPERSAND } from '../../../base/marks.js';
import { wordAt } from '../../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import type { Rail } from '../../../model/rail.js';
import type { Hit, PhraseEntry } from '../../lexicon/lexicon.js';
import { isOfFirm, type Narrative } from '../../narrative/narrative.js';
import { isCardRail } from '../../words/rails.js';
import { PAID_OUT } from '../credits.js';
import { isNamedAfter } from '../longerName.js';
import { isInsideBody } from '../misplaced.js';
import { isBillReturned, isOfWallet, isPlainTransfer } from '../phraseMeaning.js';
import type { SilencingRule } from './rule.js';

const SURE_OF_CASH = EVIDENCE_WEIGHTS.phraseSureOfCash;
const ELECTRONIC: ReadonlySet<Rail | null> = new Set(['bank-credit', 'direct-debit', 'faster-payment']);

export const PHRASE_RULES: readonly SilencingRule<Hit<PhraseEntry>>[] = [
  {
    name: 'part-of-public-body',
    silences: (hit, { narrative, hits }) => isInsideBody(hit, narrative, hits),
  },
  {
    // PG&E PAYMENT is no e-payment.
    name: 'initial-behind-ampersand',
    silences: ({ first }, { narrative: { words } }) =>
      words.marks[first] === AMPERSAND && wordAt(words, first).length === 1,
  },
  {
    // PAY of MISC PAY.
    name: 'part-of-longer-phrase',
    silences: ({ first, last }, { hits }) =>
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
    silences: ({ entry, first, last }, { narrative }) =>
      entry.whole && (first > narrative.payeeStart || last < narrative.payeeEnd - 1),
  },
  {
    name: 'only-on-other-rails',
    silences: ({ entry }, { narrative, rail }) =>
      entry.on !== null && !entry.on.includes(rail ?? (looksLikeCard(narrative) ? 'card' : null)),
  },
  {
    // The words of what was paid, when it comes back.
    name: 'payout-that-is-returned',
    silences: (_, { rail }, category) => rail === 'refund' && category !== null && PAID_OUT.has(category),
  },
  {
    // A standing order pays somebody, never the bank.
    name: 'fee-by-standing-order',
    silences: ({ entry }, { rail }) => entry.rail === 'fee' && rail === 'standing-order',
  },
  {
    // What a bank calls a card purchase says nothing of what was bought.
    name: 'wording-of-card-purchase',
    silences: (hit, { narrative, rail }) =>
      isWording(hit, narrative) && isCardRail(rail) && narrative.payeeStart < narrative.payeeEnd,
  },
  {
    name: 'wording-of-plain-transfer',
    silences: (hit, { narrative, rail }, category) =>
      isPlainTransfer(hit.entry.weight, category) && isWording(hit, narrative) && rail !== 'transfer',
  },
  {
    // CHECK CARD is a card.
    name: 'check-card',
    silences: ({ entry }, { isCredit, rail }) => entry.rail === 'cheque' && !isCredit && rail === 'card',
  },
  {
    // An electronic credit is called a deposit too.
    name: 'electronic-deposit',
    silences: ({ entry }, { narrative }) =>
      entry.rail === 'cheque' &&
      entry.weight < SURE_OF_CASH &&
      (ELECTRONIC.has(narrative.rail) || isOfFirm(narrative)),
  },
  {
    name: 'firm-named-after-it',
    silences: (hit, row, category) =>
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
