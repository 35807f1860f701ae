/** What a name like a person's says, and what a message beside it does. */
import { spanOf } from '../../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../../data/evidenceWeights.js';
import type { Rail } from '../../../model/rail.js';
import type { Hit, MerchantEntry } from '../../lexicon/lexicon.js';
import type { Narrative } from '../../narrative/narrative.js';
import { categoryIdOf } from '../../words/categories.js';
import { namesTradeOrMessage } from '../../words/crafts.js';
import { isDealer } from '../../words/dealers.js';
import { personLikelihood } from '../../words/persons.js';
import { PERSONAL_RAILS } from '../../words/rails.js';
import { unnamed } from '../candidate.js';
import { isMessage } from '../messages.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

const MESSAGE_RAILS: ReadonlySet<Rail | null> = new Set([...PERSONAL_RAILS, 'bank-credit']);
const PERSON_RAILS: ReadonlySet<Rail | null> = new Set([...MESSAGE_RAILS, null]);
const PERSON_WEIGHT = EVIDENCE_WEIGHTS.person;
const BESIDE_HOUSEHOLD = EVIDENCE_WEIGHTS.personBesideHousehold;
const PERSON_TO_PERSON = categoryIdOf('person-to-person');

export function person(row: Row, gathered: Gathered): void {
  const { narrative, rail, isCredit } = row;
  const { candidates } = gathered;
  const byName = likelihoodOfName(row);
  const likelihood = isMessage(row, candidates) ? Math.max(byName, BESIDE_HOUSEHOLD) : byName;
  gathered.person = likelihood;
  if (likelihood === 0) return;
  candidates.push(
    unnamed({
      category: PERSON_TO_PERSON,
      // Shops are named like people too; but shops pay nobody.
      weight:
        PERSON_WEIGHT * likelihood * (rail === null && !isCredit ? EVIDENCE_WEIGHTS.personWithoutRail : 1),
      signal: 'person-name',
      detail: 'the other side is named like a person',
      matched: spanOf(narrative.words, narrative.payeeStart, endOfName(narrative, rail) - 1),
      length: 1,
    }),
  );
}

/** Many surnames are towns, so in a message to a person nothing shows a town. */
function endOfName({ runEnd, payeeEnd }: Narrative, rail: Rail | null): number {
  return MESSAGE_RAILS.has(rail) ? runEnd : payeeEnd;
}

/** 0 to 1: how surely the name itself is a person's. */
function likelihoodOfName({ narrative, found, rail, country }: Row): number {
  // A town behind the name is how card purchases look, and cards pay firms.
  if (
    !PERSON_RAILS.has(rail) ||
    (rail === null && (narrative.hasPlace || narrative.isWeb || narrative.viaProcessor))
  )
    return 0;
  const { words, payeeStart } = narrative;
  // What is sent to JOHN LEWIS goes to a person; else MORGAN STANLEY is a bank.
  if (
    !PERSONAL_RAILS.includes(rail) &&
    found.some(hit => hit.kind === 'merchant' && isFullName(hit, payeeStart))
  )
    return 0;
  const payeeEnd = endOfName(narrative, rail);
  if (isDealer(words, payeeStart, payeeEnd, country)) return 0;
  // Friends send no Bacs credits or direct deposits, so the words after the name are a trade.
  const isTrade = rail === 'bank-credit' && namesTradeOrMessage(words.spelt, payeeStart, payeeEnd);
  const mayHaveMessage = MESSAGE_RAILS.has(rail) && !isTrade;
  return personLikelihood(words, payeeStart, payeeEnd, mayHaveMessage, narrative.isGiven);
}

function isFullName({ entry, first, last }: Hit<MerchantEntry>, payeeStart: number): boolean {
  return first === payeeStart && last > first && !entry.flags.plainWord;
}
