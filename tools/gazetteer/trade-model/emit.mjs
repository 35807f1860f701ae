// Writes what training found to weights.txt: a feature a line, then its weights, two letters each: which trade, and how much.
import { readFileSync, writeFileSync } from 'node:fs';
import { emitTradeModel, LETTERS, STEPS, ZERO } from './pack.mjs';

const taxonomy = JSON.parse(readFileSync(new URL('../sources/taxonomy-ids.json', import.meta.url), 'utf8'));
const KINDS = ['w', 'p', 'g'];
/** In eighths of a nat. */
const LEAST = { w: 2, p: 2, g: 3 };

/** Writes the library's table too, and gives the weights as that has them. */
export function emitModel({ categories, priors, ids, weights }) {
  const size = categories.length;
  const lines = { w: [], p: [], g: [] };
  for (const [feature, id] of ids) {
    let text = '';
    for (let index = 0; index < size; index++) {
      const steps = Math.max(-30, Math.min(60, Math.round(weights[id * size + index] * STEPS)));
      if (Math.abs(steps) >= LEAST[feature[0]]) text += LETTERS[index] + letterOf(steps);
    }
    if (text !== '') lines[feature[0]].push(`${feature} ${text}`);
  }
  const header = [
    ['trades', ...categories.map(category => taxonomy[category])],
    ...Object.entries(priors).map(([place, shares]) => [
      place.replace(' in a shop', 'InShop'),
      ...shares.map(share => share.toFixed(5)),
    ]),
  ];
  const text = [
    header.map(fields => fields.join(' ')).join('\n'),
    ...KINDS.map(kind => lines[kind].join('\n')),
  ].join('\n\n');
  writeFileSync(new URL('weights.txt', import.meta.url), `${text}\n`);
  const packed = emitTradeModel();
  const shipped = new Float32Array(weights.length);
  for (const [feature, id] of ids)
    for (const [trade, steps] of packed.get(feature) ?? []) shipped[id * size + trade] = steps / STEPS;
  return shipped;
}

/** Codes 34 to 124, but the three that a template literal reads; those are rare weights, and move by one. */
function letterOf(steps) {
  const code = steps + ZERO;
  return String.fromCharCode(code === 36 || code === 92 || code === 96 ? code + 1 : code);
}
