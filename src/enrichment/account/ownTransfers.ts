/**
 * What is known once the caller names the account's holders: money to or from one of them is a transfer between own accounts,
 * and money from somebody else with their surname is a relative's, not an employer's.
 */
import { LONGEST_TEXT, wordsOf } from '../../base/text.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryGroup, CategoryId } from '../../model/taxonomy.js';
import { narrativeTextOf } from '../narrative/givenName.js';
import { confidenceOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryIdsOf, categoryOf, classIdOf, UNCATEGORISED } from '../words/categories.js';
import { generationIn, type Holder, holdersOf, withoutSigns } from '../words/holderNames.js';
import { PERSONAL_RAILS } from '../words/rails.js';
import type { AccountPass } from './accountPass.js';
import { type HolderMatch, matchOf } from './holders.js';

const OWN_TRANSFER = categoryIdOf('own-account-transfer');
const PERSON_TO_PERSON = categoryIdOf('person-to-person');
const TRANSFER_CLASS = classIdOf('transfer');
/** By card, direct debit or cash nobody pays himself, save through an app that people pay each other with. */
const RAILS: ReadonlySet<Rail | null> = new Set([...PERSONAL_RAILS, 'bank-credit', null]);
/** Between people a holder's name says more than the message beside it; but what is borrowed or a benefit stays so. */
const KEPT_GROUPS: ReadonlySet<CategoryGroup> = new Set(['transfer', 'benefit', 'debt']);
const KEPT = categoryIdsOf('loan-proceeds', 'state-pension', 'tax-refund', 'cash-deposit');
/** RENT, INVOICE 12: people write so to themselves, and no employer is meant. */
const OF_PEOPLE = categoryIdsOf(
  'rental-income',
  'self-employment-income',
  'maintenance-received',
  'other-income',
);

/** Money to and from the holders and their relatives, where the caller names holders. */
export const transfersOfHolders: AccountPass = ({ rows, holders: names }) => {
  if (names.length === 0) return null;
  const holders = holdersOf(names);
  return {
    rows,
    // Rows that are decided alike are written alike.
    changeOf: entry => ({ alike: '', applied: decision => withHolders(decision, entry, holders) }),
  };
};

function withHolders(decision: Decision, entry: LedgerEntry, holders: readonly Holder[]): Decision {
  const { rail, returnWording } = decision;
  if (returnWording !== null) return decision;
  if (!RAILS.has(rail) && decision.category !== PERSON_TO_PERSON) return decision;
  const match = matchIn(decision, entry, holders);
  if (match === null) return decision;
  // Relatives cannot send each other Bacs credits or direct deposits: the name is an employer's.
  if (match.kind === 'family')
    return entry.isCredit && decision.category === UNCATEGORISED && rail !== 'bank-credit'
      ? decidedAs(decision, PERSON_TO_PERSON, `named like a relative of the account holder ${match.name}`)
      : decision;
  return mayBeOwn(decision) && !isPay(decision)
    ? decidedAs(decision, OWN_TRANSFER, `the other side is the account holder ${match.name}`)
    : decision;
}

/** The payee as it was read; else the text from there on, where a town was cut off that is a surname. */
function matchIn(
  { payee, payeeName, rail }: Decision,
  { transaction }: LedgerEntry,
  holders: readonly Holder[],
): HolderMatch | null {
  // A shop may be called like a person, and is paid by other ways than between people.
  if (payeeName === null || (payee.kind === 'merchant' && !PERSONAL_RAILS.includes(rail))) return null;
  // Behind the name in a Bacs credit stands who pays, and in all others a message.
  const ending = rail === 'bank-credit' ? 'name-only' : 'message-may-follow';
  const { spelt } = wordsOf(withoutSigns(payeeName));
  const text = wordsOf(withoutSigns(narrativeTextOf(transaction).slice(0, LONGEST_TEXT))).spelt;
  const start = text.indexOf(spelt[0] ?? '');
  const behind = start < 0 ? [] : text.slice(start);
  const match = matchOf(holders, withEnding(spelt, behind), ending);
  if (match?.kind === 'holder') return match;
  const inText = matchOf(holders, behind.filter(isNoFigure), ending);
  return inText?.kind === 'holder' ? inText : match;
}

/** ROBERT ALVAREZ SR, of which the payee as it was read has no SR. */
function withEnding(name: readonly string[], text: readonly string[]): readonly string[] {
  const next = text[name.length];
  return next !== undefined && generationIn([next]) !== null ? [...name, next] : name;
}

function isNoFigure(word: string): boolean {
  return !/\d/.test(word);
}

function mayBeOwn({ category, rail }: Decision): boolean {
  const { group } = categoryOf(category);
  if (category === UNCATEGORISED || category === PERSON_TO_PERSON || group === 'income')
    return !KEPT.has(category);
  return PERSONAL_RAILS.includes(rail) && !KEPT_GROUPS.has(group) && !KEPT.has(category);
}

/** By words or the bank's own code; but what is sent between people is not paid by Bacs, whatever its message says. */
function isPay({ category, rail, evidence }: Decision): boolean {
  if (categoryOf(category).group !== 'income' || PERSONAL_RAILS.includes(rail) || OF_PEOPLE.has(category))
    return false;
  return evidence.some(each => each.signal !== 'history' && each.category === categoryOf(category).slug);
}

function decidedAs(decision: Decision, category: CategoryId, detail: string): Decision {
  const confidence = confidenceOf('account-holder');
  return {
    ...decision,
    category,
    confidence,
    classId: TRANSFER_CLASS,
    classConfidence: confidence,
    merchant: null,
    merchantCategory: UNCATEGORISED,
    isPerson: category === PERSON_TO_PERSON,
    alternatives: [{ category, confidence }],
    evidence: [
      {
        signal: 'account-holder',
        detail,
        matched: null,
        category: categoryOf(category).slug,
        weight: EVIDENCE_WEIGHTS.accountHolder,
      },
      ...decision.evidence,
    ],
  };
}
