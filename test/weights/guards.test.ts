/** Each weight of evidence as it stands: what its guard says holds. */
import { beforeAll, describe, expect, it } from 'vitest';
import { EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import { enrichTransactions } from '../../src/index.js';
import { NO_GUESSES } from '../support/build.js';
import type { GuardCase, WeightName } from './guard.js';
import { GUARDS } from './guards.js';
import { readCase, textOf } from './readCase.js';
import { type EngineMaker, engineMaker, type WeightedEngine } from './weightedEngine.js';

const NAMES = Object.keys(EVIDENCE_WEIGHTS) as WeightName[];
const AS_IT_STANDS: WeightedEngine = { enrichTransactions };
let engineWith: EngineMaker;

beforeAll(async () => {
  engineWith = await engineMaker();
});

describe('a weight of evidence', () => {
  for (const name of NAMES) {
    const { guards, cases } = GUARDS[name];
    it(`${name}: ${guards}`, () => {
      for (const each of cases as readonly GuardCase[]) {
        const { where = {}, is } = each;
        const engine = Object.keys(where).length === 0 ? AS_IT_STANDS : engineWith(where);
        // Whether other evidence decides is asked of what is surer than a first guess.
        const isSilent = is.category === 'uncategorised' && name !== 'firstGuess';
        const options = each.options ?? (isSilent ? NO_GUESSES : undefined);
        expect(readCase(engine, { ...each, options }), textOf(each)).toEqual(is);
      }
    });
  }

  it('has payments of both countries', () => {
    for (const name of NAMES)
      expect(new Set(GUARDS[name].cases.map(({ country }) => country)).size, name).toBe(2);
  });
});
