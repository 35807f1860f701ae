/** The arguments of each function: such as get past its door, the results of others among them, and anything at all. */

import { requestOf, resultOf } from './feeds.mjs';
import { anything, arbitraryJson } from './hostile.mjs';
import { MAPPING_ARGUMENTS } from './mappingArguments.mjs';
import { optionsOf } from './options.mjs';
import { isPlain, looseCopy } from './plain.mjs';
import { REQUESTS, requestFor, spoiledValue } from './requests.mjs';
import { SERVICE_ARGUMENTS } from './serviceArguments.mjs';
import { description, hugeText, oddText } from './text.mjs';

const ARGUMENTS = {
  ...Object.fromEntries(Object.keys(REQUESTS).map(name => [name, draft => engineArguments(name, draft)])),
  readNarrative,
  rulesFromCorrections,
  explain,
  applyScorecard,
  createDecisionMemory: ({ random }) => [{ maxEntries: random.pick([1, 20_000, 0, -1, 1.5, 1e300, '20']) }],
  createInsights: ({ random }) => random.pick([[], [{}], [{ memory: undefined }], [{ memory: {} }]]),
  ...MAPPING_ARGUMENTS,
  ...SERVICE_ARGUMENTS,
};
const MOST_ARGUMENTS = 5;
const ENGINES = Object.keys(REQUESTS);

export function argumentsFor(draft) {
  const { random, target } = draft;
  const make = ARGUMENTS[target.base];
  if (make === undefined || random.chance(0.04)) return anyArguments(draft);
  return make(draft);
}

/** For functions that this folder does not know, and now and then for all. */
function anyArguments(draft) {
  const { random, target } = draft;
  return random.list(0, Math.max(2, target.call.length), () =>
    random.weighted([
      [4, () => anything(draft)],
      [2, () => requestFor(random.pick(ENGINES), draft)],
      [1, () => optionsOf(draft, draft.own())],
      [2, () => description(random, draft.own())],
      [1, () => random.pick([0, 1, -1, 1e9, 0.5])],
    ])(),
  );
}

function engineArguments(name, draft) {
  const { random } = draft;
  const request = requestFor(name, draft);
  if (random.chance(0.35)) return [request];
  const options = optionsOf(draft, draft.own());
  return [request, random.chance(0.06) ? spoiledValue(draft, options) : options];
}

function readNarrative(draft) {
  const { random } = draft;
  const own = draft.own();
  const country = draft.country();
  const text = random.chance(0.0005) ? hugeText(random, own) : description(random, own);
  const options = { countryCode: country === 'none' ? random.pick([undefined, null, 'FR']) : country };
  const args = [text, options];
  return random.chance(0.08) ? asList(spoiledValue(draft, args)) : args;
}

/** A list of arguments that was spoiled itself is the one argument. Its `slice` could be of a constructor of its own. */
function asList(value) {
  if (!isPlain(value) || !Array.isArray(value)) return [value];
  return Array.from({ length: Math.min(value.length, MOST_ARGUMENTS) }, (_, index) => value[index]);
}

/** What a person corrects of a run, well or badly. */
function rulesFromCorrections(draft) {
  const { random } = draft;
  const options = optionsOf(draft, draft.own());
  const result = draft.feed('enrichTransactions', [requestOf('enrichTransactions', draft), options]);
  const rows = result?.transactions ?? [];
  const corrections = random.list(0, Math.min(rows.length, random.pick([2, 5, 400])), () => ({
    transactionId: random.chance(0.97) && rows.length > 0 ? random.pick(rows).transactionId : 'other',
    ...(random.chance(0.8) ? { category: random.chance(0.98) ? random.pick(draft.categories) : 'none' } : {}),
    ...(random.chance(0.4) ? { merchant: random.pick([null, 'My Shop', oddText(random) || 'x']) } : {}),
    ...(random.chance(0.4) ? { applyTo: random.pick(['payee', 'transaction']) } : {}),
  }));
  // Half are narrowed to what can be corrected, so that as many get past the door.
  const kept = corrections.filter(each => each.category !== undefined || each.merchant !== undefined);
  const given = random.chance(0.5) ? kept.map(each => ({ ...each, applyTo: 'transaction' })) : kept;
  const args = [rows, given];
  return random.chance(0.15) ? asList(spoiledValue(draft, args.map(looseCopy))) : args;
}

function explain(draft) {
  const { random } = draft;
  const name = random.pick([...ENGINES, 'applyScorecard']);
  const result = name === 'applyScorecard' ? draft.feed(name, applyScorecard(draft)) : resultOf(name, draft);
  const path = pathInto(random, result);
  const asked = random.weighted([
    [14, () => path],
    [1, () => path.slice(random.below(path.length + 1))],
    [
      1,
      () =>
        path + random.pick(['.', '[0]', '[]', '.length', '.__proto__', '.constructor', '[-1]', '[1e9]', ' ']),
    ],
    [1, () => oddText(random)],
    [1, () => anything(draft, path)],
  ])();
  const junk = () =>
    random.chance(0.5) ? spoiledValue(draft, looseCopy(result)) : arbitraryJson(random, draft.names);
  return [random.chance(0.15) ? junk() : result, asked];
}

/** To a value that is no object, drawn member by member; mostly to a number, as there is little to explain of others. */
function pathInto(random, result) {
  let path = '';
  for (let left = 8; left > 0; left--) {
    const { path: found, value } = pathTo(random, result);
    path = found;
    if (typeof value === 'number') break;
  }
  return path;
}

function pathTo(random, result) {
  let value = result;
  let path = '';
  while (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const name = random.pick(Object.keys(value));
    path += Array.isArray(value) ? `[${name}]` : `${path === '' ? '' : '.'}${name}`;
    value = value[name];
  }
  return { path, value };
}

function applyScorecard(draft) {
  const { random } = draft;
  const result = resultOf('scoreAttributes', draft);
  const attributes = { ...(result?.attributes ?? result) };
  for (const name of Object.keys(attributes))
    if (random.chance(0.1))
      attributes[name] = random.pick([null, 0, -0, 1, 1e300, -1e-7, 5e-324, random.next() / 1000]);
  const scorecard = looseCopy(random.pick(draft.world.material.scorecards));
  for (const characteristic of scorecard.characteristics)
    if (random.chance(0.1)) {
      const points = random.pick([0, -0, 1e6, -1e6, 0.0001, 12.5]);
      random.pick(characteristic.bins).partialScore = points;
    }
  if (random.chance(0.1)) scorecard.initialScore = random.pick([0, -0, 1e6, 0.1]);
  if (random.chance(0.1)) scorecard.characteristics = random.shuffled(scorecard.characteristics);
  const args = [attributes, scorecard];
  return random.chance(0.2) ? asList(spoiledValue(draft, args)) : args;
}
