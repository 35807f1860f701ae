/** The enrichment stage: a ledger in, the same ledger with a decision on every row out. */

import type { Evidence, TransferLink } from '../contract/enrichment/enrichmentResult.js';
import type { NarrativeCountry } from '../countries/country.js';
import type { Ledger, LedgerEntry } from '../ledger/ledger.js';
import type { CategoryId } from '../model/taxonomy.js';
import { learnFromAccount, linkAccount, withRefund } from './account/account.js';
import { type ReturnedReading, returnedReadingOf } from './account/returnedReading.js';
import { applyRules, type RuleSet } from './corrections/rules.js';
import { decideRows } from './decideRows.js';
import type { KeptDecisions } from './decisionMemory.js';
import type { Lexicon } from './lexicon/lexicon.js';
import type { Decision } from './vote/decision.js';
import { categoryIdOf, categoryOf, UNCATEGORISED } from './words/categories.js';

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
  /** Decisions of earlier requests. */
  readonly memory?: KeptDecisions | null;
}

const REFUND = categoryIdOf('refund');

export function enrich(ledger: Ledger, setting: EnrichmentSetting): EnrichedLedger {
  const decisions = decideRows(ledger, setting.country, setting.lexicon, setting.memory ?? null);
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
  const { firstGuess } = decision;
  if (decision.category === UNCATEGORISED)
    return firstGuess === null || firstGuess.confidence >= floor
      ? decision
      : { ...decision, firstGuess: null };
  if (decision.confidence >= floor) return decision;
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
