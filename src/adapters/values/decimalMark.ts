/** The decimal mark of a whole column of amounts. */
import { type DecimalMark, markOf } from './amount.js';

export interface MarkFinding {
  readonly mark: DecimalMark;
  /** An amount that fits both marks, where no amount of the column settles it. */
  readonly ambiguous: string | undefined;
}

/** A dot, unless amounts of the column show commas; amounts that show either for themselves are read by themselves. */
export function decimalMarkOf(amounts: readonly string[]): MarkFinding {
  let dots = 0;
  let commas = 0;
  let ambiguous: string | undefined;
  for (const amount of amounts) {
    const figure = /\d(?:[\d.,' ’]*\d)?/.exec(amount.slice(0, 60))?.[0];
    if (figure === undefined) continue;
    const mark = markOf(figure);
    if (mark === '.') dots++;
    else if (mark === ',') commas++;
    // A dot before three digits is how computers write a tenth of a penny, and how nobody in Britain or America writes thousands.
    else if (figure.includes(',')) ambiguous ??= amount;
  }
  return { mark: commas > dots ? ',' : '.', ambiguous: dots + commas === 0 ? ambiguous : undefined };
}
