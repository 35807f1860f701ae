/** Who stands on the other side of a business's rows, which its category alone does not say: owner, customer, supplier. */
import { categoryIdOf, UNCATEGORISED } from '../enrichment/categories.js';
import type { Category } from '../model/taxonomy.js';
import { type BusinessFigure, businessCostFigureOf, businessCreditFigureOf } from './businessFigures.js';
import type { FigureOf, HealthRow } from './rows.js';
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
const OWNER_GROUPS: ReadonlySet<Category['group']> = new Set(['unknown', 'transfer', 'money-in', 'debt']);
/** How customers pay; a shop's refund comes by card. */
const CUSTOMER_RAILS: ReadonlySet<string | null> = new Set(['bank-credit', 'faster-payment', 'transfer']);

/** Learns from all rows who the owner and the suppliers are, so that a row has the same figure in every period. */
export function businessFiguresOf(rows: readonly HealthRow[]): FigureOf<BusinessFigure> {
  const worded = new Set(rows.filter(isWordedAsOwner));
  const owners = payeesOf([...worded]);
  const suppliers = payeesOf(rows.filter(({ entry }) => !entry.isCredit));
  return row => figureOf(row, worded.has(row), owners, suppliers);
}

function figureOf(row: HealthRow, isOwners: boolean, owners: Payees, suppliers: Payees): BusinessFigure {
  const { decision, entry, category } = row;
  if (isOwners || (decision.category === PERSON_TO_PERSON && owners.has(decision.payee))) {
    return entry.isCredit ? 'ownerContributions' : 'ownerDrawings';
  }
  if (isWordedAdvance(entry) && row.transfer === null)
    return entry.isCredit && !row.isNetted ? 'borrowingReceived' : 'loanRepayments';
  // A customer's payment that bounced, or that the business gave back, takes its revenue back.
  if (!entry.isCredit)
    return row.isReturned || isRefundToCustomer(row) ? 'revenue' : businessCostFigureOf(category);
  if (isCustomerTakenForRefund(row, suppliers)) return 'revenue';
  return row.isNetted ? businessCostFigureOf(category) : businessCreditFigureOf(category);
}

/** Money that stays within the accounts of the request went to nobody. */
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
  { decision, refundOf, isReturned, entry }: HealthRow,
  suppliers: Payees,
): boolean {
  return (
    decision.category === REFUND &&
    refundOf === null &&
    !isReturned &&
    CUSTOMER_RAILS.has(decision.rail) &&
    !suppliers.has(decision.payee) &&
    !isWordedRefund(entry)
  );
}

/** Worded as a refund, to a person, to one whom nothing names otherwise, or through a processor. */
function isRefundToCustomer(row: HealthRow): boolean {
  const { category, entry, transfer } = row;
  if (transfer !== null || !isWordedRefundPaid(entry)) return false;
  return category.id === PERSON_TO_PERSON || isGuessed(row) || isFromProcessor(entry);
}

/** Nothing in the text names the category: at best a trade is guessed from the sound of it. */
function isGuessed({ decision }: HealthRow): boolean {
  if (decision.category === UNCATEGORISED) return true;
  return decision.evidence.find(({ category }) => category !== null)?.signal === 'trade-model';
}

function payeesOf(rows: readonly HealthRow[]): Payees {
  return new Set(rows.map(({ decision }) => decision.payee).filter(payee => payee !== ''));
}
