/** How the confidence of a category was calculated from the evidence beside it: the code's own numbers, printed. */
import { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS, type OwnSignal } from '../data/evidenceWeights.js';
import type { EvidenceSignal } from '../model/enrichment.js';
import type { FigureRow, ReadPath } from './figure.js';

const AIMS = 'How likely the category is right, 0 to 1: ';
/** Links to a purchase: its category is said by the rest. */
const LINK: EvidenceSignal = 'refund-link';
const UNCATEGORISED = 'uncategorised';

/** `data`: the path of the enriched data; `slug`: the path of the slug of the category asked about. */
export function categoryConfidence(data: string, slug: string, ids: readonly string[]) {
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
