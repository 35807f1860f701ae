/** Describes the progress in one line. */
import { numberText } from '../../words/moneyText.js';
import { counted } from '../sentenceParts.js';

export interface Progress {
  readonly answered: number;
  readonly errors: number;
  /** Seconds since the start. */
  readonly seconds: number;
  /** The part of the input that was read, 0 to 1; null where its length is not known. */
  readonly share: number | null;
}

/** `1,200 accounts, 85/s, 2 errors, about 4 min left` */
export function progressText({ answered, errors, seconds, share }: Progress): string {
  const perSecond = seconds > 0 ? answered / seconds : 0;
  const remaining = share === null || share <= 0 ? null : (seconds / share) * (1 - share);
  return [
    amountOf(answered, 'account'),
    `${perSecond < 10 ? perSecond.toFixed(1) : numberText(Math.round(perSecond), 0)}/s`,
    amountOf(errors, 'error'),
    ...(remaining === null || answered === 0 ? [] : [`about ${duration(remaining)} left`]),
  ].join(', ');
}

export interface Total extends Omit<Progress, 'share'> {
  /** The number of the first line that was answered with an error. */
  readonly firstError: number | null;
  /** How many lines the output already had. */
  readonly resumed: number;
}

/** No account and no message: standard error is often kept as a log. */
export function totalText({ answered, errors, seconds, firstError, resumed }: Total): string {
  const rate = seconds > 0 ? `, ${(answered / seconds).toFixed(1)} accounts/s` : '';
  const before = resumed === 0 ? '' : `; ${amountOf(resumed, 'line')} had been answered before`;
  const where = firstError === null ? '' : ` (the first in line ${numberText(firstError, 0)})`;
  return `${amountOf(answered, 'line')} answered in ${duration(seconds)}${rate}: ${amountOf(answered - errors, 'result')}, ${amountOf(errors, 'error')}${where}${before}`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function amountOf(count: number, one: string): string {
  return counted(count, one).replace(/^\d+/, numberText(count, 0));
}
