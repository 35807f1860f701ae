/** Every engine with every family that concerns it, in both countries in turn. */
import { correctionCases } from './correctionCases.mjs';
import { explainCases } from './explainCases.mjs';
import { holderCases } from './holderCases.mjs';
import { familyCases, refusalCases, textCases } from './rowCases.mjs';
import { ruleCases } from './ruleCases.mjs';
import { serviceCases } from './serviceCases.mjs';

/**
 * `library`: the functions of the main entry, `service`: those of /service. Of each case, `make(size)` returns a call
 * ready to be made, and `isRefused` says whether it is answered with InvalidRequestError.
 */
export function casesOf(library, service) {
  return [
    ...familyCases(library),
    ...holderCases(library),
    ...ruleCases(library),
    ...textCases(library),
    ...refusalCases(library),
    ...correctionCases(library),
    ...explainCases(library),
    ...serviceCases(library, service),
  ].map(made => ({ isRefused: false, ...made, name: `${made.engine}: ${made.family} (${made.country})` }));
}
