/** What other payments to and from the same payee say of one that its own text leaves open. */
import { median } from '../base/statistics.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { Evidence } from '../model/enrichment.js';
import type { CategoryId } from '../model/taxonomy.js';
import { RETURN_OF_BILL } from './candidates.js';
import { categoryIdOf, categoryOf, classIdOf, UNCATEGORISED } from './categories.js';
import type { Decision } from './decide.js';
import { MOST_DAYS_BACK } from './refunds.js';

const REFUND = categoryIdOf('refund');
const INSURANCE_PAYOUT = categoryIdOf('insurance-payout');
const SALARY = categoryIdOf('salary');
const BANK_CREDIT = classIdOf('bank-credit');
const REFUND_CLASS = classIdOf('refund');
/** Judged by hand: surer than even odds, less sure than a text that says so. */
const FROM_HISTORY = 0.75;
/** Only what the text of another row says as surely as this is carried over. */
const SURE = 0.85;
const FEWEST_REGULAR = 3;
/** Days between pay: weekly to monthly, give or take a bank holiday. */
const SHORTEST_GAP = 6;
const LONGEST_GAP = 35;
const GAP_TOLERANCE = 4;

interface Dealings {
  readonly debits: LedgerEntry[];
  readonly credits: LedgerEntry[];
  /** What the texts of other rows say surely, by direction. */
  readonly said: { debit: Decision | null; credit: Decision | null };
}

/** Replaces decisions (by place in the request) that the text alone leaves open. */
export function learnFromHistory(counted: readonly LedgerEntry[], decisions: Decision[]): void {
  const open = counted.filter(({ index, isCredit }) => isOpen(decisions[index] as Decision, isCredit));
  if (open.length === 0) return;
  const dealings = new Map<string, Dealings>();
  for (const { index } of open)
    dealings.set((decisions[index] as Decision).payee, {
      debits: [],
      credits: [],
      said: { debit: null, credit: null },
    });
  for (const entry of counted) {
    const decision = decisions[entry.index] as Decision;
    const known = dealings.get(decision.payee);
    if (known === undefined) continue;
    const side = entry.isCredit ? 'credit' : 'debit';
    if (!entry.isCredit) known.debits.push(entry);
    else if (isOpen(decision, true)) known.credits.push(entry);
    // That one credit is a refund says nothing of the next.
    if (decision.category !== UNCATEGORISED && decision.category !== REFUND && decision.confidence >= SURE)
      known.said[side] ??= decision;
  }
  const learned = new Map<Decision, Map<string, Decision>>();
  for (const entry of open) {
    const decision = decisions[entry.index] as Decision;
    const lesson = lessonOf(entry, decision, dealings.get(decision.payee) as Dealings);
    if (lesson === null) continue;
    // Rows decided alike go on sharing one decision.
    const known = learned.get(decision) ?? new Map<string, Decision>();
    learned.set(decision, known);
    const after = known.get(lesson.detail) ?? taught(decision, lesson);
    known.set(lesson.detail, after);
    decisions[entry.index] = after;
  }
}

interface Lesson {
  readonly category: CategoryId;
  readonly detail: string;
}

function isOpen(decision: Decision, isCredit: boolean): boolean {
  if (decision.payee === '' || decision.isPerson) return false;
  return decision.category === UNCATEGORISED || (isCredit && isReturnByNameAlone(decision));
}

/** That it pays a refund or a claim is said by nothing but who pays, or what one pays them for. */
function isReturnByNameAlone({ category, evidence }: Decision): boolean {
  if (category !== REFUND && category !== INSURANCE_PAYOUT) return false;
  const { slug } = categoryOf(category);
  return evidence.every(
    row => row.category !== slug || row.signal === 'merchant' || row.detail.startsWith(RETURN_OF_BILL),
  );
}

function lessonOf(
  entry: LedgerEntry,
  decision: Decision,
  { debits, credits, said }: Dealings,
): Lesson | null {
  const isReturn = (credit: LedgerEntry) => debits.some(purchase => couldReturn(credit, purchase));
  if (entry.isCredit && isReturn(entry))
    return decision.category === UNCATEGORISED
      ? { category: REFUND, detail: 'as much was paid to the same payee before' }
      : null;
  const elsewhere = entry.isCredit ? said.credit : said.debit;
  if (decision.category === UNCATEGORISED)
    return elsewhere === null
      ? null
      : { category: elsewhere.category, detail: 'as other payments of the same payee say' };
  const unexplained = credits.filter(credit => !isReturn(credit));
  if (unexplained.length < FEWEST_REGULAR) return null;
  const income = decision.alternatives.find(({ category }) => categoryOf(category).group === 'income');
  if (isRegular(unexplained))
    return {
      category: income?.category ?? SALARY,
      detail: 'regular credits, larger than anything paid to the firm',
    };
  return debits.length > 0
    ? null
    : {
        category: income?.category ?? UNCATEGORISED,
        detail: 'repeated credits from a firm that is never paid are no refunds',
      };
}

/** To the account it was paid from: what comes into another account of the caller's has moved. */
function couldReturn(credit: LedgerEntry, purchase: LedgerEntry): boolean {
  return (
    purchase.accountId === credit.accountId &&
    purchase.minor >= credit.minor &&
    purchase.day <= credit.day &&
    credit.day - purchase.day <= MOST_DAYS_BACK
  );
}

function isRegular(credits: readonly LedgerEntry[]): boolean {
  const gaps = credits.slice(1).map(({ day }, index) => day - (credits[index] as LedgerEntry).day);
  const usual = median(gaps) as number;
  if (usual < SHORTEST_GAP || usual > LONGEST_GAP) return false;
  return gaps.filter(gap => Math.abs(gap - usual) <= GAP_TOLERANCE).length >= 0.75 * gaps.length;
}

function taught(decision: Decision, { category, detail }: Lesson): Decision {
  const evidence: Evidence = {
    signal: 'history',
    detail,
    matched: null,
    category: category === UNCATEGORISED ? null : categoryOf(category).slug,
    weight: Math.round(100 * FROM_HISTORY),
  };
  const confidence = category === UNCATEGORISED ? 0 : FROM_HISTORY;
  return {
    ...decision,
    category,
    confidence,
    classId: category === SALARY ? BANK_CREDIT : category === REFUND ? REFUND_CLASS : decision.classId,
    alternatives: [
      ...(category === UNCATEGORISED ? [] : [{ category, confidence }]),
      ...decision.alternatives.filter(alternative => alternative.category !== category),
    ].slice(0, 3),
    evidence: [evidence, ...decision.evidence],
  };
}
