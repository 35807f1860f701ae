/** Laws of scorecards, whatever their bins and points. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyScorecard,
  InvalidRequestError,
  SCORE_ATTRIBUTES,
  type Scorecard,
  type ScorecardBin,
  type ScorecardCharacteristic,
} from '../../src/index.js';
import { junk, spoiled } from '../support/arbitraries.js';
import { holds } from '../support/property.js';

const points = fc.integer({ min: -500_000, max: 500_000 }).map(thousandths => thousandths / 1000);
const cut = fc.integer({ min: -8, max: 8 }).map(quarters => quarters / 4);
/** Also on the margins of bins. */
const value = fc.option(cut, { freq: 6 });
const code = fc.constantFrom('A', 'B', 'C', 'D');

/** Each cut is held by the bin on one of its sides. */
const bins = fc
  .uniqueArray(fc.record({ at: cut, isHeldBelow: fc.boolean() }), { selector: ({ at }) => at, maxLength: 5 })
  .map(cuts => [...cuts].sort((a, b) => a.at - b.at))
  .chain(cuts =>
    fc
      .array(fc.record({ partialScore: points, reasonCode: code }), {
        minLength: cuts.length + 1,
        maxLength: cuts.length + 1,
      })
      .map(scored =>
        scored.map((bin, index): ScorecardBin => {
          const [left, right] = [cuts[index - 1], cuts[index]];
          const closure =
            `${left !== undefined && !left.isHeldBelow ? 'closed' : 'open'}${right?.isHeldBelow ? 'Closed' : 'Open'}` as const;
          return {
            ...bin,
            interval: { closure, leftMargin: left?.at ?? null, rightMargin: right?.at ?? null },
          };
        }),
      ),
  );

const scorecard: fc.Arbitrary<Scorecard> = fc.record({
  version: fc.constant('1'),
  initialScore: points,
  reasonCodeAlgorithm: fc.constantFrom('pointsBelow' as const, 'pointsAbove' as const),
  characteristics: fc
    .uniqueArray(fc.constantFrom(...SCORE_ATTRIBUTES.map(({ name }) => name)), { minLength: 1, maxLength: 6 })
    .chain(names =>
      fc.tuple(
        ...names.map(name =>
          fc.record({
            name: fc.constant(`of ${name}`),
            attribute: fc.constant(name),
            baselineScore: points,
            bins,
            missing: fc.record({ partialScore: points, reasonCode: code }),
          }),
        ),
      ),
    ),
});

const scored = scorecard.chain(card =>
  fc.record({
    card: fc.constant(card),
    attributes: fc
      .tuple(...card.characteristics.map(({ attribute }) => fc.tuple(fc.constant(attribute), value)))
      .map(pairs => Object.fromEntries(pairs)),
  }),
);

const thousandths = (number: number) => Math.round(number * 1000);
const binPoints = ({ bins: all, missing }: ScorecardCharacteristic) =>
  [...all, ...(missing === undefined ? [] : [missing])].map(({ partialScore }) => partialScore);

describe('a score', () => {
  it('is the initial score and its contributions, to the last decimal place, within its range', () => {
    holds(
      fc.property(scored, ({ card, attributes }) => {
        const { score, range, initialScore, contributions } = applyScorecard(attributes, card);
        const sum = contributions.reduce((total, part) => total + thousandths(part.points), 0);
        expect(thousandths(score)).toBe(thousandths(initialScore) + sum);
        expect(thousandths(score) / 1000).toBe(score);
        expect(score).toBeGreaterThanOrEqual(range.lowest);
        expect(score).toBeLessThanOrEqual(range.highest);
      }),
    );
  });

  it('takes for each value the one bin that holds it', () => {
    holds(
      fc.property(scored, ({ card, attributes }) => {
        const { contributions } = applyScorecard(attributes, card);
        contributions.forEach(({ bin, points: given, value: of }, index) => {
          const { bins: all, missing } = card.characteristics[index] as ScorecardCharacteristic;
          const holding = all.filter(
            ({ interval: { closure, leftMargin, rightMargin } }) =>
              of !== null &&
              (of > (leftMargin ?? -99) || (of === leftMargin && closure.startsWith('closed'))) &&
              (of < (rightMargin ?? 99) || (of === rightMargin && closure.endsWith('Closed'))),
          );
          expect(holding).toHaveLength(of === null ? 0 : 1);
          expect(given).toBe((holding[0] ?? missing)?.partialScore);
          expect(bin === 'missing').toBe(of === null);
        });
      }),
    );
  });

  it('reaches both ends of its range', () => {
    holds(
      fc.property(scorecard, card => {
        const { range, initialScore } = applyScorecard(
          Object.fromEntries(card.characteristics.map(({ attribute }) => [attribute, null])),
          card,
        );
        const extreme = (choose: (...of: number[]) => number) =>
          card.characteristics.reduce(
            (sum, characteristic) => sum + thousandths(choose(...binPoints(characteristic))),
            thousandths(initialScore),
          );
        expect([thousandths(range.lowest), thousandths(range.highest)]).toEqual([
          extreme(Math.min),
          extreme(Math.max),
        ]);
      }),
    );
  });

  it('never falls when a value rises, where the points rise with the bins', () => {
    holds(
      fc.property(scored, cut, cut, ({ card, attributes }, a, b) => {
        const [first] = card.characteristics as readonly [ScorecardCharacteristic];
        const rising = first.bins.map(({ partialScore }) => partialScore).sort((x, y) => x - y);
        const monotone = {
          ...first,
          bins: first.bins.map((bin, index) => ({ ...bin, partialScore: rising[index] as number })),
        };
        const scoreAt = (of: number) =>
          applyScorecard(
            { ...attributes, [first.attribute]: of },
            { ...card, characteristics: [monotone, ...card.characteristics.slice(1)] },
          ).score;
        expect(scoreAt(Math.min(a, b))).toBeLessThanOrEqual(scoreAt(Math.max(a, b)));
      }),
    );
  });
});

describe('reasons', () => {
  it('come heaviest first, each code once, and account for every point on the unfavourable side', () => {
    holds(
      fc.property(scored, ({ card, attributes }) => {
        const { reasonCodes, contributions } = applyScorecard(attributes, card);
        const side = card.reasonCodeAlgorithm === 'pointsBelow' ? 1 : -1;
        const lost = contributions.reduce(
          (sum, { points: given, baseline }) =>
            sum + Math.max(0, side * (thousandths(baseline ?? 0) - thousandths(given))),
          0,
        );
        const weights = reasonCodes.map(reason => thousandths(reason.points));
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(lost);
        expect(weights).toEqual([...weights].sort((a, b) => b - a));
        expect(weights.every(weight => weight > 0)).toBe(true);
        expect(new Set(reasonCodes.map(reason => reason.code)).size).toBe(reasonCodes.length);
      }),
    );
  });

  it('of one algorithm are those of the other with every point turned round', () => {
    const turned = (bin: ScorecardBin): ScorecardBin => ({ ...bin, partialScore: 0 - bin.partialScore });
    holds(
      fc.property(scored, ({ card, attributes }) => {
        const mirror: Scorecard = {
          ...card,
          reasonCodeAlgorithm: card.reasonCodeAlgorithm === 'pointsBelow' ? 'pointsAbove' : 'pointsBelow',
          characteristics: card.characteristics.map(characteristic => ({
            ...characteristic,
            baselineScore: 0 - (characteristic.baselineScore ?? 0),
            bins: characteristic.bins.map(turned),
            missing: turned(characteristic.missing as ScorecardBin),
          })),
        };
        expect(applyScorecard(attributes, mirror).reasonCodes).toEqual(
          applyScorecard(attributes, card).reasonCodes,
        );
      }),
    );
  });
});

describe('whatever comes in', () => {
  const expectAnswerOrRefusal = (attributes: unknown, card: unknown) => {
    try {
      applyScorecard(attributes as never, card as never);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidRequestError);
    }
  };

  it('nothing but InvalidRequestError is thrown', () => {
    holds(fc.property(junk, junk, expectAnswerOrRefusal));
    holds(
      fc.property(
        scored.chain(({ card, attributes }) => fc.tuple(spoiled(attributes), spoiled(card))),
        ([attributes, card]) => expectAnswerOrRefusal(attributes, card),
      ),
    );
  });
});
