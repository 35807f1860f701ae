/** What other payments to and from the same payee say of one that its own text leaves open. */
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Rail } from '../../model/rail.js';
import { RETURN_OF_BILL } from '../evidence/phraseCandidate.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryOf, classIdOf, UNCATEGORISED } from '../words/categories.js';
import { learnedDecision } from './learnedDecision.js';
import {
  addDecision,
  agreed,
  isUndecided,
  type Lesson,
  noPastDecisions,
  type PastDecisions,
} from './pastDecisions.js';
import { areRegular, FEWEST_REGULAR, rhythmAmong } from './payRhythm.js';
import { returnsAmong } from './returns.js';

const REFUND = categoryIdOf('refund');
const INSURANCE_PAYOUT = categoryIdOf('insurance-payout');
const SALARY = categoryIdOf('salary');
const BANK_CREDIT = classIdOf('bank-credit');
const REFUND_CLASS = classIdOf('refund');

interface Dealings {
  /** By day. */
  readonly debits: LedgerEntry[];
  /** Those that are open, by day. */
  readonly credits: LedgerEntry[];
  /** The open ones and those that are refunds by their own words, by day. */
  readonly comeBack: LedgerEntry[];
  /** What the texts of other rows say surely, by direction. */
  readonly said: { readonly debit: PastDecisions; readonly credit: PastDecisions };
  /** Null until it is first needed. */
  findings: Findings | null;
}

interface Findings {
  /** Places in the request of the open credits that may return what was paid. */
  readonly returns: ReadonlySet<number>;
  /** The other open credits: how many, and whether they come as pay does. */
  readonly others: number;
  readonly areRegular: boolean;
  /** Those that come at a rhythm of their own, though some are no larger than what was paid to the same payee. */
  readonly pay: ReadonlySet<LedgerEntry>;
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
    else if (isOpen(decision, true)) {
      known.credits.push(entry);
      known.comeBack.push(entry);
    } else if (decision.category === REFUND) known.comeBack.push(entry);
    addDecision(known.said[side], decision);
  }
  const railOf = ({ index }: LedgerEntry) => (decisions[index] as Decision).rail;
  const learned = new Map<Decision, Map<string, Decision>>();
  for (const entry of open) {
    const decision = decisions[entry.index] as Decision;
    const lesson = lessonOf(entry, decision, dealings.get(decision.payee) as Dealings, railOf);
    if (lesson === null) continue;
    // Rows that shared a decision still share the new one.
    const known = learned.get(decision) ?? new Map<string, Decision>();
    learned.set(decision, known);
    const after = known.get(lesson.detail) ?? learnedFrom(decision, lesson);
    known.set(lesson.detail, after);
    decisions[entry.index] = after;
  }
}

function noDealings(): Dealings {
  return {
    debits: [],
    credits: [],
    comeBack: [],
    said: { debit: noPastDecisions(), credit: noPastDecisions() },
    findings: null,
  };
}

function findingsOf(dealings: Dealings, railOf: (entry: LedgerEntry) => Rail | null): Findings {
  if (dealings.findings === null) {
    const { debits, credits, comeBack } = dealings;
    const returned = returnsAmong(debits, comeBack);
    const pay = new Set(rhythmAmong(credits, returned, railOf));
    const returns = new Set<number>();
    const others: LedgerEntry[] = [];
    for (const credit of credits)
      if (returned.has(credit.index) && !pay.has(credit)) returns.add(credit.index);
      else others.push(credit);
    dealings.findings = {
      returns,
      others: others.length,
      areRegular: areRegular(others),
      pay,
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

function lessonOf(
  entry: LedgerEntry,
  decision: Decision,
  dealings: Dealings,
  railOf: (entry: LedgerEntry) => Rail | null,
): Lesson | null {
  const { debits, said } = dealings;
  if (entry.isCredit && findingsOf(dealings, railOf).returns.has(entry.index))
    return decision.category === UNCATEGORISED
      ? { category: REFUND, ground: 'history', detail: 'as much was paid to the same payee before' }
      : null;
  if (isUndecided(decision)) return agreed(entry.isCredit ? said.credit : said.debit);
  const { others, areRegular, pay } = findingsOf(dealings, railOf);
  const income = decision.alternatives.find(({ category }) => categoryOf(category).group === 'income');
  if (pay.has(entry))
    return {
      category: income?.category ?? SALARY,
      ground: 'history',
      detail: 'regular credits, too many to return what was paid to the firm',
    };
  if (others < FEWEST_REGULAR || pay.size > 0) return null;
  if (areRegular)
    return {
      // Friends pay regularly too, so the amount shows more than a trade in the payer's name.
      category: income?.category ?? (decision.personForm === 'none' ? SALARY : UNCATEGORISED),
      ground: 'history',
      detail: 'regular credits, larger than what was paid to the firm',
    };
  return debits.length > 0
    ? null
    : {
        category: income?.category ?? UNCATEGORISED,
        ground: 'history',
        detail: 'repeated credits from a firm that is never paid are no refunds',
      };
}

function learnedFrom(decision: Decision, { category, ground, detail }: Lesson): Decision {
  return {
    ...learnedDecision(decision, category, ground, detail),
    classId: category === SALARY ? BANK_CREDIT : category === REFUND ? REFUND_CLASS : decision.classId,
  };
}
