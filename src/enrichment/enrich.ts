/** The enrichment stage: a ledger in, the same ledger with a decision on every row out. */

import type { Evidence, TransferLink } from '../contract/enrichment/enrichmentResult.js';
import type { NarrativeCountry } from '../countries/country.js';
import type { Ledger, LedgerEntry } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import type { ParsedTransaction } from '../requests/transactionSchemas.js';
import { learnFromAccount, linkAccount, withRefund } from './account/account.js';
import { type ReturnedReading, returnedReadingOf } from './account/returnedReading.js';
import { mayHave, type Shared, sharedOf } from './account/sharedDecision.js';
import { applyRules, type RuleSet } from './corrections/rules.js';
import { statedCodeOf } from './evidence/statedCode.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { decide } from './vote/decide.js';
import type { Decision } from './vote/decision.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from './words/categories.js';
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
  readonly country: NarrativeCountry;
  readonly lexicon: Lexicon;
  readonly rules: RuleSet;
  readonly confidenceFloor: number;
  /** The names of those who hold the accounts; empty or left out where nobody says. */
  readonly holders?: readonly string[] | undefined;
}

const REFUND = categoryIdOf('refund');

export function enrich(ledger: Ledger, setting: EnrichmentSetting): EnrichedLedger {
  const decisions = decideRows(ledger, setting.country, setting.lexicon);
  learnFromAccount(ledger, decisions, setting.holders ?? []);
  const { rules } = setting;
  if (rules.rules.length > 0)
    ledger.rows.forEach((entry, index) => {
      decisions[index] = applyRules(rules, entry, decisions[index] as Decision);
    });
  const decisionOf = ({ index }: LedgerEntry) => decisions[index] as Decision;
  const { transfers, refunds } = linkAccount(ledger, decisions);
  const rows = ledger.rows.map((entry): EnrichedEntry => {
    // A repeated row gets the decision of its first occurrence.
    const first = ledger.repeats.size === 0 ? entry.index : (ledger.repeats.get(entry.index) ?? entry.index);
    const refundOf = entry.isCredit ? (refunds.get(first) ?? null) : null;
    const decision = withFloor(decisions[first] as Decision, setting.confidenceFloor);
    const transfer = transfers.size === 0 ? null : (transfers.get(first) ?? null);
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

// Decides every row of a ledger by itself, and each kind of narrative only once.

/** Narratives of one shape with the same codes are decided once, save where the decision quotes what they differ in. */
function decideRows(ledger: Ledger, country: NarrativeCountry, lexicon: Lexicon): Decision[] {
  const shapes = noShapes(lexicon.index.numbers);
  const known = { credit: new Map<number | string, Shared>(), debit: new Map<number | string, Shared>() };
  /** For each shape whether its narratives state a merchant category code: then that is part of what is decided alike. */
  const statesCode: boolean[] = [];
  return ledger.rows.map(({ transaction, isCredit }) => {
    const decisions = isCredit ? known.credit : known.debit;
    const { description } = transaction;
    const shape = shapeOf(shapes, description);
    if (statesCode.length === shape) statesCode.push(statedCodeOf(description, country) !== null);
    const alike = statesCode[shape] === true ? `${shape} ${statedCodeOf(description, country)}` : shape;
    const key = decisionKey(alike, transaction);
    const shared = decisions.get(key);
    if (shared !== undefined && mayHave(shared, description)) return shared.decision;
    // Told apart from every shape by its description, which no key of a shape begins with.
    const own = `= ${key} ${description}`;
    const sharedByText = shared === undefined ? undefined : decisions.get(own);
    if (sharedByText !== undefined) return sharedByText.decision;
    const decision = decide(transaction, country, lexicon);
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
