/**
 * Every weight of evidence, said once: the code reads its numbers here, and docs/enrichment.md, docs/internals/evidence.md and
 * explanations are printed from here, the meanings from the comments. Weights run from 0 to 100, unless the comment begins with another unit.
 * data/evidenceSources.ts says where each is from. test/weights says what each guards, and fails where one moves by five points.
 * Phrases have weights of their own, beside their words, in data/phrases.ts.
 */
import type { EvidenceSignal } from '../contract/enrichment/enrichmentResult.js';

export const EVIDENCE_WEIGHTS = {
  // What decides
  /** The least weight that decides a category. */
  decisionFloor: 37,
  /** The least weight at which the model of trade names alone gives a first guess. Its confidence is then about 0.2 and more. */
  firstGuess: 28,
  /** The weight of evidence that is shown but must not decide. */
  shownOnly: 36,
  /** From this weight on the model of trade names is not asked. */
  sureWithoutModel: 60,
  /** The least weight at which a merchant's name is given, and at which the model is not asked. */
  merchantNamed: 51,

  // Your own rules, pairs and links
  /** Your own rule, which always wins. */
  rule: 100,
  /** Probability: the confidence of a category that a rule sets. */
  ruleConfidence: 1,
  /** The same amount moved the other way in another of the accounts. */
  transferPair: 100,
  /** Probability: the confidence of a paired transfer and of its class. */
  transferPairConfidence: 0.97,
  /** The other side is named like one of the account's holders, or with the surname of one. */
  accountHolder: 100,
  /** Probability: the confidence of what that says, and of its class. Chosen, not measured. */
  accountHolderConfidence: 0.95,
  /** The purchase that a refund returns. */
  refundLink: 100,

  // State benefits
  /** A benefit code beside its payer. */
  benefitCode: 97,
  /** A benefit code beside others, or one that is unverified. */
  benefitCodeUnsure: 88,
  /** A benefit office that names no benefit. */
  benefitOffice: 85,

  // Phrases
  /** Added to a phrase of a bill where it stands for the refund of that bill. */
  phraseRefundOfBill: -20,
  /** Up to this weight a phrase for transfers says nothing more than transfer. */
  phrasePlainTransfer: 40,
  /** Below this weight a phrase for cheques gives way to electronic payments and to firms. */
  phraseSureOfCash: 50,
  /** A fee in words of the bank's own alone. */
  bankWordingFee: 90,
  /** A transfer between own accounts in words of the bank's own alone. */
  bankWordingTransfer: 78,

  // Codes of the bank
  /** The bank calls a debit cash. */
  bankCodeCashWithdrawal: 91,
  /** The bank calls a credit cash. */
  bankCodeCashDeposit: 88,
  /** The bank calls a credit a cheque. */
  bankCodeCheque: 80,
  /** The bank calls a debit a fee. */
  bankCodeFee: 87,
  /** The bank calls it interest. */
  bankCodeInterest: 84,
  /** The bank calls a credit salary. */
  bankCodeSalary: 90,
  /** The bank calls a credit a benefit. */
  bankCodeBenefit: 80,
  /** The bank calls a credit a refund. */
  bankCodeRefund: 80,
  /** A merchant category code. */
  merchantCategoryCode: 74,

  // Names of merchants
  /** A merchant's name. */
  merchantBase: 50,
  /** Added for each character of the name: longer names are less likely to be chance. */
  merchantPerCharacter: 2,
  /** The most that the length of the name adds. */
  merchantMostForLength: 24,
  /** Added where the name is the whole payee. */
  merchantWholePayee: 16,
  /** Added where the payee begins with the name. */
  merchantBeginsPayee: 8,
  /** Added where the name stands further inside the payee. */
  merchantInsidePayee: -26,
  /** Added where the name stands outside the payee. */
  merchantOutsidePayee: -28,
  /** Added where the name is also a plain word or place, and not the whole payee. */
  merchantPlainWord: -30,
  /** The same for petrol brands at the start, and at the start where a branch number follows. */
  merchantPlainWordAtHead: -12,
  /** Added where the name is like no other word. */
  merchantDistinctive: 8,
  /** Added for banks and wallets, which many narratives name without being about them, unless the name is the whole payee. */
  merchantBank: -16,
  /** Added where more letters are glued to the name. */
  merchantGlued: -20,
  /** Added where a shop would refund by bank transfer. */
  merchantRefundByTransfer: -35,
  /** The most for a shop's refund. */
  merchantMostForRefund: 78,
  /** The most for an insurer's payout. */
  merchantMostForPayout: 81,
  /** The most for an employer's pay. */
  merchantMostForSalary: 68,
  /** The least weight of an insurer's name for it to decide the kind of insurance. */
  insurerNamed: 51,

  // Words of trades
  /** A strong trade word. */
  tradeStrong: 58,
  /** A weak trade word. */
  tradeWeak: 36,
  /** Added for each character of the word. */
  tradePerCharacter: 0.5,
  /** The most that the length of the word adds. */
  tradeMostForLength: 8,
  /** Added where the word stands outside the payee. */
  tradeOutsidePayee: -20,
  /** Added where a hotel's, café's or bar's word follows what it may be named after. */
  tradeNamesHouse: -8,
  /** The least weight of a trade word that shows a branch of a merchant's business, such as its petrol station. */
  tradeTellsArm: 58,
  /** The least weight of a trade word that shows that a plain word before it is not a merchant's name. */
  tradeTellsPlainWord: 37,
  /** The least weight of a word that shows what a council is paid for. */
  tradeTellsBill: 50,
  /** The least weight of words that say outright that a payment came back. */
  phraseTellsReturn: 60,
  /** A processor whose users nearly all sell the same; what none of them sells has at most one less. */
  processor: 53,

  // The model of trade names
  /** The weight of the model's even odds. */
  modelEven: 45,
  /** The weight of the model's certainty; in between in proportion to its probability. */
  modelCertain: 70,
  /** Nats: where no word says so much, the model stays below even odds. */
  modelLeastTelling: 2,
  /** The most that kinds of eating out say together: knowing that it sells meals does not show which kind it is. */
  modelMostTogether: 44,
  /** Nats: where no word says so much, the model is shown but does not decide. */
  modelLeastSaid: 1,

  // Names of persons
  /** A person's name, times how surely it is one. */
  person: 80,
  /** Probability: times this for a debit whose rail is not known, because shops are named like people too. */
  personWithoutRail: 0.75,
  /** Probability: a title and up to three names. */
  personTitled: 0.95,
  /** Probability: a title and more names. */
  personTitledLong: 0.7,
  /** Probability: a known first name and a known surname. */
  personFirstAndLast: 0.9,
  /** Probability: an initial beside a known name. */
  personInitial: 0.85,
  /** Probability: an initial beside a word that may be a surname, where people are paid. */
  personInitialOnly: 0.8,
  /** Probability: known first names alone, or known surnames alone. */
  personKnownNames: 0.6,
  /** Probability: a known first name before a word that is no known surname. From this on, a given name that is also a brand names whom people are paid. */
  personFirstName: 0.6,
  /** Probability: the least for a name with a message behind it. */
  personBeforeMessage: 0.8,
  /** Probability: any name of a person's form beside words of a household (BILLS, THANKS). */
  personBesideHousehold: 0.85,
  /** Probability: the least where only a person may follow a marker. */
  personSure: 0.85,
  /** Probability: above this the other side is a person, from this on it has no trade. */
  personLikely: 0.5,

  // Confidence
  /** Log odds: added where evidence of another kind points to the same category. */
  agreement: 0.8,
  /** The least weight of evidence that agrees. */
  leastAgreement: 45,
  /** A rival category within this weight costs confidence. */
  rivalRange: 25,
  /** Log odds: the most that a rival costs, at the same weight or more; in proportion to its nearness. */
  rivalCost: 1,

  // What other payments of the payee say
  /** Probability: the confidence of what other payments of the payee say; its weight is 100 times as much. */
  history: 0.75,
  /** Probability: the least confidence that is carried over to other payments of the payee. */
  historySure: 0.85,
  /** Rows: added below: what n rows say is as sure of another as n in n + this, at most as `history`. */
  historyDoubt: 1,
  /** Probability: a guess from the name below this is overruled by what other payments of the payee say, and by a telephone. */
  historyOverrules: 0.5,
  /** Probability: a habit that makes no kind of food likelier than this leaves the question open. */
  habitLeastLearned: 0.34,
  /** Probability: the most that visits say. */
  habitSurest: 0.92,
  /** Probability: from this confidence on the model needs no help of visits. */
  habitGuess: 0.6,

  // Classes
  /** Probability: the class that the category or the rail settles. */
  classSure: 0.95,
  /** Probability: the class that the rail and the category, or the merchant, make likely. */
  classLikely: 0.8,
  /** Probability: the class that is usual for such payments. */
  classGuess: 0.6,
  /** Probability: the class of a debit of which nothing is known. */
  classUnknown: 0.4,
} satisfies Readonly<Record<string, number>>;

/** Of a row's own text and codes. */
export type OwnSignal = Exclude<
  EvidenceSignal,
  'rule' | 'history' | 'transfer-pair' | 'account-holder' | 'refund-link' | 'confidence-floor'
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
