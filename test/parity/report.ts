/** The shares as a table to read. */
import { type Count, type Measured, shareOf } from './measure.js';
import type { Half } from './wordings.js';

const SHOWN = 150;

export function reportOf(half: Half, { byOrigin, byWording, byBoth, taken }: Measured): string {
  const worst = [...byBoth].filter(([, count]) => shareOf(count) > 0.05).sort(byShare);
  return [
    `${half}, taken for income in percent`,
    ...table([...byOrigin].sort(byShare)),
    '',
    ...table([...byWording].sort(byShare)),
    '',
    ...table(worst.slice(0, SHOWN / 4)),
    '',
    // Nobody looks at the names of the half that is held out.
    ...(half === 'tuned' ? taken.slice(0, SHOWN) : []),
  ].join('\n');
}

function table(rows: readonly (readonly [string, Count])[]): string[] {
  return rows.map(([name, count]) => `${(100 * shareOf(count)).toFixed(1).padStart(6)}  ${name}`);
}

function byShare(a: readonly [string, Count], b: readonly [string, Count]): number {
  return shareOf(b[1]) - shareOf(a[1]);
}
