/** What the main entry offers besides its engines: scorecards, corrections, a memory, and the safe form of explain. */
import { said } from './said.mjs';

const ESTIMATE = 'income.incomeStreamsSummary.estimatedIncome';

/** [name, text] of each answer. */
export function* extraAnswers(library, request, scorecard) {
  const { attributes } = library.scoreAttributes(request);
  yield ['applyScorecard', said(() => library.applyScorecard(attributes, scorecard))];
  yield ['safeApplyScorecard', said(() => library.safeApplyScorecard(attributes, scorecard))];
  yield ['safeApplyScorecard of none', said(() => library.safeApplyScorecard(attributes, {}).error.issues)];
  const result = library.analyse(request);
  yield ['safeExplain', said(() => library.safeExplain(result, ESTIMATE))];
  yield ['safeExplain of no path', said(() => library.safeExplain(result, '[').error.issues)];
  yield* correctionAnswers(library, request, result.enrichment.transactions);
  yield ['createInsights', said(() => remembered(library, request))];
}

function remembered({ createDecisionMemory, createInsights }, request) {
  const memory = createDecisionMemory({ maxEntries: 100 });
  const functions = createInsights({ memory });
  const answer = functions.verifyIncome(request);
  const kinds = Object.entries(functions).map(([name, value]) => [name, typeof value]);
  return { kinds, size: memory.size, answer };
}

function* correctionAnswers(library, request, rows) {
  const categories = ['groceries', 'rent', 'fuel'];
  const corrections = rows.slice(0, categories.length).map(({ transactionId }, index) => ({
    transactionId,
    category: categories[index],
    applyTo: 'transaction',
  }));
  const ofPayees = corrections.map(correction => ({ ...correction, applyTo: 'payee' }));
  const rules = library.rulesFromCorrections(rows, corrections);
  yield ['rulesFromCorrections', JSON.stringify(rules)];
  yield ['safeRulesFromCorrections', said(() => library.safeRulesFromCorrections(rows, corrections))];
  // A row that names nobody has no payee, and is refused.
  yield ['rulesFromCorrections of payees', said(() => library.rulesFromCorrections(rows, ofPayees))];
  yield ['enrichTransactions with rules', said(() => library.enrichTransactions(request, { rules }))];
}
