/** Finds the other party of a business's rows, which the category does not show: owner, customer or supplier. */

import type { BusinessFigure } from '../contract/health/healthFigures.js';
import type { CategoryRow } from '../data/taxonomy.js';
import { categoryIdOf, UNCATEGORISED } from '../enrichment/words/categories.js';
import type { Rail } from '../model/rail.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { type FigureOf, type HealthRow, oncePerWording } from './rows.js';
import {
  isFromProcessor,
  isWordedAdvance,
  isWordedDividend,
  isWordedOwner,
  isWordedRefund,
  isWordedRefundPaid,
} from './wording.js';

type Payees = ReadonlySet<string>;

const REFUND = categoryIdOf('refund');
const PERSON_TO_PERSON = categoryIdOf('person-to-person');
/** Wording of the owner does not outweigh wording of wages, tax or benefits. */
const OWNER_GROUPS: ReadonlySet<CategoryRow['group']> = new Set(['unknown', 'transfer', 'money-in', 'debt']);
/** How customers pay; a shop's refund comes by card. */
const CUSTOMER_RAILS: ReadonlySet<Rail | null> = new Set(['bank-credit', 'faster-payment', 'transfer']);

interface Known {
  readonly owners: Payees;
  readonly suppliers: Payees;
  readonly isOwners: (row: HealthRow) => boolean;
  readonly isAdvance: (row: HealthRow) => boolean;
  readonly isRefundPaid: (row: HealthRow) => boolean;
}

/** Finds the owner and the suppliers from all rows, so that a row has the same figure in every period. */
export function businessFiguresOf(rows: readonly HealthRow[]): FigureOf<BusinessFigure> {
  const worded = new Set(rows.filter(isWordedAsOwner));
  const known: Known = {
    owners: payeesOf([...worded]),
    suppliers: payeesOf(rows.filter(({ entry }) => !entry.isCredit)),
    isOwners: row => worded.has(row),
    isAdvance: oncePerWording(({ entry }) => isWordedAdvance(entry)),
    isRefundPaid: oncePerWording(({ entry }) => isWordedRefundPaid(entry)),
  };
  const figures = new Map(rows.map(row => [row, figureOf(row, known)]));
  return row => figures.get(row) as BusinessFigure;
}

function figureOf(row: HealthRow, known: Known): BusinessFigure {
  const { decision, entry, category, transfer } = row;
  if (
    known.isOwners(row) ||
    (decision.category === PERSON_TO_PERSON && known.owners.has(decision.payee.key))
  ) {
    return entry.isCredit ? 'ownerContributions' : 'ownerDrawings';
  }
  if (transfer === null && known.isAdvance(row))
    return entry.isCredit && !row.isNetted ? 'borrowingReceived' : 'loanRepayments';
  // A customer's payment that bounced or was refunded reduces the revenue.
  if (!entry.isCredit)
    return row.returned === 'receipt' || isRefundToCustomer(row, known)
      ? 'revenue'
      : businessCostFigureOf(category);
  if (isCustomerTakenForRefund(row, known)) return 'revenue';
  return row.isNetted ? businessCostFigureOf(category) : businessCreditFigureOf(category);
}

/** Money that stays within the accounts of the request has no other party. */
function isWordedAsOwner(row: HealthRow): boolean {
  const { category, entry, transfer } = row;
  if (transfer !== null || !(OWNER_GROUPS.has(category.group) || isGuessed(row))) return false;
  return isWordedOwner(entry) || (!entry.isCredit && isWordedDividend(entry));
}

/**
 * Enrichment takes money from a known shop or utility for a refund. To a business that never paid them, and that gets it by
 * bank transfer with no word of a refund, they are a customer.
 */
function isCustomerTakenForRefund(
  { decision, refundOf, returned, entry }: HealthRow,
  { suppliers }: Known,
): boolean {
  return (
    decision.category === REFUND &&
    refundOf === null &&
    returned === null &&
    CUSTOMER_RAILS.has(decision.rail) &&
    !suppliers.has(decision.payee.key) &&
    !isWordedRefund(entry)
  );
}

/** The row reads as a refund to a person, to an unknown party, or through a processor. */
function isRefundToCustomer(row: HealthRow, { isRefundPaid }: Known): boolean {
  const { category, entry, transfer } = row;
  if (transfer !== null || !isRefundPaid(row)) return false;
  return category.id === PERSON_TO_PERSON || isGuessed(row) || isFromProcessor(entry);
}

/** Nothing in the text names the category. At best, a trade is guessed from the name. */
function isGuessed({ decision }: HealthRow): boolean {
  if (decision.category === UNCATEGORISED) return true;
  return decision.evidence.find(({ category }) => category !== null)?.signal === 'trade-model';
}

function payeesOf(rows: readonly HealthRow[]): Payees {
  return new Set(rows.map(({ decision }) => decision.payee.key).filter(key => key !== ''));
}

// The figure of each category in a business account.

const TRANSFERS: ReadonlySet<CategorySlug> = new Set([
  'own-account-transfer',
  'savings',
  'investments',
  'crypto',
]);
/** A card bill is paid for what was bought with the card: a cost, not a loan. */
const CARD_BILL: CategorySlug = 'credit-card-payment';
const LOANS_OUTSIDE_DEBT: ReadonlySet<CategorySlug> = new Set([
  'mortgage',
  'vehicle-finance',
  'interest-and-overdraft-charges',
]);
/** Income that customers do not pay. */
const NOT_EARNED: ReadonlySet<CategorySlug> = new Set([
  'private-pension',
  'state-pension',
  'investment-income',
  'interest-income',
  'maintenance-received',
  'student-finance',
  'income-protection',
  'tax-refund',
]);
/** People pay sole traders; an unknown payer, cash and cheques are far more often a customer than anything else. */
const EARNED_BESIDE_INCOME: ReadonlySet<CategorySlug> = new Set([
  'uncategorised',
  'cash-deposit',
  'person-to-person',
]);

function businessCostFigureOf({ slug, group }: CategoryRow): BusinessFigure {
  if (slug === 'payroll-paid') return 'payroll';
  if (slug === 'rent' || slug === 'service-charge') return 'rent';
  if (group === 'utilities' || group === 'communications') return 'utilities';
  if (slug === 'person-to-person') return 'paymentsToPeople';
  if (slug === 'government-and-tax') return 'taxes';
  if (TRANSFERS.has(slug)) return 'transfersOut';
  if ((group === 'debt' && slug !== CARD_BILL) || LOANS_OUTSIDE_DEBT.has(slug)) return 'loanRepayments';
  return 'otherOperatingCosts';
}

function businessCreditFigureOf({ slug, group }: CategoryRow): BusinessFigure {
  if (EARNED_BESIDE_INCOME.has(slug) || (group === 'income' && !NOT_EARNED.has(slug))) return 'revenue';
  if (slug === 'loan-proceeds') return 'borrowingReceived';
  return TRANSFERS.has(slug) ? 'transfersIn' : 'otherCredits';
}
