/** Collects all evidence of one row: signals add candidates, and then rules change them. Only the row itself is used. */
import type { Leaning } from '../lexicon/food.js';
import { byWeight, type Candidate } from './candidate.js';
import type { Row } from './row.js';
import { applyAdjustingRules } from './rules/ask.js';
import { ROW_RULES } from './rules/rules.js';
import { bankCode } from './signals/bankCode.js';
import { benefit } from './signals/benefit.js';
import { merchantCategoryCode } from './signals/merchantCategoryCode.js';
import { otherName } from './signals/otherName.js';
import { person } from './signals/person.js';
import { processor } from './signals/processor.js';
import type { Gathered, Signal } from './signals/signal.js';
import { tradeModel } from './signals/tradeModel.js';
import { words } from './signals/words.js';

/** What a row says by itself, before anything is decided. */
export interface RowEvidence extends Readonly<Omit<Gathered, 'candidates'>> {
  /** Heaviest first; of two that weigh the same, the one that matched more. */
  readonly candidates: readonly Candidate[];
}

/** The signals in the order in which they run. Later ones need not run if earlier ones are sure. */
const SIGNALS: readonly Signal[] = [
  words,
  bankCode,
  benefit,
  otherName,
  merchantCategoryCode,
  person,
  tradeModel,
  processor,
];

const NO_FOOD: readonly Leaning[] = [];

export function gatherEvidence(row: Row): RowEvidence {
  const candidates: Candidate[] = [];
  const gathered: Gathered = { candidates, benefit: null, person: 0, food: NO_FOOD };
  for (const signal of SIGNALS) signal(row, gathered);
  return { ...gathered, candidates: applyAdjustingRules(ROW_RULES, candidates, row).sort(byWeight) };
}
