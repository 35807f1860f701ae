/** A row is read once: its text and the names given beside it, and what its codes say. */
import type { NarrativeCountry } from '../../countries/country.js';
import type { ParsedTransaction } from '../../schema/transaction.js';
import { findHits, type Lexicon } from '../lexicon/lexicon.js';
import { givenNamesOf } from '../narrative/givenName.js';
import { readNamed } from '../narrative/namedNarrative.js';
import { processorOfOneTrade } from '../narrative/processors.js';
import { readNarrative } from '../narrative/readNarrative.js';
import { narrativeWords } from '../words/narrativeWords.js';
import { isCardRail, railOfCodes } from '../words/rails.js';
import { findBankWording } from './bankWording.js';
import { findCutMerchant, findGluedName } from './cutNames.js';
import { personFormOf } from './personForm.js';
import { findPurposeReference } from './purposeReference.js';
import { returnWordingOf } from './returnWording.js';
import type { Row } from './row.js';
import { isSilent } from './rules/ask.js';
import { SILENCING_RULES } from './rules/rules.js';
import { statedCodeOf } from './statedCode.js';

export function readRow(transaction: ParsedTransaction, country: NarrativeCountry, lexicon: Lexicon): Row {
  const isCredit = transaction.creditDebitIndicator === 'Credit';
  const { payee, other, merchant } = givenNamesOf(transaction, country, lexicon);
  const { description } = transaction;
  // Where the name had its columns there may be blanks.
  const written = payee === null ? description : description.trimStart();
  const words = narrativeWords(written, country);
  const text = findHits(lexicon, words);
  const alone = { hits: text, narrative: readNarrative(words, text, country, lexicon, payee?.words) };
  const codedRail = railOfCodes(transaction);
  const named =
    payee === null
      ? null
      : readNamed({ text: alone, name: payee, codedRail, isCredit, country, names: lexicon });
  const { narrative, hits: standing } = named ?? alone;
  const toldRail = codedRail ?? narrative.rail;
  const facts = { narrative, hits: standing, isCredit, rail: toldRail };
  const found = standing.filter(hit => !isSilent(SILENCING_RULES.text, hit, facts, null));
  const cut = findCutMerchant(lexicon, narrative, found);
  const wording = findBankWording(narrative, toldRail, found);
  // What is charged for cash is no cash, and what is charged for a card no purchase.
  const isFee = wording?.entry.rail === 'fee' && (toldRail === 'cash' || isCardRail(toldRail));
  const rail = isFee ? 'fee' : toldRail;
  const reference = findPurposeReference(words, country);
  const besides = [cut, wording, reference].filter(hit => hit !== null);
  const hits = besides.length === 0 ? found : [...found, ...besides];
  const personForm = isCredit ? personFormOf(narrative, found, rail, country) : 'none';
  const saying =
    personForm === 'none'
      ? hits
      : hits.filter(hit => !isSilent(SILENCING_RULES.person, hit, { narrative, hits, isCredit, rail }, null));
  return {
    country,
    lexicon,
    narrative,
    hits,
    isCredit,
    rail,
    toldRail,
    found,
    saying,
    glued: findGluedName(lexicon, narrative, hits),
    processor: isCredit ? null : processorOfOneTrade(narrative, hits),
    shopText: named?.isShopText === true ? named.text : null,
    otherName: other,
    merchantName: merchant,
    merchantCategoryCode: transaction.merchantCategoryCode ?? statedCodeOf(words.text, country),
    personForm,
    returnWording: returnWordingOf(transaction, rail),
    hasMessage: narrative.hasReference && named?.isShopText !== true,
  };
}
