/**
 * Every weight of evidence, said once: the code reads its numbers here, and README, docs/evidence.md and explanations are
 * printed from here. The weights are judged by hand and tuned on fixtures/narratives/tuned.jsonl. Phrases have weights of
 * their own, beside their words, in data/phrases.ts.
 */
import type { EvidenceSignal } from '../model/enrichment.js';

export interface EvidenceWeight {
  /** Weights of 0 to 100 and what is added to them, unless the unit says otherwise. */
  readonly value: number;
  /** Of a probability 0 to 1; of log odds, added to them; of nats, natural logs of how much likelier something is. */
  readonly unit?: 'probability' | 'log odds' | 'nats' | 'visits';
  /** What the number does, as a sentence without its full stop. */
  readonly meaning: string;
}

export const EVIDENCE_WEIGHTS = {
  // What decides
  decisionFloor: { value: 37, meaning: 'The least weight that decides a category' },
  shownOnly: { value: 36, meaning: 'The weight of evidence that is shown but must not decide' },
  sureWithoutModel: { value: 60, meaning: 'From this weight on the model of trade names is not asked' },
  merchantNamed: {
    value: 51,
    meaning: "The least weight at which a merchant's name is given, or tells the model not to guess",
  },

  // Your own rules, pairs and links
  rule: { value: 100, meaning: 'Your own rule, which always wins' },
  ruleConfidence: { value: 1, unit: 'probability', meaning: 'The confidence of a category that a rule sets' },
  transferPair: { value: 100, meaning: 'The same amount moved the other way in another of the accounts' },
  transferPairConfidence: {
    value: 0.97,
    unit: 'probability',
    meaning: 'The confidence of a paired transfer and of its class',
  },
  refundLink: { value: 100, meaning: 'The purchase that a refund returns' },

  // State benefits
  benefitCode: { value: 97, meaning: 'A benefit code beside its payer' },
  benefitCodeUnsure: { value: 88, meaning: 'A benefit code beside others, or one that is unverified' },
  benefitOffice: { value: 85, meaning: 'A benefit office that names no benefit' },

  // Phrases
  phraseRefundOfBill: {
    value: -20,
    meaning: 'Added to a phrase of a bill where it stands for the refund of that bill',
  },
  phrasePlainTransfer: {
    value: 40,
    meaning: 'Up to this weight a phrase for transfers says nothing more than transfer',
  },
  phraseSureOfCash: {
    value: 50,
    meaning: 'Below this weight a phrase for cheques gives way to electronic payments and to firms',
  },
  bankWordingFee: { value: 90, meaning: "A fee in words of the bank's own alone" },
  bankWordingTransfer: {
    value: 78,
    meaning: "A transfer between own accounts in words of the bank's own alone",
  },

  // Codes of the bank
  bankCodeCashWithdrawal: { value: 91, meaning: 'The bank calls a debit cash' },
  bankCodeCashDeposit: { value: 88, meaning: 'The bank calls a credit cash' },
  bankCodeCheque: { value: 80, meaning: 'The bank calls a credit a cheque' },
  bankCodeFee: { value: 87, meaning: 'The bank calls a debit a fee' },
  bankCodeInterest: { value: 84, meaning: 'The bank calls it interest' },
  bankCodeSalary: { value: 90, meaning: 'The bank calls a credit salary' },
  bankCodeBenefit: { value: 80, meaning: 'The bank calls a credit a benefit' },
  bankCodeRefund: { value: 80, meaning: 'The bank calls a credit a refund' },
  merchantCategoryCode: { value: 74, meaning: 'A merchant category code' },

  // Names of merchants
  merchantBase: { value: 50, meaning: "A merchant's name" },
  merchantPerCharacter: {
    value: 2,
    meaning: 'Added for each character of the name: longer names are less likely to be chance',
  },
  merchantMostForLength: { value: 24, meaning: 'The most that the length of the name adds' },
  merchantWholePayee: { value: 16, meaning: 'Added where the name is the whole payee' },
  merchantBeginsPayee: { value: 8, meaning: 'Added where the payee begins with the name' },
  merchantInsidePayee: { value: -26, meaning: 'Added where the name stands further inside the payee' },
  merchantOutsidePayee: { value: -28, meaning: 'Added where the name stands outside the payee' },
  merchantPlainWord: {
    value: -30,
    meaning: 'Added where the name is also a plain word or place, and not the whole payee',
  },
  merchantPlainWordAtHead: {
    value: -12,
    meaning: 'The same for petrol brands at the start, and at the start where a branch number follows',
  },
  merchantDistinctive: { value: 8, meaning: 'Added where the name is like no other word' },
  merchantBank: {
    value: -16,
    meaning:
      'Added for banks and wallets, which stand in narratives as furniture, unless the name is the whole payee',
  },
  merchantGlued: { value: -20, meaning: 'Added where more letters are glued to the name' },
  merchantRefundByTransfer: { value: -35, meaning: 'Added where a shop would refund by bank transfer' },
  merchantMostForRefund: { value: 78, meaning: "The most for a shop's refund" },
  merchantMostForPayout: { value: 81, meaning: "The most for an insurer's payout" },
  merchantMostForSalary: { value: 68, meaning: "The most for an employer's pay" },
  insurerNamed: {
    value: 51,
    meaning: "The least weight of an insurer's name that tells the kind of insurance",
  },

  // Words of trades
  tradeStrong: { value: 58, meaning: 'A strong trade word' },
  tradeWeak: { value: 36, meaning: 'A weak trade word' },
  tradePerCharacter: { value: 0.5, meaning: 'Added for each character of the word' },
  tradeMostForLength: { value: 8, meaning: 'The most that the length of the word adds' },
  tradeOutsidePayee: { value: -20, meaning: 'Added where the word stands outside the payee' },
  tradeNamesHouse: {
    value: -8,
    meaning: "Added where a hotel's, café's or bar's word follows what it may be named after",
  },
  tradeTellsArm: { value: 58, meaning: 'The least weight of a trade word that tells an arm of a merchant' },
  tradeTellsBill: { value: 50, meaning: 'The least weight of a word that tells what a council is paid for' },
  processor: {
    value: 53,
    meaning: 'A processor whose users nearly all sell the same; what none of them sells has at most one less',
  },

  // The model of trade names
  modelEven: { value: 45, meaning: "The weight of the model's even odds" },
  modelCertain: {
    value: 70,
    meaning: "The weight of the model's certainty; in between in proportion to its probability",
  },
  modelLeastTelling: {
    value: 2,
    unit: 'nats',
    meaning: 'Where no word says so much, the model stays below even odds',
  },
  modelLeastSaid: {
    value: 1,
    unit: 'nats',
    meaning: 'Where no word says so much, the model is shown but does not decide',
  },

  // Names of persons
  person: { value: 80, meaning: "A person's name, times how surely it is one" },
  personWithoutRail: {
    value: 0.75,
    unit: 'probability',
    meaning: 'Times this for a debit whose rail nothing tells: shops are named like people too',
  },
  personTitled: { value: 0.95, unit: 'probability', meaning: 'A title and up to three names' },
  personTitledLong: { value: 0.7, unit: 'probability', meaning: 'A title and more names' },
  personFirstAndLast: { value: 0.9, unit: 'probability', meaning: 'A known first name and a known surname' },
  personInitial: { value: 0.85, unit: 'probability', meaning: 'An initial beside a known name' },
  personInitialOnly: {
    value: 0.8,
    unit: 'probability',
    meaning: 'An initial beside a word that may be a surname, where people are paid',
  },
  personKnownNames: {
    value: 0.6,
    unit: 'probability',
    meaning: 'Known first names alone, or known surnames alone',
  },
  personFirstName: {
    value: 0.6,
    unit: 'probability',
    meaning: 'A known first name before a word that is no known surname',
  },
  personBeforeMessage: {
    value: 0.8,
    unit: 'probability',
    meaning: 'The least for a name with a message behind it',
  },
  personSure: {
    value: 0.85,
    unit: 'probability',
    meaning: 'The least where only a person may follow a marker',
  },
  personLikely: {
    value: 0.5,
    unit: 'probability',
    meaning: 'Above this the other side is a person, from this on it has no trade',
  },

  // Confidence
  agreement: {
    value: 0.8,
    unit: 'log odds',
    meaning: 'Added where evidence of another kind speaks for the same category',
  },
  leastAgreement: { value: 45, meaning: 'The least weight of evidence that agrees' },
  rivalRange: { value: 25, meaning: 'A rival category within this weight costs confidence' },
  rivalCost: {
    value: 1,
    unit: 'log odds',
    meaning: 'The most that a rival costs, at the same weight or more; in proportion to its nearness',
  },

  // What other payments of the payee say
  history: {
    value: 0.75,
    unit: 'probability',
    meaning: 'The confidence of what other payments of the payee say; its weight is 100 times as much',
  },
  historySure: {
    value: 0.85,
    unit: 'probability',
    meaning: 'The least confidence that is carried over to other payments of the payee',
  },
  habitDoubt: { value: 1, unit: 'visits', meaning: 'Added below: n visits are as sure as n in n + this' },
  habitSurest: { value: 0.92, unit: 'probability', meaning: 'The most that visits say' },
  habitGuess: {
    value: 0.6,
    unit: 'probability',
    meaning: 'From this confidence on the model needs no help of visits',
  },

  // Classes
  classSure: { value: 0.95, unit: 'probability', meaning: 'The class that the category or the rail settles' },
  classLikely: {
    value: 0.8,
    unit: 'probability',
    meaning: 'The class that the rail and the category, or the merchant, make likely',
  },
  classGuess: { value: 0.6, unit: 'probability', meaning: 'The class that is usual for such payments' },
  classUnknown: {
    value: 0.4,
    unit: 'probability',
    meaning: 'The class of a debit of which nothing is known',
  },
} satisfies Readonly<Record<string, EvidenceWeight>>;

/** Of a row's own text and codes. */
export type OwnSignal = Exclude<
  EvidenceSignal,
  'rule' | 'history' | 'transfer-pair' | 'refund-link' | 'confidence-floor'
>;

/** Probability by weight, straight between the points, level beyond them. */
export type ConfidenceCurve = readonly (readonly [weight: number, probability: number])[];

/**
 * From weight to probability: of the rows given 0.8, eight in ten should be right. The curves and the two terms were fitted
 * by hand to fixtures/narratives/tuned.jsonl, and where it has too few rows (below 0.9) to the half held back as well, and to
 * statement lines written for the purpose that are not published; `npm run reliability` prints how they do on both halves.
 */
export const CONFIDENCE_CURVES: Readonly<Record<OwnSignal, ConfidenceCurve>> = {
  'benefit-code': [
    [0, 0.7],
    [85, 0.94],
    [97, 0.98],
  ],
  merchant: [
    [0, 0.5],
    [37, 0.74],
    [42, 0.78],
    [50, 0.85],
    [60, 0.9],
    [70, 0.955],
    [85, 0.975],
    [100, 0.986],
  ],
  phrase: [
    [0, 0.5],
    [40, 0.78],
    [60, 0.89],
    [75, 0.95],
    [100, 0.982],
  ],
  'trade-word': [
    [0, 0.2],
    [36, 0.5],
    [45, 0.62],
    [58, 0.935],
    [66, 0.963],
  ],
  // The model gives its probability as the weight.
  'trade-model': [
    [20, 0.08],
    [37, 0.42],
    [45, 0.5],
    [55, 0.68],
    [65, 0.88],
    [70, 0.97],
  ],
  'merchant-category-code': [
    [0, 0.5],
    [70, 0.9],
    [100, 0.95],
  ],
  'person-name': [
    [0, 0.4],
    [60, 0.82],
    [100, 0.95],
  ],
  'bank-code': [
    [0, 0.5],
    [60, 0.8],
    [90, 0.96],
  ],
  counterparty: [[0, 0.5]],
};
