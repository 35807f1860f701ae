/** The explained formula of confidence gives the confidence: its numbers are read from the explanation and used. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import {
  type EnrichedTransaction,
  type EnrichTransactionsResult,
  type Evidence,
  enrichTransactions,
  explain,
} from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { sample } from '../support/bankText.js';
import { credit, debit } from '../support/build.js';
import { CURRENCY, country, placeOf } from '../support/country.js';
import { holds } from '../support/property.js';

/** Of evidence, what is said of other transactions than the row's own text and codes. */
const BESIDE = new Set([
  'rule',
  'history',
  'transfer-pair',
  'account-holder',
  'refund-link',
  'confidence-floor',
]);
/** So much evidence of a row's own is shown. */
const MOST_EVIDENCE = 6;
const THOUSANDTH = 0.001;
/** Weights are shown whole. */
const HALF = 0.5;

type Range = readonly [least: number, most: number];

interface Formula {
  readonly points: readonly Range[];
  readonly agreement: number;
  readonly leastAgreement: number;
  readonly cost: number;
  readonly range: number;
  readonly withoutGuesses: boolean;
}

const CURVE =
  /: the logistic of the log odds of ([\w-]+) evidence of its weight \((.*); straight between\), \+ ([\d.]+) where other evidence than \1 of at least ([\d.]+) points to the category, - ([\d.]+) x \(1 - lead \/ ([\d.]+)\) where its weight leads that of the heaviest evidence for another category(, other guesses of the model aside)? by less than \6 \(below 0 counts as 0\)\.$/;

function formulaIn(text: string): Formula | null {
  const match = CURVE.exec(text);
  if (match === null) return null;
  const [, , points = '', agreement, leastAgreement, cost, range, guesses] = match;
  return {
    points: points.split(', ').map(point => {
      const [probability, weight] = point.split(' at ').map(Number);
      return [weight as number, probability as number];
    }),
    agreement: Number(agreement),
    leastAgreement: Number(leastAgreement),
    cost: Number(cost),
    range: Number(range),
    withoutGuesses: guesses !== undefined,
  };
}

function onCurve(points: readonly Range[], weight: number): number {
  const after = points.findIndex(([at]) => weight <= at);
  if (after < 0) return (points.at(-1) as Range)[1];
  if (after === 0) return (points[0] as Range)[1];
  const [[lowWeight, low], [highWeight, high]] = points.slice(after - 1, after + 1) as [Range, Range];
  return low + ((high - low) * (weight - lowWeight)) / (highWeight - lowWeight);
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Weights are shown rounded: from the least to the most that the confidence may be; null where evidence is not shown. */
function reckoned(formula: Formula, slug: string, evidence: readonly Evidence[]): Range | null {
  const own = evidence.filter(({ signal }) => !BESIDE.has(signal));
  const deciding = own.find(({ category }) => category === slug);
  const isRival = ({ category, signal }: Evidence) =>
    category !== null && category !== slug && !(formula.withoutGuesses && signal === 'trade-model');
  const rival = own.find(isRival);
  const agreeing = own.filter(({ category, signal }) => category === slug && signal !== deciding?.signal);
  const isCut = own.length === MOST_EVIDENCE;
  if (deciding === undefined || (isCut && (rival === undefined || agreeing.length === 0))) return null;
  const confidence = (weight: number, lead: number, isAgreed: boolean) => {
    const odds = onCurve(formula.points, weight);
    const rivalled = lead >= formula.range ? 0 : formula.cost * (1 - Math.max(0, lead) / formula.range);
    return logistic(Math.log(odds / (1 - odds)) + (isAgreed ? formula.agreement : 0) - rivalled);
  };
  const lead = deciding.weight - (rival?.weight ?? Number.NEGATIVE_INFINITY);
  const most = agreeing.some(({ weight }) => weight + HALF >= formula.leastAgreement);
  const least = agreeing.some(({ weight }) => weight - HALF >= formula.leastAgreement);
  return [
    confidence(deciding.weight - HALF, lead - 1, least) - THOUSANDTH,
    confidence(deciding.weight + HALF, lead + 1, most) + THOUSANDTH,
  ];
}

type Count = Record<'curve' | 'rival' | 'agreement' | 'history' | 'pair' | 'nothing', number>;

function audit(result: EnrichTransactionsResult, count: Count): void {
  result.transactions.forEach((row, index) => {
    const { category, alternatives, evidence } = row.enrichedData;
    const asked = [
      { path: 'category', ...category },
      ...alternatives.map((alternative, place) => ({ path: `alternatives[${place}]`, ...alternative })),
    ];
    for (const { path, slug, confidence } of asked) {
      const text = explain(result, `transactions[${index}].enrichedData.${path}.confidence`).formula;
      const formula = formulaIn(text);
      const range = formula === null ? said(text, row, slug, count) : reckoned(formula, slug, evidence);
      if (range === null) continue;
      expect(confidence, `${text}\n${JSON.stringify(row.enrichedData)}`).toBeGreaterThanOrEqual(range[0]);
      expect(confidence, `${text}\n${JSON.stringify(row.enrichedData)}`).toBeLessThanOrEqual(range[1]);
      if (formula === null) continue;
      count.curve++;
      const own = evidence.filter(({ signal }) => !BESIDE.has(signal));
      const deciding = own.find(item => item.category === slug) as Evidence;
      if (
        own.some(
          item => item.category !== null && item.category !== slug && deciding.weight - item.weight < 20,
        )
      )
        count.rival++;
      if (own.some(item => item.category === slug && item.signal !== deciding.signal && item.weight > 45))
        count.agreement++;
    }
  });
}

/** What explanations without a curve say; null where they say no number. */
function said(text: string, { enrichedData }: EnrichedTransaction, slug: string, count: Count): Range | null {
  const value = /: ([\d.]+), since /.exec(text)?.[1];
  if (value !== undefined) {
    if (text.includes('the other way')) count.pair++;
    else count.nothing++;
    return [Number(value), Number(value)];
  }
  const history = enrichedData.evidence.find(
    ({ signal, category }) => signal === 'history' && category === slug,
  );
  if (!text.includes('the weight of the history / 100') || history === undefined) return null;
  count.history++;
  // The weight is shown rounded: of visits, the confidence has a digit more.
  if (history.detail.startsWith('visited'))
    return [(history.weight - HALF) / 100, (history.weight + HALF) / 100];
  const confidence = Number(/which is ([\d.]+) for/.exec(text)?.[1]);
  // Of two payments that agree in their words alone; of three it is at its most.
  if (history.detail === AGREED && history.weight !== 100 * confidence)
    return [2 / 3 - HALF / 1000, 2 / 3 + HALF / 1000];
  return [confidence, confidence];
}

const AGREED = 'as other payments of the same payee say';

const none = (): Count => ({ curve: 0, rival: 0, agreement: 0, history: 0, pair: 0, nothing: 0 });

describe('the explained formula of confidence', () => {
  it('gives the confidence of every category and alternative of any ledger', () => {
    const count = none();
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        audit(enrichTransactions({ referenceId: 'r', ...placeOf(transactions), transactions }), count);
      }),
      1 / 3,
    );
    for (const [kind, times] of Object.entries(count)) expect(times, kind).toBeGreaterThan(20);
  });

  it('holds of whatever banks write beside a code and a name', () => {
    const count = none();
    const row = country.chain(code =>
      fc.record({
        code: fc.constant(code),
        text: sample(code),
        merchantCategoryCode: fc.constantFrom(null, '5411', '5812', '5541', '4900', '6300', '7995'),
        counterPartyName: fc.constantFrom(null, 'Tesco', 'Walmart', 'Shell', 'Aviva', 'Jane Smith'),
      }),
    );
    holds(
      fc.property(fc.array(row, { minLength: 20, maxLength: 40 }), rows => {
        for (const code of ['GB', 'US'] as const) {
          const transactions = rows
            .filter(row => row.code === code)
            .map(({ text, merchantCategoryCode, counterPartyName }, index) =>
              (text.direction === 'Credit' ? credit : debit)('2026-03-02', 10 + index, text.description, {
                transactionId: `${code} ${index}`,
                merchantCategoryCode,
                counterPartyName,
              }),
            );
          const place = { countryCode: code, currencyCode: CURRENCY[code] };
          audit(enrichTransactions({ referenceId: 'r', ...place, transactions }), count);
        }
      }),
    );
    for (const kind of ['curve', 'rival', 'agreement'] as const)
      expect(count[kind], kind).toBeGreaterThan(100);
  });

  it('says 1 where a rule sets the category, and 0 where the floor takes it', () => {
    const transactions = [debit('2026-03-02', 10, 'TESCO STORES 2041')];
    const request = { referenceId: 'r', ...placeOf(transactions), transactions };
    const ruled = enrichTransactions(request, { rules: [{ text: 'tesco', set: { category: 'charity' } }] });
    const floored = enrichTransactions(request, { confidenceFloor: 1 });
    const formulaOf = (result: EnrichTransactionsResult) =>
      explain(result, 'transactions[0].enrichedData.category.confidence').formula;
    expect(formulaOf(ruled)).toContain(`: ${EVIDENCE_WEIGHTS.ruleConfidence}, since a rule of yours`);
    expect(formulaOf(floored)).toContain(': 0, since no evidence decides, or not surely enough');
  });
});
