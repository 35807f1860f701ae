/** The figures of an applied scorecard. */
import { sumOf } from '../base/money.js';
import { SCORE_ATTRIBUTES } from '../score/attributes/definitions.js';
import type { FigureRow, FigureTable, ReadPath } from './figure.js';

const CONTRIBUTION = 'contributions[contribution]';
const REASON = 'reasonCodes[reason]';
/** Of every number of points. */
const DECIMALS = 4;

export const SCORECARD_FIGURES = {
  score: {
    formula: 'The initial score and the points of all contributions',
    plus: ['initialScore', 'contributions[].points'],
    check: { decimals: DECIMALS },
  },
  'range.lowest': { formula: 'The least that the bins of the scorecard allow', from: ['initialScore'] },
  'range.highest': { formula: 'The most that the bins of the scorecard allow', from: ['initialScore'] },
  initialScore: { formula: 'As given in the scorecard' },
  'reasonCodes[reason].points': reasonOf,
  'contributions[contribution].value': read => {
    const [attribute] = read(`${CONTRIBUTION}.attribute`);
    const known = SCORE_ATTRIBUTES.find(({ name }) => name === attribute);
    return {
      formula: `The attribute as given. ${known?.definition ?? ''}`.trim().replace(/\.$/, ''),
      nullWhen: 'the attribute is',
      from: [`${CONTRIBUTION}.attribute`],
    };
  },
  'contributions[contribution].points': {
    formula: 'The points of the bin that holds the value',
    from: [`${CONTRIBUTION}.value`, `${CONTRIBUTION}.bin`],
  },
  'contributions[contribution].baseline': {
    formula: 'The reference points of the variable, as given in the scorecard',
    nullWhen: 'it gives none',
  },
} satisfies FigureTable;

function reasonOf(read: ReadPath): FigureRow {
  const characteristics = read(`${REASON}.characteristics[]`);
  const ofReason = read('contributions[].characteristic').flatMap((name, index) =>
    characteristics.includes(name) ? [`contributions[${index}]`] : [],
  );
  const points = ofReason.map(at => `${at}.points`);
  const baselines = ofReason.map(at => `${at}.baseline`);
  const total = (paths: readonly string[]) => sumOf(paths.flatMap(read).map(Number));
  // Above 0, so that the larger of the two tells which is taken from which.
  const isBelow = total(points) < total(baselines);
  return {
    formula:
      'By how far the characteristics with this code lie on the unfavourable side of their baselines, added up',
    plus: isBelow ? baselines : points,
    minus: isBelow ? points : baselines,
    check: { decimals: DECIMALS },
  };
}
