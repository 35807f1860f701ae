/** What other payments to and from the same payee say of one that its own text leaves open. */
import { median } from '../base/statistics.js';
import { EVIDENCE_WEIGHTS } from '../data/evidenceWeights.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import { RETURN_OF_BILL } from './candidates.js';
import { categoryIdOf, categoryOf, classIdOf, UNCATEGORISED } from './categories.js';
import type { Decision } from './decide.js';
import { returnsAmong } from './returns.js';
import { taught } from './taught.js';
import { agreed, hear, isUndecided, type Lesson, noTestimony, type Testimony } from './testimony.js';

const REFUND = categoryIdOf('refund');
const INSURANCE_PAYOUT = categoryIdOf('insurance-payout');
const SALARY = categoryIdOf('salary');
const BANK_CREDIT = classIdOf('bank-credit');
const REFUND_CLASS = classIdOf('refund');
/** Judged by hand: surer than even odds, less sure than a text that says so. */
const FROM_HISTORY = EVIDENCE_WEIGHTS.history;
const FEWEST_REGULAR = 3;
/** Days between pay: weekly to monthly, give or take a bank holiday. */
const SHORTEST_GAP = 6;
const LONGEST_GAP = 35;
const GAP_TOLERANCE = 4;
/** A last Friday comes after four weeks or five; pay before Christmas early. */
const MONTHLY_GAP = 25;
const MONTHLY_TOLERANCE = 8;
const LONGEST_SPLIT = 3;

interface Dealings {
  /** By day. */
  readonly debits: LedgerEntry[];
  /** Those that are open, by day. */
  readonly credits: LedgerEntry[];
  /** What the texts of other rows say surely, by direction. */
  readonly said: { readonly debit: Testimony; readonly credit: Testimony };
  /** Null until asked. */
  findings: Findings | null;
}

interface Findings {
  /** Places in the request of the credits that may return what was paid. */
  readonly returns: ReadonlySet<number>;
  /** The other open credits: how many, and whether they come as pay does. */
  readonly others: number;
  readonly areRegular: boolean;
}

/** Replaces decisions (by place in the request) that the text alone leaves open. */
export function learnFromHistory(counted: readonly LedgerEntry[], decisions: Decision[]): void {
  const open = counted.filter(({ index, isCredit }) => isOpen(decisions[index] as Decision, isCredit));
  if (open.length === 0) return;
  const dealings = new Map<string, Dealings>();
  for (const { index } of open) {
    const { payee } = decisions[index] as Decision;
    if (!dealings.has(payee)) dealings.set(payee, noDealings());
  }
  for (const entry of counted) {
    const decision = decisions[entry.index] as Decision;
    const known = dealings.get(decision.payee);
    if (known === undefined) continue;
    const side = entry.isCredit ? 'credit' : 'debit';
    if (!entry.isCredit) known.debits.push(entry);
    else if (isOpen(decision, true)) known.credits.push(entry);
    hear(known.said[side], decision);
  }
  const learned = new Map<Decision, Map<string, Decision>>();
  for (const entry of open) {
    const decision = decisions[entry.index] as Decision;
    const lesson = lessonOf(entry, decision, dealings.get(decision.payee) as Dealings);
    if (lesson === null) continue;
    // Rows decided alike go on sharing one decision.
    const known = learned.get(decision) ?? new Map<string, Decision>();
    learned.set(decision, known);
    const after = known.get(lesson.detail) ?? learnedFrom(decision, lesson);
    known.set(lesson.detail, after);
    decisions[entry.index] = after;
  }
}

function noDealings(): Dealings {
  return { debits: [], credits: [], said: { debit: noTestimony(), credit: noTestimony() }, findings: null };
}

function findingsOf(dealings: Dealings): Findings {
  const { debits, credits } = dealings;
  if (dealings.findings === null) {
    const returns = returnsAmong(debits, credits);
    const others = credits.filter(({ index }) => !returns.has(index));
    dealings.findings = {
      returns,
      others: others.length,
      areRegular: others.length >= FEWEST_REGULAR && areRegular(others),
    };
  }
  return dealings.findings;
}

function isOpen(decision: Decision, isCredit: boolean): boolean {
  if (decision.payee === '' || decision.isPerson || decision.isWallet) return false;
  return isUndecided(decision) || (isCredit && isReturnByNameAlone(decision));
}

/** That it pays a refund or a claim is said by nothing but who pays, or what one pays them for. */
function isReturnByNameAlone({ category, evidence }: Decision): boolean {
  if (category !== REFUND && category !== INSURANCE_PAYOUT) return false;
  const { slug } = categoryOf(category);
  return evidence.every(
    row => row.category !== slug || row.signal === 'merchant' || row.detail.startsWith(RETURN_OF_BILL),
  );
}

function lessonOf(entry: LedgerEntry, decision: Decision, dealings: Dealings): Lesson | null {
  const { debits, said } = dealings;
  if (entry.isCredit && findingsOf(dealings).returns.has(entry.index))
    return decision.category === UNCATEGORISED
      ? { category: REFUND, confidence: FROM_HISTORY, detail: 'as much was paid to the same payee before' }
      : null;
  if (isUndecided(decision)) return agreed(entry.isCredit ? said.credit : said.debit);
  const { others, areRegular } = findingsOf(dealings);
  if (others < FEWEST_REGULAR) return null;
  const income = decision.alternatives.find(({ category }) => categoryOf(category).group === 'income');
  if (areRegular)
    return {
      // What friends pay comes regularly too: how much it is tells more than a trade in the payer's name.
      category: income?.category ?? (decision.personForm === 'none' ? SALARY : UNCATEGORISED),
      confidence: FROM_HISTORY,
      detail: 'regular credits, larger than anything paid to the firm',
    };
  return debits.length > 0
    ? null
    : {
        category: income?.category ?? UNCATEGORISED,
        confidence: FROM_HISTORY,
        detail: 'repeated credits from a firm that is never paid are no refunds',
      };
}

function areRegular(credits: readonly LedgerEntry[]): boolean {
  const gaps = credits
    .slice(1)
    .map(({ day }, index) => day - (credits[index] as LedgerEntry).day)
    // Two parts of one pay.
    .filter(gap => gap > LONGEST_SPLIT);
  const usual = median(gaps) ?? 0;
  if (usual < SHORTEST_GAP || usual > LONGEST_GAP) return false;
  const tolerance = usual < MONTHLY_GAP ? GAP_TOLERANCE : MONTHLY_TOLERANCE;
  return gaps.filter(gap => Math.abs(gap - usual) <= tolerance).length >= 0.75 * gaps.length;
}

function learnedFrom(decision: Decision, { category, confidence, detail }: Lesson): Decision {
  return {
    ...taught(decision, category, confidence, detail),
    classId: category === SALARY ? BANK_CREDIT : category === REFUND ? REFUND_CLASS : decision.classId,
  };
}
