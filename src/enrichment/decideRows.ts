/** Decides every row of a ledger by itself, and each kind of narrative only once. */
import type { NarrativeCountry } from '../countries/country.js';
import type { Ledger } from '../ledger/ledger.js';
import type { ParsedTransaction } from '../requests/transactionSchemas.js';
import { mayHave, type Shared, sharedOf } from './account/sharedDecision.js';
import type { KeptDecisions } from './decisionMemory.js';
import { readRow } from './evidence/reading.js';
import { statedCodeOf } from './evidence/statedCode.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { decide, decideRow } from './vote/decide.js';
import type { Decision } from './vote/decision.js';
import { mayBeShared, saysNothingOfItsOwn } from './vote/ownWords.js';
import { railOfCodes } from './words/rails.js';
import { noShapes, shapeOf, textOfShape } from './words/shape.js';

/** Narratives of one shape with the same codes are decided once, save where the decision quotes what they differ in. */
export function decideRows(
  ledger: Ledger,
  country: NarrativeCountry,
  lexicon: Lexicon,
  memory: KeptDecisions | null,
): Decision[] {
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
    const found =
      memory === null || shared !== undefined
        ? sharedOf(decide(transaction, country, lexicon))
        : rememberedOr(memory, transaction, textOfShape(shapes, shape), country, lexicon);
    decisions.set(shared === undefined ? key : own, found);
    return found.decision;
  });
}

/** As the memory has it; or else decided, and kept where nothing in it is the row's own. */
function rememberedOr(
  memory: KeptDecisions,
  transaction: ParsedTransaction,
  shape: string,
  country: NarrativeCountry,
  lexicon: Lexicon,
): Shared {
  const { description, creditDebitIndicator, counterPartyName, merchantName } = transaction;
  if (counterPartyName || merchantName || hasUnknownCode(transaction) || !mayBeShared(shape))
    return sharedOf(decide(transaction, country, lexicon));
  const narrative = [country.code, creditDebitIndicator, statedCodeOf(description, country), shape].join();
  const key = decisionKey(narrative, transaction) as string;
  const kept = memory.find(key);
  if (kept !== undefined) return { decision: kept, quotes: [] };
  const row = readRow(transaction, country, lexicon);
  const shared = sharedOf(decideRow(row));
  if (shared.quotes.length === 0 && saysNothingOfItsOwn(row, shared.decision))
    memory.keep(key, shared.decision);
  return shared;
}

/** A code that no table has may be any text. */
function hasUnknownCode({ proprietaryTransactionCode, transactionCode }: ParsedTransaction): boolean {
  return (
    (Boolean(proprietaryTransactionCode?.code) && railOfCodes({ proprietaryTransactionCode }) === null) ||
    (Boolean(transactionCode) && railOfCodes({ transactionCode }) === null)
  );
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
