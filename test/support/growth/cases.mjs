/** Every engine with every family that concerns it, and every reader with every text, in both countries in turn. */
import { correctionCases } from './correctionCases.mjs';
import { explainCases } from './explainCases.mjs';
import { holderCases } from './holderCases.mjs';
import { readerCases } from './readerCases.mjs';
import { familyCases, memberCases, refusalCases, textCases } from './rowCases.mjs';
import { ruleCases } from './ruleCases.mjs';
import { serviceCases } from './serviceCases.mjs';

/**
 * `library`: the functions of the main entry, `service`: those of /service, `adapters`: those of /adapters. Of each case,
 * `make(size)` returns a call ready to be made, and `isRefused` says whether it is answered with InvalidRequestError; null
 * where either will do.
 */
export function casesOf(library, service, adapters) {
  return [
    ...familyCases(library),
    ...holderCases(library),
    ...ruleCases(library),
    ...textCases(library),
    ...memberCases(library),
    ...refusalCases(library),
    ...correctionCases(library),
    ...explainCases(library),
    ...serviceCases(library, service),
    ...readerCases(adapters),
  ].map(made => ({ isRefused: false, ...made, name: `${made.engine}: ${made.family} (${made.country})` }));
}
