/** Shops that lend under their own name: by card they sold something, by bank their credit account is paid. */
import { oncePer } from '../../base/once.js';
import { squash } from '../../base/text.js';
import type { NarrativeCountry } from '../../countries/country.js';
import {
  ACCOUNT_NUMBER,
  BOUGHT_BY_ACH,
  CARD_BILL,
  FINANCIAL_SERVICES,
  NAMES_ACCOUNT,
} from '../../data/creditAccountWords.js';
import { CREDIT_WORDS, SHOP_CREDIT, type ShopCreditGroup } from '../../data/shopCredit.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import type { MerchantEntry } from '../lexicon/lexicon.js';
import { categoryIdOf, categoryIdsOf, categoryOf, UNCATEGORISED } from '../words/categories.js';
import { isCardRail } from '../words/rails.js';
import type { Candidate } from './candidate.js';
import type { Row } from './row.js';

interface ShopCredit {
  readonly account: CategoryId;
  readonly bought: CategoryId | null;
  readonly paid: ShopCreditGroup['paid'];
}

const CREDIT_CARD = categoryIdOf('credit-card-payment');
const CAR_SALES = categoryIdOf('vehicle-purchase-and-hire');
const CAR_FINANCE = categoryIdOf('vehicle-finance');
/** Americans pay these shops by card, and by ACH the shops' cards. */
const WITH_STORE_CARDS = categoryIdsOf('general-retail', 'clothing', 'electronics');
const ENDS_IN_NUMBER = / (?!0)\d{7,16}$/;
const COLLECTED: ReadonlySet<Rail | null> = new Set(['direct-debit', 'standing-order']);
const BY_BANK: ReadonlySet<Rail | null> = new Set(['direct-debit', 'standing-order', 'faster-payment']);
const DEBT = 'debt';
const SHOPPING = 'shopping';
/** What such shops sell besides. In their cafes and at their pumps nobody pays on account. */
const ALSO_SOLD = categoryIdsOf(
  'groceries',
  'hair-and-beauty',
  'vehicle-maintenance',
  'vehicle-purchase-and-hire',
);
const WORDS: readonly { readonly account: CategoryId; readonly pattern: RegExp }[] = CREDIT_WORDS.map(
  ({ account, words }) => ({
    account: categoryIdOf(account),
    pattern: new RegExp(
      `^[^A-Z0-9]*(?:${words.replaceAll(' ', '[^A-Z0-9]+').replaceAll(';', '|')})(?![A-Z0-9])`,
      'i',
    ),
  }),
);
/** The table of a country is made when it is first needed. */
const tableIn = oncePer((code: string) => tableOf(code));

/** A debit's merchant, read by how it was paid. */
export function asCreditAccount(candidate: Candidate, row: Row): Candidate {
  const { merchant, category } = candidate;
  if (merchant === null) return candidate;
  const { country, rail, narrative } = row;
  const { code, shopAccounts } = country;
  const shop = tableIn(code).get(merchant.name);
  const isNumbered = shop !== undefined && shopAccounts === 'numbered' && hasAccountNumber(candidate, row);
  const isInShop = narrative.hasPlace || narrative.viaProcessor;
  if (isCardRail(rail) || (rail === null && isInShop && !isNumbered)) {
    const isAccount = shop === undefined || shop.bought === null || merchant.debit !== shop.account;
    return isAccount || NAMES_ACCOUNT.test(candidate.matched ?? '')
      ? candidate
      : { ...candidate, category: shop.bought };
  }
  const isBank = merchant.debit === UNCATEGORISED && shop !== undefined;
  if (!isBank && (category === null || !isSold(category))) return candidate;
  const ofShop =
    shopAccounts === 'store-cards'
      ? storeCardAccount(merchant, shop, row)
      : shopAccount(shop, row, isNumbered);
  const account = ofShop ?? accountNamed(candidate, row);
  return account === null ? candidate : { ...candidate, category: account };
}

/** What a merchant sells, or lends: where a credit from it counts when the purchase it returns is not known. */
export function returnedBy(
  merchant: MerchantEntry,
  country: NarrativeCountry,
  rail: Rail | null,
): CategoryId {
  const shop = tableIn(country.code).get(merchant.name);
  if (shop === undefined) return merchant.debit;
  if (isAccountsCredit(merchant, shop, rail)) return isSold(merchant.debit) ? shop.account : merchant.debit;
  return merchant.debit === shop.account ? (shop.bought ?? merchant.debit) : merchant.debit;
}

export interface AccountQuestion {
  readonly country: NarrativeCountry;
  readonly rail: Rail | null;
  /** The words that name the merchant. */
  readonly matched: string | null;
}

/** The payee is a shop's credit account and not the shop, so that a refund to the card returns no payment to the account. */
export function isOfAccount(
  merchant: MerchantEntry,
  category: CategoryId,
  isCredit: boolean,
  { country, rail, matched }: AccountQuestion,
): boolean {
  const shop = tableIn(country.code).get(merchant.name);
  // TARGET CARD SRVC, of Target. What comes back to a card was bought: OLD NAVY CARD 1234 names the card and no account.
  if (shop === undefined && isLendingArm(merchant, matched)) return !isCardRail(rail) && rail !== 'refund';
  if (isCredit) return shop !== undefined && isAccountsCredit(merchant, shop, rail);
  const isShop = shop !== undefined || categoryOf(merchant.debit).group === SHOPPING;
  return isShop && (categoryOf(category).group === DEBT || category === shop?.account);
}

function isLendingArm({ debit, name }: MerchantEntry, matched: string | null): boolean {
  return (
    matched !== null &&
    categoryOf(debit).group === DEBT &&
    NAMES_ACCOUNT.test(matched) &&
    squash(matched) !== squash(name)
  );
}

function shopAccount(shop: ShopCredit | undefined, { rail }: Row, isNumbered: boolean): CategoryId | null {
  if (shop === undefined) return null;
  return isNumbered || (shop.paid === 'collected' ? COLLECTED : BY_BANK).has(rail) ? shop.account : null;
}

/** MACYS DES:ONLINE PMT. */
function storeCardAccount(
  { debit, flags }: MerchantEntry,
  shop: ShopCredit | undefined,
  {
    rail,
    narrative: {
      words: { text },
    },
  }: Row,
): CategoryId | null {
  const isShop = shop !== undefined || (WITH_STORE_CARDS.has(debit) && !flags.online);
  if (!isShop || !BY_BANK.has(rail) || !CARD_BILL.test(text) || BOUGHT_BY_ACH.test(text)) return null;
  return shop?.account ?? CREDIT_CARD;
}

/** NEXT RETAIL LTD 153758798: whether only an account number follows the name, as in a direct debit. */
function hasAccountNumber(
  { matched }: Candidate,
  {
    rail,
    narrative: {
      words: { text },
    },
  }: Row,
): boolean {
  if (matched === null || rail !== null) return false;
  return ACCOUNT_NUMBER.test(text.slice(text.indexOf(matched) + matched.length));
}

/** HALFORDS FINANCE, B&Q CARD; of a maker of cars its finance arm. */
function accountNamed(
  { category, matched }: Candidate,
  {
    rail,
    narrative: {
      words: { text },
    },
  }: Row,
): CategoryId | null {
  if (matched === null || (rail !== null && !BY_BANK.has(rail))) return null;
  const behind = text.slice(text.indexOf(matched) + matched.length);
  if (category === CAR_SALES && FINANCIAL_SERVICES.test(behind)) return CAR_FINANCE;
  const named = WORDS.find(({ pattern }) => pattern.test(behind));
  // CARD alone says as much of how something was paid.
  const isHowPaid = rail === null && named?.account === CREDIT_CARD && !ENDS_IN_NUMBER.test(behind);
  if (named === undefined || isHowPaid) return null;
  return category === CAR_SALES ? CAR_FINANCE : named.account;
}

/** A direct debit that comes back was paid to the account. Other money by bank is the account's only where the name is. */
function isAccountsCredit(merchant: MerchantEntry, shop: ShopCredit, rail: Rail | null): boolean {
  if (shop.paid !== 'any-bank') return false;
  if (rail === 'direct-debit' || rail === 'standing-order') return true;
  return merchant.debit === shop.account && (rail === 'bank-credit' || rail === 'faster-payment');
}

function isSold(category: CategoryId): boolean {
  return categoryOf(category).group === SHOPPING || ALSO_SOLD.has(category);
}

function tableOf(country: string): ReadonlyMap<string, ShopCredit> {
  return new Map(
    SHOP_CREDIT.filter(group => group.country === country).flatMap(({ account, bought, paid, names }) => {
      const shop: ShopCredit = {
        account: categoryIdOf(account),
        bought: bought === null ? null : categoryIdOf(bought),
        paid,
      };
      return names.split(';').map((name): [string, ShopCredit] => [name, shop]);
    }),
  );
}
