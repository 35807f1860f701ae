/**
 * The ranges of `prediction` on drawn pay of which the last year is hidden. Odd seeds were tuned on, and even seeds are held out.
 * `PREDICTIONS=report npx vitest run test/income/predictions` prints the figures of every kind and both halves.
 */
import { describe, expect, it } from 'vitest';
import { MEASURES_FEW, measured } from '../support/measurements.js';
import { PAY_KINDS, type PayKind } from '../support/predictions/payKinds.js';
import { predictionReportOf } from '../support/predictions/report.js';
import { figuresOf, type RangeFigures, SPANS, type Span } from '../support/predictions/score.js';

const SEEDS = measured(400, 4);
const seedsFrom = (first: 1 | 2) => Array.from({ length: SEEDS }, (_, index) => first + 2 * index);

/** What is asked of every kind. Of pay that varies the ranges must not hold too often either: they would be too wide. */
const LEAST = { held80: 0.76, held95: 0.92 } as const;
const MOST = { held80: 0.84, held95: 0.98 } as const;
/** Of so many draws a share that is right may come out this much too low or too high: two standard errors. */
const CHANCE = { held80: 0.04, held95: 0.022 } as const;

const scored = PAY_KINDS.map(kind => ({ kind, figures: figuresOf(kind, seedsFrom(2)) }));

if (process.env['PREDICTIONS'] === 'report') {
  const tuned = PAY_KINDS.map(kind => ({ kind, figures: figuresOf(kind, seedsFrom(1)) }));
  console.log(predictionReportOf('tuned', tuned), predictionReportOf('held out', scored));
}

const rows = scored.flatMap(({ kind, figures }) =>
  SPANS.map((span): [string, Span, PayKind, RangeFigures] => [
    `${kind.country} ${kind.name}`,
    span,
    kind,
    figures[span],
  ]),
);

describe.skipIf(MEASURES_FEW).each(rows)('%s, next %s', (_, __, kind, figures) => {
  it.each(['held80', 'held95'] as const)('holds as often as it says: %s', name => {
    expect(figures[name]).toBeGreaterThanOrEqual(LEAST[name] - CHANCE[name]);
    if (kind.varies) expect(figures[name]).toBeLessThanOrEqual(MOST[name] + CHANCE[name]);
  });

  it('says more than the last six paydays do', () => {
    expect(figures.score80).toBeLessThan(figures.naiveScore80);
    expect(figures.score95).toBeLessThan(figures.naiveScore95);
  });
});

describe.skipIf(MEASURES_FEW)('all pay that varies', () => {
  it.each(SPANS)('holds as often as it says, next %s', span => {
    const all = scored.filter(({ kind }) => kind.varies).map(({ figures }) => figures[span]);
    for (const name of ['held80', 'held95'] as const) {
      const share = all.reduce((sum, figures) => sum + figures[name], 0) / all.length;
      expect(share).toBeGreaterThanOrEqual(LEAST[name]);
      expect(share).toBeLessThanOrEqual(MOST[name]);
    }
  });
});
