/**
 * The ranges of `prediction` on pay that follows the year, of which the last year is hidden. Nothing was tuned on the even seeds.
 * `PREDICTIONS=report npx vitest run test/income/predictionsOfSeasons` prints the figures of every kind and both halves.
 */
import { describe, expect, it } from 'vitest';
import { MEASURES_FEW, measured } from '../support/measurements.js';
import { SEASONAL_KINDS } from '../support/predictions/payKinds.js';
import { predictionReportOf } from '../support/predictions/report.js';
import { figuresOf, SPANS } from '../support/predictions/score.js';

const SEEDS = measured(100, 4);
const seedsFrom = (first: 1 | 2) => Array.from({ length: SEEDS }, (_, index) => first + 2 * index);
const scored = SEASONAL_KINDS.map(kind => ({ kind, figures: figuresOf(kind, seedsFrom(2)) }));

if (process.env['PREDICTIONS'] === 'report') {
  const tuned = SEASONAL_KINDS.map(kind => ({ kind, figures: figuresOf(kind, seedsFrom(1)) }));
  console.log(predictionReportOf('tuned', tuned), predictionReportOf('held out', scored));
}

/** How often the ranges hold at least. A season that was seen once, or that comes a month later, is no more certain than that. */
const LEAST = { month: { held80: 0.7, held95: 0.9 }, year: { held80: 0.6, held95: 0.85 } } as const;

describe.skipIf(MEASURES_FEW)('pay that follows the year', () => {
  const rows = scored.flatMap(({ kind, figures }) =>
    SPANS.map(span => [`${kind.country} ${kind.name}`, span, figures[span]] as const),
  );

  it.each(rows)('%s, next %s: the ranges hold', (_, span, figures) => {
    expect(figures.held80).toBeGreaterThanOrEqual(LEAST[span].held80);
    expect(figures.held95).toBeGreaterThanOrEqual(LEAST[span].held95);
  });
});
