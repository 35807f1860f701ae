/** The title of a report and the sentence below it: what comes in, what is left, what is worrying and since when it is not. */

import { addDays, dayOf } from '../../base/calendar.js';
import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import { nextMonthText } from '../../words/moneyText.js';
import type { Report } from '../model/report.js';
import { isCardAlone, isToAsk } from '../model/standing.js';
import { counted, type Format } from './format.js';
import { lastOn } from './signs.js';

/** About three months. A sign that was last seen longer ago is said by its day. */
const LATELY = 92;

export interface Subject {
  /** Of a bank or of the caller. Null where several sources pay, or none. */
  readonly payer: string | null;
  readonly words: string;
}

/** `payer` comes before `words`. */
export function subjectOf(report: Report, format: Format): Subject {
  const { streams, summary } = report;
  const income = summary.income.value;
  const paying = streams.filter(({ stream }) => stream.status !== 'Ended');
  const [first] = paying;
  if (isCardAlone(report)) return { payer: null, words: 'What was paid from this account' };
  if (income === null) return { payer: null, words: 'What these accounts show' };
  if (first === undefined)
    return {
      payer: null,
      words: income > 0 ? `${format.money(income)} a month comes in` : 'No regular income was found',
    };
  const count = paying.length + report.furtherSources.length;
  return count === 1 && first.stream.estimatedIncome === income
    ? { payer: first.stream.name, words: ` pays ${format.money(income)} a month` }
    : { payer: null, words: `${format.money(income)} a month comes in from ${counted(count, 'source')}` };
}

export function headlineOf(report: Report, format: Format): string {
  return [
    ...(isToAsk(report) ? ['Ask about these data first: see below why.'] : []),
    ...whenText(report, format),
    ...leftSentence(report, format),
    worryText(report, format),
  ].join(' ');
}

function whenText({ streams, summary, asOf }: Report, format: Format): string[] {
  const paying = streams.filter(({ stream }) => stream.status !== 'Ended');
  const [only] = paying;
  if (summary.income.value === null) return [];
  if (paying.length === 1 && only !== undefined && only.stream.schedule !== null)
    return [`It is paid ${only.stream.schedule}.`];
  if (summary.prediction === null || asOf === null || paying.length === 0) return [];
  const { expected } = summary.prediction.nextMonth;
  return [`${format.money(expected)} is expected in ${nextMonthText(asOf)}.`];
}

function leftSentence(report: Report, format: Format): string[] {
  const left = report.summary.left.value;
  if (isCardAlone(report))
    return [
      'A card or a loan alone does not show what a household has left: add the current account that pays it.',
    ];
  if (left === null) return [];
  return left < 0
    ? [`Costs are ${format.money(-left)} a month more than the income.`]
    : [`${format.money(left)} is left each month.`];
}

function worryText(report: Report, format: Format): string {
  const { asOf, affordability, summary } = report;
  if (affordability === null) return 'Signs of risk could not be looked for.';
  const [worst] = summary.risks;
  if (worst === undefined || asOf === null) return 'No sign of risk was found.';
  const days = summary.risks.map(risk => lastOn(risk, report) ?? asOf);
  const latest = days.reduce((last, day) => (day > last ? day : last));
  if (dayOf(latest) < addDays(dayOf(asOf), -LATELY)) return `Nothing worrying since ${format.date(latest)}.`;
  const current = summary.risks.filter(
    (_, place) => dayOf(days[place] ?? asOf) >= addDays(dayOf(asOf), -LATELY),
  );
  const name = INDICATOR_WORDS[(current[0] ?? worst).indicator.kind].words.toLowerCase();
  return current.length === 1
    ? `Worrying in the last three months: ${name}.`
    : `Worrying in the last three months: ${name}, and ${counted(current.length - 1, 'more sign')} of risk.`;
}
