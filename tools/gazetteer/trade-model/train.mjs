// Trains the model of trade names: npm run train -- names.tsv (README.md says where the names come from).
import { readFileSync } from 'node:fs';
import { emitModel } from './emit.mjs';
import { Regression } from './regression.mjs';
import { report } from './report.mjs';
import { indexNames, listedNames, registeredNames, tradeWords } from './sources.mjs';
import { ALWAYS, featuresOf, possibleFeaturesOf } from './words.mjs';

const read = name => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const { prior: priorOf, mixed } = read('../sources/trade-priors.json');

const FEWEST = { w: 3, p: 4, g: 25 };
const KEPT = { w: 6500, p: 1000, g: 2500 };
/** Weights below are dropped, and what remains is trained again without them. */
const LEAST = { w: 0.7, p: 0.7, g: 0.9 };
const MOST_WEIGHT = 20;
const AVERAGED_PASSES = 30;

const categories = Object.keys(priorOf.GB);
const place = new Map(categories.map((category, index) => [category, index]));
const sharesOf = country => {
  const total = Object.values(priorOf[country]).reduce((a, b) => a + b, 0);
  return categories.map(category => priorOf[country][category] / total);
};
const priors = Object.fromEntries(Object.keys(priorOf).map(place => [place, sharesOf(place)]));
/** Trained on the mean of both; the library then takes its country's. */
const prior = categories.map((_, index) => (priors.GB[index] + priors.US[index]) / 2);

// mulberry32 (Tommy Ettinger, public domain).
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedUp = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedUp = (mixedUp + Math.imul(mixedUp ^ (mixedUp >>> 7), 61 | mixedUp)) ^ mixedUp;
    return ((mixedUp ^ (mixedUp >>> 14)) >>> 0) / 4294967296;
  };
}

/** One name in ten is never trained on; the report is of those. */
const isHeldOut = name => {
  let hash = 7;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0) % 10 === 3;
};

const everyName = [...indexNames(), ...listedNames(), ...registeredNames(process.argv[2])].filter(
  ({ category }) => place.has(category) || category in mixed,
);
const heldOut = everyName.filter(({ name, category }) => place.has(category) && isHeldOut(name));
const rows = [
  ...everyName.filter(({ name }) => !isHeldOut(name)),
  ...[...tradeWords()].filter(({ category }) => place.has(category)),
];

const counts = new Map();
for (const { name } of rows)
  for (const feature of new Set(possibleFeaturesOf(name).map(([feature]) => feature)))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);

let ids = number([
  ...ALWAYS,
  ...[...counts].filter(([feature, count]) => count >= FEWEST[feature[0]]).map(([feature]) => feature),
]);

function number(features) {
  return new Map([...new Set(features)].sort().map((feature, index) => [feature, index]));
}

const vectorOf = name =>
  featuresOf(name, feature => ids.has(feature)).map(([feature, value]) => [ids.get(feature), value]);

/** What card acquirers leave of a long name. */
const shortened = name => (name.length > 14 ? name.slice(0, 12 + (name.length % 11)) : null);

function examplesOf() {
  const mass = new Map();
  for (const { category, weight = 1 } of rows) mass.set(category, (mass.get(category) ?? 0) + weight);
  const trained = rows.reduce((sum, { category, weight = 1 }) => sum + (place.has(category) ? weight : 0), 0);
  return rows.map(({ name, category, weight = 1 }) => {
    const sure = place.get(category);
    const short = shortened(name);
    const scale =
      sure === undefined ? MIXED_WEIGHT : Math.min(MOST_WEIGHT, (prior[sure] * trained) / mass.get(category));
    return {
      features: vectorOf(name),
      short: short === null ? null : vectorOf(short),
      weight: weight * scale,
      target: sure === undefined ? amongOf(mixed[category]) : sureOf(sure),
    };
  });
}
/** A register that puts several trades under one heading teaches little. */
const MIXED_WEIGHT = 0.3;

const sureTargets = categories.map((_, sure) =>
  Float64Array.from(categories, (__, index) => (index === sure ? 1 : 0)),
);
function sureOf(sure) {
  return () => sureTargets[sure];
}

/** Of a mixed heading, what the model itself holds likeliest among its trades. */
function amongOf(shares) {
  const share = categories.map((category, index) => (shares[category] ?? 0) / prior[index]);
  const target = new Float64Array(categories.length);
  return probability => {
    let sum = 0;
    for (let index = 0; index < target.length; index++)
      sum += target[index] = probability[index] * share[index];
    for (let index = 0; index < target.length; index++) target[index] /= sum;
    return target;
  };
}

const random = randomOf(20261120);
const bias = prior.map(Math.log);
const full = new Regression(ids.size, bias);
const first = examplesOf();
for (let pass = 0; pass < 2; pass++) full.pass(first, random);
centre(full);
report('all features', categories, prior, heldOut, name => full.predict(vectorOf(name)));

// What weighs most, for its size, is kept; the rest is trained again without what was left out.
const importance = [...ids].map(([feature, id]) => {
  let sum = 0;
  for (let index = 0; index < categories.length; index++)
    sum += full.weights[id * categories.length + index] ** 2;
  return { feature, value: Math.sqrt(sum * Math.min(counts.get(feature) ?? 400, 400)) };
});
const kept = ['w', 'p', 'g'].flatMap(kind =>
  importance
    .filter(({ feature }) => feature[0] === kind)
    .sort((a, b) => b.value - a.value || (a.feature < b.feature ? -1 : 1))
    .slice(0, KEPT[kind])
    .map(({ feature }) => feature),
);
const before = ids;
ids = number(kept);
const model = new Regression(ids.size, bias);
for (const [feature, id] of ids)
  for (let index = 0; index < categories.length; index++)
    model.weights[id * categories.length + index] =
      full.weights[before.get(feature) * categories.length + index];
const second = examplesOf();
model.pass(second, random, { rate: 0.08 });
centre(model);
dropSmall(model);
averagedPasses(model, second, random);
report('kept features', categories, prior, heldOut, name => model.predict(vectorOf(name)));
/** Where the passes end varies with the order of the examples; their mean does so less. */
function averagedPasses(trained, examples, order) {
  const sum = new Float64Array(trained.weights.length);
  for (let pass = 0; pass < AVERAGED_PASSES; pass++) {
    trained.pass(examples, order, { rate: 0.04 });
    trained.weights.forEach((weight, index) => {
      sum[index] += weight / AVERAGED_PASSES;
    });
  }
  trained.weights.set(sum);
}

/** Only differences between trades count: taken from their median, most weights are nothing. */
function centre({ weights, size }) {
  for (let start = 0; start < weights.length; start += size) {
    const median = weights.slice(start, start + size).sort()[size >> 1];
    for (let place = start; place < start + size; place++) weights[place] -= median;
  }
}

function dropSmall({ weights, fixed, size }) {
  for (const [feature, id] of ids)
    for (let place = id * size; place < (id + 1) * size; place++) {
      if (Math.abs(weights[place]) >= LEAST[feature[0]]) continue;
      weights[place] = 0;
      fixed[place] = 1;
    }
}

const shipped = emitModel({ categories, priors, ids, weights: model.weights });
model.weights.set(shipped);
report('as shipped', categories, prior, heldOut, name => model.predict(vectorOf(name)));
