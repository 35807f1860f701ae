/** Where each weight of evidence is from. docs/internals/evidence.md prints it. */
import type { EVIDENCE_WEIGHTS } from './evidenceWeights.js';

/**
 * `judged`: set by hand alone. No labelled narrative (fixtures/narratives/tuned.jsonl), read by itself, gets another category, merchant,
 * class or confidence of its category when the weight moves by five points. `tuned`: set by hand, then tried on the labelled
 * narratives that depend on it. `fitted`: together with the curves of confidence, to how many decisions of each confidence are right.
 */
export type WeightSource = 'judged' | 'tuned' | 'fitted';

export const SOURCE_OF_WEIGHT: Readonly<Record<keyof typeof EVIDENCE_WEIGHTS, WeightSource>> = {
  // What decides
  decisionFloor: 'tuned',
  firstGuess: 'judged',
  shownOnly: 'tuned',
  sureWithoutModel: 'tuned',
  merchantNamed: 'tuned',

  // Your own rules, pairs and links
  rule: 'judged',
  ruleConfidence: 'judged',
  transferPair: 'judged',
  transferPairConfidence: 'judged',
  accountHolder: 'judged',
  accountHolderConfidence: 'judged',
  refundLink: 'judged',

  // State benefits
  benefitCode: 'tuned',
  benefitCodeUnsure: 'judged',
  benefitOffice: 'tuned',

  // Phrases
  phraseRefundOfBill: 'judged',
  phrasePlainTransfer: 'tuned',
  phraseSureOfCash: 'tuned',
  bankWordingFee: 'judged',
  bankWordingTransfer: 'tuned',

  // Codes of the bank
  bankCodeCashWithdrawal: 'tuned',
  bankCodeCashDeposit: 'tuned',
  bankCodeCheque: 'judged',
  bankCodeFee: 'tuned',
  bankCodeInterest: 'judged',
  bankCodeSalary: 'judged',
  bankCodeBenefit: 'judged',
  bankCodeRefund: 'tuned',
  merchantCategoryCode: 'judged',

  // Names of merchants
  merchantBase: 'tuned',
  merchantPerCharacter: 'tuned',
  merchantMostForLength: 'tuned',
  merchantWholePayee: 'tuned',
  merchantBeginsPayee: 'tuned',
  merchantInsidePayee: 'tuned',
  merchantOutsidePayee: 'tuned',
  merchantPlainWord: 'tuned',
  merchantPlainWordAtHead: 'tuned',
  merchantDistinctive: 'tuned',
  merchantBank: 'judged',
  merchantGlued: 'tuned',
  merchantRefundByTransfer: 'tuned',
  merchantMostForRefund: 'tuned',
  merchantMostForPayout: 'tuned',
  merchantMostForSalary: 'judged',
  insurerNamed: 'tuned',

  // Words of trades
  tradeStrong: 'tuned',
  tradeWeak: 'tuned',
  tradePerCharacter: 'tuned',
  tradeMostForLength: 'tuned',
  tradeOutsidePayee: 'tuned',
  tradeNamesHouse: 'tuned',
  tradeTellsArm: 'tuned',
  tradeTellsPlainWord: 'judged',
  tradeTellsBill: 'judged',
  phraseTellsReturn: 'judged',
  processor: 'tuned',

  // The model of trade names
  modelEven: 'tuned',
  modelCertain: 'tuned',
  modelLeastTelling: 'tuned',
  modelMostTogether: 'tuned',
  modelLeastSaid: 'tuned',

  // Names of persons
  person: 'tuned',
  personWithoutRail: 'judged',
  personTitled: 'tuned',
  personTitledLong: 'tuned',
  personFirstAndLast: 'tuned',
  personInitial: 'tuned',
  personInitialOnly: 'judged',
  personKnownNames: 'judged',
  personFirstName: 'judged',
  personBeforeMessage: 'tuned',
  personBesideHousehold: 'tuned',
  personSure: 'judged',
  personLikely: 'judged',

  // Confidence
  agreement: 'fitted',
  leastAgreement: 'tuned',
  rivalRange: 'fitted',
  rivalCost: 'fitted',

  // What other payments of the payee say
  history: 'judged',
  historySure: 'judged',
  historyDoubt: 'judged',
  historyOverrules: 'judged',
  habitLeastLearned: 'judged',
  habitSurest: 'judged',
  habitGuess: 'judged',

  // Classes
  classSure: 'judged',
  classLikely: 'judged',
  classGuess: 'judged',
  classUnknown: 'judged',
};
