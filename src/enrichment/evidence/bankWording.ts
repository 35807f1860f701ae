/** What a bank says in words of its own, of which no name is made, in whatever order: its fees, and transfers it carries out. */
import { UNDERSCORE } from '../../base/marks.js';
import { wordAt } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { FeeWords, TransferWords } from '../../data/wording/bankWording.js';
import { FEE_WORDS, TRANSFER_WORDS } from '../../data/wording/lists.js';
import type { Rail } from '../../model/rail.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { Hit, PhraseEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf } from '../words/categories.js';
import { isCardRail } from '../words/rails.js';

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

/** Null where a name stands among the words, or a phrase says the same. */
export function findBankWording(
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
  // Shops charge fees too, by card and in towns. But a cash machine may stand there, and DEBIT CARD CHARGE names no shop.
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
    // CASH WITHDRAWAL CHARGE LEEDS: where the machine stands.
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
