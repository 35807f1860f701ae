/** What other payments to and from the same payee say of one that its own text leaves open. */
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Rail } from '../../model/rail.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryOf, classIdOf, UNCATEGORISED } from '../words/categories.js';
import type { AccountPass } from './accountPass.js';
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
  /** Null until asked. */
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

/** What the text alone leaves open. */
export const otherPayments: AccountPass = ({ counted, decisionOf }) => {
  const open = counted.filter(entry => isOpen(decisionOf(entry), entry.isCredit));
  if (open.length === 0) return null;
  const dealings = new Map(open.map(entry => [decisionOf(entry).payee.key, noDealings()]));
  for (const entry of counted) {
    const decision = decisionOf(entry);
    const known = dealings.get(decision.payee.key);
    if (known === undefined) continue;
    const side = entry.isCredit ? 'credit' : 'debit';
    if (!entry.isCredit) known.debits.push(entry);
    else if (isOpen(decision, true)) {
      known.credits.push(entry);
      known.comeBack.push(entry);
    } else if (decision.category === REFUND) known.comeBack.push(entry);
    addDecision(known.said[side], decision);
  }
  const railOf = (entry: LedgerEntry) => decisionOf(entry).rail;
  return {
    rows: open,
    changeOf(entry, decision) {
      const lesson = lessonOf(entry, decision, dealings.get(decision.payee.key) as Dealings, railOf);
      return lesson && { alike: lesson.detail, applied: before => learnedFrom(before, lesson) };
    },
  };
};

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
  if (decision.payee.kind === 'nobody' || decision.isPerson || decision.isWallet) return false;
  return isUndecided(decision) || (isCredit && decision.isReturnByNameAlone);
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
      // What friends pay comes regularly too: how much it is tells more than a trade in the payer's name.
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
