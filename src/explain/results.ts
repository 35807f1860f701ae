/** Finds which figures a result has, by the members that no other kind of result has. */

import { sumOf } from '../base/money.js';
import type { EvidenceSignal } from '../contract/enrichment/enrichmentResult.js';
import type { ScoreFailureCode } from '../contract/score/scoreValidation.js';
import { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS, type OwnSignal } from '../data/evidenceWeights.js';
import { SCORE_ATTRIBUTES } from '../score/attributes/definitions.js';
import { AFFORDABILITY_FIGURES } from './affordability.js';
import { BUSINESS_FIGURES } from './businessFormulas.js';
import { CONSUMER_FIGURES } from './consumerFormulas.js';
import type { FigureRow, FigureRule, FigureTable, ReadPath } from './figure.js';
import { INCOME_FIGURES } from './income.js';
import { INTEGRITY_FIGURES } from './integrity.js';
import { META_FIGURES } from './labels.js';
import { memberOf, type Segment, valueAt } from './path.js';

// The figures of enrichment.

// Explains how the confidence of a category was calculated from the evidence, with the code's own numbers.

const AIMS = 'How likely the category is right, 0 to 1: ';
/** The link to a purchase. The other evidence gives its category. */
const LINK: EvidenceSignal = 'refund-link';
const UNCATEGORISED = 'uncategorised';

/** `data`: the path of the enriched data; `slug`: the path of the slug of the category asked about. */
function categoryConfidence(data: string, slug: string, ids: readonly string[]) {
  return (read: ReadPath): FigureRow => {
    const [category] = read(slug);
    const categories = read(`${data}.evidence[].category`);
    const signals = read(`${data}.evidence[].signal`).filter(
      (signal, index) => categories[index] === category && signal !== LINK,
    ) as readonly EvidenceSignal[];
    return {
      formula: AIMS + formulaOf(category, signals),
      from: [`${data}.evidence[].signal`, `${data}.evidence[].category`, `${data}.evidence[].weight`],
      ids,
    };
  };
}

/** `signals`: those that point to the category, as the evidence lists them. */
function formulaOf(category: unknown, signals: readonly EvidenceSignal[]): string {
  const [deciding] = signals;
  if (signals.includes('rule')) return `${numberOf('ruleConfidence')}, since a rule of yours sets it`;
  if (category === UNCATEGORISED) return '0, since no evidence decides, or not surely enough';
  if (deciding === 'transfer-pair')
    return `${numberOf('transferPairConfidence')}, since the same amount moved the other way in another account`;
  if (deciding === 'account-holder')
    return `${numberOf('accountHolderConfidence')}, since the other side is named like an account holder, or with the surname of one`;
  if (deciding === 'history') return HISTORY;
  return deciding === undefined ? NOT_SHOWN : byCurve(deciding as OwnSignal);
}

const NOT_SHOWN = 'by evidence that is too weak to be shown here';
const HISTORY = `the weight of the history / 100, which is ${numberOf('history')} for what other payments tell of the payee, n / (n + ${numberOf('historyDoubt')}), at most the same, for n payments that agree in their words alone, and for n visits the belief n b / (n b + 1 - b), at most ${numberOf('habitSurest')}, where b is the belief of the name in any food, times the mean of 1/2 and the share of eating out or of groceries`;

function byCurve(signal: OwnSignal): string {
  const curve = CONFIDENCE_CURVES[signal];
  const points = curve.map(([weight, probability]) => `${probability} at ${weight}`).join(', ');
  const guesses = signal === 'trade-model' ? ', other guesses of the model aside' : '';
  return [
    `the logistic of the log odds of ${signal} evidence of its weight (${points}; straight between)`,
    `+ ${numberOf('agreement')} where other evidence than ${signal} of at least ${numberOf('leastAgreement')} points to the category`,
    `- ${numberOf('rivalCost')} x (1 - lead / ${numberOf('rivalRange')}) where its weight leads that of the heaviest evidence for another category${guesses} by less than ${numberOf('rivalRange')} (below 0 counts as 0)`,
  ].join(', ');
}

function numberOf(name: keyof typeof EVIDENCE_WEIGHTS): number {
  return EVIDENCE_WEIGHTS[name];
}

const TRANSACTION = 'transactions[transaction]';
const DATA = `${TRANSACTION}.enrichedData`;
const IDS = [`${TRANSACTION}.transactionId`];
const EVIDENCE = [`${DATA}.evidence[].signal`, `${DATA}.evidence[].weight`];

const { transferPairConfidence, accountHolderConfidence, classSure, classLikely, classGuess, classUnknown } =
  EVIDENCE_WEIGHTS;
const CLASS_CONFIDENCE = [
  `${transferPairConfidence} for a paired transfer`,
  `${accountHolderConfidence} where the other side is named like an account holder, or with the surname of one`,
  `${classSure} where the category or the rail settles it`,
  `${classLikely} where the rail and the category, or the merchant, make it likely`,
  `${classGuess} where it is usual for such payments`,
  `${classUnknown} for a debit of which nothing is known`,
].join(', ');

export const ENRICHMENT_FIGURES = {
  'transactions[transaction].enrichedData.category.id': label('category'),
  'transactions[transaction].enrichedData.category.confidence': categoryConfidence(
    DATA,
    `${DATA}.category.slug`,
    [...IDS, `${DATA}.refundOf`],
  ),
  'transactions[transaction].enrichedData.class.id': label('class'),
  'transactions[transaction].enrichedData.class.confidence': {
    formula: `How likely the class is right, 0 to 1: ${CLASS_CONFIDENCE}`,
    from: EVIDENCE,
    ids: IDS,
  },
  'transactions[transaction].enrichedData.alternatives[alternative].id': label('category'),
  'transactions[transaction].enrichedData.alternatives[alternative].confidence': categoryConfidence(
    DATA,
    `${DATA}.alternatives[alternative].slug`,
    IDS,
  ),
  'transactions[transaction].enrichedData.evidence[evidence].weight': {
    formula: `How strongly the signal points to its category, 0 to 100; the heaviest signal of at least ${EVIDENCE_WEIGHTS.decisionFloor} decides. Where none does, the model of trade names gives a first guess from ${EVIDENCE_WEIGHTS.firstGuess} on`,
    from: [`${DATA}.evidence[evidence].signal`, `${DATA}.evidence[evidence].detail`],
    ids: IDS,
  },
  'transactions[transaction].transfer.pairId': {
    formula:
      'The number that both sides of a transfer between own accounts share, made of the accounts and ids of both',
    ids: IDS,
  },
  ...META_FIGURES,
} satisfies FigureTable;

function label(of: string) {
  return { formula: `The number of the ${of} in the taxonomy`, ids: IDS };
}

// The figures of health and end-of-day balances about the accounts themselves.

const ACCOUNT = 'accounts[account]';
const RECONCILIATION = `${ACCOUNT}.reconciliation`;
const ALL_AGREE = 'no checked day differs';
const REBUILT = 'Rebuilt backwards: the current balance less all that moved after the day';

const ACCOUNT_FIGURES = {
  'accounts[account].currentBalance': { formula: 'As given in the request; below zero in debit' },
  'accounts[account].availableBalance': { formula: 'As given in the request', nullWhen: 'none is given' },
  'accounts[account].creditLine': {
    formula: 'Available less current balance, at least 0',
    nullWhen: 'no available balance is given',
    plus: [`${ACCOUNT}.availableBalance`],
    minus: [`${ACCOUNT}.currentBalance`],
    check: { atLeast: 0 },
  },
  ...META_FIGURES,
} satisfies FigureTable;

export const END_OF_DAY_FIGURES = {
  ...ACCOUNT_FIGURES,
  'accounts[account].days[day].balance': { formula: REBUILT, from: [`${ACCOUNT}.currentBalance`] },
  'accounts[account].days[day].reported': {
    formula:
      "By the running balances of the day's transactions: the rebuilt balance where one of them equals it, else the nearest of those that no other transaction of the day started from",
    nullWhen: 'no transaction of the day has a running balance',
    from: [`${ACCOUNT}.days[day].balance`],
  },
  'accounts[account].reconciliation.checkedDays': { formula: 'Days with a running balance' },
  'accounts[account].reconciliation.differingDays': {
    formula: 'Days whose running balance is not the rebuilt one',
    from: [`${RECONCILIATION}.checkedDays`],
  },
  'accounts[account].reconciliation.firstDifference.expected': {
    formula: 'What the bank says of the latest day that differs',
    nullWhen: ALL_AGREE,
  },
  'accounts[account].reconciliation.firstDifference.computed': {
    formula: 'The rebuilt balance of the latest day that differs',
    nullWhen: ALL_AGREE,
  },
  'accounts[account].reconciliation.firstDifference.difference': {
    formula: 'Computed less expected',
    nullWhen: ALL_AGREE,
    plus: [`${RECONCILIATION}.firstDifference.computed`],
    minus: [`${RECONCILIATION}.firstDifference.expected`],
  },
  'accounts[account].reconciliation.constantDifference': {
    formula: 'The difference, where every checked day differs by the same amount',
    nullWhen: 'they do not',
    from: [`${RECONCILIATION}.firstDifference.difference`],
  },
  'combined.days[day].balance': {
    formula: `${REBUILT}, of all accounts as one`,
    from: ['accounts[].currentBalance'],
  },
} satisfies FigureTable;

// The figures of an applied scorecard.

const CONTRIBUTION = 'contributions[contribution]';
const REASON = 'reasonCodes[reason]';
/** The decimals of every number of points. */
const DECIMALS = 4;

export const SCORECARD_FIGURES = {
  score: {
    formula: 'The initial score and the points of all contributions',
    plus: ['initialScore', 'contributions[].points'],
    check: { decimals: DECIMALS },
  },
  'range.lowest': { formula: 'The least that the bins of the scorecard allow', from: ['initialScore'] },
  'range.highest': { formula: 'The most that the bins of the scorecard allow', from: ['initialScore'] },
  initialScore: { formula: 'As given in the scorecard' },
  'reasonCodes[reason].points': reasonOf,
  'contributions[contribution].value': read => {
    const [attribute] = read(`${CONTRIBUTION}.attribute`);
    const known = SCORE_ATTRIBUTES.find(({ name }) => name === attribute);
    return {
      formula: `The attribute as given. ${known?.definition ?? ''}`.trim().replace(/\.$/, ''),
      nullWhen: 'the attribute is',
      from: [`${CONTRIBUTION}.attribute`],
    };
  },
  'contributions[contribution].points': {
    formula: 'The points of the bin that holds the value',
    from: [`${CONTRIBUTION}.value`, `${CONTRIBUTION}.bin`],
  },
  'contributions[contribution].baseline': {
    formula: 'The reference points of the variable, as given in the scorecard',
    nullWhen: 'it gives none',
  },
} satisfies FigureTable;

function reasonOf(read: ReadPath): FigureRow {
  const characteristics = read(`${REASON}.characteristics[]`);
  const ofReason = read('contributions[].characteristic').flatMap((name, index) =>
    characteristics.includes(name) ? [`contributions[${index}]`] : [],
  );
  const points = ofReason.map(at => `${at}.points`);
  const baselines = ofReason.map(at => `${at}.baseline`);
  const total = (paths: readonly string[]) => sumOf(paths.flatMap(read).map(Number));
  // The difference is above 0, so the larger of the two is the one that the other is taken from.
  const isBelow = total(points) < total(baselines);
  return {
    formula:
      'By how far the characteristics with this code lie on the unfavourable side of their baselines, added up',
    plus: isBelow ? baselines : points,
    minus: isBelow ? points : baselines,
    check: { decimals: DECIMALS },
  };
}

// The figures of score validation and of score attributes.

const FAILURE = 'failures[failure]';
/** The quantity that each check measures. */
const MEASURED: Readonly<Record<ScoreFailureCode, string>> = {
  no_transactions: 'The booked transactions, whatever their date, exact repeats once',
  not_gbp_account: 'The currency of the account',
  not_personal_account: 'The type of the account',
  not_current_account: 'The sub-type of the account',
  period_too_short:
    'The days from the earliest to the latest booking date of the booked transactions in the 365 days to `asOf`',
  too_few_transactions: 'The booked transactions in the 365 days to `asOf`, exact repeats once',
  transactions_without_booking_date: 'The booked transactions without a booking date, exact repeats once',
  balances_null: 'The current balance of the account',
};

export const VALIDATION_FIGURES = {
  valid: { formula: 'No check fails', from: ['failures[].code'] },
  'failures[failure].measured': read => ({
    formula: measuredBy(read(`${FAILURE}.code`)[0]),
    nullWhen: 'it is missing',
    from: [`${FAILURE}.code`],
    ids: [`${FAILURE}.transactionIds`],
  }),
  'failures[failure].required': {
    formula: 'What the check asks for, whatever the account',
    from: [`${FAILURE}.code`],
  },
  ...META_FIGURES,
} satisfies FigureTable;

const ATTRIBUTE_FIGURES: FigureTable = {
  ...Object.fromEntries(
    SCORE_ATTRIBUTES.map(({ name, definition, nullReasons }) => [
      `attributes.${name}`,
      {
        formula: definition.replace(/\.$/, ''),
        ...(nullReasons.length > 0 ? { nullWhen: nullReasons.join(', ') } : {}),
        from: [`notComputed[attribute=${name}].reason`],
      },
    ]),
  ),
  ...META_FIGURES,
};

/** The code may be unknown, since a result may come from anywhere. */
function measuredBy(code: unknown): string {
  return typeof code === 'string' && Object.hasOwn(MEASURED, code)
    ? MEASURED[code as ScoreFailureCode]
    : 'What the check found';
}

/** By pattern without the names of its indices: `incomeStreams[].months[].income`. */
type Figures = ReadonlyMap<string, { readonly pattern: string; readonly rule: FigureRule }>;

/** The place where the patterns of the figures start. */
export interface FigureScope {
  readonly base: readonly Segment[];
  readonly figures: Figures;
}

const ENRICHMENT = figuresOf(ENRICHMENT_FIGURES);
const INCOME = figuresOf(INCOME_FIGURES);
const AFFORDABILITY = figuresOf(AFFORDABILITY_FIGURES);
const VALIDATION = figuresOf(VALIDATION_FIGURES);
const ATTRIBUTES = figuresOf(ATTRIBUTE_FIGURES);
const INTEGRITY = figuresOf(INTEGRITY_FIGURES);
const SCORECARD = figuresOf(SCORECARD_FIGURES);
const END_OF_DAY = figuresOf(END_OF_DAY_FIGURES);
const ACCOUNTS = figuresOf(ACCOUNT_FIGURES);
const CONSUMER = figuresOf(CONSUMER_FIGURES);
const BUSINESS = figuresOf(BUSINESS_FIGURES);
const ANALYSIS = figuresOf(META_FIGURES);

const PARTS_OF_ANALYSIS: ReadonlySet<Segment> = new Set([
  'enrichment',
  'income',
  'affordability',
  'scoreValidation',
  'financialHealth',
  'integrity',
]);

/** A result of one account has one of these members. */
const OF_ONE_ACCOUNT = ['enrichment', 'incomeStreams', 'failures', 'attributes', 'findings'] as const;

/** Null if the value is not a result of this library. */
export function scopeOf(result: unknown, path: readonly Segment[]): FigureScope | null {
  if (memberOf(result, 'enrichment') !== undefined) return scopeOfAnalysis(result, path);
  return isOneForEach(result) ? scopeOfEach(result, path) : scopeOfPart(result, path);
}

/** Whether the accounts are results of their own, as those of several accounts are. */
function isOneForEach(result: unknown): boolean {
  const first = valueAt(result, ['accounts', 0]);
  return OF_ONE_ACCOUNT.some(member => memberOf(first, member) !== undefined);
}

/** An analysis of several accounts has parts of all of them too. */
function scopeOfEach(result: unknown, path: readonly Segment[]): FigureScope | null {
  const [list, index] = path;
  if (list === 'together') return { base: [list], figures: INTEGRITY };
  if (list !== 'accounts' || typeof index !== 'number') return scopeOfAnalysis(result, path);
  const base = path.slice(0, 2);
  const scope = scopeOf(valueAt(result, base), path.slice(2));
  return scope === null ? null : { ...scope, base: [...base, ...scope.base] };
}

function scopeOfPart(result: unknown, path: readonly Segment[]): FigureScope | null {
  const has = (member: string) => memberOf(result, member) !== undefined;
  // A request has `transactions` too, but no `meta`.
  if (has('transactions') && has('meta')) return { base: [], figures: ENRICHMENT };
  if (has('incomeStreams')) return { base: [], figures: INCOME };
  if (has('monthAffordabilities')) return { base: [], figures: AFFORDABILITY };
  if (has('failures')) return { base: [], figures: VALIDATION };
  if (has('attributes')) return { base: [], figures: ATTRIBUTES };
  if (has('contributions')) return { base: [], figures: SCORECARD };
  if (has('findings')) return { base: [], figures: INTEGRITY };
  if (has('accounts')) return scopeOfAccounts(result, path);
  return null;
}

function scopeOfAnalysis(result: unknown, path: readonly Segment[]): FigureScope | null {
  const [part = ''] = path;
  const partial = PARTS_OF_ANALYSIS.has(part) ? memberOf(result, part) : null;
  // A part that was not calculated is null.
  if (partial === null) return { base: [], figures: ANALYSIS };
  const scope = scopeOfPart(partial, path.slice(1));
  return scope === null ? null : { ...scope, base: [part, ...scope.base] };
}

/** Health has periods and a whole history, end-of-day balances have days; a period of a business has revenue. */
function scopeOfAccounts(result: unknown, path: readonly Segment[]): FigureScope {
  if (valueAt(result, ['accounts', 0, 'days']) !== undefined) return { base: [], figures: END_OF_DAY };
  const ofPeriods = path.indexOf('periods');
  const at = ofPeriods < 0 ? path.indexOf('wholeHistory') : ofPeriods + 1;
  const base = path.slice(0, at + 1);
  if (at < 0 || valueAt(result, base) === undefined) return { base: [], figures: ACCOUNTS };
  return { base, figures: valueAt(result, [...base, 'revenue']) === undefined ? CONSUMER : BUSINESS };
}

function figuresOf(table: FigureTable): Figures {
  return new Map(
    Object.entries(table).map(([pattern, rule]) => [pattern.replace(/\[\w+\]/g, '[]'), { pattern, rule }]),
  );
}
