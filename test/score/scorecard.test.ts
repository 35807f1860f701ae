/** Scorecards: the worked example of the documentation, the illustrative one, and every rule that one can break. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnalyseRequest,
  type ApplyScorecardResult,
  applyScorecard,
  MAX_LISTED_ISSUES,
  type ScoreAttributeValues,
  type Scorecard,
  type ScorecardBin,
  type ScorecardCharacteristic,
  safeApplyScorecard,
  scoreAttributes,
  scorecardSchema,
} from '../../src/index.js';
import { deepFreeze, only, refusal } from '../support/build.js';

const docs = readFileSync('docs/scorecards.md', 'utf8');
const [example, values] = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json]) => JSON.parse(json as string) as unknown,
) as [Scorecard, ScoreAttributeValues];

/** Rows of the tables whose first cell is one of these. */
function tableRows(firstCells: readonly string[]): string[][] {
  return docs
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim().replaceAll('`', '')),
    )
    .filter(([first]) => firstCells.includes(first as string));
}

const reasonsOf = ({ reasonCodes }: ApplyScorecardResult) =>
  reasonCodes.map(({ code, points }) => `${code} ${points}`).join(', ');

describe('the worked example of the documentation', () => {
  const result = applyScorecard(values, example);

  it('is reckoned rightly, bin by bin', () => {
    expect(
      result.contributions.map(({ characteristic, bin, points, baseline }) =>
        [characteristic, bin, points, baseline, (baseline ?? 0) - points, points - (baseline ?? 0)].map(
          String,
        ),
      ),
    ).toEqual(tableRows(example.characteristics.map(({ name }) => name)));
  });

  it('has the score and the range that it says', () => {
    const sum = [result.initialScore, ...result.contributions.map(({ points }) => points)].join(' + ');
    const { lowest, highest } = result.range;
    expect(docs).toContain(`The score is ${sum} = ${result.score}, in a range from ${lowest} to ${highest}.`);
  });

  it('has the reasons that it says, by either algorithm', () => {
    const algorithms = ['pointsBelow', 'pointsAbove'] as const;
    expect(
      algorithms.map(reasonCodeAlgorithm => [
        reasonCodeAlgorithm,
        reasonsOf(applyScorecard(values, { ...example, reasonCodeAlgorithm })),
      ]),
    ).toEqual(tableRows(algorithms));
    expect(result.reasonCodes[0]).toEqual({
      code: 'B',
      text: 'Overdrawn or returned',
      points: 18,
      characteristics: ['Overdraft', 'Returned'],
    });
  });
});

describe('a scorecard', () => {
  it('gives a null the missing bin, with its points and its reason', () => {
    const { contributions } = applyScorecard({ ...values, incomeStability: null }, example);
    expect(contributions[0]).toEqual({
      characteristic: 'Income',
      attribute: 'incomeStability',
      value: null,
      bin: 'missing',
      points: 10,
      baseline: 40,
      reasonCode: 'A',
    });
  });

  it('gives no reasons without useReasonCodes, and as many as it is asked for', () => {
    expect(applyScorecard(values, { ...example, useReasonCodes: false }).reasonCodes).toEqual([]);
    expect(reasonsOf(applyScorecard(values, { ...example, maxReasonCodes: 1 }))).toBe('B 18');
  });

  it('prefers the code of the bin and the baseline of the characteristic', () => {
    const card = cardOf({
      baselineScore: 7,
      bins: [{ interval: { closure: 'openOpen' }, partialScore: 1, reasonCode: 'mine' }],
    });
    const { contributions, reasonCodes } = applyScorecard({ historyDays: 5 }, { ...card, baselineScore: 99 });
    expect(only(contributions)).toMatchObject({ bin: '(-∞, ∞)', baseline: 7, reasonCode: 'mine' });
    expect(only(reasonCodes)).toEqual({ code: 'mine', text: null, points: 6, characteristics: ['History'] });
  });

  it('adds decimal points exactly', () => {
    const card = cardOf({ bins: [{ interval: { closure: 'openOpen' }, partialScore: 0.2 }] });
    expect(applyScorecard({ historyDays: 1 }, { ...card, initialScore: 0.1 }).score).toBe(0.3);
  });

  it('and the attributes may be frozen, and the scorecard fits its exported schema', () => {
    expect(applyScorecard(deepFreeze({ ...values }), deepFreeze(structuredClone(example))).score).toBe(172);
    expect(scorecardSchema.safeParse(example).success).toBe(true);
  });
});

describe('the illustrative scorecard', () => {
  const card = JSON.parse(readFileSync('fixtures/scorecards/illustrative.json', 'utf8')) as Scorecard;

  it('says that it is no model', () => {
    expect(card.description).toMatch(/ILLUSTRATIVE ONLY.*Not trained on outcomes/);
    expect(card.version).toContain('illustrative');
  });

  it.each(readdirSync('fixtures/accounts'))(
    'gives %s a score within its range, with a text for each reason',
    account => {
      const request = JSON.parse(
        readFileSync(`fixtures/accounts/${account}/request.json`, 'utf8'),
      ) as AnalyseRequest;
      const { score, range, reasonCodes, contributions } = applyScorecard(
        scoreAttributes(request).attributes,
        card,
      );
      expect(score).toBe(200 + contributions.reduce((sum, { points }) => sum + points, 0));
      expect(range).toEqual({ lowest: 200 + 30, highest: 200 + 305 });
      expect(score).toBeGreaterThanOrEqual(range.lowest);
      expect(score).toBeLessThanOrEqual(range.highest);
      expect(reasonCodes.length).toBeLessThanOrEqual(4);
      for (const { text } of reasonCodes) expect(text).toMatch(/^[A-Z][a-z-]+ .*[a-z]$/);
    },
  );
});

const EVERYTHING: ScorecardBin = { interval: { closure: 'openOpen' }, partialScore: 1 };

/** One characteristic of an attribute that is never null. */
function cardOf(characteristic: Partial<ScorecardCharacteristic>): Scorecard {
  return {
    version: '1',
    characteristics: [
      {
        name: 'History',
        attribute: 'historyDays',
        baselineScore: 1,
        reasonCode: 'R',
        bins: [EVERYTHING],
        ...characteristic,
      },
    ],
  };
}

const CARD = cardOf({});
const bin = (
  closure: ScorecardBin['interval']['closure'],
  leftMargin: number | null,
  rightMargin: number | null,
): ScorecardBin => ({ interval: { closure, leftMargin, rightMargin }, partialScore: 1 });

describe('a scorecard is refused', () => {
  const issuesOf = (card: unknown, attributes: unknown = { historyDays: 1 }) =>
    refusal(() => applyScorecard(attributes as never, card as Scorecard)).issues.map(
      ({ path, code }) => `${path.join('.')} ${code}`,
    );
  const at = 'scorecard.characteristics.0';

  it.each([
    ['a gap', [bin('openOpen', null, 1), bin('closedOpen', 2, null)], 'bins.1.interval bin_gap'],
    [
      'a margin that no bin holds',
      [bin('openOpen', null, 1), bin('openOpen', 1, null)],
      'bins.1.interval bin_gap',
    ],
    ['an overlap', [bin('openOpen', null, 2), bin('closedOpen', 1, null)], 'bins.1.interval bin_overlap'],
    [
      'a margin that two bins hold',
      [bin('openClosed', null, 1), bin('closedOpen', 1, null)],
      'bins.1.interval bin_overlap',
    ],
    [
      'bins in falling order',
      [bin('openOpen', 1, null), bin('openClosed', null, 1)],
      [
        'bins.0.interval.leftMargin bin_gap',
        'bins.1.interval bin_overlap',
        'bins.1.interval.rightMargin bin_gap',
      ],
    ],
    ['no bin for low values', [bin('closedOpen', 0, null)], 'bins.0.interval.leftMargin bin_gap'],
    ['no bin for high values', [bin('openClosed', null, 0)], 'bins.0.interval.rightMargin bin_gap'],
    [
      'an empty bin',
      [bin('openOpen', null, 1), bin('closedOpen', 1, 1), bin('closedOpen', 1, null)],
      'bins.1.interval empty_bin',
    ],
    ['a bin turned round', [bin('closedClosed', 2, 1)], 'bins.0.interval empty_bin'],
    ['no bins', [], 'bins too_small'],
  ] as const)('for %s', (_, bins, expected) => {
    expect(issuesOf(cardOf({ bins }))).toEqual([expected].flat().map(place => `${at}.${place}`));
  });

  it('but not for a single value as a bin', () => {
    const bins = [bin('openOpen', null, 0), bin('closedClosed', 0, 0), bin('openOpen', 0, null)];
    expect(applyScorecard({ historyDays: 0 }, cardOf({ bins })).contributions[0]?.bin).toBe('[0, 0]');
  });

  it('for two bins of one name', () => {
    const bins = [bin('openOpen', null, 0), bin('closedOpen', 0, null)].map(given => ({
      ...given,
      name: 'x',
    }));
    expect(issuesOf(cardOf({ bins }))).toEqual([`${at}.bins.1.name duplicate_bin`]);
  });

  it('for an attribute that there is not', () => {
    expect(issuesOf(cardOf({ attribute: 'income_per_month' }))).toEqual([
      `${at}.attribute unknown_attribute`,
    ]);
  });

  it('for want of a bin for null', () => {
    expect(issuesOf(cardOf({ attribute: 'incomeStability' }), { incomeStability: 1 })).toEqual([
      `${at}.missing missing_bin_required`,
    ]);
  });

  it('for characteristics of one name or of one attribute', () => {
    const [first] = CARD.characteristics;
    expect(issuesOf({ ...CARD, characteristics: [first, first] })).toEqual([
      'scorecard.characteristics.1.name duplicate_characteristic',
      'scorecard.characteristics.1.attribute duplicate_attribute',
    ]);
  });

  it('for want of a baseline or of a reason code, unless it gives no reasons', () => {
    const { baselineScore: _, reasonCode: __, ...bare } = only(CARD.characteristics);
    const card = { ...CARD, characteristics: [bare] };
    expect(issuesOf(card)).toEqual([
      `${at}.baselineScore missing_baseline`,
      `${at}.bins.0.reasonCode missing_reason_code`,
    ]);
    expect(
      applyScorecard({ historyDays: 1 }, { ...card, useReasonCodes: false }).contributions[0],
    ).toMatchObject({
      baseline: null,
      reasonCode: null,
    });
  });

  it('for a code without text, where codes have texts', () => {
    expect(issuesOf({ ...CARD, reasons: { Q: 'Something else' } })).toEqual([
      `${at}.bins.0.reasonCode unknown_reason_code`,
    ]);
    expect(
      issuesOf({
        ...CARD,
        reasons: {},
        characteristics: [{ ...only(CARD.characteristics), reasonCode: 'toString' }],
      }),
    ).toEqual([`${at}.bins.0.reasonCode unknown_reason_code`]);
  });

  it.each([
    ['initialScore', 1e7],
    ['initialScore', 0.00001],
    ['initialScore', Number.NaN],
    ['initialScore', '1'],
    ['version', ''],
    ['reasonCodeAlgorithm', 'pointsBeside'],
    ['maxReasonCodes', 0],
    ['characteristics', []],
  ])('for %s of %j', (member, value) => {
    expect(only(issuesOf({ ...CARD, [member]: value }))).toMatch(new RegExp(`^scorecard.${member} `));
  });

  it('for a member that is a slip', () => {
    const error = refusal(() => applyScorecard({ historyDays: 1 }, { ...CARD, initalScore: 5 } as never));
    expect(only(error.issues).message).toContain('"initalScore"');
  });

  it('with the attributes, when they lack what it asks for', () => {
    expect(issuesOf(CARD, {})).toEqual(['attributes.historyDays attribute_not_given']);
    expect(issuesOf(CARD, { historyDays: null })).toEqual(['attributes.historyDays attribute_not_given']);
    expect(issuesOf(CARD, { historyDays: '1' })).toEqual(['attributes.historyDays invalid_type']);
    expect(issuesOf(example, { historyDays: 1 })).toHaveLength(3);
    expect(issuesOf(CARD, null)).toEqual(['attributes invalid_type']);
  });

  it('with every issue, and the safe form returns them', () => {
    const characteristics = Array.from({ length: MAX_LISTED_ISSUES + 1 }, (_, index) => ({
      ...only(CARD.characteristics),
      name: `c${index}`,
      attribute: `a${index}`,
    }));
    const result = safeApplyScorecard({}, { ...CARD, characteristics });
    expect(result).toMatchObject({ success: false, error: { issueCount: MAX_LISTED_ISSUES + 1 } });
    expect(safeApplyScorecard({ historyDays: 1 }, CARD)).toMatchObject({ success: true, data: { score: 1 } });
  });
});
