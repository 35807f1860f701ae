/** Changes that make an input smaller: parts of lists and texts, and members, taken away. */
import { isPlain } from './plain.mjs';

/** `edit`: { path, drop: [from, to] } of a list or a text, or { path, drop: name } of an object. */
export function edited(value, { path, drop }, depth = 0) {
  if (depth === path.length) return without(value, drop);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const copy = shallow(value);
  const name = path[depth];
  if (!Object.hasOwn(copy, name)) return value;
  define(copy, name, edited(copy[name], { path, drop }, depth + 1));
  return copy;
}

function without(value, drop) {
  if (typeof value === 'string' && Array.isArray(drop)) return value.slice(0, drop[0]) + value.slice(drop[1]);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  if (Array.isArray(value)) return listOf(value, index => index < drop[0] || index >= drop[1]);
  const copy = shallow(value);
  delete copy[drop];
  return copy;
}

/** The list's own methods could be of a constructor of its own. */
function listOf(list, isKept) {
  const copy = Object.setPrototypeOf([], Object.getPrototypeOf(list));
  for (let index = 0; index < list.length; index++)
    if (isKept(index)) {
      if (Object.hasOwn(list, index)) define(copy, copy.length, list[index]);
      else copy.length++;
    }
  return copy;
}

function shallow(value) {
  if (Array.isArray(value)) return listOf(value, () => true);
  return Object.create(Object.getPrototypeOf(value), Object.getOwnPropertyDescriptors(value));
}

function define(object, name, value) {
  Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
}

const MOST = 3000;
const WEIGHT_OF_ITEM = 1000;

/** The changes that an input allows, the greatest first. */
export function editsOf(args) {
  const edits = [];
  const open = [{ value: args, path: [] }];
  for (let at = 0; at < open.length && edits.length < MOST; at++) {
    const { value, path } = open[at];
    if (typeof value === 'string') addParts(edits, path, value.length, 1);
    if (typeof value !== 'object' || value === null || !isPlain(value) || path.length > 12) continue;
    if (Array.isArray(value) && path.length > 0) addParts(edits, path, value.length, WEIGHT_OF_ITEM);
    const names = Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, 60) }, (_, index) => index)
      : Object.keys(value);
    for (const name of names) {
      if (!Array.isArray(value)) edits.push({ path, drop: name, weight: weightOf(value[name]) });
      open.push({ value: value[name], path: [...path, name] });
    }
  }
  return edits.sort((a, b) => b.weight - a.weight);
}

function addParts(edits, path, length, weight) {
  for (let part = length; part >= 1; part = Math.floor(part / 2)) {
    if (length / part > 64) break;
    for (let from = 0; from < length; from += part)
      edits.push({
        path,
        drop: [from, Math.min(length, from + part)],
        weight: part * weight,
      });
  }
}

/** Items and members go first: what is left of texts then is little. */
function weightOf(value) {
  if (typeof value === 'string') return WEIGHT_OF_ITEM / 2 + value.length;
  if (typeof value !== 'object' || value === null || !isPlain(value)) return WEIGHT_OF_ITEM / 2;
  return Array.isArray(value) ? (value.length + 1) * WEIGHT_OF_ITEM : 2 * WEIGHT_OF_ITEM;
}
