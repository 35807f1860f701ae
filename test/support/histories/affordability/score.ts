/** How far an answer of affordability is from the truth of a history, and which transactions make the difference. */
import type {
  AssessAffordabilityResult,
  MonthAffordability,
} from '../../../../src/contract/affordability/affordabilityResult.js';
import type { History } from '../history.js';
import { monthOf } from '../months.js';
import { penceOf } from './bills.js';
import { bySection, distance, type Range, SECTIONS, type Section } from './sections.js';
import { affordabilityTruth, openRefunds, placesOf } from './truth.js';

/** Pence. The weighted error is `error / truth`. */
export interface Deviation {
  error: number;
  truth: number;
}

/** A transaction counted in another section than it belongs to. It is told in both. */
export interface Contribution {
  readonly section: Section;
  readonly seed: number;
  readonly isCredit: boolean;
  readonly description: string;
  /** Category slugs; `none` where it belongs to no section or is in no line. */
  readonly truly: string;
  readonly said: string;
  readonly pence: number;
}

export interface AffordabilityScore {
  /** Histories times complete months. */
  months: number;
  readonly recorded: Record<Section, Deviation>;
  readonly estimates: Record<Section, Deviation>;
  readonly contributions: Contribution[];
}

function emptyAffordabilityScore(): AffordabilityScore {
  const none = () => bySection(() => ({ error: 0, truth: 0 }));
  return { months: 0, recorded: none(), estimates: none(), contributions: [] };
}

export function sumOfAffordability(scores: readonly AffordabilityScore[]): AffordabilityScore {
  const total = emptyAffordabilityScore();
  for (const { months, recorded, estimates, contributions } of scores) {
    total.months += months;
    total.contributions.push(...contributions);
    for (const section of SECTIONS) {
      total.recorded[section].error += recorded[section].error;
      total.recorded[section].truth += recorded[section].truth;
      total.estimates[section].error += estimates[section].error;
      total.estimates[section].truth += estimates[section].truth;
    }
  }
  return total;
}

export function scoreAffordability(history: History, result: AssessAffordabilityResult): AffordabilityScore {
  const score = emptyAffordabilityScore();
  const { months, estimates } = affordabilityTruth(history);
  const given = new Map(
    result.monthAffordabilities.map(month => [
      `${month.year}-${String(month.month).padStart(2, '0')}`,
      recordedOf(month),
    ]),
  );
  for (const [month, truth] of months) {
    score.months++;
    for (const section of SECTIONS)
      add(score.recorded[section], given.get(month)?.[section] ?? 0, truth[section]);
  }
  const estimated = {
    income: result.estimatedCalculatedIncome,
    fixed: result.estimatedFixedCosts,
    flexible: result.estimatedFlexibleCosts,
    debt: result.estimatedDebtFees,
  };
  for (const section of SECTIONS) {
    const truth = estimates[section];
    if (truth !== null) add(score.estimates[section], estimated[section] * 100, truth);
  }
  score.contributions.push(...contributionsOf(history, result, new Set(months.keys())));
  return score;
}

function add(deviation: Deviation, pence: number, truth: Range): void {
  deviation.error += distance(pence, truth);
  deviation.truth += (truth.least + truth.most) / 2;
}

/** Pence. */
function recordedOf({ incomeForMonth, lines }: MonthAffordability): Record<Section, number> {
  return bySection(section =>
    section === 'income'
      ? incomeForMonth * 100
      : 100 * lines.reduce((sum, line) => sum + (line.section === section ? line.recorded : 0), 0),
  );
}

function contributionsOf(
  history: History,
  result: AssessAffordabilityResult,
  months: ReadonlySet<string>,
): Contribution[] {
  const places = placesOf(history);
  const open = new Set([...openRefunds(history), ...history.truth.undecidable]);
  const lines = result.monthAffordabilities.flatMap(month => month.lines);
  const lineOf = new Map(lines.flatMap(line => line.transactionIds.map(id => [id, line] as const)));
  return history.request.transactions.flatMap(row => {
    const { transactionId, bookingDate, status, description, creditDebitIndicator } = row;
    if (status !== 'Booked' || !months.has(monthOf(bookingDate)) || open.has(transactionId)) return [];
    const place = places.get(transactionId);
    const line = lineOf.get(transactionId);
    const section = SECTIONS.find(one => one === line?.section);
    if (place?.section === section) return [];
    const contribution = {
      seed: history.seed,
      isCredit: creditDebitIndicator === 'Credit',
      description,
      truly: place?.category ?? `none (${history.truth.categories[transactionId]})`,
      said: line?.category ?? 'in no line',
      pence: penceOf(row),
    };
    return [place?.section, section].flatMap(one =>
      one === undefined ? [] : [{ ...contribution, section: one }],
    );
  });
}
