/** The decimal mark of a whole column of amounts. */
import { type DecimalMark, isPlain, markOf } from './amount.js';

export interface MarkFinding {
  readonly mark: DecimalMark;
  /** An amount that fits both marks, if no amount of the column decides. */
  readonly ambiguous: string | undefined;
}

/** A dot, unless amounts of the column show a comma. Amounts that show their mark are read by it. */
export function decimalMarkOf(amounts: readonly string[]): MarkFinding {
  let dots = 0;
  let commas = 0;
  let ambiguous: string | undefined;
  for (const amount of amounts) {
    if (isPlain(amount)) {
      if (amount.charCodeAt(amount.length - 3) === 46) dots++;
      continue;
    }
    const figure = /\d(?:[\d.,' ’]*\d)?/.exec(amount.slice(0, 60))?.[0];
    if (figure === undefined) continue;
    const mark = markOf(figure);
    if (mark === '.') dots++;
    else if (mark === ',') commas++;
    // Computers write a tenth of a penny with a dot before three digits. Nobody in Britain or America writes thousands so.
    else if (figure.includes(',')) ambiguous ??= amount;
  }
  return { mark: commas > dots ? ',' : '.', ambiguous: dots + commas === 0 ? ambiguous : undefined };
}
