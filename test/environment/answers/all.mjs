/** Every function of every entry, asked about the fixtures: what must be the same bytes everywhere. */
import { engineAnswers } from './engines.mjs';
import { mappingAnswers } from './mappings.mjs';
import { narrativeAnswers } from './narratives.mjs';
import { serviceAnswers } from './service.mjs';

/** The service is asked about accounts of at most so many rows. */
const FEW = 600;

/** [name, text] of each answer. `entries`: { main, mappings, service }, as imported; `fixtures`: see fixtures.mjs. */
export function* answers({ main, mappings, service }, { accounts, narratives, scorecard }) {
  for (const [name, request] of Object.entries(accounts)) {
    yield* engineAnswers(main, name, request, scorecard);
    if (request.transactions.length > FEW) continue;
    for (const [called, text] of serviceAnswers(service, main, request)) yield [`${name} ${called}`, text];
  }
  yield* narrativeAnswers(main, narratives);
  yield* mappingAnswers(mappings, main);
}
