/**
 * Decides whether a brand in the name of a payer is the payer. NUTMEG and NUTMEG SAVINGS are the investment platform; NUTMEG CATERING is a
 * caterer, and no money from it is a withdrawal.
 */
import { type Words, wordAt } from '../../base/text.js';
import { COMPANY_WORDS, CRAFT_ENDINGS, MONEY_WORDS, SHOP_WORDS } from '../../data/crafts.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, MerchantEntry, PhraseEntry } from '../lexicon/lexicon.js';
import { isOfFirm, type Narrative } from '../narrative/narrative.js';
import { categoryIdOf, categoryIdsOf, categoryOf } from '../words/categories.js';
import { isWebEnding } from '../words/contacts.js';
import { isCraftAt, isInTwoWordCraft } from '../words/crafts.js';
import { isKnownName, isLegalForm, isTitle } from '../words/persons.js';
import { isCardRail } from '../words/rails.js';
import type { Candidate } from './candidate.js';
import type { TextFacts } from './row.js';

const REFUND = categoryIdOf('refund');
const PERSON_TO_PERSON = categoryIdOf('person-to-person');
/** What comes from kinds of firm that others are also named after. */
const NAMED_AFTER = categoryIdsOf(
  'insurance-payout',
  'income-protection',
  'gambling-winnings',
  'loan-proceeds',
  'investments',
  'crypto',
  'savings',
  'cashback-and-rewards',
);
const OF_COMPANIES: ReadonlySet<string> = new Set(COMPANY_WORDS.split(' '));
const OF_MONEY: ReadonlySet<string> = new Set(MONEY_WORDS.split(' '));
const OF_SHOPS: ReadonlySet<string> = new Set(SHOP_WORDS.split(' '));
/** What large shops also run under their own name: TESCO PHARMACY. */
const WITH_ARMS = categoryIdsOf('groceries', 'general-retail', 'pharmacy');
const ARMS = categoryIdsOf('fuel', 'pharmacy', 'dental-and-optical');
/** A shorter word that ends like a craft is a word of its own: RING, LORD. */
const SHORTEST_CRAFT = 6;
/** Shorter words are left over from references and columns. */
const SHORTEST_WORD = 3;

/** Of a credit from NUTMEG CATERING the platform Nutmeg is no evidence: neither of what the money is nor of who paid it. */
export function asPayer(
  candidate: Candidate,
  _: readonly Candidate[],
  { narrative, hits, isCredit, rail }: TextFacts,
): Candidate {
  const { category, hit, isGlued } = candidate;
  if (!isCredit || hit === undefined || isGlued === true) return candidate;
  // Shops send refunds to the card, with the branch behind the name.
  const isToCard = isCardRail(rail) || rail === 'refund' || narrative.hasPlace;
  if (category === null || (category === REFUND && isToCard)) return candidate;
  // PRUDENTIAL STAFF PENSIONS: what pays income pays it under longer names too.
  if (categoryOf(category).group === 'income') return candidate;
  if (!isWordOfLongerName(hit, narrative, hits)) return candidate;
  return { ...candidate, category: null, weight: 0, nameWeight: 0 };
}

/**
 * INSURANCE of INSURANCE RECRUITMENT, GIFT of GIFT COMPANY LTD: what a firm is named after is not what it pays. `category`: what
 * the words would mean without the craft behind them; null for the refund of a bill.
 */
export function isNamedAfter(
  { first, last }: Hit<PhraseEntry>,
  category: CategoryId | null,
  narrative: Narrative,
): boolean {
  const { words, payeeStart, payeeEnd } = narrative;
  if (category === PERSON_TO_PERSON && first === payeeStart) return isOfFirm(narrative);
  if (category !== null && !NAMED_AFTER.has(category)) return false;
  for (let index = last + 1; index < payeeEnd; index++)
    if (isAnotherCraft(words.spelt, index, payeeEnd)) return true;
  return false;
}

/** True where the words beside a brand make the name that of another firm. */
function isWordOfLongerName(
  { entry, first, last }: Hit<MerchantEntry>,
  narrative: Narrative,
  hits: readonly Hit[],
): boolean {
  const { words, payeeStart, payeeEnd, runEnd } = narrative;
  if (first < payeeStart || last >= runEnd) return false;
  if (first === last && isAfterInitials(words.spelt, payeeStart, first)) return true;
  let hasUnknown = false;
  for (let index = payeeStart; index < payeeEnd; index++) {
    if (index >= first && index <= last) continue;
    const word = wordAt(words, index);
    if (isLegalForm(word)) {
      // A name with a legal form is written in full up to there: every word of it counts.
      if (hasUnknown) return true;
    } else if (word.length >= SHORTEST_WORD && !isOfReference(words, index)) {
      const kind = kindOf(index, narrative, hits, entry);
      if (kind === 'another-trade') return true;
      hasUnknown ||= kind === 'unknown';
    }
  }
  // A plain word is no brand beside another: CORAL BAY.
  return hasUnknown && entry.flags.plainWord;
}

/** UBRWFRNH and EE of UBRWFRNH7EE. */
function isOfReference({ spelt, glued }: Words, index: number): boolean {
  return /\d/.test(spelt[index] as string) || glued[index] === true || glued[index + 1] === true;
}

/** FOSTER of J FOSTER, MURPHY of DR I MURPHY. */
function isAfterInitials(spelt: readonly string[], from: number, to: number): boolean {
  return from < to && spelt.slice(from, to).every(word => word.length === 1 || isTitle(word));
}

/** DENTAL is a craft, and a kind of insurance. */
function isAnotherCraft(spelt: readonly string[], index: number, end: number): boolean {
  return OF_MONEY.has(spelt[index] as string)
    ? isInTwoWordCraft(spelt, index, end)
    : isCraftAt(spelt, index, end);
}

/** What a word beside a brand says of the brand. */
function kindOf(
  index: number,
  { words, payeeEnd }: Narrative,
  hits: readonly Hit[],
  brand: MerchantEntry,
): 'its-own' | 'another-trade' | 'unknown' {
  const { spelt } = words;
  const word = spelt[index] as string;
  const here = hits.filter(({ first, last }) => first <= index && last >= index);
  const isShop = brand.credit === REFUND;
  if (isInTwoWordCraft(spelt, index, payeeEnd)) return 'another-trade';
  if (
    OF_COMPANIES.has(word) ||
    isWebEnding(words, index) ||
    (isShop ? OF_SHOPS : OF_MONEY).has(word) ||
    here.some(hit => isOfPayment(hit, brand))
  )
    return 'its-own';
  const trades = here.flatMap(({ kind, entry }) => (kind === 'trade' && entry.isStrong ? [entry.debit] : []));
  const hasArms = WITH_ARMS.has(brand.debit);
  if (isShop && trades.some(trade => trade === brand.debit || (hasArms && ARMS.has(trade)))) return 'its-own';
  if (isCraftAt(spelt, index, payeeEnd)) return 'another-trade';
  const { group } = categoryOf(brand.debit);
  if (isShop && trades.some(trade => categoryOf(trade).group === group)) return 'its-own';
  if (trades.length > 0) return 'another-trade';
  const isLikeCraft =
    word.length >= SHORTEST_CRAFT &&
    !isKnownName(word) &&
    CRAFT_ENDINGS.some(ending => word.endsWith(ending));
  return isLikeCraft ? 'another-trade' : 'unknown';
}

/** PAYOUT, CLAIM: words of the same money, or of pay; and BETFAIR beside PADDY POWER, or the bank that sends it. */
function isOfPayment({ kind, entry }: Hit, brand: MerchantEntry): boolean {
  if (kind === 'merchant')
    return (
      entry !== brand &&
      (entry.flags.bankOrWallet || (entry.credit === brand.credit && entry.credit !== REFUND))
    );
  if (kind !== 'phrase' || entry.credit === null) return false;
  const isReturn = entry.credit === REFUND && entry.debit === null;
  return isReturn || entry.credit === brand.credit || categoryOf(entry.credit).group === 'income';
}
