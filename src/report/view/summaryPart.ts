/** The summary: what comes in, what is left, what is worrying, and how reliable it is. */

import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import {
  AFFORDABILITY_NAMES,
  COST_ORDER,
  leftText,
} from '../../contract/affordability/affordabilityNames.js';
import { ANALYSIS_PART_WORDS } from '../../contract/analysis.js';
import {
  expectedName,
  INCOME_NAMES,
  surenessReason,
  surenessText,
} from '../../contract/income/incomeNames.js';
import { SUFFICIENCY_REASON_WORDS, SUFFICIENCY_WORDS } from '../../contract/income/incomeResult.js';
import { forecastText, poorestMonthText } from '../../contract/income/incomeStream.js';
import { monthName, monthText, nextMonthText, numberText } from '../../words/moneyText.js';
import type { Link } from '../charts/canvas.js';
import { CHANGING_PARTS, type Change, type Changes, changesOf } from '../model/changes.js';
import { rangesOf } from '../model/ranges.js';
import type { IndicatorPicture, Report, ReportMonth, ReportStream } from '../model/report.js';
import { isCardAlone, isToAsk } from '../model/standing.js';
import { capital, counted, type Format, listed } from '../text/format.js';
import { headlineOf } from '../text/headline.js';
import { monthsSentence, overdraftNote } from '../text/sentences.js';
import { signText, spellsSentence } from '../text/signs.js';
import { hatchText, monthsBehind } from './affordabilityPart.js';
import type { Block, Blocks, Figure, Table, Words } from './block.js';
import {
  behind,
  column,
  explanation,
  foreign,
  groupedTable,
  headColumn,
  heading,
  missing,
  moneyCell,
  moneyColumn,
  note,
  paragraph,
  row,
  table,
} from './parts.js';

type Opening = Extract<Block, { kind: 'opening' }>;

/** The parts that the summary links to. */
export type SummaryPart = 'income' | 'certainty' | 'months' | 'evidence';

/** `linkTo` gives the address of a part, or null if its section is not shown. */
export function summaryPart(
  report: Report,
  format: Format,
  links: readonly Link[],
  linkTo: (part: SummaryPart) => string | null,
): Blocks {
  const { months } = report;
  const hasChart = months.length > 0 && !isCardAlone(report);
  return [
    {
      kind: 'opening',
      sentence: headlineOf(report, format),
      figures: figuresOf(report, format, linkTo),
      chart: hasChart ? { name: 'months', sentence: monthsSentence(months, format), months, links } : null,
      caption: hatchText(months),
      signs: signsOf(report, format),
    },
    hasChart && monthsBehind(months, links, format),
    ...changesPart(report, format),
    heading('Accounts', 'evidence'),
    accountsTable(report, format),
    ...notes(report),
  ];
}

function figuresOf(
  report: Report,
  format: Format,
  linkTo: (part: SummaryPart) => string | null,
): readonly Figure[] {
  const { summary, affordability } = report;
  const why = isCardAlone(report)
    ? 'An account of this kind alone does not show it'
    : 'Could not be computed';
  const money = (amount: number | null) => (amount === null ? missing(why) : format.money(amount));
  const left = summary.left.value;
  return [
    {
      name: INCOME_NAMES.estimatedIncome,
      weight: 1,
      address: linkTo('income'),
      value: money(summary.income.value),
      texts: incomeTexts(report, format),
      explanation: explanation(summary.income, 'income a month', format),
    },
    {
      name: AFFORDABILITY_NAMES.estimatedAffordability,
      weight: 1,
      address: linkTo('months'),
      value: money(left),
      texts:
        affordability === null || left === null ? [] : [leftText(left, affordability.includeFlexibleCosts)],
      explanation: explanation(summary.left, 'left each month', format),
    },
    poorestFigure(report, format, linkTo),
    {
      name: INCOME_NAMES.sufficiency,
      weight: 2,
      address: linkTo('evidence'),
      value: verdictText(report),
      texts: [...reasonsTexts(report), evidenceText(report, format)],
      explanation: null,
    },
  ];
}

function incomeTexts(report: Report, format: Format): readonly Words[] {
  const { streams, asOf, summary } = report;
  const { income, prediction, sureness } = summary;
  const paying = streams.filter(({ stream }) => stream.status !== 'Ended');
  if (income.value === null) return [];
  if (paying.length === 0) return ['No regular income that still comes was found.'];
  const [largest] = paying.toSorted((a, b) => b.stream.estimatedIncome - a.stream.estimatedIncome);
  return [
    prediction !== null &&
      asOf !== null &&
      `${expectedName(nextMonthText(asOf))}: ${format.money(prediction.nextMonth.expected)}, ${forecastText(prediction.nextMonth, format.money)}.`,
    sureness !== null &&
      largest !== undefined && [
        `${INCOME_NAMES.confidenceScore} ${surenessText(sureness)}`,
        paying.length > 1 && ['; of ', foreign(largest.stream.name), ', the largest'],
        `: ${surenessReason(largest.stream, format.money)}.`,
      ],
  ].filter(text => text !== false);
}

/** Where the sources below are not all of the income, it is said of them alone. */
function poorestFigure(
  { streams, summary }: Report,
  format: Format,
  linkTo: (part: SummaryPart) => string | null,
): Figure {
  const paying = streams.filter(({ stream }) => stream.status !== 'Ended');
  const sum = (of: (stream: ReportStream['stream']) => number) =>
    Math.round(paying.reduce((total, { stream }) => total + of(stream), 0) * 100) / 100;
  const income = summary.income.value ?? 0;
  const isPart = paying.length > 0 && sum(stream => stream.estimatedIncome) < income;
  const value = summary.poorestMonthIncome ?? (isPart ? sum(stream => stream.poorestMonthIncome) : null);
  return {
    name: INCOME_NAMES.poorestMonthIncome,
    weight: 2,
    address: rangesOf({ streams, summary }).length === 0 ? null : linkTo('certainty'),
    value:
      value === null
        ? missing(paying.length === 0 ? 'No income still comes' : 'Its sources do not add up to the income')
        : format.money(value),
    texts:
      value === null
        ? []
        : [
            `${poorestMonthText(value)}${summary.poorestMonthIncome === null ? ' The sources beyond the three largest are left aside.' : ''}`,
          ],
    explanation: null,
  };
}

// All signs of risk, each with its last day, and what changed.

function signsOf(report: Report, format: Format): Opening['signs'] {
  const { risks } = report.summary;
  const nothing =
    report.affordability === null
      ? 'Signs of risk could not be looked for.'
      : 'None of the signs that are looked for was found.';
  const texts = [risks.length === 0 ? nothing : null, spellsSentence(report, format), overdraftNote(report)];
  return {
    title: AFFORDABILITY_NAMES.indicators,
    lines: risks.map(risk => ({
      name: INDICATOR_WORDS[risk.indicator.kind].words,
      words: signText(risk, report, format),
      weight: weightOf(risk),
    })),
    texts: texts.filter(text => text !== null),
  };
}

function weightOf({ indicator: { kind } }: IndicatorPicture): 'plain' | 'warning' | 'serious' {
  const { weight } = INDICATOR_WORDS[kind];
  return weight === 'fact' ? 'plain' : weight;
}

const CHANGED_PARTS = {
  income: 'Income',
  fixed: AFFORDABILITY_NAMES.fixed,
  debt: AFFORDABILITY_NAMES.debt,
  flexible: AFFORDABILITY_NAMES.flexible,
  left: 'Left',
} as const;

function changesPart(report: Report, format: Format): Blocks {
  const changes = isCardAlone(report) ? null : changesOf(report);
  if (changes === null) return [];
  const { latest, before, parts, categories } = changes;
  const row3 = (name: Words, change: Change) =>
    row(
      name,
      format.amount(change.before),
      format.amount(change.latest),
      format.amount(Math.round((change.latest - change.before) * 100) / 100),
    );
  const groups = [
    {
      title: null,
      rows: CHANGING_PARTS.map(part => row3(CHANGED_PARTS[part], parts[part])),
    },
    ...(categories.length === 0
      ? []
      : [
          {
            title: { words: 'The costs that changed most' },
            rows: categories.map(change => row3(format.category(change.name), change)),
          },
        ]),
  ];
  return [
    heading('What changed lately?', 'changes'),
    paragraph(changeSentence(changes, format), 'lead'),
    behind(
      'The changes as a table',
      groupedTable(
        'Means of a month as recorded',
        [
          headColumn('A month'),
          moneyColumn(`${before.length} months before`, format),
          moneyColumn(spanOf(latest), format),
          moneyColumn('Change', format),
        ],
        groups,
      ),
    ),
  ];
}

function spanOf(months: readonly ReportMonth[]): string {
  const [first, last] = [months[0], months.at(-1)];
  return first === undefined || last === undefined
    ? ''
    : `${monthName(first.month)} to ${monthText(last.year, last.month)}`;
}

/** `From Apr to Jun 2026 against the nine months before: income £12 more a month, costs £40 more, left £28 less.` */
function changeSentence({ latest, before, parts, categories }: Changes, format: Format): string {
  const change = ({ before: was, latest: is }: Change) => Math.round((is - was) * 100) / 100;
  const costs = COST_ORDER.reduce((sum, name) => sum + change(parts[name]), 0);
  const said = (amount: number) =>
    Math.abs(amount) < 0.005
      ? 'the same'
      : `${format.money(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}`;
  const most = categories.slice(0, 2).map(each => `${format.category(each.name)} (${said(change(each))})`);
  return `${spanOf(latest)} against the ${before.length} months before, a month: income ${said(change(parts.income))}, costs ${said(Math.round(costs * 100) / 100)}, left ${said(change(parts.left))}.${most.length === 0 ? '' : ` Most changed: ${listed(most)}.`}`;
}

function verdictText({ summary: { sufficiency } }: Report): Words {
  return sufficiency === null
    ? missing('Income was not verified')
    : capital(SUFFICIENCY_WORDS[sufficiency.verdict]);
}

function reasonsTexts({ summary: { sufficiency } }: Report): string[] {
  const reasons = sufficiency?.reasons ?? [];
  return reasons.length === 0
    ? []
    : [reasons.map(reason => `${capital(SUFFICIENCY_REASON_WORDS[reason])}.`).join(' ')];
}

function evidenceText(report: Report, format: Format): string {
  const counting = report.transactions.filter(({ isCounted }) => isCounted).length;
  const { failedChecks } = report.summary;
  const span =
    report.from === null || report.asOf === null
      ? ''
      : ` from ${format.date(report.from)} to ${format.date(report.asOf)}`;
  const checks =
    failedChecks === null || failedChecks.length === 0
      ? ''
      : ` ${capital(counted(failedChecks.length, 'check'))} of the data failed, see below.`;
  const { completeMonths } = report.summary;
  const whole =
    completeMonths === 0
      ? 'No month is covered whole'
      : `${capital(counted(completeMonths, 'month'))} ${completeMonths === 1 ? 'is' : 'are'} covered whole`;
  return counting === 0
    ? `There is no booked transaction.${checks}`
    : `${whole}, with ${counted(counting, 'booked transaction')}${span}.${checks}`;
}

function accountsTable({ accounts }: Report, format: Format): Table {
  return table(
    'Accounts of this report',
    [headColumn('Account'), column('Transactions', 'number'), moneyColumn('Current balance', format)],
    accounts.map(({ name, transactionCount, currentBalance }) =>
      row(
        foreign(name),
        numberText(transactionCount),
        moneyCell(currentBalance, format, 'No current balance was given'),
      ),
    ),
  );
}

function notes(report: Report): Blocks {
  const { notComputed, summary } = report;
  const lines = [
    ...notComputed.map(({ part, reason }) => `${ANALYSIS_PART_WORDS[part]}: ${reason}`),
    ...(summary.failedChecks ?? []),
    ...(isToAsk(report) ? [] : summary.findings.map(({ text }) => text)),
  ];
  return lines.length === 0 ? [] : [heading('What to bear in mind'), ...lines.map(note)];
}
