/** Says of each sign of risk how often it was seen, how much it was and when it was last. */

import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import type { IndicatorPicture, OverdraftSpell, Report } from '../model/report.js';
import { counted, type Format, listed } from './format.js';

/** The last day on which it was seen. Null where it is no matter of days, such as a fall of income. */
export function lastOn(
  { indicator: { kind }, transactions }: IndicatorPicture,
  report: Report,
): string | null {
  if (kind === 'income-fall' || kind === 'missed-housing-payments') return null;
  if (kind === 'overdraft-days') return report.overdrafts.at(-1)?.to ?? null;
  return transactions.reduce<string | null>(
    (last, { date }) => (last === null || date > last ? date : last),
    null,
  );
}

/** `46 days, last on 25 Dec 2025` */
export function signText(picture: IndicatorPicture, report: Report, format: Format): string {
  const { kind, amount, count } = picture.indicator;
  const last = lastOn(picture, report);
  return [
    ...(count === null || count === 0 ? [] : [counted(count, ...INDICATOR_WORDS[kind].counted)]),
    ...(amount === null ? [] : [format.money(amount)]),
    ...(kind === 'overdraft-days' ? depthText(report, format) : []),
    ...(last === null ? [] : [`last on ${format.date(last)}`]),
  ].join(', ');
}

function depthText({ overdrafts: spells }: Report, format: Format): string[] {
  return spells.length === 0
    ? []
    : [`down to ${format.money(Math.min(...spells.map(({ deepest }) => deepest)))}`];
}

/** `1 to 26 Nov 2025 (down to −£995.59)` */
function spellText({ from, to, deepest }: OverdraftSpell, format: Format): string {
  const isShort = format.locale === 'en-GB' && from.slice(0, 7) === to.slice(0, 7);
  const first = isShort ? String(Number(from.slice(8))) : format.day(from);
  const days = from === to ? format.date(from) : `${first} to ${format.date(to)}`;
  return `${days} (down to ${format.money(deepest)})`;
}

/** The latest spells, the oldest first. */
export function spellsSentence({ overdrafts: spells }: Report, format: Format): string | null {
  if (spells.length === 0) return null;
  const shown = spells.slice(-SPELLS_SAID);
  const more = spells.length - shown.length;
  return `Overdrawn ${more === 0 ? '' : 'most lately '}${listed(shown.map(spell => spellText(spell, format)))}.`;
}

const SPELLS_SAID = 3;
