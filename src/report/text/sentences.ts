/** Makes the sentence that each part of a report begins with from its figures. */
import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import { expenditureText } from '../../contract/affordability/affordabilityNames.js';
import type { AssessAffordabilityResult } from '../../contract/affordability/affordabilityResult.js';
import { INCOME_NAMES, surenessReason, surenessText } from '../../contract/income/incomeNames.js';
import { forecastText } from '../../contract/income/incomeStream.js';
import type { IncomeRange } from '../model/ranges.js';
import type { DayBalance, Report, ReportMonth, ReportStream, SpendingCategory } from '../model/report.js';
import { isolated } from './directions.js';
import { capital, counted, type Format, listed } from './format.js';

export function streamSentence({ stream, paydays }: ReportStream, format: Format): string {
  const paid = paydays.filter(({ amount }) => amount !== null).length;
  const missed = paydays.length - paid;
  const many =
    paid === 1
      ? `${isolated(stream.name)} paid once, on ${format.date(stream.firstDate)}`
      : `${isolated(stream.name)} paid ${counted(paid, 'time')} from ${format.date(stream.firstDate)} to ${format.date(stream.lastDate)}`;
  const rhythm = stream.schedule !== null ? `, ${stream.schedule}` : paid === 1 ? '' : ', at no regular time';
  const gaps =
    missed === 0
      ? ''
      : ` ${capital(counted(missed, 'payment'))} that this rhythm has in between did not come.`;
  const end =
    stream.status === 'Ended'
      ? ' It has ended, so no more income is expected from it.'
      : ` It brings ${format.money(stream.estimatedIncome)} a month.${stream.status === 'Late' ? ' The next payment is late.' : ''} ${INCOME_NAMES.confidenceScore} ${surenessText(stream.confidenceScore)}: ${surenessReason(stream, format.money)}.`;
  return `${many}${rhythm}.${gaps}${end}`;
}

export function incomeSentence(
  streams: readonly ReportStream[],
  { summary, furtherSources }: Report,
  format: Format,
): string {
  const paying = streams.filter(({ stream }) => stream.status !== 'Ended');
  if (streams.length === 0) return 'No regular income was found.';
  if (paying.length === 0) return 'Every income found has ended.';
  const from = counted(paying.length, 'source');
  const total = summary.income.value;
  if (total === null) return `Income comes from ${from}.`;
  const brought = Math.round(paying.reduce((sum, { stream }) => sum + stream.estimatedIncome, 0) * 100) / 100;
  if (brought === total) return `${format.money(total)} a month comes in from ${from}.`;
  // Affordability also counts streams after the first three, and may count only a share of an account.
  return `${format.money(total)} a month counts as income. The ${paying.length === 1 ? 'source' : 'sources'} below ${
    paying.length === 1 ? 'brings' : 'bring'
  } ${format.money(brought)}.${
    furtherSources.length === 0
      ? ''
      : ` The rest comes from ${listed(furtherSources.slice(0, 5).map(isolated))}, beyond the three largest.`
  }`;
}

/** The range of all sources together, or of each if they cannot be added up. `month` is the next one, such as `Jul 2026`. */
export function rangesSentence(ranges: readonly IncomeRange[], month: string, format: Format): string {
  const all = ranges.find(({ source }) => source === null);
  return (all === undefined ? ranges : [all])
    .map(
      ({ source, prediction: { nextMonth } }) =>
        `${source === null ? 'All sources together' : isolated(source)}: ${format.money(nextMonth.expected)} is expected in ${month}, ${forecastText(nextMonth, format.money)}.`,
    )
    .join(' ');
}

export function monthsSentence(months: readonly ReportMonth[], format: Format): string {
  const complete = months.filter(({ isPartial }) => !isPartial);
  if (complete.length === 0) return 'No calendar month is complete yet.';
  const short = complete.filter(({ left }) => left < 0);
  const mean = complete.reduce((sum, { left }) => sum + left, 0) / complete.length;
  const verdict =
    short.length === 0
      ? 'Income covered the costs in every one of them.'
      : `Costs were higher than income in ${short.length === complete.length ? 'all' : short.length === 1 ? 'one' : short.length} of them.`;
  return `In ${counted(complete.length, 'complete month')}, ${format.money(mean)} was left each month on average. ${verdict}`;
}

/** Both figures are right. This says what lies between them, in money. Null where they are the same. */
export function leftBridge(
  months: readonly ReportMonth[],
  affordability: AssessAffordabilityResult,
  format: Format,
): string | null {
  const complete = months.filter(({ isPartial }) => !isPartial);
  const left = affordability.estimatedAffordability;
  if (complete.length === 0) return null;
  const pence = (amount: number) => Math.round(amount * 100);
  const mean = (of: (month: ReportMonth) => number) =>
    Math.round(complete.reduce((sum, month) => sum + pence(of(month)), 0) / complete.length);
  const difference = pence(left) - mean(month => month.left);
  if (difference === 0) return null;
  const income = pence(affordability.estimatedCalculatedIncome) - mean(month => month.income);
  const money = (amount: number) => format.money(Math.abs(amount) / 100);
  const part = (amount: number, of: string) =>
    amount === 0 ? [] : [`${money(amount)} ${amount > 0 ? 'more' : 'less'} ${of}`];
  const parts = [
    ...part(
      income,
      income > 0
        ? 'income, since pay counts as it is now'
        : 'income, since it leaves aside bonuses and money that is not verified',
    ),
    ...part(income - difference, COSTS_BRIDGED[affordability.includeFlexibleCosts ? 'all' : 'needed']),
  ];
  return `Left each month is estimated at ${format.money(left)}, ${money(difference)} ${difference > 0 ? 'more' : 'less'} than this average: it counts ${parts.join(', and ')}.`;
}

const COSTS_BRIDGED = {
  all: 'in costs, since bills count as they are now and the rest as in the latest six months',
  needed: 'in costs, since flexible costs are not taken off and bills count as they are now',
};

/** The costs by whether they can be given up. */
export function splitSentence({ affordability }: Report, format: Format): string | null {
  return affordability === null ? null : expenditureText(affordability.expenditure, format.money);
}

export function balanceSentence(days: readonly DayBalance[], format: Format): string {
  const lowest = lowestOf(days);
  if (lowest === null) return 'No current balance was given, so the balances are not known.';
  const below = days.filter(({ balance }) => balance < 0).length;
  const overdraft =
    below === 0
      ? 'No day ended below zero.'
      : `${capital(counted(below, 'day'))} of ${days.length} ended below zero.`;
  return `The lowest balance at the end of a day was ${format.money(lowest.balance)}, on ${format.date(lowest.date)}. ${overdraft}`;
}

export function lowestOf(days: readonly DayBalance[]): DayBalance | null {
  return days.reduce<DayBalance | null>(
    (lowest, day) => (lowest === null || day.balance < lowest.balance ? day : lowest),
    null,
  );
}

export function spendingSentence(spending: readonly SpendingCategory[], format: Format): string {
  if (spending.length === 0) return 'No spending was recorded.';
  const largest = spending
    .slice(0, 3)
    .map(({ name, share }) => `${format.category(name)} (${format.percent(share)})`);
  return `The largest ${spending.length === 1 ? 'cost is' : 'costs are'} ${listed(largest)}.`;
}

/**
 * The sign of risk counts the days overdrawn by the bank's balances. The balances drawn here are calculated back from the current one, and
 * can show more such days. Wherever either is shown, this note must be shown too. Null if the two agree.
 */
export function overdraftNote({ accounts, affordability }: Report): string | null {
  const days = new Set(
    accounts.flatMap(account => account.days.flatMap(({ date, balance }) => (balance < 0 ? [date] : []))),
  );
  const byBank = affordability?.indicators.find(({ kind }) => kind === 'overdraft-days');
  if (days.size === 0 || byBank === undefined || (byBank.count ?? 0) > 0) return null;
  const reason =
    byBank.count === null
      ? 'The bank gave no balance beside each payment, so days overdrawn are not among the signs of risk.'
      : 'By the balances that the bank gave, no day was overdrawn.';
  return `${reason} By balances worked back from the current one, ${counted(days.size, 'day')} ended below zero.`;
}

export function risksSentence({ summary, affordability }: Report): string {
  if (affordability === null) return 'Signs of risk could not be looked for.';
  if (summary.risks.length === 0) return 'None of the signs of risk that are looked for was found.';
  const names = summary.risks.map(({ indicator }) => INDICATOR_WORDS[indicator.kind].words.toLowerCase());
  return `${capital(counted(names.length, 'sign'))} of risk: ${listed(names)}.`;
}

/** What shares of spending are shares of. */
export const SHARES_BASE = 'Shares are of all costs, less refunds. Savings and transfers are no costs.';
