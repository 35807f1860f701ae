/** The intervals of bins: which values they hold, and whether they follow each other without gap or overlap. */
import type { ParsedBin } from '../../requests/scorecard.js';

export type Interval = ParsedBin['interval'];

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly holdsLeft: boolean;
  readonly holdsRight: boolean;
}

/** An infinite margin is never held. */
function boundsOf({ closure, leftMargin, rightMargin }: Interval): Bounds {
  const left = leftMargin ?? Number.NEGATIVE_INFINITY;
  const right = rightMargin ?? Number.POSITIVE_INFINITY;
  return {
    left,
    right,
    holdsLeft: closure.startsWith('closed') && Number.isFinite(left),
    holdsRight: closure.endsWith('Closed') && Number.isFinite(right),
  };
}

export function holds(interval: Interval, value: number): boolean {
  const { left, right, holdsLeft, holdsRight } = boundsOf(interval);
  return (holdsLeft ? value >= left : value > left) && (holdsRight ? value <= right : value < right);
}

/** As in [0, 0.2). */
export function notationOf(interval: Interval): string {
  const { left, right, holdsLeft, holdsRight } = boundsOf(interval);
  const edge = (margin: number) => (Number.isFinite(margin) ? String(margin + 0) : margin > 0 ? '∞' : '-∞');
  return `${holdsLeft ? '[' : '('}${edge(left)}, ${edge(right)}${holdsRight ? ']' : ')'}`;
}

export function isEmpty(interval: Interval): boolean {
  const { left, right, holdsLeft, holdsRight } = boundsOf(interval);
  return left > right || (left === right && !(holdsLeft && holdsRight));
}

export type Join = 'joined' | 'gap' | 'overlap';

/** How the second follows the first; neither is empty. */
export function joinOf(first: Interval, second: Interval): Join {
  const { right, holdsRight } = boundsOf(first);
  const { left, holdsLeft } = boundsOf(second);
  if (left > right || (left === right && !holdsRight && !holdsLeft)) return 'gap';
  return left < right || (holdsRight && holdsLeft) ? 'overlap' : 'joined';
}

export function beginsAtInfinity({ leftMargin }: Interval): boolean {
  return (leftMargin ?? null) === null;
}

export function endsAtInfinity({ rightMargin }: Interval): boolean {
  return (rightMargin ?? null) === null;
}
