/** What comes in, what is left, what is worrying, and how far it can be relied on: the first lines of a report. */
import type { AnalyseResult } from '../model/analysis.js';
import type { ValidateForScoreResult } from '../model/score.js';
import { SCORE_FAILURE_WORDS } from '../words/checks.js';
import { foundIndicators } from '../words/foundIndicators.js';
import { forecastText, SUFFICIENCY_REASON_WORDS, SUFFICIENCY_WORDS } from '../words/income.js';
import { moneyText, nextMonthText } from '../words/money.js';
import { clipped } from './displayWidth.js';
import { type Fact, facts } from './facts.js';
import { rhythmOf } from './incomeReport.js';
import type { Lines } from './lines.js';
import { countText } from './risksReport.js';
import { capital, counted, listed } from './sentences.js';

const RISKS_NAMED = 3;
const NAME_WIDTH = 40;

export function summaryFacts(result: AnalyseResult, currency: string | undefined): Lines {
  return facts([
    ...incomeFact(result, currency),
    ...expectedFact(result, currency),
    ...leftFact(result, currency),
    ...risksFact(result),
    ...evidenceFact(result),
  ]);
}

function incomeFact({ income }: AnalyseResult, currency: string | undefined): Fact[] {
  if (income === null) return [];
  const { estimatedIncome, confidenceScore } = income.incomeStreamsSummary;
  const paying = income.incomeStreams.filter(({ status }) => status !== 'Ended');
  const [first, ...others] = paying;
  return [
    {
      name: 'Income a month',
      figure: moneyText(estimatedIncome, currency),
      words:
        first === undefined
          ? 'no regular income that still comes'
          : `from ${clipped(first.name, NAME_WIDTH)}${others.length === 0 ? `, ${rhythmOf(first)}` : ` and ${counted(others.length, 'other')}`}; confidence ${confidenceScore} of 10`,
      tone: 'income',
    },
  ];
}

function expectedFact({ income, meta }: AnalyseResult, currency: string | undefined): Fact[] {
  if (income === null || meta.asOf === null || income.incomeStreams.every(({ status }) => status === 'Ended'))
    return [];
  const { prediction, prudentIncome } = income.incomeStreamsSummary;
  const money = (amount: number) => moneyText(amount, currency);
  return [
    {
      name: `Expected in ${nextMonthText(meta.asOf)}`,
      figure: money(prediction.nextMonth.expected),
      words: forecastText(prediction.nextMonth, money),
      tone: 'income',
    },
    {
      name: 'Cautious income',
      figure: money(prudentIncome),
      words: 'what a cautious lender would count on',
      tone: 'income',
    },
  ];
}

function leftFact({ affordability }: AnalyseResult, currency: string | undefined): Fact[] {
  if (affordability === null) return [];
  const { estimatedAffordability: left, includeFlexibleCosts } = affordability;
  const costs = includeFlexibleCosts
    ? 'fixed and flexible costs, debts and fees'
    : 'fixed costs, debts and fees';
  return [
    {
      name: 'Left each month',
      figure: moneyText(left, currency),
      words: left < 0 ? `${costs} are more than the income` : `after ${costs}`,
      tone: left < 0 ? 'warning' : 'title',
    },
  ];
}

function risksFact({ affordability }: AnalyseResult): Fact[] {
  if (affordability === null) return [];
  const risks = foundIndicators(affordability.indicators).filter(({ isRisk }) => isRisk);
  const named = risks.slice(0, RISKS_NAMED).map(risk => {
    const count = countText(risk);
    return `${risk.about.words.toLowerCase()}${count === '' ? '' : ` (${count})`}`;
  });
  const more = risks.length - named.length;
  return [
    {
      name: 'Risks seen',
      figure: String(risks.length),
      words:
        risks.length === 0
          ? 'none of those looked for'
          : listed(more === 0 ? named : [...named, `${more} more`]),
      tone: risks.some(({ about }) => about.weight === 'serious') ? 'serious' : 'title',
    },
  ];
}

function evidenceFact({ income, scoreValidation }: AnalyseResult): Fact[] {
  if (income === null) return [];
  const { verdict, reasons, monthsCovered } = income.sufficiency;
  const months =
    monthsCovered === 0 ? 'no month is covered whole' : `${counted(monthsCovered, 'month')} covered whole`;
  return [
    {
      name: 'Evidence',
      figure: capital(SUFFICIENCY_WORDS[verdict]),
      words: [
        ...reasons.map(reason => SUFFICIENCY_REASON_WORDS[reason]),
        months,
        ...(scoreValidation === null ? [] : [checksText(scoreValidation)]),
      ].join('; '),
    },
  ];
}

function checksText({ valid, failures }: ValidateForScoreResult): string {
  return valid
    ? 'enough for a score'
    : `not enough for a score: ${listed(failures.map(({ code }) => lowered(SCORE_FAILURE_WORDS[code])))}`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
