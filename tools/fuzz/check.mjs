/** What must hold of every call: its input untouched, its result plain JSON, its error the one that is promised. */
import { types } from 'node:util';
import { isLabelled, sourceOf } from './source.mjs';

const DEEPEST = 200;
const NOTHING_OWN = () => false;

/** Freezes what can be frozen and gives its size: about the bytes of its text. Runs no getter and no trap. */
export function frozenSize(root) {
  let size = 0;
  const seen = new Set();
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') size += value.length;
    size += 8;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (types.isProxy(value)) continue;
    // JSON writes null for a hole, with a comma.
    if (Array.isArray(value)) size += value.length * 5;
    for (const name of Reflect.ownKeys(value)) {
      const descriptor = Object.getOwnPropertyDescriptor(value, name);
      if ('value' in descriptor) open.push(descriptor.value);
    }
    if (!ArrayBuffer.isView(value) && !isLongList(value)) Object.freeze(value);
  }
  return size;
}

/** One of nothing but a length takes long to freeze. */
function isLongList(value) {
  return isLabelled(value) && Array.isArray(value) && value.length > 1000;
}

/** Where a result is not what JSON can hold, or null. `isOwn`: of a path and a name, whether the caller gave that member. */
export function flawOf(value, isOwn = NOTHING_OWN, path = '', depth = 0) {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return null;
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return `-0 at ${path || 'the top'}`;
    return Number.isFinite(value) ? null : `${value} at ${path || 'the top'}`;
  }
  if (typeof value !== 'object') return `${typeof value} at ${path || 'the top'}`;
  if (depth > DEEPEST) return `deeper than ${DEEPEST} at ${path}`;
  if (types.isProxy(value)) return `proxy at ${path || 'the top'}`;
  return Array.isArray(value)
    ? flawOfList(value, isOwn, path, depth)
    : flawOfObject(value, isOwn, path, depth);
}

function flawOfList(list, isOwn, path, depth) {
  for (let index = 0; index < list.length; index++) {
    if (!Object.hasOwn(list, index)) return `hole at ${path}[]`;
    if (isOwn(path, index)) continue;
    const flaw = flawOf(list[index], isOwn, `${path}[]`, depth + 1);
    if (flaw !== null) return flaw;
  }
  return null;
}

function flawOfObject(object, isOwn, path, depth) {
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) {
    const name = types.isProxy(prototype) ? 'of a proxy' : prototype.constructor?.name;
    return `object of class ${name} at ${path || 'the top'}`;
  }
  for (const name of Object.keys(object)) {
    if (isOwn(path, name)) continue;
    const descriptor = Object.getOwnPropertyDescriptor(object, name);
    const inside = path === '' ? name : `${path}.${name}`;
    if (!('value' in descriptor)) return `getter at ${inside}`;
    const flaw = flawOf(descriptor.value, isOwn, inside, depth + 1);
    if (flaw !== null) return flaw;
  }
  return null;
}

/** Text that is equal for two equal results, and a flaw of the round trip through JSON. */
export function textOf(result, isRoundTrip) {
  let text;
  try {
    text = JSON.stringify(result);
  } catch {
    // What a caller adds need not be JSON.
    return { text: sourceOf(result, Infinity), flaw: null };
  }
  // A caller's own toJSON may answer nothing at all.
  if (text === undefined) return { text: sourceOf(result, Infinity), flaw: null };
  if (!isRoundTrip || hasCallersOwn(text)) return { text, flaw: null };
  return {
    text,
    flaw: JSON.stringify(JSON.parse(text)) === text ? null : 'JSON round trip changes the result',
  };
}

function hasCallersOwn(text) {
  return (
    text.includes('"toJSON"') || text.includes('"__proto__"') || text.includes('"0"') || text.includes('"-1"')
  );
}

/** Of the error that a call throws; null when it is the promised one. */
export function flawOfError(error, { Refusal }) {
  if (typeof error !== 'object' || error === null) return `throws ${String(error)}`;
  const isRefusal = Refusal === undefined ? error.name === 'InvalidRequestError' : error instanceof Refusal;
  if (!isRefusal) return `throws ${error.name}: ${error.message}`;
  const flaw = flawOf({
    code: error.code,
    issues: error.issues,
    issueCount: error.issueCount,
    message: error.message,
  });
  if (flaw !== null) return `InvalidRequestError with ${flaw}`;
  return error.issues.length > 0 ? null : 'InvalidRequestError without issues';
}

export function textOfError(error) {
  return JSON.stringify([error.message, error.issues, error.issueCount]);
}
