/**
 * Whether a brand that stands in the name of a payer is the payer. NUTMEG and NUTMEG SAVINGS are the investment platform; NUTMEG
 * CATERING is a caterer, and no money from it is a withdrawal.
 */
import { wordAt } from '../base/text.js';
import { COMPANY_WORDS, CRAFT_ENDINGS, MONEY_WORDS, SHOP_WORDS } from '../data/crafts.js';
import type { CategoryId } from '../model/taxonomy.js';
import { categoryIdOf, categoryOf } from './categories.js';
import { isCraftAt, isInTwoWordCraft } from './crafts.js';
import type { Hit, MerchantEntry } from './lexicon.js';
import type { Narrative } from './narrative.js';
import { isKnownName, isLegalForm, isTitle } from './persons.js';
import { isWebEnding } from './webAddress.js';

const REFUND = categoryIdOf('refund');
const OF_COMPANIES: ReadonlySet<string> = new Set(COMPANY_WORDS.split(' '));
const OF_MONEY: ReadonlySet<string> = new Set(MONEY_WORDS.split(' '));
const OF_SHOPS: ReadonlySet<string> = new Set(SHOP_WORDS.split(' '));
/** What large shops also run under their own name: TESCO PHARMACY. */
const WITH_ARMS: ReadonlySet<CategoryId> = new Set(
  ['groceries', 'general-retail', 'pharmacy'].map(categoryIdOf),
);
const ARMS: ReadonlySet<CategoryId> = new Set(['fuel', 'pharmacy', 'dental-and-optical'].map(categoryIdOf));
/** A shorter word that ends like a craft is a word of its own: RING, LORD. */
const SHORTEST_CRAFT = 6;
/** Shorter words are left over from references and columns. */
const SHORTEST_WORD = 3;

/** `hit`: a brand in a credit. True where the words beside it make the name that of another firm. */
export function isWordOfLongerName(
  { entry, first, last }: Hit<MerchantEntry>,
  narrative: Narrative,
  hits: readonly Hit[],
): boolean {
  const { words, payeeStart, payeeEnd, runEnd } = narrative;
  if (first < payeeStart || last >= runEnd) return false;
  if (first === last && isAfterInitials(words.spelt, payeeStart, first)) return true;
  let hasUnknown = false;
  let hasForm = false;
  for (let index = payeeStart; index < payeeEnd; index++) {
    if (index >= first && index <= last) continue;
    const word = wordAt(words, index);
    if (isLegalForm(word)) hasForm = true;
    if (isLegalForm(word) || word.length < SHORTEST_WORD || !/^[A-Z]+$/.test(word)) continue;
    const kind = kindOf(index, narrative, hits, entry);
    if (kind === 'another-trade') return true;
    hasUnknown ||= kind === 'unknown';
  }
  // A name with a legal form is written in full: every word of it counts.
  return hasForm && hasUnknown;
}

/** FOSTER of J FOSTER, MURPHY of DR I MURPHY. */
function isAfterInitials(spelt: readonly string[], from: number, to: number): boolean {
  return from < to && spelt.slice(from, to).every(word => word.length === 1 || isTitle(word));
}

/** INSURANCE of INSURANCE RECRUITMENT, CASINO of CASINO CATERERS: what a firm is named after is not what it pays. */
export function isBeforeCraft({ last }: Hit, { words, payeeEnd }: Narrative): boolean {
  for (let index = last + 1; index < payeeEnd; index++)
    if (isAnotherCraft(words.spelt, index, payeeEnd)) return true;
  return false;
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
      (entry.flags.includes('b') || (entry.credit === brand.credit && entry.credit !== REFUND))
    );
  if (kind !== 'phrase' || entry.credit === null) return false;
  const isReturn = entry.credit === REFUND && entry.debit === null;
  return isReturn || entry.credit === brand.credit || categoryOf(entry.credit).group === 'income';
}
