/** How a transaction moved: its class, from the category where that settles it, else from the rail, else from the merchant. */
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { CLASS_OF_RAIL } from '../../data/rails.js';
import type { CategoryGroup, CategoryId, CategorySlug, ClassId, ClassSlug } from '../../model/taxonomy.js';
import type { Candidate } from '../evidence/candidate.js';
import type { Row } from '../evidence/row.js';
import type { MerchantEntry } from '../lexicon/lexicon.js';
import { isOfFirm } from '../narrative/narrative.js';
import { categoryOf, classIdOf } from '../words/categories.js';
import { type ClassGround, confidenceOf } from './confidence.js';

interface Chosen {
  readonly category: CategoryId;
  /** Of the category, 0 to 1. */
  readonly confidence: number;
  readonly merchant: MerchantEntry | null;
  readonly best: Candidate | null;
}

export interface ClassAnswer {
  readonly classId: ClassId;
  readonly confidence: number;
}

type SlugAnswer = readonly [slug: ClassSlug, ground: ClassGround];

const FROM_CATEGORY: Readonly<Partial<Record<CategorySlug, ClassSlug>>> = {
  refund: 'refund',
  'bank-charges': 'fee-or-interest',
  'interest-and-overdraft-charges': 'fee-or-interest',
  'returned-payment-fee': 'fee-or-interest',
  'interest-income': 'fee-or-interest',
  'cash-withdrawal': 'cash-withdrawal',
  'cash-deposit': 'cash-or-cheque',
  'own-account-transfer': 'transfer',
  savings: 'transfer',
  'person-to-person': 'transfer',
};

/** What may be collected all the same: savings by direct debit, a wallet's payments by ACH. */
const SENT_BY_DEBIT: ReadonlySet<CategorySlug> = new Set(['savings', 'person-to-person']);

export function classFor(row: Row, chosen: Chosen): ClassAnswer {
  const [slug, ground] = classOf(row, chosen);
  return { classId: classIdOf(slug), confidence: confidenceOf(ground) };
}

function classOf(row: Row, chosen: Chosen): SlugAnswer {
  const { rail, isCredit } = row;
  const { slug, group } = categoryOf(chosen.category);
  const fromCategory = FROM_CATEGORY[slug];
  if (
    fromCategory !== undefined &&
    rail !== 'standing-order' &&
    !(rail === 'direct-debit' && SENT_BY_DEBIT.has(slug))
  ) {
    return [fromCategory, 'class-sure'];
  }
  if (rail === 'card') return [isCredit ? cardCreditClass(slug) : cardClass(row, chosen), 'class-likely'];
  if (isCredit && rail === 'faster-payment' && isIncome(group)) return ['bank-credit', 'class-likely'];
  // A debit is not a credit, whatever its text ends with.
  if (rail !== null && (isCredit || rail !== 'bank-credit'))
    return [CLASS_OF_RAIL[rail][isCredit ? 'credit' : 'debit'], 'class-sure'];
  if (isCredit) return [creditWithoutRail(row, group), 'class-guess'];
  return debitWithoutRail(row, chosen, group, slug);
}

/** Money sent to a card is a refund unless it is known to be something else. */
function cardCreditClass(slug: CategorySlug): ClassSlug {
  return slug === 'refund' || slug === 'uncategorised' ? 'refund' : 'bank-credit';
}

/** What nobody pays by card across a counter. */
const ONLINE_GROUPS: ReadonlySet<CategoryGroup> = new Set([
  'debt',
  'insurance',
  'utilities',
  'communications',
  'housing',
]);
const ONLINE_SLUGS: ReadonlySet<CategorySlug> = new Set([
  'flights',
  'holidays',
  'digital-subscriptions',
  'online-marketplace',
  'government-and-tax',
  'vehicle-tax',
  'investments',
  'crypto',
  'bnpl',
  'catalogue-credit',
  'student-loan-repayment',
]);

/** A card purchase is online when the merchant is, or the narrative holds a web address or a telephone number. */
function cardClass(row: Row, chosen: Chosen): ClassSlug {
  const { merchant, category } = chosen;
  if (merchant?.flags.subscription) return 'recurring-card-payment';
  if (merchant?.flags.acrossCounter) return 'point-of-sale';
  const { group, slug } = categoryOf(category);
  const isPaidOnline = ONLINE_GROUPS.has(group) || ONLINE_SLUGS.has(slug);
  return merchant?.flags.online || isPaidOnline || isNotPresent(row, chosen, slug)
    ? 'online-purchase'
    : 'point-of-sale';
}

const GUESS_OVERRULED = EVIDENCE_WEIGHTS.historyOverrules;
/** American shops print their own telephone where others print their town. */
const ACROSS_A_COUNTER: ReadonlySet<CategorySlug> = new Set([
  'restaurants-and-cafes',
  'takeaway-and-fast-food',
  'pubs-and-bars',
  'groceries',
  'fuel',
  'hair-and-beauty',
]);

function isNotPresent({ narrative }: Row, { confidence }: Chosen, slug: CategorySlug): boolean {
  const { isWeb, viaProcessor, isInPerson, telephone } = narrative;
  if (isWeb || (viaProcessor && !isInPerson)) return true;
  if (telephone === 'none' || isInPerson) return false;
  // A guess that is likelier wrong than right is too little to take the number for that of a counter.
  const isCounter = ACROSS_A_COUNTER.has(slug) && confidence >= GUESS_OVERRULED;
  return telephone === 'toll-free' || !isCounter;
}

function creditWithoutRail({ narrative }: Row, group: CategoryGroup): ClassSlug {
  return isIncome(group) || isOfFirm(narrative) ? 'bank-credit' : 'unclassified';
}

function isIncome(group: CategoryGroup): boolean {
  return group === 'income' || group === 'benefit' || group === 'money-in';
}

/** What people pay by direct debit or ACH when nothing else is said. */
const DIRECT_DEBIT_GROUPS: ReadonlySet<CategoryGroup> = new Set([
  'debt',
  'insurance',
  'utilities',
  'housing',
]);
const DIRECT_DEBIT_SLUGS: ReadonlySet<CategorySlug> = new Set([
  'government-and-tax',
  'investments',
  'payroll-paid',
  'vehicle-finance',
  'vehicle-tax',
  'maintenance-paid',
]);

function debitWithoutRail(row: Row, chosen: Chosen, group: CategoryGroup, slug: CategorySlug): SlugAnswer {
  const { merchant, best } = chosen;
  if (merchant?.flags.subscription) return ['recurring-card-payment', 'class-guess'];
  if (merchant?.flags.acrossCounter) return ['point-of-sale', 'class-likely'];
  if (isNotPresent(row, chosen, slug) || merchant?.flags.online) return ['online-purchase', 'class-likely'];
  const isUsuallyDirect = DIRECT_DEBIT_GROUPS.has(group) || DIRECT_DEBIT_SLUGS.has(slug);
  if (!row.narrative.hasPlace && (isUsuallyDirect || merchant?.flags.directDebit))
    return ['direct-debit', 'class-guess'];
  return ['point-of-sale', best === null ? 'class-unknown' : 'class-guess'];
}
