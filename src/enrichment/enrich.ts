/** The enrichment stage: a ledger in, the same ledger with a decision on every row out. */
import { EVIDENCE_WEIGHTS } from '../data/evidenceWeights.js';
import type { Ledger, LedgerEntry } from '../ledger/ledger.js';
import type { Evidence, TransferLink } from '../model/enrichment.js';
import type { CategoryId } from '../model/taxonomy.js';
import type { CountryCode } from '../model/transaction.js';
import type { ParsedTransaction } from '../schema/transaction.js';
import { learnFromEvenPay } from './account/evenPay.js';
import { learnFromHabits } from './account/habits.js';
import { learnFromHistory } from './account/history.js';
import { learnFromHolders } from './account/ownTransfers.js';
import { tellByAccount } from './account/payeeAccounts.js';
import { linkRefunds } from './account/refunds.js';
import { mayHave, type Shared, sharedOf } from './account/sharedDecision.js';
import { pairTransfers } from './account/transfers.js';
import { applyRules, type RuleSet } from './corrections/rules.js';
import { type ReturnedReading, returnedReadingOf } from './evidence/returned.js';
import { statedCodeOf } from './evidence/statedCode.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { type Decision, decide } from './vote/decide.js';
import { categoryIdOf, categoryOf, classIdOf, UNCATEGORISED } from './words/categories.js';
import { noShapes, shapeOf } from './words/shape.js';

export interface EnrichedEntry {
  readonly entry: LedgerEntry;
  readonly decision: Decision;
  readonly transfer: TransferLink | null;
  readonly refundOf: LedgerEntry | null;
  /** Where a refund's amount is netted: the category of its purchase, else of its merchant; else its own. */
  readonly countsToward: CategoryId;
  /** Whether it is a payment that came back unpaid, or the fee for one: the same for every product. */
  readonly returned: ReturnedReading | null;
}

export interface EnrichedLedger {
  readonly ledger: Ledger;
  /** In the order of the request. */
  readonly rows: readonly EnrichedEntry[];
  /** The counted ones, by day, then by id. */
  readonly counted: readonly EnrichedEntry[];
}

export interface EnrichmentSetting {
  readonly country: CountryCode;
  readonly lexicon: Lexicon;
  readonly rules: RuleSet;
  readonly confidenceFloor: number;
  /** The names of those who hold the accounts; empty or left out where nobody says. */
  readonly holders?: readonly string[] | undefined;
}

const OWN_TRANSFER = categoryIdOf('own-account-transfer');
const SAVINGS = categoryIdOf('savings');
const REFUND = categoryIdOf('refund');
const TRANSFER_CLASS = classIdOf('transfer');
const PAIRED_CONFIDENCE = EVIDENCE_WEIGHTS.transferPairConfidence;

export function enrich(ledger: Ledger, setting: EnrichmentSetting): EnrichedLedger {
  const decisions = decideAll(ledger, setting);
  tellByAccount(ledger, decisions);
  learnFromHistory(ledger.counted, decisions);
  learnFromHabits(ledger.counted, decisions);
  learnFromEvenPay(ledger.counted, decisions);
  learnFromHolders(ledger.rows, decisions, setting.holders ?? []);
  const { rules } = setting;
  if (rules.rules.length > 0)
    ledger.rows.forEach((entry, index) => {
      decisions[index] = applyRules(rules, entry, decisions[index] as Decision);
    });
  const decisionOf = ({ index }: LedgerEntry) => decisions[index] as Decision;
  const { links } = pairTransfers(ledger.counted, decisionOf);
  for (const [index, link] of links) decisions[index] = asTransfer(decisions[index] as Decision, link);
  const refunds = linkRefunds(ledger.counted, decisionOf);
  const rows = ledger.rows.map((entry): EnrichedEntry => {
    // What holds of a transaction holds of its repeat.
    const first = ledger.repeats.size === 0 ? entry.index : (ledger.repeats.get(entry.index) ?? entry.index);
    const refundOf = entry.isCredit ? (refunds.get(first) ?? null) : null;
    const decision = withFloor(decisions[first] as Decision, setting.confidenceFloor);
    const transfer = links.size === 0 ? null : (links.get(first) ?? null);
    const returns =
      refundOf === null
        ? null
        : { entry: refundOf, decision: withFloor(decisionOf(refundOf), setting.confidenceFloor) };
    const toward = countsToward(decision, returns?.decision ?? null);
    return {
      entry,
      decision: refundOf === null ? decision : withRefund(decision, entry, refundOf),
      transfer,
      refundOf,
      countsToward: toward,
      returned: returnedReadingOf({
        entry,
        decision,
        isTransfer: transfer !== null,
        countsToward: toward,
        returns,
      }),
    };
  });
  return { ledger, rows, counted: ledger.counted.map(({ index }) => rows[index] as EnrichedEntry) };
}

/** Narratives of one shape with the same codes are decided once, save where the decision quotes what they differ in. */
function decideAll(ledger: Ledger, { country, lexicon }: EnrichmentSetting): Decision[] {
  const shapes = noShapes(lexicon.index.numbers);
  const known = { credit: new Map<number | string, Shared>(), debit: new Map<number | string, Shared>() };
  /** For each shape whether its narratives state a merchant category code: then that is part of what is decided alike. */
  const statesCode: boolean[] = [];
  return ledger.rows.map(({ source, isCredit }) => {
    const decisions = isCredit ? known.credit : known.debit;
    const { description } = source;
    const shape = shapeOf(shapes, description);
    if (statesCode.length === shape) statesCode.push(statedCodeOf(description, country) !== null);
    const alike = statesCode[shape] === true ? `${shape} ${statedCodeOf(description, country)}` : shape;
    const key = decisionKey(alike, source);
    const shared = decisions.get(key);
    if (shared !== undefined && mayHave(shared, description)) return shared.decision;
    // Told apart from every shape by its description, which no key of a shape begins with.
    const own = `= ${key} ${description}`;
    const sharedByText = shared === undefined ? undefined : decisions.get(own);
    if (sharedByText !== undefined) return sharedByText.decision;
    const decision = decide(source, country, lexicon);
    decisions.set(shared === undefined ? key : own, sharedOf(decision));
    return decision;
  });
}

function decisionKey(narrative: number | string, source: ParsedTransaction): number | string {
  const {
    counterPartyName,
    merchantName,
    merchantCategoryCode,
    proprietaryTransactionCode: own,
    transactionCode,
  } = source;
  // Most banks supply none of the rest.
  if (!counterPartyName && !merchantName && !merchantCategoryCode && !own && !transactionCode)
    return narrative;
  return [
    narrative,
    counterPartyName,
    merchantName,
    merchantCategoryCode,
    own?.code,
    transactionCode?.code,
    transactionCode?.subCode,
  ].join('\u0000');
}

function asTransfer(decision: Decision, { associatedAccountId }: TransferLink): Decision {
  const { ruled } = decision;
  const category = decision.category === SAVINGS ? SAVINGS : OWN_TRANSFER;
  const confidence = ruled?.category === undefined ? PAIRED_CONFIDENCE : decision.confidence;
  const keepsMerchant = decision.merchant === null || ruled?.merchant !== undefined;
  const evidence: Evidence = {
    signal: 'transfer-pair',
    detail: `the same amount moved the other way in account ${associatedAccountId}`,
    matched: null,
    category: categoryOf(category).slug,
    weight: EVIDENCE_WEIGHTS.transferPair,
    ...(keepsMerchant ? {} : { replacedMerchant: decision.merchant }),
  };
  return {
    ...decision,
    category,
    confidence,
    classId: TRANSFER_CLASS,
    classConfidence: PAIRED_CONFIDENCE,
    merchant: keepsMerchant ? decision.merchant : null,
    isPerson: false,
    alternatives: [{ category, confidence }],
    evidence: [evidence, ...decision.evidence],
  };
}

function withRefund(decision: Decision, { accountId }: LedgerEntry, purchase: LedgerEntry): Decision {
  // Accounts may use the same ids.
  const elsewhere =
    purchase.accountId === null || purchase.accountId === accountId
      ? ''
      : ` of account ${purchase.accountId}`;
  const evidence: Evidence = {
    signal: 'refund-link',
    detail: `returns ${purchase.transactionId}${elsewhere}`,
    matched: null,
    category: categoryOf(REFUND).slug,
    weight: EVIDENCE_WEIGHTS.refundLink,
  };
  return { ...decision, evidence: [evidence, ...decision.evidence] };
}

function withFloor(decision: Decision, floor: number): Decision {
  if (decision.category === UNCATEGORISED || decision.confidence >= floor) return decision;
  const evidence: Evidence = {
    signal: 'confidence-floor',
    detail: `${categoryOf(decision.category).slug} had a confidence of ${decision.confidence}, below the floor of ${floor}`,
    matched: null,
    category: null,
    weight: 0,
  };
  return { ...decision, category: UNCATEGORISED, confidence: 0, evidence: [evidence, ...decision.evidence] };
}

function countsToward({ category, merchantCategory }: Decision, purchase: Decision | null): CategoryId {
  if (category !== REFUND) return category;
  if (purchase !== null) return purchase.category;
  return merchantCategory === UNCATEGORISED ? REFUND : merchantCategory;
}
