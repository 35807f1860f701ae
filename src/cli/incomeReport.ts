/** The report on income: who pays, how often and how much, and why the other credits are not income. */

import { FREQUENCY_WORDS } from '../contract/income/frequency.js';
import { expectedName, INCOME_NAMES, surenessReason, surenessText } from '../contract/income/incomeNames.js';
import type { IncomeSource, VerifyIncomeResult } from '../contract/income/incomeResult.js';
import {
  CREDIT_REASON_WORDS,
  INCOME_STATUS_WORDS,
  SUFFICIENCY_REASON_WORDS,
  SUFFICIENCY_WORDS,
} from '../contract/income/incomeResult.js';
import type { IncomeStream } from '../contract/income/incomeStream.js';
import { forecastText, STREAM_STATUS_WORDS } from '../contract/income/incomeStream.js';
import { categoryBySlug } from '../taxonomy.js';
import { shortCategoryName } from '../words/categories.js';
import { dayText, moneyText, nextMonthText } from '../words/moneyText.js';
import { clipped } from './displayWidth.js';
import { entry } from './factLines.js';
import { NAME_WIDTH, sectionTitle, subheading } from './headings.js';
import type { Lines } from './lines.js';
import { capital, countBy, counted, listed } from './sentenceParts.js';
import { pagedEach } from './terminalPage.js';
import { table } from './textTable.js';

const SOURCES_SHOWN = 6;

export const incomeReport = pagedEach(incomeLines);

export function incomeLines(result: VerifyIncomeResult, currency: string | undefined): Lines {
  const { incomeStreams, incomeStreamsSummary: summary, creditsNotCounted, incomeSources, meta } = result;
  const reasons = countBy(creditsNotCounted.map(({ reason }) => reason));
  const paying = incomeStreams.filter(({ status }) => status !== 'Ended').length;
  return [
    ...sectionTitle('Income'),
    result.verifiedIncomeStatus !== 'Processed'
      ? `  ${INCOME_STATUS_WORDS[result.verifiedIncomeStatus]}`
      : incomeStreams.length === 0
        ? '  No regular income was found.'
        : `  ${moneyText(summary.estimatedIncome, currency)} a month as paid in, from ${counted(paying, 'source that still pays', 'sources that still pay')}. ${beyondText(summary, currency)}${outlookText(summary, meta.asOf, currency)}${INCOME_NAMES.confidenceScore} ${surenessText(summary.confidenceScore)}.`,
    `  ${sufficiencyText(result.sufficiency)}`,
    ...incomeStreams.flatMap(stream => streamLines(stream, paying > 1 ? meta.asOf : null, currency)),
    ...sourceLines(
      incomeSources.filter(({ countedAs }) => countedAs === null),
      currency,
    ),
    ...(creditsNotCounted.length === 0
      ? []
      : [
          '',
          `  ${counted(creditsNotCounted.length, 'payment')} in ${creditsNotCounted.length === 1 ? 'is' : 'are'} not counted as income:`,
          ...reasons.map(
            ([reason, count]) =>
              `  ${String(count).padStart(5)}  ${CREDIT_REASON_WORDS[reason as keyof typeof CREDIT_REASON_WORDS]}`,
          ),
        ]),
  ];
}

/** `every two weeks on Friday, or the working day before`. */
function rhythmOf({ schedule, frequency }: IncomeStream): string {
  return schedule ?? FREQUENCY_WORDS[frequency];
}

/** What a stream, or all streams together, is expected to bring, and how much of it is sure. Each sentence has a space at its end. */
function outlookText(
  { prediction: { nextMonth }, poorestMonthIncome }: Pick<IncomeStream, 'prediction' | 'poorestMonthIncome'>,
  asOf: string | null,
  currency: string | undefined,
): string {
  const money = (amount: number) => moneyText(amount, currency);
  const expected =
    asOf === null
      ? ''
      : `${expectedName(nextMonthText(asOf))}: ${money(nextMonth.expected)}, ${forecastText(nextMonth, money)}. `;
  return `${expected}${INCOME_NAMES.poorestMonthIncome}: ${money(poorestMonthIncome)}. `;
}

/** What the rule of three leaves out. Affordability counts it. */
function beyondText(
  { beyondThreeStreams: beyond, estimatedIncome }: VerifyIncomeResult['incomeStreamsSummary'],
  currency: string | undefined,
): string {
  if (beyond === null) return '';
  const all = Math.round((estimatedIncome + beyond.estimatedIncome) * 100) / 100;
  return `With ${listed(beyond.names.map(name => clipped(name, NAME_WIDTH)))}, beyond the three largest, ${INCOME_NAMES.estimatedIncome.toLowerCase()} is ${moneyText(all, currency)}. `;
}

/** `Evidence: limited. Less than three whole months are covered.` */
function sufficiencyText({ verdict, reasons }: VerifyIncomeResult['sufficiency']): string {
  return [`${INCOME_NAMES.sufficiency}: ${SUFFICIENCY_WORDS[verdict]}.`]
    .concat(reasons.map(reason => `${capital(SUFFICIENCY_REASON_WORDS[reason])}.`))
    .join(' ');
}

/** `asOf` is null if the expectation of the stream is already shown. */
function streamLines(stream: IncomeStream, asOf: string | null, currency: string | undefined): Lines {
  const { name, category, status, estimatedIncome, total, confidenceScore, continues } = stream;
  const kind = shortCategoryName(categoryBySlug(category).name, currency);
  const isOver = status === 'Ended';
  return [
    '',
    ...entry(
      clipped(name, NAME_WIDTH),
      isOver ? 'ended' : `${moneyText(estimatedIncome, currency)} a month`,
      [
        `${kind}, paid ${rhythmOf(stream)}.`,
        `${moneyText(total, currency)} in twelve months.`,
        ...(isOver
          ? [`Last paid on ${dayText(stream.lastDate, currency)}.`]
          : [
              ...(status === 'Active' ? [] : [`Status: ${STREAM_STATUS_WORDS[status]}.`]),
              ...(stream.nextExpectedDate === null
                ? []
                : [`Next expected on ${dayText(stream.nextExpectedDate.expected, currency)}.`]),
              `${asOf === null ? '' : outlookText(stream, asOf, currency)}${INCOME_NAMES.confidenceScore} ${surenessText(confidenceScore)}: ${surenessReason(stream, amount => moneyText(amount, currency))}.`,
            ]),
        ...(continues === null
          ? []
          : [
              `${continues.name === name ? 'Paid in another rhythm' : `Called ${clipped(continues.name, NAME_WIDTH)}`} until ${dayText(continues.lastDate, currency)}.`,
            ]),
      ],
      isOver ? 'quiet' : 'income',
    ),
  ];
}

/** The sources that are not streams. */
function sourceLines(sources: readonly IncomeSource[], currency: string | undefined): Lines {
  const shown = sources.slice(0, SOURCES_SHOWN);
  if (shown.length === 0) return [];
  const more = sources.length - shown.length;
  return [
    ...subheading('  Other money in, not counted as income'),
    ...table(shown, [
      { title: 'From', value: ({ name }) => clipped(name, 30) },
      { title: 'Why not', value: ({ reason }) => (reason === null ? '' : CREDIT_REASON_WORDS[reason]) },
      { title: 'Times', value: ({ transactionIds }) => String(transactionIds.length), isFigure: true },
      {
        title: 'Usually',
        value: ({ typicalPayment }) => moneyText(typicalPayment, currency),
        isFigure: true,
      },
      { title: '12 months', value: ({ total }) => moneyText(total, currency), isFigure: true },
    ]),
    ...(more === 0 ? [] : [`  And ${more} smaller.`]),
  ];
}
