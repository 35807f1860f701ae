/** The readers of bank files that are text, given what is hard on them. */
import { CSV_TEXTS, dayIn } from './csvTexts.mjs';
import { countryAt } from './engines.mjs';
import { FILLED, textsOf } from './readerTexts.mjs';

/** `adapters`: the functions of /adapters. A text of rubbish may be read or refused. */
export function readerCases(adapters) {
  const reading = (reader, text, country) => () => {
    try {
      return adapters[reader](text, { country });
    } catch (error) {
      if (!(error instanceof adapters.InvalidRequestError)) throw error;
      return error;
    }
  };
  const filled = Object.entries(FILLED).flatMap(([engine, given]) =>
    textsOf(given).map(([family, textOf], index) => {
      const country = countryAt(index, Math.floor(index / Object.keys(given.places).length));
      return { engine, family, country, make: size => reading(engine, textOf(size), country) };
    }),
  );
  // Each in both countries, which write dates in another order.
  const tables = Object.entries(CSV_TEXTS).flatMap(([family, textOf]) =>
    ['GB', 'US'].map(country => ({
      engine: 'fromCsv',
      family,
      country,
      make: size => reading('fromCsv', textOf(size, dayIn(country)), country),
    })),
  );
  return [...filled, ...tables].map(made => ({ isRefused: null, ...made }));
}
